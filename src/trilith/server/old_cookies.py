"""Guests from before there were sessions: their signed cookie is good for one session.

An account can log in again; a guest would lose the games it sits in.
"""

from __future__ import annotations

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer

from trilith.server import schema
from trilith.server.shapes import Person
from trilith.server.store import Store


async def guest_of(store: Store, secret: str, cookie: str) -> Person | None:
    """The guest whom this cookie names; afterwards all old cookies of that guest are void."""
    meta = schema.meta
    query = sa.select(meta.c.value).where(meta.c.key == "secret")
    found: str | None = await store.read(lambda c: c.execute(query).scalar())
    kept = secret or found
    if kept is None:
        return None
    try:
        person, session = URLSafeSerializer(kept, salt="trilith-session").loads(cookie)
    except (BadSignature, ValueError, TypeError):
        return None
    return await store.write(lambda c: _spend(c, str(person), session))


def _spend(connection: sa.Connection, person: str, session: object) -> Person | None:
    p = schema.people
    guest = (p.c.id == person) & p.c.login.is_(None) & p.c.moved_to.is_(None)
    row = connection.execute(sa.select(p.c.name, p.c.session).where(guest)).first()
    if row is None or not row.session or row.session != session:
        return None
    spent = p.update().where(guest, p.c.session == row.session).values(session=0)
    if connection.execute(spent).rowcount == 0:
        return None  # by another request, at the same moment
    return Person(person, row.name, True)
