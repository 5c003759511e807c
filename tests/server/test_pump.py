"""One thing at a time at each table: done, written, and only then told."""

from __future__ import annotations

import asyncio
import random
from typing import Any, cast

import pytest

from tests.server.inside import Inside, client, run
from tests.server.tables import NAMES, NOW, a_table
from trilith.server import doing, seating, wire
from trilith.server.entries import Entry, Info
from trilith.server.pump import CONFLICTS, MAX_WAITING, Before, _turned, _waiters
from trilith.server.rooms import Room
from trilith.server.store import Beside, Conflict, NotSaved
from trilith.server.table import Table
from trilith.server.telling import Outgoing, summary
from trilith.server.wire import Refused


def sits(person: str, seat: int) -> Any:
    return lambda table: seating.sit(table, person, person.title(), seat, NOW)


def a_room(inside: Inside) -> Room:
    """A table of two in its log, with nobody there."""
    room = inside.rooms.new(Info("castle", 2, "ada"), NOW)
    inside.pump.submit(room, lambda table: [])
    inside.store.settle()
    return room


def test_a_change_is_broadcast_when_it_is_durable_and_not_before() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        _, listener = client("eve", room)
        inside.pump.submit(room, sits("ada", 0))
        assert listener.sent == []
        inside.store.settle()
        assert listener.heard()[0]["mark"] == {"kind": "sit", "seat": 0}
        assert inside.changed == [room, room]
        assert inside.announced[-1].seats[0].person == "ada"

    run(test)


def test_what_comes_meanwhile_waits_its_turn() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        for seat, person in enumerate(("ada", "bea")):
            inside.pump.submit(room, sits(person, seat))
        assert len(inside.store.waiting) == 1
        assert room.table.seats[1].person is None
        inside.store.settle()
        assert room.table.seats[1].person == "bea"
        inside.store.settle()
        assert [entry.kind for entry in inside.store.kept[room.table.id]] == [
            "create",
            "sit",
            "sit",
        ]

    run(test)


def test_a_refusal_goes_to_its_sender_and_the_next_goes_on() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        sender, listener = client("eve")
        inside.pump.submit(room, sits("ada", 5), sender, None, "k")
        inside.pump.submit(room, sits("ada", 0))
        (told,) = listener.heard()
        assert (told["code"], told["table"], told["key"]) == ("full", room.table.id, "k")
        inside.store.settle()
        assert room.table.seats[0].person == "ada"

    run(test)


def test_what_could_not_be_saved_never_was() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        sender, to_sender = client("ada")
        _, listener = client("eve", room)
        inside.pump.submit(room, sits("ada", 0), sender)
        inside.store.settle(NotSaved("full"))
        await settled(room)
        assert [told["code"] for told in to_sender.heard()] == ["storage"]
        assert room.table.seats[0].person is None
        assert [told["full"] for told in listener.heard()] == [True]

    run(test)


async def settled(room: Room) -> None:
    for _ in range(200):
        if not room.busy:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("still busy")


def test_a_table_whose_first_lines_could_not_be_saved_was_never_there() -> None:
    async def test(inside: Inside) -> None:
        room = inside.rooms.new(Info("castle", 2, "ada"), NOW)
        sender, listener = client("ada")
        inside.pump.submit(room, lambda table: [], sender)
        for seat, person in enumerate(("ada", "bea")):
            inside.pump.submit(room, sits(person, seat), sender)
        inside.store.settle(NotSaved("full"))
        for _ in range(200):
            if room.table.id not in inside.rooms:
                break
            await asyncio.sleep(0.01)
        assert room.table.id not in inside.rooms
        assert [told["code"] for told in listener.heard()] == ["storage", "no_table", "no_table"]
        assert not room.waiting

    run(test)


def test_the_second_writer_reads_the_log_and_tries_again() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        inside.pump.submit(room, sits("ada", 0))
        other = Entry(2, NOW, "sit", {"seat": 1, "person": "bea", "name": "Bea"})
        inside.store.kept[room.table.id].append(other)
        inside.store.settle(Conflict())
        await asyncio.sleep(0.1)
        inside.store.settle()
        assert [seat.person for seat in room.table.seats] == ["ada", "bea"]

    run(test)


