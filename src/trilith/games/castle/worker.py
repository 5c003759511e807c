"""AM-WRK. Workers take their goods, then build for half the points."""

from __future__ import annotations

from trilith.engine.task import AnyOrder
from trilith.games.castle.building import Build
from trilith.games.castle.components import RESOURCES
from trilith.games.castle.equip import worker_cards
from trilith.games.castle.state import CastleState


def workers(s: CastleState) -> None:
    """AM-ORDER-03, AM-ORDER-05, AM-WRK-02. All take goods; then each card builds, in player order.

    Who has two worker cards resolves both when his turn comes, in the order he likes.
    """
    for seat in s.player_order():
        take_goods(s, seat)
    for seat in reversed(s.player_order()):
        cards = worker_cards(s, seat)
        if len(cards) == 1:
            s.then(Build(seat, cards[0], 0))
        elif cards:
            builds = tuple([Build(seat, card, 0) for card in cards])
            s.then(AnyOrder(seat, builds, "AM-ORDER-05"))


def take_goods(s: CastleState, seat: int) -> None:
    """AM-WRK-01, AM-WRK-05. What is left on the cards joins the owner's supply, to be spent
    freely.
    """
    goods = s.goods[seat]
    for kind, pieces in enumerate(goods):
        if pieces:
            s.resources[seat][kind] += pieces
            goods[kind] = 0
            s.tell("goods", seat, "AM-WRK-01", {"item": RESOURCES[kind], "count": pieces})
