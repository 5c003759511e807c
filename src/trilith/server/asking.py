"""Who asks, and what for: what routes are given."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Depends, Header, Path, Query, Request

from trilith.server import routes
from trilith.server.access import enter, eyes_at, eyes_of
from trilith.server.costs import GUESS, STEP
from trilith.server.limits import address
from trilith.server.rooms import Room
from trilith.server.server import Server
from trilith.server.sessions import Caller
from trilith.server.shapes import Person
from trilith.server.wire import Refused

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
Seat = Annotated[int | None, Query(ge=-1, le=15)]


def the_server(request: Request) -> Server:
    return routes.server_of(request)


Here = Annotated[Server, Depends(the_server)]


async def the_caller(request: Request, server: Here) -> Caller | None:
    caller = await server.caller_of(request.scope)
    if caller is not None:
        routes.charge_person(request, caller.person.id)
    return caller


Calling = Annotated[Caller | None, Depends(the_caller)]


async def the_asker(caller: Calling) -> Person | None:
    return caller.person if caller is not None else None


Asker = Annotated[Person | None, Depends(the_asker)]


async def the_known(asker: Asker) -> Person:
    if asker is None:
        raise Refused("not_signed_in", "become a guest or log in first")
    return asker


Known = Annotated[Person, Depends(the_known)]


class Visit(NamedTuple):
    """A person who may look at a table, and the table."""

    room: Room
    person: str | None

    def eyes(self, seat: int | None = None) -> int:
        """This seat's eyes, or the asker's own, if they may be looked through."""
        return eyes_at(self.room.table, self.person, seat)

    @property
    def name(self) -> str:
        """What a file made of the table is called."""
        return f"{self.room.table.info.game}-{self.room.table.id}"

    def payer(self, request: Request) -> str:
        """In whose line long work waits."""
        return self.person or address(request.scope)

    def cost(self, steps: int = 100_000) -> float:
        """What it costs to play so many steps again, or all."""
        return STEP * min(steps, self.room.table.step)


async def the_visit(
    server: Here,
    table: TableId,
    request: Request,
    asker: Asker,
    x_table_password: Annotated[str | None, Header(max_length=200)] = None,
) -> Visit:
    """Every route that shows something of a game asks for this first."""
    room = await server.hub.room(table)
    who = asker.id if asker is not None else None
    if x_table_password:
        routes.charge_more(request, who, GUESS)
    await enter(room, asker, x_table_password, server.hashing, address(request.scope))
    eyes_of(room.table, who)
    return Visit(room, who)


Visited = Annotated[Visit, Depends(the_visit)]
