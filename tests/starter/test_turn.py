"""Rolling, holding, and losing it all."""

from __future__ import annotations

from tests.rule import rule
from tests.starter.pig import GAME
from tests.starter.pig.actions import HOLD
from tests.starter.pig.turn import RollOrHold
from tests.starter.table import kinds, play, seed_that_rolls, turn
from trilith.engine.errors import Refusal


@rule("PG-TURN-01")
def test_a_player_with_something_at_stake_rolls_or_holds() -> None:
    s = turn([5, 0], stake=4)
    assert s.to_act() == (0,)
    assert [action.code for action in s.legal(0)] == ["roll", "hold"]


@rule("PG-TURN-02")
def test_nobody_holds_before_the_first_roll() -> None:
    s = turn([5, 0], stake=4)
    s.stake = 0
    assert RollOrHold(0).blocked(s, HOLD) == Refusal("PG-TURN-02")
    # One option is no choice: the engine rolls by itself, and asks afterwards.
    s = turn([5, 0], stake=0, seed=seed_that_rolls(3))
    assert (s.stake, s.to_act()) == (3, (0,))


@rule("PG-TURN-03")
def test_a_roll_adds_to_the_stake() -> None:
    s = turn([0, 0], stake=4, seed=seed_that_rolls(5))
    assert kinds(play(s, 0, "roll")) == ["rolled"]
    assert (s.stake, s.points) == (9, [0, 0])


@rule("PG-TURN-04")
def test_a_one_loses_the_stake_and_ends_the_turn() -> None:
    s = turn([7, 0], stake=20, seed=seed_that_rolls(1))
    events = play(s, 0, "roll")
    assert kinds(events)[:2] == ["rolled", "lost"]
    assert events[1].args["stake"] == 20
    assert s.points[0] == 7
    assert s.active != 0 or "lost" in kinds(events)[2:]


@rule("PG-TURN-05")
def test_a_player_who_holds_keeps_the_stake_and_the_next_seat_goes_on() -> None:
    s = turn([7, 0], stake=6, seed=seed_that_rolls(4))
    assert kinds(play(s, 0, "hold"))[:2] == ["held", "rolled"]
    assert (s.points, s.active, s.stake) == ([13, 0], 1, 4)
    assert GAME.view(s, 0)["seats"] == [{"points": 13}, {"points": 0}]
