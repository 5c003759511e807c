"""SR-ROUND, SR-NEXT. From one round to the next."""

from __future__ import annotations

import pytest

from tests.games.sa_re.table import asked, each, names, play, position, see, told_by
from tests.rule import rule
from trilith.games.sa_re import GAME


@rule("SR-NEXT-01")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (2, 0)])
def test_the_next_player_clockwise_is_first(first: int, then: int) -> None:
    s = position(at="new_round", first=first)
    assert see(s, "first_player") == then
    assert told_by(s, "first_player") == [then]
    assert asked(s) == f"{then} plan"


@rule("SR-NEXT-02", "SR-STOP-09")
def test_obelisks_stand_up_and_cubes_go_to_their_bottom_case() -> None:
    given = {
        "seats.0.standing": False,
        "seats.1.standing": False,
        "seats.1.revolted": True,
        "seats.0.gauge": 4,
        "seats.1.gauge": 7,
        "seats.1.growth": ["admin"],
    }
    s = position(at="new_round", given=given)
    assert each(s, "standing") == [True, True, True]
    assert each(s, "revolted") == [False, False, False]
    assert each(s, "gauge") == [0, 1, 0]


@rule("SR-NEXT-02")
def test_what_was_done_in_a_round_is_not_done_in_the_next() -> None:
    given = {f"seats.{seat}.{what}": True for seat in (0, 2) for what in ("constructed", "staged")}
    s = position(at="new_round", given=given)
    assert each(s, "constructed") == each(s, "staged") == [False, False, False]


@rule("SR-NEXT-03")
def test_powers_turn_to_day_and_card_resources_are_there_again() -> None:
    s = position(
        at="new_round",
        grounds={0: {1: "temple", 4: "stonecutter"}},
        given={"seats.0.night": ["temple"], "seats.0.goods.stone": 0},
    )
    assert see(s, "seats.0.night") == []
    assert see(s, "seats.0.goods.stone") == 1


@rule("SR-NEXT-04", "SR-KEEP-07")
def test_traded_marks_are_cleared_and_kept_cards_are_carried() -> None:
    given = {"seats.0.traded": names("W"), "seats.0.carried_traded": names("SS")}
    s = position(at="new_round", given=given)
    assert see(s, "seats.0.carried") == names("W SS")
    assert see(s, "seats.0.traded") == see(s, "seats.0.carried_traded") == []


@rule("SR-NEXT-05", "SR-ROUND-02")
def test_then_planning_and_only_after_it_the_deck_is_shuffled() -> None:
    s = position(at="new_round", players=2, deck="W S", removed="G")
    assert (see(s, "round"), see(s, "phase")) == (2, "planning")
    assert see(s, "season.deck") == names("W S")
    play(s, "1 commit", "0 commit")
    assert see(s, "phase") == "season"
    assert asked(s) == "1 offer"
    assert len(see(s, "season.deck")) > 20


@rule("SR-ROUND-05", "SR-END-01")
def test_the_end_is_checked_once_after_everybodys_construction() -> None:
    given = {"seats.0.stages": 2, "seats.0.stock": {"wood": 2, "stone": 4, "gold": 3}}
    s = position(at="construction", players=2, grounds={0: {4: "site:pyramid"}}, given=given)
    play(s, "0 stage")
    assert see(s, "seats.0.ground.4") == "pyramid"
    assert asked(s) == "1 ship"
    play(s, "1 done")
    assert s.is_over()
    assert GAME.winners(s) == [0]
