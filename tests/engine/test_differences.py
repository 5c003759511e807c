"""The difference of two values: short, in order, and enough to make the later one."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trilith.engine.differences import Known, differences, patched
from trilith.engine.errors import BadInput

KEYS = st.sampled_from(["gold", "seats", "hand", "a"])
VALUES = st.recursive(
    st.none() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


def test_equal_values_do_not_differ() -> None:
    assert differences({"gold": 1, "hand": [1, 2]}, {"gold": 1, "hand": [1, 2]}) == []


def test_only_what_changed_is_named_by_its_path() -> None:
    before = {"seats": [{"gold": 1, "name": "a"}, {"gold": 2}], "round": 1}
    after = {"seats": [{"gold": 1, "name": "a"}, {"gold": 5}], "round": 2}
    assert differences(before, after) == [[["seats", 1, "gold"], 5], [["round"], 2]]


def test_a_list_whose_length_changed_is_sent_whole() -> None:
    assert differences({"hand": [1, 2]}, {"hand": [2]}) == [[["hand"], [2]]]


def test_what_is_new_is_set_and_a_table_that_lost_something_is_sent_whole() -> None:
    assert differences({"a": 1}, {"a": 1, "gold": 2}) == [[["gold"], 2]]
    assert differences({"x": {"a": 1, "gold": 2}}, {"x": {"a": 1}}) == [[["x"], {"a": 1}]]


@given(VALUES, VALUES)
def test_setting_the_differences_gives_the_later_value(before: Any, after: Any) -> None:
    assert patched(before, differences(before, after)) == after


@given(VALUES, VALUES)
def test_the_earlier_value_stays_as_it_was(before: Any, after: Any) -> None:
    copy = repr(before)
    patched(before, differences(before, after))
    assert repr(before) == copy


def test_what_several_share_is_compared_once_and_each_gets_its_own() -> None:
    old, new = {"gold": 1, "hand": [1, 2]}, {"gold": 2, "hand": [1, 3]}
    known: Known = {}
    first = differences({"a": old, "b": old, "own": 1}, {"a": new, "b": new, "own": 2}, known)
    second = differences({"a": old, "b": old, "own": 1}, {"a": new, "b": new, "own": 1}, known)
    shared = [
        [["a", "gold"], 2],
        [["a", "hand", 1], 3],
        [["b", "gold"], 2],
        [["b", "hand", 1], 3],
    ]
    assert first == [*shared, [["own"], 2]]
    assert second == shared


@given(VALUES, VALUES)
def test_what_is_known_already_changes_nothing(before: Any, after: Any) -> None:
    known: Known = {}
    for _ in range(2):
        assert differences(before, after, known) == differences(before, after)


def test_a_path_that_leads_nowhere_is_named() -> None:
    with pytest.raises(BadInput, match=r"^set: there is no 7 at \['hand'\]$"):
        patched({"hand": [1]}, [[["hand", 7], 1]])
