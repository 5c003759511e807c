"""SR-STORE, SR-CARAVAN, SR-KEEP. Warehouses, caravans, and cards kept for the next round."""

from __future__ import annotations

import pytest

from tests.games.sa_re.table import (
    asked,
    each,
    hands,
    names,
    options,
    play,
    position,
    refused,
    see,
    spend,
    stock,
    told,
)
from tests.rule import rule
from trilith.games.sa_re import GAME

NOTHING = {f"seats.{seat}.stock": stock() for seat in range(3)}

# ------------------------------------------------------------------ warehouses


@rule("SR-STORE-01")
def test_all_warehouses_form_one_pool() -> None:
    given = {"seats.0.stock": stock(gold=5)}
    s = position(only="construction", grounds={0: {1: "warehouse"}}, cards={0: "G G"}, given=given)
    assert s.room(0) == 1
    play(s, "0 store card single_gold")
    assert see(s, "seats.0.stock.gold") == 6
    assert refused(s, "0 store card single_gold") == "SR-STORE-01"


@rule("SR-STORE-02")
def test_a_warehouse_built_now_may_be_filled_now() -> None:
    given = {"seats.0.stock": stock(gold=3)}
    s = position(
        only="construction",
        grounds={0: {4: "site:warehouse"}},
        cards={0: "W W S G"},
        given=given,
    )
    play(s, "0 build cell:4")
    assert s.room(0) == 3
    play(s, "0 store card single_gold")
    assert see(s, "seats.0.stock.gold") == 4


@rule("SR-STORE-03", "SR-PAY-02")
def test_a_card_is_stored_whole_and_of_one_that_does_not_fit_one_half() -> None:
    s = position(
        only="construction",
        cards={0: "GW SS"},
        given={"seats.0.stock": stock(gold=1)},
    )
    play(s, "0 store card double_gold_wood")
    assert see(s, "seats.0.stock") == stock(gold=2, wood=1)
    s = position(only="construction", cards={0: "GW"}, given={"seats.0.stock": stock(gold=2)})
    play(s, "0 store card double_gold_wood")
    assert options(s, 0) == ["store_only gold", "store_only wood"]
    play(s, "0 store_only wood")
    assert see(s, "seats.0.stock") == stock(gold=2, wood=1)
    assert hands(s)[0] == ""


@rule("SR-STORE-03", "SR-STORE-05", "SR-LIBRARY-03")
def test_building_resources_library_jokers_and_caravans_may_be_stored() -> None:
    given = {**NOTHING, "seats.0.jokers": 1, "seats.0.caravans": 1}
    s = position(only="construction", grounds={0: {2: "port"}}, given=given)
    play(s, "0 store library joker", "0 store building joker", "0 store caravan stone")
    assert see(s, "seats.0.stock") == stock(joker=2, stone=1)
    assert (see(s, "seats.0.caravans"), see(s, "seats.0.jokers")) == (0, 0)


@rule("SR-STORE-04")
def test_stored_resources_may_be_spent_one_by_one_in_later_phases() -> None:
    s = position(
        at="construction", players=2, cards={0: "GG"}, given=dict(list(NOTHING.items())[:2])
    )
    play(s, "0 store card double_gold_gold")
    assert asked(s) == "0 ship"
    play(s, "0 done")
    assert see(s, "round") == 2
    assert see(s, "seats.0.stock") == stock(gold=2)
    given = {"seats.0.stock": stock(gold=2), "seats.0.jokers": 1}
    s = position(only="construction", given=given)
    play(s, "0 charter")
    spend(s, 0, "stock gold", "library joker")
    assert see(s, "seats.0.stock") == stock(gold=1)


@rule("SR-STORE-06")
def test_a_stored_resource_may_be_thrown_away_to_make_room() -> None:
    given = {"seats.0.stock": stock(wood=3)}
    s = position(only="construction", cards={0: "G"}, given=given)
    play(s, "0 throw wood")
    assert refused(s, "0 throw wood") == "SR-STORE-06"
    play(s, "0 store card single_gold")
    assert see(s, "seats.0.stock") == stock(wood=2, gold=1)


# ------------------------------------------------------------------ caravans


@rule("SR-CARAVAN-01", "SR-CARAVAN-06", "SR-PAY-05")
def test_a_caravan_costs_a_double_card_or_two_single_resources() -> None:
    given = {"seats.0.stock": stock(wood=1)}
    s = position(only="construction", cards={0: "GG W"}, given=given)
    play(s, "0 charter")
    assert options(s, 0) == [
        "spend card single_wood",
        "spend card double_gold_gold",
        "spend stock wood",
    ]
    play(s, "0 spend card single_wood")
    # The second is the only single source left: never a double card with something else.
    assert see(s, "seats.0.caravans") == 1
    assert hands(s)[0] == "GG"
    assert see(s, "seats.0.stock") == stock()


@rule("SR-CARAVAN-06")
def test_a_double_card_pays_exactly_one_caravan() -> None:
    s = position(only="construction", cards={0: "GG"}, given=NOTHING)
    play(s, "0 charter")
    assert see(s, "seats.0.caravans") == 1
    assert hands(s)[0] == ""


@rule("SR-CARAVAN-01")
def test_a_caravans_own_resource_pays_for_no_caravan() -> None:
    given = {**NOTHING, "seats.0.caravans": 2}
    s = position(only="construction", cards={0: "W"}, given=given)
    assert refused(s, "0 charter") == "SR-CARAVAN-01"
    s = position(only="construction", cards={0: "W S G"}, given=given)
    play(s, "0 charter")
    assert refused(s, "0 spend caravan joker") == "SR-CARAVAN-01"


