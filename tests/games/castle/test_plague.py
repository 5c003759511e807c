"""AM-PLAG. The plague takes a played card, or thalers."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.castle.table import (
    asked,
    new_game,
    options,
    play,
    play_at_random,
    position,
    refused,
    see,
    told,
    told_by,
)
from tests.rule import rule
from trilith.games.castle.state import CastleState


def plague(
    played: Mapping[int, str], thalers: int = 3, cards: Mapping[int, str] | None = None
) -> CastleState:
    """The plague comes. Seat 0 is first and has so many thalers."""
    return position(
        at="winter_draw",
        season="winter",
        cards={0: "messenger", 1: "messenger", 2: "messenger", **(cards or {})},
        played=played,
        given={"round_track": 12, "winter.deck": ["plague"], "seats.0.thalers": thalers},
    )


@rule("AM-PLAG-01")
def test_a_played_card_goes_or_a_thaler_for_each_of_them() -> None:
    s = plague({0: "trader bricklayer worker_sand", 1: "trader"}, thalers=5)
    assert options(s, 0) == [
        "lose trader",
        "lose bricklayer",
        "lose worker_sand",
        "pay thalers",
    ]
    play(s, "0 pay thalers")
    assert see(s, "seats.0.thalers") == 2
    assert see(s, "seats.0.lost") == []


@rule("AM-PLAG-01")
def test_the_thalers_go_to_the_bank() -> None:
    s = plague({0: "trader bricklayer", 1: "trader"}, thalers=5)
    play(s, "0 pay thalers")
    assert see(s, "bank") == 81 + 2
    assert see(s, "seats.0.thalers") == 3


@rule("AM-PLAG-01")
def test_the_owner_chooses_which_card_is_lost_for_good() -> None:
    s = plague({0: "trader bricklayer", 1: "trader"})
    play(s, "0 lose bricklayer")
    assert see(s, "seats.0.discard") == ["trader"]
    assert see(s, "seats.0.lost") == ["bricklayer"]
    assert see(s, "seats.0.thalers") == 3


@rule("AM-PLAG-01")
def test_cards_in_hand_are_safe_and_cannot_be_given() -> None:
    s = plague({0: "trader bricklayer"})
    assert refused(s, "0 lose stonemason") == "AM-PLAG-01"
    assert refused(s, "0 pass") == "AM-PLAG-01"


@rule("AM-PLAG-01", "AM-ARC-05")
def test_the_architect_does_not_bring_the_lost_card_back() -> None:
    s = plague({0: "trader stonemason"}, cards={0: "architect"})
    play(s, "0 lose stonemason")
    assert "trader" in see(s, "seats.0.hand")
    assert "stonemason" not in see(s, "seats.0.hand")
    assert asked(s, 0) == "choose"


@rule("AM-PLAG-02")
def test_part_of_the_price_is_no_payment() -> None:
    s = plague({0: "trader bricklayer stonemason"}, thalers=2)
    assert refused(s, "0 pay thalers") == "AM-PLAG-02"
    assert options(s, 0) == ["lose trader", "lose bricklayer", "lose stonemason"]


@rule("AM-PLAG-02")
def test_a_single_card_is_lost_without_a_question_if_one_cannot_pay() -> None:
    s = plague({0: "trader", 1: "trader"}, thalers=0)
    assert see(s, "seats.0.lost") == ["trader"]
    assert s.to_act() == (1,)


@rule("AM-PLAG-02")
def test_nothing_happens_to_an_empty_played_pile() -> None:
    s = plague({1: "trader"})
    assert s.to_act() == (1,)
    play(s, "1 pay thalers")
    assert told_by(s, "pay_winter") == [1]
    assert not told(s, "lose_card")
    assert asked(s, 0) == "choose"


@rule("AM-PLAG-02", "AM-WTR-06")
def test_the_card_just_chosen_does_not_count() -> None:
    s = plague({0: "trader", 1: "trader"}, thalers=1)
    play(s, "0 pay thalers")
    assert see(s, "seats.0.thalers") == 0


@rule("AM-PLAG-03")
@pytest.mark.parametrize(
    "card",
    ["trader", "bricklayer", "stonemason", "worker_wood", "worker_sand", "worker_stone"],
)
def test_any_character_may_be_lost(card: str) -> None:
    s = plague({0: card})
    play(s, f"0 lose {card}")
    assert see(s, "seats.0.lost") == [card]


@rule("AM-PLAG-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_architect_is_never_on_a_played_pile_between_rounds(players: int) -> None:
    piles = 0
    for s in play_at_random(new_game(players, "winter"), "plague"):
        if s.to_act() and asked(s, s.to_act()[0]) in ("choose", "plague", "snowfall", "breach"):
            piles += 1
            assert all("architect" not in see(s, f"seats.{i}.discard") for i in range(players))
    assert piles > 10
