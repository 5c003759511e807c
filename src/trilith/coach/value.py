"""The calibrated value: everybody's chance to win a position, learnt from games of bots.

A softmax over how everybody stands, whose slope grows as the game goes on: early a lead says
little, at the end it is everything. The weights stand in weights/<game>.toml, one line for each
number of players and mode; `trilith coach fit` makes them.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final

from trilith.coach.facts import Facts, facts_for
from trilith.engine.doc import Doc, parse_toml, read_text
from trilith.engine.game import Game, Setup
from trilith.engine.state import State

FOLDER: Final = Path(__file__).parent / "weights"
POINTS: Final = 100.0
"""A point is one game in a hundred."""
BY_HAND: Final = (0.04, 0.0, 0.1)
"""Where nothing was fitted: a game of somebody's own."""
STEEPEST: Final = 30.0


class Value:
    """Chances of one game, for one number of players and one mode."""

    def __init__(self, facts: Facts, weights: tuple[float, ...]) -> None:
        self.facts = facts
        self.weights = weights

    def chances(self, s: State) -> list[float]:
        """Everybody's chance, in points; together 100."""
        if s.is_over():
            return [POINTS * share for share in self.facts.results(s)]
        return [POINTS * share for share in self.shares(s)]

    def shares(self, s: State) -> list[float]:
        return softmax(self.facts.strengths(s), slope(self.weights, self.facts.progress(s)))


def slope(weights: tuple[float, ...], progress: float) -> float:
    """How much a lead counts: a polynomial of how far the game has come."""
    return sum(weight * progress**power for power, weight in enumerate(weights))


def softmax(strengths: list[float], steepness: float) -> list[float]:
    top = max(strengths)
    odds = [math.exp(max(-STEEPEST, steepness * (each - top))) for each in strengths]
    whole = sum(odds)
    return [each / whole for each in odds]


def value_for(game: Game[Any], setup: Setup) -> Value:
    return value_in(game, setting_of(game, setup))


def setting_of(game: Game[Any], setup: Setup) -> str:
    """What has weights of its own: a number of players and a mode, as in `3-summer`."""
    return f"{setup.seats}-{facts_for(game).mode(setup)}"


def value_in(game: Game[Any], setting: str) -> Value:
    return Value(facts_for(game), weights_of(game.key).get(setting, BY_HAND))


_known: dict[str, dict[str, tuple[float, ...]]] = {}


def weights_of(game: str) -> dict[str, tuple[float, ...]]:
    """The fitted weights of a game by players and mode; none if it was never fitted."""
    if game not in _known:
        _known[game] = _read(FOLDER / f"{game}.toml")
    return _known[game]


def _read(file: Path) -> dict[str, tuple[float, ...]]:
    if not file.is_file():
        return {}
    doc = Doc(parse_toml(read_text(file), file.name), file.name).sub("weights")
    return {name: tuple(float(str(w)) for w in doc.items(name)) for name in doc.table}
