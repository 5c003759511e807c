"""EN-EFF. What each effect word of the data does."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    GAME,
    altar,
    asked,
    bonus,
    give,
    goods,
    levites,
    main,
    on_piles,
    options,
    order_told,
    own,
    pending,
    play,
    prepare,
    refused,
    table,
    tile,
    told,
    turn,
    vp,
    workers_in_supply,
)
from tests.rule import rule
from trilith.engine.doc import Doc
from trilith.games.ezra_nehemiah.banners import banners
from trilith.games.ezra_nehemiah.bundles import Bundle, Bundles, Reward
from trilith.games.ezra_nehemiah.effects import ChooseBasic, ChooseOne, GainWorkers, Retrieve
from trilith.games.ezra_nehemiah.food import LOSS, FoodDue
from trilith.games.ezra_nehemiah.names import FROM_JUDGMENT, GOODS, RED, SOURCES
from trilith.games.ezra_nehemiah.rewards import REWARDS, Rewards, pay_player, score
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.temple import levite_cost
from trilith.text import Catalog


def resolve(s: EzraState, word: str, n: int, seat: int = 0) -> EzraState:
    """This effect word alone, as if it were printed somewhere."""
    s.stack = []
    bundle = Bundle("told", SOURCES.index("walls"), (Reward(word, n, "", ()),), False)
    REWARDS[word](s, seat, n, bundle.rewards[0], bundle)
    s.settle()
    return s


@rule("EN-EFF-01")
def test_a_bundle_is_resolved_in_printed_order_with_all_that_follows() -> None:
    # traders_2, last row: 1 altar space, then 1 cinders; space 8 moves the tent in between.
    s = table()
    altar(s, 7, 0, 0, 0)
    pending(s, Rewards(0, "traders_2:back:row4", 0))
    assert order_told(s, "altar_step", "tent_step", "gain") == [
        "altar_step",
        "tent_step",
        "gain",
        "gain",
    ]
    assert [event.args["good"] for event in told(s, "gain")] == ["silver", "cinders"]


@rule("EN-EFF-02")
def test_gains_are_not_optional_but_a_retrieve_is() -> None:
    s = table()
    pending(s, ChooseBasic(0, 1))
    assert options(s) == ["take stone", "take wood", "take cinders"]
    s.mats[0].traders = 1
    pending(s, Retrieve(0))
    assert options(s) == ["retrieve trader:1", "decline"]


@rule("EN-EFF-03")
@pytest.mark.parametrize("good", GOODS)
def test_goods_come_into_the_supply(good: str) -> None:
    s = resolve(table(), good, 3)
    assert goods(s) == {good: 3}


@rule("EN-EFF-04")
def test_any_resource_is_chosen_one_at_a_time_and_never_gold() -> None:
    s = resolve(table(), "resource", 2)
    assert options(s) == ["take stone", "take wood", "take cinders"]
    play(s, "0 take wood", "0 take cinders")
    assert goods(s) == {"wood": 1, "cinders": 1}


@rule("EN-EFF-05")
def test_a_worker_comes_from_the_main_supply() -> None:
    s = resolve(table(), "worker", 2)
    assert (s.mats[0].supply, s.mats[0].pool) == (8, 6)


@rule("EN-EFF-06", "EN-TENT-07")
def test_each_worker_that_is_missing_becomes_a_tent_space() -> None:
    s = table()
    workers_in_supply(s, 0, 13)
    pending(s, GainWorkers(0, 3))
    assert s.mats[0].supply == 14
    # The first worker was the last; two steps follow: 2 silver, then a wild blessing.
    assert asked(s) == "blessing"
    assert (s.mats[0].tent, goods(s)) == (2, {"silver": 2})


@rule("EN-EFF-07", "EN-BLESS-06")
def test_a_blessing_that_cannot_be_gained_becomes_a_tent_space() -> None:
    s = table()
    s.mats[0].blessings = [0, 0, DATA.blessing_last]
    resolve(s, "blessing_red", 1)
    assert (s.mats[0].tent, goods(s)) == (1, {"silver": 2})


@rule("EN-EFF-08")
def test_points_have_no_bounds() -> None:
    s = resolve(table(), "lose_vp", 15)
    assert s.mats[0].vp() == -5
    resolve(s, "vp", 120)
    assert s.mats[0].vp() == 115


@rule("EN-EFF-09")
def test_printed_points_of_cards_count_at_the_end_only() -> None:
    assert DATA.wall_vp[0] == 4
    words = [reward.word for reward in DATA.bundles["wall_card_01"].rewards]
    assert words == ["silver"]
    s = table()
    score(s, 0, 2, 0)
    assert vp(s) == 2


@rule("EN-EFF-10")
def test_moves_from_effects_cost_no_banners() -> None:
    s = table()
    main(s, "torah_tent", banners=1)
    resolve(s, "tent", 1)
    resolve(s, "altar", 2)
    assert (s.spent, s.mats[0].tent, s.mats[0].altar) == (0, 1, 2)


@rule("EN-EFF-11")
def test_a_retrieved_worker_leaves_its_space_and_its_gains_stay() -> None:
    s = table()
    give(s, 0, silver=2)
    s.mats[0].elders = 0b0101
    s.mats[0].supply -= 2
    resolve(s, "retrieve", 1)
    assert options(s) == ["retrieve elder:1", "retrieve elder:3", "decline"]
    play(s, "0 retrieve elder:3")
    assert (s.mats[0].elders, s.mats[0].supply, goods(s)) == (0b0001, 5, {"silver": 2})
    s.mats[0].elders = 0
    assert resolve(s, "retrieve", 1).is_over()


@rule("EN-EFF-12")
def test_a_retrieve_gives_no_second_trader_in_the_same_turn() -> None:
    s = turn(table())
    play(s, "0 place trader:1")
    s.stack.append(Retrieve(0))
    s.settle()
    play(s, "0 retrieve trader:1")
    assert s.mats[0].supply == 6
    assert options(s, verb="place") == ["place elder:1", "place elder:2", "place elder:3"]


@rule("EN-EFF-13", "EN-DEV-10")
def test_a_free_turn_over_costs_nothing_and_gives_the_reward() -> None:
    s = resolve(table(), "develop_free", 1)
    assert options(s)[-1] == "decline"
    play(s, "0 develop labourers")
    assert s.mats[0].turned == 0b00010
    assert goods(s) == {"silver": 3}
    assert not s.aux_used


@rule("EN-EFF-14")
def test_lost_food_that_is_missing_costs_two_points_each() -> None:
    s = table()
    give(s, 0, food=1)
    pending(s, FoodDue(0, 3, LOSS, FROM_JUDGMENT))
    assert (goods(s), vp(s)) == ({}, -4)


@rule("EN-EFF-14", "EN-PROPH-03")
def test_points_lost_for_food_missing_at_the_judgment_belong_to_the_judgment() -> None:
    s = table()
    altar(s, 0, 0, 0, 0)
    prepare(s, 0)
    lost = {row.source: row.points for row in GAME.scores(s)[0].rows if row.points < 0}
    assert lost == {"judgment": -DATA.vp_missing_food}
    assert told(s, "lose_points")[-1].args["source"] == "judgment"


@rule("EN-EFF-14", "EN-DEV-07")
def test_lost_food_may_be_paid_in_silver_with_the_tile() -> None:
    s = table()
    tile(s, 0, "farmers_2")
    give(s, 0, food=1, silver=5)
    pending(s, FoodDue(0, 2, LOSS, FROM_JUDGMENT))
    assert options(s) == ["convert 0", "convert 1", "convert 2"]
    play(s, "0 convert 1")
    assert (goods(s), vp(s)) == ({"silver": 3}, 0)


@rule("EN-EFF-15")
def test_a_cost_must_be_there_in_full() -> None:
    s = table()
    give(s, 0, silver=5)
    turn(s)
    # The first guards tile costs 6 silver.
    assert refused(s, "0 develop guards") == "EN-DEV-01"
    assert "develop guards" not in options(s)
    give(s, 0, silver=6)
    s.settle()
    assert "develop guards" in options(s)


@rule("EN-EFF-16")
def test_a_reduction_gives_no_refund() -> None:
    s = table()
    own(s, 0, "wood_levite_discount")
    levites(s, 0, 0)
    give(s, 0, food=1)
    main(s, "temple_altar")
    # The first levite costs no food, less 2: nothing comes back.
    assert s.data.levite_food[0] == 0
    assert levite_cost(s, 0) == 0
    play(s, "0 levite")
    assert goods(s) == {"food": 1}


@rule("EN-EFF-17")
def test_silver_goes_from_supply_to_supply() -> None:
    s = table()
    give(s, 0, silver=2)
    pay_player(s, 0, 2, 4, 1, "EN-EFF-17")
    assert (goods(s, 0), goods(s, 2)) == ({"silver": 1}, {"silver": 1})


@rule("EN-EFF-18")
def test_silver_and_food_are_never_limited() -> None:
    s = table()
    give(s, 0, silver=60, food=40, stone=5)
    turn(s)
    play(s, "0 play priest pile:1", "0 main torah_tent", "0 finish", "0 end_turn")
    assert goods(s) == {"silver": 60, "food": 40, "stone": 5}


@rule("EN-EFF-19")
def test_blessings_are_gained_one_by_one() -> None:
    s = table()
    s.mats[0].blessings = [1, 0, 1]
    resolve(s, "blessing_purple", 2)
    assert order_told(s, "blessing", "column", "altar_step") == [
        "blessing",
        "column",
        "altar_step",
        "blessing",
    ]


@rule("EN-EFF-20")
def test_banners_count_in_the_turn_and_nowhere_else() -> None:
    s = main(table(), "temple_altar")
    resolve(s, "banner_red", 2)
    resolve(s, "banner_blue", 3)
    resolve(s, "banner_wild", 1)
    assert banners(s, RED) == 3
    s = prepare(table(), workers=1)
    resolve(s, "banner_red", 2)
    assert bonus(s) == {}


@rule("EN-EFF-21")
def test_a_choice_takes_one_list_even_without_effect_now() -> None:
    s = table()
    icon = DATA.bundles["labourers_1:front:work"].rewards[0]
    pending(s, ChooseOne(0, icon.options, False))
    assert options(s) == ["choose 1", "choose 2"]
    decision = GAME.decision(s, 0)
    assert decision is not None
    say = Catalog("en", strict=True).say
    assert [say(choice.label) for choice in decision.options] == [
        "Take 2 × any Resource but Gold",
        "Take any Resource but Gold, 2 × Silver",
    ]
    pending(s, Rewards(0, "wood_after_trade", 0))
    # Turning over a tile cannot be paid, and may be chosen; only this choice may be declined.
    assert options(s) == ["choose 1", "choose 2", "decline"]
    play(s, "0 choose 2")
    assert (s.is_over(), goods(s)) == (True, {})


@rule("EN-EFF-22")
def test_per_counts_when_the_effect_is_resolved() -> None:
    s = table()
    levites(s, 0, 4)
    pending(s, Rewards(0, "wood_sabbath_levite_silver", 0))
    assert goods(s) == {"silver": 4}
    levites(s, 1, 0)
    pending(s, Rewards(1, "wood_sabbath_levite_silver", 0))
    assert goods(s, 1) == {}


@rule("EN-EFF-23")
def test_a_paid_turn_over_and_an_extra_auxiliary_action() -> None:
    s = table()
    give(s, 0, wood=4)
    resolve(s, "develop_paid", 1)
    assert options(s) == ["develop labourers", "decline"]
    on_piles(s, 0, "perfumer")
    s.aux_used = True
    resolve(s, "auxiliary_action", 1)
    assert options(s) == ["trade perfumer sell", "develop labourers", "decline"]


def test_every_effect_word_of_the_data_is_in_the_table() -> None:
    used = {icon.word for bundle in DATA.bundles.values() for icon in bundle.rewards}
    assert used <= set(REWARDS)
    assert len(used) >= 20


def test_a_bundle_with_no_effects_has_no_name() -> None:
    assert Bundles().add("nothing", 0, Doc({"reward": []}, "told"), "reward") == ""
