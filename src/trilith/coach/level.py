"""What a position is worth to everybody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from trilith.bots.bot import Seen
from trilith.bots.mcts import Search
from trilith.coach.judge import SURE_OF_ITSELF, Judge
from trilith.coach.settings import Depth
from trilith.coach.tally import Chances, Tally
from trilith.coach.value import Value
from trilith.engine.game import DataPack, Game
from trilith.engine.rng import Rng
from trilith.engine.state import State


@dataclass(frozen=True)
class Level:
    """Everybody's chance in a position, with its margin."""

    chances: Chances
    margins: list[float]


def level_by(tally: Tally) -> Level:
    return Level(tally.mean(), tally.margins())


def measure(
    game: Game[Any], data: DataPack, s: State, value: Value, depth: Depth, seed: str
) -> Level:
    """Play on from here as the coach does. What nobody knows is dealt anew; what a player knows
    stays."""
    if s.is_over():
        chances = value.chances(s)
        return Level(chances, [0.0] * len(chances))
    tally = Tally()
    for chances in played_on(game, data, s, Judge(value), depth, seed):
        tally.add(chances)
    return level_by(tally)


def played_on(
    game: Game[Any], data: DataPack, s: State, judge: Judge, depth: Depth, seed: str
) -> Iterator[Chances]:
    """Everybody's chance where each simulation stops, and the judge knows where that was.

    The first half of the simulations finds the way, the second says where it leads.
    """
    seat = s.to_act()[0]
    search = Search(Seen(game, s, seat, data), judge, random.Random(seed))
    rng = Rng.of(seed)
    for _ in range(depth.level // 2):
        search.simulate_in(game.redeal(s, rng))
    best = search.best().action if len(s.to_act()) == 1 else None
    search.manner = SURE_OF_ITSELF
    for _ in range(depth.level - depth.level // 2):
        yield search.simulate_in(game.redeal(s, rng), best)
