"""The session cookie of a browser: over TLS, one that no other site and no other path can plant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starlette.requests import cookie_parser
from starlette.responses import Response

from trilith.server.sessions import LIFE

PLAIN: Final = "trilith"
SAFE: Final = "__Host-trilith"
"""Browsers accept it only over TLS, only from this host, and for all paths."""


def is_secure(scope: Mapping[str, Any]) -> bool:
    """Whether a request came over TLS, to this server or to its proxy."""
    sent = dict(scope["headers"]).get(b"x-forwarded-proto", b"").decode("latin-1")
    return (sent or scope.get("scheme", "")) in ("https", "wss")


def shown(scope: Mapping[str, Any], secure: bool) -> str:
    """The cookie that the browser sent, or ''. Over TLS only one that cannot be planted counts."""
    found = cookie_parser(dict(scope["headers"]).get(b"cookie", b"").decode("latin-1"))
    return found.get(SAFE if secure or SAFE in found else PLAIN, "")


def give(response: Response, value: str, secure: bool) -> None:
    response.set_cookie(
        SAFE if secure else PLAIN,
        value,
        max_age=LIFE // 1000,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def take_away(response: Response) -> None:
    response.delete_cookie(PLAIN, path="/", httponly=True, samesite="lax")
    response.delete_cookie(SAFE, path="/", httponly=True, samesite="lax", secure=True)
