"""The tables that are in memory, who watches them, and everything that moves them on.

A room handles one thing at a time: a message is applied, written, and only then told; what comes
meanwhile waits. Nothing here blocks: the writing is the store's, the thinking the workers'.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from trilith.bots import Seen, bot_seed
from trilith.engine.event import SPECTATOR
from trilith.server import schema, wire
from trilith.server.clocks import Downtimes
from trilith.server.conn import Conn
from trilith.server.metrics import Metrics
from trilith.server.protocol import frame
from trilith.server.store import Change, Conflict, Store, rows_of
from trilith.server.table import PLAYING, SENDER, Entry, Info, Outgoing, Table
from trilith.server.wire import Refused, encode
from trilith.server.worker import Question
from trilith.server.workers import BotFailed, Workers

log = logging.getLogger("trilith.hub")

MAX_WAITING: Final = 200
"""Messages that may wait at one table."""
IDLE: Final = 60.0
"""Seconds after which a table that nobody watches leaves the memory."""
PRESENCE: Final = 45.0
"""Seconds after which somebody at another process counts as gone if nothing is heard of it."""
VISIBLE_THOUGHT: Final = 0.1
"""Seconds after which the others are told that a bot thinks."""
DOWN: Final = 3000
"""Milliseconds without a sign of life that count as downtime."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Work(Struct):
    """One thing to do at a table, and who wants to know how it went."""

    do: Callable[[Table], list[Outgoing]]
    conn: Conn | None
    done: Callable[[Exception | None], None] | None
    began: float
    key: str = ""
    tries: int = 0


