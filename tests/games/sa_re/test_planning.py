"""SR-PLAN, SR-DIV. Worksites launched, moved, withdrawn; buildings demolished; the draft."""

from __future__ import annotations

import pytest

from tests.games.sa_re.table import (
    DATA,
    PAIR,
    asked,
    each,
    launch,
    options,
    play,
    position,
    refused,
    see,
    stock,
    told,
)
from tests.rule import rule
from trilith.games.sa_re import GAME
from trilith.games.sa_re.components import CARPENTER, PYRAMID, TYPES, SaReData

# ------------------------------------------------------------------ order and openness


@rule("SR-ROUND-01", "SR-PLAN-30")
def test_each_plan_is_committed_before_the_next_player_plans_and_open_to_all() -> None:
    s = position(at="planning", first=2)
    assert asked(s) == "2 plan"
    launch(s, 2, "temple", 4)
    assert GAME.view(s, 0)["seats"][2]["ground"][4]["tiles"] == ["temple"]
    assert all(event.seen_by is None for event in told(s, "launched"))
    play(s, "2 commit")
    assert asked(s) == "0 plan"
    play(s, "0 commit")
    assert asked(s) == "1 plan"


@rule("SR-PLAN-01")
def test_a_player_may_launch_nothing() -> None:
    s = position(only="planning")
    play(s, "0 commit", "1 commit", "2 commit")
    assert s.is_over()
    assert s.supply == [3] * PYRAMID
    assert each(s, "gauge") == [0, 0, 0]


# ------------------------------------------------------------------ launching


@rule("SR-PLAN-02")
def test_a_worksite_lies_on_an_empty_cell_for_nothing() -> None:
    s = position(at="planning")
    play(s, "0 launch temple")
    assert refused(s, "0 at cell:0") == "SR-PLAN-02"
    play(s, "0 at cell:7")
    assert see(s, "seats.0.ground.7") == "site:temple"
    assert see(s, "seats.0.stock") == stock(wood=1, stone=1, gold=1)
    assert s.supply[TYPES.index("temple")] == 2


@rule("SR-PLAN-03")
def test_a_type_with_no_tile_left_cannot_be_launched() -> None:
    s = position(
        at="planning",
        first=2,
        players=3,
        grounds={0: {1: "market"}, 1: {1: "market"}, 2: {}},
        given={"seats.0.ground.2": "carpenter", "seats.1.ground.2": "site:carpenter"},
    )
    launch(s, 2, "carpenter", 3)
    play(s, "2 commit")
    assert s.supply[CARPENTER] == 0
    assert refused(s, "0 launch carpenter") == "SR-PLAN-03"
    assert "launch market" not in options(s, 0)


@rule("SR-PLAN-04", "SR-PLAN-08", "SR-PLAN-10")
def test_worksites_left_from_earlier_rounds_count_and_unfinished_foremen_do_not() -> None:
    s = position(only="planning", grounds={0: {1: "site:temple", 2: "site:foreman"}})
    assert refused(s, "0 launch carpenter") == "SR-PLAN-05"
    play(s, "0 commit")
    assert see(s, "seats.0.gauge") == 1
    assert see(s, "seats.0.ground")[1:3] == ["site:temple", "site:foreman"]


@rule("SR-PLAN-05", "SR-PLAN-06", "SR-PLAN-07")
@pytest.mark.parametrize(
    ("foremen", "sites", "steps"),
    [(1, 1, 0), (1, 2, 1), (2, 2, 0), (2, 3, 1), (2, 4, 2)],
)
def test_each_foreman_runs_one_worksite_free_and_one_for_a_step(
    foremen: int, sites: int, steps: int
) -> None:
    ground = {11: "foreman"} if foremen == 2 else {}
    s = position(only="planning", grounds={0: ground})
    for i, kind in enumerate(["temple", "market", "carpenter", "warehouse"][:sites]):
        launch(s, 0, kind, i + 3)
    if sites == 2 * foremen:
        assert refused(s, "0 launch goldsmith") == "SR-PLAN-05"
    play(s, "0 commit")
    assert see(s, "seats.0.gauge") == steps
    assert told(s, "committed")[0].args["count"] == steps


@rule("SR-PLAN-05")
def test_by_the_owners_choice_worksites_of_earlier_rounds_do_not_count() -> None:
    data = GAME.data({"planning": {"carried_over_sites_count": False}})
    assert isinstance(data, SaReData)
    s = position(only="planning", grounds={0: {1: "site:temple", 2: "site:market"}}, data=data)
    launch(s, 0, "carpenter", 4)
    play(s, "0 commit")
    assert see(s, "seats.0.gauge") == 0


