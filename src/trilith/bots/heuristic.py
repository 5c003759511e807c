"""Heuristics: what a position is worth, and which action looks good at a glance, game by game.

A game's heuristic stands in `trilith.bots.<key>` as HEURISTIC. Without one, the score so far is
all that counts.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any, Generic, TypeVar

from trilith.engine.action import Action
from trilith.engine.game import Game
from trilith.engine.state import State

S = TypeVar("S", bound=State)


class Heuristic(Generic[S]):
    """Judges positions and actions of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def worth(self, s: S, seat: int) -> float:
        """What the position is worth to this seat, in points."""
        return float(self.game.scores(s)[seat].total)

    def rank(self, s: S, seat: int, action: Action) -> float:
        """How promising an action looks at a glance, without trying it; higher is better."""
        return 0.0

    def horizon(self, s: S) -> object:
        """Look ahead until this changes: the round, as a rule."""
        return getattr(s, "round", None)


def heuristic_for(game: Game[Any]) -> Heuristic[Any]:
    """The game's own heuristic, or the plain one."""
    name = f"trilith.bots.{game.key}"
    if importlib.util.find_spec(name) is None:
        return Heuristic(game)
    heuristic: Heuristic[Any] = importlib.import_module(name).HEURISTIC
    return heuristic
