"""REST: people, tables, records, and the pages beside them."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from pydantic import Field

from trilith import games
from trilith.engine.data import bare
from trilith.server import lobby, pages, records
from trilith.server.accounts import COOKIE, COOKIE_AGE
from trilith.server.conn import Person
from trilith.server.hub import now_ms
from trilith.server.limits import address
from trilith.server.lobby import Form
from trilith.server.server import Server
from trilith.server.wire import Refused, encode

router = APIRouter()


class GuestForm(Form):
    name: str = Field(max_length=200)


class PasswordForm(Form):
    name: str = Field(max_length=200)
    password: str = Field(max_length=200)


class TokenForm(Form):
    name: str = Field(max_length=200)


TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
Seat = Annotated[int | None, Query(ge=-1, le=15)]


def the_server(request: Request) -> Server:
    server = request.app.state.server
    assert isinstance(server, Server)
    return server


Here = Annotated[Server, Depends(the_server)]


async def the_asker(request: Request, server: Here) -> Person | None:
    return await server.person_of(dict(request.scope["headers"]))


Asker = Annotated[Person | None, Depends(the_asker)]


async def the_known(asker: Asker) -> Person:
    if asker is None:
        raise Refused("not_signed_in", "become a guest or log in first")
    return asker


Known = Annotated[Person, Depends(the_known)]


# ------------------------------------------------------------------ people


async def signed_in(
    server: Here, request: Request, response: Response, person: Person
) -> dict[str, Any]:
    is_https = request.headers.get("x-forwarded-proto", request.url.scheme) == "https"
    response.set_cookie(
        COOKIE,
        await server.accounts.cookie(person),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=server.settings.secure_cookies or is_https,
    )
    return _told(person)


def slow_down(server: Server, request: Request) -> None:
    if not server.logins.take(address(request.scope)):
        server.metrics.count("limited_total")
        raise Refused("limit", "too many attempts: wait a moment")


@router.post("/api/guest")
async def guest(
    server: Here, form: GuestForm, request: Request, response: Response, asker: Asker
) -> dict[str, Any]:
    """Become a guest, or change the guest's name."""
    if asker is None:
        slow_down(server, request)
    elif not asker.guest:
        raise Refused("not_now", "you have an account")
    return await signed_in(server, request, response, await server.accounts.guest(form.name, asker))


@router.post("/api/account")
async def account(
    server: Here, form: PasswordForm, request: Request, response: Response, asker: Asker
) -> dict[str, Any]:
    """Make an account; a guest's games follow into it."""
    slow_down(server, request)
    if asker is not None and not asker.guest:
        raise Refused("not_now", "you have an account")
    person = await server.accounts.register(form.name, form.password)
    if asker is not None:
        await server.lobby.follow_account(asker, person)
    return await signed_in(server, request, response, person)


@router.post("/api/login")
async def login(
    server: Here, form: PasswordForm, request: Request, response: Response, asker: Asker
) -> dict[str, Any]:
    """Log in; a guest's games follow into the account."""
    slow_down(server, request)
    person = await server.accounts.login(form.name, form.password)
    if asker is not None and asker.guest:
        await server.lobby.follow_account(asker, person)
    return await signed_in(server, request, response, person)


@router.post("/api/logout")
async def logout(response: Response) -> dict[str, Any]:
    """Forget who this browser is."""
    response.delete_cookie(COOKIE)
    return {}


@router.get("/api/me")
async def me(server: Here, asker: Asker) -> dict[str, Any]:
    """Who I am, and my tables: those that wait for me first."""
    if asker is None:
        return {"person": None, "tables": []}
    return {"person": _told(asker), "tables": await server.lobby.tables_of(asker)}


@router.get("/api/tokens")
async def tokens(server: Here, person: Known) -> list[dict[str, Any]]:
    """My tokens for programs."""
    return await server.accounts.tokens(person)


@router.post("/api/tokens")
async def new_token(server: Here, form: TokenForm, person: Known) -> dict[str, Any]:
    """A token for a program. It is told this once."""
    return await server.accounts.new_token(person, form.name)


@router.delete("/api/tokens/{token}")
async def drop_token(server: Here, token: TableId, person: Known) -> dict[str, Any]:
    """Make a token void."""
    await server.accounts.drop_token(person, token)
    return {}


# ------------------------------------------------------------------ tables


@router.get("/api/games")
async def all_games() -> list[dict[str, Any]]:
    """The games, their numbers of players and their options."""
    return [_describe(key) for key in games.keys()]


@router.get("/api/games/{game}/components", response_class=Response)
async def components(request: Request, game: str) -> Response:
    """The game's numbers as its rules use them, without what is said about their sources."""
    if game not in games.keys():
        raise Refused("not_found", f"no such game: {game[:40]}")
    return cached(request, encode(bare(games.get(game).components)), "application/json")


@router.get("/api/bots")
async def all_bots(server: Here) -> list[str]:
    """The bots, weakest first."""
    return server.hub.workers.levels()


@router.get("/api/tables")
async def open_tables(server: Here) -> list[dict[str, Any]]:
    """The tables of the lobby."""
    return await server.lobby.open_tables()


@router.post("/api/tables")
async def create(server: Here, form: lobby.NewTable, person: Known) -> dict[str, Any]:
    """Make a table."""
    return await server.lobby.create(person, form)


@router.get("/api/tables/{table}")
async def table_summary(server: Here, table: TableId) -> dict[str, Any]:
    """One table."""
    return (await server.hub.room(table)).table.summary()


