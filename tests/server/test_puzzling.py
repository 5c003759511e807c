"""Puzzles without I/O: what is left, what came of an answer, streaks and habits."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta

import pytest

from trilith import games
from trilith.puzzles.collection import of_the_day, puzzles_of
from trilith.puzzles.puzzle import Puzzle
from trilith.server import puzzling
from trilith.server.puzzling import (
    KEPT_BACK,
    Given,
    Mine,
    given,
    habits_of,
    new_answer,
    record_of,
    result_of,
    streak_at,
    unanswered,
)
from trilith.server.wire import Refused

NOW = 1_794_999_600_000
"""18 November 2026, 11:00 UTC."""
DAY = date(2026, 11, 18)
ONE, TWO = puzzles_of("castle")[:2]


def worst(puzzle: Puzzle) -> str:
    return max(puzzle.options, key=lambda option: option.behind).action


def answers(*puzzles: Puzzle, cost: float = 0.0, day: int = 0) -> Mine:
    return {one.id: Given(one.id, one.best.action, cost, day) for one in puzzles}


# ------------------------------------------------------------------ which


def test_the_day_is_that_of_utc_and_ends_at_its_midnight() -> None:
    assert puzzling.today_at(NOW) == DAY
    assert puzzling.today_at(NOW + 13 * 3_600_000 - 1) == DAY
    assert puzzling.today_at(NOW + 13 * 3_600_000) == DAY + timedelta(days=1)
    end = datetime.fromtimestamp(puzzling._midnight(DAY) / 1000, UTC)
    assert end == datetime(2026, 11, 19, tzinfo=UTC)


def test_every_day_has_a_position_of_each_game() -> None:
    assert [one.game for one in puzzling.of_today(NOW)] == list(games.keys())
    assert puzzling.of_today(NOW) != puzzling.of_today(NOW + 24 * 3_600_000)


def test_what_is_left_is_of_the_game_and_kind_asked_for_and_not_the_days() -> None:
    days = {one.id for one in puzzling.of_today(NOW)}
    every = unanswered(None, None, {}, DAY)
    assert {one.game for one in every} == set(games.keys())
    assert not days & {one.id for one in every}
    castle = unanswered("castle", None, {}, DAY)
    assert {one.game for one in castle} == {"castle"}
    assert len(castle) == len(puzzles_of("castle")) - 1
    kind = castle[0].kind
    some = unanswered("castle", kind, {}, DAY)
    assert some == [one for one in castle if one.kind == kind]
    assert unanswered("castle", kind, answers(*some[1:]), DAY) == some[:1]


def test_everybody_gets_what_is_left_in_an_order_of_their_own() -> None:
    left = unanswered(None, None, {}, DAY)
    assert puzzling.one_of(left, "ada", DAY) == puzzling.one_of(left, "ada", DAY + timedelta(1))
    assert len({puzzling.one_of(left, f"p{n}", DAY).id for n in range(20)}) > 5
    assert puzzling.one_of(left, None, DAY) == puzzling.one_of(left, None, DAY)
    with pytest.raises(Refused, match="no more of these puzzles are left"):
        puzzling.one_of([], "ada", DAY)


def test_a_puzzle_is_called_by_its_number() -> None:
    assert puzzling.puzzle_called(ONE.id) == ONE
    with pytest.raises(Refused, match="no such puzzle"):
        puzzling.puzzle_called("nothing")


# ------------------------------------------------------------------ answering


def test_an_answer_counts_for_when_it_was_given_but_not_for_ever_nor_for_the_future() -> None:
    def at(when: int | None) -> int:
        return new_answer(ONE, ONE.best.action, when, NOW, -60).at

    assert at(None) == NOW
    assert at(NOW - 5) == NOW - 5
    assert at(NOW + 5) == NOW
    assert at(NOW - KEPT_BACK) == NOW - KEPT_BACK
    assert at(NOW - KEPT_BACK - 1) == NOW - KEPT_BACK


def test_an_answer_costs_what_it_is_behind_the_best() -> None:
    action = worst(ONE)
    option = ONE.option(action)
    assert option is not None
    found = new_answer(ONE, action, None, NOW, -60)
    assert (found.puzzle, found.action, found.cost) == (ONE.id, action, option.behind)
    assert found.offset == -60
    with pytest.raises(Refused, match=r"expected one of .*; found 'nothing'") as refused:
        new_answer(ONE, "nothing", None, NOW, 0)
    assert refused.value.code == "illegal"


def test_what_is_kept_of_an_answer_is_the_day_that_it_counts_for() -> None:
    today = given(new_answer(ONE, ONE.best.action, None, NOW, 0), {})
    yesterday = given(new_answer(ONE, ONE.best.action, NOW - 24 * 3_600_000, NOW, 0), {})
    assert today.day == yesterday.day + 1
    assert (today.puzzle, today.action, today.cost) == (ONE.id, ONE.best.action, 0.0)


# ------------------------------------------------------------------ telling


def test_a_position_is_what_its_seat_sees_and_nothing_of_the_answer() -> None:
    shown = puzzling.position(ONE)
    assert (shown.id, shown.game, shown.seat) == (ONE.id, "castle", ONE.seat)
    assert shown.result is None
    assert {one.action for one in shown.options} == {one.action for one in ONE.options}
    assert "chance" not in str(shown.options)


def test_a_result_tells_the_best_and_how_many_chose_what() -> None:
    people = Counter({ONE.best.action: 3, worst(ONE): 2})
    course = puzzling.course_told(ONE)
    right = result_of(ONE, Given(ONE.id, ONE.best.action, 0.0, 1), people, course)
    wrong = result_of(ONE, Given(ONE.id, worst(ONE), 9.0, 1), people, course)
    assert (right.best, right.chosen, right.solved) == (ONE.best.action,) * 2 + (True,)
    assert (wrong.best, wrong.chosen, wrong.solved) == (ONE.best.action, worst(ONE), False)
    assert right.verdict == "found"
    assert wrong.cost == 9.0
    assert {one.action: one.people for one in right.options if one.people} == dict(people)
    assert puzzling.with_result(puzzling.position(ONE), right).result == right
    assert puzzling.position(ONE).result is None


# ------------------------------------------------------------------ what it comes to


def test_a_streak_is_days_in_a_row() -> None:
    today = given(new_answer(ONE, ONE.best.action, None, NOW, 0), {}).day
    mine = answers(ONE, day=today) | answers(TWO, day=today - 1)
    streak = streak_at(mine, NOW, 0)
    assert (streak.days, streak.longest, streak.today) == (2, 2, True)
    assert streak_at(answers(TWO, day=today - 1), NOW, 0).today is False
    assert streak_at({}, NOW, 0).days == 0


def test_a_record_is_how_many_were_solved_and_what_was_lost_on_average() -> None:
    assert record_of({}).answered == 0
    mine = answers(ONE) | answers(TWO, cost=9.01)
    found = record_of(mine)
    assert (found.answered, found.solved, found.lost) == (2, 1, 4.5)


def test_habits_are_the_kinds_at_which_most_was_lost() -> None:
    by_kind: dict[str, list[Puzzle]] = {}
    for puzzle in puzzles_of("castle"):
        by_kind.setdefault(puzzle.kind, []).append(puzzle)
    (first, few), (second, more) = [
        (kind, found) for kind, found in by_kind.items() if len(found) > 1
    ][:2]
    mine = answers(few[0], cost=5.04) | answers(*more[:2], cost=9.0)
    mine |= {"gone": Given("gone", "x", 50.0, 1)}
    found = habits_of(mine)
    assert [(one.kind, one.count, one.lost) for one in found] == [
        (second, 2, 18.0),
        (first, 1, 5.0),
    ]
    assert [one.left for one in found] == [len(more) - 2, len(few) - 1]
    assert habits_of(answers(few[0])) == []


def test_nobody_sees_the_positions_of_the_day_before_asking() -> None:
    castle = of_the_day("castle", DAY)
    assert castle is not None
    assert castle not in unanswered("castle", castle.kind, {}, DAY)
