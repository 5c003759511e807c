"""AM-BRCH. Stone for the breach."""

from __future__ import annotations

import pytest

from tests.games.castle.table import (
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
from trilith.games.castle import GAME
from trilith.games.castle.state import CastleState


def breach(
    *resources: dict[str, int], stock: dict[str, int] | None = None, first: int = 0
) -> CastleState:
    """The breach is drawn; each seat has these resources."""
    given: dict[str, object] = {"round_track": 12, "winter.deck": ["breach"]}
    for seat, held in enumerate(resources):
        given[f"seats.{seat}.resources"] = held
    if stock is not None:
        given["stock"] = stock
    cards = {0: "messenger", 1: "messenger", 2: "messenger"}
    return position(at="winter_draw", season="winter", first=first, cards=cards, given=given)


NOTHING = pieces()


@rule("AM-BRCH-01")
@pytest.mark.parametrize("given", [0, 1, 2, 3])
def test_each_stone_given_scores_three_points(given: int) -> None:
    s = breach(pieces(stone=5), NOTHING, NOTHING)
    stock = see(s, "stock.stone")
    play(s, *["0 give stone"] * given)
    if given < 3:
        play(s, "0 pass")
    assert see(s, "seats.0.vp") == 3 * given
    assert see(s, "seats.0.points.breach") == 3 * given
    assert see(s, "seats.0.resources") == pieces(stone=5 - given)
    assert see(s, "stock.stone") == stock + given


@rule("AM-BRCH-01")
def test_after_three_stones_it_is_the_next_players_turn() -> None:
    s = breach(pieces(stone=5), pieces(stone=1), NOTHING)
    play(s, *["0 give stone"] * 3)
    assert s.to_act() == (1,)


@rule("AM-BRCH-01")
def test_without_a_stone_none_is_given() -> None:
    s = breach(pieces(silver=1), NOTHING, NOTHING)
    assert refused(s, "0 give stone") == "AM-BRCH-01"


@rule("AM-BRCH-01", "AM-ROUND-06")
def test_a_player_who_has_neither_stone_nor_silver_is_not_asked() -> None:
    s = breach(pieces(sand=4, wood=3, clay=2), NOTHING, pieces(stone=1))
    assert s.to_act() == (2,)
    assert each(s, "vp") == [0, 0, 0]


@rule("AM-BRCH-02")
def test_silver_may_be_turned_into_stone_first() -> None:
    s = breach(pieces(silver=2), NOTHING, NOTHING)
    play(s, "0 exchange stone", "0 exchange stone", "0 give stone", "0 give stone")
    assert see(s, "seats.0.vp") == 6
    assert see(s, "forge_silver") == 2
    assert see(s, "seats.0.resources") == NOTHING


@rule("AM-BRCH-02")
def test_at_the_breach_silver_brings_stone_alone() -> None:
    s = breach(pieces(silver=1, stone=1), NOTHING, NOTHING)
    assert options(s, 0) == ["give stone", "exchange stone", "pass"]
    assert refused(s, "0 exchange clay") == "AM-BRCH-02"


@rule("AM-BRCH-04")
def test_silver_comes_before_the_first_stone() -> None:
    s = breach(pieces(silver=1, stone=2), NOTHING, NOTHING, stock=pieces())
    play(s, "0 give stone")
    # The stone just given is in stock, but the time for silver is over.
    assert see(s, "stock.stone") == 1
    assert refused(s, "0 exchange stone") == "AM-BRCH-04"


def foretold(s: CastleState, code: str) -> list[str]:
    """What the preview of this choice of seat 0 says."""
    return [event.kind for event in GAME.preview(s, 0, GAME.catalogue.read(code))]


@rule("AM-BRCH-04")
def test_the_preview_of_the_first_stone_says_that_exchanging_is_over() -> None:
    s = breach(pieces(silver=1, stone=3), NOTHING, NOTHING)
    assert foretold(s, "give stone") == ["exchange_over", "score"]
    assert "exchange_over" not in foretold(s, "exchange stone")
    play(s, "0 give stone")
    assert foretold(s, "give stone") == ["score"]
    assert not told(s, "exchange_over")


@rule("AM-BRCH-04")
@pytest.mark.parametrize(
    ("held", "stock"),
    [
        (pieces(stone=2), pieces(stone=5)),
        (pieces(stone=2, silver=1), pieces()),
    ],
)
def test_a_player_who_could_not_exchange_anyway_gets_no_reason(
    held: dict[str, int], stock: dict[str, int]
) -> None:
    s = breach(held, NOTHING, NOTHING, stock=stock)
    assert foretold(s, "give stone") == ["score"]


@rule("AM-BRCH-05")
def test_stone_taken_for_silver_need_not_be_given() -> None:
    s = breach(pieces(silver=4), NOTHING, NOTHING)
    play(s, *["0 exchange stone"] * 4, "0 pass")
    assert see(s, "seats.0.resources") == pieces(stone=4)
    assert see(s, "seats.0.vp") == 0
    assert see(s, "forge_silver") == 4


@rule("AM-BRCH-02", "AM-SLV-02")
def test_silver_brings_stone_only_as_far_as_it_is_in_stock() -> None:
    s = breach(pieces(silver=2), NOTHING, NOTHING, stock=pieces(stone=1, clay=9))
    play(s, "0 exchange stone")
    assert refused(s, "0 exchange stone") == "AM-SLV-02"


@rule("AM-BRCH-02", "AM-SLV-01")
def test_without_silver_nothing_is_exchanged() -> None:
    s = breach(pieces(stone=1), NOTHING, NOTHING)
    assert refused(s, "0 exchange stone") == "AM-SLV-01"


@rule("AM-BRCH-03")
def test_a_later_player_may_have_the_stone_of_an_earlier_one() -> None:
    s = breach(pieces(silver=1), pieces(silver=1), pieces(stone=1), stock=pieces(), first=2)
    play(s, "2 give stone")
    assert s.to_act() == (0,)
    play(s, "0 exchange stone", "0 give stone")
    play(s, "1 exchange stone", "1 give stone")
    assert each(s, "vp") == [3, 3, 3]
    assert see(s, "stock.stone") == 1
    assert see(s, "forge_silver") == 2


@rule("AM-BRCH-03")
def test_an_earlier_player_cannot_wait_for_the_stone_of_a_later_one() -> None:
    s = breach(pieces(silver=1), NOTHING, pieces(stone=1), stock=pieces())
    # Seat 0 is not even asked: there is no stone in stock yet.
    assert s.to_act() == (2,)
    play(s, "2 give stone")
    assert see(s, "seats.0.resources") == pieces(silver=1)


@rule("AM-BRCH-01")
def test_points_for_the_breach_are_logged() -> None:
    s = breach(pieces(stone=2), NOTHING, NOTHING)
    play(s, "0 give stone", "0 give stone")
    assert [(event.seat, event.args["count"]) for event in told(s, "score")] == [(0, 3), (0, 3)]
