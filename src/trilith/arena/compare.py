"""The same deals with other numbers: what an owner's copy changes, and how certain that is.

Both runs play the same deals with the same bots in the same seats, so each game is compared with
its twin, and the effect of the deal cancels out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from typing import Any

from trilith.arena.play import Played
from trilith.arena.stats import LEVEL, student_quantile

Pair = tuple[Played, Played]
"""A game with our numbers, and its twin with the owner's."""


@dataclass(frozen=True)
class Change:
    """One figure with our numbers and with the owner's, and the interval of the difference."""

    name: str
    ours: float
    own: float
    change: float
    low: float
    high: float


def compare(ours: Sequence[Played], own: Sequence[Played]) -> dict[str, Any]:
    """What differs between two runs of the same deals, JSON-ready. Only whole pairs count."""
    pairs = twins(ours, own)
    if len(pairs) < 2:
        return {"games": len(pairs), "seats": [], "length": [], "sources": []}
    seats = range(len(pairs[0][0].bots))
    sources = list(pairs[0][0].rows[0])
    looks = len(seats) + len(sources) + 3
    return {
        "games": len(pairs),
        "looks": looks,
        "same_winner": round(fmean(a.winners == b.winners for a, b in pairs), 4),
        "seats": [
            asdict(change(str(seat), pairs, lambda one, seat=seat: one.share(seat), looks))  # type: ignore[misc]
            for seat in seats
        ],
        "length": [
            asdict(change("rounds", pairs, lambda one: one.rounds, looks)),
            asdict(change("winner", pairs, lambda one: max(one.scores), looks)),
            asdict(change("margin", pairs, margin, looks)),
        ],
        "sources": [
            asdict(change(name, pairs, lambda one, name=name: _points(one, name), looks))  # type: ignore[misc]
            for name in sources
        ],
    }


def twins(ours: Sequence[Played], own: Sequence[Played]) -> list[Pair]:
    """The games that both runs finished."""
    found = {one.number: one for one in own if one.finished}
    return [(one, found[one.number]) for one in ours if one.finished and one.number in found]


def change(
    name: str, pairs: Sequence[Pair], figure: Callable[[Played], float], looks: int = 1
) -> Change:
    """The mean of both, and of their differences pair by pair, with Student's interval."""
    before = [float(figure(a)) for a, _ in pairs]
    after = [float(figure(b)) for _, b in pairs]
    apart = [b - a for a, b in zip(before, after, strict=True)]
    error = stdev(apart) / math.sqrt(len(apart))
    reach = student_quantile((1 - LEVEL) / looks, max(2, len(apart) - 1)) * error
    mean = fmean(apart)
    figures = (fmean(before), fmean(after), mean, mean - reach, mean + reach)
    return Change(name, *(round(one, 4) for one in figures))


def margin(one: Played) -> float:
    """By how many points the best is ahead of the second."""
    best, *rest = sorted(one.scores, reverse=True)
    return best - (rest[0] if rest else 0)


def _points(one: Played, source: str) -> float:
    return fmean(rows[source] for rows in one.rows)


__all__ = ["Change", "Pair", "change", "compare", "margin", "twins"]
