"""All tables of this process and everything that moves them on.

Each part knows only those below it: rooms hold the tables, the pump changes them, presence and chat
know who watches, thinking runs bots and clocks. Nothing here blocks: the store writes, and the
workers think.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

import sqlalchemy as sa

from trilith.server import doing, manners, schema, wire
from trilith.server.chat import Chat
from trilith.server.clocks import TIME, now_ms
from trilith.server.conn import Conn
from trilith.server.entries import Info
from trilith.server.house import STANDSTILL, House
from trilith.server.metrics import Metrics
from trilith.server.presence import Presence
from trilith.server.protocol import frame
from trilith.server.pump import Doing, Pump
from trilith.server.rooms import Room, Rooms
from trilith.server.shapes import Summary, read_summary
from trilith.server.store import Store
from trilith.server.table import PLAYING, WAITING
from trilith.server.thinking import Thinking
from trilith.server.wire import Refused, encode
from trilith.server.workers import Workers

log = logging.getLogger("trilith.hub")

PORTION: Final = 20
"""Rooms that are handled before others get their turn."""
SWEEP: Final = 2.0
"""Seconds between two looks at rooms and clients that nobody needs."""
WAKE: Final = 30.0
"""Seconds between two looks for tables that have to go on by themselves."""
WAKE_SHARED: Final = 3.0
"""The same where another process may have died that ran them."""
LAST_WRITES: Final = 5.0
"""Seconds that the last writes may take at the end."""


class Hub:
    """All parts together: starting and stopping them, and listening to other processes."""

    def __init__(self, store: Store, workers: Workers, metrics: Metrics) -> None:
        self.house = House(store, workers, metrics)
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.conns = self.house.conns
        self.rooms = Rooms(self.house, self._loaded)
        self.pump = Pump(self.house, self.rooms, self._changed, self._announce, self._refocus)
        self.thinking = Thinking(self.house, self.rooms, self.pump)
        self.presence = Presence(self.house, self.rooms, self.pump)
        self.chat = Chat(self.house, self.rooms)
        self.news = 0
        """How many changes the lobby has heard of."""
        self.house.skip = self._skip
        metrics.gauges["connections"] = lambda: len(self.conns)
        metrics.gauges["writes_waiting"] = lambda: store.queued
        metrics.gauges["storage_failing"] = lambda: bool(store.failing)
        metrics.gauges["log_groups"] = lambda: store.groups
        metrics.gauges["log_changes"] = lambda: store.rows
        metrics.gauges["bot_questions"] = lambda: workers.asked
        metrics.gauges["bot_questions_waiting"] = lambda: workers.waiting
        metrics.gauges["bot_workers_replaced"] = lambda: workers.replaced

    # ------------------------------------------------------------- what others ask for

    async def room(self, table: str) -> Room:
        """The room of this table, from memory or from the log."""
        return await self.rooms.open(table)

    def new_room(self, info: Info, now: int) -> Room:
        """A table that has no log yet; it is saved with its first change."""
        return self.rooms.new(info, now)

    async def ask(self, room: Room, do: Doing) -> None:
        """Do something at a table, and wait until it is durable; Refused if it cannot be done."""
        await self.pump.ask(room, do)

    def _loaded(self, room: Room) -> None:
        if self.store.is_shared:
            self.pump.catch_up(room)  # another process may have written meanwhile
        if room.runs and room.table.needs_new_rules():
            self.pump.submit(room, lambda table: doing.adopt_rules(table, now_ms()))
        self.presence.refocus(room)
        self.thinking.go_on(room)

    def _changed(self, room: Room) -> None:
        self.thinking.go_on(room)

    def _refocus(self, room: Room) -> set[Conn]:
        return self.presence.refocus(room)

    # ------------------------------------------------------------- beginning and end

    async def start(self) -> None:
        await self._note_downtime()
        self.store.listen(self._hear, self._missed)
        self.house.spawn(self._beat())
        self.house.regularly(self._sweep, SWEEP, "cannot look after the rooms")
        pause = WAKE_SHARED if self.store.is_shared else WAKE
        self.house.regularly(self._wake, pause, "cannot look for tables")

    async def stop(self) -> None:
        """Write everything that has arrived, and then nothing more."""
        self.house.close()
        deadline = time.monotonic() + LAST_WRITES
        while (self.store.queued or self.store.waiting_since) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        with contextlib.suppress(Exception):
            await self._live()
        for conn in list(self.conns):
            conn.socket.cut_off()

    async def _note_downtime(self) -> None:
        """If no process was running for a while, no clock ran in that time."""

        def note(connection: sa.Connection) -> list[tuple[int, int]]:
            if self.store.is_shared:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7218002)"))
            last = connection.execute(sa.select(sa.func.max(schema.alive.c.at))).scalar()
            TIME.not_before(last or 0)
            now = now_ms()
            if last is not None and now - last > STANDSTILL:
                connection.execute(schema.downtimes.insert().values(begin=last, end=now))
            connection.execute(schema.alive.delete().where(schema.alive.c.at < now - 60_000))
            connection.execute(schema.alive.insert().values(process=self.house.origin, at=now))
            spans = connection.execute(sa.select(schema.downtimes)).all()
            return [(begin, end) for begin, end in spans]

        for begin, end in await self.store.write(note):
            self.house.downtimes.add(begin, end)

    async def _live(self) -> None:
        alive, now = schema.alive, self.house.live()
        sign = alive.update().where(alive.c.process == self.house.origin).values(at=now)
        await self.store.execute(sign)

    def _skip(self, begin: int, end: int) -> None:
        for room in self.rooms:
            room.table.skip(begin, end)
            if room.runs:
                self.thinking.set_timer(room)

    async def _beat(self) -> None:
        """A sign of life every second."""
        while True:
            with contextlib.suppress(Exception):
                await self._live()
            await asyncio.sleep(1)

    async def _sweep(self) -> None:
        """Drop what nobody needs, cut off clients that do not read, take over tables nobody runs."""
        now = time.monotonic()
        await self.rooms.check_runs()
        self._cut_off_slow(now)
        await self._look_after_rooms(now)
        self.presence.announce(now)

    async def _look_after_rooms(self, now: float) -> None:
        for number, room in enumerate(self.rooms):
            if number % PORTION == PORTION - 1:
                await asyncio.sleep(0)  # a thousand rooms in one go would hold up every move
            if room.table.id not in self.rooms:
                continue
            self.presence.forget_gone(room, now)
            if room.is_idle(now):
                self.rooms.drop(room)
            elif not room.runs:
                await self.rooms.try_run(room)

    def _cut_off_slow(self, now: float) -> None:
        for conn in [conn for conn in self.conns if conn.is_too_slow(now)]:
            self.metrics.count("cut_off_total")
            log.info("cut off: does not read")
            conn.socket.cut_off()

    async def _wake(self) -> None:
        """Load the tables whose clocks run or whose bots have to move, even without visitors."""
        tables = schema.tables
        has_people = tables.c.id.in_(sa.select(schema.seats.c.table_id))
        query = sa.select(tables.c.id).where(tables.c.status == PLAYING, tables.c.awake, has_people)
        for table in await self.store.read(lambda c: [row[0] for row in c.execute(query)]):
            if table not in self.rooms and await self.rooms.may_run(table):
                with contextlib.suppress(Refused):
                    await self.rooms.open(table)

    # ------------------------------------------------------------- other processes

    def _hear(self, payload: str) -> None:
        kind, origin, *rest = payload.split(" ")
        if origin == self.house.origin:
            return
        if kind == "log":
            self._hear_log(rest)
        elif kind == "down":
            self.house.was_down(int(rest[0]), int(rest[1]))
        elif kind == "here":
            self.presence.hear(origin, *rest)
        elif kind == "thinks":
            self.thinking.hear(*rest)
        elif kind == "chat":
            self.house.spawn(self.chat.hear(rest[0], int(rest[1])))
        elif kind == "lobby":
            self.house.spawn(self._hear_lobby(rest[0]))
        elif kind == "apart":
            self.house.spawn(self._keep_apart(set(rest)))
        elif kind == "ring":
            self.house.doorbell.ring(rest)

    def _hear_log(self, written: list[str]) -> None:
        for item in written:
            table, seq, people = item.split(":")
            if people:
                self.house.doorbell.ring(people.split(","), table)
            room = self.rooms.get(table)
            if room is not None and int(seq) > room.table.seq:
                self.pump.catch_up(room)

    def _missed(self) -> None:
        """A notification may have been missed: look into every log."""
        for room in self.rooms:
            self.pump.catch_up(room)

    # ------------------------------------------------------------- the lobby

    def _announce(self, summary: Summary) -> None:
        self._tell_lobby(summary)
        self.house.notify("lobby", summary.id)

    def _tell_lobby(self, summary: Summary) -> None:
        self.news += 1
        listeners = [conn for conn in self.conns if conn.in_lobby]
        if not listeners or summary.access == "link":
            return
        is_open = summary.status in (WAITING, PLAYING)
        news = wire.LobbyNews(changed=summary) if is_open else wire.LobbyNews(gone=summary.id)
        message = frame(encode(news))
        gone = frame(encode(wire.LobbyNews(gone=summary.id)))
        for conn in listeners:
            conn.put(gone if manners.are_apart(summary, conn.apart) else message, "")

    async def keep_apart(self, conn: Conn) -> None:
        """Note whose tables a person in the lobby does not see."""
        who = conn.person_id
        conn.apart = await self.store.read(lambda c: manners.apart_from(c, who))

    async def parted(self, *people: str) -> None:
        """These people have changed whether they mute or block each other."""
        await self._keep_apart(set(people))
        self.house.notify("apart", *people)

    async def _keep_apart(self, people: set[str]) -> None:
        for conn in [conn for conn in self.conns if conn.in_lobby and conn.person_id in people]:
            await self.keep_apart(conn)

    async def _hear_lobby(self, table: str) -> None:
        self.news += 1
        if not any(conn.in_lobby for conn in self.conns):
            return
        tables = schema.tables
        query = sa.select(tables.c.summary).where(tables.c.id == table)
        found = await self.store.read(lambda c: c.execute(query).scalar())
        if found is not None:
            self._tell_lobby(read_summary(found))
