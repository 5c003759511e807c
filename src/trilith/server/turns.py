"""Fair turns in the event loop: who asks for much at once does not hold up everybody else.

Each time round the loop an address gets at most its share done at once; the rest waits in its own
line, and all lines move on together. Who asks for little never waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

log = logging.getLogger("trilith.turns")

SHARE: Final = 1.0
"""Units done for one address each time round the loop."""
MAX_WAITING: Final = 2000
"""What may wait in one line."""


class Turns:
    """The lines of those who have asked for more than their share."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting = 0
        self._spent: dict[str, float] = {}
        """This time round."""
        self._lines: dict[str, deque[tuple[float, Callable[[], None]]]] = {}

    def do(self, who: str, cost: float, work: Callable[[], None]) -> bool:
        """Do it now, or in its turn; False if too much waits already."""
        if who not in self._lines and self._has_share(who):
            self._spend(who, cost)
            work()
            return True
        line = self._lines.setdefault(who, deque())
        if len(line) >= MAX_WAITING:
            return False
        line.append((cost, work))
        self.waiting += 1
        return True

    async def turn(self, who: str, cost: float) -> bool:
        """Wait until it is this one's turn; False if too many wait already."""
        if who not in self._lines and self._has_share(who):
            self._spend(who, cost)
            return True
        future: asyncio.Future[None] = self.loop.create_future()

        def go() -> None:
            if not future.done():
                future.set_result(None)

        if not self.do(who, cost, go):
            return False
        await future
        return True

    def _has_share(self, who: str) -> bool:
        return self._spent.get(who, 0.0) < SHARE

    def _spend(self, who: str, cost: float) -> None:
        if not self._spent:
            self.loop.call_soon(self._go_round)
        self._spent[who] = self._spent.get(who, 0.0) + cost

    def _go_round(self) -> None:
        """The next time round: everybody has a new share, and every line moves on."""
        self._spent = {}
        for who, line in list(self._lines.items()):
            while line and self._has_share(who):
                cost, work = line.popleft()
                self.waiting -= 1
                self._spend(who, cost)
                _do(work)
            if not line:
                del self._lines[who]


def _do(work: Callable[[], None]) -> None:
    try:
        work()
    except Exception:  # the others' lines must move on
        log.exception("what waited its turn failed")
