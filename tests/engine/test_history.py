"""A game in progress: what can be taken back, by whom, and how far."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.toy import TOY, Gift, Look, Note, Notes, Pick, Toss, ToyState, Verse, read, table
from trilith.engine.errors import BadInput, IllegalAction
from trilith.engine.history import History
from trilith.engine.task import AnyOrder, Task


def whole_game(players: int = 2, seed: str = "toy") -> History[ToyState]:
    return History(TOY, TOY.setup(players, seed=seed))


def at(*tasks: Task[Any]) -> History[ToyState]:
    """A game that begins with these tasks."""
    return History(TOY, TOY.setup(2), table(*tasks))


def play(history: History[ToyState], *moves: str) -> None:
    for move in moves:
        history.play(*read(move))


# ------------------------------------------------------------------ playing


def test_the_last_step_of_a_seat_is_numbered_from_one() -> None:
    history = whole_game()
    assert history.last_of(0) == 0
    play(history, "0 raise")
    assert (history.last_of(0), history.last_of(1)) == (1, 0)
    play(history, "1 stand", "0 stand")
    assert (history.last_of(0), history.last_of(1)) == (3, 2)


def test_every_step_keeps_its_events() -> None:
    history = whole_game()
    play(history, "0 raise", "1 stand", "0 stand")
    assert [(step.seat, step.action.code) for step in history.steps] == [
        (0, "raise"),
        (1, "stand"),
        (0, "stand"),
    ]
    assert [[event.kind for event in step.events] for step in history.steps] == [
        ["raised"],
        ["stands"],
        ["stands", "bid", "bid"],
    ]
    assert [event.kind for event in history.events()] == [
        "round",
        "raised",
        "stands",
        "stands",
        "bid",
        "bid",
    ]


def test_an_illegal_action_leaves_the_history_as_it_was() -> None:
    history = at(Pick(0, most=1), Pick(0, most=1))
    play(history, "0 pick 0")
    before = TOY.digest(history.state)
    with pytest.raises(IllegalAction):
        play(history, "0 pick 3")
    assert len(history.steps) == 1
    assert TOY.digest(history.state) == before
    assert history.floor(0) == 0


# ------------------------------------------------------------------ undo, and its floors


def test_players_take_back_steps_of_their_own_turn() -> None:
    history = at(Pick(0, most=1), Pick(0, most=2), Pick(0, most=3))
    positions = [TOY.digest(history.state)]
    for move in ("0 pick 1", "0 pick 0", "0 pick 2"):
        play(history, move)
        positions.append(TOY.digest(history.state))
    assert history.floor(0) == 0
    history.undo(0, 2)
    assert TOY.digest(history.state) == positions[2]
    assert len(history.steps) == 2
    history.undo(0, 0)
    assert TOY.digest(history.state) == positions[0]
    assert history.steps == []
    play(history, "0 pick 0")
    assert history.floor(0) == 0


def test_before_the_first_step_there_is_nothing_to_take_back() -> None:
    history = whole_game()
    assert history.floor(0) == 0
    with pytest.raises(BadInput, match=r"^undo: seat 0 has nothing that can be taken back$"):
        history.undo(0, 0)


def test_nobody_takes_back_what_another_did() -> None:
    history = at(Pick(0, most=1), Pick(1, most=1), Pick(1, most=1), Pick(1, most=1))
    play(history, "0 pick 0")
    assert history.floor(1) == 1
    play(history, "1 pick 0", "1 pick 0")
    assert history.floor(0) == 3  # another player's turn has come
    assert history.floor(1) == 1
    with pytest.raises(BadInput, match="expected 1 to 2, found 0"):
        history.undo(1, 0)
    history.undo(1, 1)
    # The first player's step could be taken back while nobody had answered it; not any more.
    assert history.floor(0) == 1


def test_chance_is_not_taken_back() -> None:
    history = at(Pick(0, most=1), Pick(0, most=1), Toss(), Pick(0, most=1), Pick(0, most=1))
    play(history, "0 pick 0")
    assert history.floor(0) == 0
    play(history, "0 pick 0")
    assert history.floor(0) == 2
    play(history, "0 pick 0")
    assert history.floor(0) == 2
    with pytest.raises(BadInput, match="expected 2 to 2, found 1"):
        history.undo(0, 1)


def test_what_was_revealed_is_not_taken_back_even_if_one_player_saw_it() -> None:
    history = at(AnyOrder(0, (Look(0), Note("a"), Note("b")), under="TY-SHOW-02"))
    play(history, "0 first a")
    assert history.floor(0) == 0
    history.undo(0, 0)
    play(history, "0 first look")
    assert history.floor(0) == 1


def test_what_belongs_to_another_player_is_not_taken_back() -> None:
    history = History(TOY, TOY.setup(3), table(Gift(0), Pick(0, most=1), coins=(2, 2, 2)))
    play(history, "0 give seat:2")
    assert history.floor(0) == 1


def test_events_of_nobody_may_be_taken_back() -> None:
    history = at(Pick(0, most=1), Note("a"), Pick(0, most=1))
    play(history, "0 pick 0")
    assert history.floor(0) == 0


@pytest.mark.parametrize("to", [-1, 1, 2])
def test_undo_goes_back_to_an_earlier_step_only(to: int) -> None:
    history = at(Pick(0, most=1), Pick(0, most=1))
    play(history, "0 pick 0")
    with pytest.raises(BadInput, match=f"expected 0 to 0, found {to}"):
        history.undo(0, to)
    assert len(history.steps) == 1


def test_the_last_step_of_a_game_can_be_taken_back() -> None:
    history = at(Pick(0, most=1))
    play(history, "0 pick 1")
    assert history.state.is_over()
    history.undo(0, 0)
    assert not history.state.is_over()


# ------------------------------------------------------------------ by everybody's consent


def test_rewind_goes_back_past_any_floor() -> None:
    history = whole_game()
    start = TOY.digest(history.state)
    play(history, "0 raise", "1 stand", "0 stand", "0 first take")
    after_two = whole_game()
    play(after_two, "0 raise", "1 stand")
    history.rewind(2)
    assert TOY.digest(history.state) == TOY.digest(after_two.state)
    assert history.events() == after_two.events()
    assert history.floor(1) == after_two.floor(1) == 2
    history.rewind(0)
    assert TOY.digest(history.state) == start


def test_after_a_rewind_the_same_steps_may_be_taken_back_as_before() -> None:
    history = at(Pick(0, most=1), Pick(0, most=1), Pick(1, most=1))
    play(history, "0 pick 0", "0 pick 1", "1 pick 0")
    history.rewind(2)
    assert history.floor(0) == 0
    history.undo(0, 1)
    assert history.state.notes == ["0 picks 0"]


@pytest.mark.parametrize("to", [-1, 2])
def test_rewind_goes_to_a_step_that_was_played(to: int) -> None:
    history = whole_game()
    play(history, "0 raise")
    with pytest.raises(BadInput, match=rf"^rewind: expected 0 to 1 steps, found {to}$"):
        history.rewind(to)


def test_rewind_of_a_game_that_began_at_a_position_goes_back_to_it() -> None:
    history = at(Pick(0, most=3), Note("after"))
    before = TOY.digest(history.state)
    play(history, "0 pick 2")
    history.rewind(0)
    assert TOY.digest(history.state) == before
    play(history, "0 pick 3")
    assert history.state.coins == [0, 3]


# ------------------------------------------------------------------ moment by moment


def told(*tasks: Task[Any]) -> History[ToyState]:
    return History(TOY, TOY.setup(2), table(*tasks), is_told=True)


def test_a_step_is_cut_after_the_answer_and_each_task_that_tells_something() -> None:
    history = told(Pick(0, most=1), Notes(("a", "b")), Look(0), Pick(0, most=1))
    play(history, "0 pick 1")
    kinds = [[event.kind for event in cut.events] for cut in history.cuts]
    assert kinds == [["picked"], ["note"], ["note"], ["looked", "saw"]]
    assert [event for cut in history.cuts for event in cut.events] == history.steps[0].events


def test_a_cut_holds_the_position_of_its_moment() -> None:
    history = told(Pick(0, most=1), Notes(("a", "b")), Pick(1, most=1))
    play(history, "0 pick 1")
    notes = [cut.state.notes for cut in history.cuts]
    assert notes == [["0 picks 1"], ["0 picks 1", "a"], ["0 picks 1", "a", "b"]]
    assert history.cuts[0].state.log is None
    assert history.cuts[-1].state is history.state


def test_a_task_that_does_several_things_is_cut_between_them() -> None:
    history = told(Pick(0, most=1), Verse(("a", "b")), Pick(0, most=1))
    play(history, "0 pick 1")
    assert [cut.state.notes for cut in history.cuts] == [
        ["0 picks 1"],
        ["0 picks 1", "a"],
        ["0 picks 1", "a", "b"],
    ]
    assert [len(cut.events) for cut in history.cuts] == [1, 1, 1]


def test_what_is_asked_next_belongs_to_the_last_cut() -> None:
    history = told(Pick(0, most=1), Note("a"), Pick(1, most=1))
    play(history, "0 pick 1")
    assert [cut.state.to_act() for cut in history.cuts] == [(), (1,)]


def test_a_game_goes_the_same_way_with_and_without_events() -> None:
    plain, cut = whole_game(), History(TOY, TOY.setup(2, seed="toy"), is_told=True)
    for history in (plain, cut):
        play(history, "0 raise", "1 stand", "0 stand", "0 first take")
    assert TOY.digest(plain.state) == TOY.digest(cut.state)
    assert plain.events() == cut.events()
    assert plain.cuts == []


def test_an_undone_step_emits_no_events() -> None:
    history = told(Pick(0, most=1), Pick(0, most=1))
    play(history, "0 pick 0")
    history.undo(0, 0)
    assert history.cuts == []


def test_a_refused_action_emits_no_events() -> None:
    history = told(Pick(0, most=1), Pick(0, most=1))
    play(history, "0 pick 0")
    cuts = history.cuts
    with pytest.raises(IllegalAction):
        play(history, "0 pick 3")
    assert history.cuts is cuts
