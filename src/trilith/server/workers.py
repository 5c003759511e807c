"""Separate processes in which bots think and long work is done. One that crashes or hangs is
replaced, and the question asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from collections import deque
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

from trilith.bots import BOTS
from trilith.server.limits import Bucket
from trilith.server.queues import Queue
from trilith.server.wire import Refused
from trilith.server.worker import ERRAND, FAILED, REFUSED, REMEMBERED, Question

log = logging.getLogger("trilith.bots")

ATTEMPTS: Final = 3
NICE: Final = 5
"""Priorities: the server itself comes first, then the bots that people wait for."""
NICER: Final = 15
"""Then bots that play among themselves, and long work."""
LONG: Final = 60.0
"""Seconds that long work may take, regardless of the limit for bots; it includes loading the code."""
IDLE_PACE: Final = 40.0
"""Steps per second of all bots that play among themselves; each costs the server a move's work."""


class BotFailed(Exception):
    """No worker could be made to answer."""


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.seats: deque[str] = deque(maxlen=REMEMBERED)
        """The seats whose questions it answered last."""

    @staticmethod
    async def start(nice: int = NICE) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "trilith.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        _be_nice(process.pid, nice)
        return Worker(process)

    async def ask(self, job: bytes) -> bytes:
        """The answer, with its sign."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(len(job).to_bytes(4, "big") + job)
        try:
            size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
            answer = await self.process.stdout.readexactly(size)
        except asyncio.IncompleteReadError:
            raise BotFailed("the worker has died") from None
        if answer.startswith(FAILED):
            raise BotFailed(answer[1:].decode())
        return answer

    async def answer(self, job: bytes, patience: float) -> bytes:
        """Its answer; TimeoutError if it hangs.

        Patience is in seconds of processor time. On a busy machine a worker, which gives way to
        everybody, may get next to none: if it gets a little and has not used up its patience, it is
        starved, and another one would fare no better.
        """
        asking = asyncio.ensure_future(self.ask(job))
        before = last = self.used()
        try:
            while not (await asyncio.wait({asking}, timeout=patience))[0]:
                now = self.used()
                if now - last <= 0 or now - before >= patience:
                    raise TimeoutError
                last = now
            return asking.result()
        finally:
            asking.cancel()

    def used(self) -> float:
        """The processor time it has had in seconds; 0 if the system does not say."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_bytes().rpartition(b")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def stop(self) -> None:
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()
        # Its pipes close a moment after it ends, but a stopping server may close the loop earlier.
        self.process._transport.close()  # type: ignore[attr-defined]
        await asyncio.sleep(0)


class Pool:
    """Some workers of one kind; those who want one queue up, one person after another.

    A seat's questions go to the worker that knows the seat, if it is free.
    """

    def __init__(
        self, count: int, nice: int, pace: Bucket | None = None, patience: float = 0.0
    ) -> None:
        self.nice = nice
        self.patience = patience
        """Seconds that it has at least."""
        self.pace = pace
        """How many questions per second it may be asked; None: no limit."""
        self.queue = Queue(count)
        self.workers: set[Worker] = set()
        self._free: list[Worker] = []
        self._starting: set[asyncio.Future[Worker]] = set()
        self._closed = False

    async def keep_pace(self) -> None:
        while self.pace is not None and not self.pace.take():
            await asyncio.sleep(self.pace.wait())

    async def take(self, seat: str) -> Worker:
        """The free worker that knows this seat, else any other, else a new one."""
        self._free.sort(key=lambda worker: seat in worker.seats)
        if self._free:
            worker = self._free.pop()
        else:
            worker = await self._start()
        if seat in worker.seats:
            worker.seats.remove(seat)
        worker.seats.append(seat)
        return worker

    async def _start(self) -> Worker:
        """A new one, registered even if the caller is cancelled before it is ready."""
        if self._closed:
            raise BotFailed("the server stops")
        starting = asyncio.ensure_future(Worker.start(self.nice))
        self._starting.add(starting)
        starting.add_done_callback(self._started)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self._keep)
            raise

    def _started(self, starting: asyncio.Future[Worker]) -> None:
        self._starting.discard(starting)
        if not starting.cancelled() and starting.exception() is None:
            self.workers.add(starting.result())

    def _keep(self, started: asyncio.Future[Worker]) -> None:
        if not started.cancelled() and started.exception() is None:
            self.give_back(started.result())

    def give_back(self, worker: Worker) -> None:
        self._free.append(worker)

    async def drop(self, worker: Worker) -> None:
        await (
            worker.stop()
        )  # registered until it has ended, or a stopping server would not wait for it
        self.workers.discard(worker)

    async def close(self) -> None:
        self._closed = True  # pending questions lose their worker now, and ask for another
        await asyncio.gather(*self._starting, return_exceptions=True)
        for worker in list(self.workers):
            await worker.stop()
        self.workers.clear()
        self._free.clear()


