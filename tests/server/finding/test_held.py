"""Seats of people who were called to a live table: kept for a while, then freed."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct, put, seat, summary
from tests.server.tables import a_table
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


@pytest.mark.parametrize("is_online", [True, False])
def test_who_came_keeps_the_seat_and_who_did_not_loses_it(
    c: sa.Connection, is_online: bool
) -> None:
    at_a_table(c)
    log = a_table(2, started=False)
    log.table.seats.be_online("ada", is_online)
    log.table.seats.be_online("bea", True)

    async def room(table: str) -> Any:
        return SimpleNamespace(table=log.table)

    async def ask(room: Any, do: Any) -> None:
        do(room.table)

    hub: Any = SimpleNamespace(room=room, ask=ask, store=Direct(c))
    asyncio.run(Held(hub).look())
    assert [seat.person for seat in log.table.seats] == ["ada" if is_online else None, "bea"]
    assert called(c, NOW) == ([] if is_online else [("t1", "ada")])
