"""What a study of the coach's measure comes to: is luck zero on average, do stronger levels lose
less by their choices, and does a result without luck say more about strength than the result?

Intervals hold in 95 of 100 cases. They come from resampling the games, with repetition
(bootstrap): seats of one game are not independent, games are.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import Any, Final

from trilith.coach.study import Line
from trilith.coach.tally import margin

TIMES: Final = 1000
"""How often the games are resampled."""
SEED: Final = "bootstrap"


@dataclass(frozen=True)
class Figure:
    """A number with its interval."""

    value: float
    low: float
    high: float

    @property
    def holds_zero(self) -> bool:
        return self.low <= 0.0 <= self.high

    @property
    def off(self) -> float:
        """How far it may be off, to the farther side."""
        return max(self.high - self.value, self.value - self.low)


@dataclass(frozen=True)
class Level:
    """What a level did in all its games."""

    name: str
    games: int
    lost: Figure
    """Points lost per choice that counts."""
    lost_a_game: Figure
    luck: Figure
    verdicts: dict[str, float]
    """Of a hundred choices."""


@dataclass(frozen=True)
class Findings:
    """What the games of one setting say."""

    game: str
    setting: str
    depth: str
    games: int
    unfinished: int
    luck: tuple[Figure, ...]
    """Mean luck of each seat."""
    levels: tuple[Level, ...]
    """The weakest first."""
    steps: tuple[Figure, ...]
    """How many points less each level loses than the one below it, in games between the two."""
    result: Figure
    """How the result goes with strength: the coefficient of correlation with the level's place."""
    adjusted: Figure
    """The same of the result without luck."""
    better_by: Figure
    worth: Figure
    """How many points of the result go with a point of luck, in games of the same levels in the same
    seats: 1 where luck is measured rightly and the game is open.
    """

    @property
    def is_judged(self) -> bool:
        """Whether choices were judged too, or luck alone was measured."""
        return any(level.verdicts for level in self.levels)

    @property
    def in_order(self) -> bool:
        """Does every level lose less than the one below it, where they meet?"""
        return all(one.value > 0 for one in self.steps)


def findings(lines: Sequence[Line], times: int = TIMES) -> list[Findings]:
    """What these games say, apart for each game, number of players, mode and depth."""
    groups: dict[tuple[str, str, str], list[Line]] = {}
    for line in lines:
        groups.setdefault((line["game"], line["setting"], line["depth"]), []).append(line)
    return [_found(*key, group, times) for key, group in sorted(groups.items())]


def _found(game: str, setting: str, depth: str, lines: list[Line], times: int) -> Findings:
    over = sorted((line for line in lines if line["seats"]), key=lambda line: line["number"])
    names = [name for name in lines[0]["levels"] if any(name in line["seated"] for line in over)]
    draws = _draws(over, times)

    def figure(of: Callable[[Sequence[Line]], float]) -> Figure:
        return _with_interval(of(over), [of(drawn) for drawn in draws])

    def level(name: str) -> Level:
        choice = figure(lambda games: lost_a_choice(games, name))
        return _level(name, over, choice, figure(lambda games: lost_a_game(games, name)))

    def step(lower: str, upper: str) -> Figure:
        return figure(lambda games: lost_beside(games, lower, upper))

    return Findings(
        game,
        setting,
        depth,
        len(over),
        len(lines) - len(over),
        tuple(_mean([line["seats"][seat]["luck"] for line in over]) for seat in _seats(over)),
        tuple(level(name) for name in names),
        tuple(step(lower, upper) for lower, upper in pairwise(names)),
        figure(lambda games: with_strength(games, names, "result")),
        figure(lambda games: with_strength(games, names, "adjusted")),
        figure(
            lambda games: (
                with_strength(games, names, "adjusted") - with_strength(games, names, "result")
            )
        ),
        figure(worth_of_luck),
    )


def _seats(lines: list[Line]) -> range:
    return range(len(lines[0]["seats"]) if lines else 0)


def _level(name: str, lines: list[Line], lost: Figure, lost_a_game: Figure) -> Level:
    sat = _of(lines, name)
    verdicts: Counter[str] = Counter()
    for seat in sat:
        verdicts.update(seat["verdicts"])
    whole = max(1, verdicts.total())
    shares = {verdict: 100 * count / whole for verdict, count in verdicts.most_common()}
    luck = _mean([seat["luck"] for seat in sat])
    return Level(name, len(sat), lost, lost_a_game, luck, shares)


