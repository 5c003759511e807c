"""The puzzles that ship with Trilith: all of a game, one by its id, and the position of the day."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from trilith import games
from trilith.engine.doc import read_text
from trilith.puzzles.puzzle import Puzzle, read
from trilith.puzzles.settings import FOLDER

FIRST: Final = date(2026, 1, 1)
"""The days are counted from here."""


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game; none if there are none for it."""
    file = file_of(game)
    return tuple(read(read_text(file), file.name)) if file.is_file() else ()


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl"


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in games.keys() for puzzle in puzzles_of(game)}


def puzzle_called(name: str) -> Puzzle | None:
    """A puzzle by its id."""
    return _by_id().get(name)


def of_the_day(game: str, day: date) -> Puzzle | None:
    """The same for everybody; none is repeated until all have been shown."""
    every = puzzles_of(game)
    if not every:
        return None
    turn, place = divmod((day - FIRST).days, len(every))
    return shuffled(every, f"day/{turn}")[place]


def shuffled(puzzles: Sequence[Puzzle], seed: str) -> list[Puzzle]:
    """In an order that depends on the seed alone, and stays when others are added or removed."""
    return sorted(puzzles, key=lambda one: hashlib.sha256(f"{seed}/{one.id}".encode()).digest())


def kinds_of(game: str) -> list[str]:
    """The kinds of questions for which there are puzzles."""
    return sorted({puzzle.kind for puzzle in puzzles_of(game)})
