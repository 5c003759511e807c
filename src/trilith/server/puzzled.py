"""Puzzles over the wire: the position as its seat sees it, and after the answer what it was worth."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct

from trilith.server.coached import LineStep, Verdict
from trilith.server.shapes import Choice, Label, Sent, View

PuzzleLevel = Literal["easy", "medium", "hard", "expert"]
Stone = Literal["answered", "free", "missed", "open"]


class PuzzleOption(Struct):
    """What an option was worth, and who chose it."""

    action: str
    chance: float
    """To win, in points."""
    margin: float
    behind: float
    """Points less than with the best."""
    apart: float
    """The margin of that difference."""
    verdict: Verdict
    people: int
    """How many people chose it here."""


class PuzzleSource(Struct):
    """Points of one source that the best and the second lead to."""

    source: str
    best: float
    second: float


class PuzzleFinders(Struct):
    """How many bots of a level found the best."""

    level: PuzzleLevel
    found: int
    asked: int


class Streak(Struct):
    """Days in a row with an answer."""

    days: int
    longest: int
    today: bool
    """Whether today counts already."""
    course: list[Stone]
    """The last days, today's last."""


class PuzzleResult(Struct):
    """What is shown once it is answered."""

    chosen: str
    verdict: Verdict
    cost: float
    solved: bool
    best: str
    options: list[PuzzleOption]
    people: int
    """How many people have answered it."""
    tries: int
    """How many imagined deals each option was tried in."""
    line: list[LineStep]
    """What the best leads to, itself first."""
    sources: list[PuzzleSource]
    finders: list[PuzzleFinders]
    taken: str
    """What was done in the game itself."""
    course: list[LineStep]
    """How that game went on."""
    scores: list[int]
    winners: list[int]


class OwnPuzzle(Struct):
    """A puzzle that I have kept from a game."""

    id: str
    game: str
    round: int
    question: Label
    offered: bool
    """To everybody."""
    answered: bool


class PuzzleKept(Struct):
    """A puzzle has been kept."""

    id: str


class PuzzleShown(Struct):
    """A position to be thought about: nothing in it that its seat does not see."""

    id: str
    game: str
    players: int
    setup: dict[str, str]
    """The game's options."""
    round: int
    seat: int
    kind: str
    grade: PuzzleLevel | None
    """None for those that people have kept: no bots were asked."""
    kept: Literal["mine", "offered", "theirs"] | None
    """From an analysed game, and not proved: kept by me, offered by me to everybody, or by others."""
    question: Label
    rule: str
    options: list[Choice]
    view: Annotated[Any, Sent(View)]
    result: PuzzleResult | None
    """If it was answered."""


class PuzzleRecord(Struct):
    """A summary of a person's answers."""

    answered: int
    solved: int
    lost: float
    """Points lost a puzzle."""


class PuzzleHabit(Struct):
    """A kind of choice that points are lost at."""

    game: str
    kind: str
    question: Label
    """As one of these puzzles asks it."""
    count: int
    lost: float
    left: int
    """How many more puzzles of this kind there are."""


class PuzzlesToday(Struct):
    """The positions of the day, and how it goes."""

    date: str
    until: int
    """When the next ones come, in milliseconds since 1970."""
    puzzles: list[PuzzleShown]
    streak: Streak
    record: PuzzleRecord
    habits: list[PuzzleHabit]
    own: list[OwnPuzzle]
    """That I have kept, the latest first."""


class PuzzleAnswered(Struct):
    """What an answer brings: the result, and the streak with it."""

    result: PuzzleResult
    streak: Streak
    record: PuzzleRecord
