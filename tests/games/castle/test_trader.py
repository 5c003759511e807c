"""AM-TRD. Helpers at carts and rider, and the delivery."""

from __future__ import annotations

import pytest

from tests.games.castle.table import (
    NOBODY,
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
    told_by,
    under,
)
from tests.rule import rule

ONES_CARTS = {
    "trader_places.cart_sand": 1,
    "trader_places.cart_wood": 1,
    "trader_places.cart_clay": 1,
    "trader_places.cart_stone": 1,
    "seats.1.helpers": 2,
}
"""Seat 1 stands at all four carts since earlier rounds."""


# ------------------------------------------------------------------ placing


@rule("AM-TRD-01")
def test_a_trader_puts_one_helper_of_his_supply_at_a_place() -> None:
    s = position(only="trader", cards={0: "trader"})
    assert under(s, 0) == "AM-TRD-01"
    play(s, "0 place cart_wood")
    assert see(s, "trader_places.cart_wood") == 0
    assert see(s, "seats.0.helpers") == 5
    # One helper only: the delivery follows.
    assert s.is_over()


@rule("AM-TRD-01")
def test_without_a_helper_in_supply_nothing_can_be_placed() -> None:
    s = position(only="trader", cards={0: "trader"}, given={"seats.0.helpers": 0})
    assert s.is_over()
    assert told_by(s, "no_place") == [0]
    assert told(s, "place_trader") == []


@rule("AM-TRD-01")
def test_only_a_trader_places_at_carts() -> None:
    s = position(
        only="bricklayer",
        cards={0: "bricklayer"},
        given={"seats.0.resources": pieces(sand=1, wood=1, stone=1), "seats.0.thalers": 9},
    )
    assert refused(s, "0 place cart_sand") == "AM-TRD-01"
    play(s, "0 take clay")
    build(s, 0, "house_1", "sand wood stone")
    assert asked(s, 0) == "place"
    assert refused(s, "0 place cart_sand") == "AM-TRD-01"


@rule("AM-TRD-02")
def test_a_place_never_holds_two_helpers() -> None:
    s = position(only="trader", cards={0: "trader"}, given={"trader_places.cart_sand": 1})
    assert "place cart_sand" not in options(s, 0)
    full = position(only="trader", cards={0: "trader"}, given=ONES_CARTS)
    play(full, "0 place cart_sand")
    # The one who stood there has gone: 6 + 6 helpers, 4 of them at carts.
    assert each(full, "helpers") == [5, 3, 6]
    assert list(see(full, "trader_places").values()) == [0, 1, 1, 1, NOBODY]


@rule("AM-TRD-03")
@pytest.mark.parametrize("cart", ["cart_sand", "cart_wood", "cart_clay", "cart_stone"])
def test_any_free_cart_may_be_chosen(cart: str) -> None:
    s = position(only="trader", cards={0: "trader"})
    play(s, f"0 place {cart}")
    assert see(s, f"trader_places.{cart}") == 0


@rule("AM-TRD-03")
def test_free_carts_are_open_even_if_one_has_a_helper_already() -> None:
    s = position(
        only="trader",
        cards={0: "trader"},
        given={"trader_places.cart_sand": 0, "trader_places.cart_clay": 1},
    )
    assert options(s, 0) == ["place cart_wood", "place cart_stone", "pass"]


@rule("AM-TRD-04")
def test_the_rider_is_open_only_when_all_carts_are_taken() -> None:
    three = {path: seat for path, seat in ONES_CARTS.items() if path != "trader_places.cart_clay"}
    s = position(only="trader", cards={0: "trader"}, given=three)
    assert refused(s, "0 place rider") == "AM-TRD-04"
    assert options(s, 0) == ["place cart_clay", "pass"]
    s = position(only="trader", cards={0: "trader"}, given=ONES_CARTS)
    play(s, "0 place rider")
    assert see(s, "trader_places.rider") == 0
    assert see(s, "seats.0.resources.silver") == 1


