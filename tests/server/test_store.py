"""The log in the database: what is saved, refused, and read again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.server.in_memory import seat, summary
from trilith.engine.errors import BadInput
from trilith.server.decoding import converter
from trilith.server.entries import Entry
from trilith.server.post.notices import Notices
from trilith.server.shapes import ClockRule
from trilith.server.store import (
    SOON,
    Change,
    Conflict,
    Job,
    Store,
    lock_number,
    open_store,
    seat_rows,
    summary_row,
)

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


# ------------------------------------------------------------------ the writer, without a database


class Writing(Store):
    """A store whose writer keeps what it is given, and whose loop notes when it is woken."""

    def __init__(self, group: int = 400) -> None:
        woken = SimpleNamespace(call_soon_threadsafe=self._woken)
        super().__init__(sa.create_engine("sqlite://"), cast(Any, woken), group)
        self.done: list[str] = []

    def _woken(self, tell: Any, told: list[tuple[Change, Exception | None]]) -> None:
        self.done.append("told " + " ".join(change.table for change, _ in told))
        tell(told)

    def _try_save(self, changes: list[Change]) -> list[tuple[Change, Exception | None]]:
        assert self.waiting_since > 0
        self.done.append("saved " + " ".join(change.table for change in changes))
        return [(change, None) for change in changes]

    def put(self, *tables: str) -> None:
        for table in tables:
            self.append(Change(table, [], None, lambda error: None))

    def work(self) -> list[str]:
        """What the writer does with all that waits, until the end."""
        self._queue.put(None)
        self._work()
        self._readers.shutdown()
        return self.done


def test_the_writer_saves_what_waits_in_groups_and_tells_before_other_work() -> None:
    store = Writing(group=2)
    store.put("a", "b", "c")
    job = Job(lambda: store.done.append("job"), Future())
    store._queue.put(job)
    store.put("d")
    assert store.queued == 5
    assert store.work() == [
        *("saved a b", "saved c", "told a b c", "job", "saved d", "told d"),
    ]
    assert (store.groups, store.rows, store.jobs, store.waiting_since) == (3, 4, 1, 0.0)


def test_quick_writes_are_told_of_eight_at_a_time() -> None:
    store = Writing(group=1)
    store.put(*"abcdefghij")
    told = [line for line in store.work() if line.startswith("told")]
    assert told == ["told a b c d e f g h", "told i j"]


def test_a_slow_write_is_told_of_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    store, ticks = Writing(group=1), count(1.0, SOON * 2)
    monkeypatch.setattr("trilith.server.store.time", SimpleNamespace(monotonic=lambda: next(ticks)))
    store.put("a", "b")
    assert store.work() == ["saved a", "told a", "saved b", "told b"]


def test_a_job_that_nobody_waits_for_is_not_done_and_one_that_fails_says_so() -> None:
    store = Writing()
    left, failing = Job(lambda: store.done.append("done"), Future()), Job(lambda: 1 // 0, Future())
    left.future.cancel()
    for job in (left, failing):
        store._queue.put(job)
    assert store.work() == []
    assert store.jobs == 1
    assert isinstance(failing.future.exception(), ZeroDivisionError)


def test_what_fails_is_logged_once_until_it_works_again(caplog: pytest.LogCaptureFixture) -> None:
    store = Writing()
    store._succeeded()
    for error in (OSError("disk full\nsecond line"), OSError()):
        store._failed(error)
    assert store.failing == "OSError"
    store._failed(OSError("disk full\nsecond line"))
    assert store.failing == "disk full"
    for _ in range(2):
        store._succeeded()
    assert store.failing == ""
    assert [record.message for record in caplog.records] == ["cannot write", "can write again"]


def test_a_loop_that_has_ended_is_told_nothing(caplog: pytest.LogCaptureFixture) -> None:
    store = Writing()

    def ended(*_: object) -> None:
        raise RuntimeError("the loop is closed")

    cast(Any, store.loop).call_soon_threadsafe = ended
    store.put("a", "b")
    assert store.work() == ["saved a b"]
    assert "stopped before everybody was told" in caplog.text


# ------------------------------------------------------------------ rows


def test_only_people_have_a_line_of_their_own() -> None:
    made = summary("t", seat(0, "ada"), seat(1, None), seat(2, "bea"))
    assert seat_rows(made) == [("t", 0, "ada"), ("t", 2, "bea")]


def test_a_stand_in_keeps_a_table_awake_as_a_bot_does() -> None:
    stands_in = seat(0, "ada", stand_in="easy")
    assert summary_row(summary("t", stands_in, status="playing"), 7)["awake"] is True


def test_a_change_with_nothing_but_lines_is_bare() -> None:
    def change(**more: Any) -> Change:
        return Change("t", [], more.pop("summary", None), lambda error: None, **more)

    assert change().is_bare
    assert not change(summary=summary("t")).is_bare
    assert not change(notices=Notices("t", [], [], [])).is_bare
    assert not change(beside=(lambda execute: None,)).is_bare


def test_the_number_of_a_lock_is_that_of_its_table_and_fits_a_database() -> None:
    numbers = [lock_number(f"t{number}") for number in range(50)]
    assert len(set(numbers)) == 50
    assert all(-(2**63) <= number < 2**63 for number in numbers)
    assert min(numbers) < 0 < max(numbers)
