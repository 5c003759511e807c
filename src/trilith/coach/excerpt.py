"""An excerpt of a finished game: everybody's luck in all of it, and the choices of some stretches.

A study asks for means over many games. Luck is cheap to measure and needed from every step; judging
choices is expensive, and a few stretches of a game say on average what all of them would. A turn
never reaches from one stretch into the next, so each is judged as it would be in a whole analysis.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from trilith.coach.analysis import settled
from trilith.coach.choice import Judged
from trilith.coach.measuring import Measured, Measuring, is_luck
from trilith.coach.secret import Secrets
from trilith.coach.settings import Depth
from trilith.coach.stretch import in_bounds
from trilith.coach.tally import Chances
from trilith.engine.history import History


@dataclass(frozen=True)
class Excerpt:
    """What was measured of a game."""

    start: Chances
    luck: Chances
    result: Chances
    choices: tuple[Judged, ...]
    weight: float
    """How many stretches each of those whose choices were judged stands for."""

    @property
    def adjusted(self) -> Chances:
        """The result without luck."""
        return [a - b for a, b in zip(self.result, self.luck, strict=True)]

    def of(self, seat: int) -> list[Judged]:
        """The choices of one seat."""
        return [one for one in self.choices if one.seat == seat]


def excerpt(history: History[Any], depth: Depth, seed: str, most: int | None = None) -> Excerpt:
    """Measure a finished game, and judge the choices of at most this many stretches; None means
    all."""
    parts = [part for part in steps_by_stretch(history) if part]
    picked = parts if most is None else picked_from(parts, most, f"{seed}/{history.setup.seed}")
    judged = frozenset(number for part in picked for number in part)
    measuring = Measuring(history, depth, seed, judged)
    measured = settled(history, list(measuring.through(0, len(history.steps) + 1)))
    free = frozenset(number for part in parts for number in part)
    first, last = measured[0], measured[-1].level
    assert first.level is not None
    assert last is not None
    return Excerpt(
        (first.before or first.level).chances,
        luck_in(measured, free),
        last.chances,
        tuple(one.judged for one in measured if one.judged is not None),
        len(parts) / max(1, len(picked)),
    )


def picked_from(parts: list[list[int]], most: int, seed: str) -> list[list[int]]:
    """Some stretches, each as likely as any other."""
    return random.Random(seed).sample(parts, min(most, len(parts)))


def steps_by_stretch(history: History[Any]) -> list[list[int]]:
    """The numbers of the steps that were a choice between options, apart for each stretch."""
    again: History[Any] = History(history.game, history.setup, history.position)
    secrets = Secrets()
    found: list[list[int]] = [[]]
    for number, step in enumerate(history.steps, 1):
        s = secrets.position(again.state, step.seat)
        if len(s.legal(step.seat)) > 1:
            found[-1].append(number)
        done = secrets.note(step.seat, step.action)
        events = again.play(step.seat, step.action)
        if done is not None and is_luck(history.game, done, events):
            found.append([])
    return found


def luck_in(measured: Sequence[Measured], free: frozenset[int]) -> Chances:
    """Everybody's luck, where these steps were free choices: all that is not theirs."""
    first = measured[0]
    assert first.level is not None
    now = (first.before or first.level).chances
    luck = [0.0] * len(now)
    has_choices = False
    for number, one in enumerate(measured):
        has_choices |= number in free
        if one.level is None:
            continue
        if has_choices:  # choices have led to where the luck begins
            now = in_bounds((one.before or one.level).chances)
        luck = [so_far + b - a for so_far, a, b in zip(luck, now, one.level.chances, strict=True)]
        now, has_choices = one.level.chances, False
    return luck
