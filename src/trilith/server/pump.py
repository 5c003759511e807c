"""One change at a time at each table: made in memory, written, and only then sent.

Anything that arrives in the meantime waits. If a change cannot be written, the table is rebuilt from
its log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from trilith.server import telling
from trilith.server.conn import Conn
from trilith.server.entries import Entry
from trilith.server.finding import waits
from trilith.server.house import House
from trilith.server.logs import why
from trilith.server.post import notices
from trilith.server.post.notices import Asked
from trilith.server.ratings import ledger
from trilith.server.ratings.outcome import outcome_of
from trilith.server.rooms import Room, Rooms, Work
from trilith.server.shapes import Status, Summary
from trilith.server.store import Beside, Change, Conflict, rows_of
from trilith.server.table import CLOSED, OVER, WAITING, Table
from trilith.server.telling import Outgoing
from trilith.server.wire import Refused, encode

log = logging.getLogger("trilith.pump")

MAX_WAITING: Final = 200
"""Messages that may wait at one table."""
CONFLICTS: Final = 20
"""How often something is tried again because another process was quicker."""

Doing = Callable[[Table], list[Outgoing]]


class Before(NamedTuple):
    """What a table was like before a change, for reporting the difference."""

    status: Status
    asked: Asked
    to_act: tuple[int, ...]


class Pump:
    """Applies changes to all tables of this process, one after another at each table."""

    def __init__(
        self,
        house: House,
        rooms: Rooms,
        changed: Callable[[Room], None],
        announce: Callable[[Summary], None],
        refocus: Callable[[Room], set[Conn]],
    ) -> None:
        self.house = house
        self.rooms = rooms
        self.changed = changed
        """Called after every change that is durable."""
        self.announce = announce
        """Called with a table's summary when that has changed."""
        self.refocus = refocus
        """Called when seats have changed, before that is sent; returns the clients that now know."""

    def submit(
        self,
        room: Room,
        do: Doing,
        conn: Conn | None = None,
        done: Callable[[Exception | None], None] | None = None,
        key: str = "",
    ) -> None:
        """Do something at a table when its turn comes."""
        if len(room.waiting) >= MAX_WAITING or self.house.closing:
            code = "restart" if self.house.closing else "limit"
            self._refuse(room, Work(do, conn, done, 0.0, key), Refused(code, "not now: try again"))
            return
        room.waiting.append(Work(do, conn, done, time.perf_counter(), key))
        if not room.busy:
            self._pump(room)

    async def ask(self, room: Room, do: Doing) -> None:
        """The same, but wait until it is durable; Refused if it cannot be done."""
        future: asyncio.Future[None] = self.house.loop.create_future()

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
            self._do(room, room.waiting.popleft())

    def _do(self, room: Room, work: Work) -> None:
        self.house.live()
        table = room.table
        asked = notices.asked(table, self.house.wants)
        before = Before(table.status, asked, table.to_act())
        try:
            outgoing = work.do(table)
        except Refused as refused:
            self._refused(room, work, refused)
            return
        except Exception:
            log.exception("a table failed", extra={"table": table.id})
            self._refuse(room, work, Refused("not_now", "the table could not do that"))
            self._reload(room)
            return
        entries = table.take_unsaved()
        if entries:
            self._save(room, work, outgoing, entries, before)
        else:
            self._deliver(room, outgoing, work.conn)
            work.finish(None)

    def _deliver(self, room: Room, outgoing: list[Outgoing], sender: Conn | None) -> None:
        told = self.refocus(room) if room.focused != room.table.seats.seating else set()
        room.deliver(outgoing, sender, told)

    def _refused(self, room: Room, work: Work, refused: Refused) -> None:
        if self.house.store.is_shared and not work.tries:
            # Perhaps another process has just made it possible, so look before refusing.
            work.tries = 1
            room.waiting.appendleft(work)
            self.catch_up(room)
        else:
            self._refuse(room, work, refused)

    def _refuse(self, room: Room, work: Work, refused: Refused) -> None:
        self.house.metrics.count("refused_total")
        if work.conn is not None:
            work.conn.tell(encode(refused.error(room.table.id, work.key)))
            if refused.code == "stale":
                room.send_full(work.conn)
        work.finish(refused)

    # ------------------------------------------------------------- saving

    def _save(
        self, room: Room, work: Work, outgoing: list[Outgoing], entries: list[Entry], before: Before
    ) -> None:
        table = room.table
        is_news = table.status != before.status
        clock = table.info.clock
        is_slow = clock is not None and clock["kind"] == "turn"
        summary = None
        if is_news or is_slow or any(entry.kind not in ("play", "undo") for entry in entries):
            summary = telling.summary(table)
        room.busy = True

        def done(error: Exception | None) -> None:
            if error is not None:
                self._not_saved(room, work, error)
            else:
                self._saved(room, work, outgoing, summary)
                self.house.doorbell.ring(rings, table.id)

        rings = _turned(table, before)
        rows = rows_of(table.id, entries)
        was_over = before.status in (OVER, CLOSED)
        told = notices.of_change(table, before.asked, was_over, entries, self.house.wants)
        change = Change(table.id, rows, summary, done, entries[-1].at, told, rings=rings)
        if is_news:
            change.beside += _rating(table)
        change.beside += _waiters(table, summary, entries, self.house.wants.delay)
        self.house.store.append(change)

    def _saved(
        self, room: Room, work: Work, outgoing: list[Outgoing], summary: Summary | None
    ) -> None:
        room.busy = False
        room.quiet_since = time.monotonic()
        self._deliver(room, outgoing, work.conn)
        self.house.metrics.count("changes_total")
        self.house.metrics.change_seconds.add(time.perf_counter() - work.began)
        if summary is not None:
            self.announce(summary)
        work.finish(None)
        self.changed(room)
        self._next(room)

    def _not_saved(self, room: Room, work: Work, error: Exception) -> None:
        """Changes in memory are not in the log: start again from the log."""
        if isinstance(error, Conflict) and work.tries < CONFLICTS:
            self.house.metrics.count("conflicts_total")
            work.tries += 1
            room.waiting.appendleft(work)
        else:
            self.house.metrics.count("not_saved_total")
            self._refuse(room, work, Refused("storage", "it could not be saved: try again"))
        self._reload(room)

    def _next(self, room: Room) -> None:
        if room.behind:
            self.catch_up(room)
        elif room.waiting:
            self._pump(room)

    # ------------------------------------------------------------- from the log again

    def _reload(self, room: Room) -> None:
        room.busy = True
        self.house.spawn(self._reloaded(room))

    async def _reloaded(self, room: Room) -> None:
        """Try until the log can be read; then everybody gets the state as it is in the log."""
        pause = 0.05
        while True:
            try:
                table = await self.rooms.read(room.table.id)
                break
            except Refused as refused:
                if refused.code == "no_table":  # its very first entries could not be saved
                    self._give_up(room, refused)
                    return
            self._refuse_new(room)
            await asyncio.sleep(pause)
            pause = min(1.0, pause * 2)
        self._take_over(room, table)
        room.busy = False
        self._next(room)

    def _give_up(self, room: Room, refused: Refused) -> None:
        self.rooms.drop(room)
        for work in room.waiting:
            self._refuse(room, work, refused)
        room.waiting.clear()

    def _refuse_new(self, room: Room) -> None:
        """Refuse what is waiting for the first time; changes already begun are tried again."""
        for work in room.waiting:
            if not work.tries:
                self._refuse(room, work, Refused("storage", "it could not be saved"))
        room.waiting = deque(work for work in room.waiting if work.tries)

    def _take_over(self, room: Room, table: Table) -> None:
        """Replace the table, which is no longer right, by one freshly loaded."""
        old, room.table = room.table, table
        table.watched = old.watched
        table.seats.take_presence(old.seats)
        for person in room.people() | {person for _, person in room.here}:
            table.seats.be_online(person, True)
        self.refocus(room)
        room.send_full_to_all()
        self.changed(room)

    # ------------------------------------------------------------- what other processes write

    def catch_up(self, room: Room) -> None:
        """Follow what another process has written to the log."""
        if room.busy:
            room.behind = True
            return
        room.behind = False
        room.busy = True
        self.house.spawn(self._caught_up(room))

    async def _caught_up(self, room: Room) -> None:
        table = room.table
        try:
            for entry in await self.house.store.entries(table.id, table.seq):
                table.follow(entry)
                self._deliver(room, telling.news(table), None)
        except Exception as error:
            log.warning("cannot follow", extra={"table": table.id} | why(error))
            await self._reloaded(room)
            return
        room.busy = False
        self.changed(room)
        self._next(room)


