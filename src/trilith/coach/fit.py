"""Fitting the value: games of bots, positions where searches stop, and what came of them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from trilith import bots
from trilith.bots import Seen, bot_seed
from trilith.coach.facts import Facts, facts_for
from trilith.coach.value import PLAIN, SHARED, Fitted, Temper, slope, softmax, tempered
from trilith.engine.game import Game, Setup

POWERS: Final = 3
"""The slope is a polynomial of the second degree."""
PRIOR: Final = 1e-3
"""Holds weights down that the games say nothing of."""
TIMES: Final = 30
TABLES: Final = (("easy",), ("medium",), ("hard",), ("easy", "medium", "hard"))
"""Who plays: levels among themselves, and mixed."""
TESTED: Final = 4
"""Of every so many games one is left out in turn: the reliability is measured on those."""
LONGEST: Final = 60
"""Rounds after which a game is left out."""


@dataclass(frozen=True)
class Sample:
    """A position where a search would stop, and what the end was worth to everybody."""

    game: int
    strengths: list[float]
    progress: float
    results: list[float]


Weights = tuple[float, ...]


def settings_of(game: Game[Any]) -> dict[str, Setup]:
    """Every number of players and mode that has weights of its own, with a setup of it."""
    facts = facts_for(game)
    found: dict[str, Setup] = {}
    for seats in game.seats:
        setups = [game.setup(seats)]
        for option in game.options:
            setups += [game.setup(seats, {option.key: value}) for value in option.values]
        for setup in setups:
            found.setdefault(f"{seats}-{facts.mode(setup)}", setup)
    return found


def games_of(game: Game[Any], setup: Setup, count: int, seed: str) -> Iterator[list[Sample]]:
    """Play so many games; the samples of each."""
    facts = facts_for(game)
    for number in range(count):
        fresh = game.setup(setup.seats, setup.options, f"{seed}/{number}", setup.data)
        yield _play(game, facts, fresh, TABLES[number % len(TABLES)], number)


def _play(
    game: Game[Any], facts: Facts, setup: Setup, levels: tuple[str, ...], number: int
) -> list[Sample]:
    s = game.start(setup)
    players = [
        bots.get(levels[(number + seat) % len(levels)])(bot_seed(setup.seed, seat))
        for seat in range(setup.seats)
    ]
    seen: list[tuple[list[float], float]] = []
    far = facts.heuristic.far(s)
    while not s.is_over() and getattr(s, "round", 0) <= LONGEST:
        if facts.heuristic.far(s) != far or not seen:
            far = facts.heuristic.far(s)
            seen.append((facts.strengths(s), facts.progress(s)))
        seat = s.to_act()[0]
        s.apply(seat, players[seat].choose(Seen(game, s, seat, setup.data)))
    if not s.is_over():
        return []
    results = facts.results(s)
    return [Sample(number, strengths, progress, results) for strengths, progress in seen]


# ------------------------------------------------------------------ learning


@dataclass(frozen=True)
class Prior:
    """What is thought before a setting's own games are looked at, and how sure that is."""

    weights: Weights
    information: list[list[float]]


NOTHING_KNOWN: Final = Prior(
    (0.0,) * POWERS, [[PRIOR * (i == j) for j in range(POWERS)] for i in range(POWERS)]
)


def learn_all(samples: dict[str, list[Sample]], shared: float = SHARED) -> dict[str, Weights]:
    """The weights of every setting. What all numbers of players of a mode have in common counts as
    much as so many games of their own: so few games are enough.
    """
    found: dict[str, Weights] = {}
    for mode in dict.fromkeys(_mode(name) for name in samples):
        alike = [name for name in samples if _mode(name) == mode]
        apart = [_apart(samples[name], place) for place, name in enumerate(alike)]
        prior = prior_of(apart, shared)
        for name in alike:
            found[name] = learn(samples[name], prior)
    return found


def _mode(name: str) -> str:
    return name.partition("-")[2]


