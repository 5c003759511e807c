"""Making tables, and sitting down at them."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict, Field

from trilith import games
from trilith.bots import USUAL
from trilith.bots.guide import GuideBot
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.scenario import begin
from trilith.server import schema
from trilith.server.accounts import Accounts, clean_name
from trilith.server.conn import Person
from trilith.server.hub import Hub, Room, now_ms
from trilith.server.limits import MAX_TABLES, MAX_TITLE
from trilith.server.table import OVER, PLAYING, WAITING, Info, Outgoing, Table
from trilith.server.wire import Refused
from trilith.text.lessons import guide_of

OPEN: Final = (WAITING, PLAYING)


class Form(BaseModel):
    """What comes in over REST: nothing but the fields named."""

    model_config = ConfigDict(extra="forbid", strict=True)


class LiveClock(Form):
    kind: str = Field(pattern="^live$")
    bank: int = Field(ge=10, le=24 * 3600)
    increment: int = Field(ge=0, le=3600)


class TurnClock(Form):
    kind: str = Field(pattern="^turn$")
    hours: int = Field(ge=1, le=24 * 30)


class NewTable(Form):
    game: str = Field(max_length=40)
    seats: int = Field(default=0, ge=0, le=16)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    bots: list[str | None] | None = Field(default=None, max_length=16)
    me: list[int] | None = Field(default=None, max_length=16)
    access: str = Field(default="open", pattern="^(open|link|password)$")
    password: str | None = Field(default=None, max_length=200)
    title: str = Field(default="", max_length=MAX_TITLE)
    clock: LiveClock | TurnClock | None = None
    spectators: bool = True
    stand_in: str | None = Field(default=None, max_length=40)
    guide: bool = False
    """A first game on the guide's position: its players, options and bots."""


class SitDown(Form):
    seat: int | None = Field(default=None, ge=0, le=15)
    name: str | None = Field(default=None, max_length=200)
    password: str | None = Field(default=None, max_length=200)


class SeatBot(Form):
    seat: int | None = Field(default=None, ge=0, le=15)
    level: str = Field(max_length=40)


class StandUp(Form):
    seat: int = Field(ge=0, le=15)


