"""Puzzles without I/O: what is shown, what came of an answer, streaks and habits. A server and a
browser that plays without one say the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from trilith import games
from trilith.coach.choice import FINE, FOUND, verdict_of
from trilith.engine.decision import Decision
from trilith.puzzles import collection
from trilith.puzzles.puzzle import Option, Puzzle, course_of, seen_in
from trilith.puzzles.streak import day_of, streak_of
from trilith.server.clocks import HOUR
from trilith.server.coached import LineStep
from trilith.server.puzzled import (
    OwnPuzzle,
    PuzzleFinders,
    PuzzleHabit,
    PuzzleOption,
    PuzzleRecord,
    PuzzleResult,
    PuzzleShown,
    PuzzleSource,
    PuzzlesToday,
    Streak,
)
from trilith.server.shapes import Choice, Label
from trilith.server.wire import Refused

KEPT_BACK: Final = 72 * HOUR
"""An answer that could not be sent may come so late, and still counts for its day."""
HABITS: Final = 3


class New(NamedTuple):
    """An answer as it comes in."""

    puzzle: str
    action: str
    cost: float
    """Points behind the best."""
    at: int
    offset: int
    """Minutes that the clock there is behind UTC."""


class Given(NamedTuple):
    """An answer that is kept."""

    puzzle: str
    action: str
    cost: float
    day: int
    """That it counts for: see `puzzles.streak`."""


Mine = dict[str, Given]
"""A person's answers, by puzzle, in the order in which they were given."""


# ------------------------------------------------------------------ which


def today_at(now: int) -> date:
    return datetime.fromtimestamp(now / 1000, UTC).date()


def of_today(now: int) -> list[Puzzle]:
    """The positions of the day, one a game, the same for everybody."""
    found = [collection.of_the_day(game, today_at(now)) for game in games.keys()]
    return [puzzle for puzzle in found if puzzle is not None]


def today_told(
    shown: list[PuzzleShown], own: list[OwnPuzzle], mine: Mine, now: int, offset: int
) -> PuzzlesToday:
    day, streak = today_at(now), streak_at(mine, now, offset)
    record, habits = record_of(mine), habits_of(mine)
    return PuzzlesToday(day.isoformat(), _midnight(day), shown, streak, record, habits, own)


def one_of(left: list[Puzzle], who: str | None, day: date) -> Puzzle:
    """One of those that are left: everybody gets them in an order of their own."""
    if not left:
        raise Refused("not_found", "no more of these puzzles are left")
    return collection.shuffled(left, who or f"anybody/{day}")[0]


def puzzle_called(name: str) -> Puzzle:
    found = collection.puzzle_called(name)
    if found is None:
        raise Refused("not_found", "no such puzzle")
    return found


def _midnight(day: date) -> int:
    """When this day is over in UTC."""
    end = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    return int(end.timestamp() * 1000)


def unanswered(game: str | None, kind: str | None, mine: Mine, day: date) -> list[Puzzle]:
    """All that are left; the positions of the day are not given away early."""
    keys = [key for key in games.keys() if game in (None, key)]
    days = {puzzle.id for key in keys if (puzzle := collection.of_the_day(key, day)) is not None}
    every = (puzzle for key in keys for puzzle in collection.puzzles_of(key))
    return left_of((puzzle for puzzle in every if puzzle.id not in days), game, kind, mine)


def left_of(
    puzzles: Iterable[Puzzle], game: str | None, kind: str | None, mine: Mine
) -> list[Puzzle]:
    """Those of this game and kind of question that are not answered yet."""
    return [
        puzzle
        for puzzle in puzzles
        if game in (None, puzzle.game) and kind in (None, puzzle.kind) and puzzle.id not in mine
    ]


# ------------------------------------------------------------------ answering


def new_answer(puzzle: Puzzle, action: str, at: int | None, now: int, offset: int) -> New:
    """An answer, checked; it may have been given a while ago."""
    option = _option(puzzle, action)
    given_at = now if at is None else min(now, max(at, now - KEPT_BACK))
    return New(puzzle.id, action, option.behind, given_at, offset)


def _option(puzzle: Puzzle, action: str) -> Option:
    option = puzzle.option(action)
    if option is None:
        options = ", ".join(one.action for one in puzzle.options)
        raise Refused("illegal", f"expected one of {options}; found '{action}'")
    return option


def given(new: New, mine: Mine) -> Given:
    """What is kept of it: the day that it counts for depends on the others."""
    day = day_of(new.at, new.offset, {one.day for one in mine.values()})
    return Given(new.puzzle, new.action, new.cost, day)


