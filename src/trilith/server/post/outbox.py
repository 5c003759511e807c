"""The outbox: notices of what people should hear, and the letters that tell them.

A notice is written in the same transaction as the change that it is about. When it is due and the
person has not seen the change meanwhile, it is folded into a letter for each of their channels. The
rows themselves settle which process folds and sends, so any number of processes may do both.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import schema
from trilith.server.post.notices import Notices
from trilith.server.post.wishes import Wishes

CLAIM: Final = 120_000
"""Milliseconds after which a letter whose sender has died is sent by another process."""
PAUSES: Final = (60_000, 300_000, 900_000, 3_600_000, 4 * 3_600_000, 12 * 3_600_000)
"""Milliseconds before each further attempt."""
OLD: Final = 8 * 24 * 3_600_000
"""Milliseconds after which a notice is forgotten in any case."""

_ANSWERED: Final = "DELETE FROM outbox WHERE table_id = ? AND person = ? AND kind = 'turn'"
_MOVED: Final = "DELETE FROM outbox WHERE table_id = ? AND person = ? AND kind = 'late'"
_GONE: Final = "DELETE FROM outbox WHERE table_id = ? AND person = ? AND kind IN ('turn', 'late')"
_NEW: Final = (
    "INSERT INTO outbox (person, table_id, kind, mark, made, due, until, who, folded) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)


def save(execute: Callable[[str, Sequence[Any]], object], notices: Notices) -> None:
    """Write the notices about a change, on the writer's own connection."""
    table = notices.table
    for person in notices.answered:
        execute(_ANSWERED, (table, person))
    for person in notices.gone:
        execute(_GONE, (table, person))
    for person in notices.moved:
        execute(_MOVED, (table, person))
    for n in notices.new:
        row = (n.person, table, n.kind, n.mark, n.made, n.due, n.until, n.who, False)
        execute(_NEW, row)


