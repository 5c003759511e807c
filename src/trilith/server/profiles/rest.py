"""REST for people: profiles, leaderboards, names."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from fastapi import Path, Query
from pydantic import Field

from trilith import games as all_games
from trilith.server import routes, schema
from trilith.server.asking import Asker, Here, Known, Visited
from trilith.server.clocks import now_ms
from trilith.server.costs import Who, terms
from trilith.server.forms import Form
from trilith.server.profiles import board, games, hours, people
from trilith.server.profiles.people import Known as Somebody
from trilith.server.profiles.shapes import (
    Audience,
    Profile,
    RatingCourse,
    RatingPoint,
    Shown,
    StandingIn,
)
from trilith.server.ratings.model import Strength
from trilith.server.ratings.standings import Standing, finished_share, standings_of
from trilith.server.server import Server
from trilith.server.shapes import Person, Summary, plain
from trilith.server.table import OVER
from trilith.server.wire import Refused

router = routes.router()

Name = Annotated[str, Path(max_length=200)]
Language = Annotated[str, Field(pattern="^[a-z]{2,3}$")]
CURVE = 200
"""The most games of a rating's history that are sent, the newest first."""


class ShownForm(Form):
    ratings: Audience = "everyone"
    games: Audience = "everyone"
    hours: Audience = "met"
    languages: list[Language] = Field(default_factory=list, max_length=8)
    board: bool = True
    near: bool = False


@router.get("/api/people")
@terms(Who.ANYBODY, 10)
async def search(
    server: Here,
    asker: Asker,
    q: Annotated[str, Query(max_length=200)] = "",
    met: bool = False,
) -> list[dict[str, Any]]:
    """Accounts by the beginning of their name; or those I have played with."""
    who = asker.id if asker is not None else None
    found = await server.store.read(lambda c: people.found(c, who, q, met))
    return [plain(one) for one in found]


@router.get("/api/people/{name}")
@terms(Who.ANYBODY, 30)
async def profile(server: Here, name: Name, asker: Asker) -> dict[str, Any]:
    """A person, as far as I may see."""
    who = asker.id if asker is not None else None
    return plain(await server.store.read(lambda c: profile_of(c, people.named(c, name, who), who)))


def profile_of(c: sa.Connection, one: Somebody, asker: str | None) -> Profile:
    listed = games.visible(c, one.id, asker) if one.shows("games", asker) else []
    shows_ratings = one.shows("ratings", asker)
    return Profile(
        one.id,
        one.name,
        one.shown.emblem,
        one.since,
        one.id == asker,
        sum(game.status == OVER for game in listed) if one.shows("games", asker) else None,
        finished_share(listed, one.id),
        one.shown.languages,
        hours.usual(c, one.id) if one.shows("hours", asker) else None,
        _standings(standings_of(c, one.id)) if shows_ratings else None,
        games.sources(listed, one.id),
        games.best(c, listed, one.id),
        one.shown if one.id == asker else None,
    )


def _standings(found: dict[str, Standing]) -> list[StandingIn]:
    return [_standing(game, found[game]) for game in all_games.keys() if game in found]


def _standing(game: str, one: Standing) -> StandingIn:
    strength = one.strength
    return StandingIn(game, strength.rating, strength.margin, one.games, one.is_provisional)


@router.get("/api/people/{name}/ratings")
@terms(Who.ANYBODY, 20)
async def ratings(server: Here, name: Name, asker: Asker) -> list[dict[str, Any]]:
    """A person's ratings and their history, with the bots as marks."""
    who = asker.id if asker is not None else None

    def ask(c: sa.Connection) -> list[RatingCourse]:
        one = people.named(c, name, who)
        if not one.shows("ratings", who):
            raise people.nobody()
        return [
            course(c, one.id, game, standing)
            for game, standing in standings_of(c, one.id).items()
            if game in all_games.keys()
        ]

    return [plain(one) for one in await server.store.read(ask)]


