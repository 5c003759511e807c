"""Streaks: days in a row with an answer, one free day a week, and the day of one's own place."""

from __future__ import annotations

from trilith.puzzles.streak import ANSWERED, DAY, FREE, MINUTE, MISSED, OPEN, day_of, streak_of

HOUR = 60 * MINUTE


def test_days_with_an_answer_count_and_today_may_still_be_open() -> None:
    found = streak_of({5, 6, 7}, today=8)
    assert (found.days, found.longest, found.today) == (3, 3, False)
    assert found.course[-4:] == (ANSWERED, ANSWERED, ANSWERED, OPEN)
    assert streak_of({5, 6, 7, 8}, today=8).days == 4


def test_one_free_day_a_week_does_not_break_it_and_does_not_count() -> None:
    found = streak_of({1, 2, 4, 5}, today=5)
    assert found.days == 4
    assert found.course[-5:] == (ANSWERED, ANSWERED, FREE, ANSWERED, ANSWERED)


def test_a_second_free_day_within_the_week_breaks_it() -> None:
    assert streak_of({1, 2, 4, 6}, today=6).days == 1
    assert streak_of({1, 2, 4, 5, 6, 7, 8, 9, 11}, today=11).days == 9


def test_two_days_without_an_answer_break_it_and_the_longest_is_remembered() -> None:
    found = streak_of({1, 2, 3, 6}, today=6)
    assert (found.days, found.longest) == (1, 3)
    assert found.course[-3:] == (FREE, MISSED, ANSWERED)


def test_nobody_has_a_streak_before_the_first_answer() -> None:
    found = streak_of(set(), today=100)
    assert (found.days, found.longest, found.course[-1]) == (0, 0, OPEN)


def test_a_day_is_one_where_the_player_is() -> None:
    late = 20 * DAY + 23 * HOUR
    assert day_of(late, 0) == 20
    assert day_of(late, -120) == 21  # two hours ahead of UTC it is tomorrow
    assert day_of(20 * DAY + HOUR, 300) == 19  # in New York it is still yesterday


def test_until_noon_an_answer_saves_the_day_before() -> None:
    morning, evening = 20 * DAY + 9 * HOUR, 20 * DAY + 18 * HOUR
    assert day_of(morning, 0, {18}) == 19
    assert day_of(evening, 0, {18}) == 20
    assert day_of(morning, 0, {18, 19}) == 20
    assert day_of(morning, 0, {12}) == 20  # there is nothing to save
