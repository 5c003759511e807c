"""Chat at a table and in its gallery: stored, and shown to everybody who may read it."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from trilith.engine.event import SPECTATOR
from trilith.server import manners, reading, schema, wire
from trilith.server.clocks import now_ms
from trilith.server.conn import Conn
from trilith.server.house import House
from trilith.server.names import check_unlike, same_form
from trilith.server.post import notices, outbox
from trilith.server.protocol import frame
from trilith.server.rooms import Room, Rooms
from trilith.server.shapes import ChatLine, Person
from trilith.server.standing import standing_of
from trilith.server.table import PLAYING, Table
from trilith.server.wire import Refused, encode

SHOWN: Final = 100
"""How many lines newcomers are shown."""


class Chat:
    """The chat of all tables."""

    def __init__(self, house: House, rooms: Rooms) -> None:
        self.house = house
        self.rooms = rooms

    async def say(self, conn: Conn, room: Room, message: wire.Chat) -> None:
        """Store a line, and show it to everybody who may read it."""
        if conn.person is None:
            raise Refused("not_signed_in", "say who you are first")
        if room.table.id not in conn.tables:
            raise Refused("not_now", "watch it first")
        own = room.table.seats_of(conn.person.id)
        check_room(room.table, own, message.room)
        if not own:
            check_unlike(conn.person.name, [seat.name for seat in room.table.seats])
        row = _row(room.table.id, conn.person, own, message)
        row["text"] = self.house.words.masked(row["text"])
        person = conn.person.id
        key = await self.house.store.write(lambda c: self._keep(c, room.table, person, row))
        self.house.metrics.count("chats_total")
        await self._show(room, [_line(key, row, conn.person.guest)])
        self.house.notify("chat", room.table.id, key)

    def _keep(self, c: sa.Connection, table: Table, person: str, row: dict[str, Any]) -> int:
        """Store the line, with notices for players who are elsewhere; returns its number."""
        standing_of(c, person, row["at"]).check_may_speak()
        key = c.execute(schema.chat.insert().values(row)).inserted_primary_key
        assert key is not None
        number = int(key[0])
        if row["room"] == "table" and self.house.wants:
            told = notices.of_chat(table, person, row["name"], number, row["at"], self.house.wants)
            deaf = manners.deaf_to(c, person)
            told.new = [one for one in told.new if one.person not in deaf]
            outbox.save_in(c, told)
        return number

    async def _show(self, room: Room, lines: list[ChatLine]) -> None:
        """Show lines to everybody who may read them and has not muted their author."""
        for line in lines:
            person = line.person
            deaf = (
                await self.house.store.read(lambda c, who=person: manners.deaf_to(c, who))  # type: ignore[misc]
                if person is not None
                else frozenset()
            )
            framed = frame(encode(wire.Chatted(room.table.id, [line])))
            for seat, conns in room.watchers.items():
                if may_read(room.table, seat, line.room):
                    for conn in conns:
                        if conn.person_id not in deaf:
                            conn.put(framed, "")

    async def show_again(self, table: str, numbers: list[int]) -> None:
        """Send lines again that were hidden or are shown again, here and at other processes."""
        for number in numbers:
            await self.hear(table, number)
            self.house.notify("chat", table, number)

    async def hear(self, table: str, number: int) -> None:
        """Handle something that was said or hidden at another process."""
        room = self.rooms.get(table)
        if room is not None:
            await self._show(room, await self._lines(schema.chat.c.id == number))

    async def _lines(self, which: sa.ColumnElement[bool]) -> list[ChatLine]:
        query = sa.select(schema.chat).where(which).order_by(schema.chat.c.id.desc()).limit(SHOWN)
        rows = await self.house.store.read(
            lambda c: [dict(row) for row in c.execute(query).mappings()]
        )
        known = await self._accounts({row["name"] for row in rows})
        return [_line(row["id"], row, row["name"] not in known) for row in reversed(rows)]

    async def _accounts(self, said: set[str]) -> set[str]:
        """Which of these names belong to accounts; the others are guests'."""
        names, people = schema.names, schema.people
        query = (
            sa.select(people.c.name)
            .join(names, names.c.person == people.c.id)
            .where(names.c.form.in_({same_form(name) for name in said}))
            .where(people.c.login.is_not(None))
        )
        return await self.house.store.read(lambda c: set(c.execute(query).scalars()))

    async def send_last(self, conn: Conn, room: Room) -> None:
        """Send a newcomer the latest lines that they may read."""
        lines = await self._lines(schema.chat.c.table_id == room.table.id)
        who, table = conn.person_id, room.table.id
        muted, unread = await self.house.store.read(
            lambda c: (manners.muted_by(c, who), reading.unread(c, who, [table]) if who else {})
        )
        eyes = conn.eyes(table)
        if not eyes:
            return  # it left, or was sent away, meanwhile
        shown = [
            line
            for line in lines
            if may_read(room.table, eyes[0], line.room) and line.person not in muted
        ]
        is_seated = eyes[0] != SPECTATOR  # what spectators have read is not kept
        conn.tell(encode(wire.Chatted(table, shown, unread.get(table, 0) if is_seated else 0)))


def check_room(table: Table, own: list[int], room: str) -> None:
    """Players talk at the table, spectators in the gallery; when it is over, everybody in both."""
    if room not in ("table", "gallery"):
        raise Refused("bad_message", "expected room: table or gallery")
    if room == "table" and not own:
        raise Refused("not_yours", "spectators talk in the gallery")
    if room == "gallery" and own and table.status == PLAYING:
        raise Refused("not_yours", "the gallery is for spectators until the game is over")


def may_read(table: Table, seat: int, room: str) -> bool:
    """Whether somebody with these views may read what is said in this room."""
    return room == "table" or seat == SPECTATOR or table.status != PLAYING


def _row(table: str, person: Person, own: list[int], message: wire.Chat) -> dict[str, Any]:
    text = "".join(ch for ch in message.text if ch.isprintable() or ch == "\n").strip()
    if not text:
        raise Refused("bad_message", "nothing to say")
    return {
        "table_id": table,
        "room": message.room,
        "seat": own[0] if own else SPECTATOR,
        "name": person.name,
        "person": person.id,
        "at": now_ms(),
        "text": text,
    }


def _line(number: int, row: dict[str, Any], guest: bool) -> ChatLine:
    hidden = bool(row.get("hidden"))
    text = "" if hidden else row["text"]
    return ChatLine(
        number,
        row["room"],
        row["seat"],
        row["name"],
        row["at"],
        text,
        guest,
        row["person"],
        hidden,
    )
