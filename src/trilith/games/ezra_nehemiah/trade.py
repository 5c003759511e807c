"""EN-TRADE. Trading with a character card: buying through a gate, or selling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Refusal, short_of
from trilith.engine.task import Question, SeatEffect
from trilith.games.ezra_nehemiah.actions import FINISH, SELL, TRADE, TRADE_SELL
from trilith.games.ezra_nehemiah.cards import is_visible, on_board
from trilith.games.ezra_nehemiah.components import total
from trilith.games.ezra_nehemiah.names import CARDS, NEUTRAL, RESOURCES, SILVER, UNBUILT
from trilith.games.ezra_nehemiah.rewards import (
    gain,
    pay,
    pay_onto_gate,
    pay_player,
    reward,
    trigger,
)
from trilith.games.ezra_nehemiah.state import EzraState

BOTTOM: Final = 1

TRADED: Final[dict[Action, tuple[int, int]]] = {
    action: (card, side) for card, sides in enumerate(TRADE) for side, action in enumerate(sides)
}
"""Each trade action with its card and its side."""


def trades(s: EzraState, seat: int) -> list[Action]:
    """All trades of the visible cards, possible or not."""
    found: list[Action] = []
    for pile in s.mats[seat].piles:
        if pile:
            card = pile[-1]
            if s.data.cards[card].is_buy:
                found.append(TRADE[card][0])
                found.append(TRADE[card][1])
            else:
                found.append(TRADE[card][TRADE_SELL])
    return found


def why_no_trade(s: EzraState, seat: int, action: Action, any_visible: bool) -> Refusal | None:
    """EN-TRADE-01, EN-TRADE-08, EN-CARD-06, EN-TRADE-04. The card of this turn, used as it is
    printed, and the whole price at hand.
    """
    card, side = TRADED[action]
    if s.data.cards[card].is_buy == (side == TRADE_SELL):
        return Refusal("EN-TRADE-08", {"card": CARDS[card]})
    if not is_visible(s, seat, card):
        is_covered = on_board(s, seat) >> card & 1
        return Refusal("EN-CARD-03" if is_covered else "EN-TRADE-01", {"card": CARDS[card]})
    if card != s.card and not any_visible:
        return Refusal("EN-TRADE-01" if s.card < 0 else "EN-CARD-06", {"card": CARDS[card]})
    if side == TRADE_SELL:
        return None if can_sell(s, seat, card) else Refusal("EN-TRADE-07")
    cost = fee(s, seat, s.data.cards[card].gate) + price(s, seat, card, side)
    if cost > s.mats[seat].goods[SILVER]:
        return short_of("EN-TRADE-04", "silver", cost, s.mats[seat].goods[SILVER])
    return None


def possible_trades(s: EzraState, seat: int, any_visible: bool) -> list[Action]:
    """The trades that `why_no_trade` does not forbid."""
    found: list[Action] = []
    mat = s.mats[seat]
    for pile in mat.piles:
        if not pile or (pile[-1] != s.card and not any_visible):
            continue
        card = pile[-1]
        if not s.data.cards[card].is_buy:
            if can_sell(s, seat, card):
                found.append(TRADE[card][TRADE_SELL])
            continue
        silver = mat.goods[SILVER] - fee(s, seat, s.data.cards[card].gate)
        sides = range(TRADE_SELL)
        found.extend([TRADE[card][i] for i in sides if silver >= price(s, seat, card, i)])
    return found


def may_trade_any(s: EzraState, seat: int) -> bool:
    """EN-SCROLL-W19. Any visible card, also before the card of this turn is played."""
    return bool(s.mats[seat].scrolls & s.data.trade_visible)


def fee(s: EzraState, seat: int, gate: int) -> int:
    """EN-TRADE-02. Nothing through one's own gate."""
    return 0 if s.owner[gate] == seat else s.data.gate_fee


def price(s: EzraState, seat: int, card: int, side: int) -> int:
    """EN-TRADE-03, EN-SCROLL-W20, EN-EFF-16. The option's silver; a tile lowers the bottom one."""
    silver = s.data.cards[card].prices[side]
    if side == BOTTOM:
        silver = max(0, silver - total(s.mats[seat].scrolls, s.data.bottom_less))
    return silver


def start_trade(s: EzraState, seat: int, action: Action) -> None:
    """EN-TRADE-03, EN-TRADE-08. Top or bottom for a buying card; a selling card asks what to sell."""
    card, side = TRADED[action]
    s.tell("trade", seat, "EN-TRADE-01", {"card": CARDS[card], "side": action.args[1]})
    s.then(TradeDone(seat))
    if side == TRADE_SELL:
        s.then(SellGoods(seat, card, 0))
        return
    pay_fee(s, seat, s.data.cards[card].gate)
    pay(s, seat, SILVER, price(s, seat, card, side), "EN-TRADE-03")
    reward(s, seat, s.data.cards[card].buys[side])


def pay_fee(s: EzraState, seat: int, gate: int) -> None:
    """EN-TRADE-02, EN-TRADE-06. To the gate's owner, onto its card, or to the main supply."""
    owner = s.owner[gate]
    silver = fee(s, seat, gate)
    if owner == UNBUILT:
        pay_onto_gate(s, seat, gate, SILVER, silver)
    elif owner == NEUTRAL:
        pay(s, seat, SILVER, silver, "EN-TRADE-06")
    elif owner != seat:
        pay_player(s, seat, owner, SILVER, silver, "EN-TRADE-02")


class TradeDone(SeatEffect[EzraState]):
    """EN-SCROLL-W21. When the trade is complete, what follows a trade."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        trigger(s, self.seat, "after_trade")


# ------------------------------------------------------------------ selling


def can_sell(s: EzraState, seat: int, card: int) -> bool:
    """EN-TRADE-07. Something that the card buys must be there."""
    goods, sells = s.mats[seat].goods, s.data.cards[card].sells
    return any(sells[i] and goods[i] for i in range(len(RESOURCES)))


class SellGoods(Question[EzraState]):
    """EN-TRADE-07. Any number of the resources shown, one at a time, at least one."""

    __slots__ = ("card", "sold")

    asks = "sell"
    rule = "EN-TRADE-07"

    def __init__(self, seat: int, card: int, sold: int) -> None:
        self.seat = seat
        self.card = card
        self.sold = sold

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return (*SELL, FINISH)

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        if action is FINISH:
            return None if self.sold else Refusal("EN-TRADE-07")
        resource = SELL.index(action)
        if not s.data.cards[self.card].sells[resource] or not s.mats[self.seat].goods[resource]:
            return Refusal("EN-TRADE-07", {"good": RESOURCES[resource]})
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        if action is FINISH:
            return
        resource = SELL.index(action)
        pay(s, self.seat, resource, 1, "EN-TRADE-07")
        gain(s, self.seat, SILVER, s.data.cards[self.card].sells[resource], "EN-TRADE-07")
        s.then(SellGoods(self.seat, self.card, self.sold + 1))
