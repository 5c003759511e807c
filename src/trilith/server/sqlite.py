"""The store in one SQLite file: for one process, with a writer of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import sqlalchemy as sa

from trilith.server import checkpoints
from trilith.server.checkpoints import Checkpoints
from trilith.server.files import keep_private, lock_file
from trilith.server.post import outbox
from trilith.server.shapes import Summary
from trilith.server.store import (
    GROUP,
    Change,
    Conflict,
    Job,
    NotSaved,
    Store,
    seat_rows,
    summary_values,
    upsert_of,
)

T = TypeVar("T")

UPSERT: Final = upsert_of("?")


class SqliteStore(Store):
    """One file, one process. All writing happens in the writer's thread: nobody waits for locks."""

    name = "sqlite"

    def __init__(self, path: str, loop: asyncio.AbstractEventLoop, group: int = GROUP) -> None:
        # The file itself, whatever links lead to it: one file has one lock.
        path = str(Path(path).resolve())
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 10})
        sa.event.listen(engine, "connect", _prepare_sqlite)
        super().__init__(engine, loop, group)
        self.path = path
        self._connection: sqlite3.Connection | None = None
        self._inserts: dict[int, str] = {}
        self._lock: IO[bytes] | None = None
        self._checkpoints = Checkpoints(self._connect, self._written, self._copy_rest)

    def start(self) -> None:
        self._lock = lock_file(self.path)
        keep_private(self.path)
        super().start()
        self._checkpoints.start()

    async def write(self, do: Callable[[sa.Connection], T]) -> T:
        future: Future[T] = Future()
        self._queue.put(Job(lambda: self._in_transaction(do), future))
        return await asyncio.wrap_future(future)

    def connection(self) -> sqlite3.Connection:
        """The writer's own connection."""
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, isolation_level=None, timeout=10, check_same_thread=False
        )
        _prepare_sqlite(connection, None)
        return connection

    def _written(self) -> int:
        return self.groups + self.jobs

    def _copy_rest(self) -> None:
        future: Future[Any] = Future()
        self._queue.put(
            Job(lambda: self.connection().execute(checkpoints.PRAGMA).fetchall(), future)
        )
        future.result(60)

    def close(self) -> None:
        if self._checkpoints.is_alive():
            self._checkpoints.stop()
        super().close()
        if self._connection is not None:
            self._connection.close()
        if self._lock is not None:
            self._lock.close()

    def _try_save(self, changes: list[Change]) -> list[tuple[Change, Exception | None]]:
        try:
            self._insert(changes)
        except sqlite3.IntegrityError:
            if len(changes) == 1:
                return [(changes[0], Conflict())]
            return [result for change in changes for result in self._try_save([change])]
        except (sqlite3.Error, OSError) as error:
            self._failed(error)
            return [(change, NotSaved(str(error))) for change in changes]
        self._succeeded()
        return [(change, None) for change in changes]

    def _insert(self, changes: list[Change]) -> None:
        connection = self.connection()
        values = [value for change in changes for row in change.rows for value in row]
        if all(change.is_bare for change in changes):
            # A single statement is a transaction by itself.
            connection.execute(self._insert_of(len(values) // 5), values)
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(self._insert_of(len(values) // 5), values)
            for change in changes:
                if change.summary is not None:
                    _save_summary(connection, change.summary, change.updated)
                if change.notices is not None:
                    outbox.save(connection.execute, change.notices)
                for write in change.beside:
                    write(connection.execute)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _insert_of(self, rows: int) -> str:
        found = self._inserts.get(rows)
        if found is None:
            places = ", ".join(["(?, ?, ?, ?, ?)"] * rows)
            found = f"INSERT INTO log (table_id, seq, at, kind, data) VALUES {places}"
            self._inserts[rows] = found
        return found


def _prepare_sqlite(connection: Any, record: object) -> None:
    at_last = f"wal_autocheckpoint={checkpoints.AT_LAST}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", at_last):
        connection.execute(f"PRAGMA {pragma}").fetchall()


def _save_summary(connection: sqlite3.Connection, summary: Summary, updated: int) -> None:
    connection.execute(UPSERT, summary_values(summary, updated))
    connection.execute("DELETE FROM seats WHERE table_id = ?", (summary.id,))
    connection.executemany("INSERT INTO seats VALUES (?, ?, ?)", seat_rows(summary))
