"""Who carries letters out: everybody's in turn, and none that was not asked for too often."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct, put
from tests.server.post.conftest import HOUR, URL, Days, confirmed_mail, wish
from tests.server.post.receivers import HttpServer, MailServer
from tests.server.running import Running, Somebody, wait_for
from trilith.server import schema
from trilith.server.metrics import Metrics
from trilith.server.post import deliveries, outbox, outside, ways
from trilith.server.post.notices import Notice, Notices, Wants
from trilith.server.post.outbox import Letter
from trilith.server.post.postman import (
    TIDY,
    UNASKED_BY,
    UNASKED_TO,
    Postman,
    _forget_old,
    _gone,
    _sent,
)
from trilith.server.post.words import Said
from trilith.server.settings import Settings
from trilith.server.wire import Refused

pytestmark = pytest.mark.databases


class House:
    """As much of the server as a postman asks for before it starts."""

    def __init__(self) -> None:
        self.store = None
        self.metrics = Metrics()
        self.wants = type("Wants", (), {"delay": 0})()


def postman(**settings: object) -> Postman:
    return Postman(House(), Settings(**settings))  # type: ignore[arg-type]


# ------------------------------------------------------------------ what can be sent


def test_nothing_is_sent_by_a_server_that_does_not_know_its_address() -> None:
    mail = {"smtp": "smtp://localhost:25", "mail_from": "a@example.org"}
    assert postman(**mail).offers() == {"push": False, "mail": False, "webhook": False}
    assert postman(public_url=URL).offers() == {"push": True, "mail": False, "webhook": True}
    assert postman(public_url=URL, **mail).offers() == {
        "push": True,
        "mail": True,
        "webhook": True,
    }


def test_it_looks_again_after_a_pause_whatever_went_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    post, happened = postman(), list[object]()

    async def look() -> int:
        happened.append("looked")
        raise OSError("the database has gone")

    async def sleep(pause: float) -> None:
        happened.append(pause)
        post._ending = len(happened) == 4

    monkeypatch.setattr(post, "round", look)
    monkeypatch.setattr("trilith.server.post.postman.asyncio.sleep", sleep)
    asyncio.run(post._run())
    assert happened == ["looked", post._look] * 2


# ------------------------------------------------------------------ what nobody asked for


def allowed(post: Postman, to: str, *by: str) -> int:
    """How many mails go there before it is refused."""
    for count in range(100):
        try:
            post.check_unasked(to, *by)
        except Refused:
            return count
    return 100


def test_an_address_gets_three_mails_a_day_from_strangers_however_it_is_written() -> None:
    post = postman()
    assert allowed(post, "ada@example.org", "g1") == UNASKED_TO == 3
    assert allowed(post, "ADA@Example.org", "g2") == 0
    assert allowed(post, "bea@example.org", "g2") == 3


def test_one_asker_gets_six_letters_a_day_however_many_addresses_they_name() -> None:
    post = postman()
    sent = [allowed(post, f"a{number}@example.org", "g1", "198.51.100.7") for number in range(4)]
    assert sum(sent) == UNASKED_BY == 6
    assert allowed(post, "b@example.org", "g2", "198.51.100.7") == 0  # the same network address
    assert allowed(post, "b@example.org", "g2", "198.51.100.8") == 3


# ------------------------------------------------------------------ nobody waits for others


def waits_at_a_table(somebody: Somebody, other: Somebody) -> None:
    """A game in which it is this one's turn."""
    table = somebody.table(me=[0])
    other.post(f"/api/tables/{table}/sit", {"seat": 1})
    other.post(f"/api/tables/{table}/start")


def paths(hooks: HttpServer) -> list[str]:
    return [one.path for one in hooks.received]


def hooked(somebody: Somebody, url: str) -> None:
    somebody.post("/api/me/ways/webhook", {"preset": "json", "url": url})
    wish(somebody, ways={"turn": ["webhook"]})


def test_a_slow_receiver_delays_nobody_elses_letters(
    running: Running,
    days: Days,
    mails: MailServer,
    hooks: HttpServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 60.0)  # longer than anything is waited for here
    with (
        Somebody(running.url, "Slow") as slow,
        Somebody(running.url, "Ada") as ada,
        Somebody(running.url, "Bea") as bea,
    ):
        hooked(slow, f"{hooks.url}/held")
        hooked(ada, f"{hooks.url}/ada")
        confirmed_mail(mails, bea, "bea@example.org")
        wish(bea, ways={"turn": ["mail"]})
        hooks.held.clear()
        try:
            for _ in range(3):
                waits_at_a_table(slow, ada)
            days.pass_by(HOUR)
            wait_for(lambda: paths(hooks).count("/held") == 1)
            hooks.received.clear()
            waits_at_a_table(ada, slow)
            waits_at_a_table(bea, slow)
            days.pass_by(HOUR)
            wait_for(lambda: "/ada" in paths(hooks))
            wait_for(lambda: [mail["To"] for mail in mails.letters()] == ["bea@example.org"])
            assert "/held" not in paths(hooks)  # of one person, one at a time
        finally:
            hooks.held.set()


