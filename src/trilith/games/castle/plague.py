"""AM-PLAG. Plague: lose a played card, or pay for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal, short_of
from trilith.engine.task import Question
from trilith.games.castle.actions import LOSE, LOSE_MENU, PAY_THALERS
from trilith.games.castle.components import CARDS, PLAGUE
from trilith.games.castle.snowfall import lose_card, pay
from trilith.games.castle.state import CastleState

_PAY_BIT: Final = 1 << len(LOSE)


def plague(s: CastleState) -> None:
    """AM-WTR-04, AM-PLAG-02. In player order; nothing happens to an empty played pile."""
    for seat in reversed(s.player_order()):
        if s.discard[seat]:
            s.then(SufferPlague(seat))


class SufferPlague(Question[CastleState]):
    """AM-PLAG-01, AM-PLAG-02, AM-PLAG-03. A card of the played pile, or a thaler for each card
    there.
    """

    __slots__ = ()

    asks = "plague"
    rule = "AM-PLAG-01"

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return LOSE_MENU.actions

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if action is PAY_THALERS:
            if can_pay(s, self.seat):
                return None
            return short_of("AM-PLAG-02", "thalers", price(s, self.seat), s.thalers[self.seat])
        card = LOSE.index(action)
        if not s.discard[self.seat] >> card & 1:
            return Refusal("AM-PLAG-01", {"card": CARDS[card]})
        return None

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = s.discard[self.seat]
        return LOSE_MENU.of(mask | _PAY_BIT if can_pay(s, self.seat) else mask)

    def answer(self, s: CastleState, action: Action) -> None:
        if action is PAY_THALERS:
            pay(s, self.seat, price(s, self.seat), "AM-PLAG-01")
        else:
            lose_card(s, self.seat, LOSE.index(action), "AM-PLAG-01")

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"price": price(s, self.seat)}


def price(s: CastleState, seat: int) -> int:
    """AM-PLAG-01. A price for each card in the played pile."""
    return s.discard[seat].bit_count() * s.data.winter[PLAGUE].pay_instead_per_card


def can_pay(s: CastleState, seat: int) -> bool:
    """AM-PLAG-02. Only the full amount."""
    return s.thalers[seat] >= price(s, seat)
