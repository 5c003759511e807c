"""The expert: Monte Carlo tree search over imagined states.

Every simulation deals anew what is hidden, descends the trees along what has proved good so far,
plays on at a glance, and judges where it ends. Each seat has a tree of its own: a path in it is
what that seat did, one choice after another; what others do and what chance brings lies in
between. So nobody in the search knows more of the others' secrets than at the table.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from trilith.bots.bot import Seen
from trilith.bots.heuristic import Heuristic, against_rivals
from trilith.bots.thought import CHANCE, POINTS, Option, Thought
from trilith.engine.action import Action
from trilith.engine.rng import Rng
from trilith.engine.state import State

CURIOSITY: Final = 1.2
"""How eagerly to try what has not proved good, in units of how far values lie apart."""
OPENNESS: Final = 0.25
"""The part of the first look that all options share equally."""
OPTIMISM: Final = 0.5
"""How much better than the average of its siblings an untried option is taken to be, in the same
units, so nothing stays untried for long.
"""
PATIENCE: Final = 400
"""The most choices played ahead."""


class Branch:
    """One action at a node: how often it was tried, and how that turned out."""

    __slots__ = ("action", "node", "prior", "squares", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        """How promising it looked at first; about 1 for all options together."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.node: Node | None = None
        """The same seat's next choice after it."""

    def error(self) -> float:
        """The standard error of the mean result."""
        if self.visits < 2:
            return 0.0
        spread = self.squares / self.visits - (self.total / self.visits) ** 2
        return math.sqrt(max(0.0, spread) / (self.visits - 1))


class Node:
    """A choice of one seat, after what that seat did before."""

    __slots__ = ("apart", "branches", "highest", "note", "share", "total", "visits", "weight")

    def __init__(self) -> None:
        self.branches: dict[Action, Branch] = {}
        self.visits = 0
        self.total = 0.0
        self.highest = 0.0
        """The best look among the options that were there first."""
        self.weight = 1.0
        """The sum of their weights."""
        self.share = 1.0
        """The share of each in what all options share equally."""
        self.note: Note | None = None
        """How it looked at first, if the search takes notes."""
        self.apart: dict[object, Node] = {}
        """The same choice in other circumstances, by what chance has revealed."""

    def visits_of(self, action: Action) -> int:
        branch = self.branches.get(action)
        return 0 if branch is None else branch.visits

    def under(self, sight: object) -> Node:
        """The choice of a seat that sees this."""
        if sight is None:
            return self
        node = self.apart.get(sight)
        if node is None:
            node = self.apart[sight] = Node()
        return node


class Place:
    """Where everybody stands in the trees: at which nodes, and by which branches they got there."""

    __slots__ = ("at", "path")

    def __init__(self, at: dict[int, Node | None]) -> None:
        self.at = at
        self.path: list[tuple[Node, Branch, int]] = []


class Note:
    """A choice as it looked at first: a lesson, once it is well searched."""

    __slots__ = ("actions", "lesson", "looks", "scene")

    def __init__(
        self, lesson: str, scene: list[float], actions: list[Action], looks: list[float]
    ) -> None:
        self.lesson = lesson
        self.scene = scene
        self.actions = actions
        self.looks = looks


class Manner:
    """How a search weighs the known against the unknown."""

    __slots__ = ("curiosity", "openness", "optimism")

    def __init__(
        self, curiosity: float = CURIOSITY, openness: float = OPENNESS, optimism: float = OPTIMISM
    ) -> None:
        self.curiosity = curiosity
        self.openness = openness
        self.optimism = optimism


USUAL: Final = Manner()


