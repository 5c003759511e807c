"""Hints: where to look, what to do and why, from what the seat sees and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trilith.bots.bot import Seen
from trilith.coach.choice import Judged, Weighed, Weighing
from trilith.coach.facts import PROSPECTS
from trilith.coach.settings import HINT, Depth
from trilith.coach.tally import Chances
from trilith.coach.value import Value
from trilith.engine.errors import Arg
from trilith.engine.label import Label

WHERE: Final = 1
WHAT: Final = 2
WHY: Final = 3
STAGES: Final = (WHERE, WHAT, WHY)
"""One press each; nothing is skipped."""
LOOKED_AT: Final = 3
"""How many options are pointed at in the first stage, the best among them."""
NOTABLE: Final = 0.25
"""A difference below this is not worth a sentence, in points or in points of winning."""
SEED: Final = "hint"
"""The same for everybody: a hint depends on what is seen, and on nothing else."""


@dataclass(frozen=True)
class Source:
    """What the best option and the second bring by one source."""

    source: str
    best: float
    second: float

    @property
    def more(self) -> float:
        return self.best - self.second


@dataclass(frozen=True)
class Hint:
    """All three stages at once; each shows its part."""

    judged: Judged
    sources: tuple[Source, ...]
    """Against the second best, the largest differences first."""
    others: Chances
    """What everybody has by the best option instead of the second, in points of winning."""

    @property
    def is_close(self) -> bool:
        """Whether it hardly matters which option is taken: the second best may be as good."""
        return self.second is None or self.second.close

    @property
    def second(self) -> Weighed | None:
        return next((one for one in self.judged.options[1:] if one.measured), None)

    @property
    def look(self) -> list[Weighed]:
        """The options to look at, in an order that does not give away which is best."""
        first = [one for one in self.judged.options if one.measured][:LOOKED_AT]
        return sorted(first, key=lambda one: one.action.code)

    @property
    def why(self) -> list[Label]:
        """One or two sentences: what it brings, and what it takes from whom or gives up."""
        if self.is_close:
            return []
        return [self._gain(), *self._loss()][:2]

    def _gain(self) -> Label:
        top = max(self.sources, key=lambda one: one.more, default=None)
        if top is None or top.more < NOTABLE:
            return _label("ahead", self.second.behind if self.second is not None else 0.0)
        if top.source == PROSPECTS:
            return _label("promises", top.more)
        return _label("brings", top.more, source=top.source)

    def _loss(self) -> list[Label]:
        least = min(self.sources, key=lambda one: one.more, default=None)
        rivals = [seat for seat in range(len(self.others)) if seat != self.judged.seat]
        hit = min(rivals, key=lambda seat: self.others[seat], default=None)
        found = []
        if hit is not None and self.others[hit] <= -NOTABLE:
            found.append(_label("takes", -self.others[hit], seat=hit))
        if least is not None and least.more <= -NOTABLE:
            key = "later" if least.source == PROSPECTS else "lacks"
            found.append(_label(key, -least.more, source=least.source))
        return found


def _label(key: str, points: float, **more: str | int) -> Label:
    rounded = f"{points:.1f}" if points < 10 else f"{points:.0f}"
    args: dict[str, Arg] = {"points": rounded, **more}
    return Label(f"coach-why-{key}", args)


def hint(seen: Seen, value: Value, depth: Depth = HINT) -> Hint:
    """What the coach would say to this seat now."""
    weighing = Weighing(seen, value, depth, SEED)
    judged = weighing.weigh()
    second = next((one for one in judged.options[1:] if one.measured), None)
    if second is None:
        return Hint(judged, (), [0.0] * len(judged.delta))
    best, next_best = judged.best.action, second.action
    ours, theirs = weighing.sources([best, next_best])
    sources = [Source(source, points, theirs[source]) for source, points in ours.items()]
    others = weighing.second[best].against(weighing.second[next_best]).mean()
    return Hint(judged, _notable(sources), others)


def _notable(sources: list[Source]) -> tuple[Source, ...]:
    """Those that differ, the largest first."""
    found = [one for one in sources if abs(one.more) >= NOTABLE / 5]
    return tuple(sorted(found, key=lambda one: -abs(one.more)))
