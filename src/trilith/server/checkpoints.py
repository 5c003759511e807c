"""Copying SQLite's write-ahead log into the database, where no move waits for it.

Left alone, SQLite does this within one in every few hundred transactions, which then takes thirty
times as long and holds up all that follow. Here a separate thread copies nearly everything; the writer
copies only what has been added since, between two transactions, so the log can start over and stays
short.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from typing import Final

from trilith.server.logs import why

log = logging.getLogger("trilith.checkpoints")

WRITES: Final = 300
"""Copy after this many transactions."""
LOOK: Final = 0.2
"""Seconds between two checks of that number."""
AT_LAST: Final = 8000
"""Pages after which SQLite does it itself, in case this thread falls behind."""
PRAGMA: Final = "PRAGMA wal_checkpoint(PASSIVE)"
"""Copies what can be copied without keeping anybody waiting."""


class Checkpoints(threading.Thread):
    """Checks now and then whether enough has been written."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        written: Callable[[], int],
        finish: Callable[[], None],
    ) -> None:
        super().__init__(name="checkpoints", daemon=True)
        self._connect = connect
        self._written = written
        """How many transactions there were in all."""
        self._finish = finish
        """Lets the writer copy the rest, and waits for it."""
        self._stopping = threading.Event()
        self._done = 0

    def run(self) -> None:
        with closing(self._connect()) as connection:
            while not self._stopping.wait(LOOK):
                if self._written() - self._done >= WRITES:
                    self._copy(connection)

    def stop(self) -> None:
        self._stopping.set()
        self.join(10)

    def _copy(self, connection: sqlite3.Connection) -> None:
        self._done = self._written()
        try:
            connection.execute(PRAGMA).fetchall()
            self._finish()
        except (sqlite3.Error, OSError) as error:
            # Nothing is lost: everything is still in the log, and is copied another time.
            log.warning("cannot copy the log", extra=why(error))
