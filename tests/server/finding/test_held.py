"""Seats of people who were called to a live table: kept for a while, then freed."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct, put, seat, summary
from trilith.server import schema
from trilith.server.finding.held import Held, answered, called
from trilith.server.shapes import LiveClock, TurnClock, plain
from trilith.server.wire import Refused

NOW = 1_790_000_000_000
LIVE = LiveClock(bank=900, increment=0)


def at_a_table(
    c: sa.Connection,
    table: str = "t1",
    clock: Any = LIVE,
    status: str = "waiting",
    sits: str = "ada",
    **call: Any,
) -> None:
    """Somebody who sits at a table, and a message that called ada there."""
    doc = msgspec.json.encode(plain(summary(table, seat(0, sits), status=status, clock=clock)))
    row = {"id": table, "game": "castle", "status": status, "access": "link", "owner": "ada"}
    more = {"created": 1, "updated": 1, "awake": False, "summary": doc.decode()}
    put(c, schema.tables, row | more)
    put(c, schema.seats, {"table_id": table, "seat": 0, "person": sits})
    usual: dict[str, Any] = {"person": "ada", "table_id": table, "kind": "sat", "mark": 1}
    usual |= {"made": 1, "due": NOW, "until": 0, "who": "Bea", "folded": True}
    put(c, schema.outbox, usual | call)


def test_who_was_called_and_has_not_answered(c: sa.Connection) -> None:
    at_a_table(c)
    assert called(c, NOW) == [("t1", "ada")]
    assert called(c, NOW - 1) == []


def test_two_calls_to_one_table_are_one(c: sa.Connection) -> None:
    at_a_table(c)
    put(
        c,
        schema.outbox,
        {"person": "ada", "table_id": "t1", "kind": "wait", "mark": 2, "made": 1, "due": 2}
        | {"until": 0, "who": "", "folded": True},
    )
    assert called(c, NOW) == [("t1", "ada")]


@pytest.mark.parametrize(
    "more",
    [
        {"clock": TurnClock(hours=48)},
        {"clock": None},
        {"status": "playing"},
        {"sits": "cid"},
        {"folded": False},
        {"kind": "chat"},
    ],
    ids=["over days", "no clock", "begun", "has stood up", "not sent yet", "another message"],
)
def test_nobody_else_loses_a_seat(c: sa.Connection, more: dict[str, Any]) -> None:
    at_a_table(c, **more)
    assert called(c, NOW) == []


def test_a_seat_that_cannot_be_freed_stays_and_the_others_are_looked_at(c: sa.Connection) -> None:
    at_a_table(c, "t1")
    at_a_table(c, "t2")
    asked: list[str] = []

    async def room(table: str) -> Any:
        asked.append(table)
        raise Refused("unreadable", "its log cannot be read")

    asyncio.run(Held(cast(Any, SimpleNamespace(room=room, store=Direct(c)))).look())
    assert sorted(asked) == ["t1", "t2"]


def test_an_answer_counts_for_the_call_to_that_table_alone(c: sa.Connection) -> None:
    at_a_table(c)
    at_a_table(c, "t2", kind="wait")
    answered(c, "t1", "bea")
    assert len(called(c, NOW)) == 2
    answered(c, "t1", "ada")
    assert called(c, NOW) == [("t2", "ada")]
