"""EN-TENT. The tent around the city."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    altar,
    asked,
    give,
    goods,
    main,
    options,
    order_told,
    pending,
    play,
    refused,
    table,
    told,
    vp,
    workers_in_supply,
)
from tests.rule import rule
from trilith import games
from trilith.engine.doc import Json
from trilith.games.ezra_nehemiah.rewards import Rewards
from trilith.games.ezra_nehemiah.tent import MoveTent


@rule("EN-TENT-01", "EN-TENT-02")
def test_one_space_costs_two_banners_and_four_ten_and_a_resource() -> None:
    assert DATA.tent_banners == [2, 5, 7, 10]
    assert DATA.tent_resource == [0, 0, 1, 1]
    s = table()
    give(s, 0, cinders=1, gold=4)
    main(s, "torah_tent", 10)
    assert options(s, verb="tent") == ["tent 1", "tent 2", "tent 3", "tent 4"]
    play(s, "0 tent 4", "0 bless red")
    assert (s.mats[0].tent, s.spent) == (4, 10)
    assert "cinders" not in goods(s)


@rule("EN-TENT-01")
def test_three_spaces_cost_a_basic_resource_of_choice() -> None:
    s = table()
    give(s, 0, gold=1)
    main(s, "torah_tent", 9)
    assert refused(s, "0 tent 3") == "EN-TENT-01"
    give(s, 0, stone=1, wood=1)
    main(s, "torah_tent", 9)
    play(s, "0 tent 3")
    assert options(s) == ["pay stone", "pay wood"]
    play(s, "0 pay wood")
    assert asked(s) == "blessing"
    assert refused(main(table(), "torah_tent", 1), "0 tent 1") == "EN-TENT-01"


@rule("EN-TENT-03")
def test_only_one_option_an_action() -> None:
    s = main(table(), "torah_tent", 9)
    play(s, "0 tent 1")
    assert refused(s, "0 tent 1") == "EN-TENT-03"
    assert refused(s, "0 tent 2") == "EN-TENT-03"


@rule("EN-TENT-04")
def test_movement_from_effects_is_free_and_does_not_count() -> None:
    s = main(table(), "torah_tent", 2)
    s.stack.append(MoveTent(0, 1))
    s.settle()
    assert (s.mats[0].tent, s.spent, s.tent_done) == (1, 0, False)
    play(s, "0 tent 1", "0 bless red")
    assert s.mats[0].tent == 2


@rule("EN-TENT-05")
def test_the_map_is_a_ring_for_all_tents() -> None:
    s = table()
    s.mats[0].tent = s.mats[1].tent = DATA.tent_places - 1
    pending(s, MoveTent(0, 2))
    assert s.mats[0].tent == 1
    assert (vp(s), goods(s)) == (2, {"silver": 2})
    pending(s, MoveTent(1, 2))
    assert s.mats[1].tent == s.mats[0].tent


@rule("EN-TENT-06")
@pytest.mark.parametrize(
    ("place", "gained", "kinds"),
    [
        (0, {"silver": 2}, []),
        (1, {}, ["blessing"]),
        (2, {"food": 2}, []),
        (3, {}, ["altar_step"]),
        (4, {}, ["worker"]),
        (5, {"silver": 2}, []),
        (6, {}, ["blessing"]),
        (7, {"silver": 1}, ["altar_step", "altar_step"]),
        (8, {"gold": 1}, []),
        (9, {}, ["score"]),
    ],
)
def test_every_crossing_gives_its_reward(
    place: int, gained: dict[str, int], kinds: list[str]
) -> None:
    s = table()
    s.mats[0].tent = place
    pending(s, MoveTent(0, 1))
    if asked(s) == "blessing":
        play(s, "0 bless red")
    assert goods(s) == gained
    assert order_told(s, "blessing", "altar_step", "worker", "score") == kinds


@rule("EN-TENT-07", "EN-EFF-06")
def test_a_worker_that_tenting_cannot_bring_moves_the_tent_on() -> None:
    s = table()
    workers_in_supply(s, 0, 14)
    s.mats[0].tent = 4
    pending(s, MoveTent(0, 1))
    assert s.mats[0].tent == 6
    assert goods(s) == {"silver": 2}


@rule("EN-TENT-08")
def test_a_replacement_step_comes_at_once_then_the_rest() -> None:
    s = table()
    workers_in_supply(s, 0, 14)
    s.mats[0].tent = 4
    s.mats[0].blessings = [DATA.blessing_last] * 3
    altar(s, 0, 0, 0, 0)
    # From 4: worker (blocked) -> 5: silver; then the second space: blessing (blocked) -> altar 2.
    pending(s, MoveTent(0, 2))
    assert s.mats[0].tent == 8
    assert order_told(s, "tent_step", "instead") == [
        "tent_step",
        "instead",
        "tent_step",
        "tent_step",
        "instead",
        "tent_step",
    ]


@rule("EN-TENT-09")
def test_movement_gained_is_made() -> None:
    s = table()
    pending(s, Rewards(0, "wall_card_07", 0))
    assert s.is_over()
    assert s.mats[0].tent == 1


@rule("EN-TENT-07")
def test_chains_of_replacements_end() -> None:
    for place in range(DATA.tent_places):
        s = table()
        workers_in_supply(s, 0, 14)
        s.mats[0].blessings = [DATA.blessing_last] * 3
        s.mats[0].tent = place
        pending(s, MoveTent(0, 3))
        assert s.is_over()
        assert 3 <= len(told(s, "tent_step")) <= 8


@rule("EN-TENT-07")
def test_a_copy_in_which_they_would_never_end_is_refused() -> None:
    def given(blessings: int) -> dict[str, Json]:
        reward: Json = [{"gain": "blessing_red", "n": blessings}]
        return {"tent_map": {"crossings": [{"after_place": 0, "reward": reward}]}}

    game = games.get("ezra_nehemiah")
    # Ours give two blessings and a worker elsewhere on the ring of ten places.
    assert game.unfit(given(6)) == []
    [problem] = game.unfit(given(7))
    assert (problem.path, problem.rule) == ("tent_map.crossings.0.reward.0.n", "EN-TENT-07")
