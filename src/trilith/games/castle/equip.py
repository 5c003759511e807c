"""AM-EQUIP. Goods from the stock onto the worker cards."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.bits import bits
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import AnyOrder, Effect, Question
from trilith.games.castle.actions import LOAD
from trilith.games.castle.components import CARDS, RESOURCES, WORKERS
from trilith.games.castle.state import CastleState


def equip_workers(s: CastleState) -> None:
    """AM-EQUIP-01, AM-EQUIP-02. In player order; a player with two worker cards chooses their
    order.
    """
    for seat in reversed(s.player_order()):
        cards = worker_cards(s, seat)
        if len(cards) == 1:
            s.then(Equip(seat, cards[0]))
        elif cards:
            tasks = tuple([Equip(seat, card) for card in cards])
            s.then(AnyOrder(seat, tasks, "AM-EQUIP-02"))


def worker_cards(s: CastleState, seat: int) -> list[int]:
    """The worker cards that the player revealed this round."""
    return bits(s.revealed[seat] & WORKERS)


class Equip(Effect[CastleState]):
    """AM-COMP-09, AM-EQUIP-01, AM-EQUIP-04. Fixed goods as far as in stock; then the free choices."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def ref(self) -> str:
        return CARDS[self.card]

    def run(self, s: CastleState) -> None:
        goods = s.data.goods[self.card]
        for resource in range(len(RESOURCES)):
            for _ in range(min(goods[resource], s.stock[resource])):
                load(s, self.seat, resource)
        free = s.data.card[self.card].free_choices
        if free:
            s.then(LoadGoods(self.seat, self.card, free))


class LoadGoods(Question[CastleState]):
    """AM-EQUIP-03, AM-EQUIP-04. The owner chooses the free resources, as many as the stock allows."""

    __slots__ = ("card", "left")

    asks = "load"
    rule = "AM-EQUIP-03"

    def __init__(self, seat: int, card: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return LOAD

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        resource = LOAD.index(action)
        if RESOURCES[resource] not in s.data.card[self.card].free_choice_types:
            return Refusal("AM-EQUIP-03", {"item": RESOURCES[resource]})
        if not s.stock[resource]:
            return Refusal("AM-EQUIP-04", {"item": RESOURCES[resource]})
        return None

    def answer(self, s: CastleState, action: Action) -> None:
        load(s, self.seat, LOAD.index(action))
        if self.left > 1:
            s.then(LoadGoods(self.seat, self.card, self.left - 1))

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"count": self.left}


def load(s: CastleState, seat: int, resource: int) -> None:
    """AM-EQUIP-05. One piece from the stock onto the player's worker card, not into their supply."""
    s.stock[resource] -= 1
    s.goods[seat][resource] += 1
    if s.log is not None:
        s.tell("load", seat, "AM-EQUIP-01", {"item": RESOURCES[resource]})
