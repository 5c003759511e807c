"""Making tables, and sitting down at them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from trilith.server import (
    doing,
    editions,
    making,
    manners,
    records,
    rights,
    schema,
    seating,
    shapes,
    vacations,
)
from trilith.server.access import enter, eyes_of
from trilith.server.accounts import Accounts
from trilith.server.clocks import now_ms
from trilith.server.codes import code_of, read_code
from trilith.server.decoding import converter, decoder
from trilith.server.entries import Info
from trilith.server.forms import NewTable, SeatBot, SitDown
from trilith.server.hub import Hub
from trilith.server.limits import MAX_TABLES
from trilith.server.making import Wanted
from trilith.server.names import check_unlike, clean_name
from trilith.server.ratings import outcome, standings
from trilith.server.rooms import Room
from trilith.server.shapes import Edition, Person, Summary, read_summary
from trilith.server.standing import standing_of
from trilith.server.table import PLAYING, WAITING, Table
from trilith.server.telling import Outgoing, summary
from trilith.server.wire import Refused, encode

OPEN: Final = (WAITING, PLAYING)
MAX_SEATS: Final = 16
PORTION: Final = 5
"""Summaries made in one go: moves that are served at the same time wait for all of them."""
FRESH: Final = 1.0
"""Seconds after which the lobby is read again even if no table has come, gone or begun."""


_wanted: Final = converter(Wanted)
_read_edition: Final[Callable[[bytes | str], Edition | None]] = decoder(Edition | None)
_read_position: Final = decoder(dict[str, Any])


class Listed(NamedTuple):
    """The tables of the lobby, and the form sent to people who may see all of them."""

    tables: list[Summary]
    sent: bytes


class Listing(NamedTuple):
    """The lobby as everybody gets it, kept for a short time."""

    task: asyncio.Task[Listed]
    news: int
    """How many changes the lobby had heard of when it was made."""
    made: float

    def is_old(self, news: int) -> bool:
        has_failed = self.task.done() and (self.task.cancelled() or self.task.exception())
        return bool(has_failed) or news != self.news or time.monotonic() - self.made > FRESH


class Lobby:
    """Everything that happens before a game starts, and the lists of tables."""

    def __init__(self, hub: Hub, accounts: Accounts) -> None:
        self.hub = hub
        self.accounts = accounts
        self._listing: Listing | None = None

    # ------------------------------------------------------------- making a table

    async def create(self, person: Person, form: NewTable) -> Summary:
        await self.check_limit(person)
        if form.access == "open":
            await self._check_sits_openly(person.id)
        wanted = _wanted(form.model_dump())
        if wanted.guide:
            wanted = making.guided(wanted)
        if wanted.goes_on is not None:
            wanted = await self._going_on(person, wanted, wanted.goes_on)
        info, plan = making.info_of(wanted, person.id), making.plan_of(wanted)
        self.hub.house.words.check_name(info.title)
        info.edition = await self._edition(form, person)
        await self._ask_for(info, form, person)
        if form.access == "password":
            if not form.password:
                raise Refused("bad_message", "a password is missing")
            info.password = await self.accounts.hashing.hash(form.password, person.id)
        room = self.hub.new_room(info, now_ms())
        await self.hub.ask(room, lambda t: making.seat_all(t, plan, person, now_ms()))
        return summary(room.table)

    async def _going_on(self, person: Person, wanted: Wanted, at: shapes.GoesOn) -> Wanted:
        """The table that continues from a finished game, which this person must be allowed to see."""
        room = await self.hub.room(at.table)
        await enter(room, person, None, self.accounts.hashing, "")
        eyes_of(room.table, person.id)
        return making.going_on(wanted, at, room.table)

    async def _ask_for(self, info: Info, form: NewTable, person: Person) -> None:
        """Rated or friendly, and what the host requires of people who sit down."""
        info.rated, info.finishes = form.rated, form.finishes
        if form.rated:
            outcome.check_may_be_rated(info)
        if form.around is not None:
            own = await self.hub.store.read(lambda c: standings.standing(c, person.id, info.game))
            rating = own.strength.rating
            info.range = (rating - form.around, rating + form.around)

    async def _edition(self, form: NewTable, person: Person) -> Edition | None:
        """The copy to play with: that of the game it continues from, one's own, or the server's."""
        if form.guide:
            return None  # its words and its position are made for our numbers
        if form.goes_on is not None:
            return (await self.hub.room(form.goes_on.table)).table.info.edition
        wanted = form.edition
        if wanted is None:
            return await self.hub.store.read(lambda c: editions.house(c, form.game))
        row = await self.hub.store.read(lambda c: editions.one_of(c, person.id, wanted))
        if row["game"] != form.game:
            raise Refused("bad_message", f"expected a copy of {form.game}, found {row['game']}")
        copy = (editions.shown(row).values, row["name"], row["version"])
        errands = self.hub.house.errands
        made = await errands.of_game(person.id, form.game, editions.edition_of, *copy)
        return _read_edition(made)

    async def check_limit(self, person: Person) -> None:
        """Refused if a person has too many tables that are not over."""
        tables = schema.tables
        query = sa.select(sa.func.count()).where(
            tables.c.owner == person.id, tables.c.status.in_(OPEN)
        )
        count = await self.hub.store.read(lambda c: c.execute(query).scalar_one())
        if count >= MAX_TABLES:
            raise Refused("limit", f"at most {MAX_TABLES} tables at a time")

    # ------------------------------------------------------------- at a table

    async def sit(self, person: Person, table: str, form: SitDown, who: str) -> Summary:
        room = await self.hub.room(table)
        await enter(room, person, form.password, self.accounts.hashing, who)
        if room.table.info.access == "open":
            await self._check_may_join(person.id, room.table)
        name = await self._seat_name(person, form.name)
        owner = room.table.info.owner
        owners = await self.accounts.name_of(owner) if owner != person.id else ""
        if owner != person.id:
            await self._check_fits(room.table, person)

        def sit(table: Table) -> list[Outgoing]:
            check_unlike(name, [owners])
            return seating.sit(table, person.id, name, form.seat, now_ms())

        await self.hub.ask(room, sit)
        return summary(room.table)

    async def _check_fits(self, table: Table, person: Person) -> None:
        """Refused if the person does not meet the host's requirements."""
        info = table.info
        if info.range is not None or info.finishes:
            fit = await self.hub.store.read(lambda c: standings.fit_of(c, person.id, info.game))
            standings.check_fits(info, fit)

    async def _check_sits_openly(self, person: str) -> None:
        now = now_ms()
        standing = await self.hub.store.read(lambda c: standing_of(c, person, now))
        standing.check_may_sit_openly()

    async def _check_may_join(self, person: str, table: Table) -> None:
        """At an open table, people who have blocked each other do not meet; by a link they may."""
        await self._check_sits_openly(person)
        apart = await self.hub.store.read(lambda c: manners.apart_from(c, person))
        if manners.are_apart(summary(table), apart):
            raise Refused("not_yours", "this table is not open to you")

    async def _seat_name(self, person: Person, wanted: str | None) -> str:
        """A person's name at a table: any name that belongs to nobody else."""
        if not wanted:
            return person.name
        name = clean_name(wanted)
        self.hub.house.words.check_name(name)
        await self.accounts.check_free(name, person)
        return name

    async def seat_names(self, person: Person, wanted: dict[int, str]) -> dict[int, str]:
        """The names of the people in an imported game: the first is the importer, and the others
        keep their names unless these belong to somebody else.
        """
        found: dict[int, str] = {}
        for seat in sorted(wanted)[:MAX_SEATS]:
            try:
                found[seat] = await self._seat_name(person, wanted[seat] if found else None)
            except Refused:
                found[seat] = person.name
        return found

    async def seat_bot(self, person: Person, table: str, form: SeatBot) -> Summary:
        room = await self.hub.room(table)
        level = making.level(form.level)
        await self.hub.ask(
            room, lambda t: seating.seat_bot(t, person.id, level, form.seat, now_ms())
        )
        return summary(room.table)

    async def stand(self, person: Person, table: str, seat: int) -> Summary:
        room = await self.hub.room(table)
        await self.hub.ask(room, lambda t: seating.stand(t, person.id, seat, now_ms()))
        return summary(room.table)

    async def start(self, person: Person, table: str) -> Summary:
        room = await self.hub.room(table)
        seed, begins = making.new_seed(), None
        if room.table.info.guide:
            seed, begins = making.first_position(room.table.info.game)
        elif room.table.info.goes_on is not None:
            # Checked at the table, because what this process knows of the seats may be a moment old.
            await self.hub.ask(room, lambda t: seating.may_start(t, person.id))
            begins = await self._position(room.table.info.goes_on, seed, person.id)
        await self.hub.ask(room, lambda t: seating.start(t, person.id, seed, now_ms(), begins))
        await self._note_vacations(room)
        return summary(room.table)

    async def _note_vacations(self, room: Room) -> None:
        """Apply current and planned vacations to a table over days that has just begun."""
        if room.table.clock is None or room.table.clock.rule.kind != "turn":
            return
        for person in {seat.person for seat in room.table.seats if seat.person is not None}:
            found = await self.hub.store.read(lambda c, who=person: vacations.spans(c, who))  # type: ignore[misc]
            if found:
                await self.hub.ask(
                    room,
                    lambda t, who=person, days=found: doing.go_on_vacation(t, who, days, now_ms()),  # type: ignore[misc]
                )

    async def _position(self, at: shapes.GoesOn, seed: str, who: str) -> dict[str, Any]:
        """The position of a finished game at that step; chance is new from there on."""
        errands = self.hub.house.errands
        found = await errands.of_table(who, at.table, records.snapshot, at, seed)
        return _read_position(found)

    async def rematch(self, person: Person, table: str) -> Summary:
        """The same people once more, each moved on by one seat, so that somebody else begins."""
        room = await self.hub.room(table)
        old = room.table
        rights.finished(old)
        rights.own_seats(old, person.id)
        if old.rematch is not None:
            return summary((await self.hub.room(old.rematch)).table)
        await self.check_limit(person)
        new = self.hub.new_room(making.rematch_of(old, person.id), now_ms())
        apart = await self.hub.store.read(lambda c: manners.apart_from(c, person.id))
        await self.hub.ask(new, lambda t: making.seat_again(t, old, now_ms(), apart))
        await self.hub.ask(room, lambda t: seating.rematch_at(t, new.table.id, now_ms()))
        first = room.table.rematch
        if first is not None and first != new.table.id:  # somebody else asked at the same moment
            await self.hub.ask(new, lambda t: seating.free_all(t, now_ms()))
            return summary((await self.hub.room(first)).table)
        is_full = all(seat.kind != "free" for seat in new.table.seats)
        if is_full and all(seat.person in (None, person.id) for seat in new.table.seats):
            return await self.start(person, new.table.id)  # bots need not be waited for
        return summary(new.table)

    async def follow_account(self, guest: Person, account: Person) -> None:
        """Move a guest's games into the account."""
        for table in await self.accounts.moved(guest, account):
            room = await self.hub.room(table)
            await self.hub.ask(
                room, lambda t: seating.move_person(t, guest.id, account.id, account.name, now_ms())
            )

    async def follow_name(self, person: Person) -> None:
        """Show a person's new name at tables that are waiting or in play."""
        tables, seats = schema.tables.c, schema.seats.c
        query = sa.select(seats.table_id).where(
            seats.person == person.id, seats.table_id == tables.id, tables.status.in_(OPEN)
        )
        found = await self.hub.store.read(lambda c: set(c.execute(query).scalars()))
        for table in sorted(found):
            room = await self.hub.room(table)
            await self.hub.ask(
                room, lambda t: seating.move_person(t, person.id, person.id, person.name, now_ms())
            )

    # ------------------------------------------------------------- lists

    async def open_tables(self, person: str | None = None) -> list[Summary]:
        """The tables of the lobby, without those of people whom this person should not meet."""
        apart = await self._apart_from(person)
        found = (await self._listed()).tables
        return [one for one in found if not manners.are_apart(one, apart)]

    async def sent_tables(self, person: str | None) -> bytes:
        """The same, ready to send; for nearly everybody it is identical, and encoded only once."""
        apart = await self._apart_from(person)
        found = await self._listed()
        left = [one for one in found.tables if not manners.are_apart(one, apart)]
        return found.sent if len(left) == len(found.tables) else encode(left)

    async def _apart_from(self, person: str | None) -> frozenset[str]:
        if person is None:
            return frozenset()
        return await self.hub.store.read(lambda c: manners.apart_from(c, person))

    async def _listed(self) -> Listed:
        """All tables of the lobby, made rarely and for everybody."""
        if self._listing is None or self._listing.is_old(self.hub.news):
            task = asyncio.create_task(self._open_tables())
            self._listing = Listing(task, self.hub.news, time.monotonic())
        return await asyncio.shield(self._listing.task)

    async def _open_tables(self) -> Listed:
        tables = schema.tables
        found = await self._summaries(
            sa.select(tables.c.id, tables.c.summary)
            .where(tables.c.status.in_(OPEN), tables.c.access != "link")
            .order_by(tables.c.updated.desc())
            .limit(200)
        )
        return Listed(found, encode(found))

    async def with_code(self, typed: str) -> dict[str, Any]:
        """The table with this code that is waiting for players."""
        wanted, tables = read_code(typed), schema.tables
        query = sa.select(tables.c.id).where(tables.c.status == WAITING)
        waiting = await self.hub.store.read(lambda c: list(c.execute(query).scalars()))
        found = next((table for table in waiting if code_of(table) == wanted), None)
        if found is None:
            raise Refused("no_table", "no table that waits for players has this code")
        return {"id": found}

    async def tables_of(self, person: Person) -> list[Summary]:
        tables, seats = schema.tables, schema.seats
        own = sa.select(seats.c.table_id).where(seats.c.person == person.id)
        found = await self._summaries(
            sa.select(tables.c.id, tables.c.summary)
            .where(tables.c.id.in_(own) | (tables.c.owner == person.id))
            .order_by(tables.c.updated.desc())
            .limit(200)
        )
        return making.mine_first(found, person.id)

    async def _summaries(self, query: sa.Select[Any]) -> list[Summary]:
        rows = await self.hub.store.read(lambda c: list(c.execute(query)))
        found: list[Summary] = []
        for start in range(0, len(rows), PORTION):
            found += [self._newest(*row) for row in rows[start : start + PORTION]]
            await asyncio.sleep(0)  # two hundred in one go would hold up every move
        return found

    def _newest(self, table: str, stored: str) -> Summary:
        room = self.hub.rooms.get(table)
        if room is not None:
            return summary(room.table)
        return read_summary(stored)
