"""Positions for searches."""

from __future__ import annotations

import random
from typing import Any

from tests.conformance.settings import Setting, random_play
from trilith.bots import Seen
from trilith.bots.heuristic import heuristic_for
from trilith.bots.mcts import Search

EZRA = Setting("ezra_nehemiah", 2, ())


CASTLE = Setting("castle", 2, (("season", "winter"),))


def a_position(setting: Setting, steps: int) -> tuple[Any, int]:
    for step, (s, seat) in enumerate(random_play(setting, "search")):
        if step >= steps:
            return s.clone(), seat
    raise AssertionError("the game was too short")


def searched(setting: Setting, simulations: int, seed: int = 1) -> tuple[Search, Seen]:
    s, seat = a_position(setting, 40)
    seen = Seen(setting.game, s, seat)
    search = Search(seen, heuristic_for(setting.game), random.Random(seed))
    for _ in range(simulations):
        search.simulate()
    return search, seen
