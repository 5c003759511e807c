"""Fitting the value: games of bots, positions where searches stop, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from trilith import bots
from trilith.bots import Seen, bot_seed
from trilith.coach.facts import Facts, facts_for
from trilith.coach.value import slope, softmax
from trilith.engine.game import Game, Setup

POWERS: Final = 3
"""The slope is a polynomial of the second degree."""
PRIOR: Final = 1e-3
"""Holds weights down that the games say nothing of."""
TIMES: Final = 30
WORTH: Final = 20.0
"""So many games of a setting's own weigh as much as what its mode has in common."""
TABLES: Final = (("easy",), ("medium",), ("hard",), ("easy", "medium", "hard"))
"""Who plays: levels among themselves, and mixed."""
TESTED: Final = 4
"""Every so many games one is not learnt from: the reliability is measured on it."""
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


def learn_all(samples: dict[str, list[Sample]]) -> dict[str, Weights]:
    """The weights of every setting. What all numbers of players of a mode have in common counts as
    much as some games of their own: so few games are enough.
    """
    found: dict[str, Weights] = {}
    for mode in dict.fromkeys(_mode(name) for name in samples):
        alike = [name for name in samples if _mode(name) == mode]
        prior = prior_of([_apart(samples[name], place) for place, name in enumerate(alike)])
        for name in alike:
            found[name] = learn(samples[name], prior)
    return found


def _mode(name: str) -> str:
    return name.partition("-")[2]


def _apart(samples: list[Sample], place: int) -> list[Sample]:
    """Games of different settings keep different numbers."""
    return [replace(one, game=one.game + 1_000_000 * place) for one in samples]


def prior_of(settings: list[list[Sample]]) -> Prior:
    """Learnt from all settings together, and worth so many games."""
    samples = [one for setting in settings for one in setting]
    weights = learn(samples)
    games = max(1, len({one.game for one in samples}))
    _, hessian = _slopes(samples, weights, NOTHING_KNOWN)
    return Prior(weights, [[WORTH * each / games for each in row] for row in hessian])


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


# ------------------------------------------------------------------ how good it is


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


def reliability(samples: list[tuple[Sample, Weights]], width: float = 0.2) -> list[Third]:
    return [
        _third(number, [pair for pair in samples if _third_of(pair[0]) == number], width)
        for number in range(3)
    ]


def _third_of(sample: Sample) -> int:
    return min(2, int(3 * sample.progress))


def _third(number: int, samples: list[tuple[Sample, Weights]], width: float) -> Third:
    told: dict[int, list[tuple[float, float]]] = {}
    for sample, weights in samples:
        chances = softmax(sample.strengths, slope(weights, sample.progress))
        for chance, result in zip(chances, sample.results, strict=True):
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
