"""EN-GUARD. The guards tile limits the resources that are kept."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Effect, Question
from trilith.games.ezra_nehemiah.actions import RETURN
from trilith.games.ezra_nehemiah.rewards import pay
from trilith.games.ezra_nehemiah.state import EzraState


class GuardsLimit(Effect[EzraState]):
    """EN-GUARD-02, EN-TURN-07, EN-SAB-10, EN-GUARD-05. All are checked, clockwise from `first`.

    EN-GUARD-03: only then; in between anybody may hold more.
    """

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: EzraState) -> None:
        for seat in reversed(s.seats_from(self.first)):
            if surplus(s, seat):
                s.then(ReturnSurplus(seat))


def surplus(s: EzraState, seat: int) -> int:
    """EN-GUARD-01, EN-GUARD-04, EN-EFF-18. Resources beyond the spaces; none on a turned tile.

    EN-SOLO-13: the opponent keeps all it has.
    """
    if s.is_opponent(seat):
        return 0
    return max(0, s.mats[seat].resources() - s.storage(seat))


class ReturnSurplus(Question[EzraState]):
    """EN-GUARD-02. The owner chooses which surplus resources go back to the main supply."""

    __slots__ = ()

    asks = "return"
    rule = "EN-GUARD-02"

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return RETURN if surplus(s, self.seat) else ()

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        if s.mats[self.seat].goods[RETURN.index(action)]:
            return None
        return Refusal("EN-GUARD-02", {"good": action.args[0]})

    def answer(self, s: EzraState, action: Action) -> None:
        pay(s, self.seat, RETURN.index(action), 1, "EN-GUARD-02")
        s.then(self)

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"count": surplus(s, self.seat)}
