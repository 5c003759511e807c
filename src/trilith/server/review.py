"""REST on what was played: replays, logs, records, and the coach's analyses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from trilith.server import doing, recap, records, routes, story, studies
from trilith.server.asking import Here, Known, Seat, Visit, Visited
from trilith.server.clocks import now_ms
from trilith.server.coached import Depth
from trilith.server.costs import Who, record_cost, terms
from trilith.server.replies import json, saved_as
from trilith.server.shapes import plain
from trilith.server.store import NotSaved
from trilith.server.table import PLAYING
from trilith.server.wire import MAX_CHAT, Refused, encode

router = routes.router()

USUAL_DEPTH: Final[Depth] = "normal"

_TEXT_BODY: Final = {
    "requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}
}


# ------------------------------------------------------------------ records


async def of_table(
    request: Request, visit: Visit, cost: float, work: Callable[..., Any], *given: Any
) -> bytes:
    """The result of long work on a table; the price depends on its steps."""
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
    """The story of a finished game: points by source, and the turning points."""
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
    """Take a game against bots along to continue it elsewhere: its record, with its seed."""
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
    """The position after so many steps as a scenario."""
    given = (step, visit.eyes(seat), visit.person, expected)
    text = await of_table(request, visit, visit.cost(step), records.scenario, *given)
    return saved_as(f"{visit.name}-{step}.toml", text)


# ------------------------------------------------------------------ the coach


@router.get("/api/tables/{table}/analysis", response_class=Response)
@terms(Who.VISITOR, 10)
async def analysis(server: Here, visit: Visited, depth: Depth = USUAL_DEPTH) -> Response:
    """The progress of the coach's analysis of a finished game, with its result when it is done."""
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
    """Import a record: it is checked, and can then be replayed or continued."""
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
