"""Measuring: what every choice of a finished game cost, and what every step has shown."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import Any, Final

from trilith.bots.bot import Seen
from trilith.coach.choice import Judged, weigh
from trilith.coach.level import Level, level_by, measure
from trilith.coach.luck import Luck
from trilith.coach.secret import Done, Secrets
from trilith.coach.settings import Depth
from trilith.coach.tally import Tally
from trilith.coach.value import Value, value_for
from trilith.engine.errors import BadInput
from trilith.engine.event import CHANCE, DISCLOSURE, Event
from trilith.engine.game import Game, Setup
from trilith.engine.history import History, Step
from trilith.engine.state import State

NOT_OVER: Final = "the game is not over yet; the coach speaks after the end"
OPENINGS: Final = 16
"""How many other openings say what it is worth to begin a game in a seat."""


@dataclass(frozen=True)
class Measured:
    """What was measured at one step: its choice, and the position after it if something was shown."""

    judged: Judged | None
    level: Level | None = None
    before: Level | None = None
    """What the step was worth before anything was shown; None if nothing was, as at most ends."""


class Measuring:
    """Plays a finished game again, and measures some of its steps: each by itself, in any order."""

    def __init__(
        self,
        history: History[Any],
        depth: Depth,
        seed: str,
        judged: Container[int] | None = None,
    ) -> None:
        """`judged`: the numbers of the steps whose choices are wanted; None: of all."""
        if not history.state.is_over():
            raise BadInput("coach", NOT_OVER)
        self.told = history
        self.game: Game[Any] = history.game
        self.depth, self.seed = depth, seed
        self.dice = f"{seed}/level/{history.setup.seed}"
        """What positions are measured with: of this game alone. Games that begin alike would
        otherwise all be off by the same, which is luck of one seat in all of them.
        """
        self.judged = judged
        self.value: Value = value_for(self.game, history.setup)
        self.luck = Luck(self.game, history.setup.data, self.value, depth)

    def through(self, first: int, end: int) -> Iterator[Measured]:
        """From step `first` on, up to the one before `end`; step 0 is the opening."""
        again: History[Any] = History(self.game, self.told.setup, self.told.position)
        secrets = Secrets()
        if first == 0:
            yield self._opening(again)
        for number, step in enumerate(self.told.steps[: end - 1], 1):
            s = secrets.position(again.state, step.seat)
            is_wanted = number >= first
            judged = self._judged(number, step, s) if is_wanted else None
            done = secrets.note(step.seat, step.action)
            events = again.play(step.seat, step.action)
            if is_wanted:
                yield self._measured(number, judged, done, events, again.state)

    def _judged(self, number: int, step: Step, s: State) -> Judged | None:
        if len(s.legal(step.seat)) < 2 or (self.judged is not None and number not in self.judged):
            return None
        seen = Seen(self.game, s, step.seat, self.told.setup.data)
        return weigh(seen, step.action, self.value, self.depth, f"{self.seed}/{number}")

    def _measured(
        self,
        number: int,
        judged: Judged | None,
        done: Done | None,
        events: list[Event],
        after: State,
    ) -> Measured:
        """A step, and what it has shown."""
        if done is not None and is_luck(self.game, done, events):
            found = self.luck.of(done, after, f"{self.dice}/{number}")
            return Measured(judged, found.after, found.before)
        return Measured(judged, self._level(str(number), after) if after.is_over() else None)

    def _opening(self, again: History[Any]) -> Measured:
        """Where the opening draws something, it is drawn anew for what it is worth on average."""
        level = self._level("0", again.state)
        if not shown(self.game, again.opening):
            return Measured(None, level)
        tally = Tally()
        for number, other in enumerate(other_openings(self.game, self.told.setup, self.seed)):
            tally.add(self._level(f"0/{number}", other).chances)
        return Measured(None, level, level_by(tally))

    def _level(self, name: str, s: State) -> Level:
        data = self.told.setup.data
        return measure(self.game, data, s, self.value, self.depth, f"{self.dice}/{name}")


def other_openings(game: Game[Any], setup: Setup, seed: str) -> Iterator[State]:
    """Other openings that the game might have had.

    Each game has others of its own. If all games were compared with the same few, the error of
    their mean would count as luck for a seat in every game.
    """
    for number in range(OPENINGS):
        name = f"{seed}/opening/{setup.seed}/{number}"
        yield game.start(game.setup(setup.seats, setup.options, name, setup.data))


def shown(game: Game[Any], events: list[Event]) -> tuple[Event, ...]:
    """Those of the events that show what nobody, or not everybody, could know."""
    return tuple(event for event in events if game.revelation(event) in (CHANCE, DISCLOSURE))


def is_luck(game: Game[Any], done: Done, events: list[Event]) -> bool:
    """Whether chance had a hand in it, or choices of several met. What one player already knew, and
    now shows, is not luck.
    """
    kinds = {game.revelation(event) for event in events}
    return CHANCE in kinds or (done.is_common and DISCLOSURE in kinds)
