"""What a reconstructed value changes if it is one more, or one less."""

from __future__ import annotations

import pytest

from tests.arena.games import game
from trilith import games
from trilith.arena.plan import Plan
from trilith.arena.play import Played, Ready
from trilith.arena.sensitivity import (
    Moved,
    Weight,
    is_clear,
    moved,
    sensitivity,
    told,
    weights,
)
from trilith.engine.data import RECONSTRUCTED
from trilith.engine.errors import BadInput
from trilith.engine.sheet import pattern


@pytest.mark.parametrize("key", games.keys())
def test_every_weight_names_numbers_of_which_some_are_reconstructed(key: str) -> None:
    game = games.get(key)
    for weight in weights(key):
        for path in weight.paths:
            meant = [leaf for leaf in game.leaves() if pattern(path).fullmatch(leaf.path)]
            assert any(leaf.kind == RECONSTRUCTED for leaf in meant), (weight.id, path)
        assert any(moved(game, weight, way) is not None for way in (1, -1)), weight.id


def test_a_weight_is_moved_by_its_step_and_against_others() -> None:
    castle, sa_re = games.get("castle"), games.get("sa_re")
    found = moved(castle, Weight("well", ("tile.well.value",), step=2), -1)
    assert found == Moved({"tile": [{"id": "well", "value": 10}]}, 1, 1)
    swap = Weight("swap", ("season_card.horus_choice.copies",), ("season_card.single_gold.copies",))
    assert moved(sa_re, swap, 1) is not None
    assert moved(sa_re, swap, -1) is None, "at least three Horus' Choices"
    with pytest.raises(BadInput, match="expected paths that exist"):
        moved(castle, Weight("none", ("tile.moat.value",)), 1)


def test_numbers_at_the_end_of_their_range_stay_there() -> None:
    """All building values are even and at least 8: Houses have 8, Towers 10."""
    castle = games.get("castle")
    both = Weight("both", ("tile.house_*.value", "tile.tower_*.value"), step=2)
    found = moved(castle, both, -1)
    assert found is not None
    assert (found.numbers, found.of) == (9, 15)
    assert found.own["tile"] == [{"id": f"tower_{n}", "value": 8} for n in range(1, 10)]
    assert moved(castle, Weight("houses", ("tile.house_*.value",), step=2), -1) is None


def test_the_same_deals_are_compared_one_by_one() -> None:
    """The Lady changes nothing in summer; a Messenger with other talers does."""
    plan = Plan("castle", 2, ("random",), "test")

    def play(one: Plan) -> list[Played]:
        ready = Ready(one)
        return [ready.play(number) for number in range(4)]

    chosen = [
        Weight("nothing", ("winter_card.lady.vp",)),
        Weight("messenger", ("character.messenger.thalers_from_bank",), step=7),
    ]
    found = sensitivity(plan, play, chosen)
    up, down, *messenger = found["weights"]
    assert found["ours"]["games"] == up["games"] == 4
    assert up["rounds"] == up["points"] == down["points"] == [0.0, 0.0], "no winter, no Lady"
    assert up["same_winner"] == 1.0
    assert messenger[0]["possible"]
    assert messenger[0]["numbers"] == [1, 1]
    assert found["ours"]["spread"] > 0, "nobody has as many points as the others"
    assert any(row["points"][0] or row["same_winner"] < 1 for row in messenger)


def test_a_change_is_clear_if_its_interval_leaves_out_nothing() -> None:
    assert is_clear([0.5, 0.4])
    assert not is_clear([0.5, 0.5])


def test_what_a_copy_changes_is_counted_game_by_game() -> None:
    """The first seat loses one of two games; all have a point less of the castle."""
    names = ("a", "b")
    ours = [game(number, names, (30, 20), 0) for number in (0, 1)]
    own = [game(0, names, (29, 19), 0), game(1, names, (19, 29), 1)]
    found = told(list(zip(ours, own, strict=True)), looks=1)
    assert (found["games"], found["same_winner"]) == (2, 0.5)
    assert found["first"][0] == -0.5
    assert (found["points"], found["rounds"], found["spread"]) == ([-1, 0], [0, 0], [0, 0])
    assert found["source"] == {"name": "castle", "change": [-1, 0]}
