"""EN-FLOW-04. Moments at which nothing is being resolved: there the free actions may be taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action, Menu
from trilith.engine.errors import Refusal
from trilith.engine.native import mypyc_attr
from trilith.engine.task import Question, SeatEffect
from trilith.games.ezra_nehemiah.actions import DEVELOP, ELDER, TRADER
from trilith.games.ezra_nehemiah.auxiliary import auxiliaries, start_auxiliary, why_no_auxiliary
from trilith.games.ezra_nehemiah.development import can_turn_over
from trilith.games.ezra_nehemiah.names import ELDERS, MAINS, TRADERS
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.trade import TRADED, may_trade_any, possible_trades
from trilith.games.ezra_nehemiah.traders_elders import (
    open_spots,
    place_elder,
    place_trader,
    why_no_spot,
)

FREE_MENU: Final = Menu((*DEVELOP, *TRADER, *ELDER))
FREE_ACTIONS: Final = (*TRADED, *FREE_MENU.actions)
"""All that can be named, with the card, worker or tile for it or without."""
FREE_VERBS: Final = frozenset({"trade", "develop", "place"})


def free_actions(s: EzraState, seat: int) -> list[Action]:
    """EN-TURN-02. Auxiliary actions, traders and elders, possible or not."""
    found = auxiliaries(s, seat)
    found.extend(TRADER)
    found.extend(ELDER)
    return found


def why_not_free(s: EzraState, seat: int, action: Action) -> Refusal | None:
    """EN-AUX-01, EN-TE-02. Each kind once a turn; then the rules of each."""
    if action in TRADER:
        return why_no_spot(s, seat, TRADERS, TRADER.index(action))
    if action in ELDER:
        return why_no_spot(s, seat, ELDERS, ELDER.index(action))
    if s.aux_used:
        return Refusal("EN-AUX-01")
    return why_no_auxiliary(s, seat, action, may_trade_any(s, seat))


def free_options(s: EzraState, seat: int) -> list[Action]:
    """The free actions that nothing forbids; kinds that are used up are not even looked at."""
    found: list[Action] = []
    mask = 0
    if not s.aux_used:
        found = possible_trades(s, seat, may_trade_any(s, seat))
        mask = can_turn_over(s, seat)
    if s.mats[seat].supply:
        if not s.trader_used:
            mask |= open_spots(s, seat, TRADERS) << len(DEVELOP)
        if not s.elder_used:
            mask |= open_spots(s, seat, ELDERS) << len(DEVELOP) + len(TRADER)
    found.extend(FREE_MENU.of(mask))
    return found


def take_free(s: EzraState, seat: int, action: Action) -> None:
    """EN-TURN-02, EN-TURN-03. At most one of each in a turn, at any point of it."""
    if action in TRADER:
        place_trader(s, seat, TRADER.index(action))
    elif action in ELDER:
        place_elder(s, seat, ELDER.index(action))
    else:
        s.aux_used = True
        start_auxiliary(s, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenMoment(Question[EzraState]):
    """EN-FLOW-04, EN-TEMPLE-02. A question of the turn: besides its own answers, every free action."""

    __slots__ = ()

    def own(self, s: EzraState) -> Sequence[Action]:
        """Only the answers to this question, possible or not."""
        raise NotImplementedError

    def forbids(self, s: EzraState, action: Action) -> Refusal | None:
        """The first rule that forbids one of them."""
        raise NotImplementedError

    def do(self, s: EzraState, action: Action) -> None:
        raise NotImplementedError

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return [*self.own(s), *free_actions(s, self.seat)]

    def nameable(self, s: EzraState) -> Sequence[Action]:
        return [*self.own(s), *FREE_ACTIONS]

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        if action.verb in FREE_VERBS:
            return why_not_free(s, self.seat, action)
        return self.forbids(s, action)

    def own_options(self, s: EzraState) -> Sequence[Action]:
        """Its own answers that nothing forbids; overridden for speed."""
        return [action for action in self.own(s) if self.forbids(s, action) is None]

    def options(self, s: EzraState) -> Sequence[Action]:
        found = list(self.own_options(s))
        found.extend(free_options(s, self.seat))
        return found

    def answer(self, s: EzraState, action: Action) -> None:
        if action.verb in FREE_VERBS:
            s.then(self)
            take_free(s, self.seat, action)
        else:
            self.do(s, action)


class MainDone(SeatEffect[EzraState]):
    """EN-BANNER-06, EN-TURN-04. The main action is over, and unspent banners are lost."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        finish_main(s, self.seat)


def finish_main(s: EzraState, seat: int) -> None:
    s.main_done = True
    s.tell("main_done", seat, "EN-BANNER-06", {"main": MAINS[s.main]})
