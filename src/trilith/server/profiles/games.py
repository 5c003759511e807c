"""A person's finished games: as a list, as sources of points, and against somebody else."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import access, schema
from trilith.server.decoding import decoder
from trilith.server.names import is_guest
from trilith.server.profiles.people import people_met, shown_by
from trilith.server.profiles.shapes import (
    BestGame,
    GamesPage,
    PlayedGame,
    PlayedWith,
    RatingMoved,
    Sources,
    SourceShare,
    Together,
)
from trilith.server.ratings.model import POINTS, Strength
from trilith.server.ratings.standings import ended_games
from trilith.server.shapes import Seat, Summary
from trilith.server.table import OVER

PAGE: Final = 20
LEAST_SOURCES: Final = 3
"""With fewer games there is nothing to say about a person's habits."""
LEAST_ANALYSED: Final = 3


class Skill(Struct):
    lost: float
    enough: bool


class Account(Struct):
    """The part of an analysis that a profile shows."""

    own: float
    luck: float
    skill: Skill | None = None


class Analysed(Struct):
    players: list[Account]


_read: Final = decoder(Analysed)


def visible(c: sa.Connection, person: str, asker: str | None) -> list[Summary]:
    """A person's finished games that the asker may know about."""
    return [game for game in ended_games(c, person) if access.may_list(game, asker)]


