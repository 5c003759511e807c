"""Memory: cyclic garbage is collected in small portions, so that no move has to wait long.

Left alone, the collector examines many thousand objects at once, and keeps examining tables that live
for hours. Here the youngest objects are examined after every few moves and then set aside; a rare
full collection finds what has become garbage among those.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

PAUSE: Final = 0.01
"""Seconds between two collections of the youngest objects, while there are many."""
REST: Final = 0.1
"""The same while there are few."""
BRIEF: Final = 0.00002
"""Seconds: a collection that took less found few objects. The collector's own count does not help,
because freed older objects are subtracted from it."""
FULL: Final = 900.0
"""Seconds between two full collections, each of which takes up to a tenth of a second."""


class Sweeper:
    """Replaces the automatic collector while it runs."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """The total time spent."""
        self._next_full = time.monotonic() + FULL

    async def run(self) -> None:
        gc.disable()
        try:
            pause = REST
            while True:
                await asyncio.sleep(pause)
                pause = PAUSE if self.sweep(time.monotonic()) > BRIEF else REST
        finally:
            gc.unfreeze()
            gc.enable()

    def sweep(self, now: float) -> float:
        """Collect the youngest objects, or all when that is due; returns how long it took."""
        start = time.perf_counter()
        if now >= self._next_full:
            self._next_full = now + FULL
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(0)
        gc.freeze()
        took = time.perf_counter() - start
        self.seconds += took
        return took
