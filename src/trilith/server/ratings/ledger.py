"""Ratings as they are stored: written with the end of a game, and recomputed from the log.

Ratings depend on the order in which games end. If two processes write two ends in the opposite order,
the later games are rated again, so that the result follows the order. So the log alone always gives
the same ratings.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import schema
from trilith.server.ratings.model import Strength, rate
from trilith.server.ratings.outcome import Entrant, Outcome, outcome_of
from trilith.server.shapes import read_summary
from trilith.server.store import BESIDE_LOCK, Execute, log_of
from trilith.server.table import CLOSED, OVER, Table


class Line(Struct):
    """A seat of a rated game as it is stored."""

    entrant: Entrant
    before: Strength
    after: Strength


class Rated(Struct):
    """A rated game as it is stored."""

    table: str
    game: str
    at: int
    lines: list[Line]


Known = dict[str, Strength]
"""Everybody's current strength."""


def rated(outcome: Outcome, known: Known) -> Rated:
    """Rate a game, and update `known`."""
    before = [
        one.fixed or (known.get(one.person, Strength()) if one.person else Strength())
        for one in outcome.entrants
    ]
    after = rate(before, [one.place for one in outcome.entrants])
    lines = [
        Line(one, old, old if one.fixed is not None else new)
        for one, old, new in zip(outcome.entrants, before, after, strict=True)
    ]
    known.update({line.entrant.person: line.after for line in lines if _moves(line.entrant)})
    return Rated(outcome.table, outcome.game, outcome.at, lines)


def _moves(entrant: Entrant) -> bool:
    return bool(entrant.person) and entrant.fixed is None


def in_order(outcomes: Iterable[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda one: (one.at, one.table))


# ------------------------------------------------------------------ with the end of a game

_COLUMNS: Final = (
    "table_id, seat, game, at, place, person, bot, fixed, "
    "mean_before, deviation_before, mean, deviation"
)
_INSERT: Final = f"INSERT INTO rated ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_LATER: Final = (
    f"SELECT {_COLUMNS} FROM rated WHERE game = ? AND (at > ? OR (at = ? AND table_id > ?)) "
    "ORDER BY at, table_id, seat"
)
_UPSERT: Final = (
    "INSERT INTO ratings (person, game, mean, deviation, games, at) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (person, game) DO UPDATE SET mean = excluded.mean, "
    "deviation = excluded.deviation, games = ratings.games + excluded.games, "
    "at = CASE WHEN excluded.at > ratings.at THEN excluded.at ELSE ratings.at END"
)


def save(execute: Execute, outcome: Outcome) -> None:
    """Write the changes of a game in the transaction of its end; only once, even if tried again."""
    if execute("SELECT 1 FROM rated WHERE table_id = ?", (outcome.table,)).fetchall():
        return
    where = (outcome.game, outcome.at, outcome.at, outcome.table)
    later = _games(execute(_LATER, where).fetchall())
    known = _before(later)
    for one in outcome.entrants:
        if _moves(one) and one.person not in known:
            known |= _strength(execute, one.person, outcome.game)
    new = rated(outcome, known)
    _insert(execute, new)
    for game in later:
        execute("DELETE FROM rated WHERE table_id = ?", (game.table,))
        again = Outcome(game.table, game.game, game.at, [line.entrant for line in game.lines])
        _insert(execute, rated(again, known))
    mine = {one.person for one in outcome.entrants if _moves(one)}
    for person, strength in known.items():
        row = (person, outcome.game, *strength, int(person in mine), outcome.at)
        execute(_UPSERT, row)


def _strength(execute: Execute, person: str, game: str) -> Known:
    query = "SELECT mean, deviation FROM ratings WHERE person = ? AND game = ?"
    rows = execute(query, (person, game)).fetchall()
    return {person: Strength(*rows[0])} if rows else {}


