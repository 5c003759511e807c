"""Invitations by name: they carry no message, and do not show who does not want them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from trilith.server import schema
from trilith.server.finding.shapes import Invite
from trilith.server.manners import apart_from
from trilith.server.post import outbox
from trilith.server.post.notices import Notice, Notices
from trilith.server.shapes import Person, Summary, read_summary
from trilith.server.table import WAITING
from trilith.server.wire import Refused

A_TABLE: Final = 12
"""The most invitations to one table."""
A_DAY: Final = 40
"""The most invitations that a person may send in a day."""
DAY: Final = 24 * 3_600_000


def invite(
    c: sa.Connection, table: Summary, by: Person, to: str, now: int, delay: int, wants: bool
) -> None:
    """Invite a person to a table that waits. A second invitation sends nothing."""
    i = schema.invites
    sent = sa.select(sa.func.count())
    if c.execute(sent.where(i.c.table_id == table.id)).scalar_one() >= A_TABLE:
        raise Refused("limit", f"at most {A_TABLE} invitations to a table")
    if c.execute(sent.where(i.c.by == by.id, i.c.at > now - DAY)).scalar_one() >= A_DAY:
        raise Refused("limit", f"at most {A_DAY} invitations a day")
    which = (i.c.table_id == table.id) & (i.c.person == to)
    if c.execute(sa.select(i.c.at).where(which)).first() is not None:
        return
    c.execute(i.insert().values(table_id=table.id, person=to, by=by.id, at=now))
    if wants and by.id not in apart_from(c, to):
        notice = Notice(to, "invite", 0, now, now + delay, 0, by.name)
        outbox.save_in(c, Notices(table.id, [notice], [], []))


def of(c: sa.Connection, person: str) -> list[Invite]:
    """Open invitations: the table is waiting, has room, and the two may meet."""
    i, t, p = schema.invites.c, schema.tables.c, schema.people.c
    query = (
        sa.select(i.by, i.at, t.summary, p.name)
        .join(schema.tables, t.id == i.table_id)
        .join(schema.people, p.id == i.by)
        .where(i.person == person, i.at > 0, t.status == WAITING)
        .order_by(i.at.desc())
        .limit(50)
    )
    apart = apart_from(c, person)
    found = []
    for by, at, doc, name in c.execute(query).all():
        table = read_summary(doc)
        free = sum(seat.kind == "free" for seat in table.seats)
        if free and by not in apart and all(seat.person != person for seat in table.seats):
            found.append(Invite(table.id, table.game, table.title, name, at, free))
    return found


def decline(c: sa.Connection, person: str, table: str) -> None:
    """Decline an invitation. The line stays, so that inviting again reveals nothing new."""
    i, o = schema.invites, schema.outbox
    c.execute(i.update().where(i.c.person == person, i.c.table_id == table).values(at=0))
    which = (o.c.person == person) & (o.c.table_id == table) & (o.c.kind == "invite")
    c.execute(o.delete().where(which))
