"""SR-BUILD, SR-PYR, SR-PRODB, SR-GROWTH, SR-ROUND. Building in phase 3."""

from __future__ import annotations

from tests.games.sa_re.table import (
    asked,
    each,
    hands,
    options,
    play,
    position,
    refused,
    see,
    spend,
    stock,
    told,
    told_by,
)
from tests.rule import rule
from trilith.games.sa_re import GAME
from trilith.games.sa_re.building import Construct
from trilith.games.sa_re.components import TYPES
from trilith.games.sa_re.payment import reduced_cost


@rule("SR-BUILD-01", "SR-BUILD-04", "SR-CARAVAN-01", "SR-STORE-03")
def test_claire_builds_a_temple_and_charters_a_caravan_as_in_the_rulebook() -> None:
    s = position(
        only="construction",
        grounds={0: {4: "site:temple"}},
        cards={0: "SS GS GW G G"},
        given={"seats.0.stock": stock(stone=1, wood=1)},
    )
    play(s, "0 build cell:4")
    assert see(s, "seats.0.ground.4") == "temple"
    assert hands(s)[0] == "G G"
    assert see(s, "seats.0.stock") == stock()
    assert "store card single_gold" in options(s, 0)
    play(s, "0 charter")
    assert see(s, "seats.0.caravans") == 1
    assert hands(s)[0] == ""


@rule("SR-ROUND-03")
def test_construction_is_asked_in_turn_order() -> None:
    s = position(only="construction", first=1)
    assert asked(s) == "1 ship"
    play(s, "1 done")
    assert asked(s) == "2 ship"
    play(s, "2 done")
    assert asked(s) == "0 ship"


@rule("SR-BUILD-02", "SR-BUILD-05")
def test_all_some_or_none_of_the_worksites_may_be_built() -> None:
    s = position(
        only="construction",
        grounds={0: {1: "foreman", 4: "site:warehouse", 5: "site:carpenter", 7: "site:foreman"}},
        cards={0: "WW W W S S G G"},
        given={"seats.0.stock": stock(gold=1)},
    )
    assert options(s, 0) == ["build cell:4", "build cell:5", "build cell:7", "done"]
    play(s, "0 done")
    assert see(s, "seats.0.ground")[4:8] == ["site:warehouse", "site:carpenter", "", "site:foreman"]


@rule("SR-BUILD-02", "SR-BUILD-03")
def test_worksites_are_built_one_after_another_in_any_order() -> None:
    s = position(
        only="construction",
        grounds={0: {4: "site:warehouse", 5: "site:carpenter"}},
        cards={0: "W W W S S"},
        given={"seats.0.stock": stock(gold=1, wood=1)},
    )
    play(s, "0 build cell:5")
    spend(s, 0, "card W")
    play(s, "0 build cell:4")
    spend(s, 0, "card W")
    assert see(s, "seats.0.ground")[4:6] == ["warehouse", "carpenter"]


@rule("SR-BUILD-04")
def test_a_new_administrative_building_works_from_the_next_season() -> None:
    s = position(
        at="construction",
        players=2,
        grounds={0: {4: "site:barracks"}},
        given={"seats.0.stock": stock(wood=3, stone=3, gold=1)},
    )
    play(s, "0 build cell:4")
    assert s.has_power(0, TYPES.index("barracks"))
    assert GAME.view(s, 1)["seats"][0]["powers"] == [{"type": "barracks", "night": False}]


# ------------------------------------------------------------------ pyramids


PYRAMID = {4: "site:pyramid"}


@rule("SR-PYR-01", "SR-PYR-02", "SR-KEEP-02")
def test_a_pyramid_passes_one_stage_a_round_in_order() -> None:
    s = position(
        only="construction",
        grounds={0: PYRAMID},
        cards={0: "G"},
        given={"seats.0.stock": stock(wood=9, stone=9, gold=9)},
    )
    assert reduced_cost(s, 0, 4) == s.data.stage_cost[0][0]
    play(s, "0 stage")
    spend(s, 0, "stock gold")
    assert see(s, "seats.0.stages") == 1
    assert see(s, "seats.0.ground.4") == "site:pyramid"
    assert reduced_cost(s, 0, 4) == s.data.stage_cost[0][1]
    # No second stage: the next step is shipping, and the card that is left will be lost.
    assert asked(s) == "0 ship"
    assert refused(s, "0 stage") == "SR-PYR-02"
    play(s, "0 done")
    assert hands(s)[0] == ""


@rule("SR-PYR-02", "SR-DISC-07")
def test_a_stage_needs_its_whole_reduced_cost() -> None:
    grounds = {0: {**PYRAMID, 5: "carpenter"}}
    given = {"seats.0.stock": stock(wood=2, stone=5, gold=0), "seats.0.goods.wood": 0}
    s = position(only="construction", grounds={0: {**grounds[0], 7: "site:warehouse"}}, given=given)
    assert refused(s, "0 stage") == "SR-PAY-07"
    given["seats.0.stock"] = stock(wood=2, stone=5, gold=1)
    s = position(only="construction", grounds=grounds, given=given)
    play(s, "0 stage")
    assert see(s, "seats.0.stages") == 1


@rule("SR-PYR-03")
def test_passed_stages_are_kept_through_later_rounds() -> None:
    s = position(at="construction", players=2, grounds={0: PYRAMID}, given={"seats.0.stages": 2})
    play(s, "0 done", "1 done")
    assert see(s, "round") == 2
    assert see(s, "seats.0.stages") == 2


