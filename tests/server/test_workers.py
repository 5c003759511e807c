"""Bots think in processes of their own; whatever happens to those, the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.long_work import compute
from tests.server.running import Running, Somebody, wait_for
from trilith import games
from trilith.bots import Seen
from trilith.engine.history import History
from trilith.server.settings import Settings
from trilith.server.worker import FAILED, Question
from trilith.server.workers import NICE, NICER, BotFailed, Pool, Worker, Workers


def a_position() -> tuple[History[Any], Seen]:
    game = games.get("castle")
    history: History[Any] = History(game, game.setup(3, {}, "s"))
    return history, Seen(game, history.state, 1)


def a_question(level: str = "random", seat: str = "ada", turn: int = 0) -> Question:
    return Question(level, seat, turn, a_position()[1])


async def a_choice(workers: Workers, level: str = "random") -> str:
    try:
        return await workers.choose(a_question(level))
    finally:
        await workers.close()


def test_a_worker_chooses_something_legal() -> None:
    history, _ = a_position()
    for level in Workers.levels():
        code = asyncio.run(a_choice(Workers(1, 20), level))
        assert code in [action.code for action in history.state.legal(1)]


def test_workers_give_way_to_the_server_from_their_first_moment() -> None:
    """What people wait for gives way a little; bots among themselves and long work give way much."""
    mine = os.getpriority(os.PRIO_PROCESS, 0)

    async def given_way(pool: Pool) -> int:
        worker = await pool.take("ada")
        try:
            return os.getpriority(os.PRIO_PROCESS, worker.process.pid)
        finally:
            await worker.stop()

    workers = Workers(1, 20)
    pools = (*workers.pools, workers.errands)
    found = [asyncio.run(given_way(pool)) for pool in pools]
    assert found == [min(19, mine + nice) for nice in (NICE, NICER, NICER)]
    assert NICE < NICER


def test_a_worker_that_has_died_is_replaced_and_asked_again() -> None:
    async def play() -> tuple[str, int]:
        workers = Workers(1, 20)
        await workers.choose(a_question())
        for worker in workers.pools[0].workers:
            worker.process.kill()
            await worker.process.wait()
        code = await workers.choose(a_question())
        await workers.close()
        return code, workers.replaced

    code, replaced = asyncio.run(play())
    assert code.startswith("choose ")
    assert replaced == 1


async def left_while_starting(pool: Pool) -> None:
    """Whoever wanted a worker goes away before it is there."""
    asking = asyncio.create_task(pool.take("ada"))
    while not pool._starting:
        await asyncio.sleep(0)
    asking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asking


def test_a_worker_that_starts_for_nobody_is_kept_for_the_next() -> None:
    async def play() -> tuple[set[Worker], Worker]:
        pool = Workers(1, 20).pools[0]
        await left_while_starting(pool)
        await asyncio.gather(*pool._starting)
        kept = set(pool.workers)
        taken = await pool.take("bea")
        await pool.close()
        return kept, taken

    kept, taken = asyncio.run(play())
    assert kept == {taken}


def test_a_worker_that_starts_while_the_server_stops_ends_with_it() -> None:
    async def stop() -> list[int | None]:
        pool = Workers(1, 20).pools[0]
        await left_while_starting(pool)
        starting = list(pool._starting)
        await pool.close()
        return [(await one).process.returncode for one in starting]

    ended = asyncio.run(stop())
    assert len(ended) == 1
    assert None not in ended


def test_a_worker_that_is_being_dropped_while_the_server_stops_ends_with_it() -> None:
    async def stop_while_dropping() -> int | None:
        pool = Pool(1, NICE)
        worker = await pool.take("ada")
        dropping = asyncio.create_task(pool.drop(worker))
        await asyncio.sleep(0)  # it has been told to end, and has not ended yet
        dropping.cancel()
        await pool.close()
        return worker.process.returncode

    assert asyncio.run(stop_while_dropping()) == -signal.SIGKILL


def test_a_bot_asked_while_the_server_stops_gets_no_new_worker() -> None:
    async def stop() -> tuple[BaseException | None, int]:
        workers = Workers(1, 20)
        asking = asyncio.create_task(workers.choose(a_question("expert")))
        pool = workers.pools[0]
        while not pool.workers:
            await asyncio.sleep(0)
        await workers.close()
        (failure,) = await asyncio.gather(asking, return_exceptions=True)
        return failure if isinstance(failure, BaseException) else None, len(pool.workers)

    failure, left = asyncio.run(stop())
    assert isinstance(failure, BotFailed)
    assert not left


def test_a_worker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Worker.ask
    hung = 0

    async def ask(self: Worker, job: bytes) -> bytes:
        nonlocal hung
        hung += 1
        if hung == 1:
            workers.patience = 20  # for the next one
            await asyncio.sleep(60)
        return await real(self, job)

    monkeypatch.setattr(Worker, "ask", ask)
    workers = Workers(1, 0.2)

    async def play() -> str:
        workers.pools[0].give_back(await Worker.start())  # beforehand: only thinking is timed
        code = await workers.choose(a_question())
        await workers.close()
        return code

    assert asyncio.run(play()).startswith("choose ")
    assert workers.replaced == 1


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not say")
def test_what_a_worker_has_had_of_the_processor_is_in_seconds() -> None:
    class Process:
        pid = os.getpid()

    mine = os.times()
    used = Worker(Process()).used()  # type: ignore[arg-type]
    assert used == pytest.approx(mine.user + mine.system, abs=1.0)


class Slow(Worker):
    """Answers after a while, and gets so much of the processor from one look to the next."""

    def __init__(self, gets: float) -> None:
        self.gets = gets
        self.has_used = 0.0

    async def ask(self, job: bytes) -> bytes:
        await asyncio.sleep(0.3)
        return job

    def used(self) -> float:
        self.has_used += self.gets
        return self.has_used


def test_a_worker_that_gets_little_of_the_processor_is_waited_for() -> None:
    assert asyncio.run(Slow(0.001).answer(b"+", 0.05)) == b"+"


@pytest.mark.parametrize("gets", [0.0, 0.05])
def test_a_worker_that_waits_for_nothing_or_has_used_its_time_hangs(gets: float) -> None:
    with pytest.raises(TimeoutError):
        asyncio.run(Slow(gets).answer(b"+", 0.05))


def test_a_worker_that_computes_without_end_is_given_up() -> None:
    async def play() -> None:
        workers = Workers(1, 0.2)
        try:
            await workers.run(workers.pools[0], "ada", compute, 60.0)
        finally:
            await workers.close()

    with pytest.raises(BotFailed, match="too slow"):
        asyncio.run(play())


def test_a_bot_that_always_fails_is_given_up() -> None:
    with pytest.raises(BotFailed, match="no_such_bot"):
        asyncio.run(a_choice(Workers(1, 20), "no_such_bot"))


def test_a_seat_is_asked_where_it_is_known() -> None:
    async def play() -> list[list[str]]:
        workers = Workers(2, 20)
        both = [workers.choose(a_question(seat=seat)) for seat in ("ada", "ben")]
        await asyncio.gather(*both)
        for seat in ("ben", "ada", "ada", "ben"):
            await workers.choose(a_question(seat=seat, turn=1))
        known = [list(worker.seats) for worker in workers.pools[0].workers]
        await workers.close()
        return sorted(known)

    assert asyncio.run(play()) == [["ada"], ["ben"]]


def test_what_goes_to_a_worker_holds_nothing_hidden() -> None:
    history, seen = a_position()
    other = Seen(seen.game, seen.game.imagine(history.state, 1, history.state.rng.clone()), 1)
    assert pickle.dumps(seen) == pickle.dumps(other)


def test_a_worker_ends_with_its_server() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "trilith.server.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={"PYTHONPATH": ":".join(filter(None, sys.path))},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write((5).to_bytes(4, "big") + b"rubbish"[:5])
    process.stdin.flush()
    size = int.from_bytes(process.stdout.read(4), "big")
    assert process.stdout.read(size).startswith(FAILED)
    process.stdin.close()
    assert process.wait(10) == 0
    process.stdout.close()


def test_a_game_survives_the_loss_of_all_workers(tmp_path: Path, settings: Settings) -> None:
    with Running.on(str(tmp_path / "w.db"), settings) as running, Somebody(running.url, "A") as ada:
        table = ada.table(seats=3, bots=[None, "random", "medium"])
        ada.post(f"/api/tables/{table}/start")
        socket = ada.connect(table)
        workers = running.server.hub.workers
        socket.play()
        wait_for(lambda: len(workers.pools[0].workers) == 1)
        while socket.now["step"] < 6:
            socket.play() if socket.now["decision"] else socket.next()
        for worker in list(workers.pools[0].workers):
            worker.process.kill()
        while socket.now["step"] < 12:
            socket.play() if socket.now["decision"] else socket.next()


def test_the_others_see_that_a_bot_thinks(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slowly(self: Workers, question: Question, *_: object) -> str:
        await asyncio.sleep(0.4)
        return question.seen.legal[0].code

    monkeypatch.setattr(Workers, "choose", slowly)
    with Running.on(str(tmp_path / "t.db"), settings) as running, Somebody(running.url, "A") as ada:
        table = ada.table(bots=[None, "medium"])
        socket = ada.connect(table)
        ada.post(f"/api/tables/{table}/start")
        while not socket.until("seats")["seats"][1]["thinking"]:
            pass
        assert socket.until("state")["seats"][1]["thinking"] is False
