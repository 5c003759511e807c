"""REST about what finds people elsewhere: wishes and ways, and links that need no sign-in."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from tests.server.running import Running, Somebody
from trilith.server.post import ways


def test_without_a_mail_server_mail_is_not_offered(vera: Somebody) -> None:
    told = vera.get("/api/me/notifications")
    assert told["offers"]["mail"] is False
    assert told["ways"] == []
    assert vera.refused("POST", "/api/me/ways/mail", {"address": "v@example.org"}) == "not_offered"


def test_wishes_are_kept_as_they_are_said_and_nonsense_is_not(vera: Somebody) -> None:
    form = {"ways": {"turn": ["push"]}, "reminders": [24, 2], "language": "fr"}
    answer = vera.http.put("/api/me/notifications", json=form)
    assert answer.status_code == 200, answer.text
    kept = vera.get("/api/me/notifications")["wishes"]
    assert (kept["ways"]["turn"], kept["reminders"], kept["language"]) == (["push"], [24, 2], "fr")
    nonsense: list[Any] = [{"ways": {"turn": ["pigeon"]}}, {"ways": {"dance": []}}]
    for bad in [*nonsense, {"language": "de"}]:
        assert vera.refused("PUT", "/api/me/notifications", bad) == "bad_message"
    assert vera.get("/api/me/notifications")["wishes"] == kept


# ------------------------------------------------------------------ ways


@pytest.fixture
def way(shared: Running, vera: Somebody) -> ways.Way:
    """A webhook of Vera's, who wants to hear of turns and ends by it."""
    vera.http.put(
        "/api/me/notifications", json={"ways": {"turn": ["webhook"], "over": ["webhook"]}}
    )
    with shared.server.store.engine.begin() as c:
        keys = {"preset": "json", "secret": "sesame"}
        return ways.add(
            c, vera.id, "webhook", "https://hooks.org/very/secret", keys, "json", 1, True
        )


def test_a_way_is_shown_without_what_would_let_others_write_there(
    vera: Somebody, way: ways.Way
) -> None:
    [told] = vera.get("/api/me/notifications")["ways"]
    assert (told["id"], told["target"]) == (way.id, "hooks.org/…et")
    assert "sesame" not in str(told)
    for kind, target, expected in (
        ("mail", "vera.v@example.org", "v…@example.org"),
        ("push", "https://push.org/x/y", "push.org"),
    ):
        assert ways.shown(msgspec.structs.replace(way, kind=kind, target=target)) == expected


def test_nobody_touches_anothers_way(vera: Somebody, wim: Somebody, way: ways.Way) -> None:
    path = f"/api/me/ways/{way.id}"
    assert wim.refused("DELETE", path) == wim.refused("POST", f"{path}/test", {}) == "no_way"
    assert len(vera.get("/api/me/notifications")["ways"]) == 1
    assert vera.http.delete(path).status_code == 200
    assert vera.get("/api/me/notifications")["ways"] == []


def wanted(vera: Somebody) -> dict[str, Any]:
    found = vera.get("/api/me/notifications")["wishes"]["ways"]
    return {kind: by for kind, by in found.items() if by}


def test_a_link_in_a_letter_asks_first_and_then_ends_that_kind_and_keeps_the_way(
    shared: Running, vera: Somebody, way: ways.Way
) -> None:
    token = ways.signed(shared.server.post.secret, way.id, ["turn"])
    off = f"{shared.url}/api/mail/off"
    asked = httpx.get(off, params={"t": token})
    assert "<form" in asked.text
    assert "<script" not in asked.text
    assert wanted(vera) == {"turn": ["webhook"], "over": ["webhook"]}  # programs follow links too
    done = httpx.post(off, params={"t": token})
    assert (done.status_code, "<form" in done.text) == (200, False)
    assert wanted(vera) == {"over": ["webhook"]}
    httpx.post(off, params={"t": ways.signed(shared.server.post.secret, way.id)})
    assert wanted(vera) == {}
    assert len(vera.get("/api/me/notifications")["ways"]) == 1


def test_a_link_that_we_did_not_make_ends_nothing_and_one_of_a_way_that_is_gone_is_answered(
    shared: Running, vera: Somebody, way: ways.Way
) -> None:
    off, token = f"{shared.url}/api/mail/off", ways.signed(shared.server.post.secret, way.id)
    assert httpx.post(off, params={"t": token[:-1] + "0"}).status_code == 403
    assert wanted(vera)
    vera.http.delete(f"/api/me/ways/{way.id}")
    assert httpx.post(off, params={"t": token}).status_code == 200


def test_a_code_that_nobody_sent_confirms_nothing(shared: Running, way: ways.Way) -> None:
    confirm = f"{shared.url}/api/mail/confirm"
    for number, code in (("w0", "no_way"), (way.id, "bad_link")):
        answer = httpx.post(confirm, json={"way": number, "code": "x"})
        assert answer.json()["error"]["code"] == code
