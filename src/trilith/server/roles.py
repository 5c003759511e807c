"""Roles: moderators handle reports, the operator the server. The command line assigns them."""

from __future__ import annotations

from typing import Final, Literal

import sqlalchemy as sa

from trilith.server import schema
from trilith.server.wire import Refused

Role = Literal["", "moderator", "operator"]
MODERATES: Final = ("moderator", "operator")


def role_of(c: sa.Connection, person: str) -> str:
    found = c.execute(sa.select(schema.people.c.role).where(schema.people.c.id == person)).scalar()
    return str(found or "")


def give(c: sa.Connection, person: str, role: Role) -> None:
    p = schema.people
    c.execute(p.update().where(p.c.id == person).values(role=role))


def check(role: str, wanted: tuple[str, ...]) -> None:
    if role not in wanted:
        raise Refused("not_yours", f"that is for the role {' or '.join(wanted)}")
