"""Asking for ratings: a person's, a game's leaderboard, and what a host asks of newcomers."""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sa

from trilith.server import schema
from trilith.server.entries import Info
from trilith.server.ratings.model import Strength, is_provisional
from trilith.server.shapes import Summary, read_summary
from trilith.server.table import CLOSED, OVER
from trilith.server.wire import Refused

RECENT: Final = 200
"""How many of a person's games are looked at, the newest first."""


class Standing(NamedTuple):
    """A person's strength in a game, and how many games it is based on."""

    strength: Strength
    games: int

    @property
    def is_provisional(self) -> bool:
        return is_provisional(*self)


NEW: Final = Standing(Strength(), 0)
"""The standing of a person who has not played a rated game."""


def standings_of(c: sa.Connection, person: str) -> dict[str, Standing]:
    """A person's standing in every game in which they have played rated games."""
    r = schema.ratings.c
    query = sa.select(r.game, r.mean, r.deviation, r.games).where(r.person == person)
    return {
        game: Standing(Strength(mean, deviation), games)
        for game, mean, deviation, games in c.execute(query)
    }


def standing(c: sa.Connection, person: str, game: str) -> Standing:
    return standings_of(c, person).get(game, NEW)


def standings_at(c: sa.Connection, people: set[str], game: str) -> dict[str, Standing]:
    """The standings of all of these people who have one."""
    r = schema.ratings.c
    query = sa.select(r.person, r.mean, r.deviation, r.games)
    query = query.where(r.game == game, r.person.in_(people))
    return {
        person: Standing(Strength(mean, deviation), games)
        for person, mean, deviation, games in c.execute(query)
    }


def strength_before(c: sa.Connection, person: str, table: str, game: str) -> Strength:
    """How strong a person was before a game, or is if it is not over."""
    r = schema.rated.c
    query = sa.select(r.mean_before, r.deviation_before)
    row = c.execute(query.where(r.table_id == table, r.person == person)).first()
    return Strength(*row) if row is not None else standing(c, person, game).strength


# ------------------------------------------------------------------ finished games


def ended_games(c: sa.Connection, person: str, most: int = RECENT) -> list[Summary]:
    """A person's games that are over or were given up, the newest first."""
    t, s = schema.tables.c, schema.seats.c
    own = sa.select(s.table_id).where(s.person == person)
    query = sa.select(t.summary, t.updated).where(t.id.in_(own), t.status.in_((OVER, CLOSED)))
    found = c.execute(query.order_by(t.updated.desc()).limit(most)).all()
    games = [_dated(read_summary(doc), updated) for doc, updated in found]
    return sorted(games, key=lambda game: -game.ended)


def _dated(game: Summary, updated: int) -> Summary:
    """Give games that ended before ends were noted the time of their last line."""
    game.ended = game.ended or updated
    return game


def finished_share(games: list[Summary], person: str) -> int | None:
    """How many in a hundred games a person finished; None if none is over."""
    counted = [game for game in games if _counts(game, person)]
    if not counted:
        return None
    stayed = sum(game.status == OVER and _stayed(game, person) for game in counted)
    return round(100 * stayed / len(counted))


def _counts(game: Summary, person: str) -> bool:
    """Games played to the end, and those that a person gave up alone."""
    people = {seat.person for seat in game.seats if seat.person is not None}
    given_up = game.status == CLOSED and game.why == "vote" and people == {person}
    return game.status == OVER or given_up


def _stayed(game: Summary, person: str) -> bool:
    return all(seat.stand_in is None for seat in game.seats if seat.person == person)


# ------------------------------------------------------------------ what a host asks for


class Fit(NamedTuple):
    """What a host's requirements are compared with."""

    rating: int
    finishes: int | None


def fit_of(c: sa.Connection, person: str, game: str) -> Fit:
    share = finished_share(ended_games(c, person), person)
    return Fit(standing(c, person, game).strength.rating, share)


def outside(wanted: tuple[int, int] | None, finishes: int, fit: Fit) -> str:
    """Why a person does not fit what a host asks for; empty if they do."""
    if wanted is not None and not wanted[0] <= fit.rating <= wanted[1]:
        return "range"
    if finishes and fit.finishes is not None and fit.finishes < finishes:
        return "finishes"
    return ""


def check_fits(info: Info, fit: Fit) -> None:
    """Refused, with the reason, if the host asks for someone else."""
    why = outside(info.range, info.finishes, fit)
    if why == "range" and info.range is not None:
        low, high = info.range
        raise Refused(
            "range", f"this table asks for a rating from {low} to {high}; yours is {fit.rating}"
        )
    if why == "finishes":
        asked = f"this table asks for {info.finishes} of 100 games finished"
        raise Refused("range", f"{asked}; you have finished {fit.finishes}")
