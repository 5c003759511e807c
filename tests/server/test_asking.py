"""Who asks, and what for."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.server.running import Running, Somebody
from trilith.server import asking
from trilith.server.sessions import Caller
from trilith.server.shapes import Person


def test_a_person_who_has_no_name_makes_no_table(shared: Running) -> None:
    answer = httpx.post(f"{shared.url}/api/tables", json={"game": "castle", "seats": 2})
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "not_signed_in")


def test_a_person_who_is_known_pays_for_what_they_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[object] = []
    monkeypatch.setattr("trilith.server.routes.charge_person", lambda *of: charged.append(of))

    async def caller_of(scope: Any) -> Any:
        return scope["caller"]

    server: Any = SimpleNamespace(caller_of=caller_of)
    stranger: Any = SimpleNamespace(scope={"caller": None})
    known: Any = SimpleNamespace(scope={"caller": Caller(Person("ada", "Ada", False), "")})
    assert asyncio.run(asking.the_caller(stranger, server)) is None
    assert asyncio.run(asking.the_caller(known, server)) is known.scope["caller"]
    assert charged == [(known, "ada")]


def test_a_table_with_a_password_is_shown_to_those_who_say_it(
    vera: Somebody, wim: Somebody
) -> None:
    table = vera.table(access="password", password="sesame", me=[0, 1])
    vera.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}/log"
    assert wim.refused("GET", path) == "password"
    wrong = wim.http.get(path, headers={"x-table-password": "open"})
    assert wrong.json()["error"]["code"] == "password"
    assert wim.http.get(path, headers={"x-table-password": "sesame"}).status_code == 200


def test_nobody_looks_through_anothers_eyes(vera: Somebody, wim: Somebody) -> None:
    table = vera.table()
    wim.post(f"/api/tables/{table}/sit", {})
    vera.post(f"/api/tables/{table}/start")
    assert vera.get(f"/api/tables/{table}/replay?step=0")["seat"] == 0
    assert wim.get(f"/api/tables/{table}/replay?step=0")["seat"] == 1
    assert wim.refused("GET", f"/api/tables/{table}/replay?step=0&seat=0") == "not_yours"