def save_in(connection: sa.Connection, notices: Notices) -> None:
    """The same in a transaction of SQLAlchemy."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    save(lambda text, row: connection.exec_driver_sql(text.replace("?", mark), tuple(row)), notices)


def seen(connection: sa.Connection, person: str, table: str, seq: int) -> None:
    """A person has seen a table up to this change, and so knows everything but their deadline."""
    o = schema.outbox
    known = (o.c.kind != "late") & ((o.c.mark <= seq) | (o.c.kind == "chat"))
    connection.execute(o.delete().where(o.c.person == person, o.c.table_id == table, known))


# ------------------------------------------------------------------ folding


class Item(Struct, frozen=True):
    """A line of the outbox that a letter mentions."""

    id: int
    table: str
    kind: Any
    until: int
    who: str


class Letter(Struct, frozen=True):
    id: int
    person: str
    way: str
    items: list[int]
    tries: int


def people_due(connection: sa.Connection, now: int) -> list[str]:
    """Everyone with something due."""
    o = schema.outbox.c
    query = sa.select(o.person).where(o.folded.is_(False), o.due <= now).distinct().limit(100)
    return list(connection.execute(query).scalars())


def fold(connection: sa.Connection, person: str, wishes: Wishes, now: int) -> int:
    """Turn everything due to a person into letters, one per channel; returns how many notices.

    Marking the lines settles which process does it: a second one finds none left.
    """
    o = schema.outbox
    due = (o.c.person == person) & o.c.folded.is_(False) & (o.c.due <= now)
    mark = o.update().where(due).values(folded=True).returning(o.c.id, o.c.kind)
    rows = connection.execute(mark).all()
    w = schema.ways.c
    ways = sa.select(w.id, w.kind).where(w.person == person, w.confirmed > 0, w.paused == "")
    for way, kind in connection.execute(ways).all():
        wanted = [(row.id, row.kind) for row in rows if wishes.wants(row.kind, kind)]
        times = {wishes.sending_time(what, kind, now) for _, what in wanted}
        for time in sorted(times):
            ids = [
                number for number, what in wanted if wishes.sending_time(what, kind, now) == time
            ]
            _put(connection, person, way, ids, time)
    return len(rows)


def _put(connection: sa.Connection, person: str, way: str, items: list[int], due: int) -> None:
    """Put notices into the letter that waits for this moment, or into a new one."""
    letters = schema.letters
    waiting = (letters.c.way == way) & (letters.c.due == due) & (letters.c.claimed == 0)
    query = sa.select(letters.c.id, letters.c.lines).where(waiting).with_for_update()
    found = connection.execute(query).first()
    if found is None:
        row = {"person": person, "way": way, "lines": json.dumps(sorted(items)), "due": due}
        connection.execute(letters.insert().values(**row, tries=0, claimed=0))
    else:
        together = json.dumps(sorted({*json.loads(found.lines), *items}))
        connection.execute(letters.update().where(letters.c.id == found.id).values(lines=together))


# ------------------------------------------------------------------ sending


def claim(
    connection: sa.Connection,
    now: int,
    but: Iterable[str] = (),
    is_mail: bool | None = None,
) -> Letter | None:
    """Claim a letter that is due to anybody but these people, by mail, by other channels, or by
    any. Nobody else sends it for as long as an attempt may take.
    """
    letters = schema.letters
    due = (letters.c.due <= now) & (letters.c.claimed <= now) & letters.c.person.not_in(list(but))
    if is_mail is not None:
        mail = sa.select(schema.ways.c.id).where(schema.ways.c.kind == "mail")
        due &= letters.c.way.in_(mail) if is_mail else letters.c.way.not_in(mail)
    first = sa.select(letters.c.id).where(due).order_by(letters.c.due, letters.c.id).limit(1)
    if connection.dialect.name == "postgresql":
        first = first.with_for_update(skip_locked=True)
    take = letters.update().where(letters.c.id == first.scalar_subquery(), letters.c.claimed <= now)
    values = {"claimed": now + CLAIM, "tries": letters.c.tries + 1}
    columns = (letters.c.id, letters.c.person, letters.c.way, letters.c.lines, letters.c.tries)
    row = connection.execute(take.values(values).returning(*columns)).first()
    if row is None:
        return None
    return Letter(row.id, row.person, row.way, json.loads(row.lines), row.tries)


def items_of(connection: sa.Connection, letter: Letter) -> list[Item]:
    """What the letter still has to say, without what was seen or answered meanwhile."""
    o = schema.outbox.c
    query = sa.select(o.id, o.table_id, o.kind, o.until, o.who).where(o.id.in_(letter.items))
    rows = connection.execute(query.order_by(o.until, o.id)).all()
    return [Item(row.id, row.table_id, row.kind, row.until, row.who) for row in rows]


def waiting_for(connection: sa.Connection, letter: Letter) -> list[str]:
    """Tables that wait for this person, as other letters have already told them."""
    o = schema.outbox.c
    others = (o.person == letter.person) & o.folded.is_(True) & o.id.not_in(letter.items)
    query = sa.select(o.table_id).where(others, o.kind == "turn").distinct()
    return list(connection.execute(query.order_by(o.table_id)).scalars())


def finish(connection: sa.Connection, letter: Letter) -> None:
    """The letter was sent, or has nothing to say."""
    connection.execute(schema.letters.delete().where(schema.letters.c.id == letter.id))


def again(connection: sa.Connection, letter: Letter, now: int) -> int:
    """The letter could not be sent; returns when to try again, or 0 for never."""
    letters = schema.letters
    if letter.tries > len(PAUSES):
        finish(connection, letter)
        return 0
    later = now + PAUSES[letter.tries - 1]
    values = {"due": later, "claimed": 0}
    connection.execute(letters.update().where(letters.c.id == letter.id).values(values))
    return later


def tidy(connection: sa.Connection, now: int) -> None:
    """Delete what was sent long ago."""
    o = schema.outbox
    told = (o.c.made < now - OLD) & o.c.folded.is_(True)
    connection.execute(o.delete().where(told))


def forget(connection: sa.Connection, person: str, ways: Iterable[str] = ()) -> None:
    """Send nothing more to this person, or through these channels."""
    letters, chosen = schema.letters, list(ways)
    which = letters.c.way.in_(chosen) if chosen else letters.c.person == person
    connection.execute(letters.delete().where(which))
    if not chosen:
        connection.execute(schema.outbox.delete().where(schema.outbox.c.person == person))
