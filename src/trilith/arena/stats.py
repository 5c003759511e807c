"""Statistics: intervals for win rates, and evidence that may be looked at after every game.

All of it is written out here in plain Python: a few lines each, with the name under which the
method is known, so anyone who doubts a figure can check it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import NormalDist, fmean

LEVEL = 0.95
"""How sure an interval is: 95 of 100 such intervals hold the true value."""


def normal_quantile(alpha: float) -> float:
    """How many standard errors a two-sided interval reaches, at this chance of error."""
    return NormalDist().inv_cdf(1 - alpha / 2)


def student_quantile(alpha: float, freedom: int) -> float:
    """The same where the error itself is only estimated, with so many degrees of freedom.

    Student's distribution by Peizer and Pratt's approximation (1968), good to one part in a
    hundred from two degrees on: few games make for wider intervals.
    """
    z = normal_quantile(alpha)
    n = freedom
    return math.sqrt(n * math.expm1(z * z * (n - 5 / 6) / (n - 2 / 3 + 0.1 / n) ** 2))


def wilson(rate: float, count: float, alpha: float = 1 - LEVEL) -> tuple[float, float]:
    """Wilson's score interval of a rate that was seen in so many independent trials.

    Unlike 'rate plus or minus' it never leaves 0 to 1, and is honest after few games.
    """
    if count <= 0:
        return 0.0, 1.0
    z = normal_quantile(alpha)
    spread = 1 + z * z / count
    middle = (rate + z * z / (2 * count)) / spread
    reach = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count)) / spread
    low = 0.0 if rate == 0 else max(0.0, middle - reach)  # exactly, not by a rounding
    high = 1.0 if rate == 1 else min(1.0, middle + reach)
    return low, high


def rate_interval(
    deals: Sequence[Sequence[float]], alpha: float = 1 - LEVEL
) -> tuple[float, float]:
    """Wilson's interval of a win rate over deals, each with the results of its games.

    Games on one deal are not independent: they share its luck. So the number of games that counts
    is the effective one, estimated from the spread between deals (the design effect of survey
    sampling); it is never taken to be more than the games that were played.
    """
    results = [result for one in deals for result in one]
    if not results:
        return 0.0, 1.0
    rate = fmean(results)
    return wilson(rate, effective_count(deals, rate), alpha)


def effective_count(deals: Sequence[Sequence[float]], rate: float) -> float:
    """How many independent games would say as much about a rate as these."""
    games = sum(len(one) for one in deals)
    if all(len(one) == 1 for one in deals):
        return games
    if len(deals) < 2:
        return 1.0
    # The variance of a ratio of two sums over deals: wins and games.
    residuals = [sum(one) - rate * len(one) for one in deals]
    k = len(deals)
    variance = k / (k - 1) * sum(r * r for r in residuals) / games**2
    if variance == 0 or rate in (0.0, 1.0):
        return float(k if rate in (0.0, 1.0) else games)
    return max(1.0, min(float(games), rate * (1 - rate) / variance))


# ------------------------------------------------------------------ evidence, game by game


class Evidence:
    """What a growing list of numbers from 0 to 1 says about their mean, valid at every moment.

    Betting against a mean m: a capital of 1 is staked on each next number lying above m (and
    another one below it), with stakes that depend on earlier numbers alone. If the mean is m, the
    capital is a fair game, and by Ville's inequality it ever reaches 1/alpha with a probability
    of alpha at most. So one may look after every game, stop when one likes, and is still wrong
    in alpha of all cases at most, for any distribution and any number of games. The means that
    have not been ruled out form a confidence sequence. Stakes as in Waudby-Smith and Ramdas,
    Estimating means of bounded random variables by betting (2024), the hedged capital.
    """

    CAUTION = 0.5
    """Never stake more than half of what could be lost."""

    def __init__(self, alpha: float = 1 - LEVEL, watched: Sequence[float] = (0.5,)) -> None:
        self.alpha = alpha
        self.numbers: list[float] = []
        self._stakes: list[float] = []
        self._sum, self._squares = 0.5, 0.25
        self._above = dict.fromkeys(watched, 0.0)
        """Logarithm of the capital that bet on a mean above this one, for the watched means."""
        self._below = dict.fromkeys(watched, 0.0)
        self._proven_above: set[float] = set()
        self._proven_below: set[float] = set()

    @property
    def mean(self) -> float:
        return fmean(self.numbers) if self.numbers else 0.5

    def add(self, number: float) -> None:
        stake = self._next_stake()
        for m in self._above:
            self._above[m] += _gain(number, m, stake, self.CAUTION)
            self._below[m] += _gain(1 - number, 1 - m, stake, self.CAUTION)
            if self._above[m] >= self._needed:
                self._proven_above.add(m)
            if self._below[m] >= self._needed:
                self._proven_below.add(m)
        self.numbers.append(number)
        self._stakes.append(stake)
        n = len(self.numbers)
        self._sum += number
        self._squares += (number - self._sum / (n + 1)) ** 2

    def is_above(self, m: float) -> bool:
        """Is it proven that the mean lies above this watched one?"""
        return m in self._proven_above

    def is_below(self, m: float) -> bool:
        return m in self._proven_below

    def interval(self) -> tuple[float, float]:
        """The means that the numbers so far do not rule out."""
        low = _edge(lambda m: self._capital(self.numbers, m) >= self._needed)
        mirrored = [1 - number for number in self.numbers]
        high = 1 - _edge(lambda m: self._capital(mirrored, m) >= self._needed)
        return (low, high) if low <= high else (self.mean, self.mean)

    @property
    def _needed(self) -> float:
        """Half the capital bets on either side, so each side has to win twice as much."""
        return math.log(2 / self.alpha)

    def _next_stake(self) -> float:
        t = len(self.numbers) + 1
        variance = self._squares / t
        return math.sqrt(2 * self._needed / (variance * t * math.log(1 + t)))

    def _capital(self, numbers: list[float], m: float) -> float:
        return sum(
            _gain(number, m, stake, self.CAUTION)
            for number, stake in zip(numbers, self._stakes, strict=True)
        )


def _gain(number: float, m: float, stake: float, caution: float) -> float:
    """The logarithm of what one bet on 'above m' multiplies the capital by."""
    return math.log1p(min(stake, caution / m if m > 0 else math.inf) * (number - m))


def _edge(is_ruled_out: Callable[[float], bool], steps: int = 24) -> float:
    """The largest mean that is ruled out from above: a bet loses as m grows, so halving finds it."""
    low, high = 0.0, 1.0
    for _ in range(steps):
        middle = (low + high) / 2
        if is_ruled_out(middle):
            low = middle
        else:
            high = middle
    return low