class Search:
    """The trees of one position, growing with every simulation."""

    def __init__(
        self,
        seen: Seen,
        heuristic: Heuristic[State],
        chance: random.Random,
        manner: Manner = USUAL,
    ) -> None:
        self.seen = seen
        self.manner = manner
        self.notes: list[Node] | None = None
        """All nodes of the trees, if notes are wanted."""
        self.leaf: State | None = None
        """Where the last simulation ended, if notes are wanted."""
        self.heuristic = heuristic
        self.chance = chance
        self.rng = Rng(chance.randbytes(16))
        self.roots: dict[int, Node] = {seen.seat: Node()}
        self.simulations = 0
        self.mean = 0.0
        self.squares = 0.0
        self.learns = True
        """Whether simulations leave a trace in the trees."""

    # ------------------------------------------------------------- one simulation

    def simulate(self) -> None:
        self.simulate_in(self.seen.imagine(self.rng))

    def simulate_in(self, s: State, first: Action | None = None) -> list[float]:
        """One simulation, which uses up this state: what everybody may hope for at its end.

        With `first`, the seat makes that choice, whatever has proved good.
        """
        # When several players choose in secret, the seat's own choice comes first: then nobody's is
        # missing.
        return self._play_on(s, dict(self.roots), [], self.seen.seat, first)

    def simulate_after(self, s: State, given: Sequence[tuple[int, Action]]) -> list[float]:
        """The same, after these choices of these seats. It looks as far ahead from where they lead."""
        return self.simulate_from(s, self.follow(s, given))

    def follow(self, s: State, given: Sequence[tuple[int, Action]]) -> Place:
        """Where these choices lead in everybody's tree; the state carries them out."""
        place = Place(dict(self.roots))
        for seat, action in given:
            node = self._node(place.at, s, seat)
            if node is not None:
                branch = self._take(node, s, seat, action)
                place.path.append((node, branch, seat))
                place.at[seat] = self._below(branch)
            s.apply(seat, action)
        return place

    def simulate_from(self, s: State, place: Place) -> list[float]:
        """One simulation from a state that lies here in the trees."""
        if s.is_over():
            return self._end(s, place.path)
        return self._play_on(s, dict(place.at), list(place.path), s.asked[0][0].seat, None)

    def guess(self, s: State, seat: int) -> list[tuple[int, Action]]:
        """What a seat might choose here until it is asked no more, each option as often as it was
        tried. The state is used up.
        """
        at: dict[int, Node | None] = dict(self.roots)
        found: list[tuple[int, Action]] = []
        while seat in s.to_act():
            node = self._node(at, s, seat)
            action = self._often(node, s, seat)
            found.append((seat, action))
            branch = None if node is None else node.branches.get(action)
            at[seat] = None if branch is None else branch.node
            s.apply(seat, action)
        return found

    def _often(self, node: Node | None, s: State, seat: int) -> Action:
        legal = s.legal(seat)
        visits = [0 if node is None else node.visits_of(action) for action in legal]
        if not any(visits):
            return self.heuristic.glance(s, seat, self.chance)
        return self.chance.choices(legal, visits)[0]

    def _play_on(
        self,
        s: State,
        at: dict[int, Node | None],
        path: list[tuple[Node, Branch, int]],
        seat: int,
        first: Action | None,
    ) -> list[float]:
        heuristic = self.heuristic
        now = heuristic.far(s)
        for _ in range(PATIENCE):
            node = self._node(at, s, seat)
            if node is None:
                action = heuristic.glance(s, seat, self.chance)
            else:
                if first is None:
                    branch = self._pick(node, s, seat)
                else:
                    branch = self._take(node, s, seat, first)
                    first = None
                path.append((node, branch, seat))
                action = branch.action
                at[seat] = self._below(branch)
            s.apply(seat, action)
            if s.is_over() or heuristic.far(s) != now:
                break
            seat = s.asked[0][0].seat
        return self._end(s, path)

    def _end(self, s: State, path: list[tuple[Node, Branch, int]]) -> list[float]:
        outlook = self.heuristic.outlook(s)
        if self.learns:
            self._learn(path, outlook)
        if self.notes is not None:
            self.leaf = s
        return outlook

    def _node(self, at: dict[int, Node | None], s: State, seat: int) -> Node | None:
        """Where a seat stands in its tree; None once it has left it."""
        if seat not in at:
            at[seat] = self.roots[seat] = Node()
        node = at[seat]
        if node is None or node is self.roots[self.seen.seat]:
            return node  # what is seen at the table is the same in all simulations
        return node.under(self.heuristic.sight(s, seat))

    def _below(self, branch: Branch) -> Node | None:
        """The next node; one that is reached for the second time is made."""
        if branch.node is None and branch.visits:
            branch.node = Node()
        return branch.node

    def _pick(self, node: Node, s: State, seat: int) -> Branch:
        """What has proved good, or looks good and has been tried little."""
        legal = s.legal(seat)
        if not node.branches:
            self._look(node, s, seat)
        unit = self._unit()
        push = self.manner.curiosity * unit * math.sqrt(node.visits + 1.0)
        untried = (node.total / node.visits if node.visits else 0.0) + self.manner.optimism * unit
        best: Branch | None = None
        most = -math.inf
        for action in legal:
            branch = node.branches.get(action)
            if branch is None:
                branch = self._add(node, s, seat, action)
            visits = branch.visits
            value = branch.total / visits if visits else untried
            value += push * branch.prior / (1.0 + visits)
            if value > most:
                best, most = branch, value
        assert best is not None
        return best

    def _take(self, node: Node, s: State, seat: int, action: Action) -> Branch:
        """The branch of an option that is tried because the caller asks for it."""
        if not node.branches:
            self._look(node, s, seat)
        branch = node.branches.get(action)
        return self._add(node, s, seat, action) if branch is None else branch

    def _look(self, node: Node, s: State, seat: int) -> None:
        """The first look at a choice: how promising its options are beside each other."""
        legal = s.legal(seat)
        looks = self.heuristic.looks(s, seat, legal)
        node.highest = max(looks)
        node.weight = sum([math.exp(look - node.highest) for look in looks])
        node.share = self.manner.openness / len(legal)
        for i, action in enumerate(legal):
            node.branches[action] = Branch(action, self._prior(node, looks[i]))
        if self.notes is not None:
            self._note(node, s, seat)

    def _note(self, node: Node, s: State, seat: int) -> None:
        assert self.notes is not None
        plain = self.heuristic.plain()
        actions = list(s.legal(seat))
        looks = [plain.rank(s, seat, action) / plain.warmth for action in actions]
        node.note = Note(plain.lesson(s), plain.scene(s, seat), actions, looks)
        self.notes.append(node)

    def _add(self, node: Node, s: State, seat: int, action: Action) -> Branch:
        """An option that was not there at the first look."""
        look = min(node.highest, self.heuristic.looks(s, seat, [action])[0])
        branch = Branch(action, self._prior(node, look))
        node.branches[action] = branch
        return branch

    def _prior(self, node: Node, look: float) -> float:
        weight = math.exp(look - node.highest) / node.weight
        return node.share + (1.0 - self.manner.openness) * weight

    def _unit(self) -> float:
        """How far the values of simulations lie apart: their standard deviation."""
        if self.simulations < 2:
            return 1.0
        return max(0.5, math.sqrt(self.squares / (self.simulations - 1)))

    def _learn(self, path: list[tuple[Node, Branch, int]], standings: list[float]) -> None:
        values = [
            against_rivals(standings, seat, self.heuristic.search_rivalry)
            for seat in range(len(standings))
        ]
        for node, branch, seat in path:
            value = values[seat]
            node.visits += 1
            node.total += value
            branch.visits += 1
            branch.total += value
            branch.squares += value * value
        self._spread(values[self.seen.seat])

    def _spread(self, value: float) -> None:
        self.simulations += 1
        off = value - self.mean
        self.mean += off / self.simulations
        self.squares += off * (value - self.mean)

    # ------------------------------------------------------------- what it comes to

    def best(self) -> Branch:
        """What was tried most often, and among equals what was worth the most."""
        branches = self.roots[self.seen.seat].branches
        found: Branch | None = None
        for action in self.seen.legal:
            branch = branches.get(action)
            if branch is not None and (found is None or _is_better(branch, found)):
                found = branch
        assert found is not None
        return found

    def thought(self, s: State) -> Thought:
        """The results of every option; `s` is any state that looks as the table does."""
        whole = self.heuristic.whole(s)
        root = self.roots[self.seen.seat]
        found = [root.branches[action] for action in self.seen.legal if action in root.branches]
        unit = whole or 1.0
        mean = root.total / root.visits / unit if root.visits else 0.0
        options = [_option(branch, mean, unit) for branch in found]
        return Thought(self.best().action, options, CHANCE if whole else POINTS)

    def is_decided(self, left: int) -> bool:
        """Whether no outcome of this many more simulations could change what is best."""
        visits = sorted(branch.visits for branch in self.roots[self.seen.seat].branches.values())
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def descend(self, below: Node, s: State) -> None:
        """Go on from the seat's next choice, in this state, and keep what is known about it."""
        seat = self.seen.seat
        self.roots[seat] = below.under(self.heuristic.sight(s, seat))


FORESEEN: Final = 3
"""How often a choice further down must have been reached to be reported."""


def _option(branch: Branch, mean: float, unit: float) -> Option:
    """What was never tried is taken to be worth the average of all."""
    if not branch.visits:
        return Option(branch.action, mean, 0)
    value = branch.total / branch.visits / unit
    return Option(branch.action, value, branch.visits, branch.error() / unit, _then(branch))


def _then(branch: Branch) -> list[Action]:
    """What the same seat would do next, as long as that does not depend on chance."""
    found: list[Action] = []
    node = branch.node
    while node is not None and node.branches and node.visits >= FORESEEN:
        best: Branch | None = None
        for one in node.branches.values():
            if best is None or _is_better(one, best):
                best = one
        assert best is not None
        found.append(best.action)
        node = best.node
    return found


def _is_better(a: Branch, b: Branch) -> bool:
    return (a.visits, a.total / max(1, a.visits)) > (b.visits, b.total / max(1, b.visits))
