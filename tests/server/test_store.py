"""The log in the database: what is saved, refused, and read again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.in_memory import seat, summary
from trilith.engine.errors import BadInput
from trilith.server.decoding import converter
from trilith.server.entries import Entry
from trilith.server.shapes import ClockRule
from trilith.server.store import Change, Conflict, Store, open_store, summary_row

pytestmark = pytest.mark.databases


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


@pytest.mark.parametrize(
    ("bots", "clock", "status", "awake"),
    [
        ((True, False), None, "playing", True),
        ((False, False), None, "playing", False),
        ((False, False), {"kind": "live", "bank": 60, "increment": 0}, "playing", True),
        ((True, True), None, "waiting", False),
    ],
)
def test_a_table_goes_on_by_itself_if_a_bot_or_a_clock_does(
    bots: tuple[bool, bool], clock: Any, status: str, awake: bool
) -> None:
    seats = [seat(number, None if bot else "ada") for number, bot in enumerate(bots)]
    rule = converter(ClockRule | None)(clock)
    row = summary_row(summary("t", *seats, status=status, clock=rule), 7)
    assert (row["awake"], row["updated"], row["status"]) == (awake, 7, status)


def test_a_bad_address_is_reported_in_one_line(loop: asyncio.AbstractEventLoop) -> None:
    with pytest.raises(BadInput, match="expected a file or postgresql"):
        open_store("mysql://nowhere", loop)


def test_a_write_that_nobody_waits_for_stops_nothing(
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