@rule("SR-PYR-04", "SR-PYR-05", "SR-GROWTH-01")
def test_with_the_last_stage_the_pyramid_is_built_and_makes_nothing() -> None:
    s = position(
        only="construction",
        grounds={0: PYRAMID},
        given={"seats.0.stages": 2, "seats.0.stock": stock(wood=2, stone=4, gold=3)},
    )
    play(s, "0 stage")
    assert see(s, "seats.0.ground.4") == "pyramid"
    assert see(s, "seats.0.growth") == ["main"]
    assert GAME.view(s, 0)["seats"][0]["powers"] == []
    s.produce(0)
    assert sum(see(s, "seats.0.goods").values()) == 0


# ------------------------------------------------------------------ production buildings


@rule("SR-PRODB-01", "SR-PRODB-04", "SR-NEXT-03")
def test_each_trade_and_port_yields_one_resource_a_round() -> None:
    ground = {1: "carpenter", 2: "port", 3: "stonecutter", 4: "goldsmith", 5: "goldsmith"}
    s = position(at="new_round", players=2, grounds={0: ground})
    assert see(s, "seats.0.goods") == stock(wood=1, stone=1, gold=2, joker=1)


@rule("SR-PRODB-02")
def test_what_a_new_building_makes_is_there_from_the_next_round() -> None:
    s = position(
        at="construction",
        players=2,
        grounds={0: {4: "site:carpenter"}},
        given={"seats.0.stock": stock(wood=2, stone=1, gold=1)},
    )
    play(s, "0 build cell:4")
    assert see(s, "seats.0.goods") == stock()
    play(s, "1 done")
    assert see(s, "round") == 2
    assert see(s, "seats.0.goods") == stock(wood=1)


@rule("SR-PRODB-03", "SR-KEEP-06")
def test_what_is_not_spent_nor_stored_is_lost() -> None:
    s = position(
        at="construction",
        players=2,
        grounds={0: {4: "carpenter"}},
        given={"seats.0.stock": stock()},
    )
    assert options(s, 0) == ["store building wood", "done"]
    play(s, "0 done")
    assert [e.args for e in told(s, "lost_goods")] == [{"count": 1}]
    play(s, "1 done")
    assert see(s, "seats.0.goods") == stock(wood=1)


# ------------------------------------------------------------------ growth


@rule("SR-GROWTH-01", "SR-GROWTH-05")
def test_the_first_main_building_brings_a_black_cube_that_works_from_the_next_round() -> None:
    s = position(
        at="construction",
        players=2,
        grounds={0: {5: "site:port"}},
        given={"seats.0.stock": stock(wood=4, stone=3, gold=2), "seats.0.gauge": 6},
    )
    play(s, "0 build cell:5")
    assert see(s, "seats.0.growth") == ["main"]
    assert not see(s, "seats.0.revolted")
    play(s, "1 done")
    assert each(s, "gauge") == [1, 0]


@rule("SR-GROWTH-01")
def test_the_second_main_building_brings_none() -> None:
    s = position(
        only="construction",
        grounds={0: {5: "site:port", 4: "pyramid"}},
        given={
            "seats.0.stock": stock(wood=4, stone=3, gold=2),
            "seats.0.growth": ["main"],
            "seats.0.gauge": 1,
        },
    )
    play(s, "0 build cell:5")
    assert not told(s, "grown")


@rule("SR-GROWTH-02", "SR-QUICK-03", "SR-GROWTH-06")
def test_the_second_administrative_building_brings_one_and_worksites_do_not_count() -> None:
    gardens = stock(wood=3, stone=1, gold=2)
    grounds = {0: {4: "site:gardens", 7: "site:temple"}}
    s = position(only="construction", grounds=grounds, given={"seats.0.stock": gardens})
    play(s, "0 build cell:4")
    assert see(s, "seats.0.growth") == []
    # With a building from the quick start, the first one built is the second.
    grounds = {0: {4: "site:gardens", 7: "temple"}}
    s = position(only="construction", grounds=grounds, given={"seats.0.stock": gardens})
    play(s, "0 build cell:4")
    assert see(s, "seats.0.growth") == ["admin"]
    assert told_by(s, "grown") == [0]


@rule("SR-GROWTH-07")
def test_a_demolished_administrative_building_does_not_count_for_growth() -> None:
    gardens = stock(wood=3, stone=1, gold=2)
    grounds = {0: {4: "site:gardens", 7: "temple"}}
    s = position(at="planning", grounds=grounds, given={"seats.0.stock": gardens})
    play(s, "0 demolish cell:7", "0 commit")
    s.stack = [Construct(0)]
    s.settle()
    play(s, "0 build cell:4")
    assert "gardens" in see(s, "seats.0.ground")
    assert see(s, "seats.0.growth") == []


@rule("SR-GROWTH-02", "SR-GROWTH-03")
def test_each_growth_happens_once_no_matter_what_is_demolished() -> None:
    gardens = stock(wood=3, stone=1, gold=2)
    given = {"seats.0.stock": gardens, "seats.0.growth": ["admin"], "seats.0.gauge": 1}
    s = position(only="construction", grounds={0: {4: "site:gardens", 7: "temple"}}, given=given)
    play(s, "0 build cell:4")
    assert see(s, "seats.0.growth") == ["admin"]
    assert not told(s, "grown")


@rule("SR-GROWTH-04")
def test_with_black_cubes_fewer_steps_lead_to_revolt() -> None:
    steps = []
    for growth in ([], ["main"], ["main", "admin"]):
        s = position(at="new_round", players=2, given={"seats.0.growth": growth})
        steps.append(s.data.last - see(s, "seats.0.gauge"))
    assert steps == list(s.data.gauge.steps_to_revolt_by_black_cubes) == [7, 6, 5]
