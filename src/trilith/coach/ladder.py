"""The ladder: what each level of bots loses by its choices, by the coach's own measure.

Measured once for each game, number of players and mode, and kept: see `grade`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Final

from trilith import bots
from trilith.bots import Seen, bot_seed
from trilith.coach.analysis import Analysis, analyse
from trilith.coach.settings import Depth
from trilith.coach.story import Skill
from trilith.coach.tally import margin
from trilith.engine.game import Game, Setup
from trilith.engine.history import History
from trilith.engine.record import record_of

LEVELS: Final = ("random", "easy", "medium", "hard", "expert:60")
"""The weakest first; the expert with a small budget, so that its games end."""


@dataclass
class Rung:
    """What a level did in all its games."""

    level: str
    lost: list[float] = field(default_factory=list)
    """Points lost a choice, game by game."""
    luck: list[float] = field(default_factory=list)
    adjusted: list[float] = field(default_factory=list)
    results: list[float] = field(default_factory=list)
    verdicts: Counter[str] = field(default_factory=Counter)

    def add(self, analysis: Analysis, seat: int) -> None:
        skill, account = Skill(analysis, seat), analysis.accounts[seat]
        self.lost.append(skill.lost)
        self.verdicts += skill.verdicts
        self.luck.append(account.luck)
        self.adjusted.append(account.adjusted)
        self.results.append(account.result)

    @property
    def mean_lost(self) -> tuple[float, float]:
        """Points lost a choice, and how far that may be off."""
        return fmean(self.lost), margin(self.lost)

    @property
    def mean_luck(self) -> tuple[float, float]:
        return fmean(self.luck), margin(self.luck)


def climb(
    game: Game[Any], setup: Setup, count: int, depth: str | Depth, levels: Sequence[str] = LEVELS
) -> Iterator[dict[str, Rung]]:
    """Let the levels play each other, seats changing from game to game; the ladder after each."""
    rungs = {level: Rung(level) for level in levels}
    for number in range(count):
        seated = seated_in(levels, setup.seats, number)
        history = _played(game, setup, seated, f"ladder/{number}")
        found = analyse(record_of(history), game, depth, history=history)
        for seat, level in enumerate(seated):
            rungs[level].add(found, seat)
        yield {level: rung for level, rung in rungs.items() if rung.lost}


def seated_in(levels: Sequence[str], seats: int, number: int) -> list[str]:
    """Who plays a game: neighbours on the ladder, then those further apart, seats in turn."""
    apart = 1 + number // len(levels) % (len(levels) - 1)
    return [levels[(number + apart * seat) % len(levels)] for seat in range(seats)]


def _played(game: Game[Any], setup: Setup, seated: list[str], seed: str) -> History[Any]:
    fresh = game.setup(setup.seats, setup.options, seed, setup.data)
    history: History[Any] = History(game, fresh)
    players = [bots.get(level)(bot_seed(seed, seat)) for seat, level in enumerate(seated)]
    while not history.state.is_over():
        seat = history.state.to_act()[0]
        history.play(seat, players[seat].choose(Seen(game, history.state, seat, setup.data)))
    return history


# ------------------------------------------------------------------ what it is worth


def correlation(rungs: dict[str, Rung]) -> tuple[float, float]:
    """How results, and results without luck, go with strength: by the place of the level."""
    places = [(place, rung) for place, rung in enumerate(rungs.values())]
    strength = [float(place) for place, rung in places for _ in rung.results]
    results = [one for _, rung in places for one in rung.results]
    adjusted = [one for _, rung in places for one in rung.adjusted]
    return _together(strength, results), _together(strength, adjusted)


def _together(a: list[float], b: list[float]) -> float:
    """The coefficient of correlation; nought where nothing varies."""
    mean_a, mean_b = fmean(a), fmean(b)
    both = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)
    return both / spread**0.5 if spread else 0.0


def written(rungs: dict[str, Rung], setting: str) -> str:
    """The lines of a ladder's file for one setting: points lost a choice, margin, games."""
    lines = [f"[ladder.{setting}]"]
    for level, rung in rungs.items():
        lost, off = rung.mean_lost
        lines.append(f"{level.partition(':')[0]} = [{lost:.2f}, {off:.2f}, {len(rung.lost)}]")
    return "\n".join(lines)
