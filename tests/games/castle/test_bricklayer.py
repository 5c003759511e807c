"""AM-BRK. The bricklayer takes, builds for thalers, and places."""

from __future__ import annotations

import pytest

from tests.games.castle.table import (
    asked,
    build,
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


def bricklayer(resources: dict[str, int], tower: dict[str, int], **given: object) -> CastleState:
    """A bricklayer of seat 0 with these pieces, and these on the watchtower."""
    where = {"seats.0.resources": resources, "watchtower": tower, **given}
    return position(only="bricklayer", cards={0: "bricklayer"}, given=where)


@rule("AM-BRK-01")
def test_a_bricklayer_takes_all_pieces_of_one_type() -> None:
    s = bricklayer(pieces(), pieces(sand=4, clay=3, silver=2))
    assert under(s, 0) == "AM-BRK-01"
    play(s, "0 take clay")
    assert see(s, "seats.0.resources") == pieces(clay=3)
    assert see(s, "watchtower") == pieces(sand=4, silver=2)
    assert tale(s, "take") == ["0 take AM-BRK-01 item=clay count=3"]


@rule("AM-BRK-01")
def test_pieces_taken_from_the_watchtower_can_be_built_with() -> None:
    s = bricklayer(pieces(sand=1, wood=1), pieces(stone=1, clay=1))
    play(s, "0 take stone")
    build(s, 0, "house_1", "sand wood stone")
    assert told(s, "build")[0].args["card"] == "bricklayer"


@rule("AM-BRK-02")
def test_only_a_type_that_lies_there_can_be_taken() -> None:
    s = bricklayer(pieces(), pieces(wood=1, stone=2))
    assert options(s, 0) == ["take wood", "take stone"]
    assert refused(s, "0 take clay") == "AM-BRK-02"
    assert refused(s, "0 take silver") == "AM-BRK-02"


@rule("AM-BRK-02")
def test_taking_is_mandatory() -> None:
    s = bricklayer(pieces(), pieces(wood=1, stone=2))
    refused(s, "0 pass")
    # And with one type there is nothing to ask.
    s = bricklayer(pieces(), pieces(stone=2))
    assert see(s, "seats.0.resources") == pieces(stone=2)
    assert see(s, "watchtower") == pieces()


@rule("AM-BRK-02")
def test_an_empty_watchtower_is_passed_by() -> None:
    s = bricklayer(HOUSE, pieces())
    assert told(s, "take") == []
    assert asked(s, 0) == "build"


@rule("AM-BRK-02")
def test_silver_may_be_taken() -> None:
    s = bricklayer(pieces(), pieces(sand=1, silver=3))
    play(s, "0 take silver")
    assert see(s, "seats.0.resources.silver") == 3


@rule("AM-BRK-02")
def test_the_watchtower_gives_no_thalers() -> None:
    s = bricklayer(pieces(), pieces(sand=1, wood=1))
    assert refused(s, "0 take thaler") == "AM-BRK-01"


@rule("AM-BRK-03")
@pytest.mark.parametrize("houses", [0, 1, 2])
def test_a_bricklayer_builds_none_one_or_two(houses: int) -> None:
    s = bricklayer(pieces(sand=3, wood=3, stone=3), pieces(), **{"seats.0.helpers": 0})
    for house in range(1, houses + 1):
        build(s, 0, f"house_{house}", "sand wood stone")
    if houses < 2:
        play(s, "0 pass")
    # He could pay for a third.
    assert see(s, "seats.0.resources") == pieces(sand=3 - houses, wood=3 - houses, stone=3 - houses)
    assert s.is_over()
    assert len(told(s, "build")) == houses


@rule("AM-BRK-04")
def test_a_bricklayer_gets_a_thaler_for_each_piece_and_no_points() -> None:
    # 6 pieces for a tower of 10: the number counts, not the value.
    s = bricklayer(pieces(sand=4, wood=1, clay=1), pieces())
    build(s, 0, "tower_1", "sand sand sand sand wood clay")
    assert see(s, "seats.0.thalers") == 3 + 6
    assert see(s, "bank") == 81 - 6
    assert see(s, "seats.0.vp") == 0


@rule("AM-BRK-04")
def test_the_same_building_with_fewer_pieces_brings_fewer_thalers() -> None:
    s = bricklayer(pieces(sand=1, clay=1, stone=1), pieces())
    build(s, 0, "tower_1", "sand clay stone")
    assert see(s, "seats.0.thalers") == 3 + 3


@rule("AM-BRK-04")
def test_each_of_two_buildings_is_paid_for_by_itself() -> None:
    s = bricklayer(pieces(sand=5, wood=2, clay=1, stone=1), pieces())
    build(s, 0, "tower_1", "sand sand sand sand wood clay")
    assert see(s, "seats.0.thalers") == 9
    build(s, 0, "house_1", "sand wood stone")
    assert see(s, "seats.0.thalers") == 12
    assert [event.args["count"] for event in told(s, "thalers")] == [6, 3]


@rule("AM-BRK-05")
@pytest.mark.parametrize(("bank", "taken"), [(4, 3), (3, 3), (2, 2), (0, 0)])
def test_a_short_bank_pays_the_bricklayer_what_is_left(bank: int, taken: int) -> None:
    s = bricklayer(HOUSE, pieces(), bank=bank)
    build(s, 0, "house_1", "sand wood stone")
    assert (see(s, "seats.0.thalers"), see(s, "bank")) == (3 + taken, bank - taken)


@rule("AM-BRK-06")
def test_silver_exchanged_is_not_a_piece_paid() -> None:
    s = bricklayer(pieces(sand=1, wood=1, silver=1), pieces())
    play(s, "0 exchange stone")
    assert see(s, "seats.0.thalers") == 3
    build(s, 0, "house_1", "sand wood stone")
    # Sand, wood and the stone that the silver became: three, not four.
    assert see(s, "seats.0.thalers") == 6


@rule("AM-BRK-07")
def test_after_building_up_to_two_helpers_are_placed() -> None:
    s = bricklayer(HOUSE, pieces(), **{"seats.0.thalers": 30})
    build(s, 0, "house_1", "sand wood stone")
    play(s, "0 place forge_10", "0 place market_1")
    assert (see(s, "spaces.forge_10"), see(s, "spaces.market_1")) == (0, 0)
    assert see(s, "seats.0.helpers") == 4
    assert s.is_over()


@rule("AM-BRK-07")
def test_after_building_helpers_may_stay_at_home() -> None:
    s = bricklayer(HOUSE, pieces(), **{"seats.0.thalers": 30})
    build(s, 0, "house_1", "sand wood stone")
    play(s, "0 pass")
    assert s.is_over()
    assert see(s, "seats.0.helpers") == 6


@rule("AM-BRK-07")
def test_without_a_building_no_helper_is_placed() -> None:
    s = bricklayer(HOUSE, pieces(), **{"seats.0.thalers": 30})
    assert refused(s, "0 place forge_10") == "AM-HLP-01"
    play(s, "0 pass")
    assert s.is_over()


@rule("AM-BRK-07")
def test_the_thalers_just_earned_pay_for_a_helper() -> None:
    s = bricklayer(HOUSE, pieces(), **{"seats.0.thalers": 2})
    build(s, 0, "house_1", "sand wood stone")
    assert options(s, 0) == ["place market_1", "place market_2", "pass"]
    play(s, "0 place market_2")
    assert see(s, "seats.0.thalers") == 0


@rule("AM-BRK-07")
def test_helpers_come_after_all_building() -> None:
    s = bricklayer(pieces(sand=2, wood=2, stone=2), pieces(), **{"seats.0.thalers": 30})
    build(s, 0, "house_1", "sand wood stone")
    assert refused(s, "0 place market_1") == "AM-HLP-01"
    play(s, "0 pass")
    play(s, "0 place market_1")
    assert refused(s, "0 build house_2") == "AM-BLD-01"
