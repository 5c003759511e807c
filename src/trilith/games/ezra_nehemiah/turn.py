"""EN-TURN. One player's turn: a card, a main action, the draw."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.task import SeatEffect
from trilith.games.ezra_nehemiah.actions import END_TURN, MAIN
from trilith.games.ezra_nehemiah.cards import (
    PLAYED,
    draw_up,
    play_card,
    plays,
    possible_plays,
    why_no_play,
)
from trilith.games.ezra_nehemiah.free import FREE_ACTIONS, OpenMoment
from trilith.games.ezra_nehemiah.guards import GuardsLimit
from trilith.games.ezra_nehemiah.names import BANNERS, MAINS, RUBBLE_WALL_GATE, TEMPLE_ALTAR, TURN
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.temple import TempleStep
from trilith.games.ezra_nehemiah.torah import TorahStep
from trilith.games.ezra_nehemiah.walls import WallSpace


class StartTurn(SeatEffect[EzraState]):
    """EN-FLOW-07. Every flag and count of a turn begins afresh."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.phase = TURN
        s.active = self.seat
        reset_turn(s)
        s.tell("turn", self.seat, "EN-TURN-01", {"count": s.day})
        s.then(TurnMenu(self.seat), CloseTurn(self.seat))


def reset_turn(s: EzraState) -> None:
    """EN-FLOW-07. Card, main action, free actions, banners, levites, tent counts."""
    s.card = s.main = -1
    s.main_done = s.aux_used = s.trader_used = s.elder_used = False
    s.spent = s.levites_used = 0
    s.levite_placed = s.stepped = s.scribe_done = s.tent_done = False
    s.bonus = [0] * len(BANNERS)
    for mat in s.mats:
        mat.tent_steps = 0


class TurnMenu(OpenMoment):
    """EN-TURN-01, EN-TURN-02. Card, then main action, then the end; free actions at any point."""

    __slots__ = ()

    asks = "turn"
    rule = "EN-TURN-01"

    def own(self, s: EzraState) -> Sequence[Action]:
        if s.card < 0:
            return (*plays(s, self.seat), *MAIN, END_TURN)
        return (END_TURN,) if s.main_done else (*MAIN, END_TURN)

    def nameable(self, s: EzraState) -> Sequence[Action]:
        return (*PLAYED, *MAIN, END_TURN, *FREE_ACTIONS)

    def forbids(self, s: EzraState, action: Action) -> Refusal | None:
        if action.verb == "play":
            return why_no_play(s, self.seat, action)
        if s.card < 0:
            return Refusal("EN-TURN-01", {"reason": "card"})
        if action.verb == "main" and s.main_done:
            return Refusal("EN-TURN-01", {"reason": "main"})
        if action is END_TURN and not s.main_done:
            return Refusal("EN-TURN-04")
        return None

    def own_options(self, s: EzraState) -> Sequence[Action]:
        if s.card < 0:
            return possible_plays(s, self.seat)
        return (END_TURN,) if s.main_done else MAIN

    def do(self, s: EzraState, action: Action) -> None:
        if action is END_TURN:
            return
        s.then(self)
        if action.verb == "play":
            play_card(s, self.seat, action)
        else:
            start_main(s, self.seat, MAIN.index(action))


def start_main(s: EzraState, seat: int, main: int) -> None:
    """EN-BANNER-01, EN-TURN-04. One of the three, each with its own colour."""
    s.main = main
    s.tell("main", seat, "EN-TURN-01", {"main": MAINS[main]})
    if main == TEMPLE_ALTAR:
        s.then(TempleStep(seat))
    elif main == RUBBLE_WALL_GATE:
        s.then(WallSpace(seat))
    else:
        s.then(TorahStep(seat))


class CloseTurn(SeatEffect[EzraState]):
    """EN-TURN-05, EN-TURN-07, EN-FLOW-05. The draw ends the turn; then everybody's guards limit."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        draw_up(s, self.seat, "EN-TURN-05")
        s.then(GuardsLimit(self.seat))