def _before(later: list[Rated]) -> Known:
    """Everybody's strength before the first of these games that they are in."""
    known: Known = {}
    for game in later:
        for line in game.lines:
            if _moves(line.entrant):
                known.setdefault(line.entrant.person, line.before)
    return known


def _insert(execute: Execute, game: Rated) -> None:
    for row in _rows(game):
        execute(_INSERT, row)


def _rows(game: Rated) -> list[tuple[Any, ...]]:
    return [
        (
            game.table,
            line.entrant.seat,
            game.game,
            game.at,
            line.entrant.place,
            line.entrant.person,
            line.entrant.bot,
            line.entrant.fixed is not None,
            *line.before,
            *line.after,
        )
        for line in game.lines
    ]


def _games(rows: list[Any]) -> list[Rated]:
    found: dict[str, Rated] = {}
    for table, seat, game, at, place, person, bot, fixed, *strengths in rows:
        before, after = Strength(*strengths[:2]), Strength(*strengths[2:])
        entrant = Entrant(seat, place, person, bot, before if fixed else None)
        one = found.setdefault(table, Rated(table, game, at, []))
        one.lines.append(Line(entrant, before, after))
    return list(found.values())


def unname(connection: sa.Connection, table: str, person: str, nobody: str) -> None:
    """A person is gone: their strength before the game stays, as a mark for the others."""
    r = schema.rated
    which = r.update().where(r.c.table_id == table, r.c.person == person)
    stays = {"mean": r.c.mean_before, "deviation": r.c.deviation_before}
    connection.execute(which.values(person=nobody, fixed=True, **stays))


# ------------------------------------------------------------------ from the log again


class Recomputed(Struct):
    """The ratings from the log, and how many stored lines differ."""

    games: int
    people: int
    differing: int


def recompute(connection: sa.Connection, keep: bool) -> Recomputed:
    """All ratings from the logs of all rated games, either stored or only compared."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({BESIDE_LOCK})"))
    known: dict[str, Known] = {}
    counts: dict[tuple[str, str], tuple[int, int]] = {}
    new: list[tuple[Any, ...]] = []
    outcomes = in_order(_outcomes(connection))
    for outcome in outcomes:
        new += _rows(rated(outcome, known.setdefault(outcome.game, {})))
        for one in outcome.entrants:
            if _moves(one):
                games, _ = counts.get((one.person, outcome.game), (0, 0))
                counts[one.person, outcome.game] = (games + 1, outcome.at)
    standings = [
        (person, game, *known[game][person], games, at)
        for (person, game), (games, at) in counts.items()
    ]
    differing = _differing(connection, schema.rated, new)
    differing += _differing(connection, schema.ratings, standings)
    if keep:
        _replace(connection, schema.rated, new)
        _replace(connection, schema.ratings, standings)
    return Recomputed(len(outcomes), len({person for person, _ in counts}), differing)


def _outcomes(connection: sa.Connection) -> list[Outcome]:
    t = schema.tables.c
    query = sa.select(t.id, t.summary).where(t.status.in_((OVER, CLOSED)))
    found = []
    for table, doc in connection.execute(query).all():
        if read_summary(doc).rated:
            outcome = outcome_of(Table.load(table, log_of(connection, table)))
            if outcome is not None:
                found.append(outcome)
    return found


def _differing(connection: sa.Connection, table: sa.Table, new: list[tuple[Any, ...]]) -> int:
    """Rows that are wrong, missing or superfluous."""
    stored = {_comparable(tuple(row)) for row in connection.execute(sa.select(table)).all()}
    return len(stored ^ {_comparable(row) for row in new})


def _comparable(row: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(round(value, 6) if isinstance(value, float) else value for value in row)


def _replace(connection: sa.Connection, table: sa.Table, new: list[tuple[Any, ...]]) -> None:
    connection.execute(table.delete())
    names = [column.name for column in table.columns]
    if new:
        rows = [dict(zip(names, row, strict=True)) for row in new]
        connection.execute(table.insert(), rows)