# ------------------------------------------------------------------ what is noted

NOW = 1_790_000_000_000


def a_letter(c: sa.Connection) -> tuple[Letter, ways.Way]:
    """One that failed once already."""
    way = ways.add(c, "ada", "webhook", "https://x", {}, "Firefox", NOW, is_confirmed=True)
    ways.failed(c, way, "answered 500", 5)
    row = {"person": "ada", "way": way.id, "lines": "[1]", "due": 0, "tries": 1, "claimed": 0}
    put(c, schema.letters, row | {"id": 7})
    return Letter(7, "ada", way.id, [1], 1), ways.one(c, way.id)


def noted(c: sa.Connection) -> list[tuple[Any, ...]]:
    d = schema.deliveries.c
    return [tuple(row) for row in c.execute(sa.select(d.person, d.outcome, d.kinds, d.tries))]


def test_what_was_sent_is_noted_and_its_way_works_again(c: sa.Connection) -> None:
    letter, way = a_letter(c)
    _sent(c, letter, way, Said("Your turn", [], "", ["turn", "late"]), NOW + 5)
    again = ways.one(c, way.id)
    assert (way.failures, again.failures, again.used) == (1, 0, NOW + 5)
    assert c.execute(sa.select(schema.letters)).all() == []
    assert noted(c) == [("ada", "sent", "late turn", 1)]


def test_what_was_sent_long_ago_is_forgotten(c: sa.Connection) -> None:
    _, way = a_letter(c)
    for at in (NOW - 40 * 24 * HOUR, NOW):
        deliveries.note(c, way, ["turn"], at, "sent")
        outbox.save_in(c, Notices("t", [Notice("ada", "turn", at, at, at)], [], []))
    c.execute(schema.outbox.update().values(folded=True))
    _forget_old(c, NOW)
    assert c.execute(sa.select(schema.outbox.c.made)).scalars().all() == [NOW]
    assert [one.at for one in deliveries.of(c, "ada")] == [NOW]


def test_every_hour_the_old_is_forgotten(c: sa.Connection) -> None:
    _, way = a_letter(c)
    now = [float(TIDY)]
    house: Any = House()
    house.store, house.loop = Direct(c), SimpleNamespace(time=lambda: now[0])
    post = Postman(house, Settings())
    post._tidied = 0.0
    for later, left in ((0, 1), (1, 0), (TIDY, 1), (TIDY + 2, 0)):
        deliveries.note(c, way, ["turn"], 5, "sent")
        now[0] = TIDY + later
        asyncio.run(post._tidy())
        assert (post.waiting, len(deliveries.of(c, "ada"))) == (1, left)
        c.execute(schema.deliveries.delete())


def test_a_way_that_is_gone_is_removed_with_its_letters(c: sa.Connection) -> None:
    letter, way = a_letter(c)
    _gone(c, letter, way, Said("Your turn", [], "", ["turn"]), NOW + 5)
    assert ways.all_of(c, "ada") == []
    assert c.execute(sa.select(schema.letters)).all() == []
    assert noted(c) == [("ada", "gone", "turn", 1)]


def test_wishes_made_at_another_process_are_read_there(c: sa.Connection) -> None:
    async def hear(*payloads: str) -> list[bool]:
        tasks: list[asyncio.Task[Any]] = []

        def spawn(work: Coroutine[Any, Any, Any]) -> None:
            tasks.append(asyncio.create_task(work))

        house: Any = House()
        house.store, house.wants, house.origin, house.spawn = Direct(c), Wants(), "here", spawn
        post, found = Postman(house, Settings()), []
        for payload in payloads:
            post._hear(payload)
            await asyncio.gather(*tasks)
            found.append(house.wants.wants("ada", "turn", "t1"))
        return found

    put(c, schema.wishes, {"person": "ada", "doc": '{"ways": {"turn": ["mail"]}}'})
    said = ("wishes here ada", "log there ada", "wishes there bea", "wishes there ada")
    assert asyncio.run(hear(*said)) == [False, False, False, True]