class Workers:
    """All workers: those for people's tables, one more for bots among themselves, and one for long
    work.
    """

    def __init__(self, count: int, patience: float) -> None:
        self.patience = patience
        """Seconds of processor time after which a worker counts as hung."""
        self.asked = 0
        """Questions to bots."""
        self.ran = 0
        """Errands."""
        self.replaced = 0
        self.pools = (Pool(count, NICE), Pool(1, NICER, Bucket(IDLE_PACE, IDLE_PACE)))
        self.errands = Pool(1, NICER, patience=LONG)

    @staticmethod
    def levels() -> list[str]:
        return list(BOTS)

    @property
    def waiting(self) -> int:
        return sum(pool.queue.waiting for pool in self.pools)

    async def choose(self, question: Question, who: str = "", idle: bool = False) -> str:
        """The bot's choice; BotFailed if several workers in turn gave no answer.

        `who` created the table: nobody waits for all of another's bots. `idle`: no person plays.
        """
        job = pickle.dumps(tuple(question))
        self.asked += 1
        answer = await self._answer(self.pools[idle], who, question.seat, question.level, job)
        return answer[1:].decode()

    def run(
        self, pool: Pool, who: str, work: Callable[..., bytes], *given: Any
    ) -> Coroutine[Any, Any, bytes]:
        """The result of an errand: a function that the worker finds by its name, and its arguments as
        they are at this moment. If it refuses, this raises the same refusal.
        """
        return self._run(pool, who, work.__name__, pickle.dumps((ERRAND, work, given)))

    async def _run(self, pool: Pool, who: str, name: str, job: bytes) -> bytes:
        self.ran += 1
        answer = await self._answer(pool, who, "", name, job)
        if answer.startswith(REFUSED):
            code, text, more = pickle.loads(answer[1:])
            raise Refused(code, text, **more)
        return answer[1:]

    async def _answer(self, pool: Pool, who: str, seat: str, name: str, job: bytes) -> bytes:
        problem = ""
        async with pool.queue.place(who):
            await pool.keep_pace()
            for _ in range(ATTEMPTS):
                try:
                    return await self._ask(pool, seat, job)
                except (BotFailed, TimeoutError, OSError, ValueError, RuntimeError) as error:
                    # A RuntimeError is what uvloop raises when the pipe is already closed.
                    problem = str(error) or "too slow"
                    log.warning("worker replaced", extra={"work": name, "error": problem})
                    self.replaced += 1
        raise BotFailed(problem)

    async def _ask(self, pool: Pool, seat: str, job: bytes) -> bytes:
        worker = await pool.take(seat)
        try:
            answer = await worker.answer(job, max(self.patience, pool.patience))
        except BaseException:
            # It failed, or still thinks about something that nobody wants any more.
            await pool.drop(worker)
            raise
        pool.give_back(worker)
        return answer

    async def close(self) -> None:
        for pool in (*self.pools, self.errands):
            await pool.close()


def _be_nice(process: int, nice: int) -> None:
    """Lower its priority from the first moment: loading its code takes a second of work."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):  # it has ended already
            mine = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, process, min(19, mine + nice))
