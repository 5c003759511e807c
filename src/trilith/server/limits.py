"""How much anybody may ask for."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

MAX_TABLES: Final = 40
"""Tables that one person may have waiting or in play."""
MAX_NAME: Final = 40
MAX_TITLE: Final = 80
MAX_RECORD: Final = 1_000_000


def address(scope: Mapping[str, Any]) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each address; those that have filled up again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) > 10_000:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full()}
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket.take()
