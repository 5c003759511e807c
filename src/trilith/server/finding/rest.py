"""REST for finding games: open seats, waiting for a person, invitations, the queue."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo, available_timezones

import sqlalchemy as sa
from fastapi import Path, Query
from pydantic import Field

from trilith import games
from trilith.server import rights, routes
from trilith.server.asking import Asker, Here, Known, TableId
from trilith.server.clocks import now_ms
from trilith.server.costs import Who, terms
from trilith.server.finding import invites, seeks, waits
from trilith.server.finding.seeks import Seeker
from trilith.server.finding.shapes import OpenSeat, OpenSeats, Pace, SeatedRating, Wanted
from trilith.server.finding.wanted import fits, has_room, why_outside
from trilith.server.forms import Form
from trilith.server.manners import apart_from
from trilith.server.post import ways
from trilith.server.post.wishes import Wishes
from trilith.server.profiles import people
from trilith.server.ratings import standings
from trilith.server.ratings.standings import NEW, Fit
from trilith.server.server import Server
from trilith.server.shapes import Person, Summary, plain
from trilith.server.telling import summary
from trilith.server.wire import Refused

router = routes.router()

HOUR = 3_600_000
Rating = Annotated[int, Query(ge=0, le=10_000)]
Key = Annotated[str, Field(max_length=40)]
WaitId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]


# ------------------------------------------------------------------ open seats


@router.get("/api/seats")
@terms(Who.ANYBODY, 20)
async def open_seats(
    server: Here,
    asker: Asker,
    game: Annotated[list[str] | None, Query(max_length=20)] = None,
    pace: Annotated[list[Pace] | None, Query(max_length=3)] = None,
    rated: bool | None = None,
    low: Rating = 0,
    high: Rating = 0,
) -> dict[str, Any]:
    """Open tables with a free seat; those that are not for me, or not wanted, say why."""
    wanted = Wanted(games=game or [], paces=pace or [], rated=rated, low=low, high=high)
    tables = [one for one in await server.lobby.open_tables() if has_room(one)]
    found = await server.store.read(lambda c: _rows(c, tables, wanted, asker))
    here = len({conn.person.id for conn in server.hub.conns if conn.person is not None})
    return plain(OpenSeats(found, here, now_ms()))


def _rows(
    c: sa.Connection, tables: list[Summary], wanted: Wanted, asker: Person | None
) -> list[OpenSeat]:
    apart = apart_from(c, asker.id if asker is not None else None)
    fitting: dict[str, Fit] = {}
    found = []
    for table in tables:
        seated = {seat.person for seat in table.seats if seat.person is not None}
        if apart & {table.owner, *seated}:
            continue
        known = standings.standings_at(c, {*seated, table.owner}, table.game)
        outside = _outside(c, table, asker, fitting)
        host = known.get(table.owner, NEW).strength.rating
        if not outside and not fits(wanted, table, host):
            outside = "filter"
        names = {seat.person: seat.name for seat in table.seats}
        found.append(
            OpenSeat(table, names.get(table.owner, ""), _ratings(c, table, known), outside)
        )
    return found


def _outside(
    c: sa.Connection, table: Summary, asker: Person | None, fitting: dict[str, Fit]
) -> Any:
    """Why the asker could not sit down; the same person is looked up once for each game."""
    if asker is not None and asker.id == table.owner:
        return ""
    if asker is None:
        return why_outside(table, Fit(NEW.strength.rating, None), True)
    if table.game not in fitting:
        fitting[table.game] = standings.fit_of(c, asker.id, table.game)
    return why_outside(table, fitting[table.game], asker.guest)


def _ratings(
    c: sa.Connection, table: Summary, known: dict[str, standings.Standing]
) -> list[SeatedRating]:
    """The ratings that people at the table show to everyone."""
    return [
        SeatedRating(seat.seat, one.strength.rating, one.is_provisional)
        for seat in table.seats
        if seat.person is not None
        and (one := known.get(seat.person)) is not None
        and people.shown_by(c, seat.person).ratings == "everyone"
    ]


# ------------------------------------------------------------------ waiting for a person


class WaitForm(Form):
    person: str = Field(default="", max_length=200)
    """A name."""
    table: str = Field(default="", pattern="^[a-z0-9]{0,40}$")
    games: list[Key] = Field(default_factory=list, max_length=20)
    paces: list[Pace] = Field(default_factory=list, max_length=3)
    rated: bool | None = None
    low: int = Field(default=0, ge=0, le=10_000)
    high: int = Field(default=0, ge=0, le=10_000)
    until: Literal["hour", "today", "always"] = "today"
    zone: str = Field(default="UTC", max_length=60)


@router.get("/api/waits")
@terms(Who.KNOWN, 5)
async def my_waits(server: Here, person: Known) -> list[dict[str, Any]]:
    """What I wait for."""
    now = now_ms()
    return [plain(one) for one in await server.store.write(lambda c: waits.of(c, person.id, now))]


@router.post("/api/waits")
@terms(Who.KNOWN, 10)
async def wait(server: Here, form: WaitForm, person: Known) -> dict[str, Any]:
    """Notify me when somebody sits down: at a table like this, at this table, or this person."""
    until = until_of(form.until, form.zone, now_ms())

    def do(c: sa.Connection) -> Any:
        return waits.add(c, person.id, _wanted(c, form, person.id), until)

    found = await server.store.write(do)
    await _switch_on(server, person.id)
    return plain(found)


async def _switch_on(server: Server, person: str) -> None:
    """People who ask for messages without saying how get them by all their ways."""
    wished = await server.post.wishes_of(person) or Wishes()
    if "wait" in wished.ways:
        return
    mine = await server.store.read(lambda c: ways.all_of(c, person))
    if mine:
        wished.ways = {**wished.ways, "wait": sorted({way.kind for way in mine})}
        await server.post.wish(person, wished)


def _wanted(c: sa.Connection, form: WaitForm, asker: str) -> Wanted:
    if form.person:
        one = people.named(c, form.person, asker)
        return Wanted(person=one.id, name=one.name)
    if form.table:
        return Wanted(table=form.table)
    unknown = [game for game in form.games if game not in games.keys()]
    if unknown:
        raise Refused("bad_message", f"no such game: {unknown[0]}")
    return Wanted(
        games=sorted(set(form.games)),
        paces=sorted(set(form.paces)),
        rated=form.rated,
        low=form.low,
        high=form.high,
    )


def until_of(span: str, zone: str, now: int) -> int:
    """The end of a wait; 0 for always."""
    if span == "hour":
        return now + HOUR
    if span == "always":
        return 0
    if zone not in available_timezones():
        raise Refused("bad_message", "expected a time zone such as Europe/Paris")
    today = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    midnight = datetime.combine(today.date() + timedelta(days=1), time(), today.tzinfo)
    return int(midnight.timestamp() * 1000)


@router.delete("/api/waits/{wait}")
@terms(Who.KNOWN, 5)
async def end_wait(server: Here, wait: WaitId, person: Known) -> dict[str, Any]:
    """Stop waiting for this."""
    await server.store.write(lambda c: waits.end(c, person.id, wait))
    return {}


# ------------------------------------------------------------------ invitations


class InviteForm(Form):
    name: str = Field(max_length=200)


@router.post("/api/tables/{table}/invite")
@terms(Who.PLAYER, 20)
async def invite(server: Here, table: TableId, form: InviteForm, person: Known) -> dict[str, Any]:
    """Invite a person with an account to a table at which I sit."""
    room = await server.hub.room(table)
    rights.inviting(room.table, person.id)
    now, wants = now_ms(), server.hub.house.wants
    here = summary(room.table)

    def do(c: sa.Connection) -> people.Known:
        one = people.named(c, form.name, person.id)
        if one.id in {seat.person for seat in here.seats}:
            raise Refused("not_now", f"{one.name} sits there already")
        is_wanted = wants.wants(one.id, "invite", table)
        invites.invite(c, here, person, one.id, now, wants.delay, is_wanted)
        return one

    one = await server.store.write(do)
    server.hub.house.doorbell.ring_everywhere(one.id)
    return {"name": one.name}


@router.get("/api/me/invites")
@terms(Who.KNOWN, 5)
async def my_invites(server: Here, person: Known) -> list[dict[str, Any]]:
    """Tables to which I am invited."""
    return [plain(one) for one in await server.store.read(lambda c: invites.of(c, person.id))]


@router.delete("/api/me/invites/{invite}")
@terms(Who.KNOWN, 5)
async def decline(server: Here, invite: TableId, person: Known) -> dict[str, Any]:
    """Decline an invitation. Nobody is told."""
    await server.store.write(lambda c: invites.decline(c, person.id, invite))
    return {}


# ------------------------------------------------------------------ the queue


class SeekForm(Form):
    game: Key
    pace: Literal["live", "days"]
    rated: bool = False
    width: Literal[0, 100, 200, 400] = 0
    """How far the other's rating may be from mine, to begin with; 0: any."""


