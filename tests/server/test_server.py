"""Who asks, and whether another site's page does."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from trilith.server.cookies import PLAIN, SAFE
from trilith.server.server import Server
from trilith.server.settings import Settings
from trilith.server.wire import Refused


class Known:
    """Accounts that know one token and one cookie."""

    def __init__(self) -> None:
        self.sessions = self

    async def from_token(self, token: str) -> str | None:
        return "by token" if token == "good" else None

    async def find(self, cookie: str) -> str | None:
        return "by cookie" if cookie == "own" else None


def server(**settings: Any) -> Server:
    made = Server(Settings(**settings))
    made.accounts = cast(Any, Known())
    return made


def caller(scheme: str = "http", of: Server | None = None, **headers: str) -> Any:
    named = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"scheme": scheme, "headers": named}
    return asyncio.run((of or server()).caller_of(scope))


def test_all_that_was_started_is_stopped_and_what_writes_comes_last() -> None:
    stopped: list[str] = []

    def part(name: str) -> Any:
        def stop() -> None:
            stopped.append(name)

        return stop

    def later(name: str) -> Any:
        async def stop() -> None:
            stopped.append(name)

        return stop

    async def whole() -> None:
        made: Any = Server(Settings())
        made.started, made._sweeping = True, SimpleNamespace(cancel=part("sweeper"))
        made.accounts = SimpleNamespace(sessions=SimpleNamespace(stop=part("sessions")))
        made.post = SimpleNamespace(stop=later("post"))
        workers = SimpleNamespace(close=later("workers"))
        made.hub = SimpleNamespace(stop=later("hub"), workers=workers)
        made.hashing = SimpleNamespace(close=part("hashing"))
        made.store = SimpleNamespace(close=part("store"))
        await made.stop()
        assert not made.started

    asyncio.run(whole())
    assert stopped == ["sweeper", "sessions", "post", "hub", "workers", "hashing", "store"]


def test_a_token_counts_before_a_cookie() -> None:
    assert caller(authorization="Bearer good", cookie=f"{PLAIN}=own") == "by token"
    assert caller(authorization="bearer  good ") == "by token"
    assert caller(cookie=f"{PLAIN}=own") == "by cookie"
    assert caller(authorization="Basic good", cookie=f"{PLAIN}=own") == "by cookie"
    assert caller(cookie=f"{PLAIN}=another") is None
    assert caller() is None


def test_a_bad_token_is_refused_no_matter_what_comes_with_it() -> None:
    with pytest.raises(Refused, match="no such token"):
        caller(authorization="Bearer bad", cookie=f"{PLAIN}=own")


def test_where_cookies_go_over_tls_only_the_plain_one_is_nobodys() -> None:
    strict = server(secure_cookies=True)
    assert caller(of=strict, cookie=f"{PLAIN}=own") is None
    assert caller(of=strict, cookie=f"{SAFE}=own") == "by cookie"
    assert caller("https", cookie=f"{PLAIN}=own") is None


@pytest.mark.parametrize(
    ("origin", "is_foreign"),
    [
        (None, False),
        ("https://play.example.org", False),
        ("http://play.example.org", False),
        ("https://friends.example.org", False),
        ("https://evil.example.org", True),
        ("https://play.example.org.evil", True),
        ("null", True),
        ("http://[", True),
    ],
)
def test_another_sites_page_is_recognised_by_its_origin(
    origin: str | None, is_foreign: bool
) -> None:
    headers = {b"host": b"play.example.org"}
    if origin is not None:
        headers[b"origin"] = origin.encode()
    assert server(origins=("https://friends.example.org",)).is_foreign(headers) is is_foreign
