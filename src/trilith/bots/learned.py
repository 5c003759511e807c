"""A game's heuristic with what was learnt on top of it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from trilith.bots.around import Around
from trilith.bots.heuristic import Heuristic, seats_of
from trilith.bots.knowledge import Knowledge, Worths
from trilith.engine.action import Action
from trilith.engine.native import mypyc_attr
from trilith.engine.state import State

WAVERING: Final = 0.3
"""Playing on at a glance takes what looks best, or something that looks at most this much worse."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Around):
    """Looks and values that were learnt, where there are any; otherwise the heuristic's own."""

    def __init__(self, base: Heuristic[State], knowledge: Knowledge) -> None:
        super().__init__(base, base.search_rivalry)
        self.knowledge = knowledge

    def plain(self) -> Heuristic[State]:
        return self.base

    # ------------------------------------------------------------- which options look good

    def looks(self, s: State, seat: int, actions: Sequence[Action]) -> list[float]:
        base = self.base
        leaning = self.knowledge.leanings.get(base.lesson(s))
        if leaning is None:
            return base.looks(s, seat, actions)
        scene = base.scene(s, seat)
        warmth = base.warmth
        return [leaning.looks(scene, a, base.rank(s, seat, a) / warmth) for a in actions]

    def is_led(self, s: State) -> bool:
        """Was anything learnt about which options look good here?"""
        return self.base.lesson(s) in self.knowledge.leanings

    def plays_on(self, s: State) -> bool:
        """Do playouts follow what was learnt?"""
        return self.knowledge.style.plays_on and self.is_led(s)

    def glance(self, s: State, seat: int, chance: random.Random) -> Action:
        if not self.plays_on(s):
            return self.base.glance(s, seat, chance)
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        best, most = legal[0], -math.inf
        for i, look in enumerate(self.looks(s, seat, legal)):
            look += WAVERING * chance.random()
            if look > most:
                best, most = legal[i], look
        return best

    # ------------------------------------------------------------- what positions are worth

    def standings(self, s: State) -> list[float]:
        worths = self._worths(s)
        if worths is None or s.is_over():
            return self.base.standings(s)
        base = self.base
        stage, left = base.stage(s), base.left(s)
        return [
            base.settled(s, seat) + worths.worth(base.facts(s, seat), stage, left)
            for seat in range(seats_of(s))
        ]

    def _worths(self, s: State) -> Worths | None:
        if not self.knowledge.worths:
            return None
        return self.knowledge.worths.get(self.base.lesson(s))

    def outlook(self, s: State) -> list[float]:
        if self._worths(s) is None:
            return self.base.outlook(s)
        return self.base.hopes(s, self.standings(s))

    def whole(self, s: State) -> float:
        return self.base.whole(s) if self._worths(s) is None else self.base.full

    # ------------------------------------------------------------- how far a search looks

    def far(self, s: State) -> object:
        return self.base.farther(s) if self.plays_on(s) else self.base.far(s)
