"""REST about who one is: becoming somebody, names, sessions and tokens."""

from __future__ import annotations

import httpx

from tests.server.accounts import PASSWORD, Account
from tests.server.running import Running, Somebody


def test_nobody_is_nobody_and_a_guest_is_a_guest(shared: Running) -> None:
    assert httpx.get(f"{shared.url}/api/me").json()["person"] is None
    with Somebody(shared.url, "Vera") as vera:
        me = vera.get("/api/me")["person"]
        assert (me["id"], me["name"], me["guest"]) == (vera.id, "Vera", True)
        assert vera.post("/api/guest", {"name": "Verena"})["id"] == vera.id
        vera.post("/api/logout", {})
        assert vera.get("/api/me")["person"] is None


def test_a_guest_who_makes_an_account_takes_its_tables_along(shared: Running) -> None:
    with Somebody(shared.url, "Vera") as vera:
        table = vera.table(access="link")
        account = vera.post("/api/account", {"name": "Vera of tables", "password": PASSWORD})
        assert account["id"] != vera.id
        assert account["guest"] is False
        seats = vera.get(f"/api/tables/{table}")["seats"]
        assert (seats[0]["person"], seats[0]["name"]) == (account["id"], "Vera of tables")
        vera.post("/api/me/delete", {"password": PASSWORD, "word": "delete"})


def test_signing_in_takes_name_and_password(shared: Running) -> None:
    zoe = Account(shared.url, "Zoe")
    with httpx.Client(base_url=shared.url) as other:
        for form in ({"name": zoe.name, "password": "wrong"}, {"name": "Z", "password": PASSWORD}):
            answer = other.post("/api/login", json=form)
            assert answer.json()["error"]["code"] == "bad_login"
        answer = other.post("/api/login", json={"name": zoe.name.upper(), "password": PASSWORD})
        assert answer.json()["id"] == zoe.id
        assert len(zoe.get("/api/sessions")) == 2
        assert zoe.http.delete("/api/sessions").status_code == 200
        assert other.get("/api/me").json()["person"] is None
        assert zoe.get("/api/me")["person"]["id"] == zoe.id
    zoe.leave()


def test_a_token_is_shown_once_and_good_until_it_is_dropped(shared: Running) -> None:
    zoe = Account(shared.url, "Zoe")
    made = zoe.post("/api/tokens", {"name": "my bot"})
    listed = zoe.get("/api/tokens")
    assert [(one["id"], one["name"]) for one in listed] == [(made["id"], "my bot")]
    assert made["token"] not in str(listed)
    bearer = {"authorization": f"Bearer {made['token']}"}
    assert httpx.get(f"{shared.url}/api/me", headers=bearer).json()["person"]["id"] == zoe.id
    refused = httpx.post(f"{shared.url}/api/tokens", headers=bearer, json={"name": "another"})
    assert refused.status_code == 403  # a program makes no programs
    assert zoe.http.delete(f"/api/tokens/{made['id']}").status_code == 200
    assert httpx.get(f"{shared.url}/api/me", headers=bearer).status_code == 401
    zoe.leave()


def test_a_new_name_is_seen_at_ones_tables(shared: Running) -> None:
    zoe = Account(shared.url, "Zoe")
    table = zoe.table(access="link")
    renamed = f"{zoe.name} II"
    assert zoe.post("/api/me/name", {"name": renamed})["name"] == renamed
    assert zoe.refused("POST", "/api/me/name", {"name": f"{renamed}I"}) == "renamed"
    assert zoe.get(f"/api/tables/{table}")["seats"][0]["name"] == renamed
    zoe.leave()


def test_a_program_that_says_goodbye_keeps_its_token(shared: Running) -> None:
    zoe = Account(shared.url, "Zoe")
    token = zoe.post("/api/tokens", {"name": "my bot"})["token"]
    with Somebody(shared.url, "", token) as program:
        program.post("/api/logout", {})
        assert program.get("/api/me")["person"]["id"] == zoe.id
    assert zoe.get("/api/me")["person"]["id"] == zoe.id
    zoe.leave()


def test_no_password_is_hashed_for_a_name_that_is_taken(shared: Running) -> None:
    """Hashing is dear: who asks for taken names again and again shall not cost it."""
    zoe = Account(shared.url, "Zoe")
    before = shared.server.hashing.hashed
    form = {"name": zoe.name.upper(), "password": PASSWORD}
    refused = httpx.post(f"{shared.url}/api/account", json=form)
    assert refused.json()["error"]["code"] == "name_taken"
    assert shared.server.hashing.hashed == before
    zoe.leave()
