"""Puzzles of people's own: choices of their analysed games, kept to be solved again.

They are offered to everybody only by one more press, and hold no names.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from trilith import games
from trilith.coach.analysis import SEED
from trilith.engine.errors import BadInput
from trilith.engine.record import read as read_record
from trilith.puzzles.keep import kept
from trilith.puzzles.mine import game_in
from trilith.puzzles.puzzle import Puzzle, read_line, write
from trilith.server import schema
from trilith.server.clocks import now_ms
from trilith.server.shapes import Person
from trilith.server.store import Store
from trilith.server.wire import Refused

MOST: Final = 100
"""How many a person may keep."""


class Own(NamedTuple):
    """A puzzle that a person has kept."""

    person: str
    puzzle: Puzzle
    offered: bool


def made(text: str, moment: bytes, depth: str) -> bytes:
    """An errand: the puzzle of a choice in this record, as a line; nothing if it cannot be one."""
    record = read_record(text)
    try:
        history = game_in(record, games.get(record.game))
        puzzle = kept(history, msgspec.json.decode(moment), depth, SEED)
        line = write(puzzle.played, [puzzle])
        _read(line)
    except BadInput:
        return b""
    return line.encode()


def _read(line: str) -> Puzzle:
    (found,) = read_line(line, "own puzzle")
    return found


async def keep(store: Store, person: str, line: str) -> str:
    """Keep it among one's own; its id. Who keeps it twice has it once."""
    puzzle = _read(line)
    o = schema.own_puzzles
    row = {
        "person": person,
        "puzzle": puzzle.id,
        "game": puzzle.game,
        "line": line,
        "made": now_ms(),
        "offered": False,
    }

    def do(c: sa.Connection) -> None:
        mine = set(c.execute(sa.select(o.c.puzzle).where(o.c.person == person)).scalars())
        if puzzle.id in mine:
            return
        if len(mine) >= MOST:
            raise Refused("limit", f"expected at most {MOST} of your own puzzles: delete some")
        c.execute(o.insert().values(row))

    await store.write(do)
    return puzzle.id


async def offer(store: Store, person: str, puzzle: str) -> bool:
    """Let everybody solve it; False if it is none of this person's."""
    o = schema.own_puzzles
    change = o.update().where(o.c.person == person, o.c.puzzle == puzzle).values(offered=True)
    return await store.write(lambda c: bool(c.execute(change).rowcount))


async def let_go(store: Store, person: str, puzzle: str) -> bool:
    """Keep it no longer, and offer it no longer; False if it is none of this person's."""
    o = schema.own_puzzles
    drop = o.delete().where(o.c.person == person, o.c.puzzle == puzzle)
    return await store.write(lambda c: bool(c.execute(drop).rowcount))


async def of_person(store: Store, asker: Person | None) -> list[Own]:
    """A person's own, the latest first."""
    return [] if asker is None else await _found(store, schema.own_puzzles.c.person == asker.id)


async def offered(store: Store, game: str | None) -> list[Own]:
    """Those that are offered to everybody."""
    o = schema.own_puzzles.c
    return await _found(store, o.offered, *([o.game == game] if game else []))


async def called(store: Store, asker: Person | None, puzzle: str) -> Own | None:
    """By its id: the asker's own, or one that is offered."""
    o = schema.own_puzzles.c
    who = asker.id if asker is not None else ""
    found = await _found(store, o.puzzle == puzzle, sa.or_(o.person == who, o.offered))
    return next((one for one in found if one.person == who), found[0] if found else None)


async def _found(store: Store, *wheres: Any) -> list[Own]:
    """Those that can be played under the present rules."""
    o = schema.own_puzzles.c
    query = sa.select(o.person, o.line, o.offered).where(*wheres).order_by(o.made.desc())
    rows = await store.read(lambda c: list(c.execute(query.limit(MOST))))
    every = [Own(row.person, _read(row.line), bool(row.offered)) for row in rows]
    return [one for one in every if _is_current(one.puzzle)]


def _is_current(puzzle: Puzzle) -> bool:
    return puzzle.played.rules_version == games.get(puzzle.game).rules_version


def move(c: sa.Connection, guest: str, account: str) -> None:
    """A guest's puzzles become the account's; those that both have kept stay the account's."""
    o = schema.own_puzzles
    both = sa.select(o.c.puzzle).where(o.c.person == account).scalar_subquery()
    c.execute(o.delete().where(o.c.person == guest, o.c.puzzle.in_(both)))
    c.execute(o.update().where(o.c.person == guest).values(person=account))