def _apart(samples: list[Sample], place: int) -> list[Sample]:
    """Games of different settings keep different numbers."""
    return [replace(one, game=one.game + 1_000_000 * place) for one in samples]


def prior_of(settings: list[list[Sample]], shared: float) -> Prior:
    """Learnt from all settings together, and worth so many games."""
    samples = [one for setting in settings for one in setting]
    weights = learn(samples)
    games = max(1, len({one.game for one in samples}))
    _, hessian = _slopes(samples, weights, NOTHING_KNOWN)
    return Prior(weights, [[shared * each / games for each in row] for row in hessian])


def learn(samples: list[Sample], prior: Prior = NOTHING_KNOWN) -> Weights:
    """The slope under which these results were likeliest: Newton's steps on the log-likelihood."""
    weights = list(prior.weights)
    for _ in range(TIMES):
        gradient, hessian = _slopes(samples, tuple(weights), prior)
        step = solve(hessian, gradient)
        weights = [weight - part for weight, part in zip(weights, step, strict=True)]
    return tuple(weights)


def _slopes(
    samples: list[Sample], weights: Weights, prior: Prior
) -> tuple[list[float], list[list[float]]]:
    """First and second derivatives. Positions of one game share its end, so each game counts the
    same, however long it was.
    """
    off = [a - b for a, b in zip(weights, prior.weights, strict=True)]
    hessian = [list(row) for row in prior.information]
    gradient = [sum(a * b for a, b in zip(row, off, strict=True)) for row in hessian]
    counts = Counter(one.game for one in samples)
    for one in samples:
        _add(one, weights, 1.0 / counts[one.game], gradient, hessian)
    return gradient, hessian


def _add(
    sample: Sample,
    weights: Weights,
    share: float,
    gradient: list[float],
    hessian: list[list[float]],
) -> None:
    chances = softmax(sample.strengths, slope(weights, sample.progress))
    mean = sum(p * x for p, x in zip(chances, sample.strengths, strict=True))
    spread = sum(p * (x - mean) ** 2 for p, x in zip(chances, sample.strengths, strict=True))
    real = sum(y * x for y, x in zip(sample.results, sample.strengths, strict=True))
    for i in range(POWERS):
        gradient[i] += share * (mean - real) * sample.progress**i
        for j in range(POWERS):
            hessian[i][j] += share * spread * sample.progress ** (i + j)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot first."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for row in range(n):
            if row != i and rows[i][i]:
                factor = rows[row][i] / rows[i][i]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] if rows[i][i] else 0.0 for i in range(n)]


# ------------------------------------------------------------------ how far leads are trusted

HEATS: Final = (0.1, 2.0)
DOUBTS: Final = (0.0, 0.5)
PASSES: Final = 2


def temper_of(samples: dict[str, list[Sample]], weights: dict[str, Weights]) -> Temper:
    """Heat and doubt under which these results were likeliest, every position counting the same.

    Weights are learnt game by game, so long games hardly say how sure their many positions are.
    """
    known = [
        (one, slope(weights[name], one.progress)) for name, of in samples.items() for one in of
    ]
    temper = PLAIN
    for _ in range(PASSES):
        for place in range(3):
            temper = _tempered(known, temper, "heat", place, HEATS)
            temper = _tempered(known, temper, "doubt", place, DOUBTS)
    return temper


def _tempered(
    known: list[tuple[Sample, float]],
    temper: Temper,
    what: str,
    place: int,
    bounds: tuple[float, float],
) -> Temper:
    """The same with the likeliest number at one place."""

    def with_(number: float) -> Temper:
        numbers = list(getattr(temper, what))
        numbers[place] = number
        return replace(temper, **{what: tuple(numbers)})

    return with_(_lowest(lambda number: _loss(known, with_(number)), bounds))


