"""Bots think in processes of their own; one that crashes or hangs is replaced, and asked anew."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import pickle
import sys
from typing import Final

from trilith.bots import BOTS, Seen

log = logging.getLogger("trilith.bots")

ATTEMPTS: Final = 3


class BotFailed(Exception):
    """No worker could be made to answer."""


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

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
    """The workers that there are; whoever wants a bot's choice waits for a free one."""

    def __init__(self, count: int, patience: float) -> None:
        self.count = count
        self.patience = patience
        """Seconds after which a worker counts as hung."""
        self.asked = 0
        self.replaced = 0
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        self._all: set[Worker] = set()
        for _ in range(count):
            self._free.put_nowait(None)  # started when first needed

    @staticmethod
    def levels() -> list[str]:
        return list(BOTS)

    async def choose(self, level: str, seen: Seen) -> str:
        """What a bot of this level does; BotFailed if several workers in turn gave no answer."""
        job = pickle.dumps((level, seen))
        self.asked += 1
        problem = ""
        for _ in range(ATTEMPTS):
            worker = await self._free.get()
            try:
                if worker is None:
                    worker = await Worker.start()
                    self._all.add(worker)
                return await asyncio.wait_for(worker.ask(job), self.patience)
            except (BotFailed, TimeoutError, OSError, ValueError, RuntimeError) as error:
                # A RuntimeError is what uvloop raises when the pipe is already closed.
                problem = str(error) or "too slow"
                log.warning("bot worker replaced", extra={"level": level, "error": problem})
                self.replaced += 1
                await self._drop(worker)
                worker = None
            except asyncio.CancelledError:
                # It still thinks about what nobody wants to know any more.
                await self._drop(worker)
                worker = None
                raise
            finally:
                self._free.put_nowait(worker)
        raise BotFailed(problem)

    async def _drop(self, worker: Worker | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            await worker.stop()

    async def close(self) -> None:
        for worker in list(self._all):
            await worker.stop()
        self._all.clear()
