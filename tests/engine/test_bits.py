"""Sets as bit masks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from trilith.engine.bits import bits, mask_of, named


def test_a_mask_lists_its_numbers_lowest_first() -> None:
    assert bits(0b100101) == [0, 2, 5]
    assert bits(0) == []


def test_a_number_named_twice_is_in_the_set_once() -> None:
    assert mask_of([3, 0, 3]) == 0b1001
    assert mask_of([]) == 0


def test_names_come_in_their_own_order_and_unnamed_bits_are_passed_over() -> None:
    assert named(0b1101, ["wood", "stone", "gold"]) == ["wood", "gold"]


@given(st.sets(st.integers(0, 80)))
def test_a_set_survives_being_a_mask(numbers: set[int]) -> None:
    assert bits(mask_of(numbers)) == sorted(numbers)
