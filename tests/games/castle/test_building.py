"""AM-BLD. Building, and paying for them exactly."""

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
    read,
    refused,
    see,
    tale,
    tiles_without,
    told,
)
from tests.rule import rule
from trilith.engine.data import override
from trilith.engine.errors import BadInput, short_of
from trilith.games.castle import GAME
from trilith.games.castle.components import TILES, CastleData, Payments
from trilith.games.castle.state import CastleState

HOUSE = "sand wood stone"
TOWER = "sand clay stone"
GATE = "sand wood clay stone"


def at_work(card: str = "stonemason", **resources: int) -> CastleState:
    """Seat 0 alone builds with this card; he has exactly these resources and no thalers."""
    phase = "worker" if card.startswith("worker") else card
    given = {
        "seats.0.resources": pieces(**resources),
        "seats.0.thalers": 0,
        "watchtower": pieces(),
    }
    return position(only=phase, cards={0: card}, given=given)


# ------------------------------------------------------------------ who builds, and how many


@rule("AM-BLD-01")
@pytest.mark.parametrize(
    "card", ["bricklayer", "stonemason", "worker_wood", "worker_sand", "worker_stone"]
)
def test_masons_and_workers_may_build(card: str) -> None:
    s = at_work(card, sand=1, wood=1, stone=1)
    build(s, 0, "house_1", HOUSE)
    assert see(s, "tiles") == tiles_without("house_1")


@rule("AM-BLD-01")
@pytest.mark.parametrize("card", ["messenger", "architect"])
def test_messenger_and_architect_are_not_asked_to_build(card: str) -> None:
    s = at_work(card, sand=9, wood=9, clay=9, stone=9)
    assert s.is_over()
    assert see(s, "tiles") == list(TILES)


@rule("AM-BLD-01")
def test_a_trader_does_not_build() -> None:
    s = at_work("trader", sand=9, wood=9, clay=9, stone=9)
    assert refused(s, "0 build house_1") == "AM-BLD-01"
    play(s, "0 place cart_sand")
    assert s.is_over()


@rule("AM-BLD-01")
def test_building_is_optional() -> None:
    s = at_work(sand=1, wood=1, stone=1)
    assert options(s, 0)[-1] == "pass"
    play(s, "0 pass")
    assert see(s, "tiles") == list(TILES)
    assert see(s, "seats.0.resources") == pieces(sand=1, wood=1, stone=1)


@rule("AM-BLD-01")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason", "worker_wood"])
def test_a_card_erects_two_buildings_at_most(card: str) -> None:
    s = at_work(card, sand=3, wood=3, stone=3, silver=1)
    build(s, 0, "house_1", HOUSE)
    build(s, 0, "house_2", HOUSE)
    assert asked(s, 0) == "build"
    assert refused(s, "0 build house_3") == "AM-BLD-01"
    play(s, "0 pass")
    assert see(s, "tiles") == tiles_without("house_1", "house_2")


@rule("AM-BLD-01", "AM-ROUND-06")
def test_the_step_ends_by_itself_after_the_second_building() -> None:
    s = at_work("worker_wood", sand=3, wood=3, stone=3)
    build(s, 0, "house_1", HOUSE)
    build(s, 0, "house_2", HOUSE)
    assert s.is_over()


@rule("AM-BLD-02")
def test_any_tile_may_be_the_first_to_go() -> None:
    s = at_work(sand=9, wood=9, clay=9, stone=9)
    assert options(s, 0) == [*(f"build {tile}" for tile in TILES), "pass"]


@rule("AM-BLD-02")
def test_a_building_is_erected_once() -> None:
    s = at_work(sand=2, wood=2, stone=2)
    build(s, 0, "house_1", HOUSE)
    assert refused(s, "0 build house_1") == "AM-BLD-02"
    assert "build house_2" in options(s, 0)


# ------------------------------------------------------------------ paying


@rule("AM-BLD-03")
@pytest.mark.parametrize("tile", ["house_1", "tower_1", "well"])
def test_the_pieces_must_make_exactly_the_value(tile: str) -> None:
    # 2 + 4 + 5 = 11, and no part of it is 8, 10 or 12.
    s = at_work(wood=1, clay=1, stone=1, silver=1)
    assert refused(s, f"0 build {tile}") == "AM-BLD-03"


