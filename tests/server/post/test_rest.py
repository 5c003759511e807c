"""REST about what finds people elsewhere: wishes and ways, and links that need no sign-in."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct
from tests.server.running import Running, Somebody
from trilith.server.post import rest, ways
from trilith.server.post.mail import Returned
from trilith.server.post.outside import Unreachable
from trilith.server.post.postman import Gone
from trilith.server.shapes import Person
from trilith.server.wire import Refused


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


# ------------------------------------------------------------------ what cannot be sent


class Post:
    """A postman whom nobody answers; what it noted of that."""

    offers = staticmethod(lambda: {"mail": True})

    def __init__(self, c: sa.Connection, error: Exception) -> None:
        self.c, self.error = c, error
        self.noted: list[tuple[str, str, str]] = []
        self.server: Any = SimpleNamespace(post=self, store=Direct(c))

    def clock(self) -> int:
        return 5

    def check_unasked(self, *_: str) -> None:
        pass

    async def wishes_of(self, _: str) -> None:
        return None

    async def fail(self, *_: object) -> None:
        raise self.error

    ask_to_confirm = test = fail

    async def note(self, way: ways.Way, kind: str, why: str = "") -> None:
        self.noted.append((way.kind, kind, why))


ADA: Any = SimpleNamespace(person=Person("ada", "Ada", False))


def test_an_address_to_which_no_link_could_be_sent_is_not_kept(c: sa.Connection) -> None:
    post = Post(c, Unreachable("the mail server does not answer"))
    asked: Any = SimpleNamespace(scope={"client": ("192.0.2.7", 1), "headers": []})
    with pytest.raises(Refused) as refused:
        asyncio.run(rest.mail(post.server, rest.MailForm(address="ada@example.org"), asked, ADA))
    assert refused.value.code == "not_sent"
    assert post.noted == [("mail", "confirm", "the mail server does not answer")]
    assert ways.all_of(c, "ada") == []


@pytest.mark.parametrize(
    ("error", "code", "left"), [(Gone(), "no_way", 0), (Returned("550"), "not_sent", 1)]
)
def test_a_test_that_does_not_arrive_says_why_and_removes_only_what_is_gone(
    c: sa.Connection, error: Exception, code: str, left: int
) -> None:
    way = ways.add(c, "ada", "push", "https://push.example", {}, "Firefox", 5, True)
    post = Post(c, error)
    with pytest.raises(Refused) as refused:
        asyncio.run(rest.test(post.server, way.id, ADA))
    assert refused.value.code == code
    assert len(ways.all_of(c, "ada")) == left
    assert post.noted == ([("push", "test", "550")] if left else [])


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
