"""Who has a say in a proposal, and when it is decided."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from trilith.server.seats import Seats
from trilith.server.votes import (
    Proposal,
    answered,
    counted,
    next_deadline,
    outcome,
    proposed,
    told,
    voters,
)

What = Literal["undo", "stand_in", "close"]


def seats(*people: str) -> Seats:
    """A table with these people at it, in this order; "" is a bot."""
    made = Seats(len(people))
    for seat, person in enumerate(people):
        if person:
            made.sit(seat, person, person)
        else:
            made.seat_bot(seat, "random")
    return made


def vote(what: What, yes: tuple[int, ...], no: tuple[int, ...] = (), for_: int = -1) -> Proposal:
    return Proposal(what, yes[0], None, None if for_ < 0 else for_, yes, no)


def test_a_person_who_proposes_something_is_for_it() -> None:
    made = proposed({"seat": 1, "what": "undo", "to": 4})
    assert made == Proposal("undo", 1, 4, None, (1,), ())
    assert msgspec.to_builtins(told(made, [0, 1], 30)) == {
        "what": "undo",
        "by": 1,
        "yes": [1],
        "no": [],
        "needed": [0],
        "until": 30,
        "to": 4,
    }


def test_an_answer_makes_a_new_proposal_and_leaves_the_old_one() -> None:
    before = proposed({"seat": 0, "what": "close"})
    assert answered(before, 1, False).no == (1,)
    assert answered(before, 2, True).yes == (0, 2)
    assert before == Proposal("close", 0, None, None, (0,), ())


def test_everybody_has_one_vote_however_many_seats_they_have() -> None:
    assert voters(vote("undo", (0,)), seats("ada", "bea", "ada", "")) == [0, 1]


def test_a_player_who_proposes_votes_with_the_seat_that_proposed() -> None:
    assert voters(vote("undo", (2,)), seats("ada", "bea", "ada")) == [2, 1]


def test_a_player_who_is_to_be_replaced_has_no_vote() -> None:
    assert voters(vote("stand_in", (0,), for_=1), seats("ada", "bea", "cid")) == [0, 2]


@pytest.mark.parametrize("what", ["undo", "close"])
@pytest.mark.parametrize(
    ("yes", "no", "found"),
    [
        ((0,), (), None),
        ((0, 1), (), None),
        ((0, 1, 2), (), True),
        ((0,), (1,), False),
        ((0, 1), (2,), False),
    ],
)
def test_taking_back_and_closing_need_everybody(
    what: What, yes: tuple[int, ...], no: tuple[int, ...], found: bool | None
) -> None:
    assert outcome(vote(what, yes, no), [0, 1, 2]) is found


@pytest.mark.parametrize(
    ("yes", "no", "count", "found"),
    [
        ((0,), (), 1, True),
        ((0,), (), 2, None),
        ((0, 1), (), 2, True),
        ((0,), (1,), 2, False),
        ((0,), (), 3, None),  # one of three is not enough
        ((0, 1), (), 3, True),
        ((0,), (1,), 3, None),
        ((0,), (1, 2), 3, False),
        ((0, 1), (), 4, None),
        ((0, 1), (2,), 4, None),
        ((0, 1), (2, 3), 4, False),
        ((0, 1, 2), (), 4, True),
    ],
)
def test_a_stand_in_needs_more_than_half_of_the_others(
    yes: tuple[int, ...], no: tuple[int, ...], count: int, found: bool | None
) -> None:
    assert outcome(vote("stand_in", yes, no, for_=7), list(range(count))) is found


def test_the_vote_of_somebody_without_a_say_counts_for_nothing() -> None:
    assert outcome(vote("stand_in", (0, 5, 6), for_=7), [0, 1, 2]) is None


def test_silence_counts_until_the_grace_is_over_and_no_longer() -> None:
    table = seats("ada", "bea")
    table.be_online("ada", True)
    table.wait_for_all(130)
    made = Proposal("close", 0, None, None, (0,), (), 50)
    assert next_deadline(made, table, 100, 0) == 150
    assert counted(made, table, 100, 149) == [0, 1]
    assert counted(made, table, 100, 150) == [0]
    assert next_deadline(made, table, 100, 150) is None
    assert counted(answered(made, 1, False), table, 100, 999) == [0, 1]


def test_a_player_who_went_after_the_proposal_is_waited_for_from_then_on() -> None:
    table = seats("ada", "bea")
    table.be_online("ada", True)
    table.wait_for_all(210)  # gone at 110, with a grace of 100
    made = Proposal("close", 0, None, None, (0,), (), 50)
    assert next_deadline(made, table, 100, 0) == 210
    assert counted(made, table, 100, 209) == [0, 1]
    assert counted(made, table, 100, 210) == [0]
