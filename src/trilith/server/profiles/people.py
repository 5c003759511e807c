"""Finding people, by name or among those one has played with, and what they show of themselves."""

from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from trilith.server import access, schema
from trilith.server.accounts import login_of
from trilith.server.decoding import decoder
from trilith.server.manners import apart_from
from trilith.server.profiles.shapes import Shown, SomebodyFound
from trilith.server.rows import put
from trilith.server.table import OVER
from trilith.server.wire import Refused

MOST: Final = 30
"""The most names in one answer."""

_read: Final = decoder(Shown)


class Known(Struct, frozen=True):
    """A person with an account, and whether the asker has played with them."""

    id: str
    name: str
    since: int
    shown: Shown
    met: bool

    def shows(self, what: str, asker: str | None) -> bool:
        """Whether the asker may see it: ratings, or games."""
        return access.may_see(getattr(self.shown, what), self.id, asker, self.met)


def nobody() -> Refused:
    """The same answer if a person is gone, never existed, or does not want to be found."""
    return Refused("nobody", "there is nobody with that name, or nobody you may see")


def named(c: sa.Connection, name: str, asker: str | None) -> Known:
    """The account with this name, if the asker may know about it."""
    p = schema.people.c
    query = sa.select(p.id, p.name, p.created).where(p.login == login_of(name))
    row = c.execute(query).first()
    if row is None or row.id in apart_from(c, asker):
        raise nobody()
    met = asker is not None and asker != row.id and row.id in people_met(c, asker)
    return Known(row.id, row.name, row.created, shown_by(c, row.id), met)


def shown_by(c: sa.Connection, person: str) -> Shown:
    query = sa.select(schema.profiles.c.doc).where(schema.profiles.c.person == person)
    doc = c.execute(query).scalar()
    return _read(doc) if doc is not None else Shown()


def show(c: sa.Connection, person: str, shown: Shown) -> None:
    put(c, schema.profiles, person=person, doc=msgspec.json.encode(shown).decode())


def people_met(c: sa.Connection, person: str) -> set[str]:
    """Everybody with whom a person has finished a game."""
    own, other, t = schema.seats.alias(), schema.seats.alias(), schema.tables.c
    query = (
        sa.select(other.c.person)
        .join(own, own.c.table_id == other.c.table_id)
        .join(schema.tables, t.id == other.c.table_id)
        .where(own.c.person == person, other.c.person != person, t.status == OVER)
    )
    return set(c.execute(query.distinct()).scalars())


def found(c: sa.Connection, asker: str | None, typed: str, only_met: bool) -> list[SomebodyFound]:
    """Accounts whose name begins with what was typed; or all whom the asker has played with."""
    p = schema.people.c
    query = sa.select(p.id, p.name, p.created).where(p.login.is_not(None))
    if only_met:
        met = people_met(c, asker) if asker is not None else set()
        query = query.where(p.id.in_(met))
    begins = login_of(typed)
    if begins:
        query = query.where(p.login.startswith(begins, autoescape=True))
    elif not only_met:
        return []
    apart = apart_from(c, asker)
    rows = c.execute(query.order_by(p.login).limit(MOST + len(apart))).all()
    return [
        SomebodyFound(row.name, row.created, shown_by(c, row.id).emblem)
        for row in rows
        if row.id not in apart
    ][:MOST]