def _turned(table: Table, before: Before) -> set[str]:
    """People whose turn a change begins or ends; everybody, when the game begins or ends."""
    to_act = table.to_act()
    if to_act == before.to_act and table.status == before.status:
        return set()
    is_news = table.status != before.status
    seats = range(len(table.seats)) if is_news else {*to_act, *before.to_act}
    return {person for seat in seats if (person := table.seats[seat].person) is not None}


def _rating(table: Table) -> tuple[Beside, ...]:
    """What a game that has just ended does to its players' ratings."""
    outcome = outcome_of(table)
    return () if outcome is None else (lambda execute: ledger.save(execute, outcome),)


def _waiters(
    table: Table, summary: Summary | None, entries: list[Entry], delay: int
) -> tuple[Beside, ...]:
    """Notify those who waited for someone to sit down at a table like this, or to stand up."""
    if summary is None or summary.status != WAITING:
        return ()
    found: tuple[Beside, ...] = ()
    last = {entry.kind: entry for entry in entries if entry.kind in ("sit", "stand")}
    if "sit" in last:
        sat = next(entry for entry in entries if entry.kind == "sit")
        who, name, now = sat.data["person"], sat.data["name"], sat.at
        found += (lambda execute: waits.tell(execute, summary, who, name, now, delay),)
    if "stand" in last:
        stood = last["stand"]
        found += (lambda execute: waits.tell_of_room(execute, summary, stood, delay),)
    return found
