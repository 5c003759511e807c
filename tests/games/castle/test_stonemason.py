"""AM-STM. The stonemason buys, builds for points, and places."""

from __future__ import annotations

import pytest

from tests.games.castle.table import (
    asked,
    build,
    each,
    options,
    pieces,
    play,
    position,
    refused,
    see,
    tale,
    told,
    under,
)
from tests.rule import rule
from trilith.games.castle.state import CastleState

HOUSE = pieces(sand=1, wood=1, stone=1)
WOOD_CARD = pieces(wood=2, silver=1)
SAND_CARD = pieces(sand=2, clay=1)


def market_day(**given: object) -> CastleState:
    """Seat 0 is a stonemason; seats 1 and 2 have the wood worker and the sand worker."""
    return position(
        only="stonemason",
        cards={0: "stonemason", 1: "worker_wood", 2: "worker_sand"},
        given={"seats.1.goods": WOOD_CARD, "seats.2.goods": SAND_CARD, **given},
    )


@rule("AM-STM-01")
def test_a_stonemason_buys_one_piece_from_each_worker_for_a_thaler() -> None:
    s = market_day()
    assert under(s, 0) == "AM-STM-01"
    assert options(s, 0) == [
        "buy seat:1 wood",
        "buy seat:1 silver",
        "buy seat:2 sand",
        "buy seat:2 clay",
        "pass",
    ]
    play(s, "0 buy seat:1 silver", "0 buy seat:2 clay")
    assert see(s, "seats.0.resources") == pieces(sand=1, wood=1, clay=1, silver=1)
    assert see(s, "seats.0.thalers") == 3 - 2


@rule("AM-STM-01")
def test_a_player_who_revealed_no_worker_sells_nothing() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason", 1: "worker_wood", 2: "trader"},
        given={"seats.1.goods": WOOD_CARD, "seats.2.resources": pieces(clay=5)},
    )
    assert refused(s, "0 buy seat:2 clay") == "AM-STM-01"


@rule("AM-STM-02")
def test_the_thaler_goes_to_the_worker_at_once() -> None:
    s = market_day()
    play(s, "0 buy seat:2 sand")
    assert asked(s, 0) == "buy"
    assert each(s, "thalers") == [2, 3, 4]
    assert see(s, "bank") == 81


@rule("AM-STM-03")
def test_the_buyer_chooses_piece_and_order_of_sellers_and_may_skip_one() -> None:
    s = market_day()
    play(s, "0 buy seat:2 clay")
    assert options(s, 0) == ["buy seat:1 wood", "buy seat:1 silver", "pass"]
    play(s, "0 pass")
    assert each(s, "thalers") == [2, 3, 4]
    assert see(s, "seats.1.goods") == WOOD_CARD


@rule("AM-STM-03")
def test_buying_nothing_is_possible() -> None:
    s = market_day()
    play(s, "0 pass")
    assert told(s, "buy") == []
    assert each(s, "thalers") == [3, 3, 3]


@rule("AM-STM-04")
def test_a_second_piece_from_the_same_seller_is_refused() -> None:
    s = market_day()
    play(s, "0 buy seat:1 wood")
    assert refused(s, "0 buy seat:1 wood") == "AM-STM-04"
    assert refused(s, "0 buy seat:1 silver") == "AM-STM-04"


@rule("AM-STM-04")
def test_two_worker_cards_of_one_seller_sell_one_piece() -> None:
    s = position(
        only="stonemason",
        players=2,
        cards={0: "stonemason messenger", 1: "worker_wood worker_sand"},
        given={
            "seats.1.goods": pieces(sand=2, wood=2, clay=1, silver=1),
            "seats.0.resources": pieces(),
        },
    )
    play(s, "0 buy seat:1 clay")
    assert s.is_over()
    assert see(s, "seats.0.resources") == pieces(clay=1)


@rule("AM-STM-04")
def test_a_second_stonemason_buys_from_the_same_seller_again() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason", 1: "worker_wood", 2: "stonemason"},
        given={"seats.1.goods": WOOD_CARD},
    )
    play(s, "0 buy seat:1 wood", "2 buy seat:1 wood")
    assert see(s, "seats.1.goods") == pieces(silver=1)
    assert each(s, "thalers") == [2, 5, 2]


@rule("AM-STM-05")
def test_own_supply_is_never_for_sale() -> None:
    s = market_day(**{"seats.1.resources": pieces(stone=4)})
    assert refused(s, "0 buy seat:1 stone") == "AM-STM-05"
    assert "buy seat:1 stone" not in options(s, 0)


