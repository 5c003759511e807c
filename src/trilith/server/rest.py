"""REST: tables, records, and the pages beside them."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Annotated, Any, Final, NamedTuple

from fastapi import Depends, Header, Path, Query, Request, Response
from fastapi.responses import (
    FileResponse,
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
)

from trilith import games
from trilith.engine.data import bare
from trilith.server import doing, editions, lobby, pages, recap, records, routes, story, studies
from trilith.server.access import enter, eyes_at, eyes_of
from trilith.server.clocks import now_ms
from trilith.server.coached import Depth
from trilith.server.costs import GUESS, STEP, Who, record_cost, terms
from trilith.server.limits import address
from trilith.server.rooms import Room
from trilith.server.server import Server
from trilith.server.sessions import Caller
from trilith.server.shapes import Person, plain
from trilith.server.store import NotSaved
from trilith.server.table import PLAYING
from trilith.server.telling import summary
from trilith.server.wire import MAX_CHAT, Refused, encode

router = routes.router()

USUAL_DEPTH: Final[Depth] = "normal"

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
Seat = Annotated[int | None, Query(ge=-1, le=15)]


def the_server(request: Request) -> Server:
    return routes.server_of(request)


Here = Annotated[Server, Depends(the_server)]


async def the_caller(request: Request, server: Here) -> Caller | None:
    caller = await server.caller_of(request.scope)
    if caller is not None:
        routes.charge_person(request, caller.person.id)
    return caller


Calling = Annotated[Caller | None, Depends(the_caller)]


async def the_asker(caller: Calling) -> Person | None:
    return caller.person if caller is not None else None


Asker = Annotated[Person | None, Depends(the_asker)]


async def the_known(asker: Asker) -> Person:
    if asker is None:
        raise Refused("not_signed_in", "become a guest or log in first")
    return asker


Known = Annotated[Person, Depends(the_known)]


class Visit(NamedTuple):
    """A person who may look at a table, and the table."""

    room: Room
    person: str | None

    def eyes(self, seat: int | None = None) -> int:
        """This seat's eyes, or the asker's own, if they may be looked through."""
        return eyes_at(self.room.table, self.person, seat)

    @property
    def name(self) -> str:
        """What a file made of the table is called."""
        return f"{self.room.table.info.game}-{self.room.table.id}"

    def payer(self, request: Request) -> str:
        """In whose line long work waits."""
        return self.person or address(request.scope)

    def cost(self, steps: int = 100_000) -> float:
        """What it costs to play so many steps again, or all."""
        return STEP * min(steps, self.room.table.step)


async def the_visit(
    server: Here,
    table: TableId,
    request: Request,
    asker: Asker,
    x_table_password: Annotated[str | None, Header(max_length=200)] = None,
) -> Visit:
    """Every route that shows something of a game asks for this first."""
    room = await server.hub.room(table)
    who = asker.id if asker is not None else None
    if x_table_password:
        routes.charge_more(request, who, GUESS)
    await enter(room, asker, x_table_password, server.hashing, address(request.scope))
    eyes_of(room.table, who)
    return Visit(room, who)


Visited = Annotated[Visit, Depends(the_visit)]


# ------------------------------------------------------------------ tables


@router.get("/api/games")
@terms(Who.ANYBODY, 1)
async def all_games() -> list[dict[str, Any]]:
    """The games, their numbers of players and their options."""
    return [plain(pages.game_info(key)) for key in games.keys()]


@router.get("/api/games/{game}/components", response_class=Response)
@terms(Who.ANYBODY, 5)
async def components(request: Request, game: str, sources: bool = False) -> Response:
    """The game's numbers as its rules use them; with `sources=1` what is printed on its pieces,
    line by line, each with where ours comes from and what it must keep to.
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
    """The table with this short code, as long as it waits for players."""
    return await server.lobby.with_code(code)


@router.post("/api/tables")
@terms(Who.KNOWN, 40)
async def create(
    server: Here, form: lobby.NewTable, request: Request, person: Known
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
    server: Here, table: TableId, form: lobby.SitDown, request: Request, person: Known
) -> dict[str, Any]:
    """Take a seat."""
    if form.password:
        routes.charge_more(request, person.id, GUESS)
    return plain(await server.lobby.sit(person, table, form, address(request.scope)))


@router.post("/api/tables/{table}/bot")
@terms(Who.OWNER, 5)
async def bot(server: Here, table: TableId, form: lobby.SeatBot, person: Known) -> dict[str, Any]:
    """Put a bot on a free seat."""
    return plain(await server.lobby.seat_bot(person, table, form))


@router.post("/api/tables/{table}/stand")
@terms(Who.PLAYER, 5)
async def stand(server: Here, table: TableId, form: lobby.StandUp, person: Known) -> dict[str, Any]:
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


_TEXT_BODY: Final = {
    "requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}
}


# ------------------------------------------------------------------ records


async def of_table(
    request: Request, visit: Visit, cost: float, work: Callable[..., Any], *given: Any
) -> bytes:
    """What long work makes of a table, paid for by its steps."""
    table = visit.room.table
    routes.charge_more(request, visit.person, cost)
    errands = routes.server_of(request).hub.house.errands
    return await errands.of_table(visit.payer(request), table.id, work, *given)


