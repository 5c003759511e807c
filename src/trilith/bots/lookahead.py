"""Bots that look a short way ahead: easy, medium and hard are the same bot with sharper eyes."""

from __future__ import annotations

import statistics
from typing import ClassVar

from trilith.bots.bot import Bot, Seen
from trilith.bots.heuristic import Heuristic, heuristic_for
from trilith.bots.thought import GLANCE, POINTS, Option, Thought
from trilith.engine.action import Action
from trilith.engine.native import mypyc_attr
from trilith.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class LookaheadBot(Bot):
    """Tries every option in a few guesses at hidden things, plays on at a glance, takes the best."""

    guesses: ClassVar[int] = 2
    """How many imagined states every option is tried in; with none, options are only glanced at."""
    noise: ClassVar[float] = 0.0
    """How far off the value of an option is, relative to how far the values lie apart."""
    patience: ClassVar[int] = 80
    """The most choices played ahead."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self._heuristic: Heuristic[State] | None = None

    def choose(self, seen: Seen) -> Action:
        return self._taken(seen, self._values(seen))

    def think(self, seen: Seen) -> Thought:
        """Values are what each option comes to, before errors are added."""
        values, guesses = self._values(seen), self._guesses(self._heuristic_of(seen))
        found = zip(seen.legal, values, strict=True)
        options = [Option(action, value, guesses) for action, value in found]
        return Thought(self._taken(seen, values), options, POINTS if guesses else GLANCE)

    def _values(self, seen: Seen) -> list[float]:
        heuristic = self._heuristic_of(seen)
        worlds = [seen.imagine(self.rng()) for _ in range(max(1, self._guesses(heuristic)))]
        return [self._value(heuristic, worlds, seen.seat, action) for action in seen.legal]

    def _taken(self, seen: Seen, values: list[float]) -> Action:
        """What looks best to a bot that may misjudge."""
        if self.noise:
            self._blur(values)
        return seen.legal[values.index(max(values))]

    def _heuristic_of(self, seen: Seen) -> Heuristic[State]:
        if self._heuristic is None or self._heuristic.game is not seen.game:
            self._heuristic = heuristic_for(seen.game)
        return self._heuristic

    def _value(
        self, heuristic: Heuristic[State], worlds: list[State], seat: int, action: Action
    ) -> float:
        """What an option is worth: at a glance, or on average over the guesses."""
        glance = heuristic.rank(worlds[0], seat, action)
        if not self._guesses(heuristic):
            return glance
        total = 0.0
        for world in worlds:
            total += self._ahead(heuristic, world.clone(), seat, action)
        return total / len(worlds) + 0.001 * glance  # among equals, what looks better

    def _guesses(self, heuristic: Heuristic[State]) -> int:
        """In a game without a heuristic of its own there is nothing to glance at: look ahead."""
        return self.guesses or int(type(heuristic) is Heuristic)

    def _blur(self, values: list[float]) -> None:
        """Add an error to every value."""
        off = self.noise * statistics.pstdev(values)
        for i in range(len(values)):
            values[i] += off * self.random.gauss(0.0, 1.0)

    def _ahead(self, heuristic: Heuristic[State], s: State, seat: int, action: Action) -> float:
        """What the position is worth after this action and what is likely to follow it."""
        now = heuristic.horizon(s)
        s.apply(seat, action)
        for _ in range(self.patience):
            if s.is_over() or heuristic.horizon(s) != now:
                break
            other = s.to_act()[0]
            s.apply(other, heuristic.glance(s, other, self.random))
        return heuristic.worth(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyBot(LookaheadBot):
    """For a first game: takes what looks good, and is often wrong."""

    name = "easy"

    guesses = 0
    noise = 1.5


@mypyc_attr(allow_interpreted_subclasses=True)
class MediumBot(LookaheadBot):
    """Thinks to the end of the turn, with one guess, and not too precisely."""

    name = "medium"

    guesses = 1
    noise = 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class PartnerBot(LookaheadBot):
    """For games with a guide: it errs less than medium, and its choices are part of written
    lessons."""

    name = "partner"

    guesses = 1
    noise = 0.7


@mypyc_attr(allow_interpreted_subclasses=True)
class HardBot(LookaheadBot):
    """Thinks to the end of the turn, with several guesses, and rarely errs by much."""

    name = "hard"

    guesses = 3
    noise = 0.3
