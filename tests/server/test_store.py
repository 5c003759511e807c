"""The log in the database: what is saved, refused, and read again."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from trilith.engine.errors import BadInput
from trilith.server.entries import Entry
from trilith.server.store import Change, Conflict, Store, open_store

pytestmark = pytest.mark.databases


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture
def store(database: str, loop: asyncio.AbstractEventLoop) -> Iterator[Store]:
    store = open_store(database, loop)
    store.start()
    yield store
    store.close()


async def save(store: Store, table: str, *seqs: int) -> Exception | None:
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    rows = [(table, seq, 5, "play", b'{"seat":0}') for seq in seqs]
    store.append(Change(table, rows, None, done.set_result))
    return await done


def test_what_is_saved_can_be_read_again(store: Store, loop: asyncio.AbstractEventLoop) -> None:
    assert loop.run_until_complete(save(store, "a", 1, 2)) is None
    assert loop.run_until_complete(save(store, "a", 3)) is None
    entries = loop.run_until_complete(store.entries("a", 1))
    assert entries == [Entry(2, 5, "play", {"seat": 0}), Entry(3, 5, "play", {"seat": 0})]


def test_nobody_writes_the_same_number_twice(store: Store, loop: asyncio.AbstractEventLoop) -> None:
    assert loop.run_until_complete(save(store, "b", 1)) is None

    async def both() -> tuple[Exception | None, ...]:
        return await asyncio.gather(save(store, "b", 2), save(store, "b", 2), save(store, "c", 1))

    results = loop.run_until_complete(both())
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert len(loop.run_until_complete(store.entries("b"))) == 2


def test_a_bad_address_is_told_in_one_line(loop: asyncio.AbstractEventLoop) -> None:
    with pytest.raises(BadInput, match="expected a file or postgresql"):
        open_store("mysql://nowhere", loop)


def test_a_write_that_nobody_waits_for_any_more_stops_nothing(
    store: Store, loop: asyncio.AbstractEventLoop
) -> None:
    async def give_up() -> None:
        for _ in range(50):
            task = asyncio.ensure_future(store.execute(sa.text("SELECT 1")))
            await asyncio.sleep(0)
            task.cancel()
        assert await save(store, "d", 1) is None
        await store.execute(sa.text("SELECT 1"))

    loop.run_until_complete(give_up())


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


@pytest.fixture
def careless() -> Iterator[None]:
    """Whoever is logged in may read what is written: as many systems have it."""
    before = os.umask(0o000)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless")
def test_nobody_else_may_read_the_database(tmp_path: Path, loop: asyncio.AbstractEventLoop) -> None:
    store = open_store(str(tmp_path / "private.db"), loop)
    store.start()
    loop.run_until_complete(save(store, "a", 1))
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
