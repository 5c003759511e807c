"""What all parts of a running server share: storage, workers, metrics and background tasks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from trilith.server import schema
from trilith.server.chores import Chores
from trilith.server.clocks import Downtimes, now_ms
from trilith.server.conn import Conn
from trilith.server.doorbell import Doorbell
from trilith.server.errands import Errands
from trilith.server.logs import why
from trilith.server.metrics import Metrics
from trilith.server.post.notices import Wants
from trilith.server.store import Store
from trilith.server.wordlist import WordList
from trilith.server.workers import Workers

log = logging.getLogger("trilith.house")


STANDSTILL: Final = 3000
"""After this many milliseconds without a sign of life, the time counts for nobody."""


class House:
    """One process: its storage, its workers, its clients, its tasks."""

    def __init__(self, store: Store, workers: Workers, metrics: Metrics) -> None:
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.loop = asyncio.get_running_loop()
        self.origin = secrets.token_hex(4)
        """The name of this process among those that share a database."""
        self.conns: set[Conn] = set()
        self.doorbell = Doorbell(self.notify)
        self.downtimes = Downtimes()
        self.wants = Wants()
        """People who want to hear what happens at their tables while they are elsewhere."""
        self.words = WordList()
        """Words that the operator has banned."""
        self.loading = Chores("loading", 2)
        """Tables that are made from their logs."""
        self.chores = Chores("chores", 1)
        """Things that are worked out once and then kept here, such as a puzzle's position."""
        self.errands = Errands(workers, store)
        """Games that are replayed on request, and other long work."""
        metrics.gauges["loads_waiting"] = lambda: self.loading.waiting
        metrics.gauges["replays_waiting"] = lambda: self.errands.waiting
        self.closing = False
        self.skip: Callable[[int, int], None] = lambda begin, end: None
        """Called when the server was down for a while, in which nobody's time ran."""
        self._lived = now_ms()
        self._tasks: set[asyncio.Task[Any]] = set()
        store.origin = self.origin

    def opened(self, conn: Conn) -> None:
        """Somebody has opened a page."""
        self.conns.add(conn)
        self.doorbell.add(conn)

    def closed(self, conn: Conn) -> None:
        self.conns.discard(conn)
        self.doorbell.remove(conn)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background; its errors are logged, not lost."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def regularly(self, look: Callable[[], Awaitable[object]], pause: float, failing: str) -> None:
        """Look again and again in the background; after an error, too, which is logged."""
        self.spawn(self._regularly(look, pause, failing))

    async def _regularly(
        self, look: Callable[[], Awaitable[object]], pause: float, failing: str
    ) -> None:
        while True:
            try:
                await look()
            except Exception as error:
                log.warning(failing, extra=why(error))
            await asyncio.sleep(pause)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    def live(self) -> int:
        """Give a sign of life. If the last one is too long ago, this process stood still meanwhile.

        Called before anything is done at a table, and every second.
        """
        last, self._lived = self._lived, now_ms()
        if self._lived - last > STANDSTILL:
            log.warning("stood still", extra={"milliseconds": self._lived - last})
            self.was_down(last, self._lived)
            down = schema.downtimes.insert().values(begin=last, end=self._lived)
            self.spawn(self.store.execute(down))
            self.notify("down", last, self._lived)
        return self._lived

    def was_down(self, begin: int, end: int) -> None:
        """Note a time in which no clock ran, here or at another process."""
        self.downtimes.add(begin, end)
        self.skip(begin, end)

    def notify(self, kind: str, *facts: str | int) -> None:
        """Tell the other processes."""
        self.store.notify(" ".join([kind, self.origin, *map(str, facts)]))

    def close(self) -> None:
        """Start nothing more."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        self.loading.close()
        self.chores.close()
