"""The coach's eyes for a search: the game's own heuristic on the way, chances to win at its end."""

from __future__ import annotations

from typing import Final

from trilith.bots.around import Around
from trilith.bots.mcts import Manner
from trilith.coach.value import POINTS, Value
from trilith.engine.state import State

SURE_OF_ITSELF: Final = Manner(curiosity=0.05, openness=0.05, optimism=-2.0)
"""How a search goes on while it measures: by what it has learnt, and hardly by trying things."""


class Judge(Around):
    """Where a search stops, only the player's own chance counts: all chances add up to 100."""

    def __init__(self, value: Value) -> None:
        super().__init__(value.facts.heuristic, search_rivalry=0.0)
        self.value = value
        self.end: State | None = None
        """Where the last simulation stopped."""

    def outlook(self, s: State) -> list[float]:
        self.end = s
        return self.value.chances(s)

    def whole(self, s: State) -> float:
        return POINTS

    def sources(self, seat: int) -> dict[str, float]:
        """What a seat has where the last simulation stopped, by source."""
        assert self.end is not None
        return self.value.facts.sources(self.end, seat)
