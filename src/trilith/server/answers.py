"""Answers to puzzles: each person's first answer to each is kept."""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa

from trilith.server import schema
from trilith.server.puzzling import Given, New, given
from trilith.server.shapes import Person
from trilith.server.store import Store


async def all_of(store: Store, asker: Person | None) -> dict[str, Given]:
    """A person's answers, by puzzle, in the order in which they were given."""
    if asker is None:
        return {}
    return await store.read(lambda c: _kept(c, asker.id))


def _kept(c: sa.Connection, person: str) -> dict[str, Given]:
    a = schema.puzzle_answers.c
    query = sa.select(a.puzzle, a.action, a.cost, a.day).where(a.person == person)
    return {row.puzzle: Given(*row) for row in c.execute(query.order_by(a.at))}


async def chosen_by(store: Store, puzzle: str) -> Counter[str]:
    """How many people chose each option."""
    a = schema.puzzle_answers.c
    query = sa.select(a.action, sa.func.count().label("people")).where(a.puzzle == puzzle)
    query = query.group_by(a.action)
    return await store.read(lambda c: Counter({row.action: row.people for row in c.execute(query)}))


async def keep(store: Store, person: str, new: New) -> dict[str, Given]:
    """Keep an answer if it is the first; returns all of this person's answers."""

    def do(c: sa.Connection) -> dict[str, Given]:
        mine = _kept(c, person)
        if new.puzzle not in mine:
            mine[new.puzzle] = kept = given(new, mine)
            row = {"person": person, "at": new.at, **kept._asdict()}
            c.execute(schema.puzzle_answers.insert().values(row))
        return mine

    try:
        return await store.write(do)
    except sa.exc.IntegrityError:  # the same answer came twice: now the first is stored
        return await store.write(do)


def move(c: sa.Connection, guest: str, account: str) -> None:
    """A guest's answers become the account's; where both have answered, the account's stay."""
    a = schema.puzzle_answers
    both = sa.select(a.c.puzzle).where(a.c.person == account).scalar_subquery()
    c.execute(a.delete().where(a.c.person == guest, a.c.puzzle.in_(both)))
    c.execute(a.update().where(a.c.person == guest).values(person=account))
