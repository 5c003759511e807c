"""AM-SNOW. Snowfall takes a worker, or thalers."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.castle.table import options, play, position, refused, see, told, told_by
from tests.rule import rule
from trilith.games.castle import GAME
from trilith.games.castle.state import CastleState


def snowfall(
    cards: Mapping[int, str] | None = None,
    played: Mapping[int, str] | None = None,
    lost: Mapping[int, str] | None = None,
    thalers: int = 3,
    players: int = 3,
) -> CastleState:
    """It snows. Seat 0 is first and has so many thalers; all but he have chosen messengers."""
    two = " trader" if players == 2 else ""
    others = dict.fromkeys(range(1, players), f"messenger{two}")
    return position(
        at="winter_draw",
        season="winter",
        players=players,
        cards={0: f"messenger{two}", **others, **(cards or {})},
        played=played,
        lost=lost,
        given={"round_track": 10, "winter.deck": ["snowfall"], "seats.0.thalers": thalers},
    )


@rule("AM-SNOW-01")
def test_everybody_chooses_between_a_worker_and_three_thalers() -> None:
    s = snowfall(thalers=5)
    assert options(s, 0) == [
        "lose worker_wood",
        "lose worker_sand",
        "lose worker_stone",
        "pay thalers",
    ]
    bank = see(s, "bank")
    play(s, "0 pay thalers")
    assert see(s, "seats.0.thalers") == 2
    assert see(s, "bank") == bank + 3
    assert see(s, "seats.0.lost") == []
    assert s.to_act() == (1,)


@rule("AM-SNOW-01")
def test_a_lost_worker_costs_no_thalers() -> None:
    s = snowfall(thalers=5)
    play(s, "0 lose worker_sand")
    assert see(s, "seats.0.thalers") == 5
    assert see(s, "seats.0.lost") == ["worker_sand"]
    assert "worker_sand" not in see(s, "seats.0.hand")


@rule("AM-SNOW-01")
def test_no_other_character_can_be_lost_to_the_snow() -> None:
    s = snowfall()
    assert refused(s, "0 lose trader") == "AM-SNOW-01"
    assert refused(s, "0 pass") == "AM-SNOW-01"


@rule("AM-SNOW-02")
def test_the_worker_may_come_from_the_played_pile() -> None:
    s = snowfall(played={0: "worker_wood trader"})
    play(s, "0 lose worker_wood")
    assert see(s, "seats.0.discard") == ["trader"]
    assert see(s, "seats.0.lost") == ["worker_wood"]


@rule("AM-SNOW-02")
def test_a_worker_already_lost_cannot_be_lost_again() -> None:
    s = snowfall(lost={0: "worker_wood"})
    assert refused(s, "0 lose worker_wood") == "AM-SNOW-02"
    assert options(s, 0) == ["lose worker_sand", "lose worker_stone", "pay thalers"]


@rule("AM-SNOW-02", "AM-WTR-06")
def test_the_face_down_worker_cannot_be_lost() -> None:
    s = snowfall(cards={0: "worker_wood"})
    assert refused(s, "0 lose worker_wood") == "AM-SNOW-02"


@rule("AM-SNOW-02", "AM-INFO-01")
def test_all_see_which_worker_was_lost() -> None:
    s = snowfall()
    play(s, "0 lose worker_stone")
    (event,) = told(s, "lose_card")
    assert event.args["card"] == "worker_stone"
    assert event.seen_by is None
    assert GAME.view(s, 2)["seats"][0]["lost"] == ["worker_stone"]


@rule("AM-SNOW-02", "AM-ARC-05")
def test_the_architect_does_not_bring_a_lost_worker_back() -> None:
    s = snowfall(cards={0: "architect"}, played={0: "worker_wood trader"})
    play(s, "0 lose worker_wood", "1 pay thalers", "2 pay thalers")
    assert see(s, "seats.0.discard") == []
    assert "trader" in see(s, "seats.0.hand")
    assert "worker_wood" not in see(s, "seats.0.hand")
    assert see(s, "seats.0.lost") == ["worker_wood"]


@rule("AM-SNOW-03")
@pytest.mark.parametrize("thalers", [0, 1, 2])
def test_with_fewer_than_three_thalers_a_worker_must_go(thalers: int) -> None:
    s = snowfall(thalers=thalers)
    assert refused(s, "0 pay thalers") == "AM-SNOW-03"
    assert options(s, 0) == ["lose worker_wood", "lose worker_sand", "lose worker_stone"]


@rule("AM-SNOW-03")
def test_the_last_worker_is_lost_without_a_question_if_one_cannot_pay() -> None:
    s = snowfall(lost={0: "worker_wood worker_sand"}, thalers=2)
    assert see(s, "seats.0.lost") == ["worker_wood", "worker_sand", "worker_stone"]
    assert see(s, "seats.0.thalers") == 2
    assert s.to_act() == (1,)


@rule("AM-SNOW-03")
@pytest.mark.parametrize(("thalers", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_whose_only_worker_lies_face_down_pays_what_he_can(thalers: int, left: int) -> None:
    s = snowfall({0: "worker_wood"}, lost={0: "worker_sand worker_stone"}, thalers=thalers)
    assert s.to_act() == (1,)
    assert see(s, "seats.0.thalers") == left
    assert see(s, "bank") == 81 + thalers - left
    assert see(s, "seats.0.face_down") == ["worker_wood"]
    assert told_by(s, "pay_winter") == [0]


@rule("AM-SNOW-03")
def test_with_two_players_both_face_down_workers_are_safe() -> None:
    s = snowfall({0: "worker_wood worker_sand"}, lost={0: "worker_stone"}, thalers=4, players=2)
    assert see(s, "seats.0.thalers") == 1
    assert see(s, "seats.0.face_down") == ["worker_wood", "worker_sand"]
