"""The analysis of a finished game: every choice with its cost, every act of chance with its luck.

Positions lie on one line. What chance or a reveal shows moves it from what the step was worth on
average to what it came to: that is luck. All that lies between is the choices', so start, choices
and luck always add up to the result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from trilith.coach.account import Account, account_of
from trilith.coach.choice import Judged
from trilith.coach.level import Level
from trilith.coach.measuring import NOT_OVER, Measured, Measuring, shown
from trilith.coach.secret import Secrets
from trilith.coach.settings import USUAL, Depth, depth_called
from trilith.coach.stretch import in_bounds, moves, stretches
from trilith.coach.tally import Chances, together
from trilith.coach.turn import seen_from_nearer
from trilith.coach.value import setting_of
from trilith.engine.errors import BadInput
from trilith.engine.event import CHANCE, Event
from trilith.engine.game import Game
from trilith.engine.history import History, Step
from trilith.engine.record import Record, replay

CHOICE: Final = "choice"
DRAW: Final = "draw"
REVEAL: Final = "reveal"
END: Final = "end"
SEED: Final = "coach"

Progress = Callable[[int, int], None]
"""Called after each step with how many are done, and of how many."""


@dataclass(frozen=True)
class Moment:
    """Something that moved the chances: a choice, a draw, a reveal, the end."""

    step: int
    """The number of the step that it belongs to; 0 is the opening."""
    round: int
    kind: str
    seat: int
    """Whose choice it was; -1 for luck."""
    delta: Chances
    margins: list[float]
    choice: Judged | None = None
    events: tuple[Event, ...] = ()
    """What chance showed."""


@dataclass(frozen=True)
class Analysis:
    """A finished game, split into skill and luck."""

    game: Game[Any]
    names: tuple[str, ...]
    depth: str
    seed: str
    players: int
    """Everybody with a chance of winning: the seats, then the rules' own opponent."""
    moments: tuple[Moment, ...]
    curve: tuple[Chances, ...]
    """Everybody's chance after each step; the first is before any step."""
    margins: tuple[list[float], ...]
    rounds: tuple[int, ...]
    accounts: tuple[Account, ...]
    scores: tuple[int, ...]
    setting: str = ""
    """The number of players and the mode, as in `3-summer`."""

    @property
    def seats(self) -> int:
        return len(self.names)

    def choices(self, seat: int) -> list[Moment]:
        return [one for one in self.moments if one.choice is not None and one.seat == seat]

    def luck(self) -> list[Moment]:
        return [one for one in self.moments if one.kind != CHOICE]


def analyse(
    record: Record,
    game: Game[Any],
    depth: str | Depth = USUAL,
    seed: str = SEED,
    names: tuple[str, ...] = (),
    progress: Progress | None = None,
    history: History[Any] | None = None,
) -> Analysis:
    """Judge a finished game. The same record, depth and seed give the same analysis."""
    if not record.over:
        raise BadInput("coach", NOT_OVER)
    history = history or replay(record, game)
    wanted = depth_called(depth) if isinstance(depth, str) else depth
    measuring = Measuring(history, wanted, seed)
    total = len(history.steps)
    found: list[Measured] = []
    for one in measuring.through(0, total + 1):
        found.append(one)
        if progress is not None:
            progress(len(found) - 1, total)
    return assemble(history, found, wanted.name, seed, names)


# ------------------------------------------------------------------ putting together


def settled(history: History[Any], measured: list[Measured]) -> list[Measured]:
    """The same, each choice by all that is known of its turn."""
    found = list(measured)
    for place, judged in seen_from_nearer(measured, secretly_chosen(history)).items():
        found[place] = replace(measured[place], judged=judged)
    return found


def secretly_chosen(history: History[Any]) -> list[bool]:
    """For each step, the opening first: was it part of a choice that several made at once?"""
    again: History[Any] = History(history.game, history.setup, history.position)
    secrets = Secrets()
    found = [False]
    for step in history.steps:
        secrets.position(again.state, step.seat)
        found.append(secrets.is_under_way)
        secrets.note(step.seat, step.action)
        again.play(step.seat, step.action)
    return found


