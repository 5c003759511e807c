"""Garbage is collected in small portions, and none of it stays for ever."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import suppress

import pytest

from trilith.server import memory
from trilith.server.memory import Sweeper


class Ring:
    """Refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def nothing_automatic() -> Iterator[None]:
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def many_young() -> list[list[int]]:
    return [[i] for i in range(2000)]


def test_young_garbage_goes_at_the_next_look() -> None:
    gone = weakref.ref(Ring())
    young = many_young()
    assert gone() is not None
    Sweeper().sweep(0.0)
    assert gone() is None
    assert young[3] == [3]


def test_it_says_how_long_it_took_and_adds_it_up() -> None:
    sweeper = Sweeper()
    took = [sweeper.sweep(0.0), sweeper.sweep(0.0)]
    assert all(0.0 < each < 60.0 for each in took)
    assert sweeper.seconds == sum(took)


def test_what_is_looked_at_once_is_set_aside() -> None:
    young = many_young()
    before = gc.get_freeze_count()
    Sweeper().sweep(0.0)
    assert gc.get_freeze_count() >= before + len(young)


def test_much_is_looked_at_again_soon_and_little_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Portions stay small under load, and an idle server sleeps."""
    pauses: list[float] = []
    found = [memory.BRIEF * 2, memory.BRIEF / 2]

    async def sleep(pause: float) -> None:
        pauses.append(pause)
        if len(pauses) > 2:
            raise asyncio.CancelledError

    monkeypatch.setattr("trilith.server.memory.asyncio.sleep", sleep)
    sweeper = Sweeper()
    monkeypatch.setattr(sweeper, "sweep", lambda now: found.pop(0))
    with suppress(asyncio.CancelledError):
        asyncio.run(sweeper.run())
    assert pauses == [memory.REST, memory.PAUSE, memory.REST]


def test_garbage_among_what_was_set_aside_goes_with_the_full_collection() -> None:
    kept = Ring()
    gone = weakref.ref(kept)
    young = many_young()
    sweeper = Sweeper()
    sweeper.sweep(0.0)
    del kept
    young += many_young()
    sweeper.sweep(0.0)
    assert gone() is not None
    sweeper.sweep(float("inf"))
    assert gone() is None
    assert sweeper.seconds > 0


def test_the_full_collection_waits_for_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[tuple[int, ...]] = []
    monkeypatch.setattr("trilith.server.memory.time.monotonic", lambda: 1000.0)
    monkeypatch.setattr("trilith.server.memory.gc.collect", lambda *of: collected.append(of))
    sweeper = Sweeper()
    for after in (0, memory.FULL - 1, memory.FULL, memory.FULL + 1, 2 * memory.FULL):
        sweeper.sweep(1000.0 + after)
    assert collected == [(0,), (0,), (), (0,), ()]


def test_the_automatic_collector_is_back_afterwards() -> None:
    gc.enable()

    async def run_for_a_moment() -> bool:
        running = asyncio.create_task(Sweeper().run())
        await asyncio.sleep(0)
        was_enabled = gc.isenabled()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        return was_enabled

    gc.freeze()
    assert not asyncio.run(run_for_a_moment())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0, "nor is anything kept from it"
