"""SQLite's log is copied into the database beside the writer, and begins anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import Running, Somebody, wait_for
from trilith.server import checkpoints
from trilith.server.checkpoints import Checkpoints
from trilith.server.settings import Settings
from trilith.server.sqlite import SqliteStore


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "WRITES", 5)
    monkeypatch.setattr(checkpoints, "LOOK", 0.001)


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """A database in which something stands in the log alone."""
    path = tmp_path / "some.db"
    with closing(connected(path)) as connection:
        connection.execute("CREATE TABLE words (word TEXT)")
        connection.execute("INSERT INTO words VALUES ('one')")
        yield path


def connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL").fetchall()
    connection.execute("PRAGMA wal_autocheckpoint=0").fetchall()
    return connection


def stands_in_the_database(path: Path) -> bool:
    """Whether the file by itself, without its log, holds what was written."""
    return b"one" in path.read_bytes()


def looking(path: Path, written: Callable[[], int], finish: Callable[[], None]) -> Checkpoints:
    return Checkpoints(lambda: connected(path), written, finish)


def test_after_enough_writes_the_log_is_copied_and_the_writer_finishes(
    often: None, file: Path
) -> None:
    finished: list[bool] = []
    assert not stands_in_the_database(file)
    thread = looking(file, lambda: 5, lambda: finished.append(stands_in_the_database(file)))
    thread.start()
    wait_for(lambda: finished)
    thread.stop()
    assert finished == [True]  # once: nothing more was written


def test_before_that_nothing_is_copied(often: None, file: Path) -> None:
    asked: list[int] = []

    def written() -> int:
        asked.append(4)
        return 4

    thread = looking(file, written, lambda: pytest.fail("it was not time"))
    thread.start()
    wait_for(lambda: len(asked) > 3)
    thread.stop()
    assert not stands_in_the_database(file)


def test_what_fails_is_done_another_time(
    often: None, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    written = 5
    tries: list[int] = []

    def fail() -> None:
        nonlocal written
        tries.append(written)
        written += 5
        if len(tries) == 1:
            raise sqlite3.OperationalError("disk I/O error")

    thread = looking(file, lambda: written, fail)
    thread.start()
    wait_for(lambda: len(tries) > 1)
    thread.stop()
    assert "cannot copy the log" in caplog.text


def test_a_servers_log_stays_short_while_people_play(
    often: None, tmp_path: Path, settings: Settings
) -> None:
    """It is copied by the thread; and begins anew, because the writer copies what came meanwhile."""
    path = tmp_path / "served.db"
    wal = tmp_path / "served.db-wal"
    with Running.on(str(path), settings) as running, Somebody(running.url, "Ada") as ada:
        store = running.server.store
        assert isinstance(store, SqliteStore)
        socket = ada.connect()
        table = ada.table(me=[0, 1])
        ada.post(f"/api/tables/{table}/start")
        socket.watch(table, seats=[0, 1])
        before, groups = wal.stat().st_size, store.groups
        socket.play_to_end()
        pages = 2 * (store.groups - groups)  # each changes two at least
        assert pages > 100
        assert wal.stat().st_size - before < pages * 4096 / 4
    assert not wal.exists()
