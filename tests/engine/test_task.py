"""What is still to happen: effects, questions, questions to several players, any order."""

from __future__ import annotations

import itertools

import pytest

from tests.engine.toy import (
    TOY,
    Bid,
    Note,
    Notes,
    Pick,
    Show,
    Toss,
    ToyState,
    codes,
    kinds,
    new_game,
    play,
    table,
)
from trilith.engine.errors import BadInput
from trilith.engine.task import AnyOrder, Effect, Question, Task, TaskReader, Together, dump_task

# ------------------------------------------------------------------ effects and their order


def test_then_does_its_tasks_in_the_order_named() -> None:
    s = table(Note("first"), Note("second"), Note("third"))
    assert s.notes == ["first", "second", "third"]


def test_then_puts_its_tasks_before_what_was_pending() -> None:
    s = table(Note("before"), Notes(("a", "b")), Note("after"))
    assert s.notes == ["before", "a", "b", "after"]


def test_effects_happen_until_somebody_has_to_choose() -> None:
    s = table(Note("before"), Pick(0, most=2), Note("after"))
    assert s.notes == ["before"]
    assert s.to_act() == (0,)
    play(s, "0 pick 1")
    assert s.notes == ["before", "0 picks 1", "after"]
    assert s.is_over()


# ------------------------------------------------------------------ questions


def test_a_question_offers_what_no_rule_blocks() -> None:
    s = table(Pick(0, most=3), coins=(2, 0))
    assert codes(s, 0) == ["pick 0", "pick 1", "pick 2"]


def test_a_question_without_options_is_skipped() -> None:
    s = table(Note("before"), Pick(0, most=3, least=2), Note("after"), coins=(1, 1))
    assert s.notes == ["before", "after"]
    assert s.is_over()
    assert s.answered == 0


def test_a_question_with_one_option_is_answered_by_the_engine() -> None:
    s = table(Pick(0, most=3, least=2), coins=(2, 0))
    assert s.notes == ["0 picks 2"]
    assert s.coins == [0, 0]
    assert s.answered == 1
    assert s.is_over()


def test_an_answer_by_the_engine_is_an_event_like_any_other() -> None:
    s = table(Pick(1, most=0))
    assert s.log is not None
    assert [(event.kind, event.seat, event.args) for event in s.log] == [
        ("picked", 1, {"price": 0})
    ]


# ------------------------------------------------------------------ several players at once


def bids(coins: tuple[int, ...]) -> ToyState:
    lanes = tuple([(Bid(seat),) for seat in range(len(coins))])
    return table(Together(lanes), Note("done"), coins=coins)


def test_all_are_asked_at_once() -> None:
    s = bids((1, 1, 1))
    assert s.to_act() == (0, 1, 2)
    assert [codes(s, seat) for seat in range(3)] == [["raise", "stand"]] * 3


def test_secret_choices_give_the_same_in_any_order() -> None:
    moves = {0: ["raise", "stand"], 1: ["stand"], 2: ["raise", "raise"]}
    turns = [seat for seat, codes in moves.items() for _ in codes]
    ends = set()
    for order in set(itertools.permutations(turns)):
        s = bids((2, 2, 2))
        left = {seat: list(own) for seat, own in moves.items()}
        for seat in order:
            assert s.notes == []
            play(s, f"{seat} {left[seat].pop(0)}")
        ends.add((tuple(s.bids), tuple(s.notes), s.is_over()))
    # Whoever has bid all coins stands without being asked.
    assert ends == {((1, 0, 2), ("done",), True)}


def test_a_lane_may_ask_several_questions_while_the_others_wait() -> None:
    s = bids((3, 3))
    play(s, "1 raise", "1 raise")
    assert s.to_act() == (0, 1)
    play(s, "1 stand")
    assert s.to_act() == (0,)
    play(s, "0 stand")
    assert s.bids == [0, 2]
    assert s.is_over()


def test_a_lane_that_has_nothing_to_ask_is_done_at_once() -> None:
    s = bids((0, 2))
    assert s.to_act() == (1,)
    assert s.answered == 1