def test_a_writer_who_is_always_second_is_refused_in_the_end() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        sender, listener = client("ada")
        inside.pump.submit(room, sits("ada", 0), sender)
        for _ in range(CONFLICTS + 1):
            assert listener.sent == []
            inside.store.settle(Conflict())
            await settled_or_writing(inside, room)
        assert [told["code"] for told in listener.heard()] == ["storage"]

    run(test)


async def settled_or_writing(inside: Inside, room: Room) -> None:
    for _ in range(200):
        if inside.store.waiting or not room.busy:
            return
        await asyncio.sleep(0.01)


def test_a_table_that_fails_is_rebuilt_from_its_log() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        before = room.table

        def fail(table: Table) -> list[Outgoing]:
            table.add("sit", NOW, seat=0, person="ada", name="Ada")
            raise RuntimeError("a bug")

        sender, listener = client("ada")
        inside.pump.submit(room, fail, sender)
        await settled(room)
        assert [told["code"] for told in listener.heard()] == ["not_now"]
        assert room.table is not before
        assert room.table.seats[0].person is None

    run(test)


def test_presence_survives_the_rebuilding_of_a_table() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        for seat, person in enumerate(("ada", "bea")):
            inside.pump.submit(room, sits(person, seat))
            inside.store.settle()
        client("ada", room, 0)
        room.table.seats.be_online("ada", True)
        room.table.seats.be_online("bea", True)
        room.table.seats.be_online("bea", False, NOW + 5)
        inside.pump.submit(room, lambda table: seating.stand(table, "ada", 0, NOW))
        inside.store.settle(NotSaved("full"))
        await settled(room)
        ada, bea = room.table.seats
        assert (ada.online, ada.away_until) == (True, None)
        assert (bea.online, bea.away_until) == (False, NOW + 5)

    run(test)


def test_only_so_much_waits_at_one_table() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        sender, listener = client("ada")
        for _ in range(MAX_WAITING + 2):
            inside.pump.submit(room, sits("ada", 0), sender)
        assert [told["code"] for told in listener.heard()] == ["limit"]
        inside.house.closing = True
        inside.pump.submit(room, sits("ada", 0), sender)
        assert listener.heard()[-1]["code"] == "restart"

    run(test)


def test_views_are_reassigned_before_a_new_seating_is_broadcast() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        before = inside.refocused
        inside.pump.submit(room, sits("ada", 0))
        assert inside.refocused == before
        inside.store.settle()
        assert inside.refocused == before + 1
        inside.pump.submit(room, lambda table: seating.rematch_at(table, "other", NOW))
        inside.store.settle()
        assert inside.refocused == before + 1

    run(test)


def test_a_seat_that_got_a_whole_view_is_not_sent_the_change_as_well() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        (told, to_told), (_, to_other) = client("ada", room), client("eve", room)
        inside.told_in_full = {told}
        inside.pump.submit(room, sits("ada", 0))
        inside.store.settle()
        assert to_told.sent == []
        assert [heard["mark"]["kind"] for heard in to_other.heard()] == ["sit"]

    run(test)


def test_a_person_who_asks_hears_how_it_went() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        asked = asyncio.ensure_future(inside.pump.ask(room, sits("ada", 0)))
        await asyncio.sleep(0)
        assert not asked.done()
        inside.store.settle()
        await asked
        with pytest.raises(Refused) as refused:
            await inside.pump.ask(room, sits("bea", 0))
        assert refused.value.code == "full"

    run(test)


def test_a_preview_changes_nothing_and_needs_no_writing() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        for seat, person in enumerate(("ada", "bea")):
            inside.pump.submit(room, sits(person, seat))
            inside.store.settle()
        inside.pump.submit(room, lambda table: seating.start(table, "ada", "s", NOW))
        inside.store.settle()
        sender, listener = client("ada")
        preview = wire.Preview(room.table.id, "choose trader", 0)
        inside.pump.submit(room, lambda t: doing.receive(t, "ada", preview, NOW), sender)
        assert listener.heard()[0]["is"] == "preview"
        assert inside.store.waiting == []

    run(test)


