"""The leaderboard of a game: sorted by the lower end of the margin, so that nobody rises by luck."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, Literal

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import schema
from trilith.server.manners import apart_from
from trilith.server.profiles.people import people_met, shown_by
from trilith.server.profiles.shapes import BoardRow, BotMark, Emblem, Leaderboard, NearRow, Shown
from trilith.server.ratings import marks
from trilith.server.ratings.model import MIN_GAMES, Strength, is_provisional

Season = Literal["all", "quarter"]
Scope = Literal["all", "met"]

MOST: Final = 100
NEAR: Final = 10


class Candidate(Struct):
    """A person with a rating."""

    person: str
    name: str
    strength: Strength
    games: int
    counted: int
    """Games in this season."""


def quarter_start(now: int) -> int:
    """When this quarter of the year began, in UTC."""
    today = datetime.fromtimestamp(now / 1000, UTC)
    first = today.replace(month=3 * ((today.month - 1) // 3) + 1, day=1)
    start = first.replace(hour=0, minute=0, second=0, microsecond=0)
    return int(start.timestamp() * 1000)


def mark_list(game: str) -> list[BotMark]:
    """The bots of a game, the strongest first."""
    found = [BotMark(level, one.rating) for level, one in marks.of(game).items()]
    return sorted(found, key=lambda mark: -mark.rating)


def board(
    c: sa.Connection, game: str, season: Season, scope: Scope, asker: str | None, now: int
) -> Leaderboard:
    since = quarter_start(now) if season == "quarter" else 0
    everybody = _candidates(c, game, since)
    apart = apart_from(c, asker)
    met = people_met(c, asker) | {asker} if scope == "met" and asker is not None else None
    shown = {one.person: shown_by(c, one.person) for one in everybody}
    listed = [
        one
        for one in everybody
        if one.person not in apart and _is_shown(shown[one.person], one.person, asker)
    ]
    if met is not None:
        listed = [one for one in listed if one.person in met]
    ranked = [one for one in listed if not is_provisional(one.strength, one.games)]
    ranked.sort(key=lambda one: (-one.strength.low, one.name))
    own = shown_by(c, asker) if asker is not None else Shown()
    rows = [_row(one, rank, asker, shown[one.person].emblem) for rank, one in enumerate(ranked, 1)]
    mine = next((row for row in rows if row.me), None) or _unranked(everybody, asker, own)
    near = [
        NearRow(one.name, max(1, MIN_GAMES - one.games))
        for one in listed
        if is_provisional(one.strength, one.games) and shown[one.person].near
    ]
    return Leaderboard(
        game, season, since, rows[:MOST], mark_list(game), near[:NEAR], mine, own.board, now
    )


def _is_shown(shown: Shown, person: str, asker: str | None) -> bool:
    """People who hide their ratings, or do not want to be listed, are shown only to themselves."""
    return person == asker or (shown.board and shown.ratings == "everyone")


def _candidates(c: sa.Connection, game: str, since: int) -> list[Candidate]:
    r, p, d = schema.ratings.c, schema.people.c, schema.rated.c
    counts = sa.select(d.person, sa.func.count().label("n")).where(d.game == game, d.at >= since)
    played = counts.group_by(d.person).subquery()
    query = (
        sa.select(r.person, p.name, r.mean, r.deviation, r.games, played.c.n)
        .join(schema.people, p.id == r.person)
        .join(played, played.c.person == r.person)
        .where(r.game == game, p.login.is_not(None))
    )
    return [
        Candidate(person, name, Strength(mean, deviation), games, counted)
        for person, name, mean, deviation, games, counted in c.execute(query)
    ]


def _row(one: Candidate, rank: int, asker: str | None, emblem: Emblem | None) -> BoardRow:
    strength = one.strength
    is_me = one.person == asker
    return BoardRow(rank, one.name, emblem, is_me, strength.rating, strength.margin, one.counted)


def _unranked(everybody: list[Candidate], asker: str | None, own: Shown) -> BoardRow | None:
    """The asker's own line while it is too new, or shown only to them."""
    mine = (_row(one, 0, asker, own.emblem) for one in everybody if one.person == asker)
    return next(mine, None)