@rule("AM-TRD-04")
def test_the_trader_before_may_open_the_rider() -> None:
    three = {path: seat for path, seat in ONES_CARTS.items() if path != "trader_places.cart_clay"}
    s = position(only="trader", cards={0: "trader", 2: "trader"}, given=three)
    play(s, "0 place cart_clay")
    assert "place rider" in options(s, 2)


@rule("AM-TRD-05")
def test_while_a_cart_is_free_nobody_is_displaced() -> None:
    s = position(
        only="trader",
        cards={0: "trader"},
        given={"trader_places.cart_sand": 1, "trader_places.rider": 1},
    )
    assert refused(s, "0 place cart_sand") == "AM-TRD-05"
    assert refused(s, "0 place rider") == "AM-TRD-05"


@rule("AM-TRD-05")
def test_with_all_carts_taken_any_opponent_may_be_displaced_though_the_rider_is_free() -> None:
    s = position(only="trader", cards={0: "trader"}, given=ONES_CARTS)
    assert options(s, 0) == [
        "place cart_sand",
        "place cart_wood",
        "place cart_clay",
        "place cart_stone",
        "place rider",
        "pass",
    ]


@rule("AM-TRD-05")
def test_a_helper_on_the_rider_may_be_displaced_too() -> None:
    s = position(
        only="trader",
        cards={0: "trader"},
        given={**ONES_CARTS, "trader_places.rider": 2, "seats.2.helpers": 5},
    )
    play(s, "0 place rider")
    assert see(s, "trader_places.rider") == 0
    assert each(s, "helpers") == [5, 2, 6]


@rule("AM-TRD-05")
def test_a_helper_placed_this_round_is_safe() -> None:
    three = {path: seat for path, seat in ONES_CARTS.items() if path != "trader_places.cart_clay"}
    s = position(only="trader", cards={0: "trader", 2: "trader"}, given=three)
    play(s, "0 place cart_clay")
    assert refused(s, "2 place cart_clay") == "AM-TRD-05"
    assert options(s, 2) == [
        "place cart_sand",
        "place cart_wood",
        "place cart_stone",
        "place rider",
        "pass",
    ]


@rule("AM-TRD-05")
def test_a_helper_that_displaced_another_or_took_the_rider_is_safe_this_round() -> None:
    s = position(
        only="trader",
        players=4,
        cards={0: "trader", 2: "trader", 3: "trader"},
        given=ONES_CARTS,
    )
    play(s, "0 place cart_sand", "2 place rider")
    assert refused(s, "3 place cart_sand") == "AM-TRD-05"
    assert refused(s, "3 place rider") == "AM-TRD-05"


@rule("AM-TRD-05")
def test_the_next_round_its_protection_is_gone() -> None:
    s = position(at="trader", cards={0: "trader"}, given=ONES_CARTS)
    play(s, "0 place cart_sand")
    assert see(s, "placed_this_round") == []
    play(s, "0 choose messenger", "1 choose messenger", "2 choose trader")
    assert "place cart_sand" in options(s, 2)


@rule("AM-TRD-06")
def test_a_displaced_helper_goes_home_at_once() -> None:
    s = position(only="trader", cards={0: "trader", 2: "trader"}, given=ONES_CARTS)
    play(s, "0 place cart_stone")
    # Before the next trader has placed, let alone before the delivery.
    assert tale(s, "displace", "place_trader") == [
        "1 displace AM-TRD-06 place=cart_stone",
        "0 place_trader AM-TRD-01 place=cart_stone source=supply",
    ]
    assert s.to_act() == (2,)
    assert see(s, "trader_places.cart_stone") == 0
    assert each(s, "helpers") == [5, 3, 6]


@rule("AM-TRD-07")
def test_own_helpers_are_neither_displaced_nor_shifted() -> None:
    given = {**ONES_CARTS, "trader_places.cart_sand": 0, "trader_places.rider": 0}
    s = position(only="trader", cards={0: "trader"}, given={**given, "seats.0.helpers": 4})
    assert refused(s, "0 place cart_sand") == "AM-TRD-07"
    assert refused(s, "0 place rider") == "AM-TRD-07"
    refused(s, "0 from cart_sand")
    play(s, "0 place cart_clay")
    # The helper came from the supply; the one at the sand cart has stayed.
    assert see(s, "trader_places.cart_sand") == 0
    assert see(s, "seats.0.helpers") == 3