@rule("AM-STM-05")
def test_the_worker_of_an_earlier_round_has_nothing_for_sale() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason", 1: "trader", 2: "worker_sand"},
        played={1: "worker_wood"},
        given={"seats.2.goods": SAND_CARD},
    )
    assert options(s, 0) == ["buy seat:2 sand", "buy seat:2 clay", "pass"]
    assert refused(s, "0 buy seat:1 wood") == "AM-STM-01"


@rule("AM-STM-06")
def test_the_seller_is_not_asked_while_more_than_one_piece_is_left() -> None:
    s = market_day(**{"seats.1.goods": pieces(wood=2)})
    play(s, "0 buy seat:1 wood")
    assert asked(s, 1) == ""
    assert see(s, "seats.1.goods") == pieces(wood=1)


@rule("AM-STM-06")
def test_the_seller_may_sell_his_last_piece() -> None:
    s = market_day(**{"seats.1.goods": pieces(silver=1)})
    play(s, "0 buy seat:1 silver")
    assert s.to_act() == (1,)
    assert options(s, 1) == ["sell", "refuse"]
    assert under(s, 1) == "AM-STM-06"
    play(s, "1 sell")
    assert each(s, "thalers") == [2, 4, 3]
    assert see(s, "seats.0.resources.silver") == 1
    assert see(s, "seats.1.goods") == pieces()


@rule("AM-STM-06")
def test_the_seller_may_keep_his_last_piece_and_is_not_asked_again() -> None:
    s = market_day(**{"seats.1.goods": pieces(silver=1)})
    play(s, "0 buy seat:1 silver", "1 refuse")
    assert each(s, "thalers") == [3, 3, 3]
    assert see(s, "seats.1.goods") == pieces(silver=1)
    # The other seller may still be asked.
    assert options(s, 0) == ["buy seat:2 sand", "buy seat:2 clay", "pass"]
    assert refused(s, "0 buy seat:1 silver") == "AM-STM-06"


@rule("AM-STM-06")
def test_a_later_stonemason_may_ask_for_the_last_piece_again() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason", 1: "worker_wood", 2: "stonemason"},
        given={"seats.1.goods": pieces(silver=1)},
    )
    play(s, "0 buy seat:1 silver", "1 refuse", "2 buy seat:1 silver", "1 sell")
    assert each(s, "thalers") == [3, 4, 2]
    assert see(s, "seats.2.resources.silver") == 1
    assert tale(s, "buy", "refuse") == [
        "1 refuse AM-STM-06 item=silver",
        "2 buy AM-STM-02 seller=seat:1 item=silver",
    ]


@rule("AM-STM-06")
def test_the_last_of_two_cards_together_is_the_last() -> None:
    s = position(
        only="stonemason",
        players=2,
        cards={0: "stonemason messenger", 1: "worker_wood worker_sand"},
        given={"seats.1.goods": pieces(wood=1, clay=1)},
    )
    # One piece on each card: neither is the last yet.
    play(s, "0 buy seat:1 clay")
    assert told(s, "buy") != []


@rule("AM-STM-07")
def test_a_piece_bought_is_not_replaced() -> None:
    s = market_day()
    play(s, "0 buy seat:1 wood", "0 pass")
    assert see(s, "seats.1.goods") == pieces(wood=1, silver=1)
    assert see(s, "stock") == pieces(sand=16, wood=14, clay=14, stone=14, silver=14)


@rule("AM-STM-08")
def test_nobody_buys_from_his_own_worker() -> None:
    s = position(
        only="stonemason",
        players=2,
        cards={0: "stonemason worker_wood", 1: "worker_sand messenger"},
        given={"seats.0.goods": WOOD_CARD, "seats.1.goods": SAND_CARD},
    )
    assert options(s, 0) == ["buy seat:1 sand", "buy seat:1 clay", "pass"]
    assert refused(s, "0 buy seat:0 wood") == "AM-STM-08"


@rule("AM-STM-08")
def test_where_nobody_else_has_a_worker_buying_from_oneself_is_refused_as_such() -> None:
    s = position(
        only="stonemason",
        players=2,
        cards={0: "stonemason worker_wood", 1: "messenger trader"},
        given={"seats.0.goods": WOOD_CARD, "seats.0.resources": HOUSE},
    )
    # Nothing can be bought, so the stonemason is asked at once what he builds.
    assert asked(s, 0) == "build"
    assert refused(s, "0 buy seat:0 wood") == "AM-STM-08"
    assert refused(s, "0 buy seat:1 wood") == "AM-STM-01"