class Room:
    """A table in memory with those who watch it."""

    __slots__ = (
        "behind",
        "busy",
        "here",
        "quiet_since",
        "runs",
        "table",
        "thinking",
        "timer",
        "waiting",
        "watchers",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: dict[int, set[Conn]] = {}
        self.waiting: deque[Work] = deque()
        self.busy = False
        """A write, or a look into the log, is under way."""
        self.behind = False
        """Another process has written to the log."""
        self.runs = False
        """Whether this process lets the table's bots think and its clocks run out."""
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.here: dict[tuple[str, str], float] = {}
        """Who is connected elsewhere: (process, person) until when."""
        self.quiet_since = time.monotonic()

    def people(self) -> set[str]:
        """Who is connected here."""
        conns = (conn for conns in self.watchers.values() for conn in conns)
        return {conn.person.id for conn in conns if conn.person is not None}


class Hub:
    """All rooms of this process."""

    def __init__(self, store: Store, workers: Workers, metrics: Metrics) -> None:
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.loop = asyncio.get_running_loop()
        self.origin = secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        self.conns: set[Conn] = set()
        self.downtimes = Downtimes()
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        store.origin = self.origin
        metrics.gauges["tables"] = lambda: len(self.rooms)
        metrics.gauges["connections"] = lambda: len(self.conns)
        metrics.gauges["writes_waiting"] = lambda: store.queued
        metrics.gauges["storage_failing"] = lambda: bool(store.failing)
        metrics.gauges["log_groups"] = lambda: store.groups
        metrics.gauges["log_changes"] = lambda: store.rows
        metrics.gauges["bot_questions"] = lambda: workers.asked
        metrics.gauges["bot_workers_replaced"] = lambda: workers.replaced

    # ------------------------------------------------------------- beginning and end

    async def start(self) -> None:
        await self._note_downtime()
        self.store.listen(self._hear, self._missed)
        self.spawn(self._beat())
        self.spawn(self._sweep())
        self.spawn(self._wake())

    async def stop(self) -> None:
        """Let what has been sent in be written; then no more."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        deadline = time.monotonic() + 5
        while (self.store.queued or self.store.waiting_since) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        with contextlib.suppress(Exception):
            await self._live()
        for conn in list(self.conns):
            conn.socket.cut_off()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; its errors are logged, not lost."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def _note_downtime(self) -> None:
        """If no process was there for a while, no clock has run meanwhile."""

        def note(connection: sa.Connection) -> list[tuple[int, int]]:
            if self.store.is_shared:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7218002)"))
            last = connection.execute(sa.select(sa.func.max(schema.alive.c.at))).scalar()
            now = now_ms()
            if last is not None and now - last > DOWN:
                connection.execute(schema.downtimes.insert().values(begin=last, end=now))
            connection.execute(schema.alive.delete().where(schema.alive.c.at < now - 60_000))
            connection.execute(schema.alive.insert().values(process=self.origin, at=now))
            spans = connection.execute(sa.select(schema.downtimes)).all()
            return [(begin, end) for begin, end in spans]

        for begin, end in await self.store.write(note):
            self.downtimes.add(begin, end)

    async def _live(self) -> None:
        alive = schema.alive
        sign = alive.update().where(alive.c.process == self.origin).values(at=now_ms())
        await self.store.execute(sign)

    async def _beat(self) -> None:
        """A sign of life every second."""
        while True:
            with contextlib.suppress(Exception):
                await self._live()
            await asyncio.sleep(1)

    async def _sweep(self) -> None:
        """Let go of what nobody needs, cut off who does not read, look after what is not run."""
        while True:
            await asyncio.sleep(2)
            now = time.monotonic()
            await self._check_runs()
            for conn in [conn for conn in self.conns if conn.is_too_slow(now)]:
                self.metrics.count("cut_off_total")
                log.info("cut off: does not read")
                conn.socket.cut_off()
            for room in list(self.rooms.values()):
                self._forget_gone(room, now)
                if self._is_idle(room, now):
                    del self.rooms[room.table.id]
                    self._stop_running(room)
                elif room.table.status == PLAYING and not room.runs:
                    await self._try_run(room)
            if self.store.is_shared:
                self._announce_presence(now)

    def _is_idle(self, room: Room, now: float) -> bool:
        table = room.table
        used = room.busy or room.waiting or any(room.watchers.values()) or room.thinking
        awake = table.status == PLAYING and (table.clock is not None or bool(table.bots_to_act()))
        return not used and not awake and now - room.quiet_since > IDLE

    async def _wake(self) -> None:
        """Load the tables whose clocks run or whose bots have to move, also without visitors."""
        tables = schema.tables
        query = sa.select(tables.c.id).where(tables.c.status == PLAYING, tables.c.awake)
        while True:
            try:
                found = await self.store.read(lambda c: [row[0] for row in c.execute(query)])
                for table in found:
                    if table not in self.rooms and await self._may_run(table):
                        with contextlib.suppress(Refused):
                            await self.room(table)
            except Exception as error:
                log.warning("cannot look for tables", extra={"error": str(error)[:200]})
            await asyncio.sleep(3 if self.store.is_shared else 30)

    # ------------------------------------------------------------- rooms

    async def room(self, table: str) -> Room:
        """The room of this table, from memory or from the log."""
        found = self.rooms.get(table)
        if found is not None:
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self.loop.create_task(self._load_room(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load_room(self, table_id: str) -> Room:
        table = await self._load(table_id)
        room = self.rooms[table_id] = Room(table)
        room.runs = not self.store.is_shared
        await self._try_run(room)
        if room.runs and table.needs_new_rules():
            self.submit(room, lambda table: table.adopt_rules(now_ms()))
        self._go_on(room)
        return room

    async def _load(self, table_id: str) -> Table:
        try:
            entries = await self.store.entries(table_id)
        except Exception as error:
            log.warning("cannot read a table", extra={"table": table_id, "error": str(error)[:200]})
            raise Refused("storage", "the table cannot be read at present") from None
        if not entries:
            raise Refused("no_table", "there is no such table")
        return Table.load(table_id, entries, self.downtimes)

    def new_room(self, info: Info, now: int) -> Room:
        """A table that has no log yet; it is saved with the first thing that is done there."""
        table = Table(new_id(), self.downtimes)
        table.create(info, now)
        room = self.rooms[table.id] = Room(table)
        room.runs = not self.store.is_shared
        return room

    async def _may_run(self, table: str) -> bool:
        if not self.store.is_shared:
            return True
        return await self.loop.run_in_executor(None, self.store.try_run, table)

    async def _try_run(self, room: Room) -> None:
        if room.table.status == PLAYING and not room.runs:
            room.runs = await self._may_run(room.table.id)
            if room.runs:
                self._go_on(room)

    async def _check_runs(self) -> None:
        """If the connection that held the locks is lost, somebody else may run the tables by now."""
        if self.store.is_shared and not await self.loop.run_in_executor(
            None, self.store.still_runs
        ):
            for room in self.rooms.values():
                room.runs = False

    def _stop_running(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
        if room.runs and self.store.is_shared:
            self.loop.run_in_executor(None, self.store.stop_running, room.table.id)

    # ------------------------------------------------------------- one thing at a time

    def submit(
        self,
        room: Room,
        do: Callable[[Table], list[Outgoing]],
        conn: Conn | None = None,
        done: Callable[[Exception | None], None] | None = None,
        key: str = "",
    ) -> None:
        """Do something at a table, when it is its turn."""
        if len(room.waiting) >= MAX_WAITING or self.closing:
            code = "restart" if self.closing else "limit"
            self._refuse(room, Work(do, conn, done, 0.0, key), Refused(code, "not now: try again"))
            return
        room.waiting.append(Work(do, conn, done, time.perf_counter(), key))
        if not room.busy:
            self._pump(room)

    async def ask(self, room: Room, do: Callable[[Table], list[Outgoing]]) -> None:
        """The same, waiting until it is durable; Refused if it cannot be done."""
        future: asyncio.Future[None] = self.loop.create_future()

        def done(error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.submit(room, do, None, done)
        await future

    def _pump(self, room: Room) -> None:
        while room.waiting and not room.busy:
            work = room.waiting.popleft()
            table = room.table
            status = table.status
            try:
                outgoing = work.do(table)
            except Refused as refused:
                if self.store.is_shared and not work.tries:
                    # Perhaps another process has just made it possible: look before refusing.
                    work.tries = 1
                    room.waiting.appendleft(work)
                    self._catch_up(room)
                    return
                self._refuse(room, work, refused)
                continue
            except Exception:
                log.exception("a table failed", extra={"table": table.id})
                self._refuse(room, work, Refused("not_now", "the table could not do that"))
                self._reload(room)
                return
            entries = table.take_unsaved()
            if entries:
                self._save(room, work, outgoing, entries, table.status != status)
            else:
                self._deliver(room, outgoing, work.conn)
                _done(work, None)

    def _save(
        self,
        room: Room,
        work: Work,
        outgoing: list[Outgoing],
        entries: list[Entry],
        is_news: bool,
    ) -> None:
        table = room.table
        clock = table.info.clock
        is_slow = clock is not None and clock["kind"] == "turn"
        summary = None
        if is_news or is_slow or any(entry.kind not in ("play", "undo") for entry in entries):
            summary = table.summary()
        room.busy = True

        def done(error: Exception | None) -> None:
            self._saved(room, work, outgoing, summary, error)

        rows = rows_of(table.id, entries)
        self.store.append(Change(table.id, rows, summary, done, entries[-1].at))

    def _saved(
        self,
        room: Room,
        work: Work,
        outgoing: list[Outgoing],
        summary: dict[str, Any] | None,
        error: Exception | None,
    ) -> None:
        if error is not None:
            self._not_saved(room, work, error)
            return
        room.busy = False
        room.quiet_since = time.monotonic()
        self._deliver(room, outgoing, work.conn)
        self.metrics.count("changes_total")
        self.metrics.change_seconds.add(time.perf_counter() - work.began)
        if summary is not None:
            self.tell_lobby(summary)
            self.store.notify(f"lobby {self.origin} {room.table.id}")
        _done(work, None)
        self._go_on(room)
        if room.behind:
            self._catch_up(room)
        elif room.waiting:
            self._pump(room)

    def _not_saved(self, room: Room, work: Work, error: Exception) -> None:
        """What was applied in memory is not in the log: begin again from the log."""
        if isinstance(error, Conflict) and work.tries < 20:
            self.metrics.count("conflicts_total")
            work.tries += 1
            room.waiting.appendleft(work)
        else:
            self.metrics.count("not_saved_total")
            self._refuse(room, work, Refused("storage", "it could not be saved: try again"))
        self._reload(room)

    def _refuse(self, room: Room, work: Work, refused: Refused) -> None:
        self.metrics.count("refused_total")
        if work.conn is not None:
            work.conn.tell(encode(refused.error(room.table.id, work.key)))
            if refused.code == "stale":
                self.send_full(work.conn, room)
        _done(work, refused)

    def _deliver(self, room: Room, outgoing: list[Outgoing], conn: Conn | None) -> None:
        for out in outgoing:
            if out.to == SENDER:
                if conn is not None:
                    conn.tell(out.message)
                continue
            watchers = room.watchers.get(out.to)
            if watchers:
                framed = frame(out.message)
                for watcher in watchers:
                    watcher.put(framed, room.table.id)

    def _reload(self, room: Room) -> None:
        room.busy = True
        self.spawn(self._reloaded(room))

    async def _reloaded(self, room: Room) -> None:
        """Try until the log can be read; then everybody gets the state as it is in the log."""
        pause = 0.05
        while True:
            try:
                table = await self._load(room.table.id)
                break
            except Refused as refused:
                if refused.code == "no_table":  # its very first entries could not be saved
                    self.rooms.pop(room.table.id, None)
                    for work in room.waiting:
                        self._refuse(room, work, refused)
                    room.waiting.clear()
                    return
            for work in room.waiting:
                if not work.tries:
                    self._refuse(room, work, Refused("storage", "it could not be saved"))
            room.waiting = deque(work for work in room.waiting if work.tries)
            await asyncio.sleep(pause)
            pause = min(1.0, pause * 2)
        self._take_over(room, table)
        room.busy = False
        self._pump(room)

    def _take_over(self, room: Room, table: Table) -> None:
        """Put a freshly loaded table in place of the one that is no longer true."""
        table.watched = room.table.watched
        room.table = table
        for person in room.people() | {person for _, person in room.here}:
            table.be_online(person, True)
        self._send_full_to_all(room)
        self._go_on(room)

    # ------------------------------------------------------------- other processes

    def _hear(self, payload: str) -> None:
        kind, origin, *rest = payload.split(" ")
        if origin == self.origin:
            return
        if kind == "log":
            for item in rest:
                table, _, seq = item.rpartition(":")
                room = self.rooms.get(table)
                if room is not None and int(seq) > room.table.seq:
                    self._catch_up(room)
        elif kind == "here":
            self._hear_presence(origin, rest[0], rest[1], rest[2] == "1")
        elif kind == "thinks":
            room = self.rooms.get(rest[0])
            if room is not None and room.table.be_thinking(int(rest[1]), rest[2] == "1"):
                self._tell_seats(room)
        elif kind == "chat":
            self.spawn(self._hear_chat(rest[0], int(rest[1])))
        elif kind == "lobby":
            self.spawn(self._hear_lobby(rest[0]))

    def _missed(self) -> None:
        """Something may have happened that was not heard: look into every log."""
        for room in self.rooms.values():
            self._catch_up(room)

    def _catch_up(self, room: Room) -> None:
        if room.busy:
            room.behind = True
            return
        room.behind = False
        room.busy = True
        self.spawn(self._caught_up(room))

    async def _caught_up(self, room: Room) -> None:
        table = room.table
        try:
            for entry in await self.store.entries(table.id, table.seq):
                table.follow(entry)
                self._deliver(room, table.news(), None)
        except Exception as error:
            log.warning("cannot follow", extra={"table": table.id, "error": str(error)[:200]})
            await self._reloaded(room)
            return
        room.busy = False
        self._go_on(room)
        if room.behind:
            self._catch_up(room)
        else:
            self._pump(room)

    def _hear_presence(self, origin: str, table: str, person: str, here: bool) -> None:
        room = self.rooms.get(table)
        if room is None:
            return
        if here:
            room.here[(origin, person)] = time.monotonic() + PRESENCE
        else:
            room.here.pop((origin, person), None)
        self._settle_presence(room, person)

    def _settle_presence(self, room: Room, person: str) -> None:
        elsewhere = any(who == person for _, who in room.here)
        if room.table.be_online(person, elsewhere or person in room.people()):
            self._tell_seats(room)

    def _forget_gone(self, room: Room, now: float) -> None:
        for (origin, person), until in list(room.here.items()):
            if until < now:
                del room.here[(origin, person)]
                self._settle_presence(room, person)

    _announced = 0.0

    def _announce_presence(self, now: float) -> None:
        if now - self._announced < PRESENCE / 3:
            return
        self._announced = now
        for room in self.rooms.values():
            for person in room.people():
                self.store.notify(f"here {self.origin} {room.table.id} {person} 1")

    # ------------------------------------------------------------- bots and clocks

    def _go_on(self, room: Room) -> None:
        """After every change: let bots think and clocks run, if that is this process's business."""
        table = room.table
        if table.status == PLAYING and not room.runs and self.store.is_shared:
            if not table.step:
                self.spawn(self._try_run(room))
            return
        if not room.runs:
            return
        self._drop_idle_thoughts(room)
        for seat, level in table.bots_to_act():
            if seat not in room.thinking and not self.closing:
                asked = table.asked_at(seat)
                task = self.spawn(self._think(room, seat, level, asked))
                room.thinking[seat] = (asked, task)
        self._set_timer(room)

    def _drop_idle_thoughts(self, room: Room) -> None:
        wanted = {seat for seat, _ in room.table.bots_to_act()}
        for seat, (asked, task) in list(room.thinking.items()):
            if seat not in wanted or asked != room.table.asked_at(seat):
                del room.thinking[seat]
                task.cancel()

    async def _think(self, room: Room, seat: int, level: str, asked: int) -> None:
        table = room.table
        assert table.game is not None
        assert table.history is not None
        showing = self.loop.call_later(VISIBLE_THOUGHT, self._show_thinking, room, seat, True)
        try:
            code = await self._choice(table, seat, level)
        finally:
            showing.cancel()
        if room.table is not table:
            self._thought(room, seat)
            self._go_on(room)
            return
        table.be_thinking(seat, False)

        def done(error: Exception | None) -> None:
            self._thought(room, seat)
            if error is not None:
                self._show_thinking(room, seat, False)
                if not (isinstance(error, Refused) and error.code == "stale"):
                    self.loop.call_later(1.0, self._go_on, room)

        self.submit(room, lambda t: t.bot_plays(seat, code, asked, now_ms()), None, done)

    async def _choice(self, table: Table, seat: int, level: str) -> str:
        assert table.game is not None
        assert table.history is not None
        seen = Seen(table.game, table.history.state, seat, table.history.setup.data)
        turn = sum(step.seat == seat for step in table.history.steps)
        question = Question(level, bot_seed(table.seed, seat), turn, seen)
        try:
            return await self.workers.choose(question)
        except Exception as failure:  # whatever it is, the others must not wait for ever
            expected = isinstance(failure, BotFailed)
            facts = {"level": level, "error": str(failure)[:200]}
            log.error("a bot failed", extra=facts, exc_info=None if expected else failure)
            return random.choice(list(seen.legal)).code

    def _thought(self, room: Room, seat: int) -> None:
        found = room.thinking.get(seat)
        if found is not None and (found[1].done() or found[1] is asyncio.current_task()):
            del room.thinking[seat]

    def _show_thinking(self, room: Room, seat: int, thinking: bool) -> None:
        if room.table.be_thinking(seat, thinking):
            self._tell_seats(room)
            self.store.notify(f"thinks {self.origin} {room.table.id} {seat} {int(thinking)}")

    def _set_timer(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        clock = room.table.clock
        left = clock.next_flag(now_ms()) if clock is not None else None
        if left is not None and room.table.status == PLAYING:
            # Not in one stretch for days: the system's clock may be set meanwhile.
            delay = min(left / 1000 + 0.005, 60.0)
            room.timer = self.loop.call_later(delay, self._time_is_up, room)

    def _time_is_up(self, room: Room) -> None:
        room.timer = None
        self.submit(
            room, lambda table: table.flag(now_ms()), None, lambda error: self._set_timer(room)
        )

    # ------------------------------------------------------------- people

    def watch(self, conn: Conn, room: Room, seats: list[int] | None) -> None:
        """Follow a table with the eyes of one's own seats, or as a spectator.

        Only when the room is not busy: what is in memory must be in the log before it is shown.
        """
        table = room.table
        own = table.seats_of(conn.person_id)
        wanted = [seat for seat in own if seats is None or seat in seats] or [SPECTATOR]
        if wanted == [SPECTATOR] and not own and not table.info.spectators:
            raise Refused("not_yours", "this table has no spectators")
        self.unwatch(conn, room, quietly=True)
        conn.tables[table.id] = tuple(wanted)
        for seat in wanted:
            room.watchers.setdefault(seat, set()).add(conn)
            table.watched.add(seat)
        self.send_full(conn, room)
        if conn.person is not None and own:
            self._came(room, conn.person.id)

    def _came(self, room: Room, person: str) -> None:
        self._settle_presence(room, person)
        self.store.notify(f"here {self.origin} {room.table.id} {person} 1")
        if any(seat.person == person and seat.stand_in for seat in room.table.seats):
            self.submit(room, lambda table: table.come_back(person, now_ms()))

    def unwatch(self, conn: Conn, room: Room, quietly: bool = False) -> None:
        for seat in conn.tables.pop(room.table.id, ()):
            watchers = room.watchers.get(seat)
            if watchers is not None:
                watchers.discard(conn)
                if not watchers:
                    del room.watchers[seat]
                    room.table.watched.discard(seat)
        room.quiet_since = time.monotonic()
        if conn.person is not None and not quietly and conn.person.id not in room.people():
            self._settle_presence(room, conn.person.id)
            self.store.notify(f"here {self.origin} {room.table.id} {conn.person.id} 0")

    def seated(self, room: Room) -> None:
        """Somebody has taken or left a seat: those who watch see with the right eyes from now on."""
        self.submit(room, lambda table: self._seated(room))

    def _seated(self, room: Room) -> list[Outgoing]:
        for conn in [conn for conns in room.watchers.values() for conn in conns]:
            own = room.table.seats_of(conn.person_id)
            if conn.tables.get(room.table.id) != tuple(own or [SPECTATOR]):
                with contextlib.suppress(Refused):
                    self.watch(conn, room, None)
        return []

    def gone(self, conn: Conn) -> None:
        self.conns.discard(conn)
        for table in list(conn.tables):
            room = self.rooms.get(table)
            if room is not None:
                self.unwatch(conn, room)

    def send_full(self, conn: Conn, room: Room) -> None:
        for seat in conn.tables.get(room.table.id, ()):
            message = room.table.state_for(seat, full=True, now=now_ms())
            conn.put(frame(message), room.table.id)

    def refresh(self, conn: Conn, table: str) -> None:
        room = self.rooms.get(table)
        if room is None:
            return
        if room.busy:
            # What is in memory is not yet in the log; the state will be sent when it is.
            self.loop.call_later(0.05, self.refresh, conn, table)
        elif conn in self.conns:
            self.send_full(conn, room)

    def _send_full_to_all(self, room: Room) -> None:
        for conn in {conn for conns in room.watchers.values() for conn in conns}:
            self.send_full(conn, room)

    def _tell_seats(self, room: Room) -> None:
        self.broadcast(room, room.table.seats_news())

    def broadcast(self, room: Room, message: bytes) -> None:
        framed = frame(message)
        for conn in {conn for conns in room.watchers.values() for conn in conns}:
            conn.put(framed, "")

    # ------------------------------------------------------------- lobby and chat

    def tell_lobby(self, summary: dict[str, Any]) -> None:
        listeners = [conn for conn in self.conns if conn.in_lobby]
        if not listeners or summary["access"] == "link":
            return
        is_open = summary["status"] in ("waiting", PLAYING)
        news = wire.LobbyNews(changed=summary) if is_open else wire.LobbyNews(gone=summary["id"])
        message = frame(encode(news))
        for conn in listeners:
            conn.put(message, "")

    async def _hear_lobby(self, table: str) -> None:
        if not any(conn.in_lobby for conn in self.conns):
            return
        tables = schema.tables
        query = sa.select(tables.c.summary).where(tables.c.id == table)
        found = await self.store.read(lambda c: c.execute(query).scalar())
        if found is not None:
            self.tell_lobby(msgspec.json.decode(found))

    async def chat(self, conn: Conn, room: Room, message: wire.Chat) -> None:
        """Keep a line of chat, and show it to those whom it is for."""
        if conn.person is None:
            raise Refused("not_signed_in", "say who you are first")
        own = room.table.seats_of(conn.person.id)
        if message.room not in ("table", "gallery"):
            raise Refused("bad_message", "expected room: table or gallery")
        if message.room == "table" and not own:
            raise Refused("not_yours", "spectators talk in the gallery")
        if message.room == "gallery" and own and room.table.status == PLAYING:
            raise Refused("not_yours", "the gallery is for spectators until the game is over")
        text = "".join(ch for ch in message.text if ch.isprintable() or ch == "\n").strip()
        if not text:
            raise Refused("bad_message", "nothing to say")
        row = {
            "table_id": room.table.id,
            "room": message.room,
            "seat": own[0] if own else SPECTATOR,
            "name": conn.person.name,
            "at": now_ms(),
            "text": text,
        }
        insert = schema.chat.insert().values(row)
        key = await self.store.write(lambda c: c.execute(insert).inserted_primary_key)
        assert key is not None
        self.metrics.count("chats_total")
        self._show_chat(room, [_line(key[0], row)])
        self.store.notify(f"chat {self.origin} {room.table.id} {key[0]}")

    def _show_chat(self, room: Room, lines: list[wire.Line]) -> None:
        for seat, conns in room.watchers.items():
            shown = [line for line in lines if _may_read(room.table, seat, line)]
            if shown:
                framed = frame(encode(wire.Chatted(room.table.id, shown)))
                for conn in conns:
                    conn.put(framed, "")

    async def _hear_chat(self, table: str, number: int) -> None:
        room = self.rooms.get(table)
        if room is not None:
            lines = await self._chat_lines(schema.chat.c.id == number)
            self._show_chat(room, lines)

    async def _chat_lines(self, which: sa.ColumnElement[bool]) -> list[wire.Line]:
        query = sa.select(schema.chat).where(which).order_by(schema.chat.c.id.desc()).limit(100)
        rows = await self.store.read(lambda c: [dict(row) for row in c.execute(query).mappings()])
        return [_line(row["id"], row) for row in reversed(rows)]

    async def send_chat(self, conn: Conn, room: Room) -> None:
        """What was said before, as far as this one may read it."""
        lines = await self._chat_lines(schema.chat.c.table_id == room.table.id)
        eyes = conn.tables.get(room.table.id, (SPECTATOR,))
        shown = [line for line in lines if _may_read(room.table, eyes[0], line)]
        conn.tell(encode(wire.Chatted(room.table.id, shown)))


def _may_read(table: Table, seat: int, line: wire.Line) -> bool:
    return line.room == "table" or seat == SPECTATOR or table.status != PLAYING


def _line(number: int, row: dict[str, Any]) -> wire.Line:
    return wire.Line(number, row["room"], row["seat"], row["name"], row["at"], row["text"])


def _done(work: Work, error: Exception | None) -> None:
    if work.done is not None:
        work.done(error)


_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A name that nobody guesses: 80 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))