@rule("AM-TRD-07")
def test_with_all_helpers_at_carts_none_can_be_moved_to_another() -> None:
    s = position(
        only="trader",
        cards={0: "trader"},
        given={"trader_places.cart_sand": 0, "seats.0.helpers": 0},
    )
    assert list(see(s, "trader_places").values()) == [0, NOBODY, NOBODY, NOBODY, NOBODY]


@rule("AM-TRD-08")
def test_a_trader_may_place_nobody_and_the_delivery_still_comes() -> None:
    s = position(only="trader", cards={0: "trader"}, given={"trader_places.cart_sand": 1})
    play(s, "0 pass")
    assert see(s, "seats.0.helpers") == 6
    assert see(s, "seats.1.resources.sand") == 1 + 3


@rule("AM-TRD-08")
def test_without_a_legal_place_the_trader_passes_by_himself() -> None:
    s = position(
        only="trader",
        cards={0: "trader"},
        given={
            "trader_places": dict.fromkeys(
                ("cart_sand", "cart_wood", "cart_clay", "cart_stone", "rider"), 0
            ),
            "seats.0.helpers": 1,
        },
    )
    assert s.is_over()
    assert told_by(s, "no_place") == [0]
    assert len(told(s, "deliver")) == 5


@rule("AM-TRD-09")
def test_all_traders_place_before_anything_is_delivered() -> None:
    s = position(only="trader", first=2, cards={0: "trader", 1: "trader", 2: "trader"})
    assert s.to_act() == (2,)
    play(s, "2 place cart_sand")
    assert s.to_act() == (0,)
    play(s, "0 pass")
    assert s.to_act() == (1,)
    assert told(s, "deliver") == []
    play(s, "1 place cart_stone")
    assert told_by(s, "deliver") == [2, 1]


@rule("AM-TRD-09")
def test_a_displaced_helper_is_used_again_if_its_owners_trader_is_still_to_come() -> None:
    s = position(
        only="trader",
        cards={0: "trader", 1: "trader"},
        given={**ONES_CARTS, "seats.1.helpers": 0},
    )
    play(s, "0 place cart_sand")
    # His only helper in supply is the one that has just come home.
    assert see(s, "seats.1.helpers") == 1
    assert options(s, 1) == ["place rider", "pass"]
    play(s, "1 place rider")
    assert see(s, "seats.1.helpers") == 0
    assert see(s, "seats.1.resources.silver") == 1


@rule("AM-TRD-10")
def test_a_trader_helper_stays_for_rounds_without_traders_and_until_the_end() -> None:
    s = position(
        at="trader",
        cards={0: "messenger"},
        given={"trader_places.rider": 1, "seats.1.helpers": 5, "round_track": 1},
    )
    assert see(s, "trader_places.rider") == 1
    play(s, "0 choose trader", "1 choose messenger", "2 choose messenger", "0 place cart_sand")
    assert see(s, "seats.1.resources.silver") == 1
    assert s.is_over()
    # Final scoring sends all of them home.
    assert set(see(s, "trader_places").values()) == {NOBODY}
    assert each(s, "helpers") == [6, 6, 6]


@rule("AM-TRD-10")
def test_a_trader_helper_leaves_when_its_owner_moves_it_onto_a_building() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason"},
        given={
            "trader_places.cart_sand": 0,
            "seats.0.helpers": 0,
            "seats.0.thalers": 6,
            "seats.0.resources": pieces(sand=1, wood=1, stone=1),
        },
    )
    build(s, 0, "house_1", "sand wood stone")
    play(s, "0 place forge_6")
    assert see(s, "trader_places.cart_sand") == NOBODY
    assert see(s, "spaces.forge_6") == 0


# ------------------------------------------------------------------ delivery


