"""EN-SOLO. The opponent builds the temple."""

from __future__ import annotations

from trilith.engine.task import Effect
from trilith.games.ezra_nehemiah.altar import MoveAltar
from trilith.games.ezra_nehemiah.names import GOLD, RIVAL, SILVER
from trilith.games.ezra_nehemiah.rewards import gain, pay
from trilith.games.ezra_nehemiah.state import EzraState, filled
from trilith.games.ezra_nehemiah.temple import PlaceLevite, place_cube


def start_temple(s: EzraState) -> None:
    """EN-SOLO-40. A levite for gold, without food, if there is room; then all levites work."""
    mat, cost = s.mats[RIVAL], s.data.solo.levite_gold
    s.then(LevitesWork())
    if mat.levites < s.data.max_levites and mat.supply and mat.goods[GOLD] >= cost:
        pay(s, RIVAL, GOLD, cost, "EN-SOLO-40")
        s.then(PlaceLevite(RIVAL))


class LevitesWork(Effect[EzraState]):
    """EN-SOLO-41. Every levite, the new one included."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.then(LeviteWorks(s.mats[RIVAL].levites))


class LeviteWorks(Effect[EzraState]):
    """EN-SOLO-41, EN-SOLO-44. Gold into the temple, else silver into gold, else the altar track.

    One levite at a time: what one brings the next may use (EN-SOLO-43).
    """

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: EzraState) -> None:
        goods, solo = s.mats[RIVAL].goods, s.data.solo
        if self.left > 1:
            s.then(LeviteWorks(self.left - 1))
        number = s.mats[RIVAL].levites - self.left + 1
        s.tell("levite_works", RIVAL, "EN-SOLO-41", {"count": number})
        row = next_row(s)
        if goods[GOLD] and row >= 0:
            place_cube(s, RIVAL, row, GOLD)
        elif goods[SILVER] >= solo.levite_silver:
            pay(s, RIVAL, SILVER, solo.levite_silver, "EN-SOLO-41")
            gain(s, RIVAL, GOLD, 1, "EN-SOLO-41")
        else:
            s.then(MoveAltar(RIVAL, 1))


def next_row(s: EzraState) -> int:
    """EN-SOLO-42. The lowest row with an empty cell in the left-most such column; -1 if full."""
    heights = [filled(row) for row in s.temple]
    column = min(heights)
    return heights.index(column) if column < s.temple_side.columns else -1
