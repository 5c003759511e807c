"""What the coach's analysis of a finished game is made of, over the wire: see `trilith.coach.dump`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct

from trilith.server.shapes import Choice, GameEvent, Label, Sent

Verdict = Literal["fine", "close", "found", "inaccuracy", "mistake", "blunder"]
Depth = Literal["quick", "normal", "deep"]


class WeighedOption(Struct):
    """An option of a choice, as its player could judge it."""

    action: str
    refs: list[str]
    label: Label
    chance: float
    """The chooser's chance to win with it, in points."""
    margin: float
    behind: float
    """Points less than with the best, in the same imagined deals."""
    close: bool
    """Too close to the best to be told from it."""
    measured: bool
    """False for options that a first look left behind."""


class HintSource(Struct):
    """What the best option and the second bring by one source, until the search stops."""

    source: str
    best: float
    second: float


class HintTold(Struct):
    """As much of a hint as its stage tells."""

    close: bool
    """Too close to call: the second best may be as good."""
    look: list[Choice]
    """Where to look: some options, in no order."""
    best: Choice | None
    """What; from the second stage on."""
    options: list[WeighedOption]
    """Why: the best three, with their chances."""
    why: list[Label]
    sources: list[HintSource]
    others: list[float]
    """What everybody has by the best instead of the second, in points of winning."""


class LineStep(Struct):
    """What most likely follows."""

    seat: int
    label: Label


class JudgedChoice(Struct):
    """A choice with its cost."""

    verdict: Verdict
    cost: float
    margin: float
    lead: float
    """How much better the best is than the next."""
    counts: bool
    """Whether there was something to lose."""
    rule: str
    question: Label
    taken: str
    options: list[WeighedOption]
    """The best first."""
    more: int
    """Options that are not listed."""
    line: list[LineStep]
    """What the best option leads to, itself first."""


class CoachMoment(Struct):
    """Something that moved everybody's chances."""

    step: int
    round: int
    kind: Literal["choice", "draw", "reveal", "end"]
    seat: int
    """Whose choice it was; -1 for luck."""
    delta: list[float]
    margins: list[float]
    choice: JudgedChoice | None
    events: Annotated[list[Any], Sent(list[GameEvent])]


class SkillGrade(Struct):
    """Points lost a choice, over the choices that count."""

    lost: float
    margin: float
    count: int
    enough: bool
    verdicts: dict[str, int]


class CoachAccount(Struct):
    """start + own + others + luck = result, in points of winning."""

    player: int
    start: float
    own: float
    others: float
    luck: float
    result: float
    adjusted: float
    """The result without luck."""
    margin: float
    skill: SkillGrade | None
    five: list[int]
    """The choices that mattered, as places in `moments`."""


class CoachMeasure(Struct):
    """How it was measured."""

    depth: Depth
    seed: str
    rules_version: int


class Thresholds(Struct):
    """From how many points on a choice is called what."""

    inaccuracy: float
    mistake: float
    blunder: float
    found: float


class Analysis(Struct):
    """A finished game, luck told from skill."""

    version: int
    game: str
    measure: CoachMeasure
    thresholds: Thresholds
    names: list[str]
    scores: list[int]
    players: list[CoachAccount]
    """The seats, and the rules' own opponent behind them."""
    curve: list[list[float]]
    """Everybody's chance after each step, the opening first."""
    margins: list[list[float]]
    rounds: list[int]
    moments: list[CoachMoment]


class AnalysisState(Struct):
    """How far an analysis is."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    depth: Depth
    done: int
    """Steps of the game that are judged."""
    steps: int
    ahead: int
    """Others' questions that are waited for."""
    result: Annotated[Any, Sent(Analysis | None)]
