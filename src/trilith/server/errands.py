"""Long work in a separate process: games that are replayed, records that are checked.

In a thread, no matter how short its turns, it would hold up every step of every move that is served
at the same time. Arguments and results are bytes as they are stored and sent, so the server itself
neither plays nor encodes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trilith.server import again
from trilith.server.costs import busy
from trilith.server.store import Store
from trilith.server.wire import Refused
from trilith.server.workers import BotFailed, Workers

MAX_WAITING: Final = 200
MAX_WAITING_EACH: Final = 8
"""How many one person may have waiting."""


class Errands:
    """One at a time, for one person after another."""

    def __init__(self, workers: Workers, store: Store) -> None:
        self.workers = workers
        self.store = store

    @property
    def waiting(self) -> int:
        return self.workers.errands.queue.waiting

    async def of_table(self, who: str, table: str, work: again.OfTable, *given: Any) -> bytes:
        """The result of a function of a table and its log."""
        self.check(who)
        return await self.must(who, again.of_table, work, table, await self.store.log(table), given)

    async def of_log(self, who: str, table: str, work: again.OfLog, *given: Any) -> bytes:
        """The result of a function of a log alone, whether or not it can still be replayed."""
        self.check(who)
        return await self.must(who, again.of_log, work, await self.store.log(table), given)

    async def of_game(self, who: str, key: str, work: Callable[..., Any], *given: Any) -> bytes:
        """The result of a function of a game, such as its words with an owner's copy."""
        self.check(who)
        return await self.must(who, again.of_game, work, key, given)

    async def do(self, who: str, work: Callable[..., bytes], *given: Any) -> bytes:
        """Do it when it is this person's turn; Refused if too much is waiting already."""
        self.check(who)
        return await self.must(who, work, *given)

    async def must(self, who: str, work: Callable[..., bytes], *given: Any) -> bytes:
        """The same for work that the server itself needs."""
        try:
            return await self.workers.run(self.workers.errands, who, work, *given)
        except BotFailed:
            raise Refused("unreadable", "that could not be worked out: try again") from None

    def check(self, who: str) -> None:
        queue = self.workers.errands.queue
        if queue.waiting_of(who) >= MAX_WAITING_EACH or queue.waiting >= MAX_WAITING:
            raise busy(2.0)
