"""Stretches: between two things that chance shows, all measurements are of one and the same number.

What a position after a reveal is worth was measured there; and it was measured again at every
choice that follows, from nearer by, for what lies between them are choices whose cost is known.
Where the stretch leads to the end, the result itself says it. So what was a mistake of the coach's
is not told as luck later.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Protocol

from trilith.coach.choice import Judged
from trilith.coach.level import Level
from trilith.coach.tally import SURE, Chances, together


class Measured(Protocol):
    @property
    def judged(self) -> Judged | None: ...
    @property
    def level(self) -> Level | None: ...


LEAST: Final = 1.0
"""No single measurement is thought to be surer than so many points."""


def stretches(measured: Sequence[Measured]) -> list[tuple[int, int]]:
    """From each level that was measured to the step that leads to the next one."""
    places = [place for place, one in enumerate(measured) if one.level is not None]
    return list(pairwise(places))


def level_of(
    measured: Sequence[Measured], first: int, last: int, alone: Sequence[bool], is_final: bool
) -> Level:
    """What the position at the beginning of a stretch is worth, by all that is known of it."""
    start, end = measured[first].level, measured[last].level
    assert start is not None
    assert end is not None
    found = [(start.chances, start.margins)]
    gone = [0.0] * len(start.chances)
    unsure = [0.0] * len(start.chances)
    for place in range(first + 1, last + 1):
        judged = measured[place].judged
        if judged is None:
            continue
        if alone[place]:
            found.append((_minus(judged.level, gone), judged.level_margins))
        gone = [a + b for a, b in zip(gone, judged.delta, strict=True)]
        unsure = [together([a, b]) for a, b in zip(unsure, judged.margins, strict=True)]
    if is_final:
        return Level(_in_bounds(_minus(end.chances, gone)), unsure)
    return _mean(found)


def _minus(chances: Chances, gone: Chances) -> Chances:
    return [a - b for a, b in zip(chances, gone, strict=True)]


def _mean(found: list[tuple[Chances, list[float]]]) -> Level:
    """The mean, the surer ones counting more; the same weights for everybody, so that it adds up."""
    weights = [1.0 / (LEAST + max(margins) / SURE) ** 2 for _, margins in found]
    whole = sum(weights)
    count = len(found[0][0])
    chances = [
        sum(weight * one[player] for weight, (one, _) in zip(weights, found, strict=True)) / whole
        for player in range(count)
    ]
    margins = [
        sum((w * one[player]) ** 2 for w, (_, one) in zip(weights, found, strict=True)) ** 0.5
        / whole
        for player in range(count)
    ]
    return Level(_in_bounds(chances), margins)


def _in_bounds(chances: Chances) -> Chances:
    """Nobody has less than nothing; together they have 100."""
    kept = [max(0.0, one) for one in chances]
    return [100.0 * one / sum(kept) for one in kept]
