"""Backups: the whole database, of either kind, in one file, and proof that it can be read.

A backup is an SQLite database with the schema of its time. It shows the database at one moment while
the server runs, and can be restored into a file or PostgreSQL. It is checked by doing just that: in a
temporary folder, the copy is upgraded to the current schema, and every table is rebuilt from its log.
A checksum of each table's rows, written with the backup, shows if even a byte has changed since.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from trilith.engine.errors import BadInput
from trilith.server.entries import Entry
from trilith.server.files import PRIVATE
from trilith.server.store import migrate, read_entries
from trilith.server.table import OVER, Table

PORTION: Final = 500
"""Rows that are copied at a time."""
PATTERN: Final = "trilith-*.backup"
COUNTERS: Final = (
    "chat",
    "outbox",
    "letters",
    "deliveries",
    "cases",
    "reports",
    "acts",
    "told",
)
"""Tables whose rows PostgreSQL numbers."""


SUMS: Final = "backup_sums"
"""The table of a backup that holds the checksums of all others."""


class Report(Struct):
    """What was found in a backup."""

    revision: str
    people: int
    tables: int
    entries: int
    problems: list[str]


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def engine_of(url: str) -> sa.Engine:
    if is_postgres(url):
        rest = url.partition("://")[2]
        return sa.create_engine(f"postgresql+psycopg://{rest}")
    return sa.create_engine(f"sqlite:///{url.removeprefix('sqlite:///')}")


@contextmanager
def writing(url: str) -> Iterator[sa.Connection]:
    """A transaction on a server's database from another process; BadInput if there is none."""
    if not is_postgres(url) and not Path(url.removeprefix("sqlite:///")).is_file():
        raise BadInput("--database-url", f"expected a database, found no file '{url}'")
    engine = engine_of(url)
    try:
        with engine.begin() as connection:
            yield connection
    except sa.exc.DatabaseError as error:
        raise BadInput("--database-url", str(error.orig).splitlines()[0]) from None
    finally:
        engine.dispose()


# ------------------------------------------------------------------ taking


def take(url: str, folder: Path, now: datetime | None = None) -> Path:
    """Take a backup of this database into this folder. Nobody ever sees half of one."""
    now = now or datetime.now(UTC)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"trilith-{now:%Y%m%d-%H%M%S}.backup"
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        if is_postgres(url):
            _from_postgres(url, part)
        else:
            _from_sqlite(Path(url.removeprefix("sqlite:///")), part)
        _add_sums(part)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return path


def _from_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise BadInput("--database-url", f"expected a database, found no file '{source}'")
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    except sqlite3.DatabaseError as error:
        raise BadInput(str(source), f"cannot be read: {error}") from None


def _from_postgres(url: str, target: Path) -> None:
    old, new = engine_of(url), engine_of(str(target))
    try:
        # Everything as it was at one moment, while people go on playing.
        with old.connect().execution_options(isolation_level="REPEATABLE READ") as rows:
            _copy(rows, new)
    except sa.exc.OperationalError as error:
        raise BadInput("--database-url", str(error.orig).splitlines()[0]) from None
    finally:
        old.dispose()
        new.dispose()


def _copy(rows: sa.Connection, target: sa.Engine) -> None:
    """The same rows, under the schema that they have."""
    migrate(target, revision_of(rows))
    kept = sa.MetaData()
    kept.reflect(target)
    with target.begin() as new:
        for table in kept.sorted_tables:
            if table.name != "alembic_version":
                for portion in _portions(rows, table):
                    new.execute(table.insert(), portion)
        if target.dialect.name == "postgresql":
            _set_counters(new, kept)


def _portions(rows: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
    found = rows.execution_options(yield_per=PORTION).execute(sa.select(table))
    for portion in found.mappings().partitions(PORTION):
        yield [dict(row) for row in portion]


def _set_counters(connection: sa.Connection, kept: sa.MetaData) -> None:
    for name in COUNTERS:
        if name in kept.tables:
            connection.execute(
                sa.text(
                    f"SELECT setval(pg_get_serial_sequence('{name}', 'id'),"
                    f" (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
                )
            )


def _sums(connection: sqlite3.Connection) -> dict[str, str]:
    """For each table, the checksum of its rows."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    names = [name for (name,) in found if name != SUMS and not name.startswith("sqlite_")]
    return {name: _sum(connection.execute(f'SELECT * FROM "{name}"')) for name in names}


def _sum(rows: Iterable[tuple[object, ...]]) -> str:
    total = hashlib.sha256()
    for row in rows:
        total.update(repr(row).encode())
    return total.hexdigest()


def _add_sums(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        sums = _sums(connection)
        connection.execute(f"CREATE TABLE {SUMS} (name TEXT PRIMARY KEY, sum TEXT NOT NULL)")
        connection.executemany(f"INSERT INTO {SUMS} VALUES (?, ?)", sums.items())


def _changed(path: Path) -> list[str]:
    """Tables that are not what they were when the backup was taken; older ones have no sums."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            kept = dict(connection.execute(f"SELECT name, sum FROM {SUMS}"))
        except sqlite3.OperationalError:
            return []
        now = _sums(connection)
    return [
        f"{name}: not as it was when the backup was taken"
        for name in sorted(kept | now)
        if kept.get(name) != now.get(name)
    ]


def revision_of(connection: sa.Connection) -> str:
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one())


