"""One game of a plan: the same whoever plays it, told in full, and what a diary counts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.arena.games import game, timeless
from trilith import games
from trilith.arena.plan import Plan
from trilith.arena.play import Diary, GameFailed, Ready, _places, play_one
from trilith.bots import Bot
from trilith.engine.event import Event
from trilith.engine.score import Row, Score

PLAN = Plan("castle", 2, ("random", "easy"), "one game")


def test_a_game_depends_on_plan_and_number_alone() -> None:
    ready = Ready(PLAN)
    ready.play(0)
    assert timeless(ready.play(1)) == timeless(play_one(PLAN, 1))


def test_a_game_has_scores_rows_places_and_a_length() -> None:
    one = play_one(PLAN, 0)
    assert one.finished
    assert one.bots == ("random", "easy")
    assert [sum(row.values()) for row in one.rows] == list(one.scores)
    assert one.winners == tuple(
        seat for seat, score in enumerate(one.scores) if score == max(one.scores)
    )
    assert sorted(one.places)[0] == 1
    assert one.places[one.winners[0]] == 1
    assert one.decisions > one.choices > 50
    assert one.seconds > 0
    assert (one.used, one.thoughts, one.positions, one.lessons) == ((), (), (), ())
    assert one.opponent is None


def test_a_game_is_abandoned_after_a_number_of_rounds() -> None:
    one = play_one(replace(PLAN, max_rounds=2), 0)
    assert (one.finished, one.rounds) == (False, 3)


def test_positions_are_every_choice_as_its_chooser_saw_it() -> None:
    plain, one = play_one(PLAN, 0), play_one(replace(PLAN, positions=True), 0)
    assert one.scores == plain.scores
    assert len(one.positions) == one.choices
    actions = games.get("castle").catalogue.actions
    for chosen in one.positions:
        assert chosen.action in chosen.legal
        assert len(chosen.legal) > 1
    assert {actions[chosen.action].verb for chosen in one.positions} >= {"choose"}


def test_thoughts_say_whose_they_are_and_when() -> None:
    one = play_one(replace(PLAN, thoughts=True, max_rounds=1), 0)
    assert len(one.thoughts) == one.choices
    assert {(note["seat"], note["bot"]) for note in one.thoughts} == {(0, "random"), (1, "easy")}
    assert {note["round"] for note in one.thoughts} == {1}


def test_a_failure_names_the_game_it_happened_in() -> None:
    ready = Ready(PLAN)

    def breaks(seed: str = "") -> Bot:
        raise ZeroDivisionError("no idea")

    ready.bots["easy"] = breaks
    with pytest.raises(GameFailed) as failed:
        ready.play(3)
    assert str(failed.value) == ("game 3 of castle, seed one game: ZeroDivisionError: no idea")


def test_a_shared_victory_is_a_share_of_one() -> None:
    one = game(0, ("a", "b", "c"), (50, 50, 20), 0, 1)
    assert [one.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


# ------------------------------------------------------------------ places


def score(seat: int, total: int, won: bool = False, tie: int = 0) -> Score:
    return Score(seat, (Row("castle", total),), (Row("tie", tie),), won)


def test_places_go_by_victory_points_and_ties() -> None:
    assert _places([score(0, 30), score(1, 50, True), score(2, 40)]) == (3, 1, 2)
    assert _places([score(0, 40, True), score(1, 60), score(2, 60)]) == (1, 2, 2)
    assert _places([score(0, 60, tie=1), score(1, 60, tie=2, won=True)]) == (2, 1)


# ------------------------------------------------------------------ what was done


def event(kind: str, seat: int = 0, seen_by: Any = None, **args: Any) -> Event:
    return Event(kind, seat, "", args, seen_by)


def test_a_diary_counts_what_everybody_saw_but_points_and_the_last_choice() -> None:
    log: list[Event] = [event("got", good="wood")]
    diary = Diary([score(0, 0), score(1, 0)], log)
    diary.write()
    log += [
        event("built", building="tavern", count=2, rival="seat:1"),
        event("built", building="keep"),
        event("chose_card", seen_by=(0,), card="trader"),
        event("scored", source="castle"),
        event("round", seat=-1),
        event("built", seat=1, building=""),
    ]
    diary.write()
    log.append(event("ended"))
    assert diary.used == (
        {
            "start got": 1,
            "start got good=wood": 1,
            "built": 2,
            "built building=tavern": 1,
            "built building=keep": 1,
        },
        {"built": 1},
    )


def test_without_a_log_nothing_is_counted() -> None:
    diary = Diary([score(0, 0)], None)
    diary.write()
    assert diary.used == ()
    told = play_one(replace(PLAN, told=True), 0)
    assert len(told.used) == 2
    assert all(sum(used.values()) > 20 for used in told.used)
