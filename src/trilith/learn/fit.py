"""From lessons to weights. Needs numpy: `pip install 'trilith[learn]'`.

Both fits start from what the heuristic says, and depart from it only as far as the lessons demand:
with few lessons little changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from trilith.arena.pupil import Lesson
from trilith.bots.heuristic import Heuristic
from trilith.bots.knowledge import PLACES
from trilith.engine.action import Action
from trilith.engine.errors import BadInput

STEPS: Final = 250
"""Steps of the descent."""
PACE: Final = 0.05
MODESTY: Final = 3.0
"""What it costs to depart from the heuristic: as many lessons for a weight of 1."""
CAUTION: Final = 40.0
"""What it costs to value a fact differently from before, in positions for a standard deviation."""
SELDOM: Final = 12
"""Actions that were offered less often are left to the heuristic."""


def load_numpy() -> Any:
    try:
        import numpy
    except ImportError as error:
        raise BadInput("learn", "needs numpy: pip install 'trilith[learn]'") from error
    return numpy


# ------------------------------------------------------------------ which options look good


def fit_leaning(lessons: Sequence[Lesson], actions: Sequence[Action]) -> dict[str, list[float]]:
    """Weights by action, so that options look as good as searches found them."""
    np = load_numpy()
    table = _Options(np, lessons)
    count = np.bincount(table.action, minlength=len(actions))
    weights = np.zeros((len(actions), table.width))
    weights[:, -1] = 1.0
    best = _descend(np, weights, lambda w: table.slope(np, w, MODESTY))
    return {
        actions[i].code: [round(float(x), PLACES) for x in best[i]]
        for i in range(len(actions))
        if count[i] >= SELDOM
    }


class _Options:
    """All options of all lessons in long columns."""

    def __init__(self, np: Any, lessons: Sequence[Lesson]) -> None:
        sizes = np.array([len(one["actions"]) for one in lessons])
        self.start = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.lesson = np.repeat(np.arange(len(lessons)), sizes)
        self.action = np.concatenate([one["actions"] for one in lessons])
        visits = np.concatenate([one["visits"] for one in lessons]).astype(float)
        looks = np.concatenate([one["looks"] for one in lessons])
        scene = np.array([one["scene"] for one in lessons])[self.lesson]
        self.given = np.concatenate([scene, looks[:, None]], axis=1)
        self.wanted = visits / np.add.reduceat(visits, self.start)[self.lesson]
        self.width = self.given.shape[1]

    def shares(self, np: Any, weights: Any) -> Any:
        """How often each option would be chosen."""
        looks = (weights[self.action] * self.given).sum(axis=1)
        looks -= np.maximum.reduceat(looks, self.start)[self.lesson]
        odds = np.exp(looks)
        return odds / np.add.reduceat(odds, self.start)[self.lesson]

    def slope(self, np: Any, weights: Any, modesty: float) -> Any:
        """The gradient of the cross-entropy, and of the cost of departing from the heuristic."""
        off = self.shares(np, weights) - self.wanted
        columns = [
            np.bincount(self.action, weights=off * self.given[:, k], minlength=len(weights))
            for k in range(self.width)
        ]
        away = weights.copy()
        away[:, -1] -= 1.0
        return (np.stack(columns, axis=1) + modesty * away) / len(self.start)

    def loss(self, np: Any, weights: Any) -> float:
        """The cross-entropy of a lesson, on average."""
        shares = np.maximum(self.shares(np, weights), 1e-9)
        return float(-(self.wanted * np.log(shares)).sum() / len(self.start))


def leaning_loss(
    lessons: Sequence[Lesson], actions: Sequence[Action], rows: dict[str, list[float]]
) -> tuple[float, float]:
    """The cross-entropy of the heuristic's own looks, and of what was learnt."""
    np = load_numpy()
    table = _Options(np, lessons)
    plain = np.zeros((len(actions), table.width))
    plain[:, -1] = 1.0
    learnt = plain.copy()
    for i, action in enumerate(actions):
        if action.code in rows:
            learnt[i] = rows[action.code]
    return table.loss(np, plain), table.loss(np, learnt)


def _descend(np: Any, weights: Any, slope: Any) -> Any:
    """Adam, on all lessons at once: without randomness, the same lessons give the same weights."""
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        now = slope(weights)
        first = 0.9 * first + 0.1 * now
        second = 0.99 * second + 0.01 * now * now
        pace = PACE * min(1.0, 2.0 * (1.0 - step / (STEPS + 1)))
        weights = weights - pace * (first / (1 - 0.9**step)) / (
            np.sqrt(second / (1 - 0.99**step)) + 1e-8
        )
    return weights


# ------------------------------------------------------------------ what things are worth


def fit_worths(
    lessons: Sequence[Lesson], plain: Heuristic[Any], variant: str
) -> dict[str, list[list[float]]]:
    """What one of each fact is worth, for one variant and number of players."""
    np = load_numpy()
    first = np.array(plain.first_worths(variant))
    width = len(lessons[0]["facts"][0])
    stages = len(first) // width
    found = [
        _fit_stage(
            np,
            [one for one in lessons if one["stage"] == stage],
            first[stage * width : (stage + 1) * width],
            plain.is_race(),
        )
        for stage in range(stages)
    ]
    return {
        "end": [[round(float(x), PLACES) for x in stage[:, 0]] for stage in found],
        "more": [[round(float(x), PLACES) for x in stage[:, 1]] for stage in found],
    }


def _fit_stage(np: Any, lessons: Sequence[Lesson], first: Any, is_race: bool) -> Any:
    if not lessons:
        return first
    facts = np.array([one["facts"] for one in lessons])  # position, seat, fact
    left = np.array([one["left"] for one in lessons])[:, None, None]
    given = np.concatenate([facts, facts * left], axis=2)
    before = np.concatenate([first[:, 0], first[:, 1]])
    spread = given.reshape(-1, given.shape[2]).std(axis=0)
    cost = CAUTION * np.maximum(spread, 1e-3) ** 2
    fit = _fit_race if is_race else _fit_points
    weights = fit(np, lessons, given, before, cost)
    return np.stack([weights[: len(first)], weights[len(first) :]], axis=1)


def _fit_points(np: Any, lessons: Sequence[Lesson], given: Any, before: Any, cost: Any) -> Any:
    """Least squares on the points gained afterwards, starting from what was believed before."""
    points = np.array([one["final"]["points"] for one in lessons], dtype=float)
    settled = np.array([one["settled"] for one in lessons])
    rows = given.reshape(-1, given.shape[2])
    off = (points - settled).reshape(-1) - rows @ before
    return before + np.linalg.solve(rows.T @ rows + np.diag(cost), rows.T @ off)


def _fit_race(np: Any, lessons: Sequence[Lesson], given: Any, before: Any, cost: Any) -> Any:
    """The odds of winning, by Newton's steps, starting from what was believed before."""
    won = np.array([one["final"]["won"] for one in lessons], dtype=float)
    known = won.sum(axis=1) > 0
    given, won = given[known], won[known]
    weights = before.copy()
    for _ in range(12):
        logits = given @ weights
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        share = odds / odds.sum(axis=1, keepdims=True)
        slope = np.einsum("ps,psf->f", share - won, given) + cost * (weights - before)
        mean = np.einsum("ps,psf->pf", share, given)
        bend = np.einsum("ps,psf,psg->fg", share, given, given, optimize=True) - mean.T @ mean
        weights = weights - np.linalg.solve(bend + np.diag(cost), slope)
    return weights
