"""What all parts share: signs of life, and what runs beside."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.server.inside import Inside, run
from trilith.server import house as module
from trilith.server.house import STANDSTILL


class Hand:
    """The server's time, set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000
        monkeypatch.setattr(module, "now_ms", lambda: self.now)


def test_a_standstill_is_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(monkeypatch)

    async def test(inside: Inside) -> None:
        house, skipped = inside.house, list[tuple[int, int]]()
        house.skip = lambda begin, end: skipped.append((begin, end))
        hand.now += STANDSTILL
        assert house.live() == hand.now
        assert skipped == []
        last, hand.now = hand.now, hand.now + 14_000
        house.live()
        assert skipped == [(last, hand.now)]
        assert house.downtimes.between(last - 500, hand.now + 500) == 14_000
        house.live()
        await asyncio.sleep(0)
        assert len(skipped) == inside.store.executed == 1
        assert inside.store.told == [f"down {house.origin} {last} {hand.now}"]

    run(test)


def test_what_fails_beside_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("beside")

    async def test(inside: Inside) -> None:
        with pytest.raises(ValueError, match="beside"):
            await inside.house.spawn(fail())
        await asyncio.sleep(0)

    with caplog.at_level(logging.ERROR):
        run(test)
    assert [record.message for record in caplog.records] == ["a task failed"]


def test_what_is_done_regularly_goes_on_after_an_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    happened = list[object]()
    real = asyncio.sleep

    async def sleep(pause: float) -> None:
        happened.append(pause)
        await real(0)

    async def look() -> None:
        happened.append("looked")
        if len(happened) == 3:
            raise OSError("gone" * 100)

    async def test(inside: Inside) -> None:
        monkeypatch.setattr("trilith.server.house.asyncio.sleep", sleep)
        inside.house.regularly(look, 3.5, "cannot look")
        while len(happened) < 6:
            await real(0)

    with caplog.at_level(logging.WARNING):
        run(test)
    assert happened[:6] == ["looked", 3.5] * 3
    [record] = caplog.records
    assert (record.message, record.__dict__["error"]) == ("cannot look", "gone" * 50)


def test_nothing_goes_on_beside_when_the_house_is_closed() -> None:
    async def test(inside: Inside) -> None:
        task = inside.house.spawn(asyncio.sleep(60))
        inside.house.close()
        await asyncio.sleep(0)
        assert inside.house.closing
        assert task.cancelled()

    run(test)
