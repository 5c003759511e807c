"""How far leads are to be trusted: heat and doubt, fitted to what the coach's own search finds.

The coach never reports the value of a position as it stands: it plays on to the end of the round, and
reports what it finds there. A search finds leads that players miss, so a value that is right where
games go is too sure where searches go. Heat and doubt are fitted to the latter.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice, pairwise
from typing import Any, Final

from trilith.coach.facts import Facts, facts_for
from trilith.coach.judge import Judge
from trilith.coach.level import played_on
from trilith.coach.sample import End, Sample, Weights
from trilith.coach.settings import depth_called
from trilith.coach.value import PLAIN, Parts, Temper, Value, odds_of, tempered
from trilith.engine.game import DataPack, Game
from trilith.engine.state import State

PARTS: Final = 6
"""How many numbers for heat and for doubt; the castle's first is about its first round."""
HEATS: Final = (0.05, 2.0)
DOUBTS: Final = (0.0, 0.6)
PASSES: Final = 2
STEADY: Final = 30.0
"""What it costs when neighbouring numbers differ: some parts have few games, which say little."""
DEPTH: Final = "quick"
ENDS: Final = 8
"""How many simulations decide where a position leads."""
LEAST: Final = 1e-9


# ------------------------------------------------------------------ where the coach gets to


def with_ends(
    game: Game[Any], data: DataPack, sample: Sample, weights: Weights, temper: Temper = PLAIN
) -> Sample:
    """The same position, with where the coach's search stops when it plays on from there."""
    s = sample.position
    assert s is not None
    facts = facts_for(game)
    judge = Judge(Value(facts, weights, temper))
    seed = f"{sample.game}/{sample.progress}"
    runs = played_on(game, data, s, judge, depth_called(DEPTH), seed)
    ends = tuple(_end(facts, judge.end) for _ in islice(runs, ENDS))
    return replace(sample, position=None, ends=ends)


def _end(facts: Facts, s: State | None) -> End:
    assert s is not None
    if s.is_over():
        return End(facts.results(s), 1.0, over=True)
    return End(facts.strengths(s), facts.progress(s))


def foretold(sample: Sample, weights: Weights, temper: Temper = PLAIN) -> list[float]:
    """Everybody's chance as the coach puts it: by where it gets to, or else as it stands."""
    return _chances(_scaled(sample, weights), temper)


# ------------------------------------------------------------------ fitting


class _Known:
    """A position with the odds at its ends, which stay the same while the temper is sought, and the
    share of its simulations that came to each.
    """

    __slots__ = ("ends", "results")

    def __init__(self, ends: list[tuple[End, float]], results: list[float]) -> None:
        self.ends = ends
        self.results = results


def _scaled(sample: Sample, weights: Weights) -> _Known:
    ends = sample.ends or (End(sample.strengths, sample.progress),)
    return _Known(
        [(_with_odds(end, weights), ends.count(end) / len(ends)) for end in _unlike(ends)],
        sample.results,
    )


def _unlike(ends: tuple[End, ...]) -> list[End]:
    """Each once: simulations often come to the same end."""
    return [end for place, end in enumerate(ends) if end not in ends[:place]]


def _with_odds(end: End, weights: Weights) -> End:
    if end.over:
        return end
    return replace(end, strengths=odds_of(end.strengths, weights, end.progress))


def _chances(known: _Known, temper: Temper) -> list[float]:
    told = [[share * each for each in _told(end, temper)] for end, share in known.ends]
    return [sum(column) for column in zip(*told, strict=True)]


def _told(end: End, temper: Temper) -> list[float]:
    return end.strengths if end.over else tempered(end.strengths, temper, end.progress)


def temper_of(samples: dict[str, list[Sample]], weights: dict[str, Weights]) -> Temper:
    """Heat and doubt under which these results were likeliest, every position counting the same.

    Weights are learnt game by game, so long games hardly say how sure their many positions are.
    """
    known = [_scaled(one, weights[name]) for name, of in samples.items() for one in of]
    temper = Temper((1.0,) * PARTS, (0.0,) * PARTS)
    for _ in range(PASSES):  # first one number for the whole game, so that each starts near its own
        temper = _likeliest(known, temper, range(PARTS))
    near = [[one for one in known if _is_near(one, place)] for place in range(PARTS)]
    for _ in range(PASSES):
        for place in range(PARTS):
            temper = _likeliest(near[place], temper, range(place, place + 1))
    return temper


def _likeliest(known: list[_Known], temper: Temper, places: range) -> Temper:
    """The same with the likeliest doubt and heat at these places."""
    doubting = _tempered(known, temper, "doubt", places, DOUBTS)
    return _tempered(known, doubting, "heat", places, HEATS)


def _is_near(known: _Known, place: int) -> bool:
    """Whether the number at this place says anything of the position."""
    return any(
        abs(min(PARTS - 1.0, max(0.0, PARTS * end.progress - 0.5)) - place) < 1.0
        for end, _ in known.ends
        if not end.over
    )


def _tempered(
    known: list[_Known], temper: Temper, what: str, places: range, bounds: tuple[float, float]
) -> Temper:
    """The same with the likeliest number at these places."""

    def with_(number: float) -> Temper:
        numbers = list(getattr(temper, what))
        for place in places:
            numbers[place] = number
        return replace(temper, **{what: tuple(numbers)})

    return with_(_lowest(lambda number: _loss(known, with_(number)), bounds))


def _loss(known: Iterable[_Known], temper: Temper) -> float:
    """The log loss of these positions, and what unsteady numbers cost."""
    total = STEADY * (_unsteady(temper.heat) + _unsteady(temper.doubt))
    for one in known:
        for chance, result in zip(_chances(one, temper), one.results, strict=True):
            if result:
                total -= result * math.log(max(chance, LEAST))
    return total


def _unsteady(numbers: Parts) -> float:
    return sum((b - a) ** 2 for a, b in pairwise(numbers))


def _lowest(loss: Callable[[float], float], bounds: tuple[float, float], times: int = 7) -> float:
    """Where it is lowest, by golden-section search."""
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
