"""Seats of people who wait elsewhere: kept for a while after a message called them, then freed.

People who wait at a table with a live clock may close the page. When someone sits down there, a
message calls them; those who do not come back in time lose the seat.
"""

from __future__ import annotations

import logging
from typing import Any, Final

import sqlalchemy as sa

from trilith.server import schema, seating
from trilith.server.clocks import now_ms
from trilith.server.finding.wanted import pace_of
from trilith.server.hub import Hub
from trilith.server.shapes import read_summary
from trilith.server.table import WAITING
from trilith.server.wire import Refused

log = logging.getLogger("trilith.held")

LOOK: Final = 20.0
"""Seconds between two looks."""
KEPT: Final = 10 * 60_000
"""Milliseconds after the message."""
CALLS: Final = ("sat", "wait")
"""The notices that call a person to a table."""


class Held:
    """Frees the seats of people who were called and did not come; one in every process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def start(self) -> None:
        self.hub.house.regularly(self.look, LOOK, "cannot look at held seats")

    async def look(self) -> None:
        before = now_ms() - KEPT
        for table, person in await self.hub.store.read(lambda c: called(c, before)):
            try:
                await self._free(table, person)
            except Refused as refused:
                log.info("a seat stays", extra={"table": table, "code": refused.code})

    async def _free(self, table: str, person: str) -> None:
        room = await self.hub.room(table)
        if any(room.table.seats[seat].online for seat in room.table.seats_of(person)):
            await self.hub.store.write(lambda c: answered(c, table, person))
        else:
            await self.hub.ask(room, lambda t: seating.free_seats_of(t, person, now_ms()))


def called(c: sa.Connection, before: int) -> list[tuple[str, str]]:
    """People who were called before then to a live table at which they sit, and have not come."""
    o, t, s = schema.outbox.c, schema.tables.c, schema.seats.c
    query = (
        sa.select(o.table_id, o.person, t.summary)
        .join(schema.tables, t.id == o.table_id)
        .join(schema.seats, (s.table_id == t.id) & (s.person == o.person))
        .where(o.kind.in_(CALLS), o.folded, o.due <= before, t.status == WAITING)
    )
    rows = {(row.table_id, row.person): row.summary for row in c.execute(query)}
    return [key for key, doc in rows.items() if _is_live(doc)]


def _is_live(doc: Any) -> bool:
    return pace_of(read_summary(doc)) == "live"


def answered(c: sa.Connection, table: str, person: str) -> None:
    """They came: forget the call."""
    o = schema.outbox
    which = (o.c.table_id == table) & (o.c.person == person) & o.c.kind.in_(CALLS)
    c.execute(o.delete().where(which))
