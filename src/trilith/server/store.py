"""Where everything is kept: the move log, written in groups by one thread, and all the rest.

The log's way is short: rows go to a queue, one thread writes all that wait there in one transaction,
and lets the event loop know when they are durable. Everything slow goes through SQLAlchemy in threads.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from msgspec import Struct

from trilith.engine.errors import BadInput
from trilith.server import schema
from trilith.server.entries import Entry, Line, entries_of, lines_of
from trilith.server.post.notices import Notices
from trilith.server.shapes import Summary
from trilith.server.table import PLAYING
from trilith.server.wire import encode

T = TypeVar("T")
Row = tuple[str, int, int, str, bytes]

GROUP: Final = 400
"""The most changes in one transaction."""
SOON: Final = 0.0005
"""A write that takes longer than this many seconds is reported at once."""
MANY: Final = 8
"""The most quick writes that are reported together."""
MIGRATION_LOCK: Final = 7_218_001
BESIDE_LOCK: Final = 7_218_003
"""Under this, what is written beside the log takes turns among all processes."""
CHANNEL: Final = "trilith"

log = logging.getLogger("trilith.store")


Execute = Callable[[str, Sequence[Any]], Any]
"""Carries out a statement with ? for its values, by the writer's own connection."""
Beside = Callable[[Execute], None]


class Conflict(Exception):
    """Someone else has written to this table's log first."""


class NotSaved(Exception):
    """The database cannot be written at present."""


class Change(Struct):
    """Entries of one table that become durable together, and what the lobby shows of it."""

    table: str
    rows: list[Row]
    summary: Summary | None
    done: Callable[[Exception | None], None]
    updated: int = 0
    notices: Notices | None = None
    """Notices about it for people who are not at the table."""
    beside: tuple[Beside, ...] = ()
    """What else is written in the same transaction."""
    rings: Collection[str] = ()
    """For whom it is their turn by this, or no longer."""

    @property
    def is_bare(self) -> bool:
        """Whether it is nothing but lines of the log."""
        return self.summary is None and self.notices is None and not self.beside


class Job(Struct):
    """Something else to be done in the writer's thread."""

    run: Callable[[], Any]
    future: Future[Any]


_NOTHING: Final = Job(lambda: None, Future())


def rows_of(table: str, entries: list[Entry]) -> list[Row]:
    return [(table, *line) for line in lines_of(entries)]


