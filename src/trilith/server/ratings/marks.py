"""The bots' ratings on people's scale: fixed, measured in the arena, for each version of the rules.

`marks.toml` holds the measurements: how often the stronger of two neighbouring levels won. That
determines their distance in the model that rates people, so a player who wins half of the games
against a bot gets the bot's rating.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from trilith.server.ratings.model import FORM, POINTS, START, Strength, mark


@cache
def of(game: str, rules: int | None = None) -> dict[str, Strength]:
    """The marks of a game's bots, the weakest first, for these rules or the newest."""
    versions = _measured()[game]
    known = sorted(int(version) for version in versions)
    fitting = [version for version in known if rules is None or version <= rules] or known[:1]
    return {level: mark(rating) for level, rating in ratings(versions[str(fitting[-1])]).items()}


def ratings(measured: dict[str, Any]) -> dict[str, float]:
    """A ladder as ratings: the anchor at the starting value, the others by what was won."""
    found: dict[str, float] = {}
    rating = 0.0
    for weaker, stronger, won, games in measured["ladder"]:
        found.setdefault(weaker, rating)
        rating = found[weaker] + distance(won, games)
        found[stronger] = rating
    shift = START - found[measured["anchor"]]
    return {level: one + shift for level, one in found.items()}


def distance(won: float, games: int) -> float:
    """The distance in points between two levels, from the games won, within sensible limits."""
    share = (won + 1) / (games + 2)
    return POINTS * math.sqrt(2) * FORM * math.log(share / (1 - share))


@cache
def _measured() -> dict[str, dict[str, Any]]:
    return tomllib.loads(files(__package__).joinpath("marks.toml").read_text("utf-8"))