@rule("SR-PLAN-09", "SR-PLAN-32")
def test_the_penalty_never_makes_a_revolt() -> None:
    given = {"seats.0.gauge": 6}
    s = position(at="planning", grounds={0: {1: "site:temple"}}, given=given)
    assert refused(s, "0 launch market") == "SR-PLAN-09"
    play(s, "0 commit")
    assert see(s, "seats.0.gauge") == 6


@rule("SR-PLAN-32")
def test_a_start_position_over_the_limit_may_stand_until_enough_is_withdrawn() -> None:
    given = {"seats.0.gauge": 6}
    s = position(at="planning", grounds={0: {1: "site:temple", 2: "site:market"}}, given=given)
    assert refused(s, "0 commit") == "SR-PLAN-09"
    play(s, "0 move cell:1", "0 at cell:4", "0 withdraw cell:4")
    assert "commit" in options(s, 0)


@rule("SR-PLAN-32")
def test_the_limits_hold_at_every_moment_of_the_draft() -> None:
    s = position(at="planning")
    launch(s, 0, "temple", 1)
    launch(s, 0, "market", 2)
    assert refused(s, "0 launch palace") == "SR-PLAN-05"
    play(s, "0 withdraw cell:1")
    launch(s, 0, "palace", 1)
    assert see(s, "seats.0.ground")[1:3] == ["site:palace", "site:market"]


@rule("SR-PLAN-11", "SR-PLAN-12")
@pytest.mark.parametrize("face", ["", "site:"])
@pytest.mark.parametrize(
    ("kind", "cell", "law"),
    [("temple", 4, "SR-PLAN-11"), ("port", 5, "SR-PLAN-12"), ("pyramid", 4, "SR-PLAN-12")],
)
def test_no_second_administrative_building_port_or_pyramid(
    face: str, kind: str, cell: int, law: str
) -> None:
    s = position(at="planning", grounds={0: {cell: face + kind}})
    assert refused(s, f"0 launch {kind}") == law


@rule("SR-PLAN-13")
def test_after_demolition_the_type_may_be_launched_again() -> None:
    s = position(at="planning", grounds={0: {4: "temple"}})
    play(s, "0 demolish cell:4")
    launch(s, 0, "temple", 7)
    assert see(s, "seats.0.ground.7") == "site:temple"


@rule("SR-PLAN-14", "SR-PLAN-16")
@pytest.mark.parametrize("kind", TYPES[:5])
def test_no_two_worksites_of_one_production_type_in_a_round(kind: str) -> None:
    s = position(at="planning")
    launch(s, 0, kind, 4)
    assert refused(s, f"0 launch {kind}") == "SR-PLAN-14"


@rule("SR-PLAN-14", "SR-PLAN-15")
def test_older_worksites_and_buildings_of_a_production_type_do_not_count() -> None:
    s = position(at="planning", grounds={0: {4: "site:carpenter", 5: "carpenter"}})
    play(s, "0 move cell:4", "0 at cell:7")
    launch(s, 0, "carpenter", 8)
    assert see(s, "seats.0.launched") == [8]


@rule("SR-PLAN-15")
def test_withdrawn_and_launched_again_is_launched_in_this_round() -> None:
    s = position(at="planning", grounds={0: {4: "site:carpenter"}})
    play(s, "0 withdraw cell:4")
    launch(s, 0, "carpenter", 4)
    assert refused(s, "0 launch carpenter") == "SR-PLAN-14"
    play(s, "0 move cell:4", "0 at cell:6")
    assert refused(s, "0 launch carpenter") == "SR-PLAN-14"


@rule("SR-PLAN-17")
def test_a_port_lies_at_the_nile_only() -> None:
    s = position(at="planning")
    play(s, "0 launch port")
    assert options(s, 0) == ["at cell:2", "at cell:5", "at cell:8", "at cell:11"]
    assert refused(s, "0 at cell:4") == "SR-PLAN-17"
    play(s, "0 at cell:2", "0 move cell:2")
    assert refused(s, "0 at cell:7") == "SR-PLAN-17"


@rule("SR-PLAN-17")
def test_without_an_empty_nile_cell_no_port_is_launched() -> None:
    nile = {2: "temple", 5: "market", 8: "palace", 11: "gardens"}
    s = position(at="planning", grounds={0: nile})
    assert refused(s, "0 launch port") == "SR-PLAN-17"


