"""What moderators have decided about a person, as far as it still applies."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import schema
from trilith.server.wire import Refused

LIFTED: Final = "lifted"


class Standing(Struct, frozen=True):
    """Until when a person may not write, or sit at open tables; 0: they may."""

    silent: int = 0
    no_open: int = 0

    def check_may_speak(self) -> None:
        if self.silent:
            raise Refused(
                "silenced", "moderators have taken your voice for a while", until=self.silent
            )

    def check_may_sit_openly(self) -> None:
        if self.no_open:
            text = "moderators let you sit at private tables alone for a while"
            raise Refused("no_open_tables", text, until=self.no_open)


def everybody_of(person: str) -> sa.ColumnElement[bool]:
    """Acts about a person, or about a guest who became it."""
    p = schema.people.c
    guests = sa.select(p.id).where(p.moved_to == person)
    return (schema.acts.c.about == person) | schema.acts.c.about.in_(guests)


def standing_of(c: sa.Connection, person: str, now: int) -> Standing:
    a = schema.acts.c
    lifted = sa.select(a.of).where(a.what == LIFTED)
    query = (
        sa.select(a.what, sa.func.max(a.until))
        .where(everybody_of(person), a.until > now, a.id.not_in(lifted))
        .group_by(a.what)
    )
    found: dict[str, int] = {row[0]: row[1] for row in c.execute(query).all()}
    return Standing(found.get("silent", 0), found.get("no_open", 0))


def is_closed(c: sa.Connection, person: str) -> bool:
    p = schema.people.c
    return bool(c.execute(sa.select(p.closed).where(p.id == person)).scalar())