def assemble(
    history: History[Any],
    measured: list[Measured],
    depth: str,
    seed: str,
    names: tuple[str, ...] = (),
) -> Analysis:
    """The analysis, from what was measured at each step, the opening first."""
    return _Line(history, measured).analysis(depth, seed, names)


class _Line:
    """Where everybody stands, from step to step."""

    def __init__(self, history: History[Any], measured: list[Measured]) -> None:
        self.told = history
        self.game: Game[Any] = history.game
        self.again: History[Any] = History(self.game, history.setup, history.position)
        self.moments: list[Moment] = []
        self.curve: list[Chances] = []
        self.margins: list[list[float]] = []
        self.rounds: list[int] = []
        self.measured = settled(history, measured)
        self.moved = self._moved()
        first = self.measured[0].level
        assert first is not None
        self.now = self.measured[0].before or first
        self._mark()
        self._show(0, self._round, self.measured[0], shown(self.game, self.again.opening))
        for number, step in enumerate(history.steps, 1):
            self._step(number, step, self.measured[number])

    def _moved(self) -> dict[int, Chances]:
        """What every choice did to everybody, by the place of its step."""
        found: dict[int, Chances] = {}
        for first, last in stretches(self.measured):
            choices = {
                place: one.judged
                for place, one in enumerate(self.measured[first + 1 : last + 1], first + 1)
                if one.judged is not None
            }
            start, end = self.measured[first].level, self.measured[last]
            aim = end.before or end.level
            assert start is not None
            assert aim is not None
            deltas = moves(start.chances, in_bounds(aim.chances), list(choices.values()))
            found.update(zip(choices, deltas, strict=True))
        return found

    @property
    def _round(self) -> int:
        return int(getattr(self.again.state, "round", 0))

    def _mark(self) -> None:
        self.curve.append(self.now.chances)
        self.margins.append(self.now.margins)
        self.rounds.append(self._round)

    def _step(self, number: int, step: Step, one: Measured) -> None:
        round_ = self._round
        if one.judged is not None:
            self._choose(number, round_, step.seat, one.judged)
        events = shown(self.game, self.again.play(step.seat, step.action))
        self._show(number, round_, one, events)
        self._mark()

    def _choose(self, number: int, round_: int, seat: int, judged: Judged) -> None:
        delta = self.moved[number]
        self.moments.append(Moment(number, round_, CHOICE, seat, delta, judged.margins, judged))
        self.now = Level(_plus(self.now.chances, delta), self.now.margins)

    def _kind(self, events: tuple[Event, ...]) -> str:
        if self.again.state.is_over():
            return END
        return DRAW if any(self.game.revelation(one) == CHANCE for one in events) else REVEAL

    def _show(self, number: int, round_: int, one: Measured, events: tuple[Event, ...]) -> None:
        """From where the line stands to what was measured. At an end that chance has no part in,
        choices have led there already, if there were any.
        """
        to, before = one.level, one.before
        if to is None or (before is None and near(self.now.chances, to.chances)):
            self.now = to or self.now
            return
        unsure = self.now if before is None else before
        delta = [b - a for a, b in zip(self.now.chances, to.chances, strict=True)]
        margins = [together([a, b]) for a, b in zip(unsure.margins, to.margins, strict=True)]
        kind = self._kind(events)
        self.moments.append(Moment(number, round_, kind, -1, delta, margins, None, events))
        self.now = to

    def analysis(self, depth: str, seed: str, names: tuple[str, ...]) -> Analysis:
        result = self.now.chances
        return Analysis(
            self.game,
            names or tuple(f"{seat}" for seat in range(self.told.setup.seats)),
            depth,
            seed,
            len(result),
            tuple(self.moments),
            tuple(self.curve),
            tuple(self.margins),
            tuple(self.rounds),
            tuple(
                account_of(player, self.curve[0], self.moments, result)
                for player in range(len(result))
            ),
            tuple(score.total for score in self.game.standings(self.again.state)),
            setting_of(self.game, self.told.setup),
        )


def _plus(chances: Chances, delta: Chances) -> Chances:
    return [a + b for a, b in zip(chances, delta, strict=True)]


def near(a: Chances, b: Chances) -> bool:
    """Equal but for rounding."""
    return all(abs(x - y) < 1e-9 for x, y in zip(a, b, strict=True))
