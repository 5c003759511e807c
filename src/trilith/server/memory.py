"""Memory: cyclic garbage is collected in small portions, so that no move waits long for it.

Left alone, the collector looks at many thousand objects at once, and again and again at the tables
that live for hours. Here the youngest objects are looked at ten times a second and then set aside;
what became garbage among those set aside is found by a full collection, which is rare.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

PAUSE: Final = 0.1
"""Seconds between two looks at the youngest objects."""
FEW: Final = 500
"""So few young objects are not worth a look."""
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
            while True:
                await asyncio.sleep(PAUSE)
                self.sweep(time.monotonic())
        finally:
            gc.unfreeze()
            gc.enable()

    def sweep(self, now: float) -> None:
        start = time.perf_counter()
        if now >= self._next_full:
            self._next_full = now + FULL
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        elif gc.get_count()[0] >= FEW:
            gc.collect(0)
            gc.freeze()
        self.seconds += time.perf_counter() - start
