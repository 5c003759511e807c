"""Tables for tests: made, seated, played at random, and rebuilt from their logs."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from trilith.server import wire
from trilith.server.clocks import Downtimes
from trilith.server.table import SENDER, Entry, Info, Outgoing, Table

NOW = 1_790_000_000_000
NAMES = ("ada", "bea", "cid", "dan")


class Log:
    """A table together with everything that was saved of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self.now = NOW
        self.save()

    def save(self) -> None:
        for entry in self.table.take_unsaved():
            # As it comes back from the database.
            self.entries.append(msgspec.json.decode(msgspec.json.encode(entry), type=Entry))

    def say(self, person: str, message: wire.AtTable) -> list[Outgoing]:
        outgoing = self.table.receive(person, message, self.now)
        self.save()
        return outgoing

    def play(self, seat: int, action: str | None = None, key: str = "") -> list[Outgoing]:
        """This action of this seat, or the first that is legal."""
        assert self.table.history is not None
        code = action or self.table.history.state.legal(seat)[0].code
        return self.say(NAMES[seat], wire.Play("t", self.table.seq, code, seat, key))

    def play_on(self, chance: random.Random, steps: int = 10_000) -> None:
        """So many random steps, or to the end."""
        for _ in range(steps):
            if not self.table.to_act():
                return
            assert self.table.history is not None
            seat = chance.choice(self.table.to_act())
            action = chance.choice(list(self.table.history.state.legal(seat)))
            self.play(seat, action.code)

    def rebuilt(self, downtimes: Downtimes | None = None) -> Table:
        return Table.load("t", self.entries, downtimes)


def a_table(
    seats: int = 3, started: bool = True, seed: str = "s", game: str = "castle", **info: Any
) -> Log:
    """A table with ada, bea, cid, ... seated."""
    table = Table("t")
    table.create(Info(game, seats, NAMES[0], **info), NOW)
    for seat in range(seats):
        table.sit(NAMES[seat], NAMES[seat].title(), seat, NOW)
    if started:
        table.start(NAMES[0], seed, NOW)
    table.watched = {-1, *range(seats)}
    return Log(table)


def states(outgoing: list[Outgoing]) -> dict[int, Any]:
    """The states that were sent, by seat."""
    return {out.to: msgspec.json.decode(out.message) for out in outgoing if out.to != SENDER}


def to_sender(outgoing: list[Outgoing]) -> list[Any]:
    return [msgspec.json.decode(out.message) for out in outgoing if out.to == SENDER]