def test_when_no_lane_asks_anything_all_is_done_at_once() -> None:
    assert bids((0, 0)).notes == ["done"]
    assert table(Together(()), Note("done")).notes == ["done"]
    assert table(Together(((), ())), Note("done")).notes == ["done"]


def test_effects_in_a_lane_happen_in_it() -> None:
    # A lane is a stack: its last task comes first.
    lanes = ((Note("behind"), Pick(0, most=1), Note("ahead")), (Pick(1, most=1),))
    s = table(Together(lanes), Note("done"))
    assert s.notes == ["ahead"]
    play(s, "0 pick 0")
    assert s.notes == ["ahead", "0 picks 0", "behind"]
    play(s, "1 pick 1")
    assert s.notes[3:] == ["1 picks 1", "done"]


def test_a_lane_may_wait_for_a_question_only() -> None:
    inner: Together[ToyState] = Together(((Pick(0, most=1),),))
    s = table(Together(((inner,), (Pick(1, most=1),))))
    with pytest.raises(TypeError, match="a lane of Together may wait only for a question"):
        play(s, "0 pick 0")


# ------------------------------------------------------------------ any order


def any_order(*words: str) -> AnyOrder[ToyState]:
    return AnyOrder(0, tuple([Note(word) for word in words]), under="TY-ORDER-01")


@pytest.mark.parametrize("order", list(itertools.permutations("abc")), ids="".join)
def test_the_player_chooses_the_order(order: tuple[str, ...]) -> None:
    s = table(any_order("a", "b", "c"), Note("after"))
    assert codes(s, 0) == ["first a", "first b", "first c"]
    play(s, f"0 first {order[0]}")
    assert codes(s, 0) == sorted(f"first {word}" for word in order[1:])
    play(s, f"0 first {order[1]}")  # the last one needs no choice
    assert s.notes == [*order, "after"]


def test_tasks_with_the_same_name_are_offered_once_and_each_happens() -> None:
    s = table(any_order("a", "b", "a"))
    assert codes(s, 0) == ["first a", "first b"]
    play(s, "0 first a", "0 first b")
    assert s.notes == ["a", "b", "a"]


def test_tasks_that_all_are_alike_are_not_asked_about() -> None:
    assert table(any_order("a", "a")).notes == ["a", "a"]


def test_a_chosen_question_is_answered_before_the_next_is_chosen() -> None:
    s = table(AnyOrder(0, (Pick(0, most=1), Note("a"), Note("b")), under="TY-ORDER-01"))
    play(s, "0 first pick")
    assert codes(s, 0) == ["pick 0", "pick 1"]
    play(s, "0 pick 1")
    assert codes(s, 0) == ["first a", "first b"]


def test_the_decision_names_the_rule_that_leaves_the_order_to_the_player() -> None:
    decision = TOY.decision(table(any_order("a", "b")), 0)
    assert decision is not None
    assert decision.rule == "TY-ORDER-01"
    assert decision.question.args["count"] == 2


# ------------------------------------------------------------------ saved and loaded

PENDING: dict[str, Task[ToyState]] = {
    "effect": Notes(("a", "b")),
    "effect without fields": Toss(),
    "question": Pick(1, most=3, least=1),
    "any order": AnyOrder(1, (Note("a"), Pick(1, most=2)), under="TY-ORDER-01"),
    "together": Together(((Note("a"), Bid(0)), (), (Bid(2),))),
}

READER = TaskReader(("tests.engine",))


@pytest.mark.parametrize("task", PENDING.values(), ids=PENDING.keys())
def test_every_kind_of_task_survives_saving(task: Task[ToyState]) -> None:
    again = READER.read(dump_task(task), "here")
    assert again == task
    assert type(again) is type(task)
    assert repr(again) == repr(task)
    assert hash(again) == hash(task)


