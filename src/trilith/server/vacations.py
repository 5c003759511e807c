"""Vacations: whole days on which a person's deadlines are suspended at all tables over days."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, Final

import sqlalchemy as sa

from trilith.server import schema
from trilith.server.shapes import MyVacation, Vacation
from trilith.server.stills import Span, day_span, is_zone, today
from trilith.server.wire import Refused

DAYS: Final = 21
"""Days of vacation per year."""
AHEAD: Final = 366
"""Days that a vacation may lie ahead."""


def add(c: sa.Connection, person: str, first: date, last: date, zone: str, now: int) -> None:
    """Note a vacation; Refused if it is not one."""
    if not is_zone(zone):
        raise Refused("bad_message", f"expected a time zone such as Europe/Paris; found '{zone}'")
    start = today(now, zone)
    if not start < first <= last <= start + timedelta(days=AHEAD):
        raise Refused("vacation", "expected whole days from tomorrow on, within a year")
    rows = all_of(c, person)
    if any(row.first <= last.isoformat() and first.isoformat() <= row.last for row in rows):
        raise Refused("vacation", "these days are vacation already")
    for year in range(first.year, last.year + 1):
        if _taken(rows, year) + _days_in(first, last, year) > DAYS:
            raise Refused("vacation", f"at most {DAYS} days of vacation a year")
    row = {"person": person, "first": first.isoformat(), "last": last.isoformat(), "zone": zone}
    c.execute(schema.vacations.insert().values(row))


def drop(c: sa.Connection, person: str, first: str, now: int) -> None:
    v = schema.vacations
    which = (v.c.person == person) & (v.c.first == first)
    row = c.execute(sa.select(v).where(which)).first()
    if row is None:
        raise Refused("vacation", "there is no such vacation")
    day = today(now, row.zone).isoformat()
    if row.first <= day <= row.last:
        c.execute(v.update().where(which).values(last=day))
    elif row.first > day:
        c.execute(v.delete().where(which))


def all_of(c: sa.Connection, person: str) -> list[Any]:
    v = schema.vacations
    return list(c.execute(sa.select(v).where(v.c.person == person).order_by(v.c.first)).all())


def spans(c: sa.Connection, person: str) -> list[Span]:
    """When a person's deadlines are suspended."""
    return [
        day_span(date.fromisoformat(row.first), date.fromisoformat(row.last), row.zone)
        for row in all_of(c, person)
    ]


def told(c: sa.Connection, person: str, now: int) -> MyVacation:
    rows = all_of(c, person)
    year = today(now, rows[-1].zone if rows else "UTC").year
    coming = [row for row in rows if row.last >= today(now, row.zone).isoformat()]
    return MyVacation(
        [Vacation(row.first, row.last) for row in coming], DAYS - _taken(rows, year), DAYS
    )


def _taken(rows: list[Any], year: int) -> int:
    days = ((date.fromisoformat(row.first), date.fromisoformat(row.last)) for row in rows)
    return sum(_days_in(first, last, year) for first, last in days)


def _days_in(first: date, last: date, year: int) -> int:
    """How many of these days lie in a year."""
    begin, end = max(first, date(year, 1, 1)), min(last, date(year, 12, 31))
    return max(0, (end - begin).days + 1)