@router.get("/api/seek")
@terms(Who.KNOWN, 3)
async def seeking(server: Here, person: Known) -> dict[str, Any]:
    """The state of my search for an opponent; empty if I am not searching."""
    now = now_ms()
    found = await server.store.write(lambda c: seeks.state(c, person.id, now))
    return {"seek": plain(found) if found is not None else None}


@router.post("/api/seek")
@terms(Who.KNOWN, 20)
async def seek(server: Here, form: SeekForm, person: Known) -> dict[str, Any]:
    """Find me an opponent."""
    await _check_seek(server, form, person)
    now = now_ms()

    def do(c: sa.Connection) -> None:
        rating = standings.standing(c, person.id, form.game).strength.rating
        seeks.join(
            c,
            Seeker(
                person.id, form.game, form.pace, form.rated, rating, form.width, now, now, "", 0
            ),
        )

    await server.store.write(do)
    await server.matchmaker.look()
    return await seeking(server, person)


async def _check_seek(server: Server, form: SeekForm, person: Person) -> None:
    if form.game not in games.keys():
        raise Refused("bad_message", f"no such game: {form.game}")
    if form.rated and person.guest:
        raise Refused("account", "a rated game needs an account")
    await server.lobby.check_limit(person)


@router.delete("/api/seek")
@terms(Who.KNOWN, 5)
async def stop_seeking(server: Here, person: Known) -> dict[str, Any]:
    """Stop searching."""
    await server.store.write(lambda c: seeks.leave(c, person.id))
    return {}
