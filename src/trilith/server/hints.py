"""Hints while a game goes on: thought out in the bots' workers, noted in the log, then given."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from trilith.bots import Seen
from trilith.coach.dump import dump_hint
from trilith.coach.hint import Hint
from trilith.coach.value import setting_of
from trilith.server import doing, rights, wire
from trilith.server.clocks import now_ms
from trilith.server.hub import Hub
from trilith.server.match import Match
from trilith.server.rooms import Room
from trilith.server.studies import hinted, read_hint
from trilith.server.wire import Refused
from trilith.server.workers import BotFailed

KEPT: Final = 200
"""How many hints are remembered: the next stage of one needs no thinking."""

Key = tuple[str, int, int]
"""A table, a seat, and the entry since which it is asked what it is asked."""


class Hints:
    """All three stages come of one thought, which is made when the first is asked for."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._thoughts: dict[Key, asyncio.Task[Hint]] = {}

    async def tell(
        self, room: Room, person: str | None, seat: int | None, stage: int
    ) -> wire.Hinted:
        """A stage of the hint; Refused where there are none, or when it comes too late."""
        match, seat = rights.hints(room.table, person, seat)
        since = room.table.asked_at(seat)
        found = await self._thought((room.table.id, seat, since), match, person or "")
        await self.hub.ask(
            room, lambda table: doing.take_hint(table, person, seat, stage, since, now_ms())
        )
        return wire.Hinted(room.table.id, seat, stage, since, dump_hint(found, stage))

    async def _thought(self, key: Key, match: Match, who: str) -> Hint:
        task = self._thoughts.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            # What is hidden stays here: see `Seen`.
            task = self._thoughts[key] = self.hub.house.spawn(self._think(match, key[1], who))
            while len(self._thoughts) > KEPT:
                del self._thoughts[next(iter(self._thoughts))]
        try:
            return await asyncio.shield(task)
        except (BotFailed, Refused):
            raise Refused("no_hint", "no hint now; the game goes on") from None

    def _think(self, match: Match, seat: int, who: str) -> Coroutine[Any, Any, Hint]:
        """The player waits as long as for a bot."""
        history, workers = match.history, self.hub.workers
        seen = Seen(match.game, history.state, seat, history.setup.data)
        setting = setting_of(match.game, history.setup)
        return _read(workers.run(workers.pools[0], who, hinted, seen, setting))


async def _read(thinking: Coroutine[Any, Any, bytes]) -> Hint:
    return read_hint(await thinking)
