"""The application: REST, the WebSocket, the client's files, and the guards around them."""

from __future__ import annotations

import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from trilith import __version__
from trilith.server import (
    account,
    copies,
    guide,
    mine,
    moderation,
    offered,
    operator,
    over_time,
    pages,
    people,
    puzzles,
    rest,
    review,
    rulebook,
    served,
)
from trilith.server.costs import BODY, REQUEST, SOCKET, Payer, busy
from trilith.server.finding.rest import router as finding_router
from trilith.server.limits import MAX_FORM, MAX_RECORD, address
from trilith.server.logs import why
from trilith.server.play import Message, Receive, Send, serve_socket
from trilith.server.post.rest import router as post_router
from trilith.server.profiles.rest import router as profiles_router
from trilith.server.protocol import EXTENSION
from trilith.server.server import Server
from trilith.server.sessions import Caller
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
    "no_session": 404,
    "no_way": 404,
    "no_person": 404,
    "no_case": 404,
    "not_allowed": 422,
    "reason": 422,
    "short_password": 422,
    "common_password": 422,
    "silenced": 403,
    "no_open_tables": 403,
    "closed": 403,
    "taken": 409,
    "renamed": 409,
    "vacation": 409,
    "bad_target": 422,
    "bad_link": 403,
    "not_offered": 409,
    "not_sent": 502,
    "not_found": 404,
    "nobody": 404,
    "rated": 409,
    "account": 403,
    "range": 403,
    "not_now": 409,
    "stale": 409,
    "full": 409,
    "grace": 409,
    "sure": 409,
    "name_taken": 409,
    "limit": 429,
    "busy": 429,
    "too_large": 413,
    "storage": 503,
    "restart": 503,
    "unreadable": 503,
}

PARTS: Final = (
    guide.router,
    people.router,
    account.router,
    mine.router,
    copies.router,
    moderation.router,
    operator.router,
    offered.router,
    puzzles.router,
    over_time.router,
    rulebook.router,
    post_router,
    profiles_router,
    finding_router,
    rest.router,
    review.router,
    served.router,
)
"""All routes; the last ones catch every other address."""
HEALTH: Final = ("/healthz", "/metrics")
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


OFFLINE_HEADERS: Final = (
    (b"content-security-policy", f"{pages.OFFLINE_POLICY}; frame-ancestors 'none'".encode()),
    *SECURITY_HEADERS[1:],
)
"""Headers for the folder that plays without a server, where WebAssembly may run."""


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
        is_folder = scope["path"].startswith(pages.OFFLINE)
        security = OFFLINE_HEADERS if is_folder else SECURITY_HEADERS

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message.get("headers", [])
                message["headers"] = [*given, *security, *_uncached(scope["path"], given)]
            await send(message)

        refused = self._refusal(scope, headers)
        if refused is None and not await self.server.turns.turn(address(scope), REQUEST):
            refused = busy(1.0)
        if refused is not None:
            await _problem(refused)(scope, receive, send_guarded)
            return
        await self.rest(scope, _limited(receive, longest_body(scope["path"])), send_guarded)

    def _refusal(self, scope: Message, headers: dict[bytes, bytes]) -> Refused | None:
        is_safe = scope["method"] in SAFE
        if not is_safe and self.server.is_foreign(headers):
            return Refused("origin", "requests from other sites are refused")
        if not headers.get(b"content-length", b"0").isdigit():
            return Refused("bad_message", "bad length")
        most = longest_body(scope["path"])
        if int(headers.get(b"content-length", b"0")) > most:
            return Refused("too_large", f"at most {most} bytes")
        return self._unpaid(scope, request_cost(scope["path"], headers))

    def _unpaid(self, scope: Message, cost: float) -> Refused | None:
        """Let the address pay for the request; returns why it cannot."""
        budget = self.server.budget
        try:
            if scope["path"] in HEALTH:
                budget.charge_health(address(scope))
            else:
                budget.charge(address(scope), None, "request", cost)
        except Refused as refused:
            return refused
        return None

    def early(self, where: str, raw_path: bytes, headers: dict[bytes, bytes]) -> bytes | None:
        """The whole answer to a request that its address cannot pay for, when only its head has been
        read; None if the rest may be read.
        """
        budget, path = self.server.budget, raw_path.decode("latin-1")
        if path in HEALTH:
            refused = budget.health_refusal(where)
        else:
            refused = budget.refusal(where, "request", request_cost(path, headers))
        return None if refused is None else _whole_answer(_problem(refused))

    async def _socket(self, scope: Message, receive: Receive, send: Send) -> None:
        server, where = self.server, address(scope)
        try:
            caller = await self._visitor(scope)
            person = caller.person if caller is not None else None
            server.budget.open_socket(where, person.id if person is not None else None)
        except Refused as refused:
            await receive()
            await _refuse_socket(refused, send)
            return
        payer = Payer(server.budget, where, person.id if person is not None else None)
        try:
            with server.accounts.sessions.open(caller, scope["extensions"].get(EXTENSION)):
                await serve_socket(server, payer, person, scope, receive, send)
        finally:
            server.budget.close_socket(where, payer.person)

    async def _visitor(self, scope: Message) -> Caller | None:
        """Who wants to open a socket; Refused if that is not possible."""
        headers, server = dict(scope["headers"]), self.server
        if scope["path"] != "/ws" or not server.started or server.is_foreign(headers):
            raise Refused("origin", "no socket here")
        server.budget.charge(address(scope), None, "socket", SOCKET)
        try:
            return await server.caller_of(scope)
        except Refused:
            raise
        except Exception as error:
            log.warning("cannot tell who it is", extra=why(error))
            raise Refused("storage", "the database does not answer: try again") from None


