"""Who carries letters out: everybody's in turn, and none that was not asked for too often."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct, put
from tests.server.post.conftest import HOUR, URL, Days, confirmed_mail, wish
from tests.server.post.receivers import HttpServer, MailServer, Subscriber
from tests.server.running import Running, Somebody, wait_for
from trilith.server import schema
from trilith.server.metrics import Metrics
from trilith.server.post import deliveries, outbox, outside, push, ways
from trilith.server.post.mail import Returned
from trilith.server.post.notices import Notice, Notices, Wants
from trilith.server.post.outbox import Letter
from trilith.server.post.outside import Unreachable
from trilith.server.post.postman import (
    AT_ONCE,
    TIDY,
    UNASKED_BY,
    UNASKED_TO,
    Gone,
    Postman,
    _check,
    _failed,
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


# ------------------------------------------------------------------ one letter, without a network


def working(c: sa.Connection, now: int = NOW, **settings: object) -> Postman:
    """A postman on this database, at this time."""
    house: Any = House()
    house.store, house.wants = Direct(c), Wants()
    return Postman(house, Settings(public_url=URL, **settings), lambda: now)  # type: ignore[arg-type]


def a_way(c: sa.Connection, kind: Any = "webhook", **changed: Any) -> ways.Way:
    way = ways.add(c, "ada", kind, "https://x/hook", {}, "Firefox", NOW, is_confirmed=True)
    if changed:
        c.execute(schema.ways.update().where(schema.ways.c.id == way.id).values(changed))
    return ways.one(c, way.id)


def waiting(
    c: sa.Connection, way: ways.Way, *kinds: Any, table: str = "", tries: int = 1
) -> Letter:
    """A letter about these kinds of things, which is being sent."""
    notices = [Notice("ada", kind, number, NOW, NOW) for number, kind in enumerate(kinds)]
    outbox.save_in(c, Notices(table, notices, [], []))
    items = list(c.execute(sa.select(schema.outbox.c.id)).scalars())
    row = {"id": 7, "person": "ada", "way": way.id, "lines": json.dumps(items), "due": NOW}
    put(c, schema.letters, row | {"tries": tries, "claimed": NOW + 1})
    return Letter(7, "ada", way.id, items, tries)


def wishing(c: sa.Connection, **by_kind: list[str]) -> None:
    put(c, schema.wishes, {"person": "ada", "doc": json.dumps({"ways": by_kind})})


def outcomes(c: sa.Connection) -> list[tuple[Any, ...]]:
    d = schema.deliveries.c
    return [tuple(row) for row in c.execute(sa.select(d.outcome, d.why, d.tries, d.next))]


@pytest.mark.parametrize(
    ("kind", "error", "before", "tries", "noted", "left", "after"),
    [
        ("webhook", Unreachable("away"), 0, 1, ("again", "away", 1, NOW + 60_000), 1, (1, "")),
        ("webhook", Unreachable("away"), 4, 1, ("failed", "away", 1, 0), 0, (5, "away")),
        ("webhook", Refused("bad", "no"), 0, 2, ("again", "no", 2, NOW + 300_000), 1, (1, "")),
        ("webhook", Unreachable("away"), 0, 7, ("failed", "away", 7, 0), 0, (1, "")),
        ("push", Unreachable("away"), 4, 1, ("again", "away", 1, NOW + 60_000), 1, (4, "")),
        ("mail", Unreachable("away"), 4, 1, ("again", "away", 1, NOW + 60_000), 1, (4, "")),
        ("mail", Returned("550"), 0, 1, ("failed", "550", 1, 0), 0, (1, "")),
        ("mail", Returned("550"), 2, 1, ("failed", "550", 1, 0), 0, (3, "550")),
    ],
    ids=[
        "a webhook is tried again",
        "and paused after five failures",
        "also if it is not allowed",
        "and given up after a day",
        "a push service may be away",
        "and so may a mail server",
        "an address may return one mail",
        "but not three",
    ],
)  # fmt: skip
def test_what_becomes_of_a_letter_that_could_not_be_sent(
    c: sa.Connection,
    kind: Any,
    error: Exception,
    before: int,
    tries: int,
    noted: tuple[Any, ...],
    left: int,
    after: tuple[int, str],
) -> None:
    way = a_way(c, kind, failures=before)
    letter = waiting(c, way, "turn", tries=tries)
    _failed(c, letter, way, Said("Your turn", [], "", ["turn"]), error, NOW)
    assert outcomes(c) == [noted]
    assert len(c.execute(sa.select(schema.letters)).all()) == left
    found = ways.one(c, way.id)
    assert (found.failures, found.paused) == after


@pytest.mark.parametrize(
    ("status", "is_good"), [(199, False), (200, True), (299, True), (300, False)]
)
def test_only_200_to_299_mean_that_it_has_arrived(status: int, is_good: bool) -> None:
    with nullcontext() if is_good else pytest.raises(Unreachable, match=f"answered {status}"):
        _check(status)


def pushed(
    c: sa.Connection, said: Said, status: int = 201
) -> tuple[dict[str, Any], dict[str, str]]:
    """What the browser reads, and with which headers it is sent."""
    browser, post = Subscriber(), working(c)
    post.vapid = push.Vapid(push.new_key(), URL)
    sent: list[tuple[dict[str, str], bytes]] = []

    async def to(url: str, headers: dict[str, str], body: bytes) -> int:
        sent.append((headers, body))
        return status

    post.outside = cast(Any, SimpleNamespace(post=to))
    way = msgspec.structs.replace(a_way(c, "push"), keys=browser.form(""))
    asyncio.run(post.send(way, said, "en", "l1"))
    [(headers, body)] = sent
    return json.loads(browser.read(body)), headers


@pytest.mark.parametrize(
    ("kinds", "topic"),
    [(["turn"], "turn"), (["late", "over"], "turn"), (["over"], "news"), ([], "news")],
)
def test_a_newer_turn_replaces_an_older_one_in_the_browser_and_news_replace_news(
    c: sa.Connection, kinds: list[str], topic: str
) -> None:
    doc, headers = pushed(c, Said("Title", ["one", "two"], "https://x", kinds))
    assert doc == {"title": "Title", "body": "one\ntwo", "link": "https://x", "tag": topic}
    assert headers["topic"] == topic


def test_a_message_that_is_too_long_for_a_push_service_keeps_its_title(c: sa.Connection) -> None:
    empty = {"title": "T", "body": "", "link": "", "tag": "news"}
    room = push.MAX_BODY - len(json.dumps(empty))
    for length, body in ((room, "a" * room), (room + 1, "")):
        assert pushed(c, Said("T", ["a" * length], "", []))[0] == empty | {"body": body}


@pytest.mark.parametrize(
    ("status", "error"), [(404, Gone), (410, Gone), (403, Unreachable), (500, Unreachable)]
)
def test_a_push_service_says_when_a_browser_is_gone(
    c: sa.Connection, status: int, error: type[Exception]
) -> None:
    with pytest.raises(error):
        pushed(c, Said("T", [], "", []), status)


@pytest.mark.parametrize(
    ("wished", "table", "changed", "is_sent"),
    [
        ({"puzzle": ["webhook"]}, "", {}, True),
        ({"puzzle": ["mail"]}, "", {}, False),
        ({"turn": ["webhook"]}, "", {}, False),
        ({"puzzle": ["webhook"]}, "gone", {}, False),
        ({"puzzle": ["webhook"]}, "", {"paused": "away"}, False),
        ({"puzzle": ["webhook"]}, "", {"confirmed": 0}, False),
    ],
    ids=["wished", "by another way", "another kind", "table gone", "paused", "not confirmed"],
)
def test_only_what_is_still_wished_and_true_is_sent(
    c: sa.Connection,
    wished: dict[str, list[str]],
    table: str,
    changed: dict[str, Any],
    is_sent: bool,
) -> None:
    way = a_way(c, **changed)
    wishing(c, **wished)
    post, sent = working(c), list[tuple[str, str]]()

    async def send(way: ways.Way, said: Said, language: str, number: str) -> None:
        sent.append((language, number))

    post.send = send  # type: ignore[method-assign]
    assert asyncio.run(post._carry(waiting(c, way, "puzzle", table=table))) is is_sent
    assert sent == ([("en", f"l7.{way.id}")] if is_sent else [])
    assert c.execute(sa.select(schema.letters)).all() == []
    assert post.house.metrics.counters["letters_sent_total"] == is_sent
    assert [one[0] for one in outcomes(c)] == ["sent"] * is_sent


def test_a_letter_by_a_way_or_to_a_person_that_is_gone_is_dropped(c: sa.Connection) -> None:
    letter = waiting(c, a_way(c), "puzzle")
    assert asyncio.run(working(c)._carry(letter)) is False, "no wishes are known"
    wishing(c, puzzle=["webhook"])
    c.execute(schema.ways.delete())
    letter = waiting(c, ways.Way("w0", "ada", "push", "", {}, "", 0, 0, 0, "", 0), "puzzle")
    assert asyncio.run(working(c)._carry(letter)) is False
    assert c.execute(sa.select(schema.letters)).all() == []


@pytest.mark.parametrize(
    ("error", "outcome", "failed"), [(Gone(), "gone", 0), (Unreachable("away"), "again", 1)]
)
def test_a_letter_that_does_not_arrive_is_counted_unless_the_browser_is_gone(
    c: sa.Connection, error: Exception, outcome: str, failed: int
) -> None:
    wishing(c, puzzle=["webhook"])
    post = working(c)

    async def send(way: ways.Way, said: Said, language: str, number: str) -> None:
        raise error

    post.send = send  # type: ignore[method-assign]
    assert asyncio.run(post._carry(waiting(c, a_way(c), "puzzle"))) is False
    counters = post.house.metrics.counters
    assert (counters["letters_sent_total"], counters["letters_failed_total"]) == (0, failed)
    assert [one[0] for one in outcomes(c)] == [outcome]


def test_a_bug_in_one_letter_is_logged_and_stops_no_other(
    c: sa.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    post = working(c)

    async def carry(letter: Letter) -> bool:
        raise ValueError("a bug")

    post._carry = carry  # type: ignore[method-assign]
    assert asyncio.run(post._carried(Letter(7, "ada", "w", [], 1))) is False
    assert "cannot send" in caplog.text


def test_a_trial_and_a_note_say_what_was_done_by_which_way(c: sa.Connection) -> None:
    way, post, sent = a_way(c), working(c), list[tuple[Any, ...]]()

    async def send(way: ways.Way, said: Said, language: str, number: str) -> None:
        sent.append((said.title, said.link, said.kinds, language, number))

    post.send = send  # type: ignore[method-assign]
    asyncio.run(post.test(way, "fr"))
    assert sent == [("Trilith", f"{URL}/notifications", [], "fr", f"t{NOW}.{way.id}")]
    asyncio.run(post.note(way, "test"))
    asyncio.run(post.note(way, "test", "answered 500"))
    assert [one[:2] for one in outcomes(c)] == [("sent", ""), ("failed", "answered 500")]


# ------------------------------------------------------------------ many letters


def sending_all(
    c: sa.Connection, people: list[str], monkeypatch: pytest.MonkeyPatch, hang: bool = False
) -> tuple[int, list[set[str]]]:
    """How many letters to these people went out in a round, and who was written to at a time."""
    claimed = list(enumerate(people))
    at_once: list[set[str]] = []

    async def claim(but: set[str], is_mail: bool) -> Letter | None:
        at = next((n for n, (_, who) in enumerate(claimed) if who not in but), None)
        if at is None:
            return None
        number, who = claimed.pop(at)
        at_once.append({*but, who})
        return Letter(number, who, "w", [], 1)

    async def carried(letter: Letter) -> bool:
        await asyncio.sleep(60 if hang else 0.001)
        return letter.person != "nobody"

    async def whole() -> int:
        post = working(c)
        post.house.loop = asyncio.get_running_loop()
        monkeypatch.setattr(post, "_claimed", claim)
        monkeypatch.setattr(post, "_carried", carried)
        try:
            return await post._send_all(False)
        finally:
            for task in post._on_way[False]:
                task.cancel()

    return asyncio.run(whole()), at_once


def test_several_letters_go_out_at_a_time_but_one_to_each_person(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent, at_once = sending_all(c, ["ada", "ada", "bea", "nobody"], monkeypatch)
    assert sent == 3
    assert at_once[:3] == [{"ada"}, {"ada", "bea"}, {"ada", "bea", "nobody"}]
    assert len(at_once) == 4


def test_no_more_than_eight_letters_are_on_their_way_and_a_round_ends_without_them(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilith.server.post.postman.ROUND", 0.01)
    sent, at_once = sending_all(c, [f"p{number}" for number in range(10)], monkeypatch, hang=True)
    assert (sent, max(map(len, at_once)), len(at_once)) == (0, AT_ONCE, AT_ONCE)


def test_a_round_folds_what_is_due_to_each_and_counts_what_went_out(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    wishing(c, turn=["webhook"])
    a_way(c)
    for person in ("ada", "bea"):
        outbox.save_in(c, Notices("t", [Notice(person, "turn", 1, NOW, NOW)], [], []))
    post = working(c)
    post.house.loop = cast(Any, SimpleNamespace(time=lambda: 0.0))
    monkeypatch.setattr(post, "_send_all", lambda is_mail: asyncio.sleep(0, 2 if is_mail else 3))
    assert asyncio.run(post.round()) == 5
    assert (post.rounds, post.waiting) == (1, 1)
    assert outbox.people_due(c, NOW) == [], "a person who wishes for nothing is not asked twice"
    assert asyncio.run(post.round()) == 5
    assert post.rounds == 2


def test_a_morning_is_announced_once_by_a_process_and_again_the_next_day(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    mornings, saved = {"ada": NOW}, list[dict[str, int]]()
    post = working(c)
    monkeypatch.setattr(post.house.wants, "mornings", lambda now: dict(mornings))
    monkeypatch.setattr(
        outbox, "save_in", lambda c, told: saved.append({n.person: n.mark for n in told.new})
    )
    asyncio.run(post._announce(NOW))
    asyncio.run(post._announce(NOW + 1))
    mornings["bea"] = NOW
    asyncio.run(post._announce(NOW + 2))
    mornings["ada"] = NOW + 24 * HOUR
    asyncio.run(post._announce(NOW + 3))
    assert saved == [{"ada": NOW}, {"bea": NOW}, {"ada": NOW + 24 * HOUR}]


def test_at_the_end_letters_on_their_way_arrive_and_those_that_take_too_long_do_not(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilith.server.post.postman.LAST_LETTER", 0.05)

    async def whole() -> list[bool]:
        post = working(c)
        post._running = asyncio.create_task(asyncio.sleep(60))
        quick = asyncio.create_task(asyncio.sleep(0.001, True))
        slow = asyncio.create_task(asyncio.sleep(60, True))
        post._on_way = {True: {quick: "ada"}, False: {slow: "bea"}}
        await post.stop()
        await asyncio.sleep(0)
        assert post._ending
        return [post._running.cancelled(), quick.cancelled(), slow.cancelled()]

    assert asyncio.run(whole()) == [True, False, True]


# ------------------------------------------------------------------ what the server itself says


class Mails:
    """A mail server that keeps what it is given, or does not answer."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.sender = SimpleNamespace(domain="example.org")
        self.kept: list[tuple[Any, ...]] = []

    def message(self, to: str, subject: str, text: str, page: str, number: str) -> Any:
        return to, number, text

    async def send(self, message: tuple[Any, ...]) -> None:
        if self.error is not None:
            raise self.error
        self.kept.append(message)


