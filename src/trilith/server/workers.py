"""Bots think in processes of their own; one that crashes or hangs is replaced, and asked anew."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import pickle
import sys
from collections import deque
from typing import Final

from trilith.bots import BOTS
from trilith.server.worker import REMEMBERED, Question

log = logging.getLogger("trilith.bots")

ATTEMPTS: Final = 3


class BotFailed(Exception):
    """No worker could be made to answer."""


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.seats: deque[str] = deque(maxlen=REMEMBERED)
        """Whose questions it answered last."""

    @staticmethod
    async def start() -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "trilith.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        return Worker(process)

    async def ask(self, job: bytes) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(len(job).to_bytes(4, "big") + job)
        line = await self.process.stdout.readline()
        if not line:
            raise BotFailed("the worker has died")
        answer: dict[str, str] = json.loads(line)
        if "error" in answer:
            raise BotFailed(answer["error"])
        return answer["action"]

    async def stop(self) -> None:
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()


class Workers:
    """The workers that there are; whoever wants a bot's choice waits for a free one.

    A seat's questions go to the worker that knows the seat, if it is free.
    """

    def __init__(self, count: int, patience: float) -> None:
        self.count = count
        self.patience = patience
        """Seconds after which a worker counts as hung."""
        self.asked = 0
        self.replaced = 0
        self._all: set[Worker] = set()
        self._free: list[Worker] = []
        self._turns = asyncio.Semaphore(count)

    @staticmethod
    def levels() -> list[str]:
        return list(BOTS)

    async def choose(self, question: Question) -> str:
        """What the bot does; BotFailed if several workers in turn gave no answer."""
        job = pickle.dumps(tuple(question))
        self.asked += 1
        problem = ""
        async with self._turns:
            for _ in range(ATTEMPTS):
                try:
                    return await self._ask(question.seat, job)
                except (BotFailed, TimeoutError, OSError, ValueError, RuntimeError) as error:
                    # A RuntimeError is what uvloop raises when the pipe is already closed.
                    problem = str(error) or "too slow"
                    facts = {"level": question.level, "error": problem}
                    log.warning("bot worker replaced", extra=facts)
                    self.replaced += 1
        raise BotFailed(problem)

    async def _ask(self, seat: str, job: bytes) -> str:
        worker = await self._take(seat)
        try:
            action = await asyncio.wait_for(worker.ask(job), self.patience)
        except BaseException:
            # It failed, or still thinks about what nobody wants to know any more.
            await self._drop(worker)
            raise
        self._free.append(worker)
        return action

    async def _take(self, seat: str) -> Worker:
        """The free worker that knows this seat, else any, else a new one."""
        self._free.sort(key=lambda worker: seat in worker.seats)
        if self._free:
            worker = self._free.pop()
        else:
            worker = await Worker.start()
            self._all.add(worker)
        if seat in worker.seats:
            worker.seats.remove(seat)
        worker.seats.append(seat)
        return worker

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.stop()

    async def close(self) -> None:
        for worker in list(self._all):
            await worker.stop()
        self._all.clear()
