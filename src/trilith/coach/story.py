"""What an analysis comes to for one player: the choices that mattered, the skill, the luck."""

from __future__ import annotations

from collections import Counter
from typing import Final

from trilith.coach.analysis import CHOICE, Analysis, Moment
from trilith.coach.choice import CLOSE, FINE, FOUND
from trilith.coach.grade import Grade, grade_of, marks_of
from trilith.coach.settings import VERDICTS
from trilith.coach.tally import together

FIVE: Final = 5
COSTLY: Final = 4
"""How many of the five are the costliest; the rest is praise."""


def five(analysis: Analysis, seat: int) -> list[Moment]:
    """The costliest choices and the best found, by what was at stake; at most five."""
    choices = analysis.choices(seat)
    costly = [one for one in choices if _judged(one) not in (FINE, CLOSE, FOUND)]
    found = [one for one in choices if _judged(one) == FOUND]
    costly.sort(key=_cost, reverse=True)
    found.sort(key=_lead, reverse=True)
    picked = costly[: COSTLY if found else FIVE]
    picked += found[: FIVE - len(picked)]
    return sorted(picked, key=lambda one: max(_cost(one), _lead(one)), reverse=True)


def _judged(one: Moment) -> str:
    assert one.choice is not None
    return one.choice.verdict


def _cost(one: Moment) -> float:
    assert one.choice is not None
    return one.choice.cost


def _lead(one: Moment) -> float:
    """The lead over the next option is praise for the player who took the best."""
    assert one.choice is not None
    return one.choice.lead if one.choice.verdict == FOUND else 0.0


class Skill:
    """How many points a player lost per choice, over the choices that count."""

    def __init__(self, analysis: Analysis, seat: int) -> None:
        choices = [one.choice for one in analysis.choices(seat) if one.choice is not None]
        counted = [one for one in choices if one.counts]
        self.verdicts = Counter(one.verdict for one in choices)
        self.count = len(counted)
        self.lost = sum(one.cost for one in counted) / max(1, self.count)
        self.margin = together([one.margin for one in counted]) / max(1, self.count)
        self._marks = marks_of(analysis.game.key, analysis.setting)

    @property
    def is_enough(self) -> bool:
        """Fewer choices are too few for a grade."""
        return self.count >= VERDICTS.grade_needs

    @property
    def grade(self) -> Grade | None:
        """The place on the ladder of bots; None if it is unknown."""
        return grade_of(self.lost, self._marks) if self.is_enough else None


def largest_luck(analysis: Analysis, seat: int, count: int = 4) -> list[Moment]:
    """What chance and reveals did to a player, by size."""
    found = [one for one in analysis.moments if one.kind != CHOICE]
    return sorted(found, key=lambda one: -abs(one.delta[seat]))[:count]


def sense(points: float) -> str:
    """Won, lost, or even: which words fit a number of points."""
    if abs(points) < VERDICTS.even:
        return "even"
    return "won" if points > 0 else "lost"


def verdict_words(analysis: Analysis, seat: int) -> str:
    """The key of the sentence that sums a game up: won or lost, by skill and by luck."""
    account = analysis.accounts[seat]
    return f"verdict-{sense(account.skill)}-{sense(account.luck)}"
