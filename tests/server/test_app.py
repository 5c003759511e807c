"""The guards around everything: what a request costs, how long it may be, what every answer says."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from starlette.exceptions import HTTPException

from trilith.server import app
from trilith.server.app import PARTS, STATUS, Guard, longest_body, make_app, request_cost
from trilith.server.costs import BODY, REQUEST, busy
from trilith.server.limits import MAX_FORM, MAX_RECORD
from trilith.server.server import Server
from trilith.server.settings import Settings
from trilith.server.wire import Refused


def scope(method: str = "GET", path: str = "/api/me", **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {
        "type": "http",
        "method": method,
        "path": path,
        "headers": named,
        "client": ("1.1.1.1", 1),
    }


def guard() -> Guard:
    return Guard(Server(Settings()), cast(Any, None))


def refusal(**asked: str) -> str:
    one = scope(**asked)
    found = guard()._refusal(one, dict(one["headers"]))
    return "" if found is None else found.code


def test_only_records_are_long() -> None:
    assert longest_body("/api/records") == MAX_RECORD
    assert longest_body("/api/tables") == longest_body("/api/records/x") == MAX_FORM


@pytest.mark.parametrize(
    ("headers", "bytes_paid"),
    [
        ({}, 0),
        ({b"content-length": b"1000"}, 1000),
        ({b"content-length": b"999999999"}, MAX_FORM),
        ({b"content-length": b"many"}, MAX_FORM),
        ({b"content-length": b"5", b"transfer-encoding": b"chunked"}, MAX_FORM),
    ],
)
def test_a_body_is_paid_for_by_its_length_and_one_without_by_the_longest(
    headers: dict[bytes, bytes], bytes_paid: int
) -> None:
    assert request_cost("/api/tables", headers) == REQUEST + bytes_paid / BODY


def test_other_sites_may_look_and_not_do() -> None:
    foreign = {"host": "here.org", "origin": "https://evil.org"}
    assert refusal(method="POST", **foreign) == refusal(method="DELETE", **foreign) == "origin"
    assert refusal(method="GET", **foreign) == ""
    assert refusal(method="POST", host="here.org", origin="https://here.org") == ""


def test_a_body_that_is_too_long_or_no_length_is_refused_before_it_is_read() -> None:
    assert refusal(content_length=str(MAX_FORM)) == ""
    assert refusal(content_length=str(MAX_FORM + 1)) == "too_large"
    assert refusal(content_length="-1") == refusal(content_length="") == "bad_message"
    assert refusal(path="/api/records", content_length=str(MAX_FORM + 1)) == ""


def test_a_person_with_nothing_left_learns_when_to_come_again() -> None:
    one = guard()
    assert one.early("1.1.1.1", b"/api/me", {}) is None
    for cost in (1000.0, 10.0, REQUEST / 10):
        while one._unpaid(scope(), cost) is None:
            pass
    answer = one.early("1.1.1.1", b"/api/me", {})
    assert answer is not None
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
    assert b"\r\nretry-after: " in head
    assert head.endswith(b"connection: close")
    assert b"content-security-policy" in head
    assert b'"code":"busy"' in body
    assert one.early("2.2.2.2", b"/api/me", {}) is None
    assert one.early("1.1.1.1", b"/healthz", {}) is None


def test_a_body_is_read_unless_it_is_too_long() -> None:
    parts = iter([b"x" * 60, b"x" * 40, b"x"])

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": next(parts)}

    async def read_all() -> None:
        limited = app._limited(receive, 100)
        assert len((await limited())["body"]) == 60
        assert len((await limited())["body"]) == 40
        with pytest.raises(HTTPException) as error:
            await limited()
        assert error.value.status_code == 413

    asyncio.run(read_all())


def test_what_is_answered_to_one_person_is_kept_by_nobody_unless_it_says_so() -> None:
    assert app._uncached("/api/me", []) == [(b"cache-control", b"no-store")]
    assert app._uncached("/api/me", [(b"cache-control", b"max-age=5")]) == []
    assert app._uncached("/assets/x.js", []) == []


def test_a_problem_has_its_status_and_no_half_characters() -> None:
    answer = app._problem(Refused("silenced", "no \ud800 word", until=5))
    assert answer.status_code == 403
    assert bytes(answer.body) == b'{"error":{"code":"silenced","text":"no ? word","until":5}}'
    assert "retry-after" not in answer.headers
    assert app._problem(Refused("unheard_of", "")).status_code == 400
    assert app._problem(busy(1.2)).headers["retry-after"] == "2"
    assert set(STATUS.values()) <= set(range(400, 504))


def test_a_socket_is_refused_with_the_time_to_wait_or_not_at_all() -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(app._refuse_socket(Refused("origin", "no"), send))
    assert sent == [{"type": "websocket.close", "code": 4003}]
    sent.clear()
    asyncio.run(app._refuse_socket(busy(3.0), send))
    assert (sent[0]["status"], sent[0]["headers"]) == (429, [(b"retry-after", b"3")])
    assert [one["type"].rpartition(".")[2] for one in sent] == ["start", "body"]


@pytest.mark.parametrize(
    ("path", "started", "origin"),
    [("/other", True, ""), ("/ws", False, ""), ("/ws", True, "https://evil.org")],
)
def test_there_is_one_address_for_sockets_for_our_own_pages(
    path: str, started: bool, origin: str
) -> None:
    one = guard()
    one.server.started = started
    with pytest.raises(Refused, match="no socket here"):
        asyncio.run(one._visitor(scope(path=path, host="here.org", origin=origin)))


def test_every_part_is_in_the_app_and_the_page_for_all_other_addresses_is_last() -> None:
    made, _ = make_app(Settings())
    paths = [getattr(route, "path", "") for route in made.rest.router.routes]
    expected = [getattr(route, "path", "") for part in PARTS for route in part.routes]
    assert paths[-len(expected) :] == expected
    assert set(paths[-2:]) == {"/", "/{path:path}"}
