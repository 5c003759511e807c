"""The single numbers and words of a game's data, each with its place."""

from __future__ import annotations

import pytest

from tests.engine.toy_data import COMPONENTS
from trilith.engine.data import entry_named
from trilith.engine.doc import Json
from trilith.engine.leaves import at, leaves, put
from trilith.engine.unfit import Unfit

DOC: dict[str, Json] = {
    "card": [
        {"id": "sun", "cost": {"wood": 2}, "source": "the card"},
        {"id": "moon", "cost": {"wood": 1}, "source": "the card"},
    ],
    "track": [[1, 2], [3, 4]],
}


def test_a_leaf_is_a_number_a_word_or_a_plain_list() -> None:
    paths = [leaf.path for leaf in leaves(COMPONENTS)]
    assert "start.coins" in paths
    assert "card.sun.icons" in paths
    assert "card.sun.icons.0" not in paths


def test_entries_are_found_by_what_names_them_and_rows_by_their_number() -> None:
    assert at(DOC, "card.moon.cost.wood") == 1
    assert at(DOC, "track.1.0") == 3


@pytest.mark.parametrize("path", ["card.star.cost", "track.2", "track.-1", "track.¹", "track.one"])
def test_a_place_that_is_not_there_is_refused(path: str) -> None:
    with pytest.raises(Unfit, match="no such value"):
        at(DOC, path)


def test_rows_are_numbered_up_to_the_last() -> None:
    rows: list[Json] = [1, 2, 3]
    assert [entry_named(rows, str(i)) for i in range(4)] == [1, 2, 3, None]
    assert entry_named(rows, "two") is None


def test_a_value_is_put_only_where_one_is() -> None:
    doc: dict[str, Json] = {"card": {"cost": 2}, "track": [1, 2]}
    put(doc, "card.cost", 3, "own")
    put(doc, "track.1", 9, "own")
    assert doc == {"card": {"cost": 3}, "track": [1, 9]}
    with pytest.raises(Unfit, match=r"own: card\.price: no such value"):
        put(doc, "card.price", 3, "own")
