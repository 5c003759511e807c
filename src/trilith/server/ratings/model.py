"""Strengths by OpenSkill (Plackett-Luce), as the arena rates bots, on the scale that people read.

Everybody starts at 1500, and a unit of the model is 40 points. The model gives each game its full
weight (the arena damps it, because bots play thousands), and assumes a daily form such that 80 points
more win about three games in four. Bots are fixed marks: their games change only people's ratings.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN: Final = 25.0
DEVIATION: Final = 25.0 / 6.0
FORM: Final = 1.4
"""How much a person's form varies from day to day: OpenSkill's beta."""
DRIFT: Final = 0.02
"""How much strength may change from one game to the next: OpenSkill's tau."""
SURE: Final = 1e-4
"""The deviation of a fixed mark."""

START: Final = 1500
POINTS: Final = 40
"""Points for one unit of the model."""
SPAN: Final = 1.96
"""How many deviations hold 95 of 100 cases."""

MIN_GAMES: Final = 10
MAX_MARGIN: Final = 100
"""A rating is provisional below so many games, or above this margin."""


class Strength(NamedTuple):
    """What is known about a person's strength, in units of the model."""

    mean: float = MEAN
    deviation: float = DEVIATION

    @property
    def rating(self) -> int:
        return round(START + POINTS * (self.mean - MEAN))

    @property
    def margin(self) -> int:
        """To either side, in 95 of 100 cases."""
        return round(POINTS * SPAN * self.deviation)

    @property
    def low(self) -> int:
        """The lower end of the margin, which orders the leaderboard."""
        return self.rating - self.margin


def mark(rating: float) -> Strength:
    """A fixed mark on the scale."""
    return Strength(MEAN + (rating - START) / POINTS, SURE)


def is_provisional(strength: Strength, games: int) -> bool:
    return games < MIN_GAMES or strength.margin > MAX_MARGIN


def _whole(*_: Any, **__: Any) -> float:
    """The weight of a game's evidence: all of it."""
    return 1.0


@cache
def _model() -> PlackettLuce:
    # Imported here because the table code also runs in browsers, which rate nobody.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=FORM, tau=DRIFT, gamma=_whole)


def rate(before: Sequence[Strength], places: Sequence[float]) -> list[Strength]:
    """Everybody's strength after a game in which they reached these places, 1 for the best."""
    model = _model()
    teams = [[model.create_rating([one.mean, one.deviation])] for one in before]
    rated = model.rate(teams, ranks=list(places))
    return [Strength(team[0].mu, team[0].sigma) for team in rated]
