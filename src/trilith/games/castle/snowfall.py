"""AM-SNOW. Snowfall: lose a worker, or pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question
from trilith.games.castle.actions import LOSE, LOSE_MENU, PAY_THALERS
from trilith.games.castle.components import CARDS, SNOWFALL, WORKERS
from trilith.games.castle.state import CastleState

_PAY_BIT: Final = 1 << len(LOSE)


def snowfall(s: CastleState) -> None:
    """AM-WTR-04, AM-SNOW-01. All players, in player order."""
    for seat in reversed(s.player_order()):
        s.then(SufferSnowfall(seat))


class SufferSnowfall(Question[CastleState]):
    """AM-SNOW-01, AM-SNOW-02, AM-SNOW-03. A worker card for good, or thalers to the bank."""

    __slots__ = ()

    asks = "snowfall"
    rule = "AM-SNOW-01"

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return LOSE_MENU.actions

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if action is PAY_THALERS:
            return None if can_pay(s, self.seat) else Refusal("AM-SNOW-03")
        card = LOSE.index(action)
        if not WORKERS >> card & 1:
            return Refusal("AM-SNOW-01", {"card": CARDS[card]})
        if not losable_workers(s, self.seat) >> card & 1:
            return Refusal("AM-SNOW-02", {"card": CARDS[card]})
        return None

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = losable_workers(s, self.seat)
        return LOSE_MENU.of(mask | _PAY_BIT if can_pay(s, self.seat) else mask)

    def answer(self, s: CastleState, action: Action) -> None:
        if action is PAY_THALERS:
            pay(s, self.seat, price(s, self.seat), "AM-SNOW-01")
        else:
            lose_card(s, self.seat, LOSE.index(action), "AM-SNOW-02")

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"price": price(s, self.seat)}


def losable_workers(s: CastleState, seat: int) -> int:
    """AM-SNOW-02, AM-WTR-06. Workers in hand or played pile; a face-down card is neither."""
    return (s.hand[seat] | s.discard[seat]) & WORKERS


def can_pay(s: CastleState, seat: int) -> bool:
    """AM-SNOW-03. With enough thalers, or with any number if there is no worker to lose."""
    return s.thalers[seat] >= price(s, seat)


def price(s: CastleState, seat: int) -> int:
    """AM-SNOW-03. The full price, or less if that is all a player without a worker has."""
    full = s.data.winter[SNOWFALL].pay_instead
    return full if losable_workers(s, seat) else min(full, s.thalers[seat])


def pay(s: CastleState, seat: int, thalers: int, rule: str) -> None:
    """AM-SNOW-01, AM-PLAG-01. To the bank."""
    s.pay_bank(seat, thalers)
    s.tell("pay_winter", seat, rule, {"count": thalers})


def lose_card(s: CastleState, seat: int, card: int, rule: str) -> None:
    """AM-SNOW-02, AM-PLAG-01. Face up into the box, for good."""
    s.hand[seat] &= ~(1 << card)
    s.discard[seat] &= ~(1 << card)
    s.lost[seat] |= 1 << card
    s.tell("lose_card", seat, rule, {"card": CARDS[card]})
