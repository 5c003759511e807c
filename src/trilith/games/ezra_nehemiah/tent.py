"""EN-TENT. The tent that goes around the city."""

from __future__ import annotations

from typing import Final

from trilith.games.ezra_nehemiah.components import total
from trilith.games.ezra_nehemiah.names import PREPARE, TURN
from trilith.games.ezra_nehemiah.rewards import Several, reward
from trilith.games.ezra_nehemiah.state import EzraState

WINDOWS: Final = (TURN, PREPARE)
"""EN-SCROLL-W04. The phases in which tent spaces are counted."""


class MoveTent(Several):
    """EN-TENT-05, EN-TENT-06, EN-TENT-09. Clockwise; each reward crossed comes before the next step.

    EN-TENT-08: a step that a reward causes is made immediately, then the rest of the movement.
    """

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        seat = self.seat
        mat = s.mats[seat]
        if self.n > 1:
            s.then(MoveTent(seat, self.n - 1))
        crossing = mat.tent
        mat.tent = (crossing + 1) % s.data.tent_places
        if s.log is not None:
            s.tell("tent_step", seat, "EN-TENT-06", {"count": mat.tent})
        maybe_move_on(s, seat)
        reward(s, seat, s.data.crossings[crossing])


def maybe_move_on(s: EzraState, seat: int) -> None:
    """EN-SCROLL-W04, EN-FLOW-07. The second space of a turn or Prepare gives one more, once.

    R-37: all spaces of the window count, from any effects, since the tile is owned; after the
    Sabbath there is no window.
    """
    if s.phase not in WINDOWS:
        return
    mat = s.mats[seat]
    extra = total(mat.scrolls, s.data.tent_extra)
    if extra:
        mat.tent_steps += 1
        if mat.tent_steps == total(mat.scrolls, s.data.tent_extra_at):
            s.then(MoveTent(seat, extra))


def instead(s: EzraState, seat: int, rule: str) -> None:
    """EN-TENT-07, EN-EFF-06, EN-EFF-07. What cannot be gained becomes one tent space."""
    s.tell("instead", seat, rule)
    s.then(MoveTent(seat, 1))