class Lobby:
    """All that happens before a game starts, and the lists of tables."""

    def __init__(self, hub: Hub, accounts: Accounts) -> None:
        self.hub = hub
        self.accounts = accounts

    # ------------------------------------------------------------- making a table

    async def create(self, person: Person, form: NewTable) -> dict[str, Any]:
        await self._check_limit(person)
        game = _game(form.game)
        if form.guide:
            form = guided(form)
        try:
            options = game.setup(form.seats, form.options).options
        except BadInput as error:
            raise Refused("bad_message", str(error)) from None
        info = Info(game.key, form.seats, person.id, options)
        info.title = clean_name(form.title) if form.title.strip() else ""
        info.access, info.spectators = form.access, form.spectators
        info.clock = form.clock.model_dump() if form.clock is not None else None
        info.stand_in = self._level(form.stand_in or USUAL)
        info.guide = form.guide
        if form.access == "password":
            if not form.password:
                raise Refused("bad_message", "a password is missing")
            info.password = await self.accounts.hash(form.password)
        plan = self._plan(form)
        room = self.hub.new_room(info, now_ms())
        await self.hub.ask(room, lambda table: _seat_all(table, plan, person))
        return room.table.summary()

    def _plan(self, form: NewTable) -> list[str | None]:
        """For each seat a bot's level, '' for oneself, None to leave it free."""
        plan: list[str | None] = [None] * form.seats
        for seat, level in enumerate(form.bots or []):
            if level is not None:
                if seat >= form.seats:
                    raise Refused("bad_message", f"there are {form.seats} seats")
                plan[seat] = level if form.guide else self._level(level)
        mine = form.me
        if mine is None:
            mine = [seat for seat, who in enumerate(plan) if who is None][:1]
        for seat in mine:
            if not 0 <= seat < form.seats or plan[seat] is not None:
                raise Refused("bad_message", f"seat {seat} is not free")
            plan[seat] = ""
        return plan

    def _level(self, level: str) -> str:
        levels = self.hub.workers.levels()
        if level not in levels:  # never a file: that is for the command line
            raise Refused("bad_message", f"expected a bot of {', '.join(levels)}; found '{level}'")
        return level

    async def _check_limit(self, person: Person) -> None:
        tables = schema.tables
        query = sa.select(sa.func.count()).where(
            tables.c.owner == person.id, tables.c.status.in_(OPEN)
        )
        count = await self.hub.store.read(lambda c: c.execute(query).scalar_one())
        if count >= MAX_TABLES:
            raise Refused("limit", f"at most {MAX_TABLES} tables at a time")

    # ------------------------------------------------------------- at a table

    async def sit(self, person: Person, table: str, form: SitDown) -> dict[str, Any]:
        room = await self.hub.room(table)
        await self.check_password(room, person, form.password)
        name = clean_name(form.name) if form.name else person.name
        await self.hub.ask(room, lambda t: t.sit(person.id, name, form.seat, now_ms()))
        self.hub.seated(room)
        return room.table.summary()

    async def check_password(self, room: Room, person: Person | None, given: str | None) -> None:
        """Whoever sits here, or made the table, needs no password."""
        info = room.table.info
        known = person is not None and (
            person.id == info.owner or bool(room.table.seats_of(person.id))
        )
        if info.password is None or known:
            return
        if not given or not await self.accounts.verify(info.password, given):
            raise Refused("password", "this table needs its password")

    async def seat_bot(self, person: Person, table: str, form: SeatBot) -> dict[str, Any]:
        room = await self.hub.room(table)
        level = self._level(form.level)
        await self.hub.ask(room, lambda t: t.seat_bot(person.id, level, form.seat, now_ms()))
        return room.table.summary()

    async def stand(self, person: Person, table: str, seat: int) -> dict[str, Any]:
        room = await self.hub.room(table)
        await self.hub.ask(room, lambda t: t.stand(person.id, seat, now_ms()))
        self.hub.seated(room)
        return room.table.summary()

    async def start(self, person: Person, table: str) -> dict[str, Any]:
        room = await self.hub.room(table)
        seed, begins = new_seed(), None
        if room.table.info.guide:
            seed, begins = first_position(room.table.info.game)
        await self.hub.ask(room, lambda t: t.start(person.id, seed, now_ms(), begins))
        return room.table.summary()

    async def rematch(self, person: Person, table: str) -> dict[str, Any]:
        """The same people once more, each one seat further: another begins."""
        room = await self.hub.room(table)
        old = room.table
        if old.status not in (OVER, "closed"):
            raise Refused("not_now", "the game goes on")
        if not old.seats_of(person.id):
            raise Refused("not_yours", "only players of this table ask for another game")
        if old.rematch is not None:
            return (await self.hub.room(old.rematch)).table.summary()
        await self._check_limit(person)
        info = msgspec.convert(msgspec.to_builtins(old.info), Info)
        info.owner, info.rematch_of = person.id, old.id
        info.imported = info.guide = False
        new = self.hub.new_room(info, now_ms())
        await self.hub.ask(new, lambda t: _seat_again(t, old))
        await self.hub.ask(room, lambda t: t.rematch_at(new.table.id, now_ms()))
        return new.table.summary()

    async def follow_account(self, guest: Person, account: Person) -> None:
        """A guest's games follow into the account."""
        for table in await self.accounts.moved(guest, account):
            room = await self.hub.room(table)
            await self.hub.ask(
                room, lambda t: t.move_person(guest.id, account.id, account.name, now_ms())
            )

    # ------------------------------------------------------------- lists

    async def open_tables(self) -> list[dict[str, Any]]:
        tables = schema.tables
        return await self._summaries(
            sa.select(tables.c.id, tables.c.summary)
            .where(tables.c.status.in_(OPEN), tables.c.access != "link")
            .order_by(tables.c.updated.desc())
            .limit(200)
        )

    async def tables_of(self, person: Person) -> list[dict[str, Any]]:
        tables, seats = schema.tables, schema.seats
        own = sa.select(seats.c.table_id).where(seats.c.person == person.id)
        found = await self._summaries(
            sa.select(tables.c.id, tables.c.summary)
            .where(tables.c.id.in_(own) | (tables.c.owner == person.id))
            .order_by(tables.c.updated.desc())
            .limit(200)
        )
        return sorted(found, key=lambda summary: not _waits_for(summary, person.id))

    async def _summaries(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        found = await self.hub.store.read(lambda c: list(c.execute(query)))
        return [self._newest(table, summary) for table, summary in found]

    def _newest(self, table: str, summary: str) -> dict[str, Any]:
        room = self.hub.rooms.get(table)
        if room is not None:
            return room.table.summary()
        doc: dict[str, Any] = msgspec.json.decode(summary)
        return doc


def _game(key: str) -> Game[Any]:
    try:
        return games.get(key)
    except BadInput as error:
        raise Refused("bad_message", str(error)) from None


def guided(form: NewTable) -> NewTable:
    """The table for a first game, as the guide wants it: the learner, and its own bots."""
    guide = guide_of(form.game)
    players, options = guide.scenario.players, guide.scenario.options
    bots = [None if seat == guide.seat else GuideBot.name for seat in range(players)]
    return form.model_copy(
        update={"seats": players, "options": options, "bots": bots, "me": [guide.seat]}
    )


def new_seed() -> str:
    """What a game's whole chance follows from; nobody can guess it, nor its deals."""
    return secrets.token_hex(32)


def first_position(key: str) -> tuple[str, dict[str, Any]]:
    """The seed and the position that a guide begins with."""
    game, scenario = games.get(key), guide_of(key).scenario
    return scenario.seed, game.dump(begin(scenario, game))


def _seat_all(table: Table, plan: list[str | None], person: Person) -> list[Outgoing]:
    for seat, who in enumerate(plan):
        if who == "":
            table.sit(person.id, person.name, seat, now_ms())
        elif who is not None:
            table.seat_bot(person.id, who, seat, now_ms())
    return []


def _seat_again(table: Table, old: Table) -> list[Outgoing]:
    count = len(old.seats)
    for seat in old.seats:
        place = (seat.seat + 1) % count
        if seat.person is not None:
            table.sit(seat.person, seat.name, place, now_ms())
        elif seat.bot is not None:
            level = USUAL if seat.bot == GuideBot.name else seat.bot
            table.seat_bot(table.info.owner, level, place, now_ms())
    return []


def _waits_for(summary: dict[str, Any], person: str) -> bool:
    return any(summary["seats"][seat]["person"] == person for seat in summary["to_act"])
