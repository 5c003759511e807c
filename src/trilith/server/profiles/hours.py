"""The hours at which a person usually plays: from when they chose in their last games."""

from __future__ import annotations

from collections import Counter
from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import schema
from trilith.server.decoding import decoder

HOUR: Final = 3_600_000
LATEST: Final = 20
"""How many of the last tables are looked at."""
LEAST: Final = 3
"""How many days are needed: one evening is no habit."""
MOST_OF: Final = 0.7
"""The usual hours contain this share of all choices."""
LONGEST: Final = 10
"""A person who plays at more hours of the day than this has no usual ones."""


class Chosen(Struct):
    """Whose step it was, read from the log."""

    seat: int


_read: Final = decoder(Chosen)


def usual(c: sa.Connection, person: str) -> tuple[int, int] | None:
    """From which hour until which, in UTC; None if there is no habit."""
    times = _times(c, person)
    days = {at // (24 * HOUR) for at in times}
    return shortest(Counter(at // HOUR % 24 for at in times)) if len(days) >= LEAST else None


def _times(c: sa.Connection, person: str) -> list[int]:
    """When a person chose, at the last tables."""
    s, t, line = schema.seats.c, schema.tables.c, schema.log.c
    query = sa.select(t.id, s.seat).join(schema.seats, s.table_id == t.id)
    sat = c.execute(query.where(s.person == person).order_by(t.updated.desc()).limit(LATEST)).all()
    own = {(table, seat) for table, seat in sat}
    played = sa.select(line.table_id, line.at, line.data).where(
        line.kind == "play", line.table_id.in_({table for table, _ in sat})
    )
    return [at for table, at, data in c.execute(played) if (table, _read(bytes(data)).seat) in own]


def shortest(hours: Counter[int]) -> tuple[int, int] | None:
    """The shortest stretch of the day with most of the choices; the day is a ring."""
    enough = MOST_OF * hours.total()
    for length in range(1, LONGEST + 1):
        held = {begin: sum(hours[(begin + i) % 24] for i in range(length)) for begin in range(24)}
        begin = max(held, key=lambda hour: held[hour])
        if hours and held[begin] >= enough:
            return begin, (begin + length) % 24
    return None
