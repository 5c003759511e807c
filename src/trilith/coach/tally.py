"""Tallies: what came of an option, world by world: so options are compared in the same worlds."""

from __future__ import annotations

import math
from typing import Final

SURE: Final = 1.96
"""How many standard errors hold in 95 of 100 cases."""

Chances = list[float]
"""Everybody's chance to win, in points; the rules' own opponent last."""


class Tally:
    """The chances that simulations led to."""

    def __init__(self) -> None:
        self.outcomes: list[Chances] = []

    def add(self, chances: Chances) -> None:
        self.outcomes.append(chances)

    def mean(self) -> Chances:
        count = len(self.outcomes)
        return [sum(column) / count for column in zip(*self.outcomes, strict=True)]

    def mean_of(self, seat: int) -> float:
        return sum(chances[seat] for chances in self.outcomes) / len(self.outcomes)

    def margins(self) -> list[float]:
        """How far the means may be off, for everybody."""
        return [margin(list(column)) for column in zip(*self.outcomes, strict=True)]

    def against(self, other: Tally) -> Tally:
        """The difference in every world: sharper than the difference of two means."""
        found = Tally()
        for mine, others in zip(self.outcomes, other.outcomes, strict=True):
            found.add([a - b for a, b in zip(mine, others, strict=True)])
        return found


def margin(values: list[float]) -> float:
    """How far the mean of these may be off, in 95 of 100 cases."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return SURE * math.sqrt(spread / count)


def together(margins: list[float]) -> float:
    """The margin of a sum of things measured apart."""
    return math.sqrt(sum(each * each for each in margins))
