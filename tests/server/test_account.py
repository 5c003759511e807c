"""REST about one's account: the password once more, everything in one file, and its end."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
import sqlalchemy as sa

from tests.server.accounts import PASSWORD, Account
from tests.server.running import Running, Somebody
from trilith.server import resets, schema
from trilith.server.clocks import now_ms


@pytest.fixture
def zoe(shared: Running) -> Iterator[Account]:
    one = Account(shared.url, "Zoe")
    yield one
    one.leave()


def test_the_file_is_given_to_people_who_know_the_password(zoe: Account) -> None:
    assert zoe.refused("POST", "/api/me/export", {"password": "wrong"}) == "bad_login"
    assert zoe.refused("POST", "/api/me/export", {}) == "bad_login"
    answer = zoe.http.post("/api/me/export", json={"password": PASSWORD})
    assert answer.headers["content-disposition"].endswith('filename="trilith-export.json"')
    assert answer.json()["person"]["name"] == zoe.name


def test_a_guest_has_no_password_and_gets_the_file_without(vera: Somebody) -> None:
    assert vera.post("/api/me/export", {})["person"]["name"] == "Vera"


def test_an_account_ends_by_the_word_and_the_password(shared: Running, zoe: Account) -> None:
    delete = "/api/me/delete"
    assert zoe.refused("POST", delete, {"password": PASSWORD}) == "sure"
    assert zoe.refused("POST", delete, {"password": "wrong", "word": "delete"}) == "bad_login"
    table = zoe.table(access="link")
    answer = zoe.http.post(delete, json={"password": PASSWORD, "word": "delete"})
    assert answer.json() == {"tables": 1}
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert zoe.get("/api/me")["person"] is None
    assert zoe.get(f"/api/tables/{table}")["seats"][0]["name"] != zoe.name
    again = httpx.post(f"{shared.url}/api/login", json={"name": zoe.name, "password": PASSWORD})
    assert again.status_code == 401


def test_a_program_neither_takes_everything_along_nor_ends_it(
    shared: Running, zoe: Account
) -> None:
    token = zoe.post("/api/tokens", {"name": "my bot"})["token"]
    with Somebody(shared.url, "", token) as program:
        for path in ("/api/me/export", "/api/me/delete"):
            form = {"password": PASSWORD} | ({"word": "delete"} if "delete" in path else {})
            assert program.http.post(path, json=form).status_code == 403


def test_without_a_mail_server_nobody_is_promised_a_link(shared: Running, zoe: Account) -> None:
    for name in (zoe.name, "Nobody Ever"):
        answer = httpx.post(f"{shared.url}/api/reset", json={"name": name})
        assert answer.json() == {"sent": False}
    bad = httpx.post(f"{shared.url}/api/reset", json={"name": "x", "language": "de"})
    assert bad.status_code == 422


def test_a_link_sets_a_password_once_and_signs_out_everywhere(
    shared: Running, zoe: Account
) -> None:
    with shared.server.store.engine.begin() as c:
        code = resets.make(c, zoe.id, now_ms())
    use = f"{shared.url}/api/reset/use"
    short = httpx.post(use, json={"code": code, "password": "short"})
    assert short.json()["error"]["code"] == "short_password"
    form = {"code": code, "password": "another horse"}
    assert httpx.post(use, json={**form, "code": "guess"}).json()["error"]["code"] == "bad_link"
    assert httpx.post(use, json=form).json() == {"name": zoe.name}
    assert httpx.post(use, json=form).json()["error"]["code"] == "bad_link"
    assert zoe.get("/api/me")["person"] is None
    zoe.post("/api/login", {"name": zoe.name, "password": "another horse"})
    with shared.server.store.engine.connect() as c:
        left = c.execute(sa.select(schema.resets).where(schema.resets.c.person == zoe.id)).all()
    assert left == []
    zoe.post("/api/me/delete", {"password": "another horse", "word": "delete"})
