"""EN-AUX. The auxiliary action: a trade, or turning over a development tile."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.task import Question
from trilith.games.ezra_nehemiah.actions import DECLINE, DEVELOP
from trilith.games.ezra_nehemiah.development import turn_over, why_not_turn_over
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.trade import TRADED, start_trade, trades, why_no_trade


def auxiliaries(s: EzraState, seat: int) -> list[Action]:
    """EN-AUX-01. Either trade or turn over one development tile."""
    found = trades(s, seat)
    found.extend(DEVELOP)
    return found


def why_no_auxiliary(s: EzraState, seat: int, action: Action, any_visible: bool) -> Refusal | None:
    if action.verb == "trade":
        return why_no_trade(s, seat, action, any_visible)
    return why_not_turn_over(s, seat, DEVELOP.index(action), False)


def start_auxiliary(s: EzraState, seat: int, action: Action) -> None:
    if action.verb == "trade":
        start_trade(s, seat, action)
    else:
        turn_over(s, seat, DEVELOP.index(action), False)


class ExtraAuxiliary(Question[EzraState]):
    """EN-EFF-23, EN-SCROLL-W09. In Prepare one auxiliary action more, with any visible card."""

    __slots__ = ()

    asks = "extra-auxiliary"
    rule = "EN-SCROLL-W09"
    decline = DECLINE

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return (*auxiliaries(s, self.seat), DECLINE)

    def nameable(self, s: EzraState) -> Sequence[Action]:
        return (*TRADED, *DEVELOP, DECLINE)

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        if action is DECLINE:
            return None
        return why_no_auxiliary(s, self.seat, action, True)

    def answer(self, s: EzraState, action: Action) -> None:
        if action is not DECLINE:
            start_auxiliary(s, self.seat, action)
