"""SR-PLAN. Buildings demolished."""

from __future__ import annotations

from tests.games.sa_re.table import (
    options,
    play,
    position,
    refused,
    see,
    stock,
)
from tests.rule import rule
from trilith.games.sa_re import GAME
from trilith.games.sa_re.components import TYPES


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
