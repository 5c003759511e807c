"""A position: who is to act, what is legal, why something is not; and doing it."""

from __future__ import annotations

import pytest

from tests.engine.toy import (
    TOY,
    Bid,
    Gift,
    Note,
    Pick,
    ToyState,
    codes,
    new_game,
    play,
    read,
    table,
)
from trilith.engine.action import act
from trilith.engine.errors import GAME_OVER, NOT_ASKED, NOT_YOUR_TURN, IllegalAction, Refusal
from trilith.engine.rng import Rng
from trilith.engine.state import State
from trilith.engine.task import AnyOrder


def why_not(s: ToyState, move: str) -> Refusal | None:
    return s.why_not(*read(move))


def test_only_the_player_who_is_asked_may_act() -> None:
    s = table(Pick(1, most=2))
    assert s.to_act() == (1,)
    assert codes(s, 1) == ["pick 0", "pick 1", "pick 2"]
    assert list(s.legal(0)) == []
    assert s.question(0) is None
    question = s.question(1)
    assert isinstance(question, Pick)
    assert question.seat == 1


def test_what_is_legal_is_refused_by_nothing() -> None:
    assert why_not(table(Pick(0, most=2)), "0 pick 2") is None


def test_what_a_rule_forbids_is_refused_by_it_with_the_facts() -> None:
    s = table(Pick(0, most=3), coins=(1, 1))
    assert why_not(s, "0 pick 3") == Refusal("TY-PICK-02", {"price": 3, "have": 1})


def test_it_is_not_your_turn() -> None:
    s = table(Pick(1, most=2))
    assert why_not(s, "0 pick 1") == Refusal(NOT_YOUR_TURN, {"seats": "1"})
    assert why_not(new_game(3), "-1 raise") == Refusal(NOT_YOUR_TURN, {"seats": "0 1 2"})


def test_that_was_not_asked() -> None:
    s = table(Pick(0, most=2))
    assert why_not(s, "0 raise") == Refusal(NOT_ASKED, {"action": "raise"})


ORDER = AnyOrder(0, (Note("a"), Note("b")), "TY-SHOW-02")


def test_a_question_in_which_nothing_was_possible_still_has_its_reasons() -> None:
    s = table(Gift(0), ORDER, coins=(0, 3))
    assert codes(s, 0) == ["first a", "first b"]
    assert why_not(s, "0 give seat:1") == Refusal("TY-GIFT-02")
    assert why_not(s.clone(), "0 give seat:1") == Refusal("TY-GIFT-02")
    play(s, "0 first a")
    s.then(ORDER)
    s.settle()
    assert why_not(s, "0 give seat:1") == Refusal(NOT_ASKED, {"action": "give seat:1"})


def test_so_has_one_that_could_only_be_declined() -> None:
    s = table(Bid(0), ORDER, coins=(0, 3))
    assert why_not(s, "0 raise") == Refusal("TY-BID-02", {"coins": 0})
    assert why_not(s, "0 stand") == Refusal(NOT_ASKED, {"action": "stand"})


def test_a_question_of_an_earlier_moment_has_no_say() -> None:
    s = table(Gift(0), Note("something else happens"), ORDER, coins=(0, 3))
    assert why_not(s, "0 give seat:1") == Refusal(NOT_ASKED, {"action": "give seat:1"})


def test_what_another_was_not_asked_is_no_reason() -> None:
    s = table(Gift(1), ORDER, coins=(3, 0))
    assert why_not(s, "0 give seat:1") == Refusal(NOT_ASKED, {"action": "give seat:1"})
    assert why_not(s, "1 give seat:0") == Refusal(NOT_YOUR_TURN, {"seats": "0"})


def test_an_action_that_is_not_even_shown_can_be_named_and_has_its_reason() -> None:
    s = table(Gift(0), coins=(3, 3))
    s.asked = [(Gift(0), [act("give", "seat:1")])]
    decision = TOY.decision(s, 0)
    assert decision is not None
    assert [choice.action.code for choice in decision.blocked] == ["give seat:0"]
    assert why_not(s, "0 give seat:2") == Refusal("TY-GIFT-01")


def test_an_action_of_no_game_was_not_asked_either() -> None:
    s = table(Pick(0, most=2))
    assert s.why_not(0, act("sing", "loudly")) == Refusal(NOT_ASKED, {"action": "sing loudly"})


def test_the_game_is_over() -> None:
    s = table()
    assert s.is_over()
    assert s.to_act() == ()
    assert why_not(s, "0 raise") == Refusal(GAME_OVER)


@pytest.mark.parametrize(
    ("move", "rule"),
    [("0 pick 3", "TY-PICK-02"), ("0 raise", NOT_ASKED), ("1 pick 0", NOT_YOUR_TURN)],
)
def test_an_illegal_action_changes_nothing(move: str, rule: str) -> None:
    s = table(Pick(0, most=3), Pick(1, most=3), coins=(2, 2))
    s.log = []
    before = TOY.dump(s)
    with pytest.raises(IllegalAction) as error:
        s.apply(*read(move))
    assert error.value.refusal.rule == rule
    assert TOY.dump(s) == before
    assert s.log == []
    assert codes(s, 0) == ["pick 0", "pick 1", "pick 2"]


def test_an_illegal_action_says_who_what_why_and_what_else() -> None:
    s = table(Pick(0, most=1))
    with pytest.raises(IllegalAction) as error:
        s.apply(*read("0 pick 3"))
    assert str(error.value) == (
        "seat 0 may not 'pick 3': TY-PICK-01 forbids it; legal now: pick 0, pick 1"
    )
    with pytest.raises(IllegalAction, match="legal now: nothing"):
        s.apply(*read("1 pick 3"))


def test_a_clone_goes_its_own_way_and_emits_no_events() -> None:
    s = new_game()
    log = s.log
    assert log is not None
    told = len(log)
    clone = s.clone()
    assert clone.log is None
    clone.apply(*read("0 raise"))
    assert (s.bids, clone.bids) == ([0, 0], [1, 0])
    assert len(log) == told
    assert s.to_act() == clone.to_act() == (0, 1)


def test_a_clone_shares_the_stream_of_chance_but_not_its_place() -> None:
    s = new_game()
    clone = s.clone()
    assert clone.rng.draw() == s.rng.draw()
    clone.rng.draw()
    assert clone.rng.counter == s.rng.counter + 1


def test_every_game_writes_its_own_clone() -> None:
    with pytest.raises(NotImplementedError):
        State(Rng.of("")).clone()


def test_the_list_of_legal_actions_never_changes_once_handed_out() -> None:
    s = table(Pick(0, most=1), Pick(0, most=2))
    before = s.legal(0)
    play(s, "0 pick 0")
    assert [action.code for action in before] == ["pick 0", "pick 1"]
    assert codes(s, 0) == ["pick 0", "pick 1", "pick 2"]
