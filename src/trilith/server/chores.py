"""Long work beside the event loop: a few threads, one person after the other.

Playing a long game again takes as long as hundreds of moves. In a thread it gives way to the loop
every half a millisecond; and there are so few of these threads that the loop always gets its turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from trilith.server.costs import busy
from trilith.server.queues import Queue

T = TypeVar("T")

MAX_WAITING: Final = 200
MAX_WAITING_EACH: Final = 8
"""What one person may have waiting."""


class Chores:
    """One kind of long work."""

    def __init__(self, name: str, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._queue = Queue(threads)

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    async def do(self, who: str, work: Callable[[], T]) -> T:
        """Do it when it is this one's turn; Refused if too much waits already."""
        queue = self._queue
        if queue.waiting_of(who) >= MAX_WAITING_EACH or queue.waiting >= MAX_WAITING:
            raise busy(2.0)
        return await self.must(who, work)

    async def must(self, who: str, work: Callable[[], T]) -> T:
        """The same for what the server itself needs."""
        async with self._queue.place(who):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
