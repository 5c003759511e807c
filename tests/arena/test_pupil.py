"""A master that keeps notes: what there is to learn from a game."""

from __future__ import annotations

from typing import Any

import pytest

from trilith import games
from trilith.arena.pupil import INNER, MANY, Class, Pupil, final_of, position_of
from trilith.bots import Seen
from trilith.bots.heuristic import heuristic_for
from trilith.bots.knowledge import nothing

CASTLE = games.get("castle")
PLAIN = heuristic_for(CASTLE)
WEIGHTS: dict[str, Any] = {"made": {}, "leanings": {}, "worths": {}}


def start(players: int = 2) -> Any:
    return CASTLE.start(CASTLE.setup(players, seed="pupil"))


@pytest.fixture(scope="module")
def taught() -> tuple[Any, Pupil]:
    """A choice, and a pupil who has made it."""
    s, pupil = start(), Pupil("seed", 2 * MANY, nothing())
    pupil.choose(Seen(CASTLE, s, 0))
    return s, pupil


def test_a_searched_choice_is_noted_with_how_often_each_option_was_tried(
    taught: tuple[Any, Pupil],
) -> None:
    s, pupil = taught
    choices = [lesson for lesson in pupil.lessons if "visits" in lesson]
    assert 1 <= len(choices) <= 1 + INNER
    root = choices[0]
    assert root["key"] == PLAIN.lesson(s)
    assert root["scene"] == [round(x, 4) for x in PLAIN.scene(s, 0)]
    assert len(root["actions"]) == len(root["looks"]) == len(root["visits"]) > 1
    assert sum(root["visits"]) >= MANY
    legal = {CASTLE.catalogue.index(action) for action in s.legal(0)}
    assert set(root["actions"]) <= legal


def test_a_pupil_chooses_something_legal_and_the_same_again(taught: tuple[Any, Pupil]) -> None:
    s, _ = taught
    choices = {str(Pupil("seed", 12, nothing()).choose(Seen(CASTLE, s, 0))) for _ in range(2)}
    assert len(choices) == 1
    assert choices <= {action.code for action in s.legal(0)}


def test_a_position_is_what_everybody_has() -> None:
    s = start(3)
    found = position_of(PLAIN, s)
    assert (found["key"], found["stage"], found["left"]) == ("summer/3", 0, round(PLAIN.left(s), 4))
    assert found["settled"] == [PLAIN.settled(s, seat) for seat in range(3)]
    assert [len(facts) for facts in found["facts"]] == [len(PLAIN.facts(s, 0))] * 3


def test_an_end_is_points_and_shares_of_the_victory() -> None:
    s = start()
    found = final_of(CASTLE, s)
    scores = CASTLE.scores(s)
    assert found["points"] == [score.total for score in scores]
    assert found["over"] is False
    winners = [score.seat for score in scores if score.won]
    assert found["won"] == [1 / len(winners) if seat in winners else 0.0 for seat in (0, 1)]


def test_a_class_keeps_a_position_a_turn_and_tells_all_at_the_end() -> None:
    s = start()
    school = Class(CASTLE, {"weights": WEIGHTS, "simulations": 7}, ["a", "b"])
    assert [pupil.budget.simulations for pupil in school.pupils] == [7, 7]
    school.look(s, PLAIN)
    school.look(s, PLAIN)
    kept = school.lessons(s)
    assert len(kept) == 1
    assert (kept[0]["leaf"], kept[0]["final"]) == (False, final_of(CASTLE, s))
    school.pupils[1].lessons.append({"key": "noted"})
    assert school.lessons(s)[-1] == {"key": "noted"}
    later = s.clone()
    later.round_track -= 1
    far = PLAIN.far(later), PLAIN.turn(later, 0)
    if far != (PLAIN.far(s), PLAIN.turn(s, 0)):
        school.look(later, PLAIN)
        assert len(school.lessons(s)) == 3