@rule("AM-BLD-03")
def test_nobody_may_pay_too_much() -> None:
    # With 1, 2 and 5 a house is paid exactly; a second stone would be too much.
    s = at_work(sand=2, wood=2, stone=2)
    play(s, "0 build house_1", "0 pay stone")
    assert options(s, 0) == ["pay sand", "pay wood"]
    assert refused(s, "0 pay stone") == "AM-BLD-03"


@rule("AM-BLD-03")
def test_nobody_pays_with_a_piece_that_he_does_not_have() -> None:
    s = at_work(sand=3, wood=2, stone=2)
    play(s, "0 build house_1")
    assert refused(s, "0 pay clay") == "AM-BLD-03"


@rule("AM-BLD-03")
def test_a_piece_after_which_the_rest_cannot_be_paid_is_refused() -> None:
    # 10 is 5+4+1 or 5+2+1+1+1. After wood there are 8 to pay, and after clay 4, with three sand.
    s = at_work(sand=3, wood=1, clay=1, stone=1)
    play(s, "0 build tower_1", "0 pay wood")
    assert refused(s, "0 pay clay") == "AM-BLD-03"


@rule("AM-BLD-03")
def test_with_three_types_paid_a_piece_can_only_fail_for_the_sum() -> None:
    # 4 left to pay: clay, or wood twice. After sand there are 3, and no more sand.
    s = at_work(sand=2, wood=3, clay=1, stone=1)
    play(s, "0 build small_gate", "0 pay stone", "0 pay wood", "0 pay sand")
    assert options(s, 0) == ["pay wood", "pay clay"]
    assert refused(s, "0 pay sand") == "AM-BLD-03"


@rule("AM-BLD-03")
@pytest.mark.parametrize(
    ("tile", "value"),
    [
        ("keep", 24),
        ("tavern", 22),
        ("great_gate", 18),
        ("small_gate", 12),
        ("stable", 18),
        ("servants_house", 18),
        ("palace", 30),
        ("well", 12),
        ("tower_9", 10),
        ("house_6", 8),
    ],
)
def test_every_building_takes_its_value_and_no_more(tile: str, value: int) -> None:
    s = at_work(sand=9, wood=9, clay=9, stone=9)
    play(s, f"0 build {tile}")
    while asked(s, 0) == "pay":
        play(s, f"0 {options(s, 0)[-1]}")
    left = see(s, "seats.0.resources")
    paid = {name: 9 - left[name] for name in ("sand", "wood", "clay", "stone")}
    assert paid["sand"] + 2 * paid["wood"] + 4 * paid["clay"] + 5 * paid["stone"] == value


@rule("AM-BLD-04")
def test_two_types_are_too_few() -> None:
    # 2 + 2 + 4 would be the value of a house.
    s = at_work(wood=4, clay=1, silver=1)
    assert refused(s, "0 build house_1") == "AM-BLD-04"


@rule("AM-BLD-04")
def test_to_own_three_types_is_not_enough_if_the_payment_has_two() -> None:
    # 2 + 2 + 4 makes 8, but 2 + 4 + 5 is 11 already.
    s = at_work(wood=4, clay=1, stone=1, silver=1)
    assert refused(s, "0 build house_1") == "AM-BLD-04"


@rule("AM-BLD-04")
def test_a_piece_that_would_end_the_payment_with_two_types_is_refused() -> None:
    # The only payment of 12 with three types is 4+4+2+1+1; 4+4+4 and 4+4+1+1+1+1 are exact too.
    s = at_work(sand=4, wood=1, clay=3)
    play(s, "0 build well", "0 pay clay", "0 pay clay")
    assert options(s, 0) == ["pay sand", "pay wood"]
    assert refused(s, "0 pay clay") == "AM-BLD-04"


@rule("AM-BLD-05")
def test_the_second_building_needs_three_types_of_its_own() -> None:
    # Together 16, of three types: a house for 1+1+2+4; but 4+4 does not buy the second.
    s = at_work(sand=2, wood=1, clay=3, silver=1)
    build(s, 0, "house_1", "sand sand wood clay")
    assert see(s, "seats.0.resources") == pieces(clay=2, silver=1)
    assert refused(s, "0 build house_2") == "AM-BLD-04"


@rule("AM-BLD-05")
def test_the_second_building_needs_its_own_exact_value() -> None:
    # 1+2+5 and 1+1+2+5: together 17, but 9 is no building's value.
    s = at_work(sand=3, wood=2, stone=2, silver=1)
    build(s, 0, "house_1", HOUSE)
    assert refused(s, "0 build tower_1") == "AM-BLD-03"
    assert "build house_2" in options(s, 0)


