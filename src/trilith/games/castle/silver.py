"""AM-SLV. Silver is exchanged at the forge for pieces in stock.

AM-SLV-05. The windows are the questions that offer it: the build step (building.py), the breach
(breach.py) and the palace in the final scoring (scoring.py); nowhere else.
"""

from __future__ import annotations

from trilith.engine.errors import Refusal
from trilith.games.castle.components import CLAY, RESOURCES, SAND, SILVER, STONE, WOOD
from trilith.games.castle.state import CastleState


def exchange_silver(s: CastleState, seat: int, resource: int) -> None:
    """AM-SLV-01, AM-SLV-03, AM-SLV-04, AM-SLV-06. A silver bar stays at the forge for good.

    The piece from the stock goes to the player's supply; it need not be spent immediately.
    """
    s.resources[seat][SILVER] -= 1
    s.forge_silver += 1
    s.stock[resource] -= 1
    s.resources[seat][resource] += 1
    s.tell("exchange", seat, "AM-SLV-01", {"item": RESOURCES[resource]})


def why_no_exchange(s: CastleState, seat: int, resource: int) -> Refusal | None:
    """AM-SLV-01, AM-SLV-02. It takes a silver bar, and a piece that is in stock."""
    if not s.resources[seat][SILVER]:
        return Refusal("AM-SLV-01")
    if not s.stock[resource]:
        return Refusal("AM-SLV-02", {"item": RESOURCES[resource]})
    return None


def exchangeable(s: CastleState, seat: int) -> int:
    """Mask of the basic resources that `why_no_exchange` does not forbid."""
    if not s.resources[seat][SILVER]:
        return 0
    stock = s.stock
    mask = 1 if stock[SAND] else 0
    if stock[WOOD]:
        mask |= 1 << WOOD
    if stock[CLAY]:
        mask |= 1 << CLAY
    if stock[STONE]:
        mask |= 1 << STONE
    return mask
