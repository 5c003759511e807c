"""What the end of a game is worth to those who learn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.toy import Toy, ToyState, table
from trilith.engine.event import OPPONENT
from trilith.engine.returns import by_margin, by_place
from trilith.engine.score import Row, Score


class Ended(Toy):
    """A game that ended with these standings."""

    def __init__(self, *scores: Score) -> None:
        super().__init__()
        self._scores = list(scores)

    def standings(self, s: ToyState) -> list[Score]:
        return self._scores


def score(seat: int, total: int, won: bool = False, tie: int = 0) -> Score:
    return Score(seat, (Row("points", total),), (Row("tie", tie),), won)


def returns(of: Any, *scores: Score) -> list[float]:
    found: list[float] = of(Ended(*scores), table())
    return found


def test_the_first_has_one_the_last_minus_one_and_the_others_are_evenly_between() -> None:
    ended = score(0, 9, won=True), score(1, 5), score(2, 7)
    assert returns(by_place, *ended) == [1.0, -1.0, 0.0]


def test_players_who_share_a_place_share_what_it_is_worth() -> None:
    assert returns(by_place, score(0, 5, True), score(1, 5, True), score(2, 1)) == [0.5, 0.5, -1.0]
    assert returns(by_place, score(0, 5), score(1, 5)) == [0.0, 0.0]


def test_a_tie_break_tells_places_apart() -> None:
    assert returns(by_place, score(0, 5, tie=1), score(1, 5, tie=2)) == [-1.0, 1.0]


def test_not_every_game_is_won_by_points() -> None:
    assert returns(by_place, score(0, 5, won=True), score(1, 8)) == [1.0, -1.0]


def test_the_opponent_of_the_rules_is_counted_but_gets_nothing() -> None:
    assert returns(by_place, score(0, 5, won=True), score(OPPONENT, 3)) == [1.0]
    assert returns(by_margin, score(0, 5), score(OPPONENT, 3)) == [pytest.approx(0.4)]


def test_a_lead_of_one_point_may_be_all_that_there_is() -> None:
    assert returns(by_margin, score(0, 1), score(1, 0)) == [1.0, -1.0]
    assert returns(by_margin, score(0, 0), score(1, 0)) == [0.0, 0.0]


def test_a_margin_is_the_distance_from_the_mean_of_the_others() -> None:
    assert returns(by_margin, score(0, 10), score(1, 4), score(2, 0)) == [
        pytest.approx(0.8),
        pytest.approx(-0.1),
        pytest.approx(-0.7),
    ]


def test_points_below_zero_widen_the_scale() -> None:
    assert returns(by_margin, score(0, 6), score(1, -2)) == [1.0, -1.0]