@router.get("/api/tables/{table}/replay", response_class=JSONResponse)
@terms(Who.VISITOR, 20)
async def replay(
    request: Request,
    visit: Visited,
    step: Annotated[int, Query(ge=0, le=100_000)],
    seat: Seat = None,
) -> Response:
    """The position after so many steps, as one seat may see it."""
    eyes, cost = visit.eyes(seat), visit.cost(step)
    return json(await of_table(request, visit, cost, records.position, step, eyes))


@router.get("/api/tables/{table}/told", response_class=JSONResponse)
@terms(Who.VISITOR, 20)
async def told(
    request: Request,
    visit: Visited,
    start: Annotated[int, Query(alias="from", ge=0, le=100_000)],
    stop: Annotated[int, Query(alias="to", ge=0, le=100_000)],
    seat: Seat = None,
) -> Response:
    """What happened between two steps, moment by moment, as one seat may see it."""
    eyes, cost = visit.eyes(seat), visit.cost(stop)
    return json(await of_table(request, visit, cost, recap.told_since, start, stop, eyes))


@router.get("/api/tables/{table}/log", response_class=JSONResponse)
@terms(Who.VISITOR, 10)
async def whole_log(
    server: Here,
    request: Request,
    visit: Visited,
    start: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
    seat: Seat = None,
) -> Response:
    """What happened, step by step."""
    eyes, table = visit.eyes(seat), visit.room.table.id
    errands, who = server.hub.house.errands, visit.payer(request)
    return json(await errands.of_log(who, table, records.log_of, eyes, start, limit))


@router.get("/api/tables/{table}/story", response_class=JSONResponse)
@terms(Who.VISITOR, 50)
async def the_story(visit: Visited, request: Request) -> Response:
    """The course of a finished game: points by source, and its turning points."""
    return json(await of_table(request, visit, visit.cost(), story.tell))


@router.get("/api/tables/{table}/record", response_class=PlainTextResponse)
@terms(Who.VISITOR, 30)
async def export(visit: Visited, request: Request) -> Response:
    """The record of a finished game."""
    text = await of_table(request, visit, visit.cost(), records.export)
    return saved_as(f"{visit.name}.record", text)


@router.post("/api/tables/{table}/carry", response_class=PlainTextResponse)
@terms(Who.PLAYER, 30)
async def carry(server: Here, visit: Visited, person: Known, request: Request) -> Response:
    """Take a game against bots alone along, to be played on elsewhere: its record with its seed."""
    await server.hub.ask(visit.room, lambda t: doing.take_along(t, person.id, now_ms()))
    text = await of_table(request, visit, visit.cost(), records.carried, person.id)
    return saved_as(f"{visit.name}.record", text)


@router.get("/api/tables/{table}/scenario", response_class=PlainTextResponse)
@terms(Who.VISITOR, 60)
async def scenario(
    request: Request,
    visit: Visited,
    step: Annotated[int, Query(ge=0, le=100_000)],
    seat: Seat = None,
    expected: Annotated[str, Query(max_length=MAX_CHAT)] = "",
) -> Response:
    """The position after so many steps as a scenario that runs."""
    given = (step, visit.eyes(seat), visit.person, expected)
    text = await of_table(request, visit, visit.cost(step), records.scenario, *given)
    return saved_as(f"{visit.name}-{step}.toml", text)


def json(content: bytes) -> Response:
    """What is JSON already."""
    return Response(content, media_type="application/json")


def saved_as(name: str, text: bytes) -> Response:
    about = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=about)


# ------------------------------------------------------------------ the coach


@router.get("/api/tables/{table}/analysis", response_class=Response)
@terms(Who.VISITOR, 10)
async def analysis(server: Here, visit: Visited, depth: Depth = USUAL_DEPTH) -> Response:
    """How far the coach's analysis of a finished game is, with its result when it is done."""
    found = await server.analyses.state(visit.room.table, depth)
    return Response(encode(found), media_type="application/json")


@router.post("/api/tables/{table}/analysis", response_class=Response)
@terms(Who.VISITOR, 60)
async def analyse(
    server: Here, visit: Visited, person: Known, depth: Depth = USUAL_DEPTH
) -> Response:
    """Have a finished game analysed, once for everybody."""
    found = await server.analyses.begin(visit.room.table, depth, person.id)
    return Response(encode(found), media_type="application/json")


@router.get("/api/tables/{table}/analysis/line", response_class=JSONResponse)
@terms(Who.VISITOR, 20)
async def better_line(
    server: Here, request: Request, visit: Visited, step: Annotated[int, Query(ge=1, le=100_000)]
) -> Response:
    """Where the better option of an analysed choice leads, step by step on the board."""
    moment, _ = await server.analyses.choice(visit.room.table, step)
    assert moment.choice is not None
    line = [(one.seat, one.action) for one in moment.choice.line]
    found = await of_table(request, visit, visit.cost(step), studies.better_line, step, line)
    return json(found)


# ------------------------------------------------------------------ records from elsewhere


