"""The greedy bot: tries every option, plays on at a glance to the end of the round, takes the best."""

from __future__ import annotations

from trilith.bots.bot import Bot, Seen
from trilith.bots.heuristic import Heuristic, heuristic_for
from trilith.engine.action import Action
from trilith.engine.state import State


class GreedyBot(Bot):
    """One round of foresight, over a few guesses at what is hidden."""

    name = "greedy"

    guesses = 2
    """How many imagined states every option is tried in."""
    patience = 80
    """So many choices are played ahead at most."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self._heuristic: Heuristic[State] | None = None

    def choose(self, seen: Seen) -> Action:
        heuristic = self._heuristic_of(seen)
        worlds = [seen.imagine(self.rng()) for _ in range(self.guesses)]
        return max(
            seen.legal,
            key=lambda action: sum(
                self.value(heuristic, world.clone(), seen.seat, action) for world in worlds
            ),
        )

    def _heuristic_of(self, seen: Seen) -> Heuristic[State]:
        if self._heuristic is None or self._heuristic.game is not seen.game:
            self._heuristic = heuristic_for(seen.game)
        return self._heuristic

    def value(self, heuristic: Heuristic[State], s: State, seat: int, action: Action) -> float:
        """What the position is worth after this action and what is likely to follow it."""
        now = heuristic.horizon(s)
        glance = 0.001 * heuristic.rank(s, seat, action)  # among equals, what looks better
        s.apply(seat, action)
        for _ in range(self.patience):
            if s.is_over() or heuristic.horizon(s) != now:
                break
            other = s.to_act()[0]
            s.apply(other, self.at_a_glance(heuristic, s, other))
        return heuristic.worth(s, seat) + glance

    def at_a_glance(self, heuristic: Heuristic[State], s: State, seat: int) -> Action:
        legal = s.legal(seat)
        jitter = self.random.random
        return max(legal, key=lambda action: heuristic.rank(s, seat, action) + jitter())
