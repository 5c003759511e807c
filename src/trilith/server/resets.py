"""New passwords for people who have forgotten theirs: by a link, from the operator or by mail."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import sqlalchemy as sa

from trilith.server import schema
from trilith.server.accounts import login_of
from trilith.server.wire import Refused

LASTS: Final = 24 * 3_600_000
"""Milliseconds for which a link is good."""


def make(c: sa.Connection, person: str, now: int) -> str:
    """Make a code that sets this person's password once; older ones become void."""
    code, r = secrets.token_urlsafe(32), schema.resets
    c.execute(r.delete().where((r.c.person == person) | (r.c.until < now)))
    c.execute(r.insert().values(hash=_hashed(code), person=person, until=now + LASTS))
    return code


def person_named(c: sa.Connection, name: str) -> str | None:
    p = schema.people.c
    return c.execute(sa.select(p.id).where(p.login == login_of(name))).scalar()


def use(c: sa.Connection, code: str, hashed: str, now: int) -> str:
    """Set the password with a code, which is then deleted; returns whose it was."""
    r, p = schema.resets, schema.people
    drop = r.delete().where(r.c.hash == _hashed(code), r.c.until >= now).returning(r.c.person)
    person = c.execute(drop).scalar()
    if person is None:
        raise Refused("bad_link", "this link is no longer valid: ask for a new one")
    c.execute(p.update().where(p.c.id == person).values(password=hashed))
    return str(person)


def is_good(c: sa.Connection, code: str, now: int) -> bool:
    r = schema.resets.c
    query = sa.select(r.person).where(r.hash == _hashed(code), r.until >= now)
    return c.execute(query).first() is not None


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "replace")).hexdigest()