@router.post("/api/records", openapi_extra=_TEXT_BODY)
@terms(Who.KNOWN, 300)
async def bring_in(server: Here, request: Request, person: Known) -> dict[str, Any]:
    """Bring in a record: it is checked, and can then be replayed, or played on."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused("bad_message", "expected text in UTF-8") from None
    routes.charge_more(request, person.id, record_cost(text))
    names = await server.lobby.seat_names(person, records.names_in(text))
    found = await server.hub.house.errands.do(person.id, records.stored, text, person.id, names)
    lines, about = records.read_stored(found)
    if about.status == PLAYING:
        await server.lobby.check_limit(person)
    try:
        await server.store.add_table(lines, about)
    except NotSaved:
        raise Refused("storage", "it could not be saved: try again") from None
    return plain(about)


# ------------------------------------------------------------------ pages


@router.get("/healthz")
@terms(Who.ANYBODY, 0)
async def health(server: Here, response: Response) -> dict[str, Any]:
    """Whether all is well: 503 while nothing can be saved."""
    store = server.store
    waiting = time.monotonic() - store.waiting_since if store.waiting_since else 0.0
    problem = store.failing or ("the database does not answer" if waiting > 2 else "")
    if problem:
        response.status_code = 503
    return {"ok": not problem, "problem": problem, "tables": len(server.hub.rooms)}


@router.get("/metrics", response_class=PlainTextResponse)
@terms(Who.ANYBODY, 0)
async def metrics(server: Here) -> str:
    """Figures for Prometheus."""
    return server.metrics.text()


@router.get("/api/docs", response_class=HTMLResponse)
@terms(Who.ANYBODY, 20)
async def docs(request: Request) -> str:
    """This description, to be read."""
    return pages.api_page(request.app.openapi())


@router.get("/text/{lang}/{name}", response_class=PlainTextResponse)
@terms(Who.ANYBODY, 1)
async def words(lang: str, name: str, request: Request) -> Response:
    """The words of a game, or those common to all, in one language (Project Fluent)."""
    return cached(request, pages.words(lang, name).read_bytes(), pages.TYPES[".ftl"])


@router.get("/rules/{game}/{lang}")
@terms(Who.ANYBODY, 1)
async def rules(game: str, lang: str) -> dict[str, str]:
    """A game's rules in players' words, by their ids."""
    return pages.rules(game, lang)


@router.get("/rules/{game}/{lang}/sections")
@terms(Who.ANYBODY, 1)
async def sections(game: str, lang: str) -> dict[str, str]:
    """The headings of a game's rules, by what their ids begin with, in their order."""
    return pages.sections(game, lang)


@router.get("/api/offers")
@terms(Who.ANYBODY, 0)
async def offers(server: Here) -> dict[str, bool]:
    """What this server has beside its tables: a folder that plays without it."""
    return {"offline": bool(server.settings.offline)}


@router.get("/offline/{path:path}", include_in_schema=False)
@terms(Who.ANYBODY, 1)
async def offline(server: Here, path: str = "") -> Response:
    folder = server.settings.offline
    found = pages.offline_file(folder, path) if folder else None
    if found is None:
        raise Refused("not_found", "there is nothing here")
    kind = pages.TYPES.get(found.suffix, "application/octet-stream")
    is_hashed = path.startswith(("assets/", "python/"))
    age = "max-age=31536000, immutable" if is_hashed else "no-cache"
    return FileResponse(found, media_type=kind, headers={"cache-control": age})


@router.get("/docs", include_in_schema=False)
@router.get("/docs/{path:path}", include_in_schema=False)
@terms(Who.ANYBODY, 0)
async def documentation(request: Request, path: str = "") -> Response:
    """The documentation; folders end with a slash, because their pages link from there."""
    found = pages.site_file(path)
    if found is None and not path:
        return HTMLResponse(pages.NO_SITE, 404)
    if found is None:
        raise Refused("not_found", "there is nothing here")
    if found.name == "index.html" and not request.url.path.endswith(("/", "index.html")):
        return RedirectResponse(f"{request.url.path}/", 308)
    kind = pages.TYPES.get(found.suffix, "application/octet-stream")
    return FileResponse(found, media_type=kind, headers={"cache-control": "no-cache"})


@router.get("/", include_in_schema=False)
@router.get("/{path:path}", include_in_schema=False)
@terms(Who.ANYBODY, 0)
async def client(path: str = "") -> Response:
    found = None if path.startswith("api/") else pages.client_file(path or "index.html")
    if found is not None:
        age = "max-age=31536000, immutable" if "assets" in found.parts else "no-cache"
        kind = pages.TYPES.get(found.suffix, "application/octet-stream")
        if found.name == "sw.js":
            text = pages.service_worker(found)
            return Response(text, media_type=kind, headers={"cache-control": age})
        return FileResponse(found, media_type=kind, headers={"cache-control": age})
    if not path:
        return HTMLResponse(pages.PLAIN_PAGE)
    raise Refused("not_found", "there is nothing here")


def cached(request: Request, content: bytes, kind: str) -> Response:
    """The content, or that it has not changed since the asker's copy."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    return Response(content, 200, headers, kind)