class Store:
    """What both databases have in common."""

    name = ""
    is_shared = False
    """Whether several processes may serve the same tables."""
    origin = ""
    """This process, so that it does not listen to itself."""

    def __init__(self, engine: sa.Engine, loop: asyncio.AbstractEventLoop, group: int) -> None:
        self.engine = engine
        self.loop = loop
        self.failing = ""
        """Why nothing can be saved at present; empty when all is well."""
        self.waiting_since = 0.0
        """When the write that is under way began; 0 when none is."""
        self.groups = 0
        self.rows = 0
        self.jobs = 0
        self._group = group
        self._queue: queue.SimpleQueue[Change | Job | None] = queue.SimpleQueue()
        self._untold: list[tuple[Change, Exception | None]] = []
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._work, name="writer", daemon=True)

    def start(self) -> None:
        """Make the schema, and begin to write. Blocks."""
        migrate(self.engine)
        self._writer.start()

    def discard(self) -> None:
        """Close what was never started."""
        self._readers.shutdown()
        self.engine.dispose()

    def close(self) -> None:
        """Write all that waits, then stop."""
        self._queue.put(None)
        self._writer.join(10)
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    # ------------------------------------------------------------- the log

    def append(self, change: Change) -> None:
        """Write a change; `done` is called in the event loop when it is durable, or has failed."""
        self._queue.put(change)

    async def add_table(self, lines: list[Line], summary: Summary) -> None:
        """The whole log of a table that nobody has opened yet; NotSaved if it cannot be kept."""
        saved: asyncio.Future[None] = self.loop.create_future()

        def done(error: Exception | None) -> None:
            if saved.done():
                return  # the caller has gone away
            if error is None:
                saved.set_result(None)
            else:
                saved.set_exception(error)

        rows = [(summary.id, *line) for line in lines]
        self.append(Change(summary.id, rows, summary, done, lines[-1][1]))
        await saved

    @property
    def queued(self) -> int:
        return self._queue.qsize()

    def _work(self) -> None:
        """The writer: takes all changes that wait, writes them as one, and goes on."""
        following: Change | Job | None = self._queue.get()
        while following is not None:
            if isinstance(following, Job):
                self._tell_untold()
                self._do(following)
                following = self._queue.get()
                continue
            changes = [following]
            following = _NOTHING
            while following is _NOTHING and len(changes) < self._group and not self._queue.empty():
                item = self._queue.get()
                if isinstance(item, Change):
                    changes.append(item)
                else:
                    following = item
            self._save(changes)
            if following is _NOTHING:
                following = self._queue.get()
        self._tell_untold()

    def _do(self, job: Job) -> None:
        if not job.future.set_running_or_notify_cancel():
            return  # the caller has gone away
        self.jobs += 1
        try:
            job.future.set_result(job.run())
        except BaseException as error:
            job.future.set_exception(error)

    def _save(self, changes: list[Change]) -> None:
        began = self.waiting_since = time.monotonic()
        self._untold += self._try_save(changes)
        self.waiting_since = 0.0
        self.groups += 1
        self.rows += len(changes)
        # The loop is woken once for several quick writes: waking it costs as much as a write.
        if self._queue.empty() or time.monotonic() - began > SOON or len(self._untold) >= MANY:
            self._tell_untold()

    def _tell_untold(self) -> None:
        told, self._untold = self._untold, []
        if not told:
            return
        try:
            self.loop.call_soon_threadsafe(_tell, told)
        except RuntimeError:
            log.warning("stopped before everybody was told", extra={"changes": len(told)})

    def _try_save(self, changes: list[Change]) -> list[tuple[Change, Exception | None]]:
        raise NotImplementedError

    def _failed(self, error: Exception) -> None:
        if not self.failing:
            log.error("cannot write", extra={"error": str(error)})
        self.failing = str(error).splitlines()[0] if str(error) else type(error).__name__

    def _succeeded(self) -> None:
        if self.failing:
            log.warning("can write again")
        self.failing = ""

    # ------------------------------------------------------------- everything else

    async def read(self, ask: Callable[[sa.Connection], T]) -> T:
        """Ask something of the database, in a thread."""

        def run() -> T:
            with self.engine.connect() as connection:
                return ask(connection)

        return await self.loop.run_in_executor(self._readers, run)

    async def write(self, do: Callable[[sa.Connection], T]) -> T:
        """Change something, in a transaction of its own, in a thread."""
        return await self.loop.run_in_executor(self._readers, self._in_transaction, do)

    async def execute(self, statement: sa.Executable) -> None:
        """Carry out one statement."""

        def do(connection: sa.Connection) -> None:
            connection.execute(statement)

        await self.write(do)

    def _in_transaction(self, do: Callable[[sa.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return do(connection)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """A table's log, from the entry after this one."""
        return await self.read(lambda c: log_of(c, table, after))

    async def log(self, table: str) -> list[Line]:
        """The same as it is stored: for who reads it elsewhere."""
        return await self.read(lambda c: read_entries(c, table, 0))

    # ------------------------------------------------------------- other processes: none here

    def notify(self, payload: str) -> None:
        """Tell the other processes."""

    def listen(self, hear: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Hear what others say; `lost` is called when something may have been missed."""

    def try_run(self, table: str) -> bool:
        """Become the one who runs this table's bots and clocks, unless another process is. Blocks."""
        return True

    def still_runs(self) -> bool:
        """Whether all that `try_run` has given is still held. Blocks."""
        return True

    def stop_running(self, table: str) -> None:
        """Leave that to others again. Blocks."""


def _tell(results: list[tuple[Change, Exception | None]]) -> None:
    for change, error in results:
        change.done(error)


def log_of(connection: sa.Connection, table: str, after: int = 0) -> list[Entry]:
    """A table's log, from the entry after this one."""
    return entries_of(read_entries(connection, table, after))


def read_entries(connection: sa.Connection, table: str, after: int) -> list[Line]:
    c = schema.log.c
    query = sa.select(c.seq, c.at, c.kind, c.data)
    query = query.where(c.table_id == table, c.seq > after).order_by(c.seq)
    return [(seq, at, kind, bytes(data)) for seq, at, kind, data in connection.execute(query)]


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Bring the database to the present schema, or to an earlier one."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Processes that start together take turns.
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def summary_row(summary: Summary, updated: int) -> dict[str, Any]:
    """The line of `tables` for a table's summary."""
    has_bots = any(seat.level is not None for seat in summary.seats)
    return {
        "id": summary.id,
        "game": summary.game,
        "status": summary.status,
        "access": summary.access,
        "owner": summary.owner,
        "created": summary.created,
        "updated": updated,
        "awake": summary.status == PLAYING and (summary.clock is not None or has_bots),
        "summary": encode(summary).decode(),
    }


def seat_rows(summary: Summary) -> list[tuple[str, int, str]]:
    return [
        (summary.id, seat.seat, seat.person) for seat in summary.seats if seat.person is not None
    ]


COLUMNS: Final = ("id", "game", "status", "access", "owner", "created", "updated", "awake")
_ALL_COLUMNS: Final = (*COLUMNS, "summary")


def upsert_of(place: str) -> str:
    """The statement that saves a summary, in a dialect that writes a value's place like this."""
    names, places = ", ".join(_ALL_COLUMNS), ", ".join([place] * len(_ALL_COLUMNS))
    new = ", ".join(f"{name} = excluded.{name}" for name in _ALL_COLUMNS if name != "id")
    return f"INSERT INTO tables ({names}) VALUES ({places}) ON CONFLICT (id) DO UPDATE SET {new}"


def summary_values(summary: Summary, updated: int) -> list[Any]:
    """What that statement needs."""
    row = summary_row(summary, updated)
    return [row[name] for name in _ALL_COLUMNS]


def open_store(url: str, loop: asyncio.AbstractEventLoop, group: int = GROUP) -> Store:
    """The store at this address: a file for SQLite, or postgresql://..."""
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from trilith.server.postgres import PostgresStore
        except ImportError:
            raise BadInput(
                "--database-url", "PostgreSQL needs the extra: pip install 'trilith[postgres]'"
            ) from None
        return PostgresStore(url, loop, group)
    if "://" in url and not url.startswith("sqlite:///"):
        raise BadInput("--database-url", f"expected a file or postgresql://..., found '{url}'")
    from trilith.server.sqlite import SqliteStore

    return SqliteStore(url.removeprefix("sqlite:///"), loop, group)


def lock_number(table: str) -> int:
    """A table's number among advisory locks."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)


__all__ = ["Change", "Conflict", "NotSaved", "Store", "open_store"]
