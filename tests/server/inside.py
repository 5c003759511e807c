"""A server's parts without a network: a store that saves when told to, clients that listen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec

from trilith.server.conn import Conn, Look
from trilith.server.entries import Entry, Line, lines_of
from trilith.server.house import House
from trilith.server.metrics import Metrics
from trilith.server.pump import Pump
from trilith.server.rooms import Room, Rooms
from trilith.server.shapes import Person, Summary
from trilith.server.store import Change, Store
from trilith.server.workers import Workers


class MemoryStore:
    """A log in memory; a change is saved, or not, when `settle` is called."""

    is_shared = False
    origin = ""
    failing = ""
    waiting_since = 0.0
    queued = groups = rows = 0

    def __init__(self) -> None:
        self.kept: dict[str, list[Entry]] = {}
        self.waiting: list[Change] = []
        self.told: list[str] = []
        self.executed = 0
        self.reads = 0
        self.broken = False

    def append(self, change: Change) -> None:
        self.waiting.append(change)

    def settle(self, error: Exception | None = None) -> None:
        """What was written last is durable now, or could not be written."""
        change = self.waiting.pop(0)
        if error is None:
            entries = [Entry(s, at, k, msgspec.json.decode(d)) for _, s, at, k, d in change.rows]
            self.kept.setdefault(change.table, []).extend(entries)
        change.done(error)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        self.reads += 1
        await asyncio.sleep(0)
        if self.broken:
            raise OSError("gone")
        return [entry for entry in self.kept.get(table, []) if entry.seq > after]

    async def log(self, table: str) -> list[Line]:
        return lines_of(await self.entries(table))

    async def execute(self, statement: object) -> None:
        self.executed += 1

    def notify(self, payload: str) -> None:
        self.told.append(payload)


class Inside:
    """House, rooms and pump, and what they were told."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.house = House(cast(Store, self.store), cast(Workers, None), Metrics())
        self.loaded: list[Room] = []
        self.changed: list[Room] = []
        self.announced: list[Summary] = []
        self.refocused = 0
        self.told_in_full: set[Conn] = set()
        """The clients that get another view at the next new seating."""
        self.rooms = Rooms(self.house, self.loaded.append)
        self.pump = Pump(
            self.house, self.rooms, self.changed.append, self.announced.append, self._refocus
        )

    def _refocus(self, room: Room) -> set[Conn]:
        self.refocused += 1
        room.focused = room.table.seats.seating
        return self.told_in_full


class Listener:
    """A client's socket that only listens."""

    is_writable = True

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.on_writable: Callable[[], None] | None = None

    def write(self, framed: bytes) -> None:
        self.sent.append(framed)

    def heard(self) -> list[Any]:
        """What was said to it, decoded."""
        return [msgspec.json.decode(framed[framed.index(b"{") :]) for framed in self.sent]


def client(person: str, room: Room | None = None, seat: int = -1) -> tuple[Conn, Listener]:
    """Somebody connected; watching a room with these eyes."""
    listener = Listener()
    conn = Conn(cast(Any, listener), Person(person, person.title(), True), lambda *_: None)
    if room is not None:
        conn.tables[room.table.id] = Look((seat,), None)
        room.watchers.setdefault(seat, set()).add(conn)
        room.table.watched.add(seat)
    return conn, listener


def run(test: Callable[[Inside], Awaitable[None]]) -> None:
    """Run it in a loop of its own, with everything that a server has inside."""

    async def whole() -> None:
        inside = Inside()
        try:
            await test(inside)
        finally:
            inside.house.close()

    asyncio.run(whole())
