"""What may be done around a game: creating the table, sitting down, starting, playing again."""

from __future__ import annotations

from typing import Any

import msgspec

from trilith.server import rights
from trilith.server.entries import Info
from trilith.server.match import data_of, game_of
from trilith.server.names import check_unlike
from trilith.server.ratings.model import Strength
from trilith.server.ratings.outcome import check_bot, check_person
from trilith.server.seats import FREE
from trilith.server.table import PLAYING, WAITING, Table
from trilith.server.telling import Outgoing, news
from trilith.server.wire import Refused


def create(table: Table, info: Info, now: int) -> None:
    """The first entry of the log."""
    table.add("create", now, **msgspec.to_builtins(info))


def sit(table: Table, person: str, name: str, seat: int | None, now: int) -> list[Outgoing]:
    table.begin_change()
    rights.waiting(table)
    check_unlike(name, [s.name for s in table.seats if s.person not in (None, person)])
    check_person(table, person)
    table.add("sit", now, seat=table.seats.free(seat), person=person, name=name)
    return news(table)


def seat_bot(table: Table, person: str, level: str, seat: int | None, now: int) -> list[Outgoing]:
    table.begin_change()
    rights.waiting(table)
    rights.owner(table, person)
    check_bot(table.info, level)
    table.add("bot", now, seat=table.seats.free(seat), level=level)
    return news(table)


def stand(table: Table, person: str, seat: int, now: int) -> list[Outgoing]:
    table.begin_change()
    rights.waiting(table)
    if table.seats.taken(seat).person != person:
        rights.owner(table, person)
    table.add("stand", now, seat=seat)
    return news(table)


def free_seats_of(table: Table, person: str, now: int) -> list[Outgoing]:
    """Free the seats of a person who was called and did not come."""
    table.begin_change()
    rights.waiting(table)
    for seat in table.seats_of(person):
        table.add("stand", now, seat=seat)
    return news(table)


def start(
    table: Table, person: str, seed: str, now: int, begins: dict[str, Any] | None = None
) -> list[Outgoing]:
    table.begin_change()
    may_start(table, person)
    table.add("start", now, **dealt(table.info, seed, begins))
    return news(table)


def may_start(table: Table, person: str) -> list[Outgoing]:
    """Refused if the game may not start; also checked before its position is worked out."""
    rights.waiting(table)
    if any(seat.kind == FREE for seat in table.seats):
        raise Refused("not_now", "there are free seats")
    if not table.seats_of(person):
        rights.owner(table, person)
    return []


def dealt(info: Info, seed: str, begins: dict[str, Any] | None) -> dict[str, Any]:
    """What the log says about a start: seed, rules, data, and a position if it begins from one."""
    rules = game_of(info.game).rules_version
    data = {"seed": seed, "rules": rules, "data": data_of(info).digest}
    return data if begins is None else {**data, "begins": begins}


def move_person(table: Table, old: str, new: str, name: str, now: int) -> list[Outgoing]:
    table.begin_change()
    if old != table.info.owner and not table.seats_of(old):
        return []
    table.add("moved", now, **{"from": old, "to": new, "name": name})
    return news(table)


def forget_person(
    table: Table, person: str, nobody: str, now: int, strength: Strength | None = None
) -> list[Outgoing]:
    """A person is gone for good: their seats lose their name, and a bot plays on.

    For a rated game the log keeps how strong they were, because others' ratings depend on it.
    """
    table.begin_change()
    own = table.seats_of(person)
    if table.status == WAITING:
        for seat in own:
            table.add("stand", now, seat=seat)
    if own or table.info.owner == person:
        data: dict[str, Any] = {"from": person, "to": nobody, "name": ""}
        if strength is not None and table.info.rated:
            data["strength"] = list(strength)
        table.add("moved", now, **data)
    if table.status == PLAYING:
        for seat in own:
            if table.seats[seat].stand_in is None:
                table.add("stand_in", now, seat=seat, level=table.info.stand_in, why="left")
    return news(table)


def rematch_at(table: Table, other: str, now: int) -> list[Outgoing]:
    """Only one table becomes the rematch: the one that was named first."""
    table.begin_change()
    if table.rematch is not None:
        return []
    table.add("rematch", now, to=other)
    return news(table)


def free_all(table: Table, now: int) -> list[Outgoing]:
    """Free all seats: nobody is going to play here after all."""
    table.begin_change()
    rights.waiting(table)
    for seat in table.seats:
        if seat.kind != FREE:
            table.add("stand", now, seat=seat.seat)
    return news(table)
