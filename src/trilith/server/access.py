"""What a person may see of a table: everything that shows a table asks here first.

People who sit at a table, or created it, are known there. Anybody else has to give its password, if
it has one, and watches as a spectator, if it allows those: during the game and after it, over the
socket and REST.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trilith.engine.event import SPECTATOR
from trilith.server.profiles.shapes import Audience
from trilith.server.shapes import Person, Summary
from trilith.server.table import OVER, Table
from trilith.server.wire import Refused

if TYPE_CHECKING:  # a browser that plays without a server has neither
    from trilith.server.hashing import Hashing
    from trilith.server.rooms import Room


def is_known(table: Table, person: str | None) -> bool:
    """Whether a person needs no password here."""
    return person is not None and (person == table.info.owner or bool(table.seats_of(person)))


async def enter(
    room: Room, person: Person | None, password: str | None, hashing: Hashing, address: str
) -> None:
    """Enter, or be Refused. A person who has given the password once need not give it again."""
    info = room.table.info
    who = person.id if person is not None else None
    if info.password is None or is_known(room.table, who) or who in room.admitted:
        return
    target = f"table {room.table.id}"
    if not password or not await hashing.verify(info.password, password, target, address):
        raise Refused("password", "this table needs its password")
    if who is not None:
        room.admitted.add(who)


def may_list(game: Summary, person: str | None) -> bool:
    """Whether a person may know that a game was played: it was at an open table with spectators,
    or they were there."""
    if game.access == "open" and game.spectators:
        return True
    mine = {game.owner, *(seat.person for seat in game.seats)}
    return person is not None and person in mine


def may_see(audience: Audience, owner: str, person: str | None, have_met: bool) -> bool:
    """Whether a viewer is among those to whom a person shows something."""
    return person == owner or audience == "everyone" or (audience == "met" and have_met)


def eyes_of(table: Table, person: str | None, seats: list[int] | None = None) -> tuple[int, ...]:
    """The seats whose view a person gets: all of their seats, or these, or else a spectator's."""
    own = table.seats_of(person)
    if not own and not table.info.spectators:
        raise Refused("not_yours", "this table has no spectators")
    return tuple(seat for seat in own if seats is None or seat in seats) or (SPECTATOR,)


def eyes_at(table: Table, person: str | None, seat: int | None) -> int:
    """The same for looking back at the game; after its end, any seat's view."""
    own = eyes_of(table, person)
    if seat is None:
        return own[0]
    if not SPECTATOR <= seat < len(table.seats):
        raise Refused("no_seat", f"there are {len(table.seats)} seats")
    if seat not in (SPECTATOR, *own) and table.status != OVER:
        raise Refused("not_yours", "others' views are shown when the game is over")
    return seat
