"""Checking puzzles: can the position be reached, and is the best option still clearly best?"""

from __future__ import annotations

from typing import Any

from trilith.bots.bot import Seen
from trilith.coach.value import value_for
from trilith.engine.errors import BadInput, IllegalAction
from trilith.puzzles.prove import is_proved, measured
from trilith.puzzles.puzzle import Puzzle, began, stand
from trilith.puzzles.settings import WANTED


def problem_with(puzzle: Puzzle, is_deep: bool = True) -> str | None:
    """What is wrong with a puzzle, in one line; None if it holds. The proof is repeated on request."""
    try:
        game, s = stand(puzzle.played, puzzle.step)
    except (BadInput, IllegalAction) as error:
        return f"the position cannot be reached: {error}"
    if game.digest(s) != puzzle.digest:
        return "the game leads to another position"
    seen = Seen(game, s, puzzle.seat)
    legal = [action.code for action in seen.legal]
    if legal != [option.action for option in puzzle.options]:
        return f"expected the options {legal}, found {[one.action for one in puzzle.options]}"
    return _told(puzzle) or (_measured(puzzle, seen) if is_deep else None)


def _told(puzzle: Puzzle) -> str | None:
    """Whether it is a puzzle by its own figures."""
    count, second = len(puzzle.options), puzzle.second
    if not WANTED.fewest <= count <= WANTED.most:
        return f"expected {WANTED.fewest} to {WANTED.most} options, found {count}"
    if second.behind < WANTED.lead or second.apart >= WANTED.margin:
        return f"the best is only {second.behind} ±{second.apart} ahead"
    return None


def _measured(puzzle: Puzzle, seen: Seen) -> str | None:
    """Repeat the proof with its original seed."""
    game, history = began(puzzle.played)
    value: Any = value_for(game, history.setup)
    best = game.catalogue.read(puzzle.best.action)
    judged = measured(seen, best, value, puzzle.tries, puzzle.seed)
    if judged.best.action.code != puzzle.best.action:
        return f"{judged.best.action.code} is better now than {puzzle.best.action}"
    if not is_proved(judged):
        second = judged.options[1]
        return f"the best is only {second.behind:.1f} ±{second.apart:.1f} ahead now"
    return None
