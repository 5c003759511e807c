"""Every route and every message says who may use it and what it costs; and it is so."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute

from tests.server.running import Running, Somebody
from trilith.server.app import make_app
from trilith.server.costs import MESSAGES, Terms, Who, terms_of
from trilith.server.settings import Settings
from trilith.server.wire import Up

UNWATCHED = {"/api/openapi.json"}
"""What FastAPI itself answers; everybody may ask for it."""

BODIES: dict[str, Any] = {
    "/api/tables/{table}/sit": {"seat": 1},
    "/api/tables/{table}/bot": {"level": "random", "seat": 1},
    "/api/tables/{table}/stand": {"seat": 0},
    "/api/tables": {"game": "castle", "seats": 2},
    "/api/tokens": {"name": "a program"},
    "/api/password": {"old": "12345678", "new": "12345678"},
    "/api/me/name": {"name": "Ada the second"},
    "/api/me/people/{other}": {"muted": True, "blocked": False},
    "/api/me/objections": {"act": 1, "words": "It was not so."},
    "/api/tables/{table}/report": {"about": "g1", "kind": "insult"},
    "/api/moderation/cases/{number}/act": {"what": "nothing", "reason": "all is well"},
    "/api/moderation/objections/{number}": {"upheld": True, "reason": "all is well"},
    "/api/me/export": {"password": "12345678"},
    "/api/me/delete": {"password": "12345678", "word": "delete"},
    "/api/me/ways/mail": {"address": "ada@example.org"},
    "/api/me/ways/push": {"endpoint": "https://example.org/x", "p256dh": "x", "auth": "x"},
    "/api/me/ways/webhook": {"preset": "json", "url": "https://example.org/x"},
    "/api/me/shown": {},
    "/api/waits": {},
    "/api/seek": {"game": "castle", "pace": "live"},
    "/api/tables/{table}/invite": {"name": "Ada"},
}
"""Something that could be asked for, where a route wants more than its path."""
ROLES = (Who.MODERATOR, Who.OPERATOR)
QUERY = "?step=0&from=0&to=0"


def every_route() -> list[APIRoute]:
    guard, _ = make_app(Settings())
    found = [
        route
        for part in guard.rest.routes
        for route in getattr(getattr(part, "original_router", None), "routes", [part])
        if getattr(route, "path", "") not in UNWATCHED
    ]
    assert len(found) > 25
    for route in found:
        assert isinstance(route, APIRoute), f"{route} says nothing of who and what"
    return [route for route in found if isinstance(route, APIRoute)]


def asked(route: APIRoute, table: str) -> tuple[str, str, Any]:
    """A request to this route."""
    path = route.path.replace("{table}", table)
    for name in ("token", "session", "way", "game", "lang", "name", "path", "wait", "me", "invite"):
        path = path.replace(f"{{{name}}}", "w1").replace(f"{{{name}:path}}", "x1")
    path = path.replace("{number}", "1").replace("{other}", "g1")
    method = next(iter(route.methods or ()))
    return method, path + (QUERY if method == "GET" else ""), BODIES.get(route.path)


def test_every_route_says_who_and_what() -> None:
    for route in every_route():
        told = terms_of(route.endpoint)
        assert isinstance(told, Terms)
        assert told.cost >= 0
        is_of_a_table = "{table}" in route.path
        if told.by in (Who.VISITOR, Who.PLAYER, Who.OWNER):
            assert is_of_a_table, route.path
        elif is_of_a_table:
            assert route.path == "/api/tables/{table}"  # what the lobby shows


def test_every_route_says_what_can_go_wrong() -> None:
    described = make_app(Settings())[0].rest.openapi()["paths"]
    for path, methods in described.items():
        for method, about in methods.items():
            assert {"401", "403", "404", "409", "429", "503"} <= set(about["responses"]), (
                method,
                path,
            )


def test_every_message_says_who_and_what() -> None:
    assert set(MESSAGES) == set(Up.__subclasses__())
    for told in MESSAGES.values():
        assert told.cost > 0


def test_only_who_is_known_asks_for_what_needs_somebody(running: Running, ada: Somebody) -> None:
    table = ada.table(me=[0], access="password", password="open sesame")
    with httpx.Client(base_url=running.url) as nobody:
        for route in every_route():
            if terms_of(route.endpoint).by is Who.ANYBODY:
                continue
            method, path, body = asked(route, table)
            answer = nobody.request(method, path, json=body)
            code = answer.json()["error"]["code"]
            assert (answer.status_code, code) in ((401, "not_signed_in"), (403, "password")), path


def test_roles_are_asked_for(ada: Somebody) -> None:
    """Neither a guest nor a program does what is for moderators or the operator."""
    found = [route for route in every_route() if terms_of(route.endpoint).by in ROLES]
    assert len(found) >= 6
    for route in found:
        method, path, body = asked(route, "")
        assert ada.refused(method, path, body) == "not_yours", path


@pytest.mark.parametrize("stage", ["waiting", "over"])
def test_strangers_do_nothing_that_is_for_players_or_the_owner(
    ada: Somebody, bea: Somebody, stage: str
) -> None:
    table = ada.table(me=[0, 1] if stage == "over" else [0])
    if stage == "over":
        ada.post(f"/api/tables/{table}/start")
        ada.connect(table).play_to_end()
    before = ada.get(f"/api/tables/{table}")
    for route in every_route():
        if terms_of(route.endpoint).by in (Who.PLAYER, Who.OWNER):
            method, path, body = asked(route, table)
            assert bea.refused(method, path, body) in ("not_yours", "not_now"), path
    assert ada.get(f"/api/tables/{table}") == before


FIELDS: dict[str, Any] = {
    "hint": {"stage": 1},
    "play": {"seq": 0, "action": "choose trader"},
    "preview": {"action": "choose trader"},
    "undo": {"to": 0},
    "propose": {"what": "close"},
    "vote": {"yes": True},
    "chat": {"text": "Hello", "room": "table"},
    "lobby": {"on": True},
    "seen": {"seq": 0},
}


@pytest.mark.parametrize("shape", Up.__subclasses__(), ids=lambda shape: str(shape.__name__))
def test_strangers_say_nothing_that_is_for_others(
    ada: Somebody, bea: Somebody, shape: type[Up]
) -> None:
    by, name = MESSAGES[shape].by, str(shape.__struct_config__.tag)
    table = ada.table(me=[0, 1], access="password", password="open sesame")
    ada.post(f"/api/tables/{table}/start")
    before = ada.get(f"/api/tables/{table}")
    socket = bea.connect()
    socket._table = table
    socket.say(name, **FIELDS.get(name, {}))
    socket.say("ping")
    heard = socket.until("error") if by is not Who.ANYBODY else socket.until("pong")
    allowed = {Who.PLAYER: {"not_yours"}, Who.VISITOR: {"password", "not_now"}}
    assert by is Who.ANYBODY or heard["code"] in allowed[by]
    assert all("view" not in message for message in socket.heard)
    assert ada.get(f"/api/tables/{table}") == before
