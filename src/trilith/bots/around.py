"""A heuristic wrapped around another, which answers whatever the outer one does not."""

from __future__ import annotations

import random
from collections.abc import Sequence

from trilith.bots.heuristic import Heuristic
from trilith.engine.action import Action
from trilith.engine.native import mypyc_attr
from trilith.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Around(Heuristic[State]):
    """Judges positions and actions as the inner heuristic does; subclasses judge some of them better.

    What can be learnt from a position (`lesson`, `facts` and their neighbours) is not passed on:
    ask `base` for it.
    """

    def __init__(self, base: Heuristic[State], search_rivalry: float) -> None:
        super().__init__(base.game, base.rivalry, search_rivalry, base.warmth)
        self.base = base

    def standings(self, s: State) -> list[float]:
        return self.base.standings(s)

    def outlook(self, s: State) -> list[float]:
        return self.base.outlook(s)

    def whole(self, s: State) -> float:
        return self.base.whole(s)

    def worth(self, s: State, seat: int) -> float:
        return self.base.worth(s, seat)

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