# ------------------------------------------------------------------ telling


def with_result(shown: PuzzleShown, result: PuzzleResult) -> PuzzleShown:
    return msgspec.structs.replace(shown, result=result)


@lru_cache(maxsize=64)
def position(puzzle: Puzzle) -> PuzzleShown:
    """Built by naming what is shown: the seat's view, and its question."""
    seen = seen_in(puzzle)
    decision = seen.decision
    assert decision is not None
    question = decision.question
    return PuzzleShown(
        puzzle.id,
        puzzle.game,
        puzzle.played.players,
        dict(puzzle.played.options),
        puzzle.round,
        puzzle.seat,
        puzzle.kind,
        puzzle.grade or None,  # type: ignore[arg-type]
        None,
        Label(question.key, question.args),
        decision.rule,
        [one for one in choices_of(decision) if puzzle.option(one.action) is not None],
        seen.view,
        None,
    )


def choices_of(decision: Decision) -> list[Choice]:
    return [
        Choice(one.action.code, list(one.action.args), Label(one.label.key, one.label.args))
        for one in decision.options
    ]


@lru_cache(maxsize=64)
def course_told(puzzle: Puzzle) -> list[LineStep]:
    """How the game went on in which it came up."""
    return [_step(seat, label.dump()) for seat, label in course_of(puzzle)]


def _step(seat: int, label: Any) -> LineStep:
    return LineStep(seat, Label(label["key"], label["args"]))


def result_of(
    puzzle: Puzzle, given: Given, people: Counter[str], course: list[LineStep]
) -> PuzzleResult:
    options = [
        PuzzleOption(
            one.action,
            one.chance,
            one.margin,
            one.behind,
            one.apart,
            called(puzzle, one.action),
            people[one.action],
        )
        for one in puzzle.options
    ]
    verdict = called(puzzle, given.action)
    return PuzzleResult(
        given.action,
        verdict,
        given.cost,
        verdict in (FINE, FOUND),
        puzzle.best.action,
        options,
        people.total(),
        puzzle.tries,
        [_step(one["seat"], one["label"]) for one in puzzle.line],
        [PuzzleSource(name, best, second) for name, (best, second) in puzzle.sources.items()],
        [PuzzleFinders(level, *found) for level, found in puzzle.found.items()],  # type: ignore[arg-type]
        puzzle.taken,
        course,
        list(puzzle.played.scores),
        list(puzzle.played.winners),
    )


def called(puzzle: Puzzle, action: str) -> Any:
    """What choosing this is called: the words of the coach."""
    option = puzzle.option(action)
    assert option is not None
    return FOUND if option is puzzle.best else verdict_of(option.behind)


# ------------------------------------------------------------------ what it comes to


def streak_at(mine: Mine, now: int, offset: int) -> Streak:
    found = streak_of({one.day for one in mine.values()}, day_of(now, offset))
    return Streak(found.days, found.longest, found.today, list(found.course))  # type: ignore[arg-type]


def record_of(mine: Mine) -> PuzzleRecord:
    costs = [one.cost for one in mine.values()]
    solved = sum(verdict_of(cost) == FINE for cost in costs)
    return PuzzleRecord(len(costs), solved, round(sum(costs) / max(1, len(costs)), 2))


def habits_of(mine: Mine) -> list[PuzzleHabit]:
    """The kinds of choices at which most points were lost, the worst first."""
    lost: Counter[tuple[str, str]] = Counter()
    counts: Counter[tuple[str, str]] = Counter()
    for given in mine.values():
        puzzle = collection.puzzle_called(given.puzzle)
        if puzzle is not None:
            counts[puzzle.game, puzzle.kind] += 1
            lost[puzzle.game, puzzle.kind] += given.cost  # type: ignore[assignment]
    return [
        PuzzleHabit(game, kind, _question(game, kind), counts[game, kind], round(points, 1), left)
        for (game, kind), points in lost.most_common(HABITS)
        if verdict_of(points) != FINE
        for left in [_left(game, kind, mine)]
    ]


def _left(game: str, kind: str, mine: Mine) -> int:
    return sum(one.kind == kind and one.id not in mine for one in collection.puzzles_of(game))


@lru_cache(maxsize=64)
def _question(game: str, kind: str) -> Label:
    first = next(one for one in collection.puzzles_of(game) if one.kind == kind)
    return position(first).question