# ------------------------------------------------------------------ measures


def _of(lines: Sequence[Line], level: str) -> list[dict[str, Any]]:
    return [seat for line in lines for seat in line["seats"] if seat["level"] == level]


def lost_a_choice(lines: Sequence[Line], level: str) -> float:
    """Over all choices of a level that count."""
    sat = _of(lines, level)
    lost: float = sum(seat["lost"] for seat in sat)
    counted: int = sum(seat["counted"] for seat in sat)
    return lost / max(1, counted)


def lost_a_game(lines: Sequence[Line], level: str) -> float:
    """Over all games of a level."""
    sat = _of(lines, level)
    lost: float = sum(seat["lost"] for seat in sat)
    return lost / max(1, len(sat))


def lost_beside(lines: Sequence[Line], lower: str, upper: str) -> float:
    """How many points more the lower of two levels loses in a game in which both sit.

    What both of them lose depends on how long a game lasts and how long it is open; in the same game
    that is the same for both.
    """
    both = [line for line in lines if lower in line["seated"] and upper in line["seated"]]
    apart = [lost_a_game([line], lower) - lost_a_game([line], upper) for line in both]
    return fmean(apart) if apart else 0.0


def with_strength(lines: Sequence[Line], levels: Sequence[str], what: str) -> float:
    """How something goes with strength: by the place of the level."""
    sat = [seat for line in lines for seat in line["seats"]]
    return correlation(
        [float(levels.index(seat["level"])) for seat in sat], [seat[what] for seat in sat]
    )


def worth_of_luck(lines: Sequence[Line]) -> float:
    """How many points of the result go with a point of luck, with the same levels in the same
    seats."""
    alike: dict[tuple[str, ...], list[list[dict[str, Any]]]] = {}
    for line in lines:
        alike.setdefault(tuple(line["seated"]), []).append(line["seats"])
    together = spread = 0.0
    for games in alike.values():
        for sat in zip(*games, strict=True):  # one seat, in all of these games
            mean_luck = fmean(one["luck"] for one in sat)
            mean_result = fmean(one["result"] for one in sat)
            together += sum((s["luck"] - mean_luck) * (s["result"] - mean_result) for s in sat)
            spread += sum((s["luck"] - mean_luck) ** 2 for s in sat)
    return together / spread if spread else 0.0


def correlation(a: Sequence[float], b: Sequence[float]) -> float:
    """Pearson's coefficient; zero where nothing varies."""
    if not a:
        return 0.0
    mean_a, mean_b = fmean(a), fmean(b)
    both = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)
    return float(both / spread**0.5) if spread else 0.0


# ------------------------------------------------------------------ intervals


def _mean(values: list[float]) -> Figure:
    value, off = fmean(values), margin(values)
    return Figure(value, value - off, value + off)


def _draws(lines: list[Line], times: int) -> list[list[Line]]:
    chance = random.Random(SEED)
    return [chance.choices(lines, k=len(lines)) for _ in range(times if lines else 0)]


def _with_interval(value: float, drawn: list[float]) -> Figure:
    """From the 2.5th to the 97.5th of a hundred draws."""
    if not drawn:
        return Figure(value, value, value)
    ranked = sorted(drawn)
    edge = len(ranked) // 40
    return Figure(value, ranked[edge], ranked[-1 - edge])


# ------------------------------------------------------------------ the ladder


def ladder(found: Sequence[Findings]) -> str:
    """A file of marks as `grade` reads it: points lost per choice, margin, games."""
    lines = ["# Points lost per choice, how far that may be off, games."]
    for one in found:
        lines += ["", f"# {one.games} games, {one.depth} depth.", f"[ladder.{one.setting}]"]
        for level in _on_the_ladder(one.levels):
            name = level.name.partition(":")[0]
            lines.append(f"{name} = [{level.lost.value:.2f}, {level.lost.off:.2f}, {level.games}]")
    return "\n".join(lines) + "\n"


def _on_the_ladder(levels: Sequence[Level]) -> Sequence[Level]:
    """From the level that loses most per choice upwards. A player who wanders about can
    lose more in a game than a better one, yet less per choice: no rung on the ladder expresses
    that.
    """
    worst = max(range(len(levels)), key=lambda place: levels[place].lost.value, default=0)
    return levels[worst:]
