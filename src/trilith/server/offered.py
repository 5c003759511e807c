"""For the operator: comparing the copies on offer value by value, and playing with one of them."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import Path

from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.server import editions, routes
from trilith.server.asking import Here
from trilith.server.clocks import now_ms
from trilith.server.copy_shapes import CopyOffers, OfferedCopy
from trilith.server.costs import Who, terms
from trilith.server.edition import said
from trilith.server.editions import game_called
from trilith.server.operator import Operator
from trilith.server.shapes import plain
from trilith.server.wire import Refused

router = routes.router()

Key = Annotated[str, Path(pattern="^[a-z0-9_]{1,40}$")]
Number = Annotated[str, Path(pattern="^[a-z0-9]{8,40}$")]


@router.get("/api/operator/editions/{game}")
@terms(Who.OPERATOR, 60)
async def offers(server: Here, person: Operator, game: Key) -> dict[str, Any]:
    """The copies of a game on offer, what their owners say value by value, and what is accepted."""
    found = game_called(game)
    return plain(await server.store.read(lambda c: offers_of(c, found)))


@router.post("/api/operator/editions/{game}/{number}/accept")
@terms(Who.OPERATOR, 60)
async def accept(server: Here, person: Operator, game: Key, number: Number) -> dict[str, Any]:
    """Let new tables play with an offered copy; existing tables stay as they are."""
    found = game_called(game)

    def accepted(c: sa.Connection) -> CopyOffers:
        if number not in [row["id"] for row in editions.offers(c, game)]:
            raise Refused("not_found", "no such copy is on offer")
        try:
            editions.accept(c, number, now_ms())
        except BadInput as error:  # values whose path no longer exists
            raise Refused("bad_message", str(error)) from None
        return offers_of(c, found)

    return plain(await server.store.write(accepted))


@router.delete("/api/operator/editions/{game}")
@terms(Who.OPERATOR, 10)
async def withdraw(server: Here, person: Operator, game: Key) -> dict[str, Any]:
    """Let new tables play with our numbers again."""
    found = game_called(game)

    def withdrawn(c: sa.Connection) -> CopyOffers:
        editions.withdraw(c, game)
        return offers_of(c, found)

    return plain(await server.store.write(withdrawn))


def offers_of(c: sa.Connection, game: Game[Any]) -> CopyOffers:
    rows = editions.offers(c, game.key)
    copies = [
        OfferedCopy(
            row["id"],
            row["name"],
            row["version"],
            row["note"],
            len(editions.check(game, editions.shown(row).values).changes),
        )
        for row in rows
    ]
    return CopyOffers(
        game.key, said(editions.house(c, game.key)), copies, editions.compared(game, rows)
    )
