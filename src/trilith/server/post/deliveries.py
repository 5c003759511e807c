"""The log of deliveries: what was sent to somebody and when, and the outcome of each attempt.

Each attempt has a line, kept for 30 days, which only the person can see. The operator sees counts by
channel, outcome and status, but not who or where.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa

from trilith.server import schema
from trilith.server.post.shapes import Delivered, Delivery, Outcome
from trilith.server.post.ways import Way, shown

KEPT: Final = 30 * 24 * 3_600_000
"""Milliseconds for which a line is kept."""
MOST: Final = 100
"""How many lines are sent at once, starting with the newest."""
_STATUS: Final = re.compile(r"\b[2-5]\d\d\b")


def note(
    c: sa.Connection,
    way: Way,
    kinds: Iterable[str],
    now: int,
    outcome: Outcome,
    why: str = "",
    tries: int = 1,
    again: int = 0,
) -> None:
    """An attempt to send something, of these kinds; `again`: when the next one is due."""
    row = {"person": way.person, "at": now, "way": way.kind, "target": _name(way)}
    row |= {"kinds": " ".join(sorted(set(kinds))), "outcome": outcome, "why": why[:200]}
    c.execute(schema.deliveries.insert().values(**row, tries=tries, next=again))


def _name(way: Way) -> str:
    """The device, or the target as far as it may be shown."""
    return way.name if way.kind == "push" and way.name else shown(way)


def of(c: sa.Connection, person: str) -> list[Delivery]:
    """Somebody's own log, newest first."""
    d = schema.deliveries
    query = sa.select(d).where(d.c.person == person).order_by(d.c.at.desc(), d.c.id.desc())
    return [
        Delivery(
            row.at,
            row.way,
            row.target,
            row.kinds.split(),
            row.outcome,
            row.why,
            row.tries,
            row.next,
        )
        for row in c.execute(query.limit(MOST))
    ]


def counts(c: sa.Connection, since: int) -> list[Delivered]:
    """For the operator: how many attempts since then had which outcome, the most frequent first."""
    d = schema.deliveries.c
    query = sa.select(d.way, d.outcome, d.why, sa.func.count()).where(d.at >= since)
    found: dict[tuple[str, str, str], int] = {}
    for way, outcome, why, n in c.execute(query.group_by(d.way, d.outcome, d.why)):
        key = (way, outcome, status_of(why))
        found[key] = found.get(key, 0) + n
    lines = [Delivered(*key, n) for key, n in found.items()]  # type: ignore[arg-type]
    return sorted(lines, key=lambda one: (-one.count, one.way, one.outcome, one.status))


def status_of(why: str) -> str:
    """The status of the other side's answer; the rest of the answer may name somebody."""
    found = _STATUS.search(why)
    return found.group() if found is not None else ""


def tidy(c: sa.Connection, now: int) -> None:
    """Delete old lines."""
    d = schema.deliveries
    c.execute(d.delete().where(d.c.at < now - KEPT))
