"""The position: points, what is at stake, and whose turn it is."""

from __future__ import annotations

from typing import Self

from tests.starter.pig.components import PigData
from trilith.engine.rng import Rng
from trilith.engine.state import State


class PigState(State):
    """Everything lies open; only the die's next number is unknown."""

    __slots__ = ("active", "data", "goal", "n", "points", "round", "stake")

    def __init__(self, data: PigData, rng: Rng, n: int, goal: str) -> None:
        super().__init__(rng)
        self.data = data
        self.n = n
        self.goal = goal
        self.round = 1
        self.active = 0
        """The seat whose turn it is."""
        self.stake = 0
        """What the turn has brought so far, and may still lose."""
        self.points = [0] * n

    def clone(self) -> Self:
        c = type(self)(self.data, self.rng.clone(), self.n, self.goal)
        c.round = self.round
        c.active = self.active
        c.stake = self.stake
        c.points = self.points.copy()
        c._share(self)
        return c

    def target(self) -> int:
        """How many points win."""
        return self.data.goals[self.goal]
