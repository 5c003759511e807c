"""PostgreSQL: several processes share the tables. A writer holds the table's advisory lock."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg
import sqlalchemy as sa

from trilith.server.post import outbox
from trilith.server.shapes import Summary
from trilith.server.store import (
    BESIDE_LOCK,
    CHANNEL,
    GROUP,
    Change,
    Conflict,
    NotSaved,
    Store,
    lock_number,
    seat_rows,
    summary_values,
    upsert_of,
)

log = logging.getLogger("trilith.postgres")

RUNNER_CLASS: Final = 72_18
"""Advisory locks of the processes that run tables' bots and clocks, apart from the writers'."""
_LOCK: Final = "SELECT pg_advisory_xact_lock(n) FROM unnest(%s::bigint[]) AS n"
TOLD_AT_ONCE: Final = 20
"""Changes in one notification to the other processes, which may have 8,000 characters."""
_UPSERT: Final = upsert_of("%s").encode()
_LAST: Final = "SELECT table_id, max(seq) FROM log WHERE table_id = ANY(%s) GROUP BY table_id"
_INSERT: Final = (
    "INSERT INTO log (table_id, seq, at, kind, data) SELECT * FROM "
    "unnest(%s::text[], %s::bigint[], %s::bigint[], %s::text[], %s::bytea[])"
)


class PostgresStore(Store):
    """The store shared by all processes that are given the same address."""

    name = "postgresql"
    is_shared = True

    def __init__(self, url: str, loop: asyncio.AbstractEventLoop, group: int = GROUP) -> None:
        self.url = url.replace("postgres://", "postgresql://", 1)
        engine = sa.create_engine(
            self.url.replace("postgresql://", "postgresql+psycopg://", 1),
            pool_size=6,
            pool_pre_ping=True,
            connect_args={"connect_timeout": 5},
        )
        super().__init__(engine, loop, group)
        self._connection: psycopg.Connection[Any] | None = None
        self._runner: psycopg.Connection[Any] | None = None
        self._runner_lock = threading.Lock()
        self._held: set[str] = set()
        self._listener: threading.Thread | None = None
        self._hearing: list[tuple[Callable[[str], None], Callable[[], None]]] = []
        self._ending = threading.Event()

    def connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(
            self.url,
            autocommit=True,
            connect_timeout=5,
            keepalives_idle=5,
            keepalives_interval=2,
            keepalives_count=3,
            tcp_user_timeout=15_000,
        )

    def close(self) -> None:
        self._ending.set()
        super().close()
        for connection in (self._connection, self._runner):
            if connection is not None:
                with contextlib.suppress(psycopg.Error):
                    connection.close()
        if self._listener is not None:
            self._listener.join(3)

    # ------------------------------------------------------------- the log

    def _try_save(self, changes: list[Change]) -> list[tuple[Change, Exception | None]]:
        for attempt in (1, 2):
            fresh = self._connection is None or self._connection.closed
            committing = False
            try:
                if self._connection is None or self._connection.closed:
                    self._connection = self.connect()
                connection = self._connection
                connection.execute("BEGIN")
                results = self._insert(connection, changes)
                committing = True
                connection.execute("COMMIT")
            except (psycopg.Error, OSError) as error:
                self._drop()
                # A connection that died while idle is no reason to fail. Once COMMIT is sent,
                # nobody knows what became of it: the log itself will show.
                if attempt == 1 and not fresh and not committing:
                    continue
                self._failed(error)
                return [(change, NotSaved(str(error))) for change in changes]
            self._succeeded()
            self._announce(results)
            return results
        raise AssertionError("unreachable")

    def _drop(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                self._connection.close()
        self._connection = None

    def _insert(
        self, connection: psycopg.Connection[Any], changes: list[Change]
    ) -> list[tuple[Change, Exception | None]]:
        ids = list({change.table for change in changes})
        # In the same order everywhere, so that no two processes wait for each other.
        connection.execute(_LOCK, (sorted(lock_number(table) for table in ids),))
        last: dict[str, int] = dict(connection.execute(_LAST, (ids,)).fetchall())
        results: list[tuple[Change, Exception | None]] = []
        good: list[Change] = []
        for change in changes:
            if change.rows[0][1] == last.get(change.table, 0) + 1:
                last[change.table] = change.rows[-1][1]
                good.append(change)
                results.append((change, None))
            else:
                results.append((change, Conflict()))
        rows = [row for change in good for row in change.rows]
        if rows:
            columns = [list(column) for column in zip(*rows, strict=True)]
            connection.execute(_INSERT, columns)

        def execute(text: str, row: Sequence[Any]) -> psycopg.Cursor[Any]:
            return connection.execute(text.replace("?", "%s").encode(), row)

        if any(change.beside for change in good):
            execute("SELECT pg_advisory_xact_lock(?)", (BESIDE_LOCK,))
        for change in good:
            if change.summary is not None:
                _save_summary(connection, change.summary, change.updated)
            if change.notices is not None:
                outbox.save(execute, change.notices)
            for write in change.beside:
                write(execute)
        return results

    # ------------------------------------------------------------- telling the other processes

    def _announce(self, results: list[tuple[Change, Exception | None]]) -> None:
        """Tell which tables have changed, outside the transaction, to which this does not belong."""
        saved = [change for change, error in results if error is None]
        for i in range(0, len(saved), TOLD_AT_ONCE):
            news = " ".join(_told(change) for change in saved[i : i + TOLD_AT_ONCE])
            self._say(f"log {self.origin} {news}")

    def notify(self, payload: str) -> None:
        """Called in the event loop: tell the other processes, in a thread."""
        with contextlib.suppress(RuntimeError):  # when closing
            self._readers.submit(self._say_pooled, payload)

    def _say(self, payload: str) -> None:
        try:
            assert self._connection is not None
            self._connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
        except (psycopg.Error, OSError) as error:
            log.warning("others could not be told", extra={"error": str(error)})

    def _say_pooled(self, payload: str) -> None:
        try:
            with self.engine.begin() as connection:
                connection.execute(
                    sa.text("SELECT pg_notify(:channel, :payload)"),
                    {"channel": CHANNEL, "payload": payload},
                )
        except sa.exc.SQLAlchemyError as error:
            log.warning("others could not be told", extra={"error": str(error).splitlines()[0]})

    def listen(self, hear: Callable[[str], None], lost: Callable[[], None]) -> None:
        self._hearing.append((hear, lost))
        if self._listener is None:
            self._listener = threading.Thread(target=self._listen, name="listener", daemon=True)
            self._listener.start()

    def _listen(self) -> None:
        while not self._ending.is_set():
            try:
                with self.connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.loop.call_soon_threadsafe(self._lost)
                    while not self._ending.is_set():
                        for notice in connection.notifies(timeout=1.0):
                            self.loop.call_soon_threadsafe(self._hear, notice.payload)
            except (psycopg.Error, OSError) as error:
                log.warning("not listening", extra={"error": str(error).splitlines()[0]})
                self._ending.wait(0.5)
            except RuntimeError:  # the event loop is gone
                return

    def _lost(self) -> None:
        for _, lost in self._hearing:
            lost()

    def _hear(self, payload: str) -> None:
        """Every process hears everything, and handles what concerns it."""
        for hear, _ in self._hearing:
            hear(payload)

    # ------------------------------------------------------------- who runs a table

    def try_run(self, table: str) -> bool:
        with self._runner_lock:
            try:
                if self._runner is None or self._runner.closed:
                    self._held.clear()
                    self._runner = self.connect()
                if table in self._held:
                    return True
                number = lock_number(table) & 0x7FFFFFFF
                row = self._runner.execute(
                    "SELECT pg_try_advisory_lock(%s, %s)", (RUNNER_CLASS, number)
                ).fetchone()
            except (psycopg.Error, OSError):
                self._held.clear()
                if self._runner is not None:
                    with contextlib.suppress(psycopg.Error, OSError):
                        self._runner.close()
                self._runner = None
                return False
            if row is not None and row[0]:
                self._held.add(table)
                return True
            return False

    def still_runs(self) -> bool:
        with self._runner_lock:
            if not self._held:
                return True
            try:
                assert self._runner is not None
                self._runner.execute("SELECT 1")
            except (psycopg.Error, OSError):
                self._held.clear()
                self._runner = None
                return False
            return True

    def stop_running(self, table: str) -> None:
        with self._runner_lock:
            if table not in self._held or self._runner is None:
                return
            self._held.discard(table)
            with contextlib.suppress(psycopg.Error, OSError):
                number = lock_number(table) & 0x7FFFFFFF
                self._runner.execute("SELECT pg_advisory_unlock(%s, %s)", (RUNNER_CLASS, number))


def _told(change: Change) -> str:
    """What the other processes are told about a change: see `Hub._hear_log`."""
    return f"{change.table}:{change.rows[-1][1]}:{','.join(change.rings)}"


def _save_summary(connection: psycopg.Connection[Any], summary: Summary, updated: int) -> None:
    connection.execute(_UPSERT, summary_values(summary, updated))
    connection.execute("DELETE FROM seats WHERE table_id = %s", (summary.id,))
    for seat in seat_rows(summary):
        connection.execute("INSERT INTO seats VALUES (%s, %s, %s)", seat)
