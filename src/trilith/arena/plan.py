"""Plans: which bots play how many games, and who sits where on which deal.

Games come in blocks: all games of a block are played on the same deal (the same seed of the game),
with the seats exchanged, so that every bot gets every seat of every deal and nobody has better cards.
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
    """Names of bots, any number of them; they take the seats in turn, moving on by one each game."""
    seed: str = "trilith"
    options: dict[str, str] = field(default_factory=dict)
    data: dict[str, Json] | None = None
    """An owner's own values."""
    data_file: str = "data"
    """The file they come from, for errors."""
    max_rounds: int = 200
    """A game is abandoned after so many rounds; the rules have no limit, but random play needs one."""
    everyone: bool = False
    """Everybody meets everybody, in any order: a tournament, not one fixed order at the table."""
    told: bool = False
    """Games also report what each seat did, for studies."""
    thoughts: bool = False
    """Games also report what the bots thought of every option."""
    positions: bool = False
    """Games also report every position in which a player chose, as rows for a data set."""
    teach: dict[str, Json] | None = None
    """Games are played to learn from: with how many simulations, and with which weights."""

    def head(self) -> dict[str, Json]:
        """The beginning of every report."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
        }


def check(plan: Plan) -> tuple[Game[Any], Setup]:
    """The game and the setup of a plan; BadInput if something in it is wrong."""
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
    """This many games, or a few more, so that every deal is played in all seatings."""
    return math.ceil(count / block(plan)) * block(plan)


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """The bots of a game, in order of seats."""
    if plan.everyone:
        return _met(plan, *divmod(number, block(plan)))
    return tuple(plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.players))


def _tables(entrants: int, players: int) -> int:
    """How many tables it takes until everybody has met everybody else equally often."""
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
