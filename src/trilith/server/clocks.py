"""Clocks: how long each seat may still think. Server time in, milliseconds out; no I/O."""

from __future__ import annotations

import threading
import time
from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from trilith.server import shapes

MILLION: Final = 1_000_000
SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
GRACE: Final = 30 * SECOND
"""What a seat has at least when its player comes back after the time had run out."""


JUMP: Final = 250
"""Milliseconds by which the wall clock may differ from the time gone by before that is a jump."""


class ServerTime:
    """The server's time: the wall clock's when it began, and it goes on steadily from there.

    It follows small corrections of the wall clock, but no jump, and never goes back.
    """

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._lock = threading.Lock()
        self._last_wall = wall() // MILLION
        self._last_steady = steady() // MILLION
        self._now = self._last_wall

    def now(self) -> int:
        """Milliseconds since 1970, as far as the wall clock was right."""
        with self._lock:
            wall, steady = self._wall() // MILLION, self._steady() // MILLION
            by_wall, gone_by = wall - self._last_wall, steady - self._last_steady
            passed = by_wall if abs(by_wall - gone_by) <= JUMP else gone_by
            self._last_wall, self._last_steady = wall, steady
            self._now += max(0, passed)
            return self._now

    def not_before(self, moment: int) -> None:
        """Go on from this moment at least: what another process has lived through is not again."""
        self.now()
        with self._lock:
            self._now = max(self._now, moment)


TIME: Final = ServerTime()
now_ms: Final = TIME.now


class Downtimes:
    """When the server was not there: no clock ran then."""

    def __init__(self, spans: list[tuple[int, int]] | None = None) -> None:
        self._ends: list[int] = []
        self._spans: list[tuple[int, int]] = []
        for begin, end in spans or []:
            self.add(begin, end)

    def add(self, begin: int, end: int) -> None:
        """Note a span; what several processes were not there together counts once."""
        touching = [span for span in self._spans if span[0] <= end and begin <= span[1]]
        begin = min([begin, *(span[0] for span in touching)])
        end = max([end, *(span[1] for span in touching)])
        self._spans = sorted([*(s for s in self._spans if s not in touching), (begin, end)])
        self._ends = [end for _, end in self._spans]

    def between(self, begin: int, end: int) -> int:
        """Milliseconds of downtime between two moments."""
        first = bisect_right(self._ends, begin)
        return sum(
            max(0, min(end, until) - max(begin, since)) for since, until in self._spans[first:]
        )


class ClockRule(Struct, frozen=True):
    """How a table is timed."""

    kind: str
    """'live': a bank for the whole game and an increment a turn. 'turn': so long for each turn."""
    bank: int
    increment: int

    @staticmethod
    def of(doc: dict[str, Any] | None) -> ClockRule | None:
        if doc is None:
            return None
        if doc["kind"] == "live":
            return ClockRule("live", doc["bank"] * SECOND, doc["increment"] * SECOND)
        return ClockRule("turn", int(doc["hours"] * HOUR), 0)


class Clock:
    """The clocks of one table: what each seat had left at one moment, and whose are running."""

    def __init__(self, rule: ClockRule, seats: int, downtimes: Downtimes, now: int = 0) -> None:
        self.rule = rule
        self.left = [rule.bank] * seats
        self.running: tuple[int, ...] = ()
        self.since = now
        self._downtimes = downtimes

    def spent(self, now: int) -> int:
        """What has run off since the last change, without the time that the server was down."""
        return max(0, now - self.since - self._downtimes.between(self.since, now))

    def stop(self, now: int) -> None:
        """Take off what was thought up to now."""
        spent = self.spent(now)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.since = now

    def run(self, seats: tuple[int, ...], now: int) -> None:
        """From now on these seats think; whoever has finished a turn gets the increment."""
        for seat in self.running:
            if seat not in seats:
                self._finish(seat)
        self.running = seats
        self.since = now

    def _finish(self, seat: int) -> None:
        if self.rule.kind == "turn":
            self.left[seat] = self.rule.bank
        else:
            self.left[seat] += self.rule.increment

    def grant(self, seat: int) -> None:
        """Enough to go on, for a player who comes back."""
        least = self.rule.bank if self.rule.kind == "turn" else max(GRACE, self.rule.increment)
        self.left[seat] = max(self.left[seat], least)

    def flagged(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        spent = self.spent(now)
        return [seat for seat in self.running if self.left[seat] <= spent]

    def next_flag(self, now: int) -> int | None:
        """In how many milliseconds the next time runs out; None if none is running."""
        if not self.running:
            return None
        return max(0, min(self.left[seat] for seat in self.running) - self.spent(now))

    def load(self, left: list[int], at: int) -> None:
        self.left = list(left)
        self.since = at

    def dump(self, now: int) -> shapes.Clock:
        spent = self.spent(now)
        left = [
            max(0, ms - spent) if seat in self.running else ms for seat, ms in enumerate(self.left)
        ]
        return shapes.Clock(left, list(self.running), now)
