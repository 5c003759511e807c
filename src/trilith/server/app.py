"""The application: REST, the WebSocket, the client's files; and what guards them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from trilith import __version__
from trilith.server import guide, story
from trilith.server.conn import Person
from trilith.server.limits import MAX_RECORD, address
from trilith.server.play import Message, Receive, Send, serve_socket
from trilith.server.rest import router
from trilith.server.server import Server
from trilith.server.settings import Settings
from trilith.server.wire import Refused

log = logging.getLogger("trilith.app")

STATUS: Final = {
    "bad_message": 422,
    "illegal": 422,
    "not_signed_in": 401,
    "bad_login": 401,
    "not_yours": 403,
    "password": 403,
    "origin": 403,
    "no_table": 404,
    "no_seat": 404,
    "no_token": 404,
    "not_found": 404,
    "not_now": 409,
    "stale": 409,
    "full": 409,
    "name_taken": 409,
    "limit": 429,
    "too_large": 413,
    "storage": 503,
    "restart": 503,
}

SAFE: Final = ("GET", "HEAD", "OPTIONS")
SECURITY_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'; img-src 'self' data:; connect-src 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Problem(BaseModel):
    """What goes wrong, over REST."""

    class Detail(BaseModel):
        code: str
        text: str

    error: Detail


# ------------------------------------------------------------------ the guards, around everything


class Guard:
    """Origin, rates, sizes and security headers; then the WebSocket, or REST."""

    def __init__(self, server: Server, rest: FastAPI) -> None:
        self.server = server
        self.rest = rest

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.rest(scope, receive, send)

    async def _http(self, scope: Message, receive: Receive, send: Send) -> None:
        self.server.metrics.count("requests_total")
        headers = dict(scope["headers"])

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *SECURITY_HEADERS]
            await send(message)

        refused = self._refusal(scope, headers)
        if refused is not None:
            await _problem(refused)(scope, receive, send_guarded)
            return
        await self.rest(scope, _limited(receive), send_guarded)

    def _refusal(self, scope: Message, headers: dict[bytes, bytes]) -> Refused | None:
        is_safe = scope["method"] in SAFE
        if not is_safe and self.server.is_foreign(headers):
            return Refused("origin", "requests from other sites are refused")
        if not headers.get(b"content-length", b"0").isdigit():
            return Refused("bad_message", "bad length")
        if int(headers.get(b"content-length", b"0")) > MAX_RECORD:
            return Refused("too_large", f"at most {MAX_RECORD} bytes")
        is_watched = scope["path"] not in ("/healthz", "/metrics")
        if is_watched and not self.server.requests.take(address(scope)):
            self.server.metrics.count("limited_total")
            return Refused("limit", "too many requests: wait a moment")
        return None

    async def _socket(self, scope: Message, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        server = self.server
        person: Person | None = None
        refused = (
            scope["path"] != "/ws"
            or not server.started
            or server.is_foreign(headers)
            or not server.requests.take(address(scope))
        )
        if not refused:
            try:
                person = await server.person_of(headers)
            except Refused:
                refused = True
            except Exception as error:
                log.warning("cannot tell who it is", extra={"error": str(error)[:200]})
                refused = True
        if refused:
            await receive()
            await send({"type": "websocket.close", "code": 4003})
            return
        await serve_socket(server.hub, server.lobby, person, scope, receive, send)


def _limited(receive: Receive) -> Receive:
    """The same body, as long as it is not too long."""
    total = 0

    async def limited() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > MAX_RECORD:
            raise HTTPException(413, "too large")
        return message

    return limited


def _problem(refused: Refused) -> JSONResponse:
    detail = {"code": refused.code, "text": refused.text, **refused.more}
    return JSONResponse({"error": detail}, STATUS.get(refused.code, 400))


def make_app(settings: Settings) -> tuple[Guard, Server]:
    """The application, and what runs behind it."""
    server = Server(settings)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    rest = FastAPI(
        title="Trilith",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
        responses={
            status: {"model": Problem} for status in (401, 403, 404, 409, 413, 422, 429, 503)
        },
    )
    rest.state.server = server
    _handle_problems(rest)
    rest.include_router(guide.router)
    rest.include_router(story.router)
    rest.include_router(router)
    return Guard(server, rest), server


def _handle_problems(rest: FastAPI) -> None:
    @rest.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return _problem(error)

    @rest.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return _problem(Refused("bad_message", f"{where}: {first['msg']}"))

    @rest.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        code = {404: "not_found", 405: "bad_message", 413: "too_large"}.get(error.status_code)
        detail = {"code": code or "bad_message", "text": str(error.detail)}
        return JSONResponse({"error": detail}, error.status_code, dict(error.headers or {}))

    @rest.exception_handler(sa.exc.OperationalError)
    async def storage(_: Request, error: sa.exc.OperationalError) -> Response:
        log.warning("the database does not answer", extra={"error": str(error)[:200]})
        return _problem(Refused("storage", "the database does not answer: try again"))

    @rest.exception_handler(sa.exc.DBAPIError)
    async def bad_text(_: Request, error: sa.exc.DBAPIError) -> Response:
        # Such as a NUL character, which PostgreSQL keeps in no text.
        log.warning("the database refused", extra={"error": str(error)[:200]})
        return _problem(Refused("bad_message", "that cannot be stored"))
