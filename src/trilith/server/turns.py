"""Fair turns in the event loop: a client that asks for much at once does not hold up the others.

In each round of the loop, at most one share of work is done for an address. The work also uses up
time: a client that is too far ahead waits until that time has passed, because requests return to the
loop several times once begun, and fifty of them would return together. Waiting work stands in one
queue per address, and all queues move on together. Anybody who asks for little never waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

log = logging.getLogger("trilith.turns")

SHARE: Final = 1.0
"""Units of work done for one address in each round of the loop."""
PACE: Final = 0.0003
"""Seconds that a unit takes up; so one address gets at most a third of the core in the long run."""
AHEAD: Final = 0.02
"""Seconds that an address may be ahead, so that opening a page does not have to wait."""
MAX_WAITING: Final = 2000
"""The most that may wait in one queue."""
MAX_KNOWN: Final = 5000
"""How many addresses are remembered before those no longer ahead are dropped."""


class Turns:
    """The queues of addresses that have asked for more than their share."""

    def __init__(self, loop: asyncio.AbstractEventLoop, pace: float = PACE) -> None:
        self.loop = loop
        self.waiting = 0
        self._pace = pace
        self._spent: dict[str, float] = {}
        """Units spent by each address in this round."""
        self._until: dict[str, float] = {}
        """The loop's time until which each address has used up its time."""
        self._lines: dict[str, deque[tuple[float, Callable[[], None]]]] = {}
        self._waking: asyncio.TimerHandle | None = None

    def do(self, who: str, cost: float, work: Callable[[], None]) -> bool:
        """Do it now or in turn; False if too much is waiting already."""
        if who not in self._lines and self._has_share(who):
            self._spend(who, cost)
            work()
            return True
        line = self._lines.setdefault(who, deque())
        if len(line) >= MAX_WAITING:
            return False
        line.append((cost, work))
        self.waiting += 1
        self._wake()
        return True

    async def turn(self, who: str, cost: float) -> bool:
        """Wait for this address's turn; False if too many are waiting already."""
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
        return self._spent.get(who, 0.0) < SHARE and self._early(who) <= 0.0

    def _early(self, who: str) -> float:
        """Seconds until an address is no longer too far ahead."""
        return self._until.get(who, 0.0) - self.loop.time() - AHEAD

    def _spend(self, who: str, cost: float) -> None:
        if not self._spent:
            self.loop.call_soon(self._go_round)
        self._spent[who] = self._spent.get(who, 0.0) + cost
        now = self.loop.time()
        if len(self._until) >= MAX_KNOWN and who not in self._until:
            self._until = {one: until for one, until in self._until.items() if until > now}
        self._until[who] = max(self._until.get(who, 0.0), now) + cost * self._pace

    def _go_round(self) -> None:
        """Begin a new round: every address has a new share, and every queue moves on."""
        self._spent = {}
        for who, line in list(self._lines.items()):
            while line and self._has_share(who):
                cost, work = line.popleft()
                self.waiting -= 1
                self._spend(who, cost)
                _do(work)
            if not line:
                del self._lines[who]
        self._wake()

    def _wake(self) -> None:
        """Begin a new round when the first address that only waits for time has waited long enough."""
        if self._spent or not self._lines or self._waking is not None:
            return  # a new round comes in any case, or nobody waits
        soonest = max(0.0, min(self._early(who) for who in self._lines))
        self._waking = self.loop.call_later(soonest, self._awake)

    def _awake(self) -> None:
        self._waking = None
        if not self._spent:
            self._go_round()


def _do(work: Callable[[], None]) -> None:
    try:
        work()
    except Exception:  # the others' queues must move on
        log.exception("what waited its turn failed")
