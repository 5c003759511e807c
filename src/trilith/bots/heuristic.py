"""Heuristics: what a position is worth, and which action looks good at a glance, game by game.

A game's heuristic is HEURISTIC in `trilith.bots.<key>`. Without one, the score so far is
all that counts.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Sequence
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
        full: float = 0.0,
    ) -> None:
        self.game = game
        self.rivalry = rivalry
        """How much the best rival's standing counts against the player's own."""
        self.search_rivalry = search_rivalry
        """The same in a search, which sees more of the rivals' future."""
        self.warmth = warmth
        """How many points of rank make an option look e times as promising to a search."""
        self.full = full
        """What a certain win is worth in `hopes`; 0 if they are points."""

    def standings(self, s: S) -> list[float]:
        """What everybody has, in points: the seats in order, then the rules' opponent."""
        return [float(score.total) for score in self.game.standings(s)]

    def outlook(self, s: S) -> list[float]:
        """What everybody may hope for where a search stops: usually what they have."""
        return self.standings(s)

    def hopes(self, s: S, standings: list[float]) -> list[float]:
        """The same from learnt standings."""
        return standings

    def whole(self, s: S) -> float:
        """What a certain win is worth where the outlook is a chance; 0 where it is in points."""
        return 0.0

    def worth(self, s: S, seat: int) -> float:
        """What the position is worth to this seat, in points."""
        return against_rivals(self.standings(s), seat, self.rivalry)

    def rank(self, s: S, seat: int, action: Action) -> float:
        """How promising an action looks at a glance, without trying it; higher is better."""
        return 0.0

    def glance(self, s: S, seat: int, chance: random.Random) -> Action:
        """What a player picks without thinking: the best-looking option, or one nearly as good."""
        legal = s.legal(seat)
        best, most = legal[0], float("-inf")
        for action in legal:
            rank = self.rank(s, seat, action) + chance.random()
            if rank > most:
                best, most = action, rank
        return best

    def looks(self, s: S, seat: int, actions: Sequence[Action]) -> list[float]:
        """How promising options look to a search: 1 more, and an option is tried e times as often."""
        return [self.rank(s, seat, action) / self.warmth for action in actions]

    def horizon(self, s: S) -> object:
        """Look ahead until this changes: usually the round."""
        return getattr(s, "round", None)

    def far(self, s: S) -> object:
        """A search looks ahead until this changes."""
        return self.horizon(s)

    def farther(self, s: S) -> object:
        """The same for a search whose playouts were learnt, for which looking farther pays."""
        return self.far(s)

    def turn(self, s: S, seat: int) -> object:
        """A turn, for which a search has one budget, lasts until this changes."""
        return self.horizon(s)

    def sight(self, s: S, seat: int) -> object:
        """What chance has revealed that a seat's choice depends on: a search keeps such choices
        apart."""
        return None

    # ------------------------------------------------------------- what can be learnt

    def plain(self) -> Heuristic[S]:
        """The heuristic without anything learnt."""
        return self

    def variant(self, s: S) -> str:
        """What is learnt separately: a season, a mode, a side of the solo game."""
        return ""

    def lesson(self, s: S) -> str:
        """What is learnt separately, with the number of players: 'winter/3'. Weights that help with
        two players have been found to mislead with four.
        """
        return f"{self.variant(s)}/{seats_of(s)}"

    def scene(self, s: S, seat: int) -> list[float]:
        """A few numbers, about 0 to 2, on which the look of options depends. The first is 1."""
        return []

    def facts(self, s: S, seat: int) -> list[float]:
        """What a player has, thing by thing; the worth of each can be learnt."""
        return []

    def settled(self, s: S, seat: int) -> float:
        """Points that a player has in any case; facts estimate the rest."""
        return 0.0

    def stage(self, s: S) -> int:
        """Things have a different worth in every stage of the game."""
        return 0

    def left(self, s: S) -> float:
        """The share of the stage that is still to come."""
        return 0.0

    def first_worths(self, variant: str) -> list[tuple[float, float]]:
        """What facts are worth before anything is learnt, all stages in a row: at the end of a
        stage, and how much more at its beginning. Empty where nothing can be learnt.
        """
        return []

    def is_race(self) -> bool:
        """Do facts give the logarithm of the odds of winning, rather than points?"""
        return False


class Aimless(Heuristic[S]):
    """Knows nothing about a game but its score: plays on at random, and looks ahead to the end."""

    def glance(self, s: S, seat: int, chance: random.Random) -> Action:
        legal = s.legal(seat)
        return legal[int(chance.random() * len(legal))]

    def horizon(self, s: S) -> object:
        return None


def seats_of(s: State) -> int:
    return int(getattr(s, "n", 1))


def against_rivals(standings: list[float], seat: int, rivalry: float) -> float:
    """The player's own standing, less part of the best rival's."""
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
