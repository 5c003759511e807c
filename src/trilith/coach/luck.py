"""Luck: what a step has shown, beside what it might have shown as well.

What chance shows is drawn again and again from the position before it, after the same choice. Both
what came and what might have come are measured in the same way: by trees that have learnt from draws
of their own and learn no more. So nothing tells the draw that came from the others, and luck is
nought on average, whatever the coach thinks of the positions.

Where several choose at once and in secret, chance has no part; what nobody could know is how the
choices would meet. Luck is what they do together beyond what each does by itself, against others
who choose as the coach would. It is nought on average if the coach guesses right how any but one of
them choose.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Any

from trilith.bots.bot import Seen
from trilith.bots.mcts import Search
from trilith.coach.judge import SURE_OF_ITSELF, Judge
from trilith.coach.level import Level, level_by
from trilith.coach.secret import Chosen, Done
from trilith.coach.settings import DRAWS, Depth
from trilith.coach.tally import SURE, Chances, Tally
from trilith.coach.value import Value
from trilith.engine.game import DataPack, Game
from trilith.engine.rng import Rng
from trilith.engine.state import State


@dataclass(frozen=True)
class Shown:
    """Everybody's chance after what was shown, and before it: on average over what might have been."""

    after: Level
    before: Level


class Luck:
    """Measures what steps have shown, with as much as a depth allows."""

    def __init__(self, game: Game[Any], data: DataPack, value: Value, depth: Depth) -> None:
        self.game = game
        self.data = data
        self.value = value
        self.learning = depth.level // 2
        self.trials = depth.level - self.learning

    def of(self, done: Done, after: State, seed: str) -> Shown:
        """What came of a choice beside what might have come of it."""
        trees = self._trees(done.begun, seed)
        learnt = Tally()
        for _ in range(self.learning):
            learnt.add(trees.learn(done))
        trees.settle()
        trials = self.trials if done.is_common else self._trials_after(learnt)
        might = Tally()
        for _ in range(trials):
            might.add(trees.each_by_itself(done) if done.is_common else trees.drawn_anew(done))
        came = Tally()
        place = trees.search.follow(done.begun.clone(), done.chosen)
        for _ in range(trials):
            came.add(trees.search.simulate_from(trees.dealt(after), place))
        return Shown(level_by(came), level_by(might))

    def _trials_after(self, learnt: Tally) -> int:
        """How often a draw is tried: more often where those that the trees learnt from lay far apart.
        What came has no part in that either.
        """
        error = max(learnt.margins()) / SURE / DRAWS.error
        wanted = math.ceil(len(learnt.outcomes) * error**2)
        return min(DRAWS.most * self.trials, max(self.trials, wanted))

    def _trees(self, s: State, seed: str) -> _Trees:
        seen = Seen(self.game, s, s.to_act()[0], self.data)
        search = Search(seen, Judge(self.value), random.Random(seed))
        return _Trees(self.game, search, Rng.of(seed))


class _Trees:
    """What was learnt before a step, and dice to go on with."""

    def __init__(self, game: Game[Any], search: Search, rng: Rng) -> None:
        self.game = game
        self.search = search
        self.rng = rng

    def learn(self, done: Done) -> Chances:
        """One simulation: of the choice that was made, or of any where several chose in secret."""
        if done.is_common:
            return self.search.simulate_in(self.dealt(done.begun))
        return self.drawn_anew(done)

    def drawn_anew(self, done: Done) -> Chances:
        """The same choice, and what chance makes of it another time."""
        return self.search.simulate_after(self.dealt(done.begun), done.chosen)

    def settle(self) -> None:
        """From now on nothing is learnt: what came is worth no more for being looked at longer."""
        self.search.learns = False
        self.search.manner = SURE_OF_ITSELF

    def dealt(self, s: State) -> State:
        """The position, with what nobody knows dealt anew."""
        found: State = self.game.redeal(s, self.rng)
        return found

    def each_by_itself(self, done: Done) -> Chances:
        """What it is worth when everybody chooses as the coach would, and what each choice adds to
        that alone.
        """
        guessed = {seat: self._guess(done, seat) for seat in done.seats}
        usual = self._played(done, guessed)
        total = list(usual)
        for seat in done.seats:
            alone = self._played(done, {**guessed, seat: done.of(seat)})
            total = [so_far + a - b for so_far, a, b in zip(total, alone, usual, strict=True)]
        return total

    def _guess(self, done: Done, seat: int) -> Chosen:
        return tuple(self.search.guess(done.begun.clone(), seat))

    def _played(self, done: Done, by_seat: dict[int, Chosen]) -> Chances:
        chosen = [one for seat in done.seats for one in by_seat[seat]]
        return self.search.simulate_after(self.dealt(done.begun), chosen)
