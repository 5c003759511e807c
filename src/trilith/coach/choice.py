"""One choice: what every option was worth to the player who chose, from what that seat could know."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Final

from trilith.bots.bot import Seen
from trilith.bots.mcts import Branch, Node, Search
from trilith.coach.judge import SURE_OF_ITSELF, Judge
from trilith.coach.settings import VERDICTS, Depth
from trilith.coach.tally import Chances, Tally
from trilith.coach.value import Value
from trilith.engine.action import Action
from trilith.engine.label import Label
from trilith.engine.rng import Rng
from trilith.engine.state import State

FINE: Final = "fine"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
FOUND: Final = "found"
CLOSE: Final = "close"
"""Too close to call: the margin reaches zero, and nobody is blamed."""
GRADES: Final = (FINE, CLOSE, FOUND, INACCURACY, MISTAKE, BLUNDER)

LONGEST_LINE: Final = 6


@dataclass(frozen=True)
class Weighed:
    """One option: the chooser's chance with it."""

    action: Action
    label: Label
    chance: float
    margin: float
    behind: float
    """Points less than with the best option, in the same worlds."""
    apart: float
    """The margin of that difference."""
    measured: bool
    """False for options that a first look left behind: their chance is a guess."""

    @property
    def close(self) -> bool:
        """Too close to the best to tell them apart."""
        return self.behind <= self.apart

    def rank(self, best: Action) -> tuple[bool, bool, float]:
        """Where it stands among the options: the best first, then what was measured, by its lag."""
        return (self.action is not best, not self.measured, self.behind)


@dataclass(frozen=True)
class Ahead:
    """A step that most likely follows."""

    seat: int
    action: Action
    label: Label


@dataclass(frozen=True)
class Judged:
    """A choice with its cost."""

    seat: int
    question: Label
    rule: str
    options: tuple[Weighed, ...]
    """The best first."""
    taken: Action
    delta: Chances
    """What everybody gains by this choice instead of the best one; adds up to zero."""
    margins: list[float] = field(default_factory=list)
    level: Chances = field(default_factory=list)
    """Everybody's chance with the best option, as the chooser could judge it."""
    level_margins: list[float] = field(default_factory=list)
    line: tuple[Ahead, ...] = ()
    """What the better option most likely leads to, as the chooser could foresee it."""

    @property
    def best(self) -> Weighed:
        return self.options[0]

    @property
    def chosen(self) -> Weighed:
        return next(option for option in self.options if option.action is self.taken)

    @property
    def cost(self) -> float:
        return -self.delta[self.seat] if self.delta[self.seat] else 0.0

    @property
    def margin(self) -> float:
        return self.margins[self.seat]

    @property
    def lead(self) -> float:
        """How much better the best is than the next; 0 if they cannot be told apart."""
        rest = [one for one in self.options[1:] if one.measured]
        return 0.0 if not rest or rest[0].close else rest[0].behind

    @property
    def counts(self) -> bool:
        """Whether it says something about skill: there was something to lose."""
        return self.spread >= VERDICTS.counts

    @property
    def spread(self) -> float:
        """How far the best and the worst lie apart."""
        return self.best.chance - min(option.chance for option in self.options)

    @property
    def doubt(self) -> float:
        """How far off its judgement may be; zero where all options come to the same."""
        return max(*self.margins, min(self.spread, VERDICTS.counts))

    def eased(self, share: float) -> Judged:
        """The same choice with its cost scaled to this share. The margin stays: what a closer look
        shows is no more certain.
        """
        taken = self.chosen
        behind = share * taken.behind
        nearer = replace(taken, behind=behind, chance=taken.chance + taken.behind - behind)
        options = [nearer if option is taken else option for option in self.options]
        options.sort(key=lambda option: option.rank(self.best.action))
        return replace(self, options=tuple(options), delta=[share * each for each in self.delta])

    @property
    def verdict(self) -> str:
        if self.taken is self.best.action:
            return FOUND if self.lead >= VERDICTS.found else FINE
        if self.chosen.close:
            return CLOSE
        return verdict_of(self.cost)


def verdict_of(cost: float) -> str:
    """What a cost is called, by itself."""
    if cost >= VERDICTS.blunder:
        return BLUNDER
    if cost >= VERDICTS.mistake:
        return MISTAKE
    return INACCURACY if cost >= VERDICTS.inaccuracy else FINE


