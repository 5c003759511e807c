"""Muting and blocking people, and the one place that checks both.

You never see what people you have muted write. People you have blocked are not offered to you, nor
you to them: no open table in common, no invitation, no list. Neither is ever shown to them.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import schema
from trilith.server.shapes import Summary
from trilith.server.store import Execute
from trilith.server.wire import Refused

MOST: Final = 500
"""The most people whom one person may mute or block."""


class Manners(Struct, frozen=True):
    """What a person has chosen about one other person."""

    muted: bool = False
    blocked: bool = False


# ------------------------------------------------------------------ asking


def apart_from(c: sa.Connection, person: str | None) -> frozenset[str]:
    """Everybody whom this person should not meet: those they blocked, or who blocked them."""
    if person is None:
        return frozenset()
    m = schema.manners.c
    mine = sa.select(m.other).where(m.person == person, m.blocked)
    theirs = sa.select(m.person).where(m.other == person, m.blocked)
    return frozenset(c.execute(mine.union(theirs)).scalars())


def may_meet(c: sa.Connection, person: str, other: str) -> bool:
    """Whether two people see each other in lists, may invite each other and sit down together."""
    return other not in apart_from(c, person)


def is_apart(execute: Execute, person: str, other: str) -> bool:
    """Whether two people should not meet, asked on the writer's own connection."""
    query = (
        "SELECT blocked FROM manners WHERE (person = ? AND other = ?) OR (person = ? AND other = ?)"
    )
    return any(row[0] for row in execute(query, (person, other, other, person)).fetchall())


def are_apart(table: Summary, apart: frozenset[str]) -> bool:
    """Whether a table is hidden from a person who should not meet these people."""
    return bool(apart) and (
        table.owner in apart or any(seat.person in apart for seat in table.seats)
    )


def deaf_to(c: sa.Connection, speaker: str) -> frozenset[str]:
    """Everybody who has muted this person."""
    m = schema.manners.c
    return frozenset(c.execute(sa.select(m.person).where(m.other == speaker, m.muted)).scalars())


def muted_by(c: sa.Connection, person: str | None) -> frozenset[str]:
    """Everybody whom this person has muted."""
    if person is None:
        return frozenset()
    m = schema.manners.c
    return frozenset(c.execute(sa.select(m.other).where(m.person == person, m.muted)).scalars())


def towards(c: sa.Connection, person: str, other: str) -> Manners:
    m = schema.manners.c
    query = sa.select(m.muted, m.blocked).where(m.person == person, m.other == other)
    row = c.execute(query).first()
    return Manners(row.muted, row.blocked) if row is not None else Manners()


def all_of(c: sa.Connection, person: str) -> list[dict[str, str | bool]]:
    """Everybody whom a person has muted or blocked, by name."""
    m, p = schema.manners.c, schema.people.c
    query = sa.select(m.other, p.name, m.muted, m.blocked).where(m.person == person)
    rows = c.execute(query.where(p.id == m.other).order_by(p.name)).all()
    return [
        {"id": row.other, "name": row.name, "muted": row.muted, "blocked": row.blocked}
        for row in rows
    ]


# ------------------------------------------------------------------ noting


def note(c: sa.Connection, person: str, other: str, wanted: Manners) -> None:
    """Note what a person now chooses about another."""
    m, p = schema.manners, schema.people
    if person == other or c.execute(sa.select(p.c.id).where(p.c.id == other)).first() is None:
        raise Refused("no_person", "nobody else has that name")
    which = (m.c.person == person) & (m.c.other == other)
    c.execute(m.delete().where(which))
    if not (wanted.muted or wanted.blocked):
        return
    count = c.execute(sa.select(sa.func.count()).where(m.c.person == person)).scalar_one()
    if count >= MOST:
        raise Refused("limit", f"at most {MOST} people may be muted or blocked")
    row = {"person": person, "other": other, "muted": wanted.muted, "blocked": wanted.blocked}
    c.execute(m.insert().values(row))


def move(c: sa.Connection, guest: str, account: str) -> None:
    """A guest has become an account: move their choices, and other people's about them."""
    m = schema.manners
    rows = c.execute(sa.select(m).where((m.c.person == guest) | (m.c.other == guest))).all()
    c.execute(m.delete().where((m.c.person == guest) | (m.c.other == guest)))
    for row in rows:
        person = account if row.person == guest else row.person
        other = account if row.other == guest else row.other
        before = towards(c, person, other)
        if person != other:
            wanted = Manners(row.muted or before.muted, row.blocked or before.blocked)
            note(c, person, other, wanted)


def forget(c: sa.Connection, person: str) -> None:
    m = schema.manners
    c.execute(m.delete().where((m.c.person == person) | (m.c.other == person)))