def _loss(known: list[tuple[Sample, float]], temper: Temper) -> float:
    """The log loss of all positions."""
    total = 0.0
    for one, steepness in known:
        chances = tempered(one.strengths, steepness, temper, one.progress)
        for chance, result in zip(chances, one.results, strict=True):
            if result:
                total -= result * math.log(max(chance, 1e-9))
    return total


def _lowest(loss: Callable[[float], float], bounds: tuple[float, float], times: int = 7) -> float:
    """Where it is lowest, by the golden section."""
    (low, high), golden = bounds, (math.sqrt(5) - 1) / 2
    a, b = high - golden * (high - low), low + golden * (high - low)
    at_a, at_b = loss(a), loss(b)
    for _ in range(times):
        if at_a < at_b:
            high, b, at_b = b, a, at_a
            a = high - golden * (high - low)
            at_a = loss(a)
        else:
            low, a, at_a = a, b, at_b
            b = low + golden * (high - low)
            at_b = loss(b)
    return (low + high) / 2


# ------------------------------------------------------------------ how good it is


def fitted(samples: dict[str, list[Sample]], shared: float = SHARED) -> Fitted:
    """Weights and temper, from these games."""
    weights = learn_all(samples, shared)
    return Fitted(dict(weights), temper_of(samples, weights), shared)


def crossed(samples: dict[str, list[Sample]], shared: float = SHARED) -> list[Foretold]:
    """Every position with the chances that were fitted without its game: each game is tested once."""
    found: list[Foretold] = []
    for fold in range(TESTED):
        learnt = fitted(_of_fold(samples, fold, False), shared)
        for name, of in _of_fold(samples, fold, True).items():
            found += [foretell(one, learnt.weights[name], learnt.temper) for one in of]
    return found


def _of_fold(
    samples: dict[str, list[Sample]], fold: int, is_tested: bool
) -> dict[str, list[Sample]]:
    return {
        name: [one for one in of if (one.game % TESTED == fold) is is_tested]
        for name, of in samples.items()
    }


@dataclass(frozen=True)
class Foretold:
    """What was told of a position, and what came."""

    progress: float
    chances: list[float]
    results: list[float]


def foretell(sample: Sample, weights: Weights, temper: Temper = PLAIN) -> Foretold:
    steepness = slope(weights, sample.progress)
    chances = tempered(sample.strengths, steepness, temper, sample.progress)
    return Foretold(sample.progress, chances, sample.results)


@dataclass(frozen=True)
class Third:
    """How far chances told and games won lie apart, in one third of the game."""

    number: int
    count: int
    off: float
    """Mean distance between what was told and what came, over the bins, weighted by their size."""
    brier: float
    bins: tuple[tuple[int, float, float], ...]
    """Of each bin: how many, the mean chance told, the share won."""


def reliability(foretold: list[Foretold], width: float = 0.2) -> list[Third]:
    return [
        _third(number, [one for one in foretold if _third_of(one) == number], width)
        for number in range(3)
    ]


def _third_of(one: Foretold) -> int:
    return min(2, int(3 * one.progress))


def _third(number: int, foretold: list[Foretold], width: float) -> Third:
    told: dict[int, list[tuple[float, float]]] = {}
    for one in foretold:
        for chance, result in zip(one.chances, one.results, strict=True):
            told.setdefault(min(int(chance / width), int(1 / width) - 1), []).append(
                (chance, result)
            )
    pairs = [pair for bin_ in told.values() for pair in bin_]
    bins = tuple(_bin(told[key]) for key in sorted(told))
    count = max(1, len(pairs))
    off = sum(n * abs(chance - won) for n, chance, won in bins) / count
    brier = sum((chance - won) ** 2 for chance, won in pairs) / count
    return Third(number + 1, len(pairs), off, brier, bins)


def _bin(pairs: list[tuple[float, float]]) -> tuple[int, float, float]:
    count = len(pairs)
    return count, sum(a for a, _ in pairs) / count, sum(b for _, b in pairs) / count
