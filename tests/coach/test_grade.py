"""A place on the ladder of bots."""

from __future__ import annotations

import pytest

from trilith import games
from trilith.coach.grade import FOLDER, Grade, Mark, grade_of, marks_of
from trilith.coach.study import LEVELS

MEASURED = sorted(file.stem for file in FOLDER.glob("*.toml"))
WITHOUT = {"sa_re": {"random"}}
"""Levels without a mark: they lose less a choice than a stronger one, in many more choices."""
LADDER = (Mark("easy", 4.0, 0.5, 9), Mark("hard", 2.0, 0.3, 9), Mark("expert", 1.0, 0.2, 9))


@pytest.mark.parametrize(
    ("lost", "lower", "upper"),
    [
        (9.0, "easy", "easy"),
        (3.6, "easy", "easy"),
        (3.0, "easy", "hard"),
        (2.1, "hard", "hard"),
        (1.5, "hard", "expert"),
        (0.2, "expert", "expert"),
    ],
)
def test_a_grade_is_like_a_level_or_between_two(lost: float, lower: str, upper: str) -> None:
    assert grade_of(lost, LADDER) == Grade(lower, upper)


def test_without_a_ladder_there_is_no_grade() -> None:
    assert grade_of(1.0, ()) is None
    assert marks_of("somebody's own", "2-standard") == ()


@pytest.mark.parametrize("key", MEASURED)
def test_every_level_is_on_a_ladder_and_none_stands_below_a_weaker_one(key: str) -> None:
    for seats in games.get(key).seats:
        marks = marks_of(key, f"{seats}-standard")
        levels = [level.partition(":")[0] for level in LEVELS]
        missing = WITHOUT.get(key, set())
        assert [mark.level for mark in marks] == [one for one in levels if one not in missing]
        lost = [mark.lost for mark in marks]
        assert lost == sorted(lost, reverse=True)
