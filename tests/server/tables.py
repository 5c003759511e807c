"""Tables for tests: made, seated, played at random, and rebuilt from their logs."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from trilith.engine.differences import patched
from trilith.server import wire
from trilith.server.clocks import Downtimes
from trilith.server.doing import receive
from trilith.server.entries import Entry, Info
from trilith.server.match import Match
from trilith.server.seating import create, sit, start
from trilith.server.table import Table
from trilith.server.telling import SENDER, Outgoing, change_for, full_for
from trilith.server.wire import Refused

NOW = 1_790_000_000_000
NAMES = ("ada", "bea", "cid", "dan")


class Log:
    """A table together with everything that was saved of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self.now = NOW
        self.save()

    @property
    def match(self) -> Match:
        return match_of(self.table)

    def save(self) -> None:
        for entry in self.table.take_unsaved():
            # As it comes back from the database.
            self.entries.append(msgspec.json.decode(msgspec.json.encode(entry), type=Entry))

    def say(self, person: str, message: wire.AtTable) -> list[Outgoing]:
        outgoing = receive(self.table, person, message, self.now)
        self.save()
        return outgoing

    def play(self, seat: int, action: str | None = None, key: str = "") -> list[Outgoing]:
        """This action of this seat, or the first that is legal."""
        code = action or self.match.history.state.legal(seat)[0].code
        return self.say(NAMES[seat], wire.Play("t", self.table.seq, code, seat, key))

    def play_on(self, chance: random.Random, steps: int = 10_000) -> None:
        """So many random steps, or to the end."""
        for _ in range(steps):
            if not self.table.to_act():
                return
            seat = chance.choice(self.table.to_act())
            action = chance.choice(list(self.match.history.state.legal(seat)))
            self.play(seat, action.code)

    def rebuilt(self, downtimes: Downtimes | None = None) -> Table:
        return Table.load("t", self.entries, downtimes)


def match_of(table: Table) -> Match:
    """The game, which has begun."""
    assert table.match is not None
    return table.match


def full(table: Table, seat: int, now: int = 0) -> bytes:
    """What this seat is told of the whole table."""
    return msgspec.json.encode(full_for(table, seat, now))


def change(table: Table, seat: int) -> bytes:
    """What this seat is told of the last change."""
    look = table.match.look([seat])[seat] if table.match is not None else None
    return msgspec.json.encode(change_for(table, seat, look))


def a_table(
    seats: int = 3, started: bool = True, seed: str = "s", game: str = "castle", **info: Any
) -> Log:
    """A table with ada, bea, cid, ... seated."""
    table = Table("t")
    create(table, Info(game, seats, NAMES[0], **info), NOW)
    for seat in range(seats):
        sit(table, NAMES[seat], NAMES[seat].title(), seat, NOW)
    if started:
        start(table, NAMES[0], seed, NOW)
    table.watched = {-1, *range(seats)}
    return Log(table)


def states(outgoing: list[Outgoing]) -> dict[int, Any]:
    """The states that were sent, by seat."""
    return {out.to: msgspec.json.decode(out.message) for out in outgoing if out.to != SENDER}


def to_sender(outgoing: list[Outgoing]) -> list[Any]:
    return [msgspec.json.decode(out.message) for out in outgoing if out.to == SENDER]


def refused(log: Log, person: str, message: wire.AtTable) -> str:
    """The code under which this is refused; nothing may have changed."""
    before = (log.table.seq, full(log.table, 0))
    with pytest.raises(Refused) as error:
        log.say(person, message)
    assert (log.table.seq, full(log.table, 0)) == before
    return error.value.code


def random_steps(log: Log, steps: int) -> Any:
    """So many random steps; the states that are sent after each."""
    chance = random.Random("told")
    for _ in range(steps):
        if not log.table.to_act():
            return
        seat = chance.choice(log.table.to_act())
        log.now += 1000
        yield states(log.play(seat, chance.choice(log.match.history.state.legal(seat)).code))


def applied(view: Any, told: list[Any], last: Any) -> Any:
    """The view after all of this; what leads to the last view does not list what it changes."""
    for moment in told:
        view = patched(view, moment["set"]) if "set" in moment else last
    return view