def test_the_operator_is_told_of_a_report_if_there_is_one_and_a_mail_server(
    c: sa.Connection,
) -> None:
    for operator, kept in (("op@example.org", [("op@example.org", f"m.{NOW}")]), ("", [])):
        post, mails = working(c, operator_mail=operator), Mails()
        asyncio.run(post.tell_operator())
        post.mail = cast(Any, mails)
        asyncio.run(post.tell_operator())
        assert [mail[:2] for mail in mails.kept] == kept


@pytest.mark.parametrize("error", [Unreachable("away"), Returned("550")])
def test_a_link_that_cannot_be_sent_is_logged_and_nothing_else_fails(
    c: sa.Connection, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    post = working(c)
    post.mail = cast(Any, Mails(error))
    asyncio.run(post.send_reset("ada@example.org", "secret code", "en"))
    assert "a link was not sent" in caplog.text
    assert "secret" not in caplog.text


def test_an_owner_is_told_at_the_address_that_was_theirs_before(c: sa.Connection) -> None:
    ways.add(c, "ada", "mail", "ada@example.org", {}, "", NOW, is_confirmed=True)
    post, mails = working(c), Mails()
    post.mail = cast(Any, mails)

    async def whole() -> None:
        for person in ("ada", "bea"):
            tell = await post.of_account(person)
            c.execute(schema.ways.delete())
            for what in ("password", "deleted"):
                await tell(what)

    asyncio.run(whole())
    assert [(to, number) for to, number, _ in mails.kept] == [
        ("ada@example.org", f"ap.{NOW}"),
        ("ada@example.org", f"ad.{NOW}"),
    ]
    links = [[word for word in text.split() if word.startswith(URL)] for *_, text in mails.kept]
    assert links == [[f"{URL}/reset"], [f"{URL}/"]]


def test_without_a_mail_server_mail_is_unreachable(c: sa.Connection) -> None:
    way, post = a_way(c, "mail"), working(c)
    for sending in (
        post.send(way, Said("T", [], "", []), "en", "l1"),
        post.ask_to_confirm(way, "Ada", "code", "en"),
    ):
        with pytest.raises(Unreachable, match="no mail server"):
            asyncio.run(sending)


def test_generous_limits_are_a_multiple_of_the_usual() -> None:
    post = postman(generosity=2)
    assert allowed(post, "ada@example.org", "g1") == 2 * UNASKED_TO
    bucket = post._to.of("ada@example.org")
    assert bucket.wait(1) == pytest.approx(24 * 3600 / (2 * UNASKED_TO), rel=0.01)
