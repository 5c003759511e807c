"""Where the bots stand on people's scale."""

from __future__ import annotations

import math

import pytest

from trilith import games
from trilith.server.ratings import marks


def test_every_game_has_marks_for_its_present_rules_and_they_rise() -> None:
    for key in games.keys():
        ratings = marks.of(key, games.get(key).rules_version)
        assert list(ratings) == ["random", "easy", "medium", "hard", "expert", "master"]
        means = [one.rating for one in ratings.values()]
        assert means == sorted(means)
        assert ratings["medium"].rating == 1500


def test_marks_follow_from_what_was_won() -> None:
    measured = {"anchor": "b", "ladder": [["a", "b", 49, 98], ["b", "c", 74, 98]]}
    found = marks.ratings(measured)
    assert found["a"] == found["b"] == 1500
    assert round(found["c"]) == 1587  # three games of four


def test_earlier_rules_keep_their_marks() -> None:
    assert marks.of("castle", 1) == marks.of("castle")
    assert marks.of("castle", 99) == marks.of("castle")


def test_rules_older_than_all_that_was_measured_have_the_oldest_marks() -> None:
    assert marks.of("sa_re", 1) == marks.of("sa_re", 2)


@pytest.mark.parametrize(
    ("won", "games_played", "points"), [(5, 10, 0), (98, 98, 364), (0, 98, -364)]
)
def test_nobody_is_beyond_all_measure(won: int, games_played: int, points: int) -> None:
    assert round(marks.distance(won, games_played)) == points
    assert math.isfinite(marks.distance(0, 0))


def test_a_level_that_was_measured_against_two_stands_by_the_first() -> None:
    measured = {
        "anchor": "a",
        "ladder": [["a", "b", 74, 98], ["a", "c", 49, 98], ["c", "d", 74, 98]],
    }
    found = marks.ratings(measured)
    assert found["a"] == found["c"] == 1500
    assert found["b"] == found["d"] > 1500
