"""How much anybody may have or ask for: buckets that refill with time, and counts of what is open."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

MAX_TABLES: Final = 40
"""The most tables that one person may have waiting or in play."""
MAX_NAME: Final = 40
MAX_TITLE: Final = 80
MIN_PASSWORD: Final = 10
"""The least length of a new password; shorter old ones remain valid."""
MAX_PASSWORD: Final = 200
MAX_RECORD: Final = 1_000_000
MAX_FORM: Final = 300_000
"""The most bytes of anything else that is sent over REST."""
MAX_BUCKETS: Final = 10_000
"""How many are remembered before full ones are dropped."""

Clock = Callable[[], float]


def address(scope: Mapping[str, Any]) -> str:
    """The address of a request, with everything that belongs to one subscriber as one address."""
    client = scope.get("client")
    return network(str(client[0])) if client else ""


def network(host: str) -> str:
    """An IPv4 address, or the /64 of an IPv6 address, which belongs to one subscriber as a whole."""
    if ":" not in host:
        return host
    try:
        found = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Bucket:
    """How much is allowed at once, and how much per second after that."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._clock = clock
        self._at = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def take(self, cost: float = 1.0) -> bool:
        # Anything that costs more than a full bucket needs a full one, and leaves a debt.
        if not self.has(cost):
            return False
        self._left -= cost
        return True

    def has(self, cost: float = 1.0) -> bool:
        """Whether this much could be taken."""
        self._fill()
        return self._left >= min(cost, self._burst)

    def give_back(self, cost: float) -> None:
        self._left += cost

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until there is this much."""
        self._fill()
        return max(0.0, (min(cost, self._burst) - self._left) / self._rate)

    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._burst


class Buckets:
    """A bucket for each name; buckets that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._most = MAX_BUCKETS
        """How many are kept before full ones are looked for again, which is rarely necessary."""

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full()}
                self._most = max(MAX_BUCKETS, 2 * len(self._buckets))
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, self._clock)
        return bucket

    def take(self, who: str, cost: float = 1.0) -> bool:
        return self.of(who).take(cost)


class Counts:
    """How much of something each name has open at present, with a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def __getitem__(self, who: str) -> int:
        return self._open[who]

    def has_room(self, who: str) -> bool:
        return self._open[who] < self.most

    def add(self, who: str) -> None:
        self._open[who] += 1

    def drop(self, who: str) -> None:
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]
