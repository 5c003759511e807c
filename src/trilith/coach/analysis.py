"""The analysis of a finished game: every choice with its cost, every act of chance with its luck.

Positions lie on one line. A choice moves it by what the option taken is worth less than the best;
whatever chance or a reveal shows moves it to what the position after it is measured at. Both sides
of every position use the same number, so start, choices and luck always add up to the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from trilith.bots.bot import Seen
from trilith.coach.account import Account, account_of
from trilith.coach.choice import Judged, weigh
from trilith.coach.level import Level, measure
from trilith.coach.secret import Secrets
from trilith.coach.settings import USUAL, Depth, depth_called
from trilith.coach.stretch import level_of, stretches
from trilith.coach.tally import Chances, together
from trilith.coach.turn import seen_from_nearer
from trilith.coach.value import POINTS, Value, setting_of, value_for
from trilith.engine.errors import BadInput
from trilith.engine.event import CHANCE, DISCLOSURE, Event
from trilith.engine.game import Game
from trilith.engine.history import History, Step
from trilith.engine.record import Record, replay
from trilith.engine.state import State

CHOICE: Final = "choice"
DRAW: Final = "draw"
REVEAL: Final = "reveal"
END: Final = "end"
SEED: Final = "coach"
NOT_OVER: Final = "the game is not over yet; the coach speaks after the end"

Progress = Callable[[int, int], None]
"""Told after each step: how many are done, and of how many."""


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
    """A finished game, told apart into skill and luck."""

    game: Game[Any]
    names: tuple[str, ...]
    depth: str
    seed: str
    players: int
    """Everybody with a chance: the seats, and the rules' own opponent behind them."""
    moments: tuple[Moment, ...]
    curve: tuple[Chances, ...]
    """Everybody's chance after each step; the first is before everything."""
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


# ------------------------------------------------------------------ measuring


@dataclass(frozen=True)
class Measured:
    """What was measured at one step: its choice, and the position after it if that was new."""

    judged: Judged | None
    level: Level | None


class Measuring:
    """Plays a finished game again, and measures some of its steps: each by itself, in any order."""

    def __init__(self, history: History[Any], depth: Depth, seed: str) -> None:
        if not history.state.is_over():
            raise BadInput("coach", NOT_OVER)
        self.told = history
        self.game: Game[Any] = history.game
        self.depth, self.seed = depth, seed
        self.value: Value = value_for(self.game, history.setup)

    def through(self, first: int, end: int) -> Iterator[Measured]:
        """From step `first` on, up to the one before `end`; step 0 is the opening."""
        again: History[Any] = History(self.game, self.told.setup, self.told.position)
        secrets = Secrets()
        if first == 0:
            yield Measured(None, self._level(0, again.state))
        for number, step in enumerate(self.told.steps[: end - 1], 1):
            s = secrets.position(again.state, step.seat)
            is_wanted = number >= first
            judged = self._judged(number, step, s) if is_wanted else None
            secrets.note(step.seat, step.action)
            events = again.play(step.seat, step.action)
            if is_wanted:
                is_new = again.state.is_over() or shown(self.game, events)
                yield Measured(judged, self._level(number, again.state) if is_new else None)

    def _judged(self, number: int, step: Step, s: State) -> Judged | None:
        if len(s.legal(step.seat)) < 2:
            return None
        seen = Seen(self.game, s, step.seat, self.told.setup.data)
        return weigh(seen, step.action, self.value, self.depth, f"{self.seed}/{number}")

    def _level(self, number: int, s: State) -> Level:
        seed, data = f"{self.seed}/level/{number}", self.told.setup.data
        return measure(self.game, data, s, self.value, self.depth, seed)


def shown(game: Game[Any], events: list[Event]) -> tuple[Event, ...]:
    """Those of the events that show what nobody, or not everybody, could know."""
    return tuple(event for event in events if game.revelation(event) in (CHANCE, DISCLOSURE))


# ------------------------------------------------------------------ putting together


def settled(history: History[Any], measured: list[Measured]) -> list[Measured]:
    """The same, each choice by all that is known of its turn, each level by that of its stretch."""
    alone = openly_chosen(history)
    found = list(measured)
    for place, judged in seen_from_nearer(measured, alone).items():
        found[place] = replace(measured[place], judged=judged)
    nearer = tuple(found)
    for first, last in stretches(nearer):
        is_final = last == len(measured) - 1 and not shown(history.game, history.steps[-1].events)
        level = level_of(nearer, first, last, alone, is_final)
        found[first] = replace(found[first], level=level)
    return found


def openly_chosen(history: History[Any]) -> list[bool]:
    """Of each step, the opening first: did its seat choose alone?"""
    again: History[Any] = History(history.game, history.setup, history.position)
    found = [False]
    for step in history.steps:
        found.append(len(again.state.to_act()) == 1)
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
        first = self.measured[0].level
        assert first is not None
        self.now = first
        self._open(first)
        for number, step in enumerate(history.steps, 1):
            self._step(number, step, self.measured[number])

    def _open(self, first: Level) -> None:
        """Where the opening draws something, everybody begins with an equal share."""
        drawn = shown(self.game, self.again.opening)
        if not drawn:
            self._mark()
            return
        players = len(first.chances)
        self.now = Level([POINTS / players] * players, [0.0] * players)
        self._mark()
        self._move(0, self._round, DRAW, first, drawn)

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
        if one.level is not None:
            self._move(number, round_, self._kind(events), one.level, events)
        self._mark()

    def _choose(self, number: int, round_: int, seat: int, judged: Judged) -> None:
        delta = within(self.now.chances, judged.delta)
        self.moments.append(Moment(number, round_, CHOICE, seat, delta, judged.margins, judged))
        self.now = Level(_plus(self.now.chances, delta), self.now.margins)

    def _kind(self, events: tuple[Event, ...]) -> str:
        if self.again.state.is_over():
            return END
        return DRAW if any(self.game.revelation(one) == CHANCE for one in events) else REVEAL

    def _move(
        self, number: int, round_: int, kind: str, to: Level, events: tuple[Event, ...]
    ) -> None:
        delta = [b - a for a, b in zip(self.now.chances, to.chances, strict=True)]
        margins = [together([a, b]) for a, b in zip(self.now.margins, to.margins, strict=True)]
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
                account_of(player, self.curve[0], self.margins[0], self.moments, result)
                for player in range(len(result))
            ),
            tuple(score.total for score in self.game.standings(self.again.state)),
            setting_of(self.game, self.told.setup),
        )


def _plus(chances: Chances, delta: Chances) -> Chances:
    return [a + b for a, b in zip(chances, delta, strict=True)]


def within(chances: Chances, delta: Chances) -> Chances:
    """The difference, shortened where it would leave somebody less than nothing or more than all.

    It is measured from the seat's eyes, and the line from all eyes together: at the edges the two
    need not fit.
    """
    share = 1.0
    for now, change in zip(chances, delta, strict=True):
        room = POINTS - now if change > 0 else now
        if change and abs(change) > room:  # a rounding may leave less than no room
            share = min(share, max(0.0, room) / abs(change))
    return [share * change for change in delta]
