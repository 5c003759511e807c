"""What a bot thinks of a choice: every option with its value, how often it was tried, and by how
much it is better than the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from trilith.engine.action import Action

POINTS: Final = "points"
"""Values are points: how far the seat expects to be ahead, or what it expects to have; see the
bot's heuristic."""
CHANCE: Final = "chance"
"""Values are chances of winning, from 0 to 1."""
GLANCE: Final = "glance"
"""Values only say what looks better than what."""


class Option:
    """One option in a bot's mind."""

    __slots__ = ("action", "error", "margin", "then", "value", "visits")

    def __init__(
        self,
        action: Action,
        value: float,
        visits: int,
        error: float = 0.0,
        then: Sequence[Action] = (),
    ) -> None:
        self.action = action
        self.value = value
        """What it is worth to the seat, in the thought's unit."""
        self.visits = visits
        """How often it was tried; 0 if the value is a guess."""
        self.error = error
        """The standard error of the value; 0 where it is not known."""
        self.then: tuple[Action, ...] = tuple(then)
        """What the seat would choose next in the same turn, as far as the bot has seen it."""
        self.margin = 0.0
        """By how much it is better than the best of the others; negative if it is worse."""

    def dump(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "action": self.action.code,
            "value": round(self.value, 4),
            "visits": self.visits,
            "margin": round(self.margin, 4),
            "error": round(self.error, 4),
            "then": [action.code for action in self.then],
        }

    def __reduce__(self) -> tuple[type[Option], tuple[object, ...]]:
        return Option, (self.action, self.value, self.visits, self.error, self.then)

    def __repr__(self) -> str:
        return f"<{self.action.code}: {self.value:.3f}, tried {self.visits} times>"


class Thought:
    """All options of a choice, the best first, and what the bot takes."""

    __slots__ = ("choice", "options", "unit")

    def __init__(self, choice: Action, options: Sequence[Option], unit: str = POINTS) -> None:
        self.choice = choice
        """What the bot does: the best, or for a level that errs what it takes for the best."""
        self.options: tuple[Option, ...] = tuple(sorted(options, key=_merit, reverse=True))
        self.unit = unit
        """POINTS, CHANCE or GLANCE."""
        _set_margins(self.options)

    @property
    def value(self) -> float:
        """What the position is worth to the seat: as much as its best option."""
        return self.options[0].value if self.options else 0.0

    def of(self, action: Action) -> Option | None:
        """What the bot thinks of this action."""
        for option in self.options:
            if option.action == action:
                return option
        return None

    def dump(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "choice": self.choice.code,
            "unit": self.unit,
            "options": [option.dump() for option in self.options],
        }

    def __reduce__(self) -> tuple[type[Thought], tuple[object, ...]]:
        return Thought, (self.choice, self.options, self.unit)


def _merit(option: Option) -> tuple[bool, float]:
    """What was tried comes before what was only guessed at."""
    return option.visits > 0, option.value


def _set_margins(options: tuple[Option, ...]) -> None:
    if len(options) < 2:
        return
    for option in options:
        option.margin = option.value - options[0].value
    options[0].margin = options[0].value - options[1].value