def prune(folder: Path, keep: int) -> list[Path]:
    """Delete all but this many of the newest; returns what was deleted."""
    found = sorted(folder.glob(PATTERN), reverse=True)
    for path in found[keep:]:
        path.unlink()
    return found[keep:]


# ------------------------------------------------------------------ restoring


def restore(path: Path, url: str) -> None:
    """Put a backup into an empty database: a new file, or an empty PostgreSQL database."""
    with _opened(path) as source, source.connect() as rows:
        if not is_postgres(url):
            _into_file(path, Path(url.removeprefix("sqlite:///")))
            return
        target = engine_of(url)
        try:
            if sa.inspect(target).get_table_names():
                raise BadInput("--database-url", "expected an empty database, found tables in it")
            _copy(rows, target)
        except sa.exc.OperationalError as error:
            raise BadInput("--database-url", str(error.orig).splitlines()[0]) from None
        finally:
            target.dispose()


def _into_file(path: Path, target: Path) -> None:
    if target.exists():
        raise BadInput("--database-url", f"expected no file '{target}': move it away first")
    target.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    shutil.copyfile(path, target)
    with closing(sqlite3.connect(target)) as connection, connection:
        connection.execute(f"DROP TABLE IF EXISTS {SUMS}")


@contextmanager
def _opened(path: Path) -> Iterator[sa.Engine]:
    """Open a backup for reading only; BadInput if it is not one."""
    if not path.is_file():
        raise BadInput(str(path), "expected a backup, found no such file")
    engine = engine_of(str(path))
    try:
        with engine.connect() as connection:
            revision_of(connection)
        yield engine
    except sa.exc.DatabaseError as error:
        why = str(error.orig).splitlines()[0]
        raise BadInput(str(path), f"expected a backup of Trilith: {why}") from None
    finally:
        engine.dispose()


# ------------------------------------------------------------------ checking


def check(path: Path) -> Report:
    """Restore a backup into a temporary folder, and read everything in it."""
    with _opened(path) as source, source.connect() as rows:
        revision = revision_of(rows)
    with tempfile.TemporaryDirectory(prefix="trilith-check-") as folder:
        copy = Path(folder) / "copy.db"
        restore(path, str(copy))
        problems = _damage(copy)
        if problems:
            return Report(revision, 0, 0, 0, problems)
        changed = _changed(path)
        engine = engine_of(str(copy))
        try:
            migrate(engine)
            with engine.connect() as connection:
                report = _read_all(connection, revision)
                report.problems = report.problems or changed
                return report
        except sa.exc.DatabaseError as error:
            return Report(revision, 0, 0, 0, [str(error.orig).splitlines()[0]])
        finally:
            engine.dispose()


def _damage(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        try:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(10)")]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
        except sqlite3.DatabaseError as error:
            return [str(error)]
    problems = [line for line in found if line != "ok"]
    return problems + [f"{table}: row {row} belongs to nobody" for table, row, *_ in orphans[:10]]


def _read_all(connection: sa.Connection, revision: str) -> Report:
    people = _count(connection, "people")
    report = Report(revision, people, 0, 0, [])
    rows = connection.execute(sa.text("SELECT id, status, summary FROM tables")).all()
    for table, status, summary in rows:
        report.tables += 1
        try:
            report.entries += _read_table(connection, table, status, summary)
        except Exception as error:  # a damaged log may lead to any error
            report.problems.append(f"table {table}: {type(error).__name__}: {error}"[:200])
    return report


def _read_table(connection: sa.Connection, table: str, status: str, summary: str) -> int:
    """Rebuild a table from its log, and check a finished game's result; returns the lines."""
    found = read_entries(connection, table, 0)
    entries = [Entry(seq, at, kind, msgspec.json.decode(data)) for seq, at, kind, data in found]
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        raise ValueError("lines of its log are missing")
    made = Table.load(table, entries)
    if status == OVER and made.status != OVER:
        raise ValueError(f"was over, and is {made.status}")
    totals = [score["total"] for score in msgspec.json.decode(summary).get("result") or []]
    if status == OVER and totals != [score["total"] for score in made.scores() or []]:
        raise ValueError("has another result than it had")
    return len(entries)


def _count(connection: sa.Connection, table: str) -> int:
    with contextlib.suppress(sa.exc.DatabaseError):
        return int(connection.execute(sa.text(f"SELECT count(*) FROM {table}")).scalar_one())
    return 0
