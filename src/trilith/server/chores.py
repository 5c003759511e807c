"""Long work outside the event loop: a few threads, which serve one person after another.

Making a table from its log takes as long as hundreds of moves. In a thread it gives way to the loop
every half a millisecond, and there are so few of these threads that the loop always gets its turn.
Work whose result need not stay in this process is done in another one: see `errands`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from trilith.server.queues import Queue

T = TypeVar("T")


class Chores:
    """One kind of long work."""

    def __init__(self, name: str, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._queue = Queue(threads)

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    async def do(self, who: str, work: Callable[[], T]) -> T:
        """Do it when it is this person's turn."""
        async with self._queue.place(who):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