def longest_body(path: str) -> int:
    """Records are long; nothing else that people send is long."""
    return MAX_RECORD if path == "/api/records" else MAX_FORM


def request_cost(path: str, headers: dict[bytes, bytes]) -> float:
    """The price of a request and its body; if the length is not given, the longest body."""
    length, most = headers.get(b"content-length", b"0"), longest_body(path)
    is_known = length.isdigit() and b"transfer-encoding" not in headers
    return REQUEST + (min(int(length), most) if is_known else most) / BODY


def _limited(receive: Receive, most: int) -> Receive:
    """The same body, cut off with an error when it gets too long."""
    total = 0

    async def limited() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > most:
            raise HTTPException(413, "too large")
        return message

    return limited


def _uncached(path: str, given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Let nobody in between cache an answer to one person, nor the next user of this screen."""
    if not path.startswith("/api/") or any(name == b"cache-control" for name, _ in given):
        return []
    return [(b"cache-control", b"no-store")]


def _problem(refused: Refused) -> JSONResponse:
    detail = {"code": refused.code, "text": _sendable(refused.text), **refused.more}
    return JSONResponse({"error": detail}, STATUS.get(refused.code, 400), _wait(refused))


def _wait(refused: Refused) -> dict[str, str]:
    wait = refused.more.get("wait")
    return {"retry-after": str(math.ceil(wait))} if wait else {}


def _whole_answer(response: Response) -> bytes:
    """An answer as bytes; the connection ends after it."""
    head = [f"HTTP/1.1 {response.status_code} {HTTPStatus(response.status_code).phrase}".encode()]
    headers = [*response.raw_headers, *SECURITY_HEADERS, (b"connection", b"close")]
    head += [name + b": " + value for name, value in headers]
    return b"\r\n".join([*head, b"", bytes(response.body)])


async def _refuse_socket(refused: Refused, send: Send) -> None:
    """An answer instead of the handshake: 429 with the time to wait, or 403 for anything else."""
    if refused.code != "busy":
        await send({"type": "websocket.close", "code": 4003})
        return
    headers = [(k.encode(), v.encode()) for k, v in _wait(refused).items()]
    start = {"type": "websocket.http.response.start", "status": 429, "headers": headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": refused.text.encode()})


def _sendable(text: str) -> str:
    """The text without lone surrogates, since answers may repeat parts of the question."""
    return text.encode("utf-8", "replace").decode()


def make_app(settings: Settings) -> tuple[Guard, Server]:
    """The application, and everything that runs behind it."""
    server = Server(settings)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = FastAPI(
        title="Trilith",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.state.server = server
    _handle_problems(app)
    for part in PARTS:
        # Directly: an included router would be searched twice for every request.
        app.router.routes.extend(part.routes)
    return Guard(server, app), server


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
        code = {404: "not_found", 413: "too_large"}.get(error.status_code, "bad_message")
        detail = {"code": code, "text": str(error.detail)}
        return JSONResponse({"error": detail}, error.status_code, dict(error.headers or {}))

    @rest.exception_handler(ClientDisconnect)
    async def gone(_: Request, error: ClientDisconnect) -> Response:
        return Response(None, 400)  # nobody is there to read it

    @rest.exception_handler(sa.exc.OperationalError)
    async def storage(_: Request, error: sa.exc.OperationalError) -> Response:
        log.warning("the database does not answer", extra=why(error))
        return _problem(Refused("storage", "the database does not answer: try again"))

    @rest.exception_handler(sa.exc.DBAPIError)
    async def bad_text(_: Request, error: sa.exc.DBAPIError) -> Response:
        # Such as a NUL character, which PostgreSQL does not store in texts.
        log.warning("the database refused", extra=why(error))
        return _problem(Refused("bad_message", "that cannot be stored"))
