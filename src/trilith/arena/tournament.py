"""A tournament: who is better than whom, how sure that is, and when it is sure enough to stop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import Any

from trilith.arena.plan import Plan, block, deal
from trilith.arena.play import Played
from trilith.arena.ratings import Rating, ratings
from trilith.arena.simulate import held_by, rate, summary
from trilith.arena.stats import LEVEL, Evidence

ERROR = 1 - LEVEL
"""The chance that anything at all that a tournament calls proven is wrong."""


@dataclass(frozen=True)
class Pair:
    """Two bots compared: the difference of their win rates, from -1 to 1."""

    one: str
    other: str
    difference: float
    low: float
    high: float
    verdict: str
    """The better one's name; 'equal' if they differ by less than the margin; '' if still open."""


class Comparison:
    """Compares all bots of a plan, deal by deal; the answer may be asked for after each.

    On every deal each bot's win rate over all its seats is taken, and every two bots' difference is
    a number in -1..1 whose mean is 0 if they are equally strong: deals are independent, and within
    one the luck of deal and seats cancels. `Evidence` is about such numbers. The error is shared out
    among all pairs (Bonferroni), so that all that is called proven is so together.
    """

    def __init__(self, plan: Plan, margin: float = 0.0, error: float = ERROR) -> None:
        self.plan = plan
        self.margin = margin
        self.names = list(dict.fromkeys(plan.bots))
        pairs = list(combinations(self.names, 2))
        edges = (0.5, 0.5 - margin / 2, 0.5 + margin / 2)
        self._evidence = {pair: Evidence(error / len(pairs), edges) for pair in pairs}
        self._deal: list[Played] = []

    def add(self, one: Played) -> None:
        """The next game, in order of the numbers."""
        self._deal.append(one)
        if len(self._deal) == block(self.plan):
            self._weigh(self._deal)
            self._deal = []

    def _weigh(self, games: list[Played]) -> None:
        rates = {name: _mean_share(games, name) for name in self.names}
        for (one, other), evidence in self._evidence.items():
            a, b = rates[one], rates[other]
            if a is not None and b is not None:
                evidence.add((a - b + 1) / 2)

    def verdict(self, one: str, other: str) -> str:
        evidence = self._evidence[one, other]
        if evidence.is_above(0.5):
            return one
        if evidence.is_below(0.5):
            return other
        return "equal" if self._is_within_margin(evidence) else ""

    def _is_within_margin(self, evidence: Evidence) -> bool:
        low, high = 0.5 - self.margin / 2, 0.5 + self.margin / 2
        return self.margin > 0 and evidence.is_above(low) and evidence.is_below(high)

    @property
    def is_clear(self) -> bool:
        """Is it known who is best: better than, or as good as, each of the others?"""
        return any(self._is_best(name) for name in self.names)

    def _is_best(self, name: str) -> bool:
        rivals = [pair for pair in self._evidence if name in pair]
        return all(self.verdict(*pair) in (name, "equal") for pair in rivals)

    def pairs(self) -> list[Pair]:
        return [self._pair(one, other) for one, other in self._evidence]

    def _pair(self, one: str, other: str) -> Pair:
        evidence = self._evidence[one, other]
        low, high = evidence.interval()
        mean = evidence.mean
        return Pair(one, other, 2 * mean - 1, 2 * low - 1, 2 * high - 1, self.verdict(one, other))


def _mean_share(games: list[Played], name: str) -> float | None:
    shares = [one.share(seat) for one in games for seat, bot in enumerate(one.bots) if bot == name]
    return fmean(shares) if shares else None


def until_clear(
    plan: Plan, played: Iterable[Played], margin: float = 0.0, error: float = ERROR
) -> Iterator[Played]:
    """The games up to the first whole deal after which it is clear who is best.

    What is asked depends on the games before in their order alone, so the same seed stops at the
    same game however many workers are ahead of it.
    """
    comparison = Comparison(plan, margin, error)
    for one in played:
        comparison.add(one)
        yield one
        if comparison.is_clear:
            return


def standings(plan: Plan, played: list[Played], seconds: float, margin: float) -> dict[str, Any]:
    """The figures of a tournament, JSON-ready: those of a simulation, and who is better than whom."""
    figures = summary(plan, played, seconds)
    rated = ratings(played)
    figures["deals"] = 1 + deal(plan, played[-1].number)
    figures["ratings"] = {name: _rating(rating) for name, rating in rated.items()}
    names = list(figures["scores"]["by_bot"])
    figures["standings"] = sorted(
        (_standing(plan, played, figures, name) for name in names),
        key=lambda row: (-row["win_rate"], row["bot"]),
    )
    figures["pairs"] = compared(plan, played, margin)
    return figures


def compared(plan: Plan, played: list[Played], margin: float) -> list[dict[str, Any]]:
    """Every two bots, JSON-ready."""
    comparison = Comparison(plan, margin)
    for one in played:
        comparison.add(one)
    return [
        {
            "bots": [pair.one, pair.other],
            "difference": round(pair.difference, 4),
            "low": round(pair.low, 4),
            "high": round(pair.high, 4),
            "verdict": pair.verdict,
        }
        for pair in comparison.pairs()
    ]


def _rating(rating: Rating) -> dict[str, float]:
    low, high = rating.interval
    return {
        "strength": round(rating.strength, 2),
        "uncertainty": round(rating.uncertainty, 2),
        "low": round(low, 2),
        "high": round(high, 2),
    }


def _standing(
    plan: Plan, played: list[Played], figures: dict[str, Any], name: str
) -> dict[str, Any]:
    seats = held_by(name)
    places = [one.places[seat] for one in played if one.finished for seat in seats(one)]
    won = rate(plan, played, seats)
    return {
        "bot": name,
        "seats": sum(len(seats(one)) for one in played),
        "win_rate": won["rate"],
        "low": won["low"],
        "high": won["high"],
        "mean_place": round(fmean(places), 3) if places else None,
        "mean_score": figures["scores"]["by_bot"][name]["mean"],
        "rating": figures["ratings"].get(name),
    }
