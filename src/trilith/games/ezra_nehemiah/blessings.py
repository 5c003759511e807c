"""EN-BLESS. The three blessing tracks and their column bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.task import Effect, Question
from trilith.games.ezra_nehemiah.actions import BLESS
from trilith.games.ezra_nehemiah.names import BLESSINGS
from trilith.games.ezra_nehemiah.rewards import Several, reward
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.tent import instead


class GainBlessings(Effect[EzraState]):
    """EN-EFF-19. Blessings of one colour, each resolved completely before the next."""

    __slots__ = ("colour", "n", "seat")

    def __init__(self, seat: int, colour: int, n: int) -> None:
        self.seat = seat
        self.colour = colour
        self.n = n

    def run(self, s: EzraState) -> None:
        if self.n > 1:
            s.then(GainBlessings(self.seat, self.colour, self.n - 1))
        bless(s, self.seat, self.colour)


def bless(s: EzraState, seat: int, colour: int) -> None:
    """EN-BLESS-01, EN-BLESS-06. The marker moves one space; at the end of its track the tent does."""
    if not can_move(s, seat, colour):
        instead(s, seat, "EN-BLESS-06")
        return
    blessings = s.mats[seat].blessings
    sets = min(blessings)
    blessings[colour] += 1
    if s.log is not None:
        s.tell("blessing", seat, "EN-BLESS-01", {"blessing": BLESSINGS[colour]})
    if min(blessings) > sets:
        gain_column_bonus(s, seat, min(blessings))


def gain_column_bonus(s: EzraState, seat: int, column: int) -> None:
    """EN-BLESS-03, EN-BLESS-04. The bonus above the column that the last marker reached, once."""
    s.tell("column", seat, "EN-BLESS-04", {"count": column})
    reward(s, seat, s.data.columns[column - 1])


def can_move(s: EzraState, seat: int, colour: int) -> bool:
    return s.mats[seat].blessings[colour] < s.data.blessing_last


class GainWildBlessings(Several):
    """EN-BLESS-05, EN-EFF-19. If no marker can move, a wild blessing cannot be gained."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        if self.n > 1:
            s.then(GainWildBlessings(self.seat, self.n - 1))
        if any(can_move(s, self.seat, colour) for colour in range(len(BLESSINGS))):
            s.then(ChooseBlessing(self.seat))
        else:
            instead(s, self.seat, "EN-BLESS-06")


class ChooseBlessing(Question[EzraState]):
    """EN-BLESS-02. A wild blessing: the player chooses a marker that can still move."""

    __slots__ = ()

    asks = "blessing"
    rule = "EN-BLESS-02"

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return BLESS

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        if can_move(s, self.seat, BLESS.index(action)):
            return None
        return Refusal("EN-BLESS-05", {"blessing": action.args[0]})

    def answer(self, s: EzraState, action: Action) -> None:
        bless(s, self.seat, BLESS.index(action))
