"""My turn: the tables that wait for a person, in the order in which they should be played, and the
person's vacations."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import Path, Request
from pydantic import Field

from trilith.server import doing, reading, rights, routes, schema, vacations
from trilith.server.asking import Here, Known
from trilith.server.clocks import now_ms
from trilith.server.costs import LOAD, Who, terms
from trilith.server.forms import Form
from trilith.server.post.notices import deadline
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
    unread = await server.store.read(lambda c: reading.unread(c, person.id, ids))
    playing = [table for table in tables if table.status == PLAYING]
    return plain(queue_of(playing, person.id, unread))


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


def queue_of(tables: list[Table], person: str, unread: dict[str, int] | None = None) -> MyQueue:
    now = now_ms()
    mine = [turn for table in tables if (turn := my_turn(table, person, now)) is not None]
    for turn in mine:
        turn.unread = (unread or {}).get(turn.table, 0)
    asked = {turn.table for turn in mine}
    mine.sort(key=lambda turn: (not turn.until, turn.until, turn.since))
    theirs = [their_turn(table, now) for table in tables if table.id not in asked]
    for other in theirs:
        other.unread = (unread or {}).get(other.table, 0)
    return MyQueue(mine, sorted(theirs, key=lambda turn: (not turn.until, turn.until)), now)


def my_turn(table: Table, person: str, now: int) -> MyTurn | None:
    """What a person is asked at a table; None if nothing, or if a bot plays for them."""
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
        seat in table.overdue(now),
    )


def their_turn(table: Table, now: int) -> TheirTurn:
    asked = [seat for seat in table.to_act() if table.seats[seat].level is None]
    untils = [until for seat in asked if (until := deadline(table, seat, now))]
    paused = table.clock.pauses if table.clock is not None else []
    gone = [seat for seat in asked if is_away(table, seat, now)]
    return TheirTurn(
        table.id,
        table.info.game,
        table.info.title,
        names_of(table),
        asked,
        min(untils, default=0),
        gone,
        [seat for seat in table.overdue(now) if seat in asked],
        [seat.vacation_until(now) for seat in table.seats],
        next((end for begin, end in paused if begin <= now < end), 0),
    )


def is_away(table: Table, number: int, now: int) -> bool:
    """Whether the others may propose that a bot plays this seat."""
    try:
        rights.absent(table, None, number, now)
    except Refused:
        return False
    return True


def names_of(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


# ------------------------------------------------------------------ vacations

Day = Annotated[str, Path(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class VacationForm(Form):
    first: str = Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    last: str = Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    zone: str = Field(max_length=60)


@router.get("/api/me/vacation")
@terms(Who.KNOWN, 5)
async def my_vacation(server: Here, person: Known) -> dict[str, Any]:
    """My current and future vacations, and the days that I have left this year."""
    now = now_ms()
    return plain(await server.store.read(lambda c: vacations.told(c, person.id, now)))


@router.put("/api/me/vacation")
@terms(Who.KNOWN, 10 * LOAD)
async def go(server: Here, form: VacationForm, person: Known) -> dict[str, Any]:
    """Plan a vacation: whole days, from tomorrow on."""
    now = now_ms()
    first, last = _dates(form)
    await server.store.write(lambda c: vacations.add(c, person.id, first, last, form.zone, now))
    return await _told_everywhere(server, person.id, now)


@router.delete("/api/me/vacation/{first}")
@terms(Who.KNOWN, 10 * LOAD)
async def stay(server: Here, first: Day, person: Known) -> dict[str, Any]:
    """Cancel a vacation; one that has begun ends today."""
    now = now_ms()
    await server.store.write(lambda c: vacations.drop(c, person.id, first, now))
    return await _told_everywhere(server, person.id, now)


async def _told_everywhere(server: Server, person: str, now: int) -> dict[str, Any]:
    """Tell all tables over days when a person is away."""
    found = await server.store.read(lambda c: vacations.spans(c, person))
    for table in await in_play(server, person):
        room = await server.hub.room(table)
        await server.hub.ask(room, lambda t: doing.go_on_vacation(t, person, found, now_ms()))
    return plain(await server.store.read(lambda c: vacations.told(c, person, now)))


def _dates(form: VacationForm) -> tuple[date, date]:
    try:
        return date.fromisoformat(form.first), date.fromisoformat(form.last)
    except ValueError:
        raise Refused("bad_message", "expected days such as 2026-12-20") from None
