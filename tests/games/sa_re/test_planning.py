"""SR-PLAN, SR-DIV. The draft of worksites: its order, its end, and how it is taken back."""

from __future__ import annotations

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
from trilith.games.sa_re.components import PYRAMID, TYPES

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


# ------------------------------------------------------------------ committing


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