@rule("AM-STM-04")
def test_a_second_purchase_is_refused_as_such_though_nothing_is_left_to_buy() -> None:
    s = position(
        only="stonemason",
        players=2,
        cards={0: "stonemason messenger", 1: "worker_wood trader"},
        given={"seats.1.goods": WOOD_CARD, "seats.0.resources": HOUSE},
    )
    play(s, "0 buy seat:1 wood")
    assert asked(s, 0) == "build"
    assert refused(s, "0 buy seat:1 wood") == "AM-STM-04"
    # Once he is at work, it is too late in any case.
    play(s, "0 build house_1")
    assert refused(s, "0 buy seat:1 wood") == "AM-STM-12"


@rule("AM-STM-09")
def test_without_a_thaler_nothing_can_be_bought() -> None:
    s = market_day(**{"seats.0.thalers": 0, "seats.0.resources": HOUSE})
    # Nothing to ask about: he is at his build step.
    assert asked(s, 0) == "build"
    s = market_day(**{"seats.0.thalers": 1})
    play(s, "0 buy seat:1 wood")
    assert told(s, "buy")[0].args == {"seller": "seat:1", "item": "wood"}
    assert s.is_over()
    assert see(s, "seats.2.goods") == SAND_CARD


@rule("AM-STM-10")
@pytest.mark.parametrize("houses", [0, 1, 2])
def test_a_stonemason_scores_all_crown_points_of_up_to_two_buildings(houses: int) -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason"},
        given={"seats.0.resources": pieces(sand=3, wood=3, stone=3), "seats.0.thalers": 0},
    )
    for house in range(1, houses + 1):
        build(s, 0, f"house_{house}", "sand wood stone")
        assert see(s, "seats.0.vp") == 6 * house
    if houses < 2:
        play(s, "0 pass")
    assert s.is_over()
    assert see(s, "seats.0.vp") == 6 * houses
    assert see(s, "seats.0.points.stonemason") == 6 * houses


@rule("AM-STM-10")
def test_a_stonemason_gets_no_thalers_for_building() -> None:
    s = position(only="stonemason", cards={0: "stonemason"}, given={"seats.0.resources": HOUSE})
    build(s, 0, "house_1", "sand wood stone")
    assert (see(s, "seats.0.thalers"), see(s, "bank")) == (3, 81)


@rule("AM-STM-10")
@pytest.mark.parametrize(
    ("tile", "payment", "points"),
    [
        ("well", "sand wood clay stone", 10),
        ("small_gate", "sand wood clay stone", 6),
        ("great_gate", "sand wood stone stone stone", 10),
        ("palace", "sand clay stone stone stone stone stone", 18),
    ],
)
def test_the_crown_points_are_those_of_the_tile(tile: str, payment: str, points: int) -> None:
    kinds = payment.split()
    have = pieces(**{kind: kinds.count(kind) for kind in kinds})
    s = position(
        only="stonemason",
        cards={0: "stonemason"},
        given={"seats.0.resources": have, "seats.0.thalers": 0},
    )
    build(s, 0, tile, payment)
    assert see(s, "seats.0.vp") == points


@rule("AM-STM-11")
def test_after_building_a_stonemason_places_up_to_two_helpers() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason"},
        given={"seats.0.resources": HOUSE, "seats.0.thalers": 20},
    )
    build(s, 0, "house_1", "sand wood stone")
    play(s, "0 place forge_10", "0 place market_1")
    assert s.is_over()
    assert (see(s, "seats.0.helpers"), see(s, "seats.0.thalers")) == (4, 5)


@rule("AM-STM-11")
def test_a_stonemason_who_built_nothing_places_nobody() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason"},
        given={"seats.0.resources": HOUSE, "seats.0.thalers": 20},
    )
    play(s, "0 pass")
    assert s.is_over()
    assert told(s, "place") == []


@rule("AM-STM-12")
def test_nothing_is_bought_after_the_first_building() -> None:
    s = market_day(**{"seats.0.resources": pieces(sand=2, wood=2, stone=2)})
    assert refused(s, "0 build house_1") == "AM-BLD-01"
    play(s, "0 pass")
    assert refused(s, "0 buy seat:1 wood") == "AM-STM-12"
    build(s, 0, "house_1", "sand wood stone")
    assert refused(s, "0 buy seat:1 wood") == "AM-STM-12"


@rule("AM-STM-12")
def test_what_was_bought_can_be_built_with() -> None:
    s = market_day(**{"seats.0.resources": pieces(sand=1, stone=1)})
    play(s, "0 buy seat:1 wood", "0 pass")
    build(s, 0, "house_1", "sand wood stone")
    assert see(s, "seats.0.vp") == 6
