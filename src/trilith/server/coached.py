"""What the coach's analysis of a finished game is made of, over the wire: see `trilith.coach.dump`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct

from trilith.server.shapes import Choice, EventsSent, GameEvent, Label, Sent, View

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
    apart: float
    """The margin of that difference."""
    close: bool
    """Too close to the best to tell them apart."""
    measured: bool
    """False for options that a first look left behind."""


class HintSource(Struct):
    """What the best option and the second bring by one source, until the search stops."""

    source: str
    best: float
    second: float


class HintTold(Struct):
    """As much of a hint as its stage reveals."""

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


class LineMove(LineStep):
    """A step of a line, as it would be played."""

    action: str


class LineShown(Struct):
    """A step of the better line on the board, in a deal that its chooser could imagine."""

    seat: int
    view: Annotated[Any, Sent(View)]
    """As the chooser would see it after the step."""
    events: EventsSent


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
    line: list[LineMove]
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


class Moments(Struct):
    """As much of an analysis as is read for one choice."""

    moments: list[CoachMoment]

    def choice_at(self, step: int) -> CoachMoment | None:
        """The choice that was judged at this step."""
        found = [one for one in self.moments if one.step == step and one.choice is not None]
        return found[0] if found else None


class GradePlace(Struct):
    """A place on the ladder of bots: like a level, or between two."""

    lower: str
    upper: str
    """The same level if it is like that one."""


class LadderMark(Struct):
    """What a level of bots loses a choice."""

    level: str
    lost: float
    margin: float


class SkillGrade(Struct):
    """Points lost a choice, over the choices that count."""

    lost: float
    margin: float
    count: int
    enough: bool
    grade: GradePlace | None
    """None with too few choices, or where no ladder was measured."""
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
    """A finished game, split into luck and skill."""

    version: int
    game: str
    setting: str
    """The number of players and the mode, as in `3-summer`."""
    measure: CoachMeasure
    thresholds: Thresholds
    names: list[str]
    scores: list[int]
    ladder: list[LadderMark]
    """The levels of bots on the scale of skill, the weakest first."""
    players: list[CoachAccount]
    """The seats, and the rules' own opponent behind them."""
    curve: list[list[float]]
    """Everybody's chance after each step, the opening first."""
    margins: list[list[float]]
    rounds: list[int]
    moments: list[CoachMoment]


class GradedGame(Struct):
    """An analysed game of mine."""

    table: str
    game: str
    setting: str
    ended: int
    seat: int
    result: float
    """100 if it was won."""
    skill: float
    luck: float
    adjusted: float
    lost: float
    """Points lost a choice."""
    margin: float
    count: int
    grade: GradePlace | None


class Habit(Struct):
    """A kind of choice in a third of the game, and what it has cost me."""

    game: str
    third: int
    question: Label
    """As I was asked where it cost most."""
    choices: int
    points: float


class Reading(Struct):
    """My luck at reveals: a lasting plus says that I read the others."""

    game: str
    games: int
    luck: float
    """Points a game."""
    margin: float


class MyCoach(Struct):
    """What the coach says of me over time, as `GET /api/me/coach` answers."""

    games: list[GradedGame]
    """The oldest first; games with hints, of the guide, or from others' positions are left out."""
    habits: list[Habit]
    """The costliest first."""
    readings: list[Reading]
    ladders: dict[str, list[LadderMark]]
    """For each game what the levels of bots lose a choice."""


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
