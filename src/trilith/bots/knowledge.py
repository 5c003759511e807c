"""What was learnt from many games: which options look good, and what things are worth.

`trilith learn` writes it, as a small file for each game, and the file says how it was made. Playing
with it needs nothing but the standard library.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

from trilith.engine.action import Action
from trilith.engine.errors import BadInput

FORMAT: Final = 1
PLACES: Final = 3
"""How many decimal places are written; more would be noise."""


class Leaning:
    """Which options look good: a weight for every action and every number of a scene.

    The last weight counts how the option looks to the heuristic. An action about which nothing was
    learnt is left to the heuristic alone.
    """

    __slots__ = ("weights",)

    def __init__(self, weights: dict[Action, list[float]]) -> None:
        self.weights = weights

    def looks(self, scene: list[float], action: Action, look: float) -> float:
        """How good an option looks, as a logarithm: 1 more means e times as often."""
        weights = self.weights.get(action)
        if weights is None:
            return look
        total = weights[len(scene)] * look
        for i in range(len(scene)):
            total += weights[i] * scene[i]
        return total


class Worths:
    """What one of each fact is worth, at the end of a stage and how much more at its beginning."""

    __slots__ = ("at_end", "more")

    def __init__(self, at_end: list[list[float]], more: list[list[float]]) -> None:
        self.at_end = at_end
        """By stage, then by fact."""
        self.more = more

    def worth(self, facts: list[float], stage: int, left: float) -> float:
        end, more = self.at_end[stage], self.more[stage]
        total = 0.0
        for i in range(len(facts)):
            total += facts[i] * (end[i] + left * more[i])
        return total


class Style:
    """How a search uses what was learnt. Found by trial for these weights, and therefore kept with
    them."""

    __slots__ = ("curiosity", "doubt", "openness", "plays_on")

    def __init__(
        self,
        plays_on: bool = True,
        curiosity: float = 1.2,
        openness: float = 0.1,
        doubt: float = 0.0,
    ) -> None:
        self.plays_on = plays_on
        """Do playouts follow what was learnt, or the heuristic's cheaper glance?"""
        self.curiosity = curiosity
        self.openness = openness
        self.doubt = doubt

    def dump(self) -> dict[str, Any]:
        return {
            "plays_on": self.plays_on,
            "curiosity": self.curiosity,
            "openness": self.openness,
            "doubt": self.doubt,
        }


class Knowledge:
    """What is known about one game, by variant (its mode or season) and number of players."""

    __slots__ = ("leanings", "made", "style", "worths")

    def __init__(
        self,
        made: dict[str, Any],
        leanings: dict[str, Leaning],
        worths: dict[str, Worths],
        style: Style,
    ) -> None:
        self.made = made
        """How it was made: seed, games, simulations, and by which command."""
        self.leanings = leanings
        """By variant and players, such as 'winter/3'."""
        self.worths = worths
        """The same."""
        self.style = style

    @staticmethod
    def read(doc: dict[str, Any], actions: Sequence[Action]) -> Knowledge:
        """From a file's content; weights of actions that no longer exist are dropped."""
        known = {action.code: action for action in actions}
        leanings: dict[str, Leaning] = {}
        for lesson, rows in doc["leanings"].items():
            kept = {known[code]: _floats(row) for code, row in rows.items() if code in known}
            leanings[lesson] = Leaning(kept)
        worths = {key: Worths(*_tables(table)) for key, table in doc["worths"].items()}
        return Knowledge(doc["made"], leanings, worths, Style(**doc.get("style", {})))


def _tables(table: dict[str, Any]) -> tuple[list[list[float]], list[list[float]]]:
    return [_floats(row) for row in table["end"]], [_floats(row) for row in table["more"]]


def _floats(row: list[Any]) -> list[float]:
    return [float(value) for value in row]


def nothing() -> Knowledge:
    return Knowledge({}, {}, {}, Style())


def from_file(path: str, actions: Sequence[Action]) -> Knowledge:
    """The content of a file of `trilith learn`."""
    try:
        return Knowledge.read(json.loads(Path(path).read_text("utf-8")), actions)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(path, f"expected weights of `trilith learn`: {error}") from error


def shipped(key: str, actions: Sequence[Action]) -> Knowledge:
    """What ships with Trilith for a game; nothing for a game about which nothing was learnt."""
    file = resources.files("trilith.bots") / "weights" / f"{key}.json"
    if not file.is_file():
        return nothing()
    doc = json.loads(file.read_text("utf-8"))
    return Knowledge.read(doc, actions)
