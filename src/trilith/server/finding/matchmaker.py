"""Makes tables for people whom the queue has paired; one in every process."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from trilith.bots import USUAL
from trilith.server import making
from trilith.server.clocks import now_ms
from trilith.server.codes import new_id
from trilith.server.entries import Info
from trilith.server.finding import seeks
from trilith.server.finding.seeks import Pair, Seeker
from trilith.server.lobby import Lobby
from trilith.server.match import game_of
from trilith.server.post import outbox
from trilith.server.post.notices import Notice, Notices
from trilith.server.seating import sit, start
from trilith.server.table import Table
from trilith.server.telling import Outgoing

LOOK: Final = 3.0
"""Seconds between two checks: people are paired when they join, but ranges widen with time."""
LIVE: Final = {"kind": "live", "bank": 20 * 60, "increment": 20}
DAYS: Final = {"kind": "turn", "hours": 48}
"""The clocks of a table that the queue makes."""


class Matchmaker:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.house = lobby.hub.house

    def start(self) -> None:
        self.house.regularly(self._look_if_any, LOOK, "cannot look at the queue")

    async def _look_if_any(self) -> None:
        if not await self.house.store.read(seeks.is_empty):
            await self.look()

    async def look(self) -> None:
        """Pair everybody who can be paired now."""
        now, is_here = now_ms(), self.house.doorbell.is_here

        def claim(c: sa.Connection) -> list[tuple[str, Pair]]:
            seeks.note_here(c, is_here, now)
            return seeks.claim(c, now, new_id)

        for table, pair in await self.house.store.write(claim):
            await self._make(table, pair)

    async def _make(self, number: str, pair: Pair) -> None:
        """A table with both seated, and the game begun."""
        names = {one.person: await self.lobby.accounts.name_of(one.person) for one in pair}
        room = self.lobby.hub.rooms.new(info_for(pair[0]), now_ms(), number)

        def seat_both(table: Table) -> list[Outgoing]:
            for seat, one in enumerate(pair):
                sit(table, one.person, names[one.person], seat, now_ms())
            return start(table, pair[0].person, making.new_seed(), now_ms())

        await self.lobby.hub.ask(room, seat_both)
        await self.house.store.write(lambda c: self._tell(c, number, pair, names))
        self.house.doorbell.ring_everywhere(*names)

    def _tell(self, c: sa.Connection, table: str, pair: Pair, names: dict[str, str]) -> None:
        """Tell people who look for a game over days, since their page need not be open."""
        now, wants = now_ms(), self.house.wants
        one, other = pair
        for to, who in ((one, other), (other, one)):
            if wants.wants(to.person, "wait", table):
                due = now + wants.delay
                notice = Notice(to.person, "wait", 0, now, due, 0, names[who.person])
                outbox.save_in(c, Notices(table, [notice], [], []))


def info_for(seeker: Seeker) -> Info:
    """The table for two, with the game's default options."""
    options = game_of(seeker.game).setup(2).options
    info = Info(seeker.game, 2, seeker.person, options)
    info.access, info.rated, info.stand_in = "link", seeker.rated, USUAL
    info.clock = dict(LIVE if seeker.pace == "live" else DAYS)
    return info
