"""One thing at a time at each table: done, written, and only then told."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.inside import Inside, client, run
from tests.server.tables import NOW
from trilith.server import doing, seating, wire
from trilith.server.entries import Entry, Info
from trilith.server.pump import CONFLICTS, MAX_WAITING
from trilith.server.rooms import Room
from trilith.server.store import Conflict, NotSaved
from trilith.server.table import Table
from trilith.server.telling import Outgoing
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
