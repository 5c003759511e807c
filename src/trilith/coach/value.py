"""The calibrated value: everybody's chance to win a position, learnt from games of bots.

A softmax over how everybody stands, whose slope changes as the game goes on: early a lead says
little, at the end it is everything. The slope is a polynomial for each number of players and mode,
times the heat of that part of the game; and a part of every chance, the doubt, is shared equally,
for no lead is as sure as it looks. Heat and doubt are the same for all settings of a game. All
stand in weights/<game>.toml; `trilith coach fit` makes them.

The rules' own opponent, in games for one, does not get on as the heuristic takes players to: three
more weights say how far ahead it is beyond what its standing shows.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trilith.coach.facts import Facts, facts_for
from trilith.engine.doc import Doc, parse_toml, read_text
from trilith.engine.game import Game, Setup
from trilith.engine.state import State

FOLDER: Final = Path(__file__).parent / "weights"
POWERS: Final = 3
"""The slope is a polynomial of the second degree, and so is an opponent's head start."""
POINTS: Final = 100.0
"""A point is one game in a hundred."""
BY_HAND: Final = (0.04, 0.0, 0.1)
"""Where nothing was fitted, as in a new game."""
STEEPEST: Final = 30.0
FLATTEST: Final = 0.001

Parts = tuple[float, ...]
"""A number for the middle of each part of the game; between them it changes evenly."""


@dataclass(frozen=True)
class Temper:
    """How far leads are to be trusted, from the beginning of the game to its end."""

    heat: Parts = (1.0,)
    """How much steeper than the polynomial the slope is."""
    doubt: Parts = (0.0,)
    """The part of all chances that everybody shares equally."""


PLAIN: Final = Temper()
SHARED: Final = 300.0
"""What the numbers of players of a mode have in common counts as much as so many games of a
setting's own, unless the game's file says otherwise.
"""


class Value:
    """Chances of one game, for one number of players and one mode."""

    def __init__(self, facts: Facts, weights: tuple[float, ...], temper: Temper = PLAIN) -> None:
        self.facts = facts
        self.weights = weights
        self.temper = temper

    def chances(self, s: State) -> list[float]:
        """Everybody's chance, in points; together 100."""
        if s.is_over():
            return [POINTS * share for share in self.facts.results(s)]
        return [POINTS * share for share in self.shares(s)]

    def shares(self, s: State) -> list[float]:
        progress = self.facts.progress(s)
        odds = odds_of(self.facts.strengths(s), self.weights, progress)
        return tempered(odds, self.temper, progress)


def slope(weights: tuple[float, ...], progress: float) -> float:
    """How much a lead counts: a polynomial of how far the game has come; a lead is never bad."""
    return max(FLATTEST, _polynomial(weights[:POWERS], progress))


def head_start(weights: tuple[float, ...], progress: float) -> float:
    """What the rules' own opponent has beyond its standing; nought where there is none."""
    return _polynomial(weights[POWERS:], progress)


def _polynomial(weights: tuple[float, ...], progress: float) -> float:
    return sum(weight * progress**power for power, weight in enumerate(weights))


def odds_of(strengths: list[float], weights: tuple[float, ...], progress: float) -> list[float]:
    """How everybody stands, as logarithms of odds; the rules' own opponent comes last."""
    steepness = slope(weights, progress)
    odds = [steepness * each for each in strengths]
    odds[-1] += head_start(weights, progress)
    return odds


def tempered(odds: list[float], temper: Temper, progress: float) -> list[float]:
    """Everybody's share of the chances, so far as leads are to be trusted here."""
    doubt = along(temper.doubt, progress)
    shares = softmax(odds, along(temper.heat, progress))
    return [(1.0 - doubt) * share + doubt / len(shares) for share in shares]


def along(numbers: Parts, progress: float) -> float:
    """The number here: between the middles of the parts, so that nothing jumps."""
    last = len(numbers) - 1
    place = min(float(last), max(0.0, len(numbers) * progress - 0.5))
    left = int(place)
    right = min(last, left + 1)
    return numbers[left] + (place - left) * (numbers[right] - numbers[left])


def softmax(strengths: list[float], steepness: float = 1.0) -> list[float]:
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
    fitted = fitted_of(game.key)
    return Value(facts_for(game), fitted.weights.get(setting, BY_HAND), fitted.temper)


@dataclass(frozen=True)
class Fitted:
    """What was fitted of a game: weights by players and mode, and how far its leads are trusted."""

    weights: dict[str, tuple[float, ...]]
    temper: Temper = PLAIN
    shared: float = SHARED


_known: dict[str, Fitted] = {}


def fitted_of(game: str) -> Fitted:
    """What was fitted of a game; no weights if it never was."""
    if game not in _known:
        _known[game] = _read(FOLDER / f"{game}.toml")
    return _known[game]


def _read(file: Path) -> Fitted:
    if not file.is_file():
        return Fitted({})
    doc = Doc(parse_toml(read_text(file), file.name), file.name)
    weights = doc.sub("weights")
    found = {name: tuple(float(str(w)) for w in weights.items(name)) for name in weights.table}
    temper = Temper(_parts(doc, "heat"), _parts(doc, "doubt"))
    return Fitted(found, temper, float(str(doc.get("shared"))))


def _parts(doc: Doc, key: str) -> Parts:
    return tuple(float(str(one)) for one in doc.items(key))