@rule("SR-PLAN-18", "SR-PLAN-20")
def test_the_pyramid_on_top_is_taken_and_a_withdrawn_one_is_on_top_again() -> None:
    s = position(at="planning", grounds={0: {4: "site:pyramid"}}, given={"seats.0.stages": 2})
    play(s, "0 commit")
    launch(s, 1, "pyramid", 4)
    assert see(s, "seats.1.pyramid") == 2
    play(s, "1 commit", "2 commit")
    assert GAME.view(s, 0)["board"]["pyramids"][0]["number"] == 3

    s = position(at="planning", grounds={0: {4: "site:pyramid"}}, given={"seats.0.stages": 2})
    play(s, "0 withdraw cell:4")
    assert (see(s, "seats.0.pyramid"), see(s, "seats.0.stages")) == (0, 0)
    assert [p["number"] for p in GAME.view(s, 0)["board"]["pyramids"]] == [1, 2, 3]
    launch(s, 0, "pyramid", 4)
    assert (see(s, "seats.0.pyramid"), see(s, "seats.0.stages")) == (1, 0)


# ------------------------------------------------------------------ withdrawing and moving


@rule("SR-PLAN-19")
def test_a_withdrawn_tile_is_at_once_there_for_everybody() -> None:
    grounds = {0: {4: "site:temple"}, 1: {4: "temple"}, 2: {4: "site:temple"}}
    s = position(at="planning", grounds=grounds)
    assert s.supply[TYPES.index("temple")] == 0
    play(s, "0 withdraw cell:4")
    assert "launch temple" in options(s, 0)
    assert s.supply[TYPES.index("temple")] == 1


@rule("SR-PLAN-21")
def test_a_moved_pyramid_keeps_its_stages() -> None:
    s = position(at="planning", grounds={0: {4: "site:pyramid"}}, given={"seats.0.stages": 2})
    play(s, "0 move cell:4")
    assert refused(s, "0 at cell:0") == "SR-PLAN-21"
    assert refused(s, "0 at cell:4") == "SR-PLAN-21"
    play(s, "0 at cell:9")
    assert see(s, "seats.0.ground.9") == "site:pyramid"
    assert see(s, "seats.0.stages") == 2
    assert see(s, "seats.0.launched") == []


@rule("SR-PLAN-23")
def test_buildings_cannot_be_moved() -> None:
    s = position(at="planning", grounds={0: {4: "temple"}})
    assert refused(s, "0 move cell:4") == "SR-PLAN-23"
    assert refused(s, "0 withdraw cell:4") == "SR-PLAN-19"


# ------------------------------------------------------------------ demolishing


@rule("SR-PLAN-22", "SR-PLAN-26")
def test_a_demolished_building_goes_back_for_nothing_and_black_cubes_stay() -> None:
    given = {"seats.0.growth": ["admin"], "seats.0.gauge": 1}
    s = position(at="planning", grounds={0: {4: "temple", 5: "market"}}, given=given)
    play(s, "0 demolish cell:4")
    assert s.supply[TYPES.index("temple")] == 3
    assert see(s, "seats.0.ground.4") == ""
    assert see(s, "seats.0.stock") == stock(wood=1, stone=1, gold=1)
    assert see(s, "seats.0.growth") == ["admin"]


@rule("SR-PLAN-22", "SR-PLAN-29")
def test_of_two_start_tiles_on_a_cell_the_other_stays() -> None:
    s = position(at="planning", grounds={0: {4: "foreman"}})
    play(s, "0 demolish cell:0")
    assert options(s, 0) == ["raze warehouse", "raze foreman"]
    play(s, "0 raze foreman")
    assert see(s, "seats.0.ground.0") == "warehouse"
    assert s.supply[TYPES.index("foreman")] == 3
    assert s.foremen[0] == 1


@rule("SR-PLAN-27", "SR-PLAN-29")
def test_the_last_foreman_cannot_be_demolished() -> None:
    s = position(at="planning", grounds={0: {0: "foreman", 1: "warehouse"}})
    assert refused(s, "0 demolish cell:0") == "SR-PLAN-27"
    s = position(at="planning")
    play(s, "0 demolish cell:0")
    assert see(s, "seats.0.ground.0") == "foreman"


@rule("SR-PLAN-32")
def test_a_foreman_who_is_needed_cannot_be_demolished() -> None:
    grounds = {0: {1: "foreman", 2: "site:temple", 3: "site:market", 4: "site:palace"}}
    s = position(at="planning", grounds=grounds)
    assert refused(s, "0 demolish cell:1") == "SR-PLAN-05"


