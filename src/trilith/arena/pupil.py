"""A master that keeps notes: what its searches found, and how positions turned out."""

from __future__ import annotations

import random
from typing import Any, Final

from trilith.bots.bot import Seen
from trilith.bots.expert import Budget
from trilith.bots.heuristic import Heuristic, seats_of
from trilith.bots.knowledge import Knowledge
from trilith.bots.master import MasterBot
from trilith.bots.mcts import Branch, Node, Search
from trilith.engine.action import Action
from trilith.engine.game import Game
from trilith.engine.state import State

MANY: Final = 24
"""A choice inside the trees is learnt from if so many simulations passed through it."""
INNER: Final = 3
"""How many of these are learnt from at every choice at the table."""
WANDERING: Final = 0.12
"""How often a pupil picks in proportion to visits, not the best option, so that games differ."""
LEAVES: Final = 0.3
"""How often the end of a simulation is played out to learn what it was worth."""
PATIENCE: Final = 4000
"""The most choices that are played out."""

Lesson = dict[str, Any]
"""A searched choice (`visits`) or a position with its outcome (`final`), as plain data."""


class Pupil(MasterBot):
    """Plays like the master, but wanders a little, and notes lessons."""

    def __init__(self, seed: str, simulations: int, knowledge: Knowledge) -> None:
        super().__init__(seed, Budget(simulations=simulations), knowledge)
        self.lessons: list[Lesson] = []
        self.chance = random.Random(f"{seed}/wandering")

    def choose(self, seen: Seen) -> Action:
        world = seen.imagine(self.rng())
        search = self._searched(seen, world)
        self._note(seen, search)
        branch = self._wander(search) if self.chance.random() < WANDERING else search.best()
        self._expect(seen, world, branch)
        return branch.action

    def _new_search(self, seen: Seen, heuristic: Heuristic[State]) -> Search:
        search = super()._new_search(seen, heuristic)
        search.notes = []
        return search

    def _wander(self, search: Search) -> Branch:
        root = search.roots[search.seen.seat]
        options = [root.branches[a] for a in search.seen.legal if a in root.branches]
        return self.chance.choices(options, [branch.visits + 0.01 for branch in options])[0]

    def _note(self, seen: Seen, search: Search) -> None:
        catalogue = seen.game.catalogue
        searched = [node for node in search.notes or () if node.visits >= MANY]
        inner = [node for node in searched if node is not search.roots[seen.seat]]
        kept = [node for node in searched if node is search.roots[seen.seat]]
        kept += self.chance.sample(inner, min(INNER, len(inner)))
        lessons = [lesson_of(node, catalogue.index) for node in kept]
        self.lessons += [one for one in lessons if len(one["actions"]) > 1]
        search.notes = []
        if search.leaf is not None and self.chance.random() < LEAVES:
            self.lessons.append(self._played_out(seen.game, search.leaf))

    def _played_out(self, game: Game[Any], leaf: State) -> Lesson:
        """The end of a simulation, and the outcome when everybody plays on as they have learnt."""
        heuristic = self._heuristic
        assert heuristic is not None
        lesson = position_of(heuristic.plain(), leaf)
        s = leaf.clone()
        for _ in range(PATIENCE):
            if s.is_over():
                break
            seat = s.to_act()[0]
            s.apply(seat, heuristic.glance(s, seat, self.random))
        return {**lesson, "final": final_of(game, s), "leaf": True}


def lesson_of(node: Node, index: Any) -> Lesson:
    """A searched choice: what it looked like, and how often each option was tried."""
    note = node.note
    assert note is not None
    return {
        "key": note.lesson,
        "scene": [round(x, 4) for x in note.scene],
        "actions": [index(action) for action in note.actions],
        "looks": [round(look, 4) for look in note.looks],
        "visits": [node.branches[action].visits for action in note.actions],
    }


def position_of(plain: Heuristic[State], s: State) -> Lesson:
    """What everybody has: facts, and points that are certain."""
    seats = range(seats_of(s))
    return {
        "key": plain.lesson(s),
        "stage": plain.stage(s),
        "left": round(plain.left(s), 4),
        "facts": [[round(x, 3) for x in plain.facts(s, seat)] for seat in seats],
        "settled": [plain.settled(s, seat) for seat in seats],
    }


def final_of(game: Game[Any], s: State) -> dict[str, Any]:
    """How it ended: points, and everybody's share of the victory."""
    scores = game.scores(s)
    winners = [score.seat for score in scores if score.won]
    share = [1 / len(winners) if score.seat in winners else 0.0 for score in scores]
    return {"points": [score.total for score in scores], "won": share, "over": s.is_over()}


class Class:
    """The pupils of one game, and the positions that they pass through."""

    def __init__(self, game: Game[Any], teach: dict[str, Any], seeds: list[str]) -> None:
        self.game = game
        knowledge = Knowledge.read(teach["weights"], game.catalogue.actions)
        self.pupils = [Pupil(seed, int(teach["simulations"]), knowledge) for seed in seeds]
        self._positions: list[Lesson] = []
        self._now: object = None

    def look(self, s: State, plain: Heuristic[State]) -> None:
        """Called before every choice; one position is kept for each turn."""
        now = plain.far(s), plain.turn(s, s.to_act()[0])
        if now != self._now:
            self._now = now
            self._positions.append(position_of(plain, s))

    def lessons(self, s: State) -> tuple[Lesson, ...]:
        """All lessons from the game, once it is over."""
        final = final_of(self.game, s)
        visited = [{**position, "final": final, "leaf": False} for position in self._positions]
        return (*visited, *(lesson for pupil in self.pupils for lesson in pupil.lessons))