@rule("SR-CARAVAN-02")
def test_there_are_three_caravans_at_most() -> None:
    given = {**NOTHING, "seats.0.caravans": 3}
    s = position(only="construction", cards={0: "W S"}, given=given)
    assert refused(s, "0 charter") == "SR-CARAVAN-02"


@rule("SR-CARAVAN-03", "SR-KEEP-04")
def test_chartering_comes_after_building_needs_no_building_and_is_not_building() -> None:
    s = position(
        only="construction",
        grounds={0: {4: "site:warehouse"}},
        cards={0: "WW S G"},
        given=NOTHING,
    )
    assert asked(s) == "0 build"
    assert refused(s, "0 charter") == "SR-CARAVAN-03"
    play(s, "0 done", "0 charter", "0 spend card double_wood_wood", "0 done")
    assert asked(s) == "0 save"
    assert see(s, "seats.0.caravans") == 1


@rule("SR-CARAVAN-04")
def test_several_caravans_may_be_used_in_one_phase() -> None:
    given = {**NOTHING, "seats.0.caravans": 3}
    s = position(only="construction", grounds={0: {4: "site:warehouse"}}, given=given)
    play(s, "0 build cell:4")
    assert see(s, "seats.0.ground.4") == "warehouse"
    assert see(s, "seats.0.caravans") == 0


@rule("SR-CARAVAN-05")
def test_a_caravan_chartered_now_cannot_be_used_now() -> None:
    given = {**NOTHING, "seats.0.caravans": 1}
    s = position(only="construction", cards={0: "GG"}, given=given)
    play(s, "0 charter")
    assert (see(s, "seats.0.caravans"), see(s, "seats.0.ready")) == (2, 1)
    play(s, "0 store caravan wood")
    assert (see(s, "seats.0.caravans"), see(s, "seats.0.ready")) == (1, 0)
    assert refused(s, "0 store caravan wood") in ("SR-STORE-03", "engine-game-over")


# ------------------------------------------------------------------ cards kept


@rule("SR-KEEP-01", "SR-KEEP-05", "SR-KEEP-06")
def test_a_player_who_built_nothing_keeps_up_to_two_cards_new_or_carried() -> None:
    given = {**NOTHING, "seats.0.carried": names("SS")}
    s = position(at="construction", cards={0: "W G"}, given=given)
    play(s, "0 done")
    assert options(s, 0) == [
        "save single_wood",
        "save single_gold",
        "save double_stone_stone",
        "done",
    ]
    play(s, "0 save double_stone_stone", "0 save single_gold")
    assert [e.args for e in told(s, "lost_cards")] == [{"count": 1}]
    assert see(s, "round") == 2
    assert see(s, "seats.0.carried") == names("G SS")
    assert see(s, "seats.0.cards") == []


@rule("SR-KEEP-01")
def test_keeping_may_be_declined() -> None:
    s = position(only="construction", cards={0: "W G"}, given=NOTHING)
    play(s, "0 done", "0 done")
    assert hands(s)[0] == ""


@rule("SR-KEEP-02")
def test_a_player_who_built_something_keeps_no_card() -> None:
    s = position(
        only="construction", grounds={0: {4: "site:warehouse"}}, cards={0: "W W S G"}, given=NOTHING
    )
    play(s, "0 build cell:4", "0 done")
    assert hands(s)[0] == ""
    assert [event.rule for event in told(s, "lost_cards")] == ["SR-KEEP-02"]
    assert s.is_over()


@rule("SR-KEEP-02")
@pytest.mark.parametrize("counts", [True, False])
def test_a_stage_is_construction_unless_the_owner_says_otherwise(counts: bool) -> None:
    data = GAME.data({"keep": {"pyramid_stage_counts_as_construction": counts}})
    given = {**NOTHING, "seats.0.stock": stock(wood=3, stone=5, gold=1)}
    s = position(
        only="construction",
        grounds={0: {4: "site:pyramid"}},
        cards={0: "SS"},
        given=given,
        data=data,
    )
    play(s, "0 stage", "0 spend stock stone")
    assert see(s, "seats.0.stages") == 1
    play(s, "0 done")
    assert (asked(s) == "0 save") is not counts


@rule("SR-KEEP-07")
def test_a_carried_card_is_spent_like_any_other() -> None:
    given = {**NOTHING, "seats.0.carried": names("WW S")}
    s = position(only="construction", grounds={0: {4: "site:warehouse"}}, given=given)
    play(s, "0 build cell:4")
    assert see(s, "seats.0.ground.4") == "warehouse"
    assert each(s, "carried") == [[], [], []]


@rule("SR-CARAVAN-04", "SR-CARAVAN-05", "SR-STORE-03")
def test_what_is_not_there_cannot_be_stored_and_the_reason_is_the_right_one() -> None:
    s = position(only="construction", cards={0: "W S G"})
    assert refused(s, "0 store caravan wood") == "SR-CARAVAN-04"
    assert refused(s, "0 store card double_wood_wood") == "SR-STORE-03"
    play(s, "0 charter", "0 spend card single_wood", "0 spend card single_stone")
    assert see(s, "seats.0.caravans") == 1
    assert refused(s, "0 store caravan wood") == "SR-CARAVAN-05"


@rule("SR-PAY-07")
def test_a_worksite_that_could_not_be_paid_is_refused_as_such_when_shipping_is_asked() -> None:
    s = position(only="construction", grounds={0: {4: "site:temple"}}, cards={0: "W S"})
    assert asked(s) == "0 ship"
    assert refused(s, "0 build cell:4") == "SR-PAY-07"
    play(s, "0 throw wood")
    assert refused(s, "0 build cell:4") == "SR-BUILD-01"
