"""The choices of a turn together cost no more than the turn has lost."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from trilith import games
from trilith.coach.choice import CLOSE, FINE, MISTAKE, Judged, Weighed
from trilith.coach.level import Level
from trilith.coach.turn import part_that_is_true, seen_from_nearer, turns
from trilith.engine.label import Label

BEST, TAKEN = (games.get("castle").catalogue.read(code) for code in ("build tavern", "build well"))


@dataclass(frozen=True)
class Step:
    judged: Judged | None
    level: Level | None = None


SHOWN = Level([50.0, 50.0], [0.0, 0.0])


def chose(seat: int, chance: float, cost: float, apart: float = 1.0, margin: float = 1.0) -> Judged:
    """A seat that stood at this chance, and took something worse by so much; or the best."""
    best = Weighed(BEST, Label("best"), chance, 1.0, 0.0, 0.0, True)
    taken = Weighed(TAKEN, Label("taken"), chance - cost, 1.0, cost, apart, True)
    change = -cost if seat == 0 else cost
    level = [chance, 100.0 - chance] if seat == 0 else [100.0 - chance, chance]
    return Judged(
        seat,
        Label("question"),
        "RULE",
        (best, taken) if cost else (best,),
        TAKEN if cost else BEST,
        [change, -change],
        [margin, margin],
        level,
        [1.0, 1.0],
    )


def test_what_the_next_choice_does_not_confirm_was_no_loss() -> None:
    # It seemed to go from 60 to 48; but from where it led, the seat stands at 57 and loses no more.
    turn = [chose(0, 60.0, 12.0), chose(0, 57.0, 0.0)]
    assert part_that_is_true(turn) == pytest.approx(0.25)

    eased = seen_from_nearer([Step(one) for one in turn], [False, False])[0]
    assert eased.cost == pytest.approx(3.0)
    assert eased.delta == pytest.approx([-3.0, 3.0])
    assert eased.chosen.chance == pytest.approx(57.0)


def test_a_loss_that_is_confirmed_stays() -> None:
    turn = [chose(1, 60.0, 12.0), chose(1, 47.0, 2.0)]
    assert part_that_is_true(turn) == 1.0
    assert seen_from_nearer([Step(one) for one in turn], [False, False]) == {}


def test_a_turn_that_lost_nothing_cost_nothing() -> None:
    turn = [chose(0, 60.0, 8.0), chose(0, 66.0, 0.0)]
    eased = seen_from_nearer([Step(one) for one in turn], [False, False])[0]
    assert eased.cost == 0.0
    assert eased.verdict == CLOSE


def test_every_choice_of_a_turn_keeps_its_part() -> None:
    # 18 in all by themselves; the turn went from 60 to 51 - 2.
    turn = [chose(0, 60.0, 12.0), chose(0, 55.0, 4.0), chose(0, 51.0, 2.0)]
    found = seen_from_nearer([Step(one) for one in turn], [False] * 3)
    share = 11.0 / 18.0
    assert [found[place].cost for place in range(3)] == pytest.approx(
        [12.0 * share, 4.0 * share, 2.0 * share]
    )


def test_a_smaller_loss_with_the_same_margin_may_be_too_close_to_call() -> None:
    blamed = chose(0, 60.0, 8.0, apart=3.0)
    assert blamed.verdict == MISTAKE
    assert blamed.eased(0.5).verdict != CLOSE
    assert blamed.eased(0.25).verdict == CLOSE


def test_the_best_costs_nothing_however_it_went_on() -> None:
    turn = [chose(0, 60.0, 0.0), chose(0, 40.0, 0.0)]
    assert seen_from_nearer([Step(one) for one in turn], [False, False]) == {}
    assert turn[0].verdict == FINE


@pytest.mark.parametrize(
    ("steps", "secret"),
    [
        pytest.param(
            [Step(chose(0, 60.0, 9.0)), Step(chose(1, 40.0, 0.0))], [False, False], id="two"
        ),
        pytest.param(
            [Step(chose(0, 60.0, 9.0), SHOWN), Step(chose(0, 60.0, 0.0))],
            [False, False],
            id="shown",
        ),
        pytest.param(
            [Step(chose(0, 60.0, 9.0)), Step(chose(0, 60.0, 0.0))], [True, False], id="secret"
        ),
        pytest.param(
            [Step(chose(seat, 50.0, 0.0)) for seat in (0, 1, 0)], [False] * 3, id="answered"
        ),
    ],
)
def test_another_seat_a_card_or_a_secret_ends_a_turn(steps: list[Step], secret: list[bool]) -> None:
    assert turns(steps, secret) == []
    assert seen_from_nearer(steps, secret) == {}


def test_in_secret_everybody_has_a_turn_of_their_own_no_matter_who_answers_first() -> None:
    one_by_one = [Step(chose(seat, 60.0, 3.0)) for seat in (0, 0, 1, 1)]
    assert turns(one_by_one, [True] * 4) == [[0, 1], [2, 3]]

    in_turns = [Step(chose(seat, 60.0, 3.0)) for seat in (0, 1, 0, 1)]
    assert turns(in_turns, [True] * 4) == [[0, 2], [1, 3]]


def test_a_forced_step_does_not_end_a_turn() -> None:
    steps = [Step(chose(0, 60.0, 9.0)), Step(None), Step(chose(0, 57.0, 0.0))]
    assert turns(steps, [False] * 3) == [[0, 2]]