@rule("SR-PLAN-24")
def test_what_no_warehouse_holds_is_lost_at_commit_by_the_owners_choice() -> None:
    given = {"seats.0.stock": stock(wood=1, stone=1, gold=2)}
    s = position(at="planning", grounds={0: {4: "warehouse"}}, given=given)
    play(s, "0 demolish cell:4", "0 commit")
    assert asked(s) == "0 surplus"
    assert options(s, 0) == ["lose wood", "lose stone", "lose gold"]
    play(s, "0 lose gold")
    assert see(s, "seats.0.stock") == stock(wood=1, stone=1, gold=1)
    assert asked(s) == "1 plan"


@rule("SR-PLAN-25")
def test_a_demolished_trade_loses_the_resource_on_its_card() -> None:
    s = position(at="planning", grounds={0: {4: "carpenter", 5: "carpenter"}})
    assert see(s, "seats.0.goods.wood") == 2
    play(s, "0 demolish cell:4")
    assert see(s, "seats.0.goods.wood") == 1


@rule("SR-PLAN-28")
def test_a_finished_pyramid_returns_to_the_sorted_stack() -> None:
    s = position(at="planning", grounds={0: {4: "pyramid"}})
    play(s, "0 demolish cell:4")
    assert [p["number"] for p in GAME.view(s, 0)["board"]["pyramids"]] == [1, 2, 3]
    assert (see(s, "seats.0.pyramid"), see(s, "seats.0.stages")) == (0, 0)


# ------------------------------------------------------------------ taking back


@rule("SR-PLAN-31")
def test_reset_brings_back_everything_as_at_the_start_of_the_turn() -> None:
    grounds = {0: {4: "site:pyramid", 5: "carpenter", 7: "temple"}}
    s = position(at="planning", grounds=grounds, given={"seats.0.stages": 1})
    before = see(s, "seats.0")
    board = s.supply.copy()
    assert refused(s, "0 reset") == "SR-PLAN-31"
    play(s, "0 withdraw cell:4", "0 demolish cell:5", "0 demolish cell:7")
    launch(s, 0, "market", 4)
    play(s, "0 reset")
    assert see(s, "seats.0") == before
    assert s.supply == board
    assert s.pyramids == 0b1100
    assert s.has_power(0, TYPES.index("temple"))


@rule("SR-PLAN-33")
def test_after_thirty_operations_only_commit_is_offered() -> None:
    s = position(only="planning", grounds={0: {4: "site:temple"}})
    there, back = "0 at cell:5", "0 at cell:4"
    for i in range(DATA.planning.max_operations):
        assert asked(s) == "0 plan"
        play(s, f"0 move cell:{4 + i % 2}", back if i % 2 else there)
    # Only `commit` was left, so it was taken; the next player plans.
    assert asked(s) == "1 plan"
    assert told(s, "committed")[0].seat == 0


@rule("SR-PLAN-33", "SR-PLAN-32")
def test_over_the_limit_withdrawing_stays_possible_after_thirty_operations() -> None:
    given = {"seats.0.gauge": 6}
    grounds = {0: {4: "site:temple", 7: "site:market"}}
    s = position(at="planning", grounds=grounds, given=given)
    for i in range(DATA.planning.max_operations):
        play(s, f"0 move cell:{4 + i % 2}", "0 at cell:4" if i % 2 else "0 at cell:5")
    assert options(s, 0) == ["withdraw cell:4", "withdraw cell:7"]
    assert refused(s, "0 launch palace") == "SR-PLAN-33"


# ------------------------------------------------------------------ Divinity


@rule("SR-DIV-02")
def test_with_divinity_worksites_lie_beside_buildings_and_worksites_are_no_support() -> None:
    s = position(at="planning", divinity=True)
    play(s, "0 launch temple")
    assert options(s, 0) == ["at cell:1", "at cell:3"]
    assert refused(s, "0 at cell:4") == "SR-DIV-02"
    # Beside the new worksite there is no support: one cell is left, and taken without asking.
    play(s, "0 at cell:1", "0 launch market")
    assert see(s, "seats.0.ground")[:5] == [PAIR, "site:temple", "", "site:market", ""]
    s = position(at="planning", divinity=True)
    assert refused(s, "0 launch port") == "SR-DIV-02"


@rule("SR-DIV-03", "SR-DIV-04")
def test_with_divinity_a_worksite_may_outlive_its_support() -> None:
    grounds = {0: {1: "temple", 2: "site:market"}}
    s = position(at="planning", divinity=True, grounds=grounds)
    play(s, "0 demolish cell:1")
    assert see(s, "seats.0.ground.2") == "site:market"
    play(s, "0 move cell:2")
    assert refused(s, "0 at cell:5") == "SR-DIV-02"
    play(s, "0 at cell:3", "0 withdraw cell:3")
    assert see(s, "seats.0.ground") == [PAIR] + [""] * 11
