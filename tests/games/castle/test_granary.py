"""AM-GRAN. The granary: the fewer, the more."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.castle.table import (
    NOBODY,
    build,
    count_helpers,
    each,
    options,
    pieces,
    play,
    position,
    refused,
    see,
    told,
)
from tests.rule import rule
from trilith.games.castle.state import CastleState

HOUSE = "sand wood stone"


def after_building(
    given: Mapping[str, object] | None = None, thalers: int = 20, card: str = "stonemason"
) -> CastleState:
    """Seat 0 has just built a house with this card; the granary is in play."""
    mine = {
        "winter.in_play": ["granary"],
        "watchtower": pieces(),
        "seats.0.thalers": thalers,
        "seats.0.resources": pieces(sand=1, wood=1, stone=1),
    }
    s = position(only=card, season="winter", cards={0: card}, given={**mine, **(given or {})})
    build(s, 0, "house_1", HOUSE)
    return s


@rule("AM-GRAN-01")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason"])
def test_a_place_at_the_granary_costs_five_thalers(card: str) -> None:
    s = after_building(thalers=9, card=card)
    bank, thalers = see(s, "bank"), see(s, "seats.0.thalers")
    play(s, "0 place granary")
    assert see(s, "winter.granary") == [0]
    assert see(s, "seats.0.thalers") == thalers - 5
    assert see(s, "bank") == bank + 5
    assert see(s, "seats.0.helpers") == 5


@rule("AM-GRAN-01", "AM-HLP-04")
def test_four_thalers_are_too_few() -> None:
    s = after_building(
        thalers=4, given={"winter.in_play": ["innkeeper", "granary"], "winter.innkeeper": NOBODY}
    )
    assert options(s, 0) == ["place innkeeper", "pass"]
    assert refused(s, "0 place granary") == "AM-HLP-04"


@rule("AM-GRAN-01", "AM-HLP-06")
def test_it_is_one_building_for_the_helpers_of_a_round() -> None:
    s = after_building()
    play(s, "0 place granary")
    assert refused(s, "0 place granary") == "AM-HLP-06"
    play(s, "0 place market_1")
    assert s.is_over()


@rule("AM-GRAN-01", "AM-HLP-07")
def test_in_a_later_round_another_of_ones_helpers_may_join() -> None:
    s = after_building(given={"winter.granary": [0, 1]})
    play(s, "0 place granary")
    assert see(s, "winter.granary") == [0, 1, 0]


@rule("AM-GRAN-01")
def test_there_is_room_for_three() -> None:
    s = after_building(given={"winter.granary": [1, 2, 1]})
    assert refused(s, "0 place granary") == "AM-HLP-03"


@rule("AM-GRAN-01", "AM-HLP-02")
def test_nobody_stands_on_the_card_before_it_is_in_play() -> None:
    s = after_building(given={"winter.in_play": []})
    assert refused(s, "0 place granary") == "AM-HLP-02"


@rule("AM-GRAN-01", "AM-HLP-08", "AM-HLP-09")
def test_a_trader_helper_may_go_to_the_granary() -> None:
    s = after_building(given={"trader_places.cart_clay": 0, "seats.0.helpers": 1})
    play(s, "0 place granary", "0 from cart_clay")
    assert see(s, "trader_places.cart_clay") == NOBODY
    assert see(s, "winter.granary") == [0]


@rule("AM-GRAN-01", "AM-INN-09")
def test_the_innkeeper_may_go_to_the_granary() -> None:
    both = {"winter.in_play": ["innkeeper", "granary"], "winter.innkeeper": 0}
    s = after_building(given={**both, "seats.0.helpers": 2})
    play(s, "0 place granary", "0 from innkeeper")
    assert see(s, "winter.innkeeper") == NOBODY
    assert see(s, "winter.granary") == [0]
    assert see(s, "seats.0.helpers") == 2


@rule("AM-GRAN-02", "AM-HLP-10")
def test_a_helper_at_the_granary_is_there_for_good() -> None:
    s = after_building(
        given={"winter.granary": [0], "seats.0.helpers": 1, "trader_places.rider": 0}
    )
    play(s, "0 place market_1")
    assert options(s, 0) == ["from supply", "from rider"]


@rule("AM-GRAN-02")
def test_a_player_who_has_helpers_at_the_granary_alone_has_none_to_place() -> None:
    s = after_building(given={"winter.granary": [0, 0], "seats.0.helpers": 0})
    assert s.is_over()
    assert not told(s, "place")
    assert count_helpers(s, 0) == 2


@rule("AM-GRAN-03")
@pytest.mark.parametrize(
    ("owners", "vp"),
    [
        ([], [0, 0, 0]),
        ([1], [0, 10, 0]),
        ([0, 2], [7, 0, 7]),
        ([2, 2], [0, 0, 14]),
        ([0, 1, 2], [3, 3, 3]),
        ([1, 0, 1], [3, 6, 0]),
        ([1, 1, 1], [0, 9, 0]),
    ],
)
def test_one_scores_ten_two_seven_each_three_three_each(owners: list[int], vp: list[int]) -> None:
    s = position(
        at="final_scoring",
        season="winter",
        given={"winter.in_play": ["granary"], "winter.granary": owners},
    )
    assert each(s, "points.granary") == vp
    assert each(s, "vp") == vp


@rule("AM-GRAN-03", "AM-SCORE-06", "AM-SCORE-09")
def test_the_granary_counts_neither_for_the_keep_nor_for_the_tavern() -> None:
    s = position(
        at="final_scoring",
        season="winter",
        given={
            "winter.in_play": ["granary"],
            "winter.granary": [0, 1],
            "tiles": [],
            "spaces.keep_1": 0,
            "spaces.tavern_12": 0,
        },
    )
    assert see(s, "seats.0.points.keep") == 14 * 3
    assert see(s, "seats.0.points.tavern") == 2