class Weighing:
    """Tries the options of one choice in the same imagined worlds.

    The best is picked on one half of the simulations and measured on the other; otherwise it would
    look better than it is. Nothing here sees more than the seat: see `Seen`.
    """

    def __init__(self, seen: Seen, value: Value, depth: Depth, seed: str) -> None:
        self.seen = seen
        self.depth = depth
        self.value = value
        self.judge = Judge(value)
        self.search = Search(seen, self.judge, random.Random(seed))
        self.rng = Rng.of(seed)
        self.first: dict[Action, Tally] = {action: Tally() for action in seen.legal}
        self.second: dict[Action, Tally] = {}
        """What the options that went on came to when they were measured."""
        self.words = seen.imagine(Rng.of("words"))
        """A position to name things in."""

    def weigh(self, taken: Action | None = None) -> Judged:
        """Every option beside the one taken; None: nothing is taken yet."""
        seat = self.seen.seat
        self._try(self.first, self.depth.look)
        kept = {action: self.first[action] for action in self._promising(taken)}
        self._try(kept, self.depth.pick)
        best = max(kept, key=lambda action: kept[action].mean_of(seat))
        second = self.second = {action: Tally() for action in kept}
        self.search.manner = SURE_OF_ITSELF
        self._try(second, self.depth.measure)
        if taken is None:  # all that was seen may say what to do
            best = taken = max(second, key=lambda action: _both(kept, second, action, seat))
        if second[taken].mean_of(seat) >= second[best].mean_of(seat):
            best = taken
        return self._judged(taken, best, second)

    def _try(self, tallies: dict[Action, Tally], times: int) -> None:
        for _ in range(times):
            world = self.seen.imagine(self.rng)
            for action, tally in tallies.items():
                tally.add(self.search.simulate_in(world.clone(), action))

    def _promising(self, taken: Action | None) -> list[Action]:
        """The options that go on, in the order of the question; what was taken among them."""
        seat = self.seen.seat
        ranked = sorted(self.first, key=lambda action: -self.first[action].mean_of(seat))
        kept = {*ranked[: self.depth.keep], taken or ranked[0]}
        return [action for action in self.first if action in kept]

    # ------------------------------------------------------------- what it comes to

    def _judged(self, taken: Action, best: Action, second: dict[Action, Tally]) -> Judged:
        options = [self._option(action, best, second) for action in self.first]
        options.sort(key=lambda option: option.rank(best))
        lost = second[taken].against(second[best])
        question = self.words.question(self.seen.seat)
        assert question is not None
        rule = getattr(question, "under", "") or question.rule
        about = {"seat": self.seen.seat, **question.about(self.words)}
        return Judged(
            self.seen.seat,
            Label(f"{self.seen.game.key}-ask-{question.asks}", about),
            rule,
            tuple(options),
            taken,
            lost.mean(),
            lost.margins(),
            second[best].mean(),
            second[best].margins(),
            self._line(best),
        )

    def _option(self, action: Action, best: Action, second: dict[Action, Tally]) -> Weighed:
        measured = action in second
        tally = second[action] if measured else self.first[action]
        top = second[best] if measured else self.first[best]
        seat = self.seen.seat
        apart = _against(tally, top)
        label = self._label(self.words, seat, action)
        return Weighed(
            action,
            label,
            tally.mean_of(seat),
            tally.margins()[seat],
            -apart.mean_of(seat),
            apart.margins()[seat],
            measured,
        )

    def sources(self, actions: list[Action]) -> list[dict[str, float]]:
        """What the seat has by source where each of these leads, in the same worlds, on average."""
        found: list[dict[str, float]] = [{} for _ in actions]
        for _ in range(self.depth.measure):
            world = self.seen.imagine(self.rng)
            for sums, action in zip(found, actions, strict=True):
                self.search.simulate_in(world.clone(), action)
                for source, points in self.judge.sources(self.seen.seat).items():
                    sums[source] = sums.get(source, 0.0) + points / self.depth.measure
        return found

    def _label(self, s: State, seat: int, action: Action) -> Label:
        question = s.question(seat)
        assert question is not None
        return self.seen.game.label(action, question.asks, question.facts(s, action))

    def _line(self, best: Action) -> tuple[Ahead, ...]:
        """What most likely follows the best option, up to the first thing that nobody can foresee,
        or to the end of the round.
        """
        s = line_begins(self.seen)
        round_ = getattr(s, "round", 0)
        at: dict[int, Node | None] = dict(self.search.roots)
        seat, action, line = self.seen.seat, best, []
        for _ in range(LONGEST_LINE):
            line.append(Ahead(seat, action, self._label(s, seat, action)))
            at[seat] = _below(at.get(seat), action)
            s.log = []
            s.apply(seat, action)
            if s.is_over() or any(event.reveals for event in s.log or ()) or len(s.to_act()) > 1:
                break
            if getattr(s, "round", 0) != round_:
                break
            seat = s.to_act()[0]
            action = self._likely(at, s, seat)
        return tuple(line)

    def _likely(self, at: dict[int, Node | None], s: State, seat: int) -> Action:
        node = at.get(seat)
        if node is not None:
            node = node.under(self.judge.sight(s, seat))
            tried = [node.branches[a] for a in s.legal(seat) if a in node.branches]
            if tried:
                return max(tried, key=_visits).action
        return self.judge.glance(s, seat, self.search.chance)


def line_begins(seen: Seen) -> State:
    """The imagined deal in which the line of a choice is played."""
    return seen.imagine(Rng.of("line"))


def _against(mine: Tally, top: Tally) -> Tally:
    """In the worlds that both have seen: a first look may have gone on with one of them."""
    short, long = Tally(), Tally()
    count = min(len(mine.outcomes), len(top.outcomes))
    short.outcomes, long.outcomes = mine.outcomes[:count], top.outcomes[:count]
    return short.against(long)


def _both(
    first: dict[Action, Tally], second: dict[Action, Tally], action: Action, seat: int
) -> float:
    """What an option came to in both halves together."""
    counts = len(first[action].outcomes), len(second[action].outcomes)
    means = first[action].mean_of(seat), second[action].mean_of(seat)
    return sum(n * mean for n, mean in zip(counts, means, strict=True)) / sum(counts)


def _visits(branch: Branch) -> int:
    return branch.visits


def _below(node: Node | None, action: Action) -> Node | None:
    branch = None if node is None else node.branches.get(action)
    return None if branch is None else branch.node


def weigh(seen: Seen, taken: Action, value: Value, depth: Depth, seed: str) -> Judged:
    """What a choice was worth to the seat that made it, beside its other options."""
    return Weighing(seen, value, depth, seed).weigh(taken)
