"""Food that is due: for levites, on the Sabbath, or lost in the judgment (EN-EFF-14, EN-DEV-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question
from trilith.games.ezra_nehemiah.actions import CONVERT, MOST_FOOD
from trilith.games.ezra_nehemiah.names import FOOD, SILVER
from trilith.games.ezra_nehemiah.rewards import pay, score
from trilith.games.ezra_nehemiah.state import EzraState

LEVITE: Final = "levite"
FEED: Final = "feed"
LOSS: Final = "loss"

RULES: Final[dict[str, str]] = {LEVITE: "EN-TEMPLE-03", FEED: "EN-SAB-04", LOSS: "EN-EFF-14"}


class FoodDue(Question[EzraState]):
    """EN-DEV-07, EN-SAB-05. How many of the food due are paid in silver; the rest is paid in food."""

    __slots__ = ("n", "source", "why")

    asks = "convert"
    rule = "EN-DEV-07"

    def __init__(self, seat: int, n: int, why: str, source: int) -> None:
        self.seat = seat
        self.n = n
        self.why = why
        self.source = source
        """The row of the scoring in which points for missing food are lost."""

    def candidates(self, s: EzraState) -> Sequence[Action]:
        if not s.silver_as_food(self.seat):
            return CONVERT[:1]
        return CONVERT[: min(self.n, MOST_FOOD) + 1]

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        converted = CONVERT.index(action)
        goods = s.mats[self.seat].goods
        if converted * s.silver_as_food(self.seat) > goods[SILVER]:
            return Refusal("EN-DEV-07")
        if self.why == LEVITE and self.n - converted > goods[FOOD]:
            return Refusal("EN-TEMPLE-03")
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        converted = CONVERT.index(action)
        seat, rule = self.seat, RULES[self.why]
        pay(s, seat, SILVER, converted * s.silver_as_food(seat), "EN-DEV-07")
        due = self.n - converted
        paid = min(due, s.mats[seat].goods[FOOD])
        pay(s, seat, FOOD, paid, rule)
        if due > paid:
            self.lose_points(s, due - paid)

    def lose_points(self, s: EzraState, missing: int) -> None:
        """EN-SAB-04, EN-EFF-14. Points are lost for each food missing."""
        each = s.data.vp_unfed if self.why == FEED else s.data.vp_missing_food
        score(s, self.seat, -each * missing, self.source, RULES[self.why])

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"count": self.n, "why": self.why}


def can_pay_food(s: EzraState, seat: int, n: int) -> bool:
    """EN-TEMPLE-03, EN-DEV-07. In food, with silver in its place where a tile allows it."""
    goods = s.mats[seat].goods
    missing = n - goods[FOOD]
    if missing <= 0:
        return True
    rate = s.silver_as_food(seat)
    return rate > 0 and missing * rate <= goods[SILVER]
