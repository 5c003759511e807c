"""What is to be played: which bots, how many, and who sits where on which deal.

Games come in blocks: all games of a block are played on the same deal (the same seed of the game),
with the seats exchanged, so that every bot gets every seat of every deal: no one has better cards.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from trilith import bots, games
from trilith.engine.doc import Json
from trilith.engine.errors import BadInput
from trilith.engine.game import Game, Setup


@dataclass(frozen=True)
class Plan:
    """What to play. Plain data, so that it can be sent to worker processes and other machines."""

    game: str
    players: int
    bots: tuple[str, ...]
    """Names of bots, as many as one likes; they take the seats in turn, moving on by one a game."""
    seed: str = "trilith"
    options: dict[str, str] = field(default_factory=dict)
    data: dict[str, Json] | None = None
    """An owner's own values."""
    data_file: str = "data"
    """Where they come from: what an error names."""
    max_rounds: int = 200
    """A game is broken off after so many rounds. Rules know no such limit: random play may need it."""
    everyone: bool = False
    """Everybody meets everybody, next to whomever: a tournament instead of one table's order."""
    told: bool = False
    """Games also say what each seat did: what a study needs."""
    thoughts: bool = False
    """Games also say what the bots thought of every option."""
    positions: bool = False
    """Games also give every position in which a player chose, as rows: what a data set needs."""
    teach: dict[str, Json] | None = None
    """Games are played to learn from: by how many simulations, and with which weights."""

    def head(self) -> dict[str, Json]:
        """What every report opens with."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
        }


def check(plan: Plan) -> tuple[Game[Any], Setup]:
    """The game and the setup of a plan; BadInput if something in it does not fit."""
    game = games.get(plan.game)
    if not plan.bots:
        raise BadInput("bots", "expected at least one bot")
    for name in plan.bots:
        bots.get(name)
    if plan.everyone:
        _check_entrants(plan.bots)
    data = game.data(plan.data, plan.data_file)
    return game, game.setup(plan.players, plan.options, plan.seed, data)


def _check_entrants(names: tuple[str, ...]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadInput("bots", f"expected every bot once, found '{twice[0]}' twice")
    if len(names) < 2:
        raise BadInput("bots", f"expected at least two bots to compare, found '{names[0]}' alone")


# ------------------------------------------------------------------ who sits where


def block(plan: Plan) -> int:
    """How many games are played on each deal."""
    if not plan.everyone:
        return len(plan.bots)
    return _tables(len(plan.bots), plan.players) * plan.players


def deal(plan: Plan, number: int) -> int:
    """The deal that a game is played on."""
    return number // block(plan)


def deal_seed(plan: Plan, number: int) -> str:
    """The seed of a game: one for all games of a deal."""
    return f"{plan.seed}/{deal(plan, number)}"


def whole_deals(plan: Plan, count: int) -> int:
    """This many games, or a few more, so every deal has its exchange of seats."""
    return math.ceil(count / block(plan)) * block(plan)


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """Who sits where, by seat."""
    if plan.everyone:
        return _met(plan, *divmod(number, block(plan)))
    return tuple(plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.players))


def _tables(entrants: int, players: int) -> int:
    """How many tables it takes until everybody has met everybody equally often."""
    if entrants >= players:
        return math.comb(entrants, players)
    return 1 if players % entrants == 0 else entrants


def _met(plan: Plan, number: int, within: int) -> tuple[str, ...]:
    """The table of this deal, turned by so many seats; neighbours change from deal to deal."""
    chance = random.Random(f"{plan.seed}/{number}/neighbours")
    order = chance.sample(plan.bots, len(plan.bots))
    table, turned = divmod(within, plan.players)
    if len(order) >= plan.players:
        line_up = next(one for i, one in enumerate(combinations(order, plan.players)) if i == table)
    else:
        filled = [order[(table + i) % len(order)] for i in range(plan.players)]
        line_up = tuple(random.Random(f"{plan.seed}/{number}/{table}").sample(filled, len(filled)))
    return line_up[turned:] + line_up[:turned]


__all__ = ["Plan", "block", "check", "deal", "deal_seed", "seating", "whole_deals"]
