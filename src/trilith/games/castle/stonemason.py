"""AM-STM. The stonemason buys from workers, builds for points, and places helpers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal, short_of
from trilith.engine.task import Question
from trilith.games.castle.actions import BUY, BUY_MENU, PASS, REFUSE, SELL
from trilith.games.castle.building import Build
from trilith.games.castle.components import RESOURCES, STONEMASON, WORKERS
from trilith.games.castle.state import CastleState

_KINDS: Final = len(RESOURCES)
_PASS_BIT: Final = 1 << len(BUY)


def stonemasons(s: CastleState) -> None:
    """AM-ORDER-04, AM-STM-11, AM-STM-12. One stonemason completely after another: buy, build,
    place.
    """
    for seat in reversed(s.with_card(STONEMASON)):
        s.then(Buy(seat, 0, 0), Build(seat, STONEMASON, 0))


class Buy(Question[CastleState]):
    """AM-STM-01, AM-STM-03, AM-STM-04, AM-STM-08, AM-STM-09. One piece from each other player's
    worker cards, or none.
    """

    __slots__ = ("bought", "refused")

    asks = "buy"
    rule = "AM-STM-01"
    decline = PASS

    def __init__(self, seat: int, bought: int, refused: int) -> None:
        self.seat = seat
        self.bought = bought
        """Mask of the sellers from whom this stonemason has bought."""
        self.refused = refused
        """Mask of the sellers who kept their last piece (AM-STM-06)."""

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return (*BUY[: s.n * _KINDS], PASS)

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        seller, kind = divmod(BUY.index(action), _KINDS)
        if seller == self.seat:
            return Refusal("AM-STM-08")
        if not s.revealed[seller] & WORKERS:
            return Refusal("AM-STM-01", {"seller": f"seat:{seller}"})
        if self.bought >> seller & 1:
            return Refusal("AM-STM-04", {"seller": f"seat:{seller}"})
        if self.refused >> seller & 1:
            return Refusal("AM-STM-06", {"seller": f"seat:{seller}"})
        if not s.goods[seller][kind]:
            return Refusal("AM-STM-05", {"item": RESOURCES[kind]})
        price, have = s.data.card[STONEMASON].buy_price, s.thalers[self.seat]
        if have < price:
            return short_of("AM-STM-09", "thalers", price, have)
        return None

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = _PASS_BIT
        if s.thalers[self.seat] >= s.data.card[STONEMASON].buy_price:
            closed = self.bought | self.refused | 1 << self.seat
            for seller in range(s.n):
                if not closed >> seller & 1:
                    mask |= kinds_on_cards(s, seller) << seller * _KINDS
        return BUY_MENU.of(mask)

    def answer(self, s: CastleState, action: Action) -> None:
        if action is PASS:
            return
        seller, kind = divmod(BUY.index(action), _KINDS)
        if sum(s.goods[seller]) == 1:
            s.then(SellLast(seller, kind, self))
        else:
            self.buy(s, seller, kind)

    def buy(self, s: CastleState, seller: int, kind: int) -> None:
        """Buy this piece, and ask on."""
        buy(s, self.seat, seller, kind)
        s.then(Buy(self.seat, self.bought | 1 << seller, self.refused))


def kinds_on_cards(s: CastleState, seller: int) -> int:
    """AM-STM-05. Mask of the types lying on the player's worker cards."""
    mask = 0
    for kind, pieces in enumerate(s.goods[seller]):
        if pieces:
            mask |= 1 << kind
    return mask


def buy(s: CastleState, seat: int, seller: int, kind: int) -> None:
    """AM-STM-02, AM-STM-07. The thaler goes to the worker's owner; the piece is not replaced."""
    price = s.data.card[STONEMASON].buy_price
    s.thalers[seat] -= price
    s.thalers[seller] += price
    s.goods[seller][kind] -= 1
    s.resources[seat][kind] += 1
    s.tell("buy", seat, "AM-STM-02", {"seller": f"seat:{seller}", "item": RESOURCES[kind]})


class SellLast(Question[CastleState]):
    """AM-STM-06. The last piece on a player's worker cards is sold only if the player agrees."""

    __slots__ = ("buying", "kind")

    asks = "sell"
    rule = "AM-STM-06"

    def __init__(self, seat: int, kind: int, buying: Buy) -> None:
        self.seat = seat
        self.kind = kind
        self.buying = buying
        """The question at which the stonemason asked for this piece."""

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return (SELL, REFUSE)

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: CastleState, action: Action) -> None:
        if action is SELL:
            self.buying.buy(s, self.seat, self.kind)
        else:
            refused = self.buying.refused | 1 << self.seat
            s.then(Buy(self.buying.seat, self.buying.bought, refused))
            s.tell("refuse", self.seat, "AM-STM-06", {"item": RESOURCES[self.kind]})

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"buyer": f"seat:{self.buying.seat}", "item": RESOURCES[self.kind]}