def course(c: sa.Connection, person: str, game: str, one: Standing) -> RatingCourse:
    r = schema.rated.c
    query = sa.select(r.at, r.mean, r.deviation).where(r.person == person, r.game == game)
    rows = c.execute(query.order_by(r.at.desc(), r.table_id.desc()).limit(CURVE)).all()
    points = [(at, Strength(mean, deviation)) for at, mean, deviation in reversed(rows)]
    strength = one.strength
    return RatingCourse(
        game,
        strength.rating,
        strength.margin,
        one.games,
        one.is_provisional,
        [RatingPoint(at, known.rating, known.margin) for at, known in points],
        board.mark_list(game),
    )


@router.get("/api/people/{name}/games")
@terms(Who.ANYBODY, 20)
async def played(
    server: Here,
    name: Name,
    asker: Asker,
    page: Annotated[int, Query(ge=1, le=1000)] = 1,
    only: Literal["all", "rated", "with"] = "all",
) -> dict[str, Any]:
    """A person's finished games that I may look at."""
    who = asker.id if asker is not None else None

    def keeps(game: Summary) -> bool:
        if only == "rated":
            return game.rated
        return only == "all" or any(seat.person == who for seat in game.seats if who)

    def ask(c: sa.Connection) -> Any:
        one = people.named(c, name, who)
        if not one.shows("games", who):
            raise people.nobody()
        found = [game for game in games.visible(c, one.id, who) if keeps(game)]
        return games.page_of(c, found, one.id, page, one.shows("ratings", who))

    return plain(await server.store.read(ask))


@router.get("/api/tables/{table}/ratings")
@terms(Who.VISITOR, 10)
async def moved(server: Here, visit: Visited, asker: Asker) -> list[dict[str, Any]]:
    """What this game did to the ratings that its players show me."""
    who = asker.id if asker is not None else None
    table = visit.room.table.id
    found = await server.store.read(lambda c: games.ratings_moved(c, table, who))
    return [plain(one) for one in found]


@router.get("/api/people/{name}/with/{me}")
@terms(Who.KNOWN, 20)
async def with_me(server: Here, name: Name, me: Name, person: Known) -> dict[str, Any]:
    """A person and I at the same tables."""

    def ask(c: sa.Connection) -> Any:
        one, myself = people.named(c, name, person.id), people.named(c, me, person.id)
        if myself.id != person.id:
            raise Refused("not_yours", "expected your own name")
        return games.together(c, person.id, one.id)

    return plain(await server.store.read(ask))


@router.get("/api/games/{game}/leaderboard")
@terms(Who.ANYBODY, 30)
async def leaderboard(
    server: Here,
    game: str,
    asker: Asker,
    season: board.Season = "all",
    scope: board.Scope = "all",
) -> dict[str, Any]:
    """Who plays this game best, with the bots as fixed marks."""
    if game not in all_games.keys():
        raise Refused("not_found", f"no such game: {game[:40]}")
    who = asker.id if asker is not None else None
    now = now_ms()
    return plain(await server.store.read(lambda c: board.board(c, game, season, scope, who, now)))


@router.put("/api/me/shown")
@terms(Who.KNOWN, 5)
async def show(server: Here, form: ShownForm, person: Known) -> dict[str, Any]:
    """Choose what I show of myself, and to whom."""
    if person.guest:
        raise Refused("account", "a guest has no profile: make an account first")
    return await _change_shown(server, person, **form.model_dump())


class EmblemForm(Form):
    emblem: Literal[0, 1, 2, 3]


@router.put("/api/me/emblem")
@terms(Who.KNOWN, 5)
async def choose_emblem(server: Here, form: EmblemForm, person: Known) -> dict[str, Any]:
    """Choose the emblem beside my name in lists; at a table it is the seat's."""
    if person.guest:
        raise Refused("account", "a guest has no profile: make an account first")
    return await _change_shown(server, person, emblem=form.emblem)


async def _change_shown(server: Server, person: Person, **values: Any) -> dict[str, Any]:
    def change(c: sa.Connection) -> Shown:
        shown = msgspec.structs.replace(people.shown_by(c, person.id), **values)
        shown.languages = list(dict.fromkeys(shown.languages))
        people.show(c, person.id, shown)
        return shown

    return plain(await server.store.write(change))
