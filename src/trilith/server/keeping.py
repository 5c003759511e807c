"""How long chat is kept: some days after a game's end, and longer while a report is open."""

from __future__ import annotations

import logging
from typing import Final

import sqlalchemy as sa

from trilith.server import cases, schedule, schema
from trilith.server.clocks import now_ms
from trilith.server.house import House
from trilith.server.table import PLAYING

log = logging.getLogger("trilith.keeping")

LOOK: Final = 600.0
"""Seconds between two checks whether it is due."""
EVERY: Final = 3_600_000
KEY: Final = "chat_forgotten"
DAY: Final = 24 * 3_600_000


class Keeping:
    """Deletes old chat; one of the processes that share a database does it."""

    def __init__(self, house: House, days: float) -> None:
        self.house = house
        self.age = int(days * DAY)

    def start(self) -> None:
        if self.age:
            self.house.regularly(self.look, LOOK, "cannot forget chat")

    async def look(self) -> int:
        """Delete old lines, if that is due; returns how many."""
        now = now_ms()

        def do(c: sa.Connection) -> int:
            return forget(c, now - self.age) if schedule.is_due(c, KEY, EVERY, now) else 0

        count = await self.house.store.write(do)
        if count:
            log.info("chat forgotten", extra={"lines": count})
        return count


def forget(c: sa.Connection, before: int) -> int:
    """Delete the chat of tables at which nobody has played since then; returns how many lines.

    Not if a report, or an objection to its outcome, is still open.
    """
    chat, t = schema.chat, schema.tables.c
    quiet = sa.select(t.id).where(t.status != PLAYING, t.updated < before)
    looked_at = [case["table_id"] for case in cases.open_cases(c)]
    looked_at += [cases.table_of(c, one["case_id"]) for one in cases.open_objections(c)]
    old = chat.c.table_id.in_(quiet) & (chat.c.at < before) & chat.c.table_id.not_in(looked_at)
    return c.execute(chat.delete().where(old)).rowcount
