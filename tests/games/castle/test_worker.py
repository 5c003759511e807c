"""AM-WRK. Workers take their goods, then build for half the points."""

from __future__ import annotations

import pytest

from tests.games.castle.table import (
    DATA,
    build,
    options,
    pieces,
    play,
    position,
    refused,
    see,
    tale,
    told,
    told_by,
)
from tests.rule import rule
from trilith.games.castle import GAME

HOUSE = pieces(sand=1, wood=1, stone=1)


@rule("AM-WRK-01")
def test_goods_left_on_the_cards_join_the_supplies_of_all_at_once() -> None:
    s = position(
        only="worker",
        cards={0: "worker_stone", 1: "worker_wood"},
        given={
            "seats.0.resources": pieces(silver=1),
            "seats.0.goods": pieces(stone=1, clay=2),
            "seats.1.resources": pieces(wood=1),
            "seats.1.goods": pieces(wood=1, silver=1),
        },
    )
    # The first worker is asked whether to build; the second has his goods already.
    assert s.to_act() == (0,)
    assert see(s, "seats.0.resources") == pieces(stone=1, clay=2, silver=1)
    assert see(s, "seats.1.resources") == pieces(wood=2, silver=1)
    assert see(s, "seats.0.goods") == see(s, "seats.1.goods") == pieces()
    assert tale(s, "goods") == [
        "0 goods AM-WRK-01 item=clay count=2",
        "0 goods AM-WRK-01 item=stone count=1",
        "1 goods AM-WRK-01 item=wood count=1",
        "1 goods AM-WRK-01 item=silver count=1",
    ]


@rule("AM-WRK-01")
def test_the_goods_of_both_cards_serve_the_first_workers_buildings() -> None:
    s = position(
        only="worker",
        players=2,
        cards={0: "worker_wood worker_stone"},
        given={
            "seats.0.resources": pieces(sand=1),
            "seats.0.goods": pieces(wood=1, stone=1),
        },
    )
    play(s, "0 first worker_wood")
    build(s, 0, "house_1", "sand wood stone")
    assert see(s, "seats.0.vp") == 3


@rule("AM-WRK-02")
@pytest.mark.parametrize("houses", [0, 1, 2])
def test_a_worker_scores_half_the_crown_points_of_up_to_two_buildings(houses: int) -> None:
    s = position(
        only="worker",
        cards={0: "worker_wood"},
        given={"seats.0.resources": pieces(sand=3, wood=3, stone=3)},
    )
    for house in range(1, houses + 1):
        build(s, 0, f"house_{house}", "sand wood stone")
        assert see(s, "seats.0.vp") == 3 * house
    if houses < 2:
        play(s, "0 pass")
    assert s.is_over()
    assert see(s, "seats.0.points.worker") == 3 * houses
    assert see(s, "seats.0.thalers") == 3


@rule("AM-WRK-02")
def test_workers_build_in_player_order() -> None:
    s = position(
        only="worker",
        first=1,
        cards={0: "worker_wood", 1: "worker_sand"},
        given={"seats.0.resources": HOUSE, "seats.1.resources": HOUSE},
    )
    build(s, 1, "house_1", "sand wood stone")
    assert refused(s, "0 build house_1") == "AM-BLD-02"
    build(s, 0, "house_2", "sand wood stone")
    assert told_by(s, "build") == [1, 0]


@rule("AM-WRK-03")
def test_all_crown_points_are_even() -> None:
    assert {tile.vp for tile in DATA.tile} == {6, 8, 10, 12, 14, 18}


@rule("AM-WRK-03")
def test_half_of_odd_points_is_rounded_down_for_each_building() -> None:
    own: dict[str, object] = {"tile": [{"id": f"house_{i}", "vp": 7} for i in (1, 2)]}
    data = GAME.data(own, "odd.toml")
    s = position(
        only="worker",
        cards={0: "worker_wood"},
        given={"seats.0.resources": pieces(sand=2, wood=2, stone=2)},
        data=data,
    )
    build(s, 0, "house_1", "sand wood stone")
    build(s, 0, "house_2", "sand wood stone")
    # 3 + 3, not half of 14.
    assert see(s, "seats.0.vp") == 6


@rule("AM-WRK-04")
def test_a_worker_never_places_helpers() -> None:
    s = position(
        only="worker",
        cards={0: "worker_wood"},
        given={"seats.0.resources": pieces(sand=3, wood=3, stone=3), "seats.0.thalers": 50},
    )
    build(s, 0, "house_1", "sand wood stone")
    assert refused(s, "0 place market_1") == "AM-HLP-01"
    build(s, 0, "house_2", "sand wood stone")
    assert s.is_over()
    assert told(s, "place") == []


@rule("AM-WRK-05")
def test_a_worker_builds_with_anything_he_owns() -> None:
    # Nothing on the card is used, and a piece from card and supply each would do as well.
    s = position(
        only="worker",
        cards={0: "worker_sand"},
        given={
            "seats.0.resources": pieces(sand=1, wood=1, stone=1),
            "seats.0.goods": pieces(clay=1),
        },
    )
    assert "build well" in options(s, 0)
    build(s, 0, "house_1", "sand wood stone")
    assert see(s, "seats.0.resources") == pieces(clay=1)
