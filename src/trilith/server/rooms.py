"""The tables in memory: loading them, dropping them, and who runs them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from trilith.server import seating, telling
from trilith.server.clocks import now_ms
from trilith.server.codes import new_id
from trilith.server.conn import Conn
from trilith.server.entries import Info
from trilith.server.house import House
from trilith.server.logs import why
from trilith.server.protocol import frame
from trilith.server.table import PLAYING, Table
from trilith.server.telling import SENDER, Outgoing
from trilith.server.wire import Refused, encode

log = logging.getLogger("trilith.rooms")

IDLE: Final = 60.0
"""Seconds after which a table that nobody watches leaves the memory."""


class Work(Struct):
    """One thing to do at a table, and whom to tell the outcome."""

    do: Callable[[Table], list[Outgoing]]
    conn: Conn | None
    done: Callable[[Exception | None], None] | None
    began: float
    key: str = ""
    tries: int = 0

    def finish(self, error: Exception | None) -> None:
        if self.done is not None:
            self.done(error)


class Room:
    """A table in memory with those who watch it."""

    __slots__ = (
        "admitted",
        "behind",
        "busy",
        "focused",
        "here",
        "quiet_since",
        "runs",
        "table",
        "thinking",
        "timer",
        "waiting",
        "watchers",
    )

    def __init__(self, table: Table, runs: bool) -> None:
        self.table = table
        self.watchers: dict[int, set[Conn]] = {}
        self.waiting: deque[Work] = deque()
        self.busy = False
        """A write, or a look into the log, is under way."""
        self.behind = False
        """Another process has written to the log."""
        self.focused = 0
        """The seating (see `Seats.seating`) for which the watchers have the right views."""
        self.runs = runs
        """Whether this process lets the table's bots think and its clocks run out."""
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.here: dict[tuple[str, str], float] = {}
        """People who are connected elsewhere: (process, person) until when."""
        self.admitted: set[str] = set()
        """People who have given the table's password."""
        self.quiet_since = time.monotonic()

    def conns(self) -> set[Conn]:
        """Everybody who watches."""
        return {conn for conns in self.watchers.values() for conn in conns}

    def people(self) -> set[str]:
        """Who is connected here."""
        return {conn.person.id for conn in self.conns() if conn.person is not None}

    def is_watched(self) -> bool:
        """Whether a person watches, here or at another process."""
        return any(self.watchers.values()) or bool(self.here)

    def rests(self) -> bool:
        """Bots among themselves play only while a person watches."""
        return self.table.seats.are_all_bots() and not self.is_watched()

    def is_idle(self, now: float) -> bool:
        """Whether the room can leave the memory; the most frequent reasons against it come first."""
        if self.watchers or now - self.quiet_since <= IDLE:
            return False
        return not (self.busy or self.waiting or self.thinking or self._is_awake())

    def _is_awake(self) -> bool:
        """Whether its clock or a vote runs, or its bots have to move."""
        table = self.table
        if table.status != PLAYING or self.rests():
            return False
        has_moment = table.clock is not None or table.vote is not None
        return has_moment or bool(table.bots_to_act())

    # ------------------------------------------------------------- telling those who watch

    def deliver(self, outgoing: list[Outgoing], sender: Conn | None, told: set[Conn]) -> None:
        """Send each message to its recipients, except to those who got the full state."""
        for out in outgoing:
            if out.to == SENDER:
                if sender is not None:
                    sender.tell(out.message)
                continue
            watchers = self.watchers.get(out.to)
            if watchers:
                framed = frame(out.message)
                for watcher in watchers - told if told else watchers:
                    watcher.put(framed, self.table.id)

    def broadcast(self, message: bytes) -> None:
        framed = frame(message)
        for conn in self.conns():
            conn.put(framed, "")

    def tell_seats(self) -> None:
        self.broadcast(telling.seats_news(self.table))

    def send_full(self, conn: Conn) -> None:
        for seat in conn.eyes(self.table.id):
            message = encode(telling.full_for(self.table, seat, now_ms()))
            conn.put(frame(message), self.table.id)

    def send_full_to_all(self) -> None:
        for conn in self.conns():
            self.send_full(conn)


class Rooms:
    """All rooms of this process."""

    def __init__(self, house: House, go_on: Callable[[Room], None]) -> None:
        self.house = house
        self.go_on = go_on
        """Called when a room is loaded, or may be run from now on."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        house.metrics.gauges["tables"] = lambda: len(self._rooms)

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, table: object) -> bool:
        return table in self._rooms

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __getitem__(self, table: str) -> Room:
        return self._rooms[table]

    def get(self, table: str) -> Room | None:
        """The room of this table, if it is in memory."""
        return self._rooms.get(table)

    # ------------------------------------------------------------- loading and idling

    async def open(self, table: str) -> Room:
        """The room of this table, from memory or from the log."""
        found = self._rooms.get(table)
        if found is not None:
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self.house.loop.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        table = await self.read(table_id)
        room = self._rooms[table_id] = Room(table, not self.house.store.is_shared)
        if not room.runs and table.status == PLAYING:
            room.runs = await self.may_run(table_id)
        self.go_on(room)
        return room

    async def read(self, table_id: str) -> Table:
        """Build the table from its log."""
        try:
            entries = await self.house.store.entries(table_id)
        except Exception as error:
            log.warning("cannot read a table", extra={"table": table_id} | why(error))
            raise Refused("storage", "the table cannot be read at present") from None
        if not entries:
            raise Refused("no_table", "there is no such table")
        downtimes = self.house.downtimes
        try:
            return await self.house.loading.do(
                table_id, lambda: Table.load(table_id, entries, downtimes)
            )
        except Exception as error:  # a log may hold anything that this version does not know
            log.error("cannot read a log", extra={"table": table_id, "error": repr(error)[:200]})
            text = "this table's log cannot be read: was it written by a newer version?"
            raise Refused("unreadable", text) from None

    def new(self, info: Info, now: int, number: str = "") -> Room:
        """A table that has no log yet; it is saved with its first change."""
        table = Table(number or new_id(), self.house.downtimes)
        seating.create(table, info, now)
        return self.admit(table)

    def admit(self, table: Table) -> Room:
        """A room for a table that nobody knows yet."""
        room = self._rooms[table.id] = Room(table, not self.house.store.is_shared)
        return room

    def drop(self, room: Room) -> None:
        """Drop a room; another process may run its table."""
        self._rooms.pop(room.table.id, None)
        if room.timer is not None:
            room.timer.cancel()
        if room.runs and self.house.store.is_shared:
            self.house.loop.run_in_executor(None, self.house.store.stop_running, room.table.id)

    # ------------------------------------------------------------- who runs a table

    async def may_run(self, table: str) -> bool:
        """Become the process that runs this table, unless another is."""
        if not self.house.store.is_shared:
            return True
        return await self.house.loop.run_in_executor(None, self.house.store.try_run, table)

    async def try_run(self, room: Room) -> None:
        if room.table.status == PLAYING and not room.runs:
            room.runs = await self.may_run(room.table.id)
            if room.runs:
                self.go_on(room)

    async def check_runs(self) -> None:
        """Check after a lost connection whether another process runs the tables by now."""
        store = self.house.store
        if store.is_shared and not await self.house.loop.run_in_executor(None, store.still_runs):
            for room in self._rooms.values():
                room.runs = False
