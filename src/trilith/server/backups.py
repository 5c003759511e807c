"""Automatic backups: taken on a schedule, each checked by restoring it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

from trilith.server import backup, schedule
from trilith.server.clocks import now_ms
from trilith.server.house import House
from trilith.server.logs import why
from trilith.server.settings import Settings
from trilith.server.store import Store

log = logging.getLogger("trilith.backups")

LOOK: Final = 60.0
"""Seconds between two checks whether one is due."""
KEY: Final = "backup"
HOUR: Final = 3_600_000


class Backups:
    """Each backup is taken by one of the processes that share a database."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.store: Store = house.store
        self.database = settings.database
        self.folder = Path(settings.backup_to)
        self.every = int(settings.backup_every * HOUR)
        self.keep = settings.backup_keep
        self.last = 0
        """When the last good one was taken, by this process."""
        self.failing = False
        house.metrics.gauges["backup_failing"] = lambda: self.failing
        house.metrics.gauges["backup_seconds_ago"] = self._age

    def start(self) -> None:
        self.house.regularly(self._take_if_due, LOOK, "cannot look for a backup")

    def _age(self) -> float:
        return (now_ms() - self.last) / 1000 if self.last else -1.0

    async def _take_if_due(self) -> None:
        if await self.is_due():
            await self.take()

    async def is_due(self) -> bool:
        """Whether one is due: the first process to note the time takes it."""
        now = now_ms()
        return await self.store.write(lambda c: schedule.is_due(c, KEY, self.every, now))

    async def take(self) -> None:
        """Take one, check it, and delete the oldest. A failure is reported, but stops nothing."""
        try:
            path, report = await asyncio.to_thread(self._take)
        except Exception as error:
            self.failing = True
            log.error("a backup failed", extra=why(error))
            return
        self.failing = bool(report.problems)
        if self.failing:
            log.error("a backup is damaged", extra={"problem": report.problems[0], "file": path})
            return
        self.last = now_ms()
        log.info("backup", extra={"file": path, "tables": report.tables})

    def _take(self) -> tuple[str, backup.Report]:
        path = backup.take(self.database, self.folder)
        report = backup.check(path)
        if not report.problems:
            backup.prune(self.folder, self.keep)  # never because of a damaged one
        return path.name, report
