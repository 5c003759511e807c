"""Guests of servers that knew no sessions: their signed cookie is good once."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
import sqlalchemy as sa
from itsdangerous import URLSafeSerializer

from tests.server.in_memory import Direct, put
from trilith.server import schema
from trilith.server.old_cookies import guest_of
from trilith.server.shapes import Person
from trilith.server.store import Store

SECRET = "of old"


def cookie(person: object, session: object, secret: str = SECRET) -> str:
    made = URLSafeSerializer(secret, salt="trilith-session").dumps([person, session])
    return str(made)


def shown(c: sa.Connection, text: str, secret: str = SECRET) -> Person | None:
    return asyncio.run(guest_of(cast(Store, Direct(c)), secret, text))


@pytest.fixture(autouse=True)
def people(c: sa.Connection) -> None:
    rows: list[dict[str, Any]] = [
        {"id": "guest", "session": 7, "login": None, "moved_to": None},
        {"id": "account", "session": 7, "login": "ada", "moved_to": None},
        {"id": "moved", "session": 7, "login": None, "moved_to": "account"},
        {"id": "none", "session": 0, "login": None, "moved_to": None},
    ]
    put(c, schema.people, *({"name": "Gus", "created": 1} | row for row in rows))


def test_a_guests_cookie_is_good_once(c: sa.Connection) -> None:
    assert shown(c, cookie("guest", 7)) == Person("guest", "Gus", True)
    assert shown(c, cookie("guest", 7)) is None
    assert shown(c, cookie("guest", 0)) is None


@pytest.mark.parametrize(
    ("person", "session"),
    [("guest", 8), ("account", 7), ("moved", 7), ("none", 0), ("nobody", 7)],
)
def test_nobody_else_comes_in_by_one(c: sa.Connection, person: str, session: int) -> None:
    assert shown(c, cookie(person, session)) is None
    rows = c.execute(sa.select(schema.people.c.id, schema.people.c.session)).all()
    assert {row.id: row.session for row in rows} == {
        "guest": 7, "account": 7, "moved": 7, "none": 0,
    }  # fmt: skip


@pytest.mark.parametrize("text", ["", "x", cookie("guest", 7, "another secret"), cookie(1, 2)[:-1]])
def test_what_we_did_not_sign_is_nobody(c: sa.Connection, text: str) -> None:
    assert shown(c, text) is None


def test_a_cookie_with_another_shape_is_nobody(c: sa.Connection) -> None:
    made = URLSafeSerializer(SECRET, salt="trilith-session").dumps("guest")
    assert shown(c, str(made)) is None


def test_the_secret_is_the_operators_or_the_one_in_the_database(c: sa.Connection) -> None:
    assert shown(c, cookie("guest", 7), secret="") is None
    put(c, schema.meta, {"key": "secret", "value": SECRET})
    assert shown(c, cookie("guest", 7), secret="not this one") is None
    assert shown(c, cookie("guest", 7), secret="") == Person("guest", "Gus", True)
