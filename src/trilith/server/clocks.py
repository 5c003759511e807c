"""Clocks: how long each seat may still think. Server time in, milliseconds out; no I/O."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from msgspec import Struct

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
GRACE: Final = 30 * SECOND
"""What a seat has at least when its player comes back after the time had run out."""


class Downtimes:
    """When the server was not there: no clock ran then."""

    def __init__(self, spans: list[tuple[int, int]] | None = None) -> None:
        self._ends: list[int] = []
        self._spans: list[tuple[int, int]] = []
        for begin, end in sorted(spans or []):
            self.add(begin, end)

    def add(self, begin: int, end: int) -> None:
        if (begin, end) not in self._spans:
            self._spans.append((begin, end))
            self._spans.sort()
            self._ends = sorted(end for _, end in self._spans)

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

    def __init__(self, rule: ClockRule, seats: int, downtimes: Downtimes) -> None:
        self.rule = rule
        self.left = [rule.bank] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0
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

    def dump(self, now: int) -> dict[str, Any]:
        spent = self.spent(now)
        left = [
            max(0, ms - spent) if seat in self.running else ms for seat, ms in enumerate(self.left)
        ]
        return {"left": left, "running": list(self.running), "at": now}