@rule("AM-TRD-11")
def test_two_traders_make_one_delivery() -> None:
    s = position(
        only="trader",
        cards={0: "trader", 1: "trader"},
        given={"trader_places.cart_sand": 2},
    )
    play(s, "0 pass", "1 pass")
    assert see(s, "seats.2.resources.sand") == 1 + 3
    assert told_by(s, "deliver") == [2]


@rule("AM-TRD-11")
def test_a_round_without_trader_has_no_delivery() -> None:
    s = position(at="trader", cards={0: "messenger"}, given={"trader_places.cart_sand": 2})
    assert see(s, "phase") == "select"
    assert see(s, "seats.2.resources.sand") == 1
    assert told(s, "deliver") == []


@rule("AM-TRD-12")
def test_every_helper_receives_no_matter_who_played_the_trader() -> None:
    s = position(
        only="trader",
        cards={0: "trader"},
        given={"trader_places.cart_wood": 1, "trader_places.cart_clay": 2},
    )
    play(s, "0 place cart_sand")
    assert see(s, "seats.0.resources") == pieces(sand=4, wood=1)
    assert see(s, "seats.1.resources") == pieces(sand=1, wood=3)
    assert see(s, "seats.2.resources") == pieces(sand=1, wood=1, clay=1)


@rule("AM-TRD-13", "AM-TRD-14")
def test_the_five_places_deliver_4_3_2_2_2_and_one_of_each_goes_to_the_watchtower() -> None:
    s = position(only="trader", cards={0: "trader"}, given={**ONES_CARTS, "trader_places.rider": 2})
    play(s, "0 pass")
    # From the stock 16 14 14 14 14:
    assert see(s, "stock") == pieces(sand=12, wood=11, clay=12, stone=12, silver=12)
    assert see(s, "watchtower") == pieces(sand=2, wood=2, clay=2, stone=2, silver=2)
    assert see(s, "seats.1.resources") == pieces(sand=1 + 3, wood=1 + 2, clay=1, stone=1)
    assert see(s, "seats.2.resources") == pieces(sand=1, wood=1, silver=1)


@rule("AM-TRD-14")
def test_a_free_place_brings_nothing_to_the_watchtower() -> None:
    s = position(only="trader", cards={0: "trader"})
    play(s, "0 place cart_clay")
    assert see(s, "watchtower") == pieces(sand=1, wood=1, clay=2, stone=1, silver=1)


@rule("AM-TRD-15")
@pytest.mark.parametrize(
    ("stock", "player", "tower"), [(5, 3, 1), (4, 3, 1), (3, 2, 1), (2, 1, 1), (1, 0, 1), (0, 0, 0)]
)
def test_a_short_stock_serves_the_watchtower_first(stock: int, player: int, tower: int) -> None:
    s = position(
        only="trader",
        cards={0: "trader"},
        given={"stock.sand": stock, "seats.0.resources": pieces(), "watchtower": pieces()},
    )
    play(s, "0 place cart_sand")
    assert see(s, "seats.0.resources.sand") == player
    assert see(s, "watchtower.sand") == tower
    assert see(s, "stock.sand") == stock - player - tower


@rule("AM-TRD-16")
def test_places_deliver_in_the_order_sand_wood_clay_stone_silver() -> None:
    s = position(only="trader", cards={0: "trader"}, given={**ONES_CARTS, "trader_places.rider": 2})
    play(s, "0 pass")
    assert tale(s, "no_place", "deliver") == [
        "0 no_place AM-TRD-08",
        "1 deliver AM-TRD-14 item=sand count=3 tower=1",
        "1 deliver AM-TRD-14 item=wood count=2 tower=1",
        "1 deliver AM-TRD-14 item=clay count=1 tower=1",
        "1 deliver AM-TRD-14 item=stone count=1 tower=1",
        "2 deliver AM-TRD-14 item=silver count=1 tower=1",
    ]


@rule("AM-TRD-17")
def test_a_displaced_helper_receives_nothing_from_the_place_it_lost() -> None:
    s = position(only="trader", cards={0: "trader"}, given=ONES_CARTS)
    play(s, "0 place cart_stone")
    assert see(s, "seats.1.resources.stone") == 0
    assert see(s, "seats.0.resources.stone") == 1
