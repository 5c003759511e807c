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

MAX_ROUNDS = 15
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
    """All games, all numbers of players, every value of every option."""
    return [setting for key in games.keys() for setting in settings_of(games.get(key))]


def settings_of(game: Game[Any]) -> list[Setting]:
    """Every combination of players and options if there are few of them.

    Else the defaults for every number of players, and each option's other values in turn at one
    number of players after the other; alone, with all of them, for a solo game is a game apart.
    """
    every = [tuple(zip(names(game), chosen, strict=True)) for chosen in combinations(game)]
    if len(every) <= 4:
        return [Setting(game.key, players, options) for players in game.seats for options in every]
    defaults = {option.key: option.default for option in game.options}
    others = [
        tuple({**defaults, option.key: value}.items())
        for option in game.options
        for value in option.values
        if value != option.default
    ]
    company = [players for players in game.seats if players > 1]
    found = [Setting(game.key, players, tuple(defaults.items())) for players in game.seats]
    found += [Setting(game.key, company[i % len(company)], one) for i, one in enumerate(others)]
    if 1 in game.seats:
        found += [Setting(game.key, 1, one) for one in others]
    return found


def names(game: Game[Any]) -> list[str]:
    return [option.key for option in game.options]


def combinations(game: Game[Any]) -> list[tuple[str, ...]]:
    return list(itertools.product(*(option.values for option in game.options)))


def random_play(setting: Setting, seed: str) -> Iterator[tuple[Any, int]]:
    """A random game, step by step: the state and the seat that acts next."""
    chance = random.Random(f"{setting}/{seed}")
    s: State = setting.start(seed)
    while not s.is_over() and getattr(s, "round", 0) <= MAX_ROUNDS:
        seat = chance.choice(s.to_act())
        yield s, seat
        s.apply(seat, chance.choice(s.legal(seat)))
