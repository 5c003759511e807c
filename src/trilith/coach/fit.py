"""Fitting the value: games of bots, positions where searches stop, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from trilith import bots
from trilith.bots import Seen, bot_seed
from trilith.coach.facts import Facts, facts_for
from trilith.coach.sample import Sample, Weights
from trilith.coach.temper import foretold, temper_of
from trilith.coach.value import PLAIN, POWERS, SHARED, Fitted, Temper, odds_of, softmax
from trilith.engine.game import Game, Setup
from trilith.engine.state import State

PRIOR: Final = 1e-3
"""Holds weights down that the games say nothing of."""
TIMES: Final = 30
NEAR: Final = 1e-9
"""Steps smaller than this change nothing that is written down."""
TABLES: Final = (("easy",), ("medium",), ("hard",), ("easy", "medium", "hard"))
"""Who plays: levels among themselves, and mixed."""
TESTED: Final = 4
"""Of every so many games one is left out in turn: the reliability is measured on those."""
LONGEST: Final = 60
"""Rounds after which a game is left out."""


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
    seen: list[State] = []
    far = facts.heuristic.far(s)
    while not s.is_over() and getattr(s, "round", 0) <= LONGEST:
        if facts.heuristic.far(s) != far or not seen:
            far = facts.heuristic.far(s)
            seen.append(s.clone())
        seat = s.to_act()[0]
        s.apply(seat, players[seat].choose(Seen(game, s, seat, setup.data)))
    if not s.is_over():
        return []
    results, equals = facts.results(s), len(levels) == 1
    return [
        Sample(number, facts.strengths(one), facts.progress(one), results, equals, one)
        for one in seen
    ]


# ------------------------------------------------------------------ learning


@dataclass(frozen=True)
class Prior:
    """What is thought before a setting's own games are looked at, and how sure that is."""

    weights: Weights
    information: list[list[float]]


def nothing_known(count: int) -> Prior:
    """Of so many weights."""
    information = [[PRIOR * (i == j) for j in range(count)] for i in range(count)]
    return Prior((0.0,) * count, information)


NOTHING_KNOWN: Final = nothing_known(POWERS)


def learn_all(samples: dict[str, list[Sample]], shared: float = SHARED) -> dict[str, Weights]:
    """The weights of every setting. What all numbers of players of a mode have in common counts as
    much as so many games of their own: so few games are enough. A game against the rules' own
    opponent is like no other.
    """
    alone = [name for name, of in samples.items() if has_rival(name, of)]
    found = {name: learn(samples[name], nothing_known(2 * POWERS)) for name in alone}
    company = [name for name in samples if name not in alone]
    for mode in dict.fromkeys(_mode(name) for name in company):
        alike = [name for name in company if _mode(name) == mode]
        apart = [_apart(samples[name], place) for place, name in enumerate(alike)]
        prior = prior_of(apart, shared)
        for name in alike:
            found[name] = learn(samples[name], prior)
    return found


def has_rival(name: str, samples: list[Sample]) -> bool:
    """Whether the rules' own opponent plays, after all who sit at the table."""
    return bool(samples) and len(samples[0].strengths) > int(name.partition("-")[0])


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
        if max(abs(part) for part in step) < NEAR:
            break
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
    chances = softmax(odds_of(sample.strengths, weights, sample.progress))
    facts = _facts(sample, len(weights))
    mean, real = _mean(facts, chances), _mean(facts, sample.results)
    for i, row in enumerate(hessian):
        gradient[i] += share * (mean[i] - real[i])
        for j in range(len(row)):
            both = sum(p * x[i] * x[j] for p, x in zip(chances, facts, strict=True))
            row[j] += share * (both - mean[i] * mean[j])


def _facts(sample: Sample, count: int) -> list[list[float]]:
    """What so many weights count, for everybody: how they stand, and who is the rules' opponent."""
    powers = [sample.progress**power for power in range(POWERS)]
    facts = [[each * power for power in powers] for each in sample.strengths]
    if count > POWERS:
        nobody = [0.0] * POWERS
        facts = [[*of, *nobody] for of in facts[:-1]] + [[*facts[-1], *powers]]
    return facts


def _mean(facts: list[list[float]], shares: list[float]) -> list[float]:
    return [
        sum(share * each for share, each in zip(shares, column, strict=True))
        for column in zip(*facts, strict=True)
    ]


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


def fitted(samples: dict[str, list[Sample]], shared: float = SHARED) -> Fitted:
    """Weights and temper, from these games: from those among equals.

    In mixed company an early lead shows who is the stronger player, and not what a lead is worth.
    """
    equal = among_equals(samples)
    weights = learn_all(equal, shared)
    return Fitted(dict(weights), temper_of(equal, weights), shared)


def among_equals(samples: dict[str, list[Sample]]) -> dict[str, list[Sample]]:
    return {name: [one for one in of if one.equals] for name, of in samples.items()}


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
        name: [one for one in of if (_fold(one) == fold) is is_tested]
        for name, of in samples.items()
    }


def _fold(one: Sample) -> int:
    """Every fold has games of all tables."""
    return one.game // len(TABLES) % TESTED


@dataclass(frozen=True)
class Foretold:
    """What was forecast for a position, and what came true."""

    progress: float
    chances: list[float]
    results: list[float]
    equals: bool = True


def foretell(sample: Sample, weights: Weights, temper: Temper = PLAIN) -> Foretold:
    chances = foretold(sample, weights, temper)
    return Foretold(sample.progress, chances, sample.results, sample.equals)


@dataclass(frozen=True)
class Third:
    """How far predicted chances are from games won, in one third of the game."""

    number: int
    count: int
    off: float
    """Mean distance between forecast and outcome over the bins, weighted by their size."""
    brier: float
    bins: tuple[tuple[int, float, float], ...]
    """Of each bin: how many, the mean predicted chance, the share won."""


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
