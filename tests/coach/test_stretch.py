"""What the choices between two things shown came to together, and how they share it."""

from __future__ import annotations

import pytest

from tests.coach.test_turn import chose
from trilith.coach.stretch import in_bounds, moves


def test_choices_that_were_judged_right_keep_their_cost() -> None:
    assert moves([60.0, 40.0], [52.0, 48.0], [chose(0, 60.0, 8.0)]) == [[-8.0, 8.0]]


def test_what_the_judgement_missed_is_shared_by_how_unsure_it_was() -> None:
    # The first seat seems to lose 8 and its rival 2; together the stretch came to -1 and not to -6.
    sure, unsure = chose(1, 40.0, 2.0, apart=1.0), chose(0, 60.0, 8.0, apart=1.0, margin=2.0)
    found = moves([60.0, 40.0], [59.0, 41.0], [unsure, sure])
    assert found[0] == pytest.approx([-8.0 + 4.0, 8.0 - 4.0])
    assert found[1] == pytest.approx([2.0 + 1.0, -2.0 - 1.0])


def test_the_choices_of_a_stretch_lead_to_its_end() -> None:
    choices = [chose(0, 60.0, 8.0), chose(1, 45.0, 0.5), chose(0, 50.0, 30.0)]
    found = moves([30.0, 70.0], [5.0, 95.0], choices)
    assert [sum(column) for column in zip(*found, strict=True)] == pytest.approx([-25.0, 25.0])
    assert all(sum(delta) == pytest.approx(0.0) for delta in found)


def test_nobody_falls_below_nothing_on_the_way() -> None:
    choices = [chose(0, 60.0, 40.0), chose(1, 80.0, 30.0)]
    first, second = moves([10.0, 90.0], [10.0, 90.0], choices)
    assert first == pytest.approx([-10.0, 10.0])
    assert second == pytest.approx([10.0, -10.0])


def test_choices_without_a_difference_move_nothing() -> None:
    all_the_same = chose(0, 60.0, 0.0, margin=0.0)
    assert moves([50.0, 50.0], [70.0, 30.0], [all_the_same]) == [[0.0, 0.0]]


def test_chances_are_brought_back_into_bounds() -> None:
    assert in_bounds([-5.0, 50.0, 55.0]) == pytest.approx([0.0, 100.0 * 50 / 105, 100.0 * 55 / 105])
