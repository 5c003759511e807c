"""Being told when somebody sits down: at a table that fits, at one's own, or a certain person.

Looked up in the transaction of the change that may have brought it, so nothing is lost when a
process dies; and sent through the outbox, like everything else.
"""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from trilith.server import schema
from trilith.server.decoding import decoder
from trilith.server.entries import Entry
from trilith.server.finding.shapes import Wait, Wanted
from trilith.server.finding.wanted import fits, has_room
from trilith.server.manners import is_apart
from trilith.server.post import outbox
from trilith.server.post.notices import Notice, Notices
from trilith.server.ratings.model import Strength
from trilith.server.shapes import Summary
from trilith.server.store import Execute
from trilith.server.wire import Refused

MOST: Final = 20
"""Things that a person may wait for at a time."""
PAUSE: Final = 15 * 60_000
"""Milliseconds between two messages about the same wish."""
REMEMBERED: Final = 50
"""Tables a person has already heard of."""

_read: Final = decoder(Wanted)
_WAITS: Final = (
    "SELECT id, person, doc, told, tables FROM waits WHERE (until = 0 OR until > ?) AND person <> ?"
)
_RATING: Final = "SELECT mean, deviation FROM ratings WHERE person = ? AND game = ?"
_TOLD: Final = "UPDATE waits SET told = ?, tables = ? WHERE id = ?"


def add(c: sa.Connection, person: str, wanted: Wanted, until: int) -> Wait:
    """Add a wish; the same wish twice counts once."""
    w, doc = schema.waits, msgspec.json.encode(wanted).decode()
    c.execute(w.delete().where(w.c.person == person, w.c.doc == doc))
    count = sa.select(sa.func.count()).where(w.c.person == person)
    if c.execute(count).scalar_one() >= MOST:
        raise Refused("limit", f"at most {MOST} things to wait for")
    row: dict[str, Any] = {"id": "w" + secrets.token_hex(6), "person": person, "doc": doc}
    c.execute(w.insert().values(**row, until=until, told=0, tables="[]"))
    return Wait(row["id"], wanted, until)


def of(c: sa.Connection, person: str, now: int) -> list[Wait]:
    """What a person waits for; expired wishes are removed."""
    w = schema.waits
    c.execute(w.delete().where(w.c.until > 0, w.c.until <= now))
    rows = c.execute(sa.select(w).where(w.c.person == person).order_by(w.c.id)).all()
    return [Wait(row.id, _read(row.doc), row.until) for row in rows]


def end(c: sa.Connection, person: str, number: str) -> None:
    w = schema.waits
    c.execute(w.delete().where(w.c.person == person, w.c.id == number))


def move(c: sa.Connection, old: str, new: str) -> None:
    """A guest has become an account."""
    w = schema.waits
    c.execute(w.update().where(w.c.person == old).values(person=new))


# ------------------------------------------------------------------ telling


def tell(execute: Execute, table: Summary, who: str, name: str, now: int, delay: int) -> None:
    """Someone sat down: notify those who wait for that, once for each table."""
    host = _rating(execute, table.owner, table.game)
    for number, person, doc, told, tables in execute(_WAITS, (now, who)).fetchall():
        known, wanted = json.loads(tables), _read(doc)
        is_news = table.id not in known and _is_for(wanted, table, person)
        if is_news and fits(wanted, table, host) and not is_apart(execute, person, who):
            due = max(now + delay, told + PAUSE)
            notice = Notice(person, "wait", 0, now, due, 0, name)
            outbox.save(execute, Notices(table.id, [notice], [], []))
            known = json.dumps([*known, table.id][-REMEMBERED:])
            execute(_TOLD, (due, known, number))


def tell_of_room(execute: Execute, table: Summary, stood: Entry, delay: int) -> None:
    """Someone stood up: notify those who wait for a seat at this very table, each time."""
    now = stood.at
    for number, person, doc, told, _ in execute(_WAITS, (now, "")).fetchall():
        is_wanted = _read(doc).table == table.id and not _sits(table, person)
        if is_wanted and not any(
            is_apart(execute, person, seat.person) for seat in table.seats if seat.person
        ):
            due = max(now + delay, told + PAUSE)
            notice = Notice(person, "wait", stood.seq, now, due)
            outbox.save(execute, Notices(table.id, [notice], [], []))
            execute(_TOLD, (due, "[]", number))


def _is_for(wanted: Wanted, table: Summary, person: str) -> bool:
    """Whether a person wants to hear that somebody sits down here: at their own table, or one that
    has room for them."""
    if wanted.table:
        return _sits(table, person) or table.owner == person
    return _is_open_to(table, person)


def _sits(table: Summary, person: str) -> bool:
    return any(seat.person == person for seat in table.seats)


def _is_open_to(table: Summary, person: str) -> bool:
    """Whether it is a seat for a person: listed, free, and they do not sit there already."""
    return not _sits(table, person) and table.access != "link" and has_room(table)


def _rating(execute: Execute, person: str, game: str) -> int:
    rows = execute(_RATING, (person, game)).fetchall()
    return (Strength(*rows[0]) if rows else Strength()).rating
