"""Find a game: a queue that pairs two people who look for the same game, pace and kind.

Everybody who waits can see how it works: the person who has waited longest comes first, and gets the
nearest rating that both accept. The accepted range grows with the waiting time. The database settles
which process pairs two people: both lines are claimed in one transaction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import schema
from trilith.server.finding.shapes import Seek
from trilith.server.manners import apart_from
from trilith.server.store import BESIDE_LOCK

WIDER: Final = 50
"""How many points the range grows by, and how often."""
LIVE_STEP: Final = 20_000
DAYS_STEP: Final = 3_600_000
"""Milliseconds of waiting until the other may be further away."""
AWAY: Final = 30_000
"""People who look for a live game have to be there: milliseconds without a sign of life."""
OLD: Final = 7 * 24 * 3_600_000
"""A search for a game over days ends after a week."""
CLAIM: Final = 20_000
"""Milliseconds in which the table for two must be made; otherwise they return to the queue."""


class Seeker(Struct, frozen=True):
    """A line of the queue."""

    person: str
    game: str
    pace: str
    rated: bool
    rating: int
    width: int
    since: int
    seen: int
    table: str
    claimed: int

    def reach(self, now: int) -> int | None:
        """How far the other rating may be from ours by now; None for any."""
        if not self.width:
            return None
        return self.width + WIDER * ((now - self.since) // self.step)

    @property
    def step(self) -> int:
        return LIVE_STEP if self.pace == "live" else DAYS_STEP

    def accepts(self, other: Seeker, now: int) -> bool:
        reach = self.reach(now)
        return reach is None or abs(other.rating - self.rating) <= reach

    def looks_like(self, other: Seeker) -> bool:
        return (self.game, self.pace, self.rated) == (other.game, other.pace, other.rated)


Pair = tuple[Seeker, Seeker]


def pairs(waiting: list[Seeker], now: int, apart: dict[str, frozenset[str]]) -> list[Pair]:
    """Who plays with whom: the longest wait first, with the nearest of those who fit."""
    left = sorted(waiting, key=lambda one: (one.since, one.person))
    found: list[Pair] = []
    while left:
        first = left.pop(0)
        fitting = [
            other
            for other in left
            if first.looks_like(other)
            and first.accepts(other, now)
            and other.accepts(first, now)
            and other.person not in apart.get(first.person, frozenset())
        ]
        if fitting:
            other = min(fitting, key=lambda one: (abs(one.rating - first.rating), one.since))
            left.remove(other)
            found.append((first, other))
    return found


# ------------------------------------------------------------------ stored


def _all(c: sa.Connection) -> list[Seeker]:
    return [Seeker(*row) for row in c.execute(sa.select(schema.seeks)).all()]


def _alone(c: sa.Connection) -> None:
    """Only one of all processes changes the queue at a time."""
    if c.dialect.name == "postgresql":
        c.execute(sa.text(f"SELECT pg_advisory_xact_lock({BESIDE_LOCK})"))


def join(c: sa.Connection, seeker: Seeker) -> None:
    """Join the queue; a person who has just been paired, and asks once more, stays paired."""
    _alone(c)
    s = schema.seeks
    just_paired = (s.c.table_id != "") & (s.c.claimed > seeker.since - CLAIM)
    mine = sa.select(s.c.person).where(s.c.person == seeker.person, just_paired)
    if c.execute(mine).first() is not None:
        return
    leave(c, seeker.person)
    row = {**_fields(seeker), "table_id": "", "claimed": 0}
    c.execute(s.insert().values(**row))


def _fields(seeker: Seeker) -> dict[str, Any]:
    names = ("person", "game", "pace", "rated", "rating", "width", "since", "seen")
    return {name: getattr(seeker, name) for name in names}


def leave(c: sa.Connection, person: str) -> None:
    s = schema.seeks
    c.execute(s.delete().where(s.c.person == person))


def state(c: sa.Connection, person: str, now: int) -> Seek | None:
    """The state of a person's search; asking shows that they are still there."""
    s = schema.seeks
    c.execute(s.update().where(s.c.person == person).values(seen=now))
    everybody = _all(c)
    mine = next((one for one in everybody if one.person == person), None)
    if mine is None:
        return None
    others = [one for one in everybody if one is not mine and one.looks_like(mine)]
    reach = mine.reach(now)
    steps = (now - mine.since) // mine.step + 1
    return Seek(
        mine.game,
        mine.pace,  # type: ignore[arg-type]
        mine.rated,
        mine.rating,
        reach or 0,
        mine.since + steps * mine.step if reach is not None else 0,
        mine.since,
        sum(not one.table for one in others),
        mine.table if mine.table and _exists(c, mine.table) else "",
    )


def _exists(c: sa.Connection, table: str) -> bool:
    return (
        c.execute(sa.select(schema.tables.c.id).where(schema.tables.c.id == table)).first()
        is not None
    )


def note_here(c: sa.Connection, is_here: Callable[[str], bool], now: int) -> None:
    """An open page is a sign of life, even if nobody looks at it."""
    s = schema.seeks
    query = sa.select(s.c.person).where(s.c.pace == "live", s.c.seen < now - AWAY // 3)
    here = [person for person in c.execute(query).scalars() if is_here(person)]
    if here:
        c.execute(s.update().where(s.c.person.in_(here)).values(seen=now))


def is_empty(c: sa.Connection) -> bool:
    """Whether there is nobody to pair, and nothing to tidy up."""
    count = sa.select(sa.func.count()).select_from(schema.seeks)
    return c.execute(count).scalar_one() == 0


def claim(c: sa.Connection, now: int, new_id: Any) -> list[tuple[str, Pair]]:
    """Pair everybody who fits, each pair under the id of a table that is still to be made."""
    _alone(c)
    _tidy(c, now)
    waiting = [one for one in _all(c) if not one.table]
    apart = {one.person: apart_from(c, one.person) for one in waiting}
    s, found = schema.seeks, []
    for pair in pairs(waiting, now, apart):
        table = new_id()
        people = [one.person for one in pair]
        c.execute(s.update().where(s.c.person.in_(people)).values(table_id=table, claimed=now))
        found.append((table, pair))
    return found


def _tidy(c: sa.Connection, now: int) -> None:
    """People who left are dropped; a pair whose table was never made waits again."""
    s = schema.seeks
    gone = (s.c.pace == "live") & (s.c.seen < now - AWAY)
    old = s.c.since < now - OLD
    told = (s.c.table_id != "") & (s.c.claimed < now - 10 * CLAIM)
    c.execute(s.delete().where(gone | old))
    made = sa.select(schema.tables.c.id)
    c.execute(s.delete().where(told, s.c.table_id.in_(made)))
    failed = (s.c.table_id != "") & (s.c.claimed < now - CLAIM) & s.c.table_id.not_in(made)
    c.execute(s.update().where(failed).values(table_id="", claimed=0))
