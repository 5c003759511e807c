"""AM-HLP. Helpers on the spaces of the castle."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.castle.table import (
    NOBODY,
    about_to_build_with_two_cards,
    asked,
    build,
    count_helpers,
    options,
    pieces,
    play,
    play_at_random,
    position,
    refused,
    see,
    tiles_without,
    told,
)
from tests.rule import rule
from trilith.games.castle.components import TILES
from trilith.games.castle.state import CastleState

HOUSE = "sand wood stone"


def about_to_place(
    card: str = "stonemason",
    thalers: int = 50,
    given: Mapping[str, object] | None = None,
    at: str = "",
) -> CastleState:
    """Seat 0 has just built house_1 with this card; with `at`, the round goes on after it."""
    mine = {
        "watchtower": pieces(),
        "seats.0.resources": pieces(sand=1, wood=1, stone=1),
        "seats.0.thalers": thalers,
    }
    only = "" if at else card
    s = position(at=at, only=only, cards={0: card}, given={**mine, **(given or {})})
    build(s, 0, "house_1", HOUSE)
    return s


# ------------------------------------------------------------------ when


@rule("AM-HLP-01")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason"])
def test_only_a_player_who_has_built_may_place(card: str) -> None:
    given = {
        "watchtower": pieces(),
        "seats.0.thalers": 50,
        "seats.0.resources": pieces(sand=1, wood=1, stone=1),
    }
    s = position(only=card, cards={0: card}, given=given)
    assert refused(s, "0 place market_1") == "AM-HLP-01"
    play(s, "0 pass")
    assert s.is_over()
    assert not told(s, "place")


@rule("AM-HLP-01", "AM-WRK-04")
def test_a_worker_who_has_built_places_nobody() -> None:
    given = {"seats.0.thalers": 50, "seats.0.resources": pieces(sand=1, wood=1, stone=1)}
    s = position(only="worker", cards={0: "worker_wood"}, given=given)
    build(s, 0, "house_1", HOUSE)
    assert s.is_over()
    assert see(s, "seats.0.helpers") == 6


@rule("AM-HLP-01")
def test_a_building_of_the_bricklayer_does_not_count_for_the_stonemason() -> None:
    s = about_to_build_with_two_cards()
    build(s, 0, "house_1", HOUSE)
    play(s, "0 pass")
    assert asked(s, 0) == "place"
    play(s, "0 pass")
    assert asked(s, 0) == "build"
    play(s, "0 pass")
    assert asked(s, 0) == "choose"
    assert see(s, "round") == 1


@rule("AM-HLP-01")
def test_each_card_that_built_places_helpers_of_its_own() -> None:
    s = position(
        at="bricklayer",
        players=2,
        cards={0: "bricklayer stonemason", 1: "messenger trader"},
        given={
            "watchtower": pieces(),
            "seats.0.thalers": 50,
            "seats.0.resources": pieces(sand=2, wood=2, stone=2),
            "tiles": tiles_without("stable", "keep"),
        },
    )
    build(s, 0, "house_1", HOUSE)
    play(s, "0 pass", "0 place market_1", "0 place forge_6")
    build(s, 0, "house_2", HOUSE)
    play(s, "0 place stable_12", "0 place keep_1")
    assert see(s, "seats.0.helpers") == 3


# ------------------------------------------------------------------ where


@rule("AM-HLP-02")
def test_market_and_forge_are_open_from_the_start() -> None:
    s = about_to_place()
    assert options(s, 0) == [
        "place market_1",
        "place market_2",
        "place forge_10",
        "place forge_6",
        "pass",
    ]


@rule("AM-HLP-02")
def test_no_helper_stands_on_what_is_not_built() -> None:
    s = about_to_place()
    for space in ("keep_1", "tavern_12", "stable_16", "servants_house_1", "palace_2"):
        assert refused(s, f"0 place {space}") == "AM-HLP-02"


@rule("AM-HLP-02")
def test_any_building_will_do_no_matter_who_built_it_or_when() -> None:
    s = about_to_place(given={"tiles": tiles_without("keep", "palace")})
    play(s, "0 place keep_1", "0 place palace_2")
    assert see(s, "spaces.keep_1") == 0
    assert see(s, "spaces.palace_2") == 0


@rule("AM-HLP-03", "AM-HLP-10")
def test_a_space_holds_one_helper() -> None:
    s = about_to_place(given={"spaces.market_1": 1, "spaces.forge_10": 0})
    assert refused(s, "0 place market_1") == "AM-HLP-03"
    assert refused(s, "0 place forge_10") == "AM-HLP-03"
    assert options(s, 0) == ["place market_2", "place forge_6", "pass"]


@rule("AM-HLP-04", "AM-COMP-12")
@pytest.mark.parametrize(
    ("space", "price"),
    [
        ("keep_1", 14),
        ("tavern_12", 12),
        ("tavern_6", 6),
        ("great_gate_1", 10),
        ("small_gate_1", 5),
        ("stable_16", 16),
        ("stable_12", 12),
        ("servants_house_1", 8),
        ("servants_house_2", 8),
        ("servants_house_3", 8),
        ("market_1", 5),
        ("market_2", 5),
        ("palace_1", 17),
        ("palace_2", 17),
        ("forge_10", 10),
        ("forge_6", 6),
    ],
)
def test_the_price_of_the_space_goes_to_the_bank(space: str, price: int) -> None:
    s = about_to_place(thalers=price, given={"tiles": tiles_without(*TILES[:7])})
    bank = see(s, "bank")
    play(s, f"0 place {space}")
    assert see(s, f"spaces.{space}") == 0
    assert see(s, "seats.0.thalers") == 0
    assert see(s, "seats.0.helpers") == 5
    assert see(s, "bank") == bank + price


@rule("AM-HLP-04")
def test_a_thaler_short_is_too_few() -> None:
    s = about_to_place(thalers=5)
    assert refused(s, "0 place forge_6") == "AM-HLP-04"
    assert options(s, 0) == ["place market_1", "place market_2", "pass"]


@rule("AM-HLP-04")
def test_the_second_helper_is_paid_from_what_the_first_has_left() -> None:
    s = about_to_place(thalers=14)
    play(s, "0 place market_1")
    assert refused(s, "0 place forge_10") == "AM-HLP-04"
    play(s, "0 place forge_6")
    assert see(s, "seats.0.thalers") == 3


@rule("AM-HLP-04", "AM-BRK-07")
def test_a_bricklayer_may_spend_what_he_has_just_earned() -> None:
    # Three pieces paid are three thalers.
    s = about_to_place("bricklayer", thalers=2)
    play(s, "0 place market_1")
    assert see(s, "seats.0.thalers") == 0


@rule("AM-HLP-05")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason"])
def test_two_helpers_a_card_at_most(card: str) -> None:
    s = about_to_place(card, given={"tiles": tiles_without("keep")})
    play(s, "0 place market_1", "0 place forge_6")
    assert s.is_over()
    assert see(s, "seats.0.helpers") == 4


@rule("AM-HLP-05")
def test_one_helper_is_enough() -> None:
    s = about_to_place()
    play(s, "0 place market_1", "0 pass")
    assert s.is_over()
    assert see(s, "seats.0.helpers") == 5


@rule("AM-HLP-06")
def test_two_helpers_of_a_round_stand_on_different_buildings() -> None:
    s = about_to_place()
    play(s, "0 place market_1")
    assert refused(s, "0 place market_2") == "AM-HLP-06"
    assert options(s, 0) == ["place forge_10", "place forge_6", "pass"]


@rule("AM-HLP-06")
def test_the_two_gates_are_different_buildings() -> None:
    s = about_to_place(given={"tiles": tiles_without("great_gate", "small_gate")})
    play(s, "0 place great_gate_1", "0 place small_gate_1")
    assert see(s, "spaces.great_gate_1") == 0
    assert see(s, "spaces.small_gate_1") == 0


@rule("AM-HLP-06")
def test_with_two_players_both_cards_of_a_round_count() -> None:
    s = about_to_build_with_two_cards()
    build(s, 0, "house_1", HOUSE)
    play(s, "0 pass", "0 place market_1", "0 pass")
    build(s, 0, "house_2", HOUSE)
    assert refused(s, "0 place market_2") == "AM-HLP-06"
    assert options(s, 0) == ["place forge_10", "place forge_6", "pass"]


@rule("AM-HLP-06")
def test_what_another_player_placed_this_round_does_not_matter() -> None:
    s = position(
        at="stonemason",
        cards={0: "stonemason", 1: "stonemason"},
        given={
            "seats.0.thalers": 5,
            "seats.0.resources": pieces(sand=1, wood=1, stone=1),
            "seats.1.thalers": 5,
            "seats.1.resources": pieces(sand=1, wood=1, stone=1),
        },
    )
    build(s, 0, "house_1", HOUSE)
    play(s, "0 place market_1")
    build(s, 1, "house_2", HOUSE)
    play(s, "1 place market_2")
    assert see(s, "spaces.market_2") == 1


@rule("AM-HLP-07")
def test_in_a_later_round_a_second_helper_may_join_the_first() -> None:
    enough_for_two = {"seats.0.resources": pieces(sand=2, wood=2, stone=2)}
    s = about_to_place(thalers=10, given=enough_for_two, at="stonemason")
    play(s, "0 pass", "0 place market_1")
    play(s, "0 choose bricklayer", "1 choose messenger", "2 choose messenger")
    build(s, 0, "house_2", HOUSE)
    play(s, "0 place market_2")
    assert [see(s, f"spaces.market_{n}") for n in (1, 2)] == [0, 0]


@rule("AM-HLP-07")
def test_a_player_may_come_to_hold_all_of_the_servants_house() -> None:
    held = {"spaces.servants_house_1": 0, "spaces.servants_house_3": 0}
    s = about_to_place(given={"tiles": tiles_without("servants_house"), **held})
    play(s, "0 place servants_house_2")
    assert [see(s, f"spaces.servants_house_{n}") for n in (1, 2, 3)] == [0, 0, 0]


# ------------------------------------------------------------------ which helper

IN_TRADE = {
    "trader_places.cart_sand": 0,
    "trader_places.cart_wood": 1,
    "trader_places.rider": 0,
    "seats.0.helpers": 1,
}
"""Seat 0 has helpers on the sand cart, on the rider and in supply; seat 1 on the wood cart."""


@rule("AM-HLP-08")
def test_the_owner_chooses_between_supply_and_his_own_trader_places() -> None:
    s = about_to_place(given=IN_TRADE)
    play(s, "0 place market_1")
    assert options(s, 0) == ["from supply", "from cart_sand", "from rider"]
    assert refused(s, "0 from cart_wood") == "AM-HLP-08"
    assert refused(s, "0 from cart_clay") == "AM-HLP-08"
    play(s, "0 from supply")
    assert see(s, "seats.0.helpers") == 0
    assert see(s, "trader_places.cart_sand") == 0


@rule("AM-HLP-08")
@pytest.mark.parametrize("source", ["supply", "cart_sand", "rider"])
def test_the_price_does_not_depend_on_where_the_helper_comes_from(source: str) -> None:
    s = about_to_place(thalers=7, given=IN_TRADE)
    play(s, "0 place market_1", f"0 from {source}")
    assert see(s, "spaces.market_1") == 0
    assert see(s, "seats.0.thalers") == 2


@rule("AM-HLP-08")
def test_without_any_helper_none_is_placed() -> None:
    s = about_to_place(given={"seats.0.helpers": 0, "trader_places.cart_sand": 1})
    assert s.is_over()
    assert not told(s, "place")


@rule("AM-HLP-08")
def test_after_his_last_helper_nobody_is_asked_for_another() -> None:
    s = about_to_place(given={"seats.0.helpers": 1})
    play(s, "0 place market_1")
    assert s.is_over()
    assert see(s, "seats.0.helpers") == 0


@rule("AM-HLP-09")
def test_a_trader_place_left_for_the_castle_is_free() -> None:
    others = dict.fromkeys(("cart_wood", "cart_clay", "cart_stone", "rider"), 2)
    given = {"trader_places": {"cart_sand": 0, **others}, "seats.0.helpers": 0}
    s = about_to_place(thalers=5, given=given, at="stonemason")
    play(s, "0 place market_1")
    assert see(s, "trader_places.cart_sand") == NOBODY
    play(s, "0 choose messenger", "1 choose trader", "2 choose messenger")
    # Not all carts are taken any more: the free one may be had, and nobody may be displaced.
    assert options(s, 1) == ["place cart_sand", "pass"]
    assert refused(s, "1 place cart_wood") == "AM-TRD-05"


@rule("AM-HLP-10")
def test_a_helper_on_a_building_is_no_source_for_another_space() -> None:
    held = {"spaces.market_1": 0, "seats.0.helpers": 1, "trader_places.rider": 0}
    s = about_to_place(given=held)
    play(s, "0 place forge_6")
    assert options(s, 0) == ["from supply", "from rider"]


@rule("AM-HLP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_helpers_on_buildings_stay_to_the_end(players: int) -> None:
    rich: dict[str, object] = {}
    for seat in range(players):
        rich[f"seats.{seat}.thalers"] = 40
        rich[f"seats.{seat}.resources"] = pieces(sand=4, wood=4, clay=4, stone=4)
    seen: dict[str, int] = {}
    s = position(at="round_start", players=players, season="winter", given=rich)
    for moment in play_at_random(s, "stay"):
        spaces = see(moment, "spaces")
        assert {space: spaces[space] for space in seen} == seen
        seen = {space: owner for space, owner in spaces.items() if owner != NOBODY}
        for seat in range(players):
            assert count_helpers(moment, seat) == (7 if players == 2 else 6)
    assert len(seen) > 2


@rule("AM-HLP-11")
def test_a_helper_may_go_from_the_cart_to_the_castle_in_one_round() -> None:
    s = position(
        at="trader",
        players=2,
        cards={0: "trader stonemason", 1: "messenger worker_wood"},
        given={"seats.0.thalers": 5, "seats.0.resources": pieces(wood=1, stone=1)},
    )
    play(s, "0 place cart_sand")
    assert see(s, "placed_this_round") == ["cart_sand"]
    assert see(s, "seats.0.helpers") == 6
    build(s, 0, "house_1", HOUSE)
    play(s, "0 place market_1", "0 from cart_sand")
    assert see(s, "spaces.market_1") == 0
    assert see(s, "trader_places.cart_sand") == NOBODY
    assert see(s, "seats.0.helpers") == 6