@rule("AM-BLD-06")
def test_silver_is_neither_a_payment_nor_a_type() -> None:
    s = at_work(sand=6, wood=3, silver=5)
    assert refused(s, "0 build house_1") == "AM-BLD-04"
    two_types = short_of("AM-BLD-04", "resource_types", 3, 2)
    assert s.why_not(*read("0 build house_1")) == two_types
    s = at_work(sand=2, wood=1, clay=1, silver=5)
    eight_points = short_of("AM-BLD-03", "building_points", 12, 8)
    assert s.why_not(*read("0 build small_gate")) == eight_points
    with pytest.raises(BadInput):
        read("0 pay silver")


@rule("AM-BLD-07")
def test_every_piece_paid_is_in_stock_at_once() -> None:
    s = at_work(sand=2, wood=2, clay=1, stone=1, silver=1)
    stock = see(s, "stock")
    play(s, "0 build small_gate", "0 pay stone")
    assert see(s, "stock") == {**stock, "stone": stock["stone"] + 1}
    play(s, "0 pay clay", "0 pay wood")  # and sand, the only piece possible
    assert see(s, "stock") == {name: stock[name] + (name != "silver") for name in stock}


@rule("AM-BLD-07", "AM-SLV-02")
def test_what_was_paid_for_one_building_can_be_had_for_silver_before_the_next() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason"},
        given={
            "seats.0.resources": pieces(sand=1, wood=2, stone=2, silver=1),
            "stock.sand": 0,
        },
    )
    assert refused(s, "0 exchange sand") == "AM-SLV-02"
    build(s, 0, "house_1", HOUSE)
    play(s, "0 exchange sand")
    build(s, 0, "house_2", HOUSE)
    assert see(s, "seats.0.vp") == 12


# ------------------------------------------------------------------ what comes of it


@rule("AM-BLD-08")
def test_the_tile_leaves_and_the_spaces_are_open_at_once() -> None:
    s = at_work(sand=1, wood=1, clay=1, stone=1)
    s.thalers[0] = 20
    assert "small_gate" in see(s, "tiles")
    build(s, 0, "small_gate", GATE)
    assert "small_gate" not in see(s, "tiles")
    assert "place small_gate_1" in options(s, 0)
    assert refused(s, "0 place great_gate_1") == "AM-HLP-02"


@rule("AM-BLD-08")
def test_others_may_use_the_new_spaces_too() -> None:
    s = position(
        at="bricklayer",
        cards={1: "bricklayer", 0: "stonemason"},
        given={
            "watchtower": pieces(),
            "seats.1.resources": pieces(sand=1, wood=1, clay=1, stone=1),
            "seats.1.thalers": 0,
            "seats.0.resources": pieces(sand=1, wood=1, stone=1),
            "seats.0.thalers": 5,
        },
    )
    build(s, 1, "small_gate", GATE)
    build(s, 0, "house_1", HOUSE)
    play(s, "0 place small_gate_1")
    assert see(s, "spaces.small_gate_1") == 0


@rule("AM-BLD-09")
def test_points_come_before_the_next_building_is_paid() -> None:
    s = at_work("stonemason", sand=2, wood=2, stone=2)
    build(s, 0, "house_1", HOUSE)
    assert see(s, "seats.0.vp") == 6
    build(s, 0, "house_2", HOUSE)
    assert see(s, "seats.0.vp") == 12
    happened = [event.kind for event in s.log or () if event.kind in ("build", "score")]
    assert happened == ["build", "score", "build", "score"]


@rule("AM-BLD-09")
def test_half_points_come_before_the_next_building_is_paid() -> None:
    s = at_work("worker_sand", sand=2, wood=2, stone=2)
    build(s, 0, "house_1", HOUSE)
    assert see(s, "seats.0.vp") == 3
    assert asked(s, 0) == "build"


@rule("AM-BLD-09", "AM-BRK-05")
def test_thalers_come_building_by_building_as_long_as_the_bank_has_any() -> None:
    s = at_work("bricklayer", sand=2, wood=2, stone=2)
    s.bank = 4
    build(s, 0, "house_1", HOUSE)
    assert see(s, "seats.0.thalers") == 3
    build(s, 0, "house_2", HOUSE)
    assert see(s, "seats.0.thalers") == 4
    assert [event.args["count"] for event in told(s, "thalers")] == [3, 1]


