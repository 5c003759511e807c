"""Who asks for much at once waits in a line of his own; who asks for little never waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from trilith.server import turns
from trilith.server.turns import AHEAD, PACE, SHARE, Turns


def in_a_loop(tell: Callable[[Turns, list[Any]], Any], pace: float = PACE) -> list[Any]:
    """What was done, in its order, until nothing waited any more."""
    done: list[Any] = []

    async def run() -> None:
        line = Turns(asyncio.get_running_loop(), pace)
        result = tell(line, done)
        if result is not None:
            await result
        while line.waiting:
            await asyncio.sleep(0)
        assert not line._lines

    asyncio.run(run())
    return done


def test_a_share_is_done_at_once_and_the_rest_later() -> None:
    at_once: list[int] = []

    def tell(line: Turns, done: list[Any]) -> None:
        for number in range(10):
            assert line.do("ada", SHARE / 2, lambda number=number: done.append(number))  # type: ignore[misc]
        at_once.append(len(done))

    assert in_a_loop(tell) == list(range(10))
    assert at_once == [2]


def test_a_flood_of_one_does_not_keep_the_others_waiting() -> None:
    def tell(line: Turns, done: list[Any]) -> None:
        for _ in range(100):
            line.do("flood", SHARE, lambda: done.append("flood"))
        line.do("ada", 1.0, lambda: done.append("ada"))

    assert in_a_loop(tell)[:3] == ["flood", "ada", "flood"]


def test_between_two_portions_the_loop_goes_round() -> None:
    async def flooded(line: Turns, done: list[Any]) -> None:
        for _ in range(20):
            line.do("flood", SHARE, lambda: done.append("flood"))
        while line.waiting:
            done.append("somebody else")
            await asyncio.sleep(0)

    done = in_a_loop(flooded, pace=0.0)
    assert done.count("somebody else") >= 19
    assert all(pair != ("flood", "flood") for pair in pairwise(done[1:]))


def test_two_who_ask_for_much_take_turns() -> None:
    def tell(line: Turns, done: list[Any]) -> None:
        for who in ("ada", "bea"):
            for _ in range(4):
                line.do(who, SHARE, lambda who=who: done.append(who))  # type: ignore[misc]

    assert in_a_loop(tell)[2:] == ["ada", "bea"] * 3


def test_nobody_overtakes_himself() -> None:
    """Not even when something of his comes in while the lines move on."""

    def tell(line: Turns, done: list[Any]) -> None:
        def ask_for_bea() -> None:
            line.do("bea", 1.0, lambda: done.append("later"))

        line.do("ada", SHARE, lambda: None)
        line.do("bea", SHARE, lambda: None)
        line.do("ada", SHARE, ask_for_bea)
        line.do("bea", 1.0, lambda: done.append("sooner"))

    assert in_a_loop(tell) == ["sooner", "later"]


def test_a_line_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MAX_WAITING", 3)
    taken: list[bool] = []

    def tell(line: Turns, done: list[Any]) -> None:
        taken.extend(line.do("ada", SHARE, lambda: done.append("ada")) for _ in range(6))

    assert len(in_a_loop(tell)) == 4
    assert taken == [True] * 4 + [False] * 2


def test_a_task_waits_for_its_turn_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MAX_WAITING", 2)
    answers: list[bool] = []

    async def tell(line: Turns, done: list[Any]) -> None:
        async def one(number: int) -> None:
            answers.append(await line.turn("ada", SHARE))
            done.append(number)

        await asyncio.gather(*(one(number) for number in range(4)))

    assert in_a_loop(tell) == [0, 3, 1, 2]
    assert answers == [True, False, True, True]


def test_what_fails_in_its_turn_stops_nobody_elses(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise ValueError("no")

    def tell(line: Turns, done: list[Any]) -> None:
        line.do("ada", SHARE, lambda: done.append(1))
        line.do("ada", SHARE, fail)
        line.do("ada", SHARE, lambda: done.append(2))

    with caplog.at_level(logging.ERROR):
        assert in_a_loop(tell) == [1, 2]
    assert "what waited its turn failed" in caplog.text


# ------------------------------------------------------------------ time


class Stopped(asyncio.SelectorEventLoop):
    """A loop whose time goes on only when it has nothing else to do."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 100.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.now = max(self.now, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


def times(asked: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """When each was done, in milliseconds after all were asked for at once."""
    loop, done = Stopped(), []

    async def run() -> None:
        line = Turns(loop)
        for who, cost in asked:
            line.do(who, cost, lambda who=who: done.append((who, (loop.now - 100.0) * 1000)))  # type: ignore[misc]
        while line.waiting:
            await asyncio.sleep(0.0001)

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(run())
    return done


def test_what_a_page_asks_for_is_done_at_once() -> None:
    page = times([("ada", 10.0)] * 6)
    assert [round(at) for _, at in page] == [0] * 6
    assert 60 * PACE < AHEAD


def test_a_flood_is_spread_over_time() -> None:
    """Two hundred looks at the lobby at once are spread over half a second, one after the other."""
    burst = [at for _, at in times([("flood", 10.0)] * 200)]
    assert burst[0] == 0.0
    gaps = [later - sooner for sooner, later in pairwise(burst[20:])]
    assert all(10.0 * PACE * 1000 - 0.2 < gap < 10.0 * PACE * 1000 + 0.2 for gap in gaps)


def test_nobody_else_waits_for_them() -> None:
    done = times([("flood", 10.0)] * 200 + [("ada", 10.0)])
    assert dict(done)["ada"] == 0.0


def test_addresses_that_are_ahead_no_longer_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MAX_KNOWN", 10)
    loop = Stopped()
    line = Turns(loop)
    for number in range(30):
        loop.now += 1.0
        line.do(f"a{number}", 1.0, lambda: None)
    line.do("a29", 1.0, lambda: None)
    assert len(line._until) <= 10
    assert "a29" in line._until
    loop.close()


def test_an_overdrawn_caller_gets_a_later_turn() -> None:
    """Nothing else happens in the loop meanwhile."""
    loop, done = Stopped(), []

    async def run() -> None:
        line = Turns(loop)
        line.do("ada", 200.0, lambda: done.append(0.0))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked = asyncio.ensure_future(line.turn("ada", 1.0))
        assert await asyncio.wait_for(asked, 10.0)
        done.append(round((loop.now - 100.0) * 1000))

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(run())
    assert done == [0.0, 200 * PACE * 1000 - AHEAD * 1000]
