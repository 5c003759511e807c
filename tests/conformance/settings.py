"""Every game of the registry in every setting: what the conformance suite runs over."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from trilith import games
from trilith.engine.game import Game
from trilith.engine.state import State

MAX_ROUNDS = 40
"""Random play need not end in every game; no rule knows this limit."""


@dataclass(frozen=True)
class Setting:
    """A game, a number of players, and options."""

    key: str
    players: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game[Any]:
        return games.get(self.key)

    def start(self, seed: str) -> Any:
        return self.game.start(self.game.setup(self.players, dict(self.options), seed))

    def __str__(self) -> str:
        return "-".join([self.key, str(self.players), *(value for _, value in self.options)])


def settings() -> list[Setting]:
    """All games, all numbers of players; every option once at each of its values."""
    found: list[Setting] = []
    for key in games.keys():
        game = games.get(key)
        for players in game.seats:
            found += [Setting(key, players, options) for options in option_sets(game)]
    return found


def option_sets(game: Game[Any]) -> list[tuple[tuple[str, str], ...]]:
    """Every combination if there are few; else the defaults with one option changed at a time."""
    names = [option.key for option in game.options]
    values = [option.values for option in game.options]
    every = [tuple(zip(names, chosen, strict=True)) for chosen in itertools.product(*values)]
    if len(every) <= 4:
        return every
    defaults = {option.key: option.default for option in game.options}
    changed = {
        tuple({**defaults, option.key: value}.items())
        for option in game.options
        for value in option.values
    }
    return sorted(changed)


def random_play(setting: Setting, seed: str) -> Iterator[tuple[Any, int]]:
    """A random game, step by step: the state and the seat that acts next."""
    chance = random.Random(f"{setting}/{seed}")
    s: State = setting.start(seed)
    while not s.is_over() and getattr(s, "round", 0) <= MAX_ROUNDS:
        seat = chance.choice(s.to_act())
        yield s, seat
        s.apply(seat, chance.choice(s.legal(seat)))