@rule("AM-BLD-10")
def test_the_builders_of_the_round_are_known_until_it_ends() -> None:
    s = position(
        at="stonemason",
        cards={0: "stonemason", 1: "stonemason", 2: "worker_wood"},
        given={
            "seats.0.resources": pieces(sand=1, wood=1, stone=1),
            "seats.1.resources": pieces(sand=1, clay=1, stone=1),
            "seats.2.resources": pieces(sand=1, wood=1, stone=1),
            "seats.0.thalers": 0,
            "seats.1.thalers": 0,
        },
    )
    build(s, 0, "house_1", HOUSE)
    build(s, 1, "tower_1", TOWER)
    assert each(s, "erected") == [["house_1"], ["tower_1"], []]
    build(s, 2, "house_2", HOUSE)
    assert asked(s, 0) == "choose"
    assert each(s, "erected") == [[], [], []]
    assert see(s, "tiles") == tiles_without("house_1", "house_2", "tower_1")


@rule("AM-BLD-11")
def test_a_player_who_builds_need_not_be_able_to_pay_for_a_helper() -> None:
    s = at_work("stonemason", sand=1, wood=1, stone=1)
    build(s, 0, "house_1", HOUSE)
    assert see(s, "seats.0.vp") == 6
    assert s.is_over()


@rule("AM-BLD-11")
def test_a_player_who_builds_need_not_place_a_helper() -> None:
    s = at_work("stonemason", sand=1, wood=1, stone=1)
    s.thalers[0] = 30
    build(s, 0, "house_1", HOUSE)
    assert "place market_1" in options(s, 0)
    play(s, "0 pass")
    assert see(s, "seats.0.thalers") == 30
    assert set(see(s, "spaces").values()) == {-1}


@rule("AM-BLD-12")
def test_sand_wood_and_clay_are_the_smallest_payment() -> None:
    payments = Payments([1, 2, 4, 5, 0], [])
    plenty = [20, 18, 15, 15, 0]
    assert [due for due in range(12) if payments.is_possible(plenty, due, 0)] == [7, 8, 9, 10, 11]
    assert payments.is_possible([1, 1, 1, 0, 0], 7, 0)


@rule("AM-BLD-12")
def test_no_building_may_be_worth_less_than_the_smallest_payment() -> None:
    data = GAME.data({"tile": [{"id": "house_1", "value": 10}]})
    assert isinstance(data, CastleData)
    assert data.tile_values[TILES.index("house_1")] == 10
    with pytest.raises(BadInput, match=r"house_1.value: expected 8 or more, found 6"):
        GAME.data({"tile": [{"id": "house_1", "value": 6}]})


@rule("AM-COMP-11")
def test_no_building_has_an_odd_value() -> None:
    with pytest.raises(BadInput, match=r"value: 9 is odd; expected an even number \(AM-COMP-11\)"):
        GAME.data({"tile": [{"id": "house_1", "value": 9}]})


@rule("AM-BLD-12", "AM-COMP-10")
def test_every_basic_resource_must_be_worth_something() -> None:
    own: dict[str, object] = {"resource": [{"id": "sand", "building_points": 0}]}
    with pytest.raises(BadInput, match="sand: expected building points"):
        GAME.read_data(override(GAME.components, own, "mine.toml"), "mine.toml")


@rule("AM-BLD-03", "AM-BLD-04")
@pytest.mark.parametrize(
    ("resources", "said"),
    [
        ({}, "0 cannot_build AM-BLD-04 types=0"),
        ({"sand": 2, "stone": 3}, "0 cannot_build AM-BLD-04 types=2"),
        ({"sand": 1, "wood": 1, "clay": 1}, "0 cannot_build AM-BLD-03 types=3"),
    ],
)
def test_a_player_who_cannot_build_gets_the_reason(resources: dict[str, int], said: str) -> None:
    s = at_work("worker_wood", **resources)
    assert tale(s, "cannot_build") == [said]
    assert tale(s, "no_more_buildings") == []


@rule("AM-BLD-01")
def test_a_player_who_could_build_and_does_not_gets_no_reason() -> None:
    s = at_work("worker_wood", sand=1, wood=1, stone=1)
    play(s, "0 pass")
    assert tale(s, "cannot_build") == []
    assert len(tale(s, "no_more_buildings")) == 1
