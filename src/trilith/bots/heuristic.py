"""Heuristics: what a position is worth, and which action looks good at a glance, game by game.

A game's heuristic stands in `trilith.bots.<key>` as HEURISTIC. Without one, the score so far is
all that counts.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from typing import Any, Generic, TypeVar

from trilith.engine.action import Action
from trilith.engine.game import Game
from trilith.engine.native import mypyc_attr
from trilith.engine.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Generic[S]):
    """Judges positions and actions of one game."""

    def __init__(
        self,
        game: Game[Any],
        rivalry: float = 0.0,
        search_rivalry: float = 1.0,
        warmth: float = 10.0,
    ) -> None:
        self.game = game
        self.rivalry = rivalry
        """How much the best rival's standing counts against one's own."""
        self.search_rivalry = search_rivalry
        """The same in a search, which sees more of what becomes of rivals."""
        self.warmth = warmth
        """How many points of rank make an option look e times as promising to a search."""

    def standings(self, s: S) -> list[float]:
        """What everybody has, in points: the seats in order, and behind them the rules' opponent."""
        return [float(score.total) for score in self.game.standings(s)]

    def outlook(self, s: S) -> list[float]:
        """What everybody may hope for where a search stops: what they have, as a rule."""
        return self.standings(s)

    def worth(self, s: S, seat: int) -> float:
        """What the position is worth to this seat, in points."""
        return against_rivals(self.standings(s), seat, self.rivalry)

    def rank(self, s: S, seat: int, action: Action) -> float:
        """How promising an action looks at a glance, without trying it; higher is better."""
        return 0.0

    def glance(self, s: S, seat: int, chance: random.Random) -> Action:
        """What whoever does not think does: what looks best, or sometimes nearly as good."""
        legal = s.legal(seat)
        best, most = legal[0], float("-inf")
        for action in legal:
            rank = self.rank(s, seat, action) + chance.random()
            if rank > most:
                best, most = action, rank
        return best

    def horizon(self, s: S) -> object:
        """Look ahead until this changes: the round, as a rule."""
        return getattr(s, "round", None)

    def far(self, s: S) -> object:
        """A search looks ahead until this changes."""
        return self.horizon(s)

    def turn(self, s: S, seat: int) -> object:
        """A turn, for which a search has one budget, lasts until this changes."""
        return self.horizon(s)

    def sight(self, s: S, seat: int) -> object:
        """What chance has shown that a seat's choice depends on: a search keeps such choices apart."""
        return None


class Aimless(Heuristic[S]):
    """Knows nothing of a game but its score: plays on at random, and looks ahead to the end."""

    def glance(self, s: S, seat: int, chance: random.Random) -> Action:
        legal = s.legal(seat)
        return legal[int(chance.random() * len(legal))]

    def horizon(self, s: S) -> object:
        return None


def against_rivals(standings: list[float], seat: int, rivalry: float) -> float:
    """One's own standing, less a part of the best rival's."""
    best = float("-inf")
    for other, standing in enumerate(standings):
        if other != seat and standing > best:
            best = standing
    return standings[seat] if len(standings) == 1 else standings[seat] - rivalry * best


def heuristic_for(game: Game[Any]) -> Heuristic[Any]:
    """The game's own heuristic, or the plain one."""
    name = f"trilith.bots.{game.key}"
    if importlib.util.find_spec(name) is None:
        return Heuristic(game)
    heuristic: Heuristic[Any] = importlib.import_module(name).HEURISTIC
    return heuristic