def test_a_player_who_answered_too_late_is_sent_the_current_table() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        sender, listener = client("eve", room)

        def too_late(table: Table) -> list[Outgoing]:
            raise Refused("stale", "now asked something else")

        inside.pump.submit(room, too_late, sender)
        error, state = listener.heard()
        assert (error["code"], state["full"]) == ("stale", True)

    run(test)


def test_what_another_process_wrote_meanwhile_is_read_when_there_is_time() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        inside.pump.submit(room, sits("ada", 0))
        inside.pump.catch_up(room)
        assert room.behind
        inside.store.settle()
        other = Entry(3, NOW, "sit", {"seat": 1, "person": "bea", "name": "Bea"})
        inside.store.kept[room.table.id].append(other)
        await settled(room)
        assert not room.behind
        assert [seat.person for seat in room.table.seats] == ["ada", "bea"]

    run(test)


def test_a_room_that_was_just_made_has_nothing_to_catch_up_with() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        await asyncio.sleep(0)
        assert (room.busy, inside.store.reads) == (False, 0)

    run(test)


def test_a_log_that_cannot_be_followed_is_read_again_from_its_beginning(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        _, listener = client("eve", room)
        sat = {"seat": 0, "person": "ada", "name": "Ada"}
        inside.store.kept[room.table.id].append(Entry(2, NOW, "sit", sat))
        inside.store.broken = True
        inside.pump.catch_up(room)
        while "cannot follow" not in caplog.text:
            await asyncio.sleep(0)
        assert room.busy
        inside.store.broken = False
        await settled(room)
        assert (room.table.seq, room.table.seats[0].person) == (2, "ada")
        assert listener.heard()[-1]["full"]

    run(test)


def test_a_rebuilt_table_is_sent_to_those_who_watched_the_old_one() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        client("eve", room)
        room.table.watched = {-1}
        inside.pump.submit(room, sits("ada", 0))
        old = room.table
        inside.store.settle(NotSaved("full"))
        await settled(room)
        assert room.table is not old
        assert room.table.watched == {-1}

    run(test)


def test_perhaps_another_process_has_just_made_it_possible() -> None:
    async def test(inside: Inside) -> None:
        inside.store.is_shared = True
        room = a_room(inside)
        other = Entry(2, NOW, "sit", {"seat": 1, "person": "bea", "name": "Bea"})
        inside.store.kept[room.table.id].append(other)
        sender, listener = client("bea")
        inside.pump.submit(room, lambda table: seating.stand(table, "bea", 1, NOW), sender)
        await asyncio.sleep(0.05)
        inside.store.settle()
        assert listener.sent == []
        assert room.table.seats[1].person is None

    run(test)


# ------------------------------------------------------------------ whom a change concerns


def before(table: Table) -> Before:
    return Before(table.status, cast(Any, None), table.to_act())


def test_who_has_answered_and_who_is_asked_now_are_rung_and_at_the_beginning_all() -> None:
    log = a_table(3, game="ezra_nehemiah", started=False)
    was = before(log.table)
    assert _turned(log.table, was) == set()
    seating.start(log.table, "ada", "s", NOW)
    assert _turned(log.table, was) == {"ada", "bea", "cid"}
    log.save()
    was = before(log.table)
    [asked] = log.table.to_act()
    chance = random.Random(1)
    while log.table.to_act() == (asked,):
        assert _turned(log.table, was) == set()
        log.play_on(chance, 1)
    [following] = log.table.to_act()
    assert _turned(log.table, was) == {NAMES[asked], NAMES[following]}
    was = before(log.table)
    log.table.add("close", NOW, why="vote")
    assert _turned(log.table, was) == {"ada", "bea", "cid"}


def test_a_bot_is_rung_by_nothing() -> None:
    log = a_table(2, started=False)
    was = before(log.table)
    log.table.seats[1].person = None
    seating.start(log.table, "ada", "s", NOW)
    assert _turned(log.table, was) == {"ada"}


def sat(table: Table, seat: int, person: str) -> Entry:
    return table.add("sit", NOW + seat, seat=seat, person=person, name=person.title())


def told(found: tuple[Beside, ...], monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What is written beside a change for those who wait for it."""
    noted: list[tuple[Any, ...]] = []
    for name in ("tell", "tell_of_room"):
        monkeypatch.setattr(
            f"trilith.server.pump.waits.{name}",
            lambda execute, table, *facts, name=name: noted.append((name, table.id, *facts)),
        )
    for one in found:
        one(cast(Any, None))
    return noted


def test_who_waits_is_told_of_people_who_sit_down_or_stand_up_at_a_table_that_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table("t")
    seating.create(table, Info("castle", 3, "ada"), NOW)
    entries = [sat(table, 0, "ada"), sat(table, 1, "bea")]
    there = summary(table)
    assert told(_waiters(table, there, entries, 60), monkeypatch) == [
        ("tell", "t", "ada", "Ada", NOW, 60)
    ]
    stood = [table.add("stand", NOW, seat=0), table.add("stand", NOW, seat=1)]
    assert told(_waiters(table, there, stood, 60), monkeypatch) == [
        ("tell_of_room", "t", stood[1], 60)
    ]
    assert len(_waiters(table, there, [*entries, *stood], 60)) == 2
    assert _waiters(table, None, entries, 60) == ()
    there.status = "playing"
    assert _waiters(table, there, entries, 60) == ()
    there.status = "waiting"
    assert _waiters(table, there, [table.add("bot", NOW, seat=2, level="easy")], 60) == ()


@pytest.mark.parametrize(
    ("clock", "has_summary"),
    [
        (None, False),
        ({"kind": "live", "bank": 60, "increment": 0}, False),
        ({"kind": "turn", "hours": 2}, True),
    ],
)
def test_a_step_changes_the_list_only_where_it_tells_whose_day_it_is(
    clock: dict[str, Any] | None, has_summary: bool
) -> None:
    async def test(inside: Inside) -> None:
        log = a_table(2, clock=clock)
        inside.store.kept["t"] = list(log.entries)
        room = await inside.rooms.open("t")
        code = room.table.match.history.state.legal(0)[0].code if room.table.match else ""
        play = wire.Play("t", room.table.seq, code, 0)
        inside.pump.submit(room, lambda table: doing.receive(table, "ada", play, NOW))
        [change] = inside.store.waiting
        assert (change.summary is not None, change.updated) == (has_summary, NOW)
        inside.store.settle()
        propose = wire.Propose("t", "close")
        inside.pump.submit(room, lambda table: doing.receive(table, "ada", propose, NOW + 1))
        [change] = inside.store.waiting
        assert (change.summary is not None, change.updated) == (True, NOW + 1)
        assert (change.notices is not None, change.beside) == (False, ())
        inside.store.settle()

    run(test)


def test_changes_refusals_conflicts_and_what_was_not_saved_are_counted() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        counts = inside.house.metrics.counters
        before = dict(counts)
        inside.pump.submit(room, sits("ada", 5))
        inside.pump.submit(room, sits("ada", 0))
        inside.store.settle(Conflict())
        await settled_or_writing(inside, room)
        inside.store.settle()
        inside.pump.submit(room, sits("bea", 1))
        inside.store.settle(NotSaved("full"))
        await settled(room)
        new = {name: counts[name] - before.get(name, 0) for name in counts}
        assert {name: count for name, count in new.items() if count} == {
            "changes_total": 1,
            "refused_total": 2,
            "conflicts_total": 1,
            "not_saved_total": 1,
        }

    run(test)


def test_when_the_log_can_be_read_again_new_requests_were_refused_and_begun_ones_go_on() -> None:
    async def test(inside: Inside) -> None:
        room = a_room(inside)
        (first, to_first), (second, to_second) = client("ada"), client("bea")
        inside.pump.submit(room, sits("ada", 0), first)
        inside.store.broken = True
        inside.store.settle(Conflict())
        inside.pump.submit(room, sits("bea", 1), second)
        while not to_second.sent:
            await asyncio.sleep(0.01)
        assert [said["code"] for said in to_second.heard()] == ["storage"]
        assert to_first.sent == []
        inside.store.broken = False
        await settled_or_writing(inside, room)
        inside.store.settle()
        assert [seat.person for seat in room.table.seats] == ["ada", None]

    run(test)
