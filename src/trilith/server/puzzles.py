"""Puzzles: the positions of the day, more of them, and everybody's answers and streaks."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import Path, Query, Request
from pydantic import Field

from trilith import games
from trilith.coach.choice import FINE, FOUND, verdict_of
from trilith.engine.game import Decision
from trilith.puzzles import collection
from trilith.puzzles.puzzle import Puzzle, course_of, seen_in
from trilith.puzzles.streak import day_of, streak_of
from trilith.server import answers, own_puzzles, records, routes
from trilith.server.answers import Given
from trilith.server.clocks import HOUR, now_ms
from trilith.server.coached import LineStep
from trilith.server.costs import Who, terms
from trilith.server.lobby import Form
from trilith.server.own_puzzles import Own
from trilith.server.puzzled import (
    OwnPuzzle,
    PuzzleAnswered,
    PuzzleFinders,
    PuzzleHabit,
    PuzzleKept,
    PuzzleOption,
    PuzzleRecord,
    PuzzleResult,
    PuzzleShown,
    PuzzleSource,
    PuzzlesToday,
    Streak,
)
from trilith.server.rest import Asker, Here, Known, Visited
from trilith.server.server import Server
from trilith.server.shapes import Choice, Label, Person, plain
from trilith.server.wire import Refused, encode

router = routes.router()

FARTHEST: Final = 14 * 60
"""No place's clock is farther from UTC, in minutes."""
KEPT_BACK: Final = 72 * HOUR
"""An answer that could not be sent may come so late, and still counts for its day."""
HABITS: Final = 3

Offset = Annotated[int, Query(ge=-FARTHEST, le=FARTHEST)]
"""Minutes that the asker's clock is behind UTC, as browsers count."""
PuzzleId = Annotated[str, Path(pattern="^[0-9a-f]{10}$")]
Word = Annotated[str | None, Query(max_length=40)]


class Answer(Form):
    action: str = Field(max_length=100)
    offset: int = Field(default=0, ge=-FARTHEST, le=FARTHEST)
    at: int | None = Field(default=None, ge=0)
    """When it was given, if it could not be sent at once."""


class Kept(Form):
    step: int = Field(ge=1, le=100_000)


# ------------------------------------------------------------------ asking


@router.get("/api/puzzles/today")
@terms(Who.ANYBODY, 10)
async def today(server: Here, request: Request, asker: Asker, offset: Offset = 0) -> dict[str, Any]:
    """The positions of the day, one a game, the same for everybody; and one's own streak."""
    now = now_ms()
    day = datetime.fromtimestamp(now / 1000, UTC).date()
    found = [collection.of_the_day(game, day) for game in games.keys()]
    puzzles = [puzzle for puzzle in found if puzzle is not None]
    mine = await answers.all_of(server.store, asker)
    shown = [await shown_to(server, request, asker, puzzle, mine) for puzzle in puzzles]
    streak, habits = streak_at(mine, now, offset), habits_of(mine)
    own = [
        await _own(request, one, one.puzzle.id in mine)
        for one in await own_puzzles.of_person(server.store, asker)
    ]
    return plain(
        PuzzlesToday(day.isoformat(), _midnight(day), shown, streak, record_of(mine), habits, own)
    )


async def _own(request: Request, one: Own, is_answered: bool) -> OwnPuzzle:
    puzzle = one.puzzle
    shown = await routes.chore(request, one.person, lambda: position(puzzle))
    question = shown.question
    return OwnPuzzle(puzzle.id, puzzle.game, puzzle.round, question, one.offered, is_answered)


@router.get("/api/puzzles/next")
@terms(Who.ANYBODY, 10)
async def another(
    server: Here, request: Request, asker: Asker, game: Word = None, kind: Word = None
) -> dict[str, Any]:
    """A puzzle that the asker has not answered yet: of a game, or of a kind of question of it."""
    mine = await answers.all_of(server.store, asker)
    day = datetime.fromtimestamp(now_ms() / 1000, UTC).date()
    own = await own_puzzles.of_person(server.store, asker)
    left = _left_of(own, game, kind, mine)
    if not left:
        offered = _left_of(await own_puzzles.offered(server.store, game), game, kind, mine)
        left = [*unanswered(game, kind, mine, day), *offered]
    if not left:
        raise Refused("not_found", "no more of these puzzles are left")
    who = asker.id if asker is not None else f"anybody/{day}"
    puzzle = collection.shuffled(left, who)[0]
    return plain(await shown_to(server, request, asker, puzzle, mine))


@router.get("/api/puzzles/{puzzle}")
@terms(Who.ANYBODY, 10)
async def one_puzzle(
    server: Here, request: Request, asker: Asker, puzzle: PuzzleId
) -> dict[str, Any]:
    """One puzzle; with its solution for who has answered it."""
    found = await _called(server, asker, puzzle)
    mine = await answers.all_of(server.store, asker)
    return plain(await shown_to(server, request, asker, found, mine))


@router.post("/api/puzzles/{puzzle}/answer")
@terms(Who.KNOWN, 10)
async def answer(
    server: Here, request: Request, person: Known, puzzle: PuzzleId, form: Answer
) -> dict[str, Any]:
    """Answer a puzzle, once: whoever answers again is told what came of the first answer."""
    found = await _called(server, person, puzzle)
    option = found.option(form.action)
    if option is None:
        options = ", ".join(one.action for one in found.options)
        raise Refused("illegal", f"expected one of {options}; found '{form.action}'")
    now = now_ms()
    at = now if form.at is None else min(now, max(form.at, now - KEPT_BACK))
    given = answers.New(puzzle, form.action, option.behind, at, form.offset)
    mine = await answers.keep(server.store, person.id, given)
    result = await told_to(server, request, person, found, mine[puzzle])
    return plain(PuzzleAnswered(result, streak_at(mine, now, form.offset), record_of(mine)))


