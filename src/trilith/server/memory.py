"""Memory: cyclic garbage is collected in small portions, so that no move waits long for it.

Left alone, the collector looks at many thousand objects at once, and again and again at the tables
that live for hours. Here the youngest objects are looked at after every few moves and then set aside;
what became garbage among those set aside is found by a full collection, which is rare.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

PAUSE: Final = 0.01
"""Seconds between two looks at the youngest objects, while there are many."""
REST: Final = 0.1
"""The same while there are few."""
BRIEF: Final = 0.00002
"""Seconds: a look that took less found few. The collector's own count is of no use for that: what is
freed of the older objects is taken off it."""
FULL: Final = 900.0
"""Seconds between two full collections; each takes as long as a tenth of a second."""


class Sweeper:
    """Takes the place of the automatic collector while it runs."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """Time spent in all."""
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
        """Look at the youngest, or at all when it is time; how long it took."""
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
