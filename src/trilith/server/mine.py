"""My turn: the tables that wait for somebody, in the order in which they should be played."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from fastapi import Request

from trilith.server import routes, schema
from trilith.server.clocks import now_ms
from trilith.server.costs import LOAD, Who, terms
from trilith.server.post.notices import deadline
from trilith.server.rest import Here, Known
from trilith.server.server import Server
from trilith.server.shapes import MyQueue, MyTurn, TheirTurn, plain
from trilith.server.table import PLAYING, Table
from trilith.server.wire import Refused

router = routes.router()


@router.get("/api/me/queue")
@terms(Who.KNOWN, 5)
async def my_queue(server: Here, request: Request, person: Known) -> dict[str, Any]:
    """My tables in play: those that wait for me first, the most urgent before the others."""
    ids = await in_play(server, person.id)
    missing = sum(table not in server.hub.rooms for table in ids)
    if missing:
        routes.charge_more(request, person.id, LOAD * missing)
    tables = [table for table in [await opened(server, one) for one in ids] if table is not None]
    return plain(queue_of([table for table in tables if table.status == PLAYING], person.id))


async def in_play(server: Server, person: str) -> list[str]:
    t, s = schema.tables.c, schema.seats.c
    query = sa.select(t.id).join(schema.seats, s.table_id == t.id)
    query = query.where(s.person == person, t.status == PLAYING).distinct().limit(200)
    return await server.store.read(lambda c: list(c.execute(query).scalars()))


async def opened(server: Server, table: str) -> Table | None:
    """The table as it is now; None if it cannot be read."""
    try:
        return (await server.hub.room(table)).table
    except Refused:
        return None


def queue_of(tables: list[Table], person: str) -> MyQueue:
    now = now_ms()
    mine = [turn for table in tables if (turn := my_turn(table, person, now)) is not None]
    asked = {turn.table for turn in mine}
    mine.sort(key=lambda turn: (not turn.until, turn.until, turn.since))
    theirs = [their_turn(table, now) for table in tables if table.id not in asked]
    return MyQueue(mine, sorted(theirs, key=lambda turn: (not turn.until, turn.until)), now)


def my_turn(table: Table, person: str, now: int) -> MyTurn | None:
    """What somebody is asked at a table; None if nothing, or if a bot plays for them."""
    own = [seat for seat in table.seats_of(person) if table.seats[seat].stand_in is None]
    seat = next((seat for seat in own if seat in table.to_act()), None)
    if seat is None or table.match is None:
        return None
    decision = table.match.game.decision(table.match.history.state, seat)
    if decision is None:
        return None
    return MyTurn(
        table.id,
        table.info.game,
        table.info.title,
        names_of(table),
        seat,
        decision.dump()["question"],
        table.asked_at(seat),
        deadline(table, seat, now),
    )


def their_turn(table: Table, now: int) -> TheirTurn:
    asked = [seat for seat in table.to_act() if table.seats[seat].level is None]
    untils = [until for seat in asked if (until := deadline(table, seat, now))]
    gone = [seat for seat in asked if is_away(table, seat, now)]
    return TheirTurn(
        table.id,
        table.info.game,
        table.info.title,
        names_of(table),
        asked,
        min(untils, default=0),
        gone,
    )


def is_away(table: Table, number: int, now: int) -> bool:
    """Whether the others may propose that a bot plays this seat."""
    seat = table.seats[number]
    return not seat.online and seat.away_until is not None and seat.away_until <= now


def names_of(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]
