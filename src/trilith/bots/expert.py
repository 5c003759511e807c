"""The expert bot: a tree search with a budget for every turn."""

from __future__ import annotations

import time
from typing import Final

from trilith.bots.bot import Bot, Seen
from trilith.bots.heuristic import Heuristic, heuristic_for
from trilith.bots.mcts import Branch, Search
from trilith.bots.thought import Thought
from trilith.engine.action import Action
from trilith.engine.errors import BadInput
from trilith.engine.game import View
from trilith.engine.native import mypyc_attr
from trilith.engine.state import State

LEAST: Final = 16
"""A choice gets at least one in this many parts of a turn's budget, however many came before."""


class Budget:
    """How much thought goes into a turn, in simulations or in milliseconds."""

    def __init__(self, simulations: int = 0, milliseconds: int = 0) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds

    @property
    def amount(self) -> float:
        return float(self.simulations or self.milliseconds)

    @staticmethod
    def read(text: str, where: str) -> Budget:
        """As it is written after a bot's name: '200', or '1000ms'."""
        is_time = text.endswith("ms")
        digits = text.removesuffix("ms")
        if not (digits.isascii() and digits.isdigit() and int(digits)):
            problem = (
                f"expected a number of simulations or milliseconds (200, 1000ms); found '{text}'"
            )
            raise BadInput(where, problem)
        return Budget(milliseconds=int(digits)) if is_time else Budget(simulations=int(digits))


A_SECOND: Final = Budget(milliseconds=1000)


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertBot(Bot):
    """Searches. A turn's budget is shared among its choices; half of what is left goes to the next."""

    name = "expert"

    def __init__(self, seed: str = "", budget: Budget = A_SECOND) -> None:
        super().__init__(seed)
        self.budget = budget
        self._heuristic: Heuristic[State] | None = None
        self._search: Search | None = None
        self._expected: View | None = None
        """What the seat will see if nothing new is revealed."""
        self._turn: object = None
        self._left = 0.0

    def choose(self, seen: Seen) -> Action:
        world = seen.imagine(self.rng())
        branch = self._searched(seen, world).best()
        self._expect(seen, world, branch)
        return branch.action

    def think(self, seen: Seen) -> Thought:
        world = seen.imagine(self.rng())
        search = self._searched(seen, world)
        thought, branch = search.thought(world), search.best()
        self._expect(seen, world, branch)
        return thought

    def _searched(self, seen: Seen, world: State) -> Search:
        """The search of this choice, with its share of the turn's budget spent."""
        heuristic = self._heuristic_of(seen)
        self._start_turn((seen.game.key, seen.seat, heuristic.turn(world, seen.seat)))
        search = self._search_of(seen, heuristic)
        self._left -= self._think(search, max(self._left / 2, self.budget.amount / LEAST))
        return search

    def _heuristic_of(self, seen: Seen) -> Heuristic[State]:
        if self._heuristic is None or self._heuristic.game is not seen.game:
            self._heuristic = heuristic_for(seen.game)
        return self._heuristic

    def _start_turn(self, turn: object) -> None:
        if turn != self._turn:
            self._turn = turn
            self._left = self.budget.amount

    def _search_of(self, seen: Seen, heuristic: Heuristic[State]) -> Search:
        """The search of the previous choice if it foresaw this one, else a new one."""
        search = self._search
        if search is None or self._expected != seen.view:
            search = self._new_search(seen, heuristic)
        search.seen = seen
        self._search = search
        return search

    def _new_search(self, seen: Seen, heuristic: Heuristic[State]) -> Search:
        return Search(seen, heuristic, self.random)

    def _think(self, search: Search, amount: float) -> float:
        """Spend this much of the budget, and return what was spent."""
        if self.budget.simulations:
            return self._think_often(search, round(amount))
        start = time.perf_counter()
        end = start + amount / 1000
        search.simulate()
        while time.perf_counter() < end:
            search.simulate()
        return 1000 * (time.perf_counter() - start)

    def _think_often(self, search: Search, simulations: int) -> float:
        for done in range(max(1, simulations)):
            search.simulate()
            if done % 16 == 15 and search.is_decided(simulations - done):
                return float(done + 1)
        return float(simulations)

    def _expect(self, seen: Seen, world: State, branch: Branch) -> None:
        """Keep the tree below the chosen action for the next choice, if nothing new is revealed by
        then."""
        if branch.node is None or self._search is None:
            self._search = None
            return
        world.apply(seen.seat, branch.action)
        self._expected = seen.game.view(world, seen.seat)
        self._search.descend(branch.node, world)
