"""Stretches: between two things that chance shows, only choices move the chances.

Each choice was judged by what its player could know. What all choices of a stretch came to together
is known better: it lies between the position after the last thing shown and the one before the next.
What the judgement of single choices has missed is shared out among them, the unsurer ones taking
more, so that none of it counts as luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Protocol

from trilith.coach.choice import Judged
from trilith.coach.level import Level
from trilith.coach.tally import Chances


class Measured(Protocol):
    @property
    def judged(self) -> Judged | None: ...
    @property
    def level(self) -> Level | None: ...


def stretches(measured: Sequence[Measured]) -> list[tuple[int, int]]:
    """From each level that was measured to the step that leads to the next one."""
    places = [place for place, one in enumerate(measured) if one.level is not None]
    return list(pairwise(places))


def moves(start: Chances, end: Chances, choices: Sequence[Judged]) -> list[Chances]:
    """By how much each choice of a stretch moved everybody's chances, from its start to its end.

    Where no choice could make a difference, none did: they do not lead to the end then.
    """
    weights = [one.doubt**2 for one in choices]
    whole = sum(weights)
    if not whole:
        return [[0.0] * len(start) for _ in choices]
    seemed = [sum(column) for column in zip(*(one.delta for one in choices), strict=True)]
    missed = [b - a - gone for a, b, gone in zip(start, end, seemed, strict=True)]
    changes = [
        [each + weight / whole * more for each, more in zip(one.delta, missed, strict=True)]
        for one, weight in zip(choices, weights, strict=True)
    ]
    line = [in_bounds(one) for one in accumulate(changes, _plus, initial=start)]
    return [[b - a for a, b in zip(*pair, strict=True)] for pair in pairwise(line)]


def _plus(chances: Chances, delta: Chances) -> Chances:
    return [a + b for a, b in zip(chances, delta, strict=True)]


def in_bounds(chances: Chances) -> Chances:
    """Nobody's chance is below zero; together they are 100."""
    kept = [max(0.0, one) for one in chances]
    return [100.0 * one / sum(kept) for one in kept]