def test_a_task_is_saved_by_its_name_and_its_fields() -> None:
    assert dump_task(PENDING["any order"]) == {
        "task": "AnyOrder",
        "seat": 1,
        "tasks": [
            {"task": "Note", "word": "a"},
            {"task": "Pick", "seat": 1, "most": 2, "least": 0},
        ],
        "under": "TY-ORDER-01",
    }


def test_a_task_prints_its_fields() -> None:
    assert repr(Note("a")) == "Note(word='a')"
    assert "Bid(seat=2)" in repr(PENDING["together"])


def test_tasks_with_other_values_or_of_another_kind_differ() -> None:
    assert Pick(0, most=1) != Pick(0, most=2)
    assert Pick(0, most=1) != Pick(1, most=1)
    assert Toss() != Show()
    assert Toss() == Toss()


def test_a_game_is_saved_in_the_middle_of_secret_bids() -> None:
    s = new_game(3)
    play(s, "2 raise", "0 stand")
    again = TOY.load(TOY.dump(s))
    for one in (s, again):
        play(one, "1 stand", "2 raise", "2 stand", "2 first look")
    assert again.to_act() == (2,)
    assert codes(again, 2) == ["first take", "first gift"]
    assert TOY.digest(again) == TOY.digest(s)


@pytest.mark.parametrize(
    ("doc", "problem"),
    [
        (7, "expected a pending task, found 7"),
        ({}, "expected a pending task, found {}"),
        ({"task": 1}, "expected a pending task, found {'task': 1}"),
        ({"task": "Rest"}, "expected a task of this game, found 'Rest'"),
        ({"task": "Question", "seat": 0}, "expected a task of this game, found 'Question'"),
        ({"task": "Effect"}, "expected a task of this game, found 'Effect'"),
        ({"task": "Note"}, "Note has ['word'], found []"),
        ({"task": "Note", "word": "a", "hue": 1}, "Note has ['word'], found ['hue', 'word']"),
    ],
    ids=str,
)
def test_a_task_that_cannot_be_read_is_named(doc: object, problem: str) -> None:
    with pytest.raises(BadInput) as error:
        READER.read(doc, "pending.4")
    assert str(error.value) == f"pending.4: {problem}"


def test_the_place_of_a_bad_task_inside_another_is_named() -> None:
    doc = dump_task(PENDING["together"])
    doc["lanes"] = [[], [{"task": "Bid", "seat": 1}, {"task": "Sing"}]]
    with pytest.raises(BadInput, match=r"^pending.0.lanes.1.1: expected a task of this game"):
        READER.read(doc, "pending.0")


def test_a_game_reads_only_its_own_tasks_and_the_engines() -> None:
    castle_like = TaskReader(("trilith.games.castle",))
    assert castle_like.read({"task": "Together", "lanes": []}, "") == Together(())
    with pytest.raises(BadInput):
        castle_like.read(dump_task(Toss()), "")


class Taker(Effect[ToyState]):
    """Its constructor wants something that is no field: such a task cannot be loaded."""

    __slots__ = ("amount",)

    def __init__(self, amount: int, much_more: int) -> None:
        self.amount = amount + much_more


def test_a_task_whose_constructor_does_not_fit_its_fields_is_reported() -> None:
    reader = TaskReader(("tests.engine",))
    with pytest.raises(BadInput, match=r"^here: Taker: .*much_more"):
        reader.read(dump_task(Taker(1, 2)), "here")


def test_bare_tasks_do_nothing_by_themselves() -> None:
    s = table()
    for task in (Task[ToyState](), Effect[ToyState](), Question[ToyState](0)):
        s.stack = [task]
        with pytest.raises(NotImplementedError):
            s.settle()
    with pytest.raises(NotImplementedError):
        Task[ToyState]().reply(s, 0, TOY.catalogue.actions[0])
    with pytest.raises(NotImplementedError):
        Toss().ref()


def test_events_of_lanes_are_emitted_as_they_happen() -> None:
    s = bids((1, 1))
    assert kinds(play(s, "1 raise", "0 stand")) == ["raised", "stands", "stands", "note"]
