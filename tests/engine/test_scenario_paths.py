"""Places in a snapshot: what differs between two positions is written so that it can be read."""

from __future__ import annotations

import pytest

from trilith.engine.doc import Json
from trilith.engine.scenario.paths import differences


def test_entries_of_one_shape_are_compared_one_by_one() -> None:
    old: Json = {"seats": [{"gold": 1}, {"gold": 2}]}
    assert differences(old, {"seats": [{"gold": 1}, {"gold": 5}]}) == {"seats.1.gold": 5}


def test_a_task_in_place_of_another_is_written_with_the_whole_list() -> None:
    pending: Json = [{"task": "Turn", "seat": 0}]
    assert differences({"pending": [{"task": "Setup"}]}, {"pending": pending}) == {
        "pending": pending
    }


@pytest.mark.parametrize("new", [[{"gold": 1}, 5], [{"gold": 1}, [2]], [{"gold": 1}]])
def test_entries_of_different_shapes_are_written_with_the_whole_list(new: Json) -> None:
    assert differences({"row": [{"gold": 1}, {"gold": 2}]}, {"row": new}) == {"row": new}
    assert differences({"row": [[1], [2]]}, {"row": [[1], 2]}) == {"row": [[1], 2]}
