"""Views: what may be taken from the view of a moment before, because nothing in it has changed."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import table
from trilith.games.ezra_nehemiah.view import has_same_turn

FIELDS = (
    *("phase", "active", "card", "main", "main_done", "trader_used", "elder_used", "spent"),
    *("levites_used", "levite_placed", "prepared", "bonus"),
)


def test_a_copy_is_at_the_same_point_of_the_same_turn() -> None:
    s = table(2)
    assert has_same_turn(s, s.clone())


@pytest.mark.parametrize("field", FIELDS)
def test_a_turn_in_which_one_thing_changed_is_shown_again(field: str) -> None:
    s = table(2)
    later = s.clone()
    before = getattr(s, field)
    setattr(
        later, field, [9] * len(before) if isinstance(before, list) else type(before)(not before)
    )
    assert not has_same_turn(s, later)
