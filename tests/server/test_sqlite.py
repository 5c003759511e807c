"""The store in one file: whose it is, who may read it, and that closing loses nothing."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.in_memory import summary
from trilith.engine.errors import BadInput
from trilith.server.store import Beside, Change, Conflict, NotSaved, open_store

TABLES_AND_LINES = sa.text("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM log)")


def test_one_file_serves_one_server(tmp_path: Path, loop: asyncio.AbstractEventLoop) -> None:
    path = str(tmp_path / "held.db")
    first, second = open_store(path, loop), open_store(path, loop)
    first.start()
    with pytest.raises(BadInput, match="another server uses this file"):
        second.start()
    first.close()
    second.start()
    second.close()


def test_a_link_to_the_file_is_the_same_file(
    tmp_path: Path, loop: asyncio.AbstractEventLoop
) -> None:
    path, link = tmp_path / "held.db", tmp_path / "link.db"
    link.symlink_to(path)
    first, second = open_store(str(path), loop), open_store(str(link), loop)
    first.start()
    with pytest.raises(BadInput, match="another server uses this file"):
        second.start()
    first.close()
    second.discard()
    folder = tmp_path / "folder"
    folder.symlink_to(tmp_path, target_is_directory=True)
    third, fourth = open_store(str(folder / "held.db"), loop), open_store(str(path), loop)
    third.start()
    with pytest.raises(BadInput, match="another server uses this file"):
        fourth.start()
    third.close()
    fourth.discard()


@pytest.mark.parametrize(("group", "groups"), [(10, 1), (1, 2)])
def test_what_is_more_than_lines_is_written_together_with_what_is_not(
    tmp_path: Path,
    loop: asyncio.AbstractEventLoop,
    monkeypatch: pytest.MonkeyPatch,
    group: int,
    groups: int,
) -> None:
    monkeypatch.setattr("trilith.server.store.SOON", 60.0)
    store = open_store(str(tmp_path / "group.db"), loop, group)
    store.start()
    may, told = threading.Event(), list[Exception | None]()
    holding = loop.create_task(store.write(lambda _: may.wait(20)))
    loop.run_until_complete(asyncio.sleep(0))
    for table, shown in (("a", None), ("b", summary("b"))):
        store.append(Change(table, [(table, 1, 5, "create", b"{}")], shown, told.append))
    asking = loop.create_task(store.write(lambda c: c.execute(TABLES_AND_LINES).one()))
    loop.run_until_complete(asyncio.sleep(0))
    may.set()
    loop.run_until_complete(holding)
    known = loop.run_until_complete(asking)
    # Those who wait for their lines hear of them before anything else is done.
    assert (told, store.groups, tuple(known)) == ([None, None], groups, (1, 2))
    store.close()


def test_what_fails_in_the_middle_leaves_nothing_behind(
    tmp_path: Path, loop: asyncio.AbstractEventLoop
) -> None:
    store = open_store(str(tmp_path / "half.db"), loop)
    store.start()

    def fail(_: object) -> None:
        raise OSError("the disk is full")

    async def add(table: str, *beside: Beside) -> Exception | None:
        told: asyncio.Future[Exception | None] = loop.create_future()
        lines = [(table, 1, 5, "create", b"{}")]
        store.append(Change(table, lines, summary(table), told.set_result, beside=beside))
        return await told

    failed = loop.run_until_complete(add("a", fail))
    assert (type(failed), store.failing) == (NotSaved, "the disk is full")
    assert loop.run_until_complete(add("b")) is None
    assert store.failing == ""
    known = loop.run_until_complete(store.write(lambda c: c.execute(TABLES_AND_LINES).one()))
    assert tuple(known) == (1, 1)
    store.close()


def test_a_whole_table_is_added_once(tmp_path: Path, loop: asyncio.AbstractEventLoop) -> None:
    store = open_store(str(tmp_path / "whole.db"), loop)
    store.start()
    lines = [(1, 5, "create", b"{}"), (2, 6, "sit", b"{}")]
    loop.run_until_complete(store.add_table(lines, summary("t")))
    assert loop.run_until_complete(store.log("t")) == lines
    with pytest.raises(Conflict):
        loop.run_until_complete(store.add_table(lines, summary("t")))
    store.close()


@pytest.fixture
def careless() -> Iterator[None]:
    """Everybody on the machine may read what is written, as on many systems."""
    before = os.umask(0o000)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless")
def test_nobody_else_may_read_the_database(tmp_path: Path, loop: asyncio.AbstractEventLoop) -> None:
    store = open_store(str(tmp_path / "private.db"), loop)
    store.start()
    store.append(Change("a", [("a", 1, 5, "play", b"{}")], None, lambda _: None))
    loop.run_until_complete(store.write(lambda _: None))  # when it has had its turn
    rights = {path.name: oct(path.stat().st_mode & 0o777) for path in tmp_path.iterdir()}
    store.close()
    names = ("private.db", "private.db-shm", "private.db-wal", "private.db.lock")
    assert rights == dict.fromkeys(names, "0o600")


def test_a_database_that_all_could_read_is_closed_to_them(
    tmp_path: Path, loop: asyncio.AbstractEventLoop
) -> None:
    path = tmp_path / "old.db"
    store = open_store(str(path), loop)
    store.start()
    store.close()
    path.chmod(0o644)
    store = open_store(str(path), loop)
    store.start()
    store.close()
    assert path.stat().st_mode & 0o777 == 0o600


def test_closing_writes_all_that_waits(tmp_path: Path, loop: asyncio.AbstractEventLoop) -> None:
    path = str(tmp_path / "closing.db")
    store = open_store(path, loop)
    store.start()
    for number in range(300):
        store.append(Change("t", [("t", number + 1, 0, "play", b"{}")], None, lambda _: None))
    store.close()
    again = open_store(path, loop)
    again.start()
    assert len(loop.run_until_complete(again.entries("t"))) == 300
    again.close()
