"""Who watches which table and from which seats, and who is here: at this process and at others."""

from __future__ import annotations

import time
from typing import Final

from trilith.server import doing
from trilith.server.access import eyes_of
from trilith.server.clocks import now_ms
from trilith.server.conn import Conn, Look
from trilith.server.house import House
from trilith.server.pump import Pump
from trilith.server.rooms import Room, Rooms
from trilith.server.wire import Refused, encode

PRESENCE: Final = 45.0
"""Seconds without news from another process after which its people count as gone."""
SOMEBODY: Final = "-"
"""Stands for anybody who watches bots play."""
SOON: Final = 0.05
"""Seconds until a table whose newest change is being written is looked at again."""


class Presence:
    """The watchers of all tables of this process."""

    def __init__(self, house: House, rooms: Rooms, pump: Pump) -> None:
        self.house = house
        self.rooms = rooms
        self.pump = pump
        self._announced = 0.0

    # ------------------------------------------------------------- watching

    def watch(self, conn: Conn, room: Room, seats: list[int] | None) -> None:
        """Follow a table from one's own seats, or as a spectator.

        Only when the room is not busy: a change must be in the log before it is shown.
        """
        table = room.table
        eyes = eyes_of(table, conn.person_id, seats)
        self.unwatch(conn, room, quietly=True)
        conn.tables[table.id] = Look(eyes, seats)
        for seat in eyes:
            room.watchers.setdefault(seat, set()).add(conn)
            table.watched.add(seat)
        room.send_full(conn)
        self._note_watched(room)
        if conn.person is not None and table.seats_of(conn.person_id):
            self._came(room, conn.person.id)

    def _came(self, room: Room, person: str) -> None:
        self._settle(room, person)
        self.house.notify("here", room.table.id, person, 1)
        if room.table.seats.has_stand_in(person):
            self.pump.submit(room, lambda table: doing.come_back(table, person, now_ms()))

    def _note_watched(self, room: Room) -> None:
        """Bots among themselves play on now; the process that runs them is told."""
        if room.table.seats.are_all_bots():
            self.house.notify("here", room.table.id, SOMEBODY, int(bool(room.conns())))
            self.house.loop.call_soon(self.pump.changed, room)

    def unwatch(self, conn: Conn, room: Room, quietly: bool = False) -> None:
        eyes = conn.eyes(room.table.id)
        conn.tables.pop(room.table.id, None)
        for seat in eyes:
            watchers = room.watchers.get(seat)
            if watchers is not None:
                watchers.discard(conn)
                if not watchers:
                    del room.watchers[seat]
                    room.table.watched.discard(seat)
        room.quiet_since = time.monotonic()
        if not quietly and not room.conns():
            self._note_watched(room)
        if conn.person is not None and not quietly and conn.person.id not in room.people():
            self._settle(room, conn.person.id)
            self.house.notify("here", room.table.id, conn.person.id, 0)

    def refocus(self, room: Room) -> set[Conn]:
        """Called after a person has sat down or stood up: nobody keeps a view that is not theirs.

        It comes before anything about the change is sent, at every process that follows the table.
        Returns the clients that now have other views, and have been sent the full state.
        """
        table = room.table
        room.focused = table.seats.seating
        table.seats.wait_for_all(now_ms() + table.grace)
        told: set[Conn] = set()
        for conn in room.conns():
            look = conn.tables[room.table.id]
            try:
                eyes = eyes_of(room.table, conn.person_id, look.wanted)
            except Refused as refused:
                self.unwatch(conn, room)
                conn.tell(encode(refused.error(room.table.id)))
                continue
            if eyes != look.eyes:
                self.watch(conn, room, look.wanted)
                told.add(conn)
        for person in room.people():
            self._settle(room, person)
        return told

    def gone(self, conn: Conn) -> None:
        """A client has closed its connection."""
        self.house.closed(conn)
        for table in list(conn.tables):
            room = self.rooms.get(table)
            if room is not None:
                self.unwatch(conn, room)

    def refresh(self, conn: Conn, table: str) -> None:
        """Send the table as it is, once it is in the log."""
        room = self.rooms.get(table)
        if room is None:
            return
        if room.busy:
            self.house.loop.call_later(SOON, self.refresh, conn, table)
        elif conn in self.house.conns:
            self.house.live()
            room.send_full(conn)

    # ------------------------------------------------------------- who is here

    def _settle(self, room: Room, person: str) -> None:
        table = room.table
        is_here = person in room.people() or any(who == person for _, who in room.here)
        if table.seats.be_online(person, is_here, now_ms() + table.grace):
            room.tell_seats()
            if table.vote is not None and room.runs:
                self._count_again(room)

    def _count_again(self, room: Room) -> None:
        """The people being waited for have changed, which may affect a vote and its deadline."""
        self.pump.submit(
            room,
            lambda table: doing.time_passes(table, now_ms()),
            None,
            lambda _: self.pump.changed(room),
        )

    def hear(self, origin: str, table: str, person: str, here: str) -> None:
        """Handle the news that a person has come to, or left, another process."""
        room = self.rooms.get(table)
        if room is None:
            return
        if here == "1":
            room.here[(origin, person)] = time.monotonic() + PRESENCE
        else:
            room.here.pop((origin, person), None)
        self._settle(room, person)
        if person == SOMEBODY:
            self.pump.changed(room)

    def forget_gone(self, room: Room, now: float) -> None:
        """Forget people who have not been heard from for a while."""
        for (origin, person), until in list(room.here.items()):
            if until < now:
                del room.here[(origin, person)]
                self._settle(room, person)

    def announce(self, now: float) -> None:
        """Tell the other processes now and then who is here."""
        if not self.house.store.is_shared or now - self._announced < PRESENCE / 3:
            return
        self._announced = now
        for room in self.rooms:
            watched = {SOMEBODY} if room.table.seats.are_all_bots() and room.conns() else set()
            for person in room.people() | watched:
                self.house.notify("here", room.table.id, person, 1)
