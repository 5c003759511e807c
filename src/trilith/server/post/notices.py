"""What people should hear about a change at a table: pure functions of the table before and after.
And about the position of the day, which belongs to no table.

Nothing here looks at the game itself. Notices say only whose turn it is, who sits where and until
when, which everybody at the table knows.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from trilith.server.entries import Entry
from trilith.server.post.wishes import HOUR, MINUTE, Kind, Wishes
from trilith.server.table import CLOSED, OVER, Table

NO_TABLE: Final = ""
"""Replaces the table's id in a notice that is about no table."""
Asked = dict[str, int]
"""People who are asked something, with their seats."""


class Notice(Struct, frozen=True):
    """One line of the outbox."""

    person: str
    kind: Kind
    mark: int
    made: int
    due: int
    until: int = 0
    who: str = ""


class Notices(Struct):
    """What is written to the outbox in the same transaction as a change."""

    table: str
    new: list[Notice]
    answered: list[str]
    """People who have answered, and need no message that it is their turn."""
    gone: list[str]
    """People who are no longer asked anything, and need no reminder either."""
    moved: list[str] = []
    """People whose deadline has changed, and with it the time of their reminders."""

    def __bool__(self) -> bool:
        return bool(self.new or self.answered or self.gone or self.moved)


class Wants:
    """The people who want any messages: kept in memory, so that all others cost nothing."""

    def __init__(self) -> None:
        self._wishes: dict[str, Wishes] = {}
        self.delay = MINUTE
        """Milliseconds in which a person may see it at the table before anything is sent."""

    def __bool__(self) -> bool:
        return bool(self._wishes)

    def __contains__(self, person: object) -> bool:
        return person in self._wishes

    def replace(self, all_wishes: dict[str, Wishes]) -> None:
        self._wishes = {person: one for person, one in all_wishes.items() if any(one.ways.values())}

    def note(self, person: str, wishes: Wishes | None) -> None:
        self._wishes.pop(person, None)
        if wishes is not None and any(wishes.ways.values()):
            self._wishes[person] = wishes

    def wants(self, person: str | None, kind: Kind, table: str) -> bool:
        wishes = self._wishes.get(person) if person is not None else None
        return wishes is not None and bool(wishes.ways.get(kind)) and table not in wishes.silent

    def reminders(self, person: str) -> list[int]:
        return self._wishes[person].reminders

    def mornings(self, now: int) -> dict[str, int]:
        """People for whom the position of the day is due, and since when."""
        found = {p: one.morning(now) for p, one in self._wishes.items() if one.ways.get("puzzle")}
        return {person: since for person, since in found.items() if since}


_NOBODY: Final[Asked] = {}


def asked(table: Table, wants: Wants) -> Asked:
    """People who are asked something at this table and may want to be told."""
    if not wants or not any(seat.person in wants for seat in table.seats):
        return _NOBODY
    found: Asked = {}
    for number in table.to_act():
        seat = table.seats[number]
        if seat.person in wants and seat.level is None:
            found.setdefault(seat.person, number)  # type: ignore[arg-type]
    return found


def of_change(
    table: Table, before: Asked, was_over: bool, entries: list[Entry], wants: Wants
) -> Notices | None:
    """The notices about a change; None if there are none."""
    if not wants:
        return None
    now, last = entries[-1].at, entries[-1].seq
    after = asked(table, wants)
    movers = {table.seats[e.data["seat"]].person for e in entries if e.kind == "play"}
    found = Notices(table.id, [], [], [])
    found.answered = [person for person in before if person in movers]
    found.gone = [person for person in before if person not in after]
    for person, seat in after.items():
        if person not in before:
            found.new += _turn(table, person, seat, last, now, wants)
    if any(entry.kind in ("vacation", "pause") for entry in entries):
        found.moved = [person for person in after if person in before]
        for person in found.moved:
            found.new += _late(table, person, after[person], last, now, wants)
    found.new += _sat(table, entries, wants)
    if not was_over and table.status in (OVER, CLOSED):
        found.new += _over(table, last, now, wants)
    return found if found else None


def _turn(table: Table, person: str, seat: int, mark: int, now: int, wants: Wants) -> list[Notice]:
    """That it is a person's turn, and, if there is a deadline, that it is near."""
    until = deadline(table, seat, now)
    found: list[Notice] = []
    if wants.wants(person, "turn", table.id):
        found.append(Notice(person, "turn", mark, now, now + wants.delay, until))
    return found + _late(table, person, seat, mark, now, wants)


def _late(table: Table, person: str, seat: int, mark: int, now: int, wants: Wants) -> list[Notice]:
    """That the deadline is near, at each time when a person wants to be reminded."""
    until = deadline(table, seat, now)
    if not until or not wants.wants(person, "late", table.id):
        return []
    times = [until - hours * HOUR for hours in wants.reminders(person)]
    return [Notice(person, "late", mark, now, due, until) for due in times if due > now]


def deadline(table: Table, seat: int, now: int) -> int:
    """When this seat's time for the turn runs out; 0 if it has no limit, or plays live."""
    clock = table.clock
    if clock is None or clock.rule.kind != "turn" or seat not in clock.running:
        return 0
    return clock.runs_out(seat, now)


def _sat(table: Table, entries: list[Entry], wants: Wants) -> list[Notice]:
    owner = table.info.owner
    if not wants.wants(owner, "sat", table.id):
        return []
    return [
        Notice(owner, "sat", e.seq, e.at, e.at + wants.delay, 0, e.data["name"])
        for e in entries
        if e.kind == "sit" and e.data["person"] != owner
    ]


def _over(table: Table, mark: int, now: int, wants: Wants) -> list[Notice]:
    people = {seat.person for seat in table.seats if wants.wants(seat.person, "over", table.id)}
    return [
        Notice(person, "over", mark, now, now + wants.delay)
        for person in sorted(filter(None, people))
    ]


def of_chat(table: Table, speaker: str, name: str, number: int, now: int, wants: Wants) -> Notices:
    """That a person has said something at the table, but not what."""
    people = {seat.person for seat in table.seats if wants.wants(seat.person, "chat", table.id)}
    new = [
        Notice(person, "chat", number, now, now + wants.delay, 0, name)
        for person in sorted(filter(None, people - {speaker}))
    ]
    return Notices(table.id, new, [], [])


def of_the_day(mornings: dict[str, int], now: int) -> Notices:
    """That there is a new position of the day. Its hour identifies it, so it is written only once."""
    new = [Notice(person, "puzzle", since, now, since) for person, since in mornings.items()]
    return Notices(NO_TABLE, new, [], [])
