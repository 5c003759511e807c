"""The puzzles that come along: each can be reached, holds, and shows nothing but what a seat sees.

`trilith puzzles GAME --check` proves all of them once more; here it is the clearest of each game.
"""

from __future__ import annotations

import json
import random
from datetime import date, timedelta

import pytest

from trilith import games
from trilith.engine.rng import Rng
from trilith.puzzles.check import problem_with
from trilith.puzzles.collection import file_of, kinds_of, of_the_day, puzzle_called, puzzles_of
from trilith.puzzles.puzzle import GRADES, course_of, seen_in
from trilith.puzzles.settings import WANTED

GAMES = [key for key in games.keys() if file_of(key).is_file()]
FEWEST = 100


@pytest.mark.parametrize("game", GAMES)
def test_there_are_a_hundred_of_many_kinds_and_grades(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) >= FEWEST
    assert len({one.id for one in found}) == len(found)
    assert len(kinds_of(game)) >= 4
    assert {"easy", "medium"} < {one.grade for one in found} <= set(GRADES)
    assert len({one.played.players for one in found}) >= 3
    for kind in kinds_of(game):
        assert sum(one.kind == kind for one in found) <= max(len(found), FEWEST) * WANTED.of_a_kind


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_of_each_say_that_one_option_is_clearly_best(game: str) -> None:
    for one in puzzles_of(game):
        assert WANTED.fewest <= len(one.options) <= WANTED.most
        assert one.second.behind >= WANTED.lead
        assert one.second.apart < WANTED.margin
        assert one.best.behind == 0
        below = [(found, of) for level, (found, of) in one.found.items() if level != "expert"]
        assert sum(of - found for found, of in below) >= WANTED.missed
        agree, asked = one.found["expert"]
        assert 2 * agree >= asked


@pytest.mark.parametrize("game", GAMES)
def test_positions_come_out_as_they_were(game: str) -> None:
    few = random.Random(game).sample(puzzles_of(game), 12)
    assert {one.id: problem_with(one, is_deep=False) for one in few} == dict.fromkeys(
        one.id for one in few
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_best_is_best_when_it_is_measured_again(game: str) -> None:
    few = [one for one in puzzles_of(game) if len(one.options) == 2]
    assert problem_with(max(few, key=lambda one: one.second.behind)) is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_from_the_seat_changes_nothing_that_is_shown(game: str) -> None:
    for one in random.Random(game).sample(puzzles_of(game), 4):
        seen = seen_in(one)
        shown = json.dumps([seen.view, seen.decision.dump() if seen.decision else None])
        other = seen.imagine(Rng.of("otherwise"))
        decision = seen.game.decision(other, one.seat)
        assert decision is not None
        assert json.dumps([seen.game.view(other, one.seat), decision.dump()]) == shown


def test_the_day_has_one_a_game_and_none_twice_before_all_had_their_turn() -> None:
    day = date(2026, 11, 18)
    for game in GAMES:
        count = len(puzzles_of(game))
        first = (day - date(2026, 1, 1)).days // count * count
        days = [date(2026, 1, 1) + timedelta(first + i) for i in range(count)]
        ids = [one.id for each in days if (one := of_the_day(game, each)) is not None]
        assert sorted(ids) == sorted(one.id for one in puzzles_of(game))
        assert of_the_day(game, day) is of_the_day(game, day)
    assert puzzle_called("0123456789") is None


@pytest.mark.parametrize("game", GAMES)
def test_the_course_begins_with_what_was_done_in_the_game(game: str) -> None:
    one = puzzles_of(game)[0]
    told = list(course_of(one))
    assert told[0][0] == one.seat
    assert 1 <= len(told) <= 5
