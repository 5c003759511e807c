"""PG-SCORE. Who wins."""

from __future__ import annotations

from tests.starter.pig.state import PigState
from trilith.engine.score import Row, Score


def has_won(s: PigState, seat: int) -> bool:
    """PG-SCORE-01. Who holds with the goal reached wins."""
    return s.points[seat] >= s.target()


def scores(s: PigState) -> list[Score]:
    return [
        Score(seat, (Row("points", s.points[seat]),), (), s.is_over() and has_won(s, seat))
        for seat in range(s.n)
    ]
