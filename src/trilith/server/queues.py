"""Waiting for one of a few places, which go to one person after another.

A person who wants a hundred things waits behind everybody who wants one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Line = deque[asyncio.Future[None]]


class Queue:
    """Some places, and for each person a queue of tasks that wait for one."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.used = 0
        self._lines: dict[str, Line] = {}
        """The first in the dictionary is served first."""

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def waiting_of(self, who: str) -> int:
        return len(self._lines.get(who, ()))

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        await self._take(who)
        try:
            yield
        finally:
            self._leave()

    async def _take(self, who: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(place)
        self._serve()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave()  # served and cancelled at the same moment
            else:
                self._give_up(who, place)
            raise

    def _leave(self) -> None:
        self.used -= 1
        self._serve()

    def _give_up(self, who: str, place: asyncio.Future[None]) -> None:
        line = self._lines[who]
        line.remove(place)
        if not line:
            del self._lines[who]

    def _serve(self) -> None:
        """Give the free places to those whose turn it is."""
        while self._lines and self.used < self.places:
            self.used += 1
            self._next().set_result(None)

    def _next(self) -> asyncio.Future[None]:
        """The first in the queue that was served longest ago; that queue goes to the end."""
        who = next(iter(self._lines))
        line = self._lines.pop(who)
        place = line.popleft()
        if line:
            self._lines[who] = line
        return place
