"""REST for owners' copies: the sheet of a game, one's own copies, links, offers and reports."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import Field

from trilith.server import editions, guide, routes
from trilith.server.asking import Here, Known, Visited
from trilith.server.clocks import now_ms
from trilith.server.copy_words import copy_words
from trilith.server.costs import Who, terms
from trilith.server.edition import components_of
from trilith.server.editions import MAX_FILE, MAX_VALUES, game_called
from trilith.server.forms import Form
from trilith.server.limits import MAX_TITLE
from trilith.server.replies import cached, json, saved_as
from trilith.server.shapes import plain
from trilith.server.wire import Refused, encode

router = routes.router()

Number = Annotated[str, Path(pattern="^[a-z0-9]{8,40}$")]

Place = Annotated[str, Field(max_length=200)]
Value = int | str | bool | list[int] | list[str]


class Values(Form):
    values: dict[Place, Value] = Field(max_length=MAX_VALUES)


class Kept(Values):
    game: str = Field(max_length=40)
    name: str = Field(default="", max_length=MAX_TITLE)
    used: bool = False


class FileForm(Form):
    text: str = Field(max_length=MAX_FILE)


class Offer(Form):
    note: str | None = Field(max_length=MAX_TITLE)


class Link(Form):
    wanted: bool


# ------------------------------------------------------------------ what may be on a copy


@router.post("/api/games/{game}/check", response_class=JSONResponse)
@terms(Who.KNOWN, 40)
async def check(form: Values, request: Request, game: str, person: Known) -> Response:
    """Whether a copy can have these values: everything that is impossible, or what differs."""
    key, values = game_called(game).key, dict(form.values)
    return json(await routes.of_game(request, person.id, key, editions.check, values))


@router.post("/api/games/{game}/read", response_class=JSONResponse)
@terms(Who.KNOWN, 60)
async def read_file(form: FileForm, request: Request, game: str, person: Known) -> Response:
    """The values in a file for `--data`, by path; nothing is stored."""
    key = game_called(game).key
    return json(await routes.of_game(request, person.id, key, editions.read_file, form.text))


@router.get("/api/games/{game}/reports")
@terms(Who.ANYBODY, 20)
async def reports(server: Here, game: str) -> list[dict[str, Any]]:
    """What the copies offered by owners say, value by value, and how many of them say it."""
    found = game_called(game)
    told = await server.store.read(lambda c: editions.reports(c, found))
    return [plain(one) for one in told]


# ------------------------------------------------------------------ one's own copies


@router.get("/api/me/editions")
@terms(Who.KNOWN, 5)
async def mine(
    server: Here, person: Known, game: Annotated[str | None, Query(max_length=40)] = None
) -> list[dict[str, Any]]:
    """My copies, the last changed first."""
    rows = await server.store.read(lambda c: editions.all_of(c, person.id, game))
    return [plain(editions.shown(row)) for row in rows]


@router.get("/api/me/editions/{number}")
@terms(Who.KNOWN, 2)
async def one(server: Here, person: Known, number: Number) -> dict[str, Any]:
    """One of my copies."""
    return plain(
        editions.shown(await server.store.read(lambda c: editions.one_of(c, person.id, number)))
    )


@router.put("/api/me/editions/{number}")
@terms(Who.KNOWN, 80)
async def put(
    server: Here, form: Kept, request: Request, number: Number, person: Known
) -> dict[str, Any]:
    """Store a copy under a number that I choose, or change it; refused if it is impossible."""
    key, values = game_called(form.game).key, dict(form.values)
    await routes.of_game(request, person.id, key, editions.own_values, values)
    await server.store.write(
        lambda c: editions.keep(
            c, person.id, number, form.game, form.name, dict(values), form.used, now_ms()
        )
    )
    return await one(server, person, number)


@router.delete("/api/me/editions/{number}")
@terms(Who.KNOWN, 5)
async def delete(server: Here, number: Number, person: Known) -> dict[str, bool]:
    """Delete a copy; games that are played with it keep its values."""
    await server.store.write(lambda c: editions.drop(c, person.id, number))
    return {"deleted": True}


@router.get("/api/me/editions/{number}/file", response_class=PlainTextResponse)
@terms(Who.KNOWN, 40)
async def as_file(server: Here, request: Request, number: Number, person: Known) -> Response:
    """My copy as a file for `--data` of the command line."""
    row = await server.store.read(lambda c: editions.one_of(c, person.id, number))
    key = game_called(row["game"]).key
    copy = (editions.shown(row).values, row["name"], row["version"])
    text = await routes.of_game(request, person.id, key, editions.file_of, *copy)
    return saved_as(f"{key}-copy.toml", text)


@router.post("/api/me/editions/{number}/link")
@terms(Who.KNOWN, 5)
async def link(server: Here, form: Link, number: Number, person: Known) -> dict[str, str | None]:
    """Make a link with which friends can see and keep my numbers, or withdraw it."""
    code = await server.store.write(lambda c: editions.link(c, person.id, number, form.wanted))
    return {"code": code}


@router.post("/api/editions/{number}/offer")
@terms(Who.KNOWN, 10)
async def offer(server: Here, form: Offer, number: Number, person: Known) -> dict[str, Any]:
    """Offer my numbers to everybody, with a note on the printing; without a note, withdraw them."""
    await server.store.write(lambda c: editions.offer(c, person.id, number, form.note, now_ms()))
    return await one(server, person, number)


@router.get("/api/editions/{code}")
@terms(Who.ANYBODY, 10)
async def shared(
    server: Here, code: Annotated[str, Path(pattern="^[a-z0-9]{16}$")]
) -> dict[str, Any]:
    """A copy that somebody showed me with a link."""
    row = await server.store.read(lambda c: editions.with_code(c, code))
    found = editions.shown(row)
    return {
        "game": found.game,
        "name": found.name,
        "version": found.version,
        "values": found.values,
    }


# ------------------------------------------------------------------ at a table


@router.get("/api/tables/{table}/edition")
@terms(Who.VISITOR, 5)
async def at_table(visit: Visited) -> dict[str, Any]:
    """The copy that this table plays with: everything that differs, and the values."""
    found = visit.room.table.info.edition
    if found is None:
        raise Refused("not_found", "this table plays with the usual numbers")
    return plain(found)


@router.get("/api/tables/{table}/components", response_class=Response)
@terms(Who.VISITOR, 5)
async def components(request: Request, visit: Visited) -> Response:
    """The numbers that this table plays with, as its rules use them."""
    info = visit.room.table.info
    body = encode(components_of(game_called(info.game), info.edition))
    return cached(request, body, "application/json")


@router.get("/api/tables/{table}/words", response_class=JSONResponse)
@terms(Who.VISITOR, 40)
async def words(request: Request, visit: Visited, language: guide.Language = "en") -> Response:
    """Rules, explanations, tips and names with the numbers of this table's copy; null if ours."""
    info = visit.room.table.info
    guide.check(info.game, language)
    own = info.edition.own if info.edition is not None else None
    return await _words(request, info.game, own, language)


@router.get("/api/games/{game}/words", response_class=JSONResponse)
@terms(Who.ANYBODY, 40)
async def house_words(
    server: Here, request: Request, game: guide.Key, language: guide.Language = "en"
) -> Response:
    """The same with the numbers that the operator has accepted for this server; null if ours."""
    guide.check(game, language)
    found = await server.store.read(lambda c: editions.house(c, game))
    return await _words(request, game, None if found is None else found.own, language)


async def _words(request: Request, key: str, own: dict[str, Any] | None, language: str) -> Response:
    if not own:
        return cached(request, b"null", "application/json")
    body = await routes.of_game(request, None, key, copy_words, own, language)
    return cached(request, body, "application/json")
