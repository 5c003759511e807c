"""REST: games and tables."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Request, Response
from fastapi.responses import JSONResponse

from trilith import games
from trilith.engine.data import bare
from trilith.server import editions, forms, pages, routes
from trilith.server.asking import Asker, Here, Known, TableId
from trilith.server.costs import GUESS, Who, terms
from trilith.server.limits import address
from trilith.server.replies import cached, json
from trilith.server.shapes import plain
from trilith.server.telling import summary
from trilith.server.wire import encode

router = routes.router()


@router.get("/api/games")
@terms(Who.ANYBODY, 1)
async def all_games() -> list[dict[str, Any]]:
    """The games, their numbers of players and their options."""
    return [plain(pages.game_info(key)) for key in games.keys()]


@router.get("/api/games/{game}/components", response_class=Response)
@terms(Who.ANYBODY, 5)
async def components(request: Request, game: str, sources: bool = False) -> Response:
    """The game's numbers as its rules use them; with `sources=1` what is printed on its pieces,
    line by line, each with the source of our value and the limits that apply.
    """
    found = editions.game_called(game)
    if not sources:
        return cached(request, encode(bare(found.components)), "application/json")
    body = await routes.of_game(request, None, game, editions.sheet_of)
    return cached(request, body, "application/json")


@router.get("/api/bots")
@terms(Who.ANYBODY, 0)
async def all_bots(server: Here) -> list[str]:
    """The bots, weakest first."""
    return server.hub.workers.levels()


@router.get("/api/limits")
@terms(Who.ANYBODY, 0)
async def limits() -> dict[str, int]:
    """How long things may be: what forms in a client should say too."""
    return pages.limits()


@router.get("/api/tables", response_class=JSONResponse)
@terms(Who.ANYBODY, 10)
async def open_tables(server: Here, asker: Asker) -> Response:
    """The tables of the lobby."""
    who = asker.id if asker is not None else None
    return json(await server.lobby.sent_tables(who))


@router.get("/api/codes/{code}")
@terms(Who.ANYBODY, GUESS)
async def with_code(server: Here, code: Annotated[str, Path(max_length=20)]) -> dict[str, Any]:
    """The table with this short code, while it waits for players."""
    return await server.lobby.with_code(code)


@router.post("/api/tables")
@terms(Who.KNOWN, 40)
async def create(
    server: Here, form: forms.NewTable, request: Request, person: Known
) -> dict[str, Any]:
    """Make a table."""
    if form.password:
        routes.charge_more(request, person.id, GUESS)
    return plain(await server.lobby.create(person, form))


@router.get("/api/tables/{table}")
@terms(Who.ANYBODY, 1)
async def table_summary(server: Here, table: TableId) -> dict[str, Any]:
    """One table."""
    return plain(summary((await server.hub.room(table)).table))


@router.post("/api/tables/{table}/sit")
@terms(Who.VISITOR, 5)
async def sit(
    server: Here, table: TableId, form: forms.SitDown, request: Request, person: Known
) -> dict[str, Any]:
    """Take a seat."""
    if form.password:
        routes.charge_more(request, person.id, GUESS)
    return plain(await server.lobby.sit(person, table, form, address(request.scope)))


@router.post("/api/tables/{table}/bot")
@terms(Who.OWNER, 5)
async def bot(server: Here, table: TableId, form: forms.SeatBot, person: Known) -> dict[str, Any]:
    """Put a bot on a free seat."""
    return plain(await server.lobby.seat_bot(person, table, form))


@router.post("/api/tables/{table}/stand")
@terms(Who.PLAYER, 5)
async def stand(server: Here, table: TableId, form: forms.StandUp, person: Known) -> dict[str, Any]:
    """Leave a seat before the start."""
    return plain(await server.lobby.stand(person, table, form.seat))


@router.post("/api/tables/{table}/start")
@terms(Who.PLAYER, 10)
async def start(server: Here, table: TableId, person: Known) -> dict[str, Any]:
    """Begin the game."""
    return plain(await server.lobby.start(person, table))


@router.post("/api/tables/{table}/rematch")
@terms(Who.PLAYER, 40)
async def rematch(server: Here, table: TableId, person: Known) -> dict[str, Any]:
    """Another game with the same people."""
    return plain(await server.lobby.rematch(person, table))
