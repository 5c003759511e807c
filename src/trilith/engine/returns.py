"""Returns: what the outcome of a game is worth to each seat, between -1 and 1, for learning."""

from __future__ import annotations

from typing import Any

from trilith.engine.event import OPPONENT
from trilith.engine.game import Game
from trilith.engine.score import Score
from trilith.engine.state import State


def by_place(game: Game[Any], s: State) -> list[float]:
    """1 for the first, -1 for the last, in equal steps; seats that share places share their values.

    Alone against the automated opponent, 1 or -1. In all other games they add up to 0.
    """
    scores = game.standings(s)
    others = max(1, len(scores) - 1)
    found: list[float] = []
    for score in scores:
        ahead = sum(1 for other in scores if _rank(other) > _rank(score))
        level = sum(1 for other in scores if _rank(other) == _rank(score)) - 1
        if score.seat != OPPONENT:
            found.append(1.0 - (2 * ahead + level) / others)
    return found


def by_margin(game: Game[Any], s: State) -> list[float]:
    """How far a seat's points are from the mean of the others', as a share of the largest possible
    distance. They add up to 0 if the automated opponent is included.
    """
    scores = game.standings(s)
    totals = [score.total for score in scores]
    scale = max(1, max(totals) - min(0, *totals)) if len(totals) > 1 else 1
    found: list[float] = []
    for score in scores:
        rest = (sum(totals) - score.total) / max(1, len(scores) - 1)
        if score.seat != OPPONENT:
            found.append((score.total - rest) / scale)
    return found


def _rank(score: Score) -> tuple[bool, int, tuple[int, ...]]:
    """Winners rank before all others, because not every game is won by points alone."""
    return score.won, score.total, tuple([row.points for row in score.tie_break])
