"""The tables in memory: loaded once, let go of when nobody needs them."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.server.inside import Inside, client, run
from tests.server.tables import NOW, Log, a_table
from trilith.server.rooms import IDLE, Room
from trilith.server.telling import SENDER, Outgoing
from trilith.server.wire import Refused


def stored(inside: Inside, log: Log) -> str:
    inside.store.kept["t"] = log.entries
    return "t"


def test_a_table_is_loaded_once_however_many_ask() -> None:
    async def test(inside: Inside) -> None:
        table = stored(inside, a_table(2))
        one, two = await asyncio.gather(inside.rooms.open(table), inside.rooms.open(table))
        assert one is two is inside.rooms[table] is inside.rooms.get(table)
        assert (inside.store.reads, inside.loaded) == (1, [one])
        assert await inside.rooms.open(table) is one
        assert (len(inside.rooms), table in inside.rooms, list(inside.rooms)) == (1, True, [one])

    run(test)


def test_what_is_not_there_or_cannot_be_read_is_refused() -> None:
    async def test(inside: Inside) -> None:
        for broken, code in ((False, "no_table"), (True, "storage")):
            inside.store.broken = broken
            with pytest.raises(Refused) as error:
                await inside.rooms.open("nowhere")
            assert error.value.code == code
        assert "nowhere" not in inside.rooms

    run(test)


def quiet(room: Room) -> float:
    """A moment at which nothing has happened there for long enough."""
    return room.quiet_since + IDLE + 1


def test_a_room_is_idle_when_nobody_needs_it() -> None:
    room = Room(a_table(2).table, True)
    assert not room.is_idle(time.monotonic())
    assert room.is_idle(quiet(room))
    room.busy = True
    assert not room.is_idle(quiet(room))
    room.busy = False
    client("eve", room)
    assert not room.is_idle(quiet(room))


def test_a_room_whose_clock_vote_or_bots_run_is_not_idle() -> None:
    clocked = a_table(2, clock={"kind": "live", "bank": 60, "increment": 0})
    voting = a_table(2)
    voting.table.add("propose", NOW, seat=0, what="close")
    bots = a_table(2)
    bots.table.seats.let_stand_in(0, "random")
    for log in (clocked, voting, bots):
        room = Room(log.table, True)
        assert not room.is_idle(quiet(room))
    clocked.table.add("close", NOW, why="vote")
    room = Room(clocked.table, True)
    assert room.is_idle(quiet(room))


def test_everybody_gets_what_is_for_their_eyes_and_the_sender_what_is_for_him() -> None:
    room = Room(a_table(2).table, True)
    (sender, to_sender), (_, own) = client("ada"), client("ada", room, 0)
    (told, to_told), (_, other) = client("ada", room, 0), client("bea", room, 1)
    outgoing = [Outgoing(SENDER, b'{"a":1}'), Outgoing(0, b'{"b":2}')]
    room.deliver(outgoing, sender, {told})
    assert to_sender.heard() == [{"a": 1}]
    assert own.heard() == [{"b": 2}]
    assert to_told.heard() == other.heard() == []
    room.tell_seats()
    assert [heard["is"] for heard in other.heard()] == ["seats"]


def test_dropped_things_are_gone() -> None:
    async def test(inside: Inside) -> None:
        room = await inside.rooms.open(stored(inside, a_table(2)))
        room.timer = inside.house.loop.call_later(60, lambda: None)
        inside.rooms.drop(room)
        assert len(inside.rooms) == 0
        assert room.timer.cancelled()

    run(test)


def test_a_room_is_idle_after_its_time_and_not_a_moment_before() -> None:
    async def test(inside: Inside) -> None:
        room = await inside.rooms.open(stored(inside, a_table(2)))
        room.quiet_since = 100.0
        assert not room.is_idle(100.0 + IDLE)
        assert room.is_idle(100.0 + IDLE + 0.001)
        room.busy = True
        assert not room.is_idle(100.0 + 2 * IDLE)

    run(test)
