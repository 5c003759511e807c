"""Clocks: how much time each seat has left. Server time in, milliseconds out; no I/O."""

from __future__ import annotations

import threading
import time
from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from trilith.server import shapes
from trilith.server.stills import Hours, Span, clipped, length

MILLION: Final = 1_000_000
SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
GRACE: Final = 30 * SECOND
"""The least time for a seat whose player comes back after its time has run out."""


WHILE: Final = 4 * 24 * HOUR
"""How many milliseconds ahead to look for the end of a night or a weekend."""


JUMP: Final = 250
"""If the wall clock differs from the time elapsed by more milliseconds, it has jumped."""


class ServerTime:
    """The server's time: it starts with the wall clock's and runs steadily from there.

    It follows small corrections of the wall clock, but no jumps, and never goes back.
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
        """Milliseconds since 1970, if the wall clock was right."""
        with self._lock:
            wall, steady = self._wall() // MILLION, self._steady() // MILLION
            by_wall, gone_by = wall - self._last_wall, steady - self._last_steady
            passed = by_wall if abs(by_wall - gone_by) <= JUMP else gone_by
            self._last_wall, self._last_steady = wall, steady
            self._now += max(0, passed)
            return self._now

    def not_before(self, moment: int) -> None:
        """Continue from this moment or later, so that time does not repeat after another process."""
        self.now()
        with self._lock:
            self._now = max(self._now, moment)


TIME: Final = ServerTime()
now_ms: Final = TIME.now


class Downtimes:
    """When the server was down: no clock ran then."""

    def __init__(self, spans: list[tuple[int, int]] | None = None) -> None:
        self._ends: list[int] = []
        self._spans: list[tuple[int, int]] = []
        for begin, end in spans or []:
            self.add(begin, end)

    def add(self, begin: int, end: int) -> None:
        """Note a span; overlapping spans of several processes count once."""
        touching = [span for span in self._spans if span[0] <= end and begin <= span[1]]
        begin = min([begin, *(span[0] for span in touching)])
        end = max([end, *(span[1] for span in touching)])
        self._spans = sorted([*(s for s in self._spans if s not in touching), (begin, end)])
        self._ends = [end for _, end in self._spans]

    def spans(self, begin: int, end: int) -> list[Span]:
        """The spans of downtime between two moments."""
        first = bisect_right(self._ends, begin)
        return clipped(self._spans[first:], begin, end)

    def between(self, begin: int, end: int) -> int:
        """Milliseconds of downtime between two moments."""
        first = bisect_right(self._ends, begin)
        return sum(
            max(0, min(end, until) - max(begin, since)) for since, until in self._spans[first:]
        )


class ClockRule(Struct, frozen=True):
    """How a table is timed."""

    kind: str
    """'live': a bank for the whole game and an increment per turn. 'turn': a fixed time per turn."""
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
    """The clocks of one table: what each seat had left at one moment, and which are running."""

    def __init__(
        self,
        rule: ClockRule,
        seats: int,
        downtimes: Downtimes,
        now: int = 0,
        hours: Hours | None = None,
    ) -> None:
        self.rule = rule
        self.hours = hours
        self.vacations: dict[int, list[Span]] = {}
        """For each seat, when its time does not run."""
        self.pauses: list[Span] = []
        """When nobody's time runs, by agreement."""
        self.left = [rule.bank] * seats
        self.running: tuple[int, ...] = ()
        self.since = now
        self._downtimes = downtimes

    def spent(self, seat: int, now: int) -> int:
        """The time that has run for a seat since the last change, without the time when the server
        was down or the seat's clock stood still."""
        if not self._may_stand_still(seat):
            return max(0, now - self.since - self._downtimes.between(self.since, now))
        still = self._stills(seat, self.since, now) + self._downtimes.spans(self.since, now)
        return max(0, now - self.since - length(clipped(still, self.since, now)))

    def _may_stand_still(self, seat: int) -> bool:
        return self.hours is not None or bool(self.pauses) or bool(self.vacations.get(seat))

    def _stills(self, seat: int, begin: int, end: int) -> list[Span]:
        """When the clock of this seat stands still between two moments."""
        found = self.hours.between(begin, end) if self.hours is not None else []
        return clipped([*found, *self.pauses, *self.vacations.get(seat, ())], begin, end)

    def still_until(self, seat: int, now: int) -> int:
        """Until when the clock of this seat stands still; 0 if it runs."""
        until = now
        if self._may_stand_still(seat):
            while found := [
                end for begin, end in self._stills(seat, until, until + WHILE) if begin <= until
            ]:
                until = found[0]
        return until if until > now else 0

    def runs_out(self, seat: int, now: int) -> int:
        """When the time of a thinking seat will run out if nothing happens before."""
        return self._after(seat, now, max(0, self.left[seat] - self.spent(seat, now)))

    def deadline(self, seat: int) -> int:
        """When the time of a seat runs out, or ran out, as if the server had never been down."""
        return self._after(seat, self.since, self.left[seat])

    def _after(self, seat: int, begin: int, running: int) -> int:
        """The moment at which this seat's clock will have run for this long."""
        end = begin + running
        while self._may_stand_still(seat):
            later = begin + running + length(self._stills(seat, begin, end))
            if later == end:
                break
            end = later
        return end

    def pause(self, now: int, until: int) -> None:
        """Stop everybody's time until then; an earlier pause ends now."""
        before = clipped(self.pauses, 0, now)
        self.pauses = [*before, (now, until)] if until > now else before

    def stop(self, now: int) -> None:
        """Subtract the time used up to now."""
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - self.spent(seat, now))
        self.since = now

    def run(self, seats: tuple[int, ...], now: int) -> None:
        """These seats think from now on; a seat that has finished its turn gets the increment."""
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
        """Give a player who comes back enough time to go on."""
        least = self.rule.bank if self.rule.kind == "turn" else max(GRACE, self.rule.increment)
        self.left[seat] = max(self.left[seat], least)

    def flagged(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in self.running if self.left[seat] <= self.spent(seat, now)]

    def next_flag(self, now: int) -> int | None:
        """In how many milliseconds the next time runs out; None if none is running."""
        if not self.running:
            return None
        return max(0, min(self.runs_out(seat, now) for seat in self.running) - now)

    def load(self, left: list[int], at: int) -> None:
        self.left = list(left)
        self.since = at

    def dump(self, now: int) -> shapes.Clock:
        left = [
            max(0, ms - self.spent(seat, now)) if seat in self.running else ms
            for seat, ms in enumerate(self.left)
        ]
        still = [self.still_until(seat, now) for seat in range(len(self.left))]
        paused = next((end for begin, end in self.pauses if begin <= now < end), 0)
        return shapes.Clock(left, list(self.running), now, still if any(still) else [], paused)
