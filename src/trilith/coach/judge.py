"""The coach's eyes for a search: the game's own heuristic on the way, chances to win at its end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from trilith.bots.heuristic import Heuristic
from trilith.bots.mcts import Manner
from trilith.coach.value import Value
from trilith.engine.action import Action
from trilith.engine.state import State

SURE_OF_ITSELF: Final = Manner(curiosity=0.05, openness=0.05, optimism=-2.0)
"""How a search goes on while it measures: by what it has learnt, and hardly by trying things."""


class Judge(Heuristic[State]):
    """Where a search stops, everybody's chance counts, and one's own alone: they add to 100."""

    def __init__(self, value: Value) -> None:
        base: Heuristic[Any] = value.facts.heuristic
        super().__init__(base.game, base.rivalry, 0.0, base.warmth)
        self.base = base
        self.value = value
        self.end: State | None = None
        """Where the last simulation stopped."""

    def outlook(self, s: State) -> list[float]:
        self.end = s
        return self.value.chances(s)

    def sources(self, seat: int) -> dict[str, float]:
        """What a seat has where the last simulation stopped, by source."""
        assert self.end is not None
        return self.value.facts.sources(self.end, seat)

    def standings(self, s: State) -> list[float]:
        return self.base.standings(s)

    def rank(self, s: State, seat: int, action: Action) -> float:
        return self.base.rank(s, seat, action)

    def glance(self, s: State, seat: int, chance: random.Random) -> Action:
        return self.base.glance(s, seat, chance)

    def looks(self, s: State, seat: int, actions: Sequence[Action]) -> list[float]:
        return self.base.looks(s, seat, actions)

    def horizon(self, s: State) -> object:
        return self.base.horizon(s)

    def far(self, s: State) -> object:
        return self.base.far(s)

    def turn(self, s: State, seat: int) -> object:
        return self.base.turn(s, seat)

    def sight(self, s: State, seat: int) -> object:
        return self.base.sight(s, seat)
