"""EN-SOLO. The opponent's turn: a focus card and its trade, then a scheme card."""

from __future__ import annotations

from trilith.engine.errors import Arg
from trilith.engine.task import Effect
from trilith.games.ezra_nehemiah.guards import GuardsLimit
from trilith.games.ezra_nehemiah.names import FOCUS_CARDS, RING, RIVAL, SILVER, TURN
from trilith.games.ezra_nehemiah.rewards import pay, reward
from trilith.games.ezra_nehemiah.scheme import RevealScheme
from trilith.games.ezra_nehemiah.solo import new_piles
from trilith.games.ezra_nehemiah.solo_cards import Focus
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.tent import MoveTent
from trilith.games.ezra_nehemiah.trade import fee, pay_fee
from trilith.games.ezra_nehemiah.turn import reset_turn


class OpponentTurn(Effect[EzraState]):
    """EN-SOLO-30, EN-SOLO-39. Focus card, scheme card, and the human's guards limit; no draw."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.phase = TURN
        s.active = RIVAL
        reset_turn(s)
        s.tell("turn", RIVAL, "EN-SOLO-30", {"count": s.day})
        s.then(RevealFocus(), RevealScheme(), GuardsLimit(RIVAL))


class RevealFocus(Effect[EzraState]):
    """EN-SOLO-31. The top focus card, onto those revealed before; then its trade."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        if not s.focus_pile or not s.scheme_pile:
            new_piles(s)  # EN-SOLO-37: enough for a round, unless a position was set by hand
        card, s.focus_pile = s.focus_pile[0], s.focus_pile[1:]
        s.focus_shown = (*s.focus_shown, card)
        focus = s.data.solo.focus[card]
        facts: dict[str, Arg] = {
            "focus": FOCUS_CARDS[card],
            "space": RING[focus.gate],
            "direction": focus.direction,
            "column": focus.column,
        }
        s.tell("focus", RIVAL, "EN-SOLO-31", facts, None, True)
        trade(s, focus)


def trade(s: EzraState, focus: Focus) -> None:
    """EN-SOLO-32, EN-SOLO-15. Through the named gate, its fee paid as by a player.

    EN-SOLO-33: the tent moves if nothing can be bought.
    """
    toll = fee(s, RIVAL, focus.gate)
    side = dearest(focus, s.mats[RIVAL].goods[SILVER] - toll)
    if side < 0:
        s.tell("no_trade", RIVAL, "EN-SOLO-33", {"focus": focus.id})
        s.then(MoveTent(RIVAL, 1))
        return
    facts: dict[str, Arg] = {
        "space": RING[focus.gate],
        "side": "bottom" if side else "top",
        "count": toll + focus.prices[side],
    }
    s.tell("opponent_trade", RIVAL, "EN-SOLO-32", facts)
    pay_fee(s, RIVAL, focus.gate)
    pay(s, RIVAL, SILVER, focus.prices[side], "EN-SOLO-32")
    reward(s, RIVAL, focus.buys[side])


def dearest(focus: Focus, silver: int) -> int:
    """EN-SOLO-32. The option for which it spends most; R-47: of equals the bottom one; -1 if none."""
    best = -1
    for side, price in enumerate(focus.prices):
        if price <= silver and (best < 0 or price >= focus.prices[best]):
            best = side
    return best
