"""Puzzles: the positions of the day, more of them, and everybody's answers and streaks."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import Path, Query, Request
from pydantic import Field

from trilith.puzzles import collection
from trilith.puzzles.puzzle import Puzzle
from trilith.server import answers, own_puzzles, records, routes
from trilith.server.asking import Asker, Here, Known, Visited
from trilith.server.clocks import now_ms
from trilith.server.costs import Who, terms
from trilith.server.forms import Form
from trilith.server.own_puzzles import Own
from trilith.server.puzzled import OwnPuzzle, PuzzleAnswered, PuzzleKept, PuzzleResult, PuzzleShown
from trilith.server.puzzling import (
    Given,
    Mine,
    course_told,
    left_of,
    new_answer,
    of_today,
    one_of,
    position,
    record_of,
    result_of,
    streak_at,
    today_at,
    today_told,
    unanswered,
    with_result,
)
from trilith.server.server import Server
from trilith.server.shapes import Person, plain
from trilith.server.wire import Refused, encode

router = routes.router()

FARTHEST: Final = 14 * 60
"""No place's clock is farther from UTC, in minutes."""

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
    mine = await answers.all_of(server.store, asker)
    shown = [await shown_to(server, request, asker, puzzle, mine) for puzzle in of_today(now)]
    own = [
        await _own(request, one, one.puzzle.id in mine)
        for one in await own_puzzles.of_person(server.store, asker)
    ]
    return plain(today_told(shown, own, mine, now, offset))


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
    day = today_at(now_ms())
    left = left_of(_puzzles(await own_puzzles.of_person(server.store, asker)), game, kind, mine)
    if not left:
        offered = _puzzles(await own_puzzles.offered(server.store, game))
        left = [*unanswered(game, kind, mine, day), *left_of(offered, game, kind, mine)]
    puzzle = one_of(left, asker.id if asker is not None else None, day)
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
    """Answer a puzzle, once: a second answer gets the result of the first."""
    found = await _called(server, person, puzzle)
    now = now_ms()
    new = new_answer(found, form.action, form.at, now, form.offset)
    mine = await answers.keep(server.store, person.id, new)
    result = await told_to(server, request, person, found, mine[puzzle])
    return plain(PuzzleAnswered(result, streak_at(mine, now, form.offset), record_of(mine)))


async def _called(server: Server, asker: Person | None, name: str) -> Puzzle:
    """A built-in one, one of the asker's own, or one that a player offers."""
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
    """Delete it; people to whom it was offered no longer find it."""
    if not await own_puzzles.let_go(server.store, person.id, puzzle):
        raise Refused("not_found", "no such puzzle of yours")
    return {}


def _puzzles(own: list[Own]) -> list[Puzzle]:
    return [one.puzzle for one in own]


# ------------------------------------------------------------------ telling


async def shown_to(
    server: Server, request: Request, asker: Person | None, puzzle: Puzzle, mine: Mine
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
    return with_result(shown, result)


def _kept_by(own: Own, who: str | None) -> Literal["mine", "offered", "theirs"]:
    if own.person != who:
        return "theirs"
    return "offered" if own.offered else "mine"


async def told_to(
    server: Server, request: Request, person: Person, puzzle: Puzzle, given: Given
) -> PuzzleResult:
    people = await answers.chosen_by(server.store, puzzle.id)
    course = await routes.chore(request, person.id, lambda: course_told(puzzle))
    return result_of(puzzle, given, people, course)
