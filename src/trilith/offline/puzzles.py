"""Puzzles without a server: the same positions of the day, and answers that stay in this browser.

Loaded when the first one is asked for: it takes a while, and most visits need none.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct

from trilith.offline.desk import HERE, Desk
from trilith.puzzles.puzzle import Puzzle
from trilith.server import puzzling
from trilith.server.clocks import now_ms
from trilith.server.puzzled import PuzzleAnswered, PuzzleResult, PuzzleShown
from trilith.server.puzzling import Given, Mine


class Answer(Struct):
    action: str
    offset: int = 0
    at: int | None = None


def today(desk: Desk, offset: int) -> Any:
    now, mine = now_ms(), answers_of(desk)
    shown = [shown_here(puzzle, mine) for puzzle in puzzling.of_today(now)]
    return puzzling.today_told(shown, [], mine, now, offset)


def another(desk: Desk, game: str | None, kind: str | None) -> PuzzleShown:
    mine, day = answers_of(desk), puzzling.today_at(now_ms())
    left = puzzling.unanswered(game, kind, mine, day)
    return shown_here(puzzling.one_of(left, HERE, day), mine)


def one(desk: Desk, name: str) -> PuzzleShown:
    return shown_here(puzzling.puzzle_called(name), answers_of(desk))


def answer(desk: Desk, name: str, form: Answer) -> PuzzleAnswered:
    """Answer a puzzle, once: the first answer counts."""
    now, mine = now_ms(), answers_of(desk)
    puzzle = puzzling.puzzle_called(name)
    new = puzzling.new_answer(puzzle, form.action, form.at, now, form.offset)
    if name not in mine:
        mine[name] = puzzling.given(new, mine)
        desk.keep_answers([list(given) for given in mine.values()])
    result = result_here(puzzle, mine[name])
    streak = puzzling.streak_at(mine, now, form.offset)
    return PuzzleAnswered(result, streak, puzzling.record_of(mine))


def answers_of(desk: Desk) -> Mine:
    given = [msgspec.convert(row, Given) for row in desk.answers]
    return {one.puzzle: one for one in given}


def shown_here(puzzle: Puzzle, mine: Mine) -> PuzzleShown:
    shown = puzzling.position(puzzle)
    given = mine.get(puzzle.id)
    return shown if given is None else puzzling.with_result(shown, result_here(puzzle, given))


def result_here(puzzle: Puzzle, given: Given) -> PuzzleResult:
    """What came of it; nobody else answers here."""
    people = Counter({given.action: 1})
    return puzzling.result_of(puzzle, given, people, puzzling.course_told(puzzle))