async def _called(server: Server, asker: Person | None, name: str) -> Puzzle:
    """One that comes along, one of the asker's own, or one that somebody offers."""
    found = collection.puzzle_called(name)
    if found is not None:
        return found
    own = await own_puzzles.called(server.store, asker, name)
    if own is None:
        raise Refused("not_found", "no such puzzle")
    return own.puzzle


# ------------------------------------------------------------------ one's own


@router.post("/api/tables/{table}/puzzles")
@terms(Who.VISITOR, 60)
async def keep(
    server: Here, request: Request, visit: Visited, person: Known, form: Kept
) -> dict[str, Any]:
    """Keep a choice of an analysed game among one's own puzzles."""
    table = visit.room.table
    moment, depth = await server.analyses.choice(table, form.step)
    assert moment.choice is not None
    if not moment.choice.lead:
        raise Refused("no_puzzle", "too close to call: a puzzle needs one best option")
    errands = server.hub.house.errands
    text = (await errands.of_table(person.id, table.id, records.export)).decode()
    line = await errands.do(person.id, own_puzzles.made, text, encode(moment), depth)
    if not line:
        raise Refused("no_puzzle", "a puzzle needs a whole game, with the usual values")
    return plain(PuzzleKept(await own_puzzles.keep(server.store, person.id, line.decode())))


@router.post("/api/puzzles/{puzzle}/offer")
@terms(Who.KNOWN, 10)
async def offer(server: Here, person: Known, puzzle: PuzzleId) -> dict[str, Any]:
    """Let everybody solve a puzzle of one's own; it holds no names."""
    if not await own_puzzles.offer(server.store, person.id, puzzle):
        raise Refused("not_found", "no such puzzle of yours")
    return {}


@router.delete("/api/puzzles/{puzzle}")
@terms(Who.KNOWN, 10)
async def let_go(server: Here, person: Known, puzzle: PuzzleId) -> dict[str, Any]:
    """Keep it no longer; who was offered it does not find it any more."""
    if not await own_puzzles.let_go(server.store, person.id, puzzle):
        raise Refused("not_found", "no such puzzle of yours")
    return {}


def _midnight(day: date) -> int:
    """When this day is over in UTC."""
    end = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    return int(end.timestamp() * 1000)


def unanswered(
    game: str | None, kind: str | None, mine: dict[str, Given], day: date
) -> list[Puzzle]:
    """All that are left; the positions of the day are not given away before somebody asks."""
    keys = [key for key in games.keys() if game in (None, key)]
    days = {puzzle.id for key in keys if (puzzle := collection.of_the_day(key, day)) is not None}
    return [
        puzzle
        for key in keys
        for puzzle in collection.puzzles_of(key)
        if kind in (None, puzzle.kind) and puzzle.id not in mine and puzzle.id not in days
    ]


def _left_of(
    own: list[Own], game: str | None, kind: str | None, mine: dict[str, Given]
) -> list[Puzzle]:
    return [
        one.puzzle
        for one in own
        if game in (None, one.puzzle.game)
        and kind in (None, one.puzzle.kind)
        and one.puzzle.id not in mine
    ]


# ------------------------------------------------------------------ telling


async def shown_to(
    server: Server, request: Request, asker: Person | None, puzzle: Puzzle, mine: dict[str, Given]
) -> PuzzleShown:
    """The puzzle; with what came of it for who has answered."""
    who = asker.id if asker is not None else None
    shown = await routes.chore(request, who, lambda: position(puzzle))
    kept = await own_puzzles.called(server.store, asker, puzzle.id)
    if kept is not None:
        shown = msgspec.structs.replace(shown, kept=_kept_by(kept, who))
    given = mine.get(puzzle.id)
    if given is None or asker is None:
        return shown
    result = await told_to(server, request, asker, puzzle, given)
    return msgspec.structs.replace(shown, result=result)


def _kept_by(own: Own, who: str | None) -> Literal["mine", "offered", "theirs"]:
    if own.person != who:
        return "theirs"
    return "offered" if own.offered else "mine"


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


async def told_to(
    server: Server, request: Request, person: Person, puzzle: Puzzle, given: Given
) -> PuzzleResult:
    people = await answers.chosen_by(server.store, puzzle.id)
    course = await routes.chore(request, person.id, lambda: course_told(puzzle))
    return result_of(puzzle, given, people, course)


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


def streak_at(mine: dict[str, Given], now: int, offset: int) -> Streak:
    found = streak_of({one.day for one in mine.values()}, day_of(now, offset))
    return Streak(found.days, found.longest, found.today, list(found.course))  # type: ignore[arg-type]


def record_of(mine: dict[str, Given]) -> PuzzleRecord:
    costs = [one.cost for one in mine.values()]
    solved = sum(verdict_of(cost) == FINE for cost in costs)
    return PuzzleRecord(len(costs), solved, round(sum(costs) / max(1, len(costs)), 2))


def habits_of(mine: dict[str, Given]) -> list[PuzzleHabit]:
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


def _left(game: str, kind: str, mine: dict[str, Given]) -> int:
    return sum(one.kind == kind and one.id not in mine for one in collection.puzzles_of(game))


@lru_cache(maxsize=64)
def _question(game: str, kind: str) -> Label:
    first = next(one for one in collection.puzzles_of(game) if one.kind == kind)
    return position(first).question
