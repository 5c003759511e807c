"""Returns: what the end of a game was worth to each seat, between -1 and 1, for those who learn."""

from __future__ import annotations

from typing import Any

from trilith.engine.event import OPPONENT
from trilith.engine.game import Game, Score
from trilith.engine.state import State


def by_place(game: Game[Any], s: State) -> list[float]:
    """1 for the first, -1 for the last, evenly between; who share places share what they are worth.

    Against the rules' own opponent alone, 1 or -1. They add up to 0 where nobody plays alone.
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
    """How far a seat's points are from the mean of the others', in shares of the widest distance
    that there could be. They add up to 0, the opponent's of a game for one included.
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
    """Winners before all others: not every game is won by points alone."""
    return score.won, score.total, tuple([row.points for row in score.tie_break])