def page_of(
    c: sa.Connection, games: list[Summary], person: str, page: int, shows_ratings: bool
) -> GamesPage:
    pages = max(1, -(-len(games) // PAGE))
    here = games[(page - 1) * PAGE : page * PAGE]
    ids = [game.id for game in here]
    moved = changes(c, person, ids) if shows_ratings else {}
    told = analysed(c, ids)
    return GamesPage(
        [listed(game, person, moved.get(game.id), told.get(game.id)) for game in here], page, pages
    )


def listed(game: Summary, person: str, change: int | None, analysis: Analysed | None) -> PlayedGame:
    seat = seat_of(game, person)
    account = analysis.players[seat] if analysis is not None else None
    return PlayedGame(
        game.id,
        game.game,
        game.ended,
        game.clock,
        seat,
        [_other(one) for one in game.seats if one.person != person],
        place(game, seat),
        points(game, seat),
        game.rated,
        change,
        account.own if account is not None else None,
        account.luck if account is not None else None,
    )


def _other(seat: Seat) -> PlayedWith:
    has_profile = seat.person is not None and bool(seat.name) and not is_guest(seat.person)
    return PlayedWith(seat.seat, seat.name, seat.bot or "", has_profile)


def seat_of(game: Summary, person: str) -> int:
    return next(seat.seat for seat in game.seats if seat.person == person)


def score_of(game: Summary, seat: int) -> dict[str, Any]:
    return next((one for one in game.result or [] if one["seat"] == seat), {})


def points(game: Summary, seat: int) -> int:
    return int(score_of(game, seat).get("total", 0))


def place(game: Summary, seat: int) -> int:
    """1 for the winner; 0 if there is none, because the game was given up."""
    if game.status != OVER or not game.result:
        return 0
    mine = _merit(score_of(game, seat))
    return 1 + sum(_merit(score) > mine for score in game.result)


def _merit(score: dict[str, Any]) -> tuple[bool, int, tuple[int, ...]]:
    return score["won"], score["total"], tuple(row["points"] for row in score["tie_break"])


def changes(c: sa.Connection, person: str, tables: list[str]) -> dict[str, int]:
    """What these games did to a person's rating."""
    r = schema.rated.c
    query = sa.select(r.table_id, r.mean, r.mean_before)
    rows = c.execute(query.where(r.person == person, r.table_id.in_(tables)))
    return {table: round(POINTS * (mean - before)) for table, mean, before in rows}


def ratings_moved(c: sa.Connection, table: str, asker: str | None) -> list[RatingMoved]:
    """What a game did to the ratings that its players show to the asker."""
    r = schema.rated.c
    query = sa.select(r.seat, r.person, r.mean_before, r.deviation_before, r.mean, r.deviation)
    met = people_met(c, asker) if asker is not None else set()
    return [
        RatingMoved(row.seat, before.rating, after.rating)
        for row in c.execute(query.where(r.table_id == table, r.fixed.is_(False)).order_by(r.seat))
        if access.may_see(shown_by(c, row.person).ratings, row.person, asker, row.person in met)
        for before in [Strength(row.mean_before, row.deviation_before)]
        for after in [Strength(row.mean, row.deviation)]
    ]


def analysed(c: sa.Connection, tables: Iterable[str]) -> dict[str, Analysed]:
    """What the coach has said about those of these games that were analysed."""
    a = schema.analyses.c
    query = sa.select(a.table_id, a.data).where(a.table_id.in_(list(tables)))
    rows = c.execute(query.order_by(a.made)).all()
    return {table: _read(zlib.decompress(bytes(data))) for table, data in rows}


# ------------------------------------------------------------------ where points come from


def counts(game: Summary) -> bool:
    """Whether a game says something about its player: not if they took it along, and knew its seed."""
    return game.status == OVER and bool(game.result) and not game.carried


def sources(games: list[Summary], person: str) -> list[Sources]:
    """For each game that a person has played often enough."""
    keys = dict.fromkeys(game.game for game in games)
    found = [_sources(key, [one for one in games if one.game == key], person) for key in keys]
    return [one for one in found if one.games >= LEAST_SOURCES and one.shares]


def _sources(key: str, games: list[Summary], person: str) -> Sources:
    over = [game for game in games if counts(game)]
    own: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for game in over:
        seat = seat_of(game, person)
        for score in game.result:
            side = own if score["seat"] == seat else others
            side.update({row["source"]: max(0, row["points"]) for row in score["rows"]})
    shares = [
        SourceShare(source, _percent(own, source), _percent(others, source))
        for source, _ in own.most_common()
    ]
    return Sources(key, len(over), [one for one in shares if one.own or one.others])


def _percent(points: Counter[str], source: str) -> int:
    return round(100 * points[source] / max(1, points.total()))


# ------------------------------------------------------------------ best games


def best(c: sa.Connection, games: list[Summary], person: str) -> list[BestGame]:
    """Most points, best played, fastest won."""
    over = [game for game in games if counts(game)]
    if not over:
        return []
    most = max(over, key=lambda game: points(game, seat_of(game, person)))
    found = [_best("points", most, points(most, seat_of(most, person)))]
    told = analysed(c, [game.id for game in over])
    lost = {
        game.id: account.skill.lost
        for game in over
        if game.id in told
        and (account := told[game.id].players[seat_of(game, person)]).skill is not None
        and account.skill.enough
    }
    if lost:
        finest = min((game for game in over if game.id in lost), key=lambda game: lost[game.id])
        found.append(_best("played", finest, lost[finest.id]))
    won = [game for game in over if place(game, seat_of(game, person)) == 1 and game.step]
    if won:
        quick = min(won, key=lambda game: game.step)
        found.append(_best("fastest", quick, quick.step))
    return found


def _best(kind: Any, game: Summary, value: float) -> BestGame:
    return BestGame(kind, game.id, game.game, game.ended, value)


# ------------------------------------------------------------------ two people


def together(c: sa.Connection, asker: str, other: str) -> Together:
    """How the asker did against a person, in the games that both finished."""
    games = [
        game
        for game in ended_games(c, asker)
        if game.status == OVER and any(seat.person == other for seat in game.seats)
    ]
    pairs = [
        (place(game, seat_of(game, asker)), place(game, seat_of(game, other))) for game in games
    ]
    told = analysed(c, [game.id for game in games])
    gains = [
        told[game.id].players[seat_of(game, asker)].own
        - told[game.id].players[seat_of(game, other)].own
        for game in games
        if game.id in told
    ]
    skill, margin = _mean(gains)
    return Together(
        len(games),
        sum(mine < theirs for mine, theirs in pairs),
        sum(mine > theirs for mine, theirs in pairs),
        sum(mine == theirs for mine, theirs in pairs),
        skill,
        margin,
    )


def _mean(gains: list[float]) -> tuple[float | None, float | None]:
    if len(gains) < LEAST_ANALYSED:
        return None, None
    return fmean(gains), 1.96 * stdev(gains) / sqrt(len(gains))