@router.post("/api/tables/{table}/sit")
async def sit(server: Here, table: TableId, form: lobby.SitDown, person: Known) -> dict[str, Any]:
    """Take a seat."""
    return await server.lobby.sit(person, table, form)


@router.post("/api/tables/{table}/bot")
async def bot(server: Here, table: TableId, form: lobby.SeatBot, person: Known) -> dict[str, Any]:
    """Put a bot on a free seat."""
    return await server.lobby.seat_bot(person, table, form)


@router.post("/api/tables/{table}/stand")
async def stand(server: Here, table: TableId, form: lobby.StandUp, person: Known) -> dict[str, Any]:
    """Leave a seat before the start."""
    return await server.lobby.stand(person, table, form.seat)


@router.post("/api/tables/{table}/start")
async def start(server: Here, table: TableId, person: Known) -> dict[str, Any]:
    """Begin the game."""
    return await server.lobby.start(person, table)


@router.post("/api/tables/{table}/rematch")
async def rematch(server: Here, table: TableId, person: Known) -> dict[str, Any]:
    """Another game with the same people."""
    return await server.lobby.rematch(person, table)


_TEXT_BODY: Final = {
    "requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}
}


# ------------------------------------------------------------------ records


@router.get("/api/tables/{table}/replay")
async def replay(
    server: Here,
    table: TableId,
    asker: Asker,
    step: Annotated[int, Query(ge=0, le=100_000)],
    seat: Seat = None,
) -> dict[str, Any]:
    """The position after so many steps, as one seat may see it."""
    room = await server.hub.room(table)
    await server.lobby.check_password(room, asker, None)
    eyes = records.may_see(room.table, asker.id if asker else None, seat)
    entries = await server.store.entries(table)
    return await asyncio.to_thread(records.position, room.table, entries, step, eyes)


@router.get("/api/tables/{table}/log")
async def whole_log(
    server: Here,
    table: TableId,
    asker: Asker,
    start: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
    seat: Seat = None,
) -> list[dict[str, Any]]:
    """What happened, step by step."""
    room = await server.hub.room(table)
    await server.lobby.check_password(room, asker, None)
    eyes = records.may_see(room.table, asker.id if asker else None, seat)
    return records.log_of(await server.store.entries(table), eyes, start, limit)


@router.get("/api/tables/{table}/record", response_class=PlainTextResponse)
async def export(server: Here, table: TableId) -> Response:
    """The record of a finished game."""
    room = await server.hub.room(table)
    entries = await server.store.entries(table)
    text = await asyncio.to_thread(records.export, room.table, entries)
    name = f"{room.table.info.game}-{table}.record"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@router.post("/api/records", openapi_extra=_TEXT_BODY)
async def bring_in(server: Here, request: Request, person: Known) -> dict[str, Any]:
    """Bring in a record: it is checked, and can then be replayed."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused("bad_message", "expected text in UTF-8") from None
    found = await asyncio.to_thread(records.check, text)
    room = server.hub.new_room(records.info_of(found, person.id), now_ms())
    await server.hub.ask(room, lambda table: records.bring_in(table, found))
    return room.table.summary()


# ------------------------------------------------------------------ pages


@router.get("/healthz")
async def health(server: Here, response: Response) -> dict[str, Any]:
    """Whether all is well: 503 while nothing can be saved."""
    store = server.store
    waiting = time.monotonic() - store.waiting_since if store.waiting_since else 0.0
    problem = store.failing or ("the database does not answer" if waiting > 2 else "")
    if problem:
        response.status_code = 503
    return {"ok": not problem, "problem": problem, "tables": len(server.hub.rooms)}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: Here) -> str:
    """Figures for Prometheus."""
    return server.metrics.text()


@router.get("/api/docs", response_class=HTMLResponse)
async def docs(request: Request) -> str:
    """This description, to be read."""
    return pages.api_page(request.app.openapi())


@router.get("/text/{lang}/{name}", response_class=PlainTextResponse)
async def words(lang: str, name: str, request: Request) -> Response:
    """The words of a game, or those common to all, in one language (Project Fluent)."""
    return cached(request, pages.words(lang, name).read_bytes(), pages.TYPES[".ftl"])


@router.get("/rules/{game}/{lang}")
async def rules(game: str, lang: str) -> dict[str, str]:
    """A game's rules in players' words, by their ids."""
    return pages.rules(game, lang)


@router.get("/rules/{game}/{lang}/sections")
async def sections(game: str, lang: str) -> dict[str, str]:
    """The headings of a game's rules, by what their ids begin with, in their order."""
    return pages.sections(game, lang)


@router.get("/", include_in_schema=False)
@router.get("/{path:path}", include_in_schema=False)
async def client(path: str = "") -> Response:
    found = None if path.startswith("api/") else pages.client_file(path or "index.html")
    if found is not None:
        age = "max-age=31536000, immutable" if "assets" in found.parts else "no-cache"
        kind = pages.TYPES.get(found.suffix, "application/octet-stream")
        return FileResponse(found, media_type=kind, headers={"cache-control": age})
    if not path:
        return HTMLResponse(pages.PLAIN_PAGE)
    raise Refused("not_found", "there is nothing here")


def _describe(key: str) -> dict[str, Any]:
    game = games.get(key)
    options = [
        {"key": option.key, "values": list(option.values), "default": option.default}
        for option in game.options
    ]
    return {
        "key": game.key,
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "options": options,
    }


def _told(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "guest": person.guest}


def cached(request: Request, content: bytes, kind: str) -> Response:
    """The content, or that it has not changed since the asker's copy."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    return Response(content, 200, headers, kind)
