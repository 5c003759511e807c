"""Copies of a game at random: what an owner might read off the pieces, as far as it is accepted."""

from __future__ import annotations

import random
from typing import Any

from trilith import games
from trilith.engine.doc import Json
from trilith.engine.game import Game
from trilith.engine.leaves import own_of
from trilith.engine.sheet import Field

WITH_A_SHEET = [key for key in games.keys() if games.get(key).sheet is not None]
"""The games whose owners can enter what their copies print; a new one may have no sheet yet."""


def random_copy(game: Game[Any], chance: random.Random, share: float = 0.3) -> dict[str, Json]:
    """Some of the printed values are others; what does not fit together is taken back."""
    assert game.sheet is not None
    given: dict[str, Json] = {}
    for _, field, leaves in game.sheet.lines(game.components):
        if chance.random() < share:
            value = random_value(field, leaves[0].value, chance)
            given.update({leaf.path: value for leaf in leaves})
    while True:
        own = own_of(game.components, given, "copy")
        problems = game.unfit(own, "copy")
        if not problems:
            return own
        for problem in problems:
            if problem.path in given:
                del given[problem.path]
            else:
                given = dict(list(given.items())[: len(given) // 2])


def random_value(field: Field, ours: Any, chance: random.Random) -> Any:
    if isinstance(ours, bool):
        return chance.random() < 0.5
    if isinstance(ours, str):
        return chance.choice(field.words)
    if isinstance(ours, list):
        low, high = field.size
        size = chance.randint(low, high)
        if field.words:
            return [chance.choice(field.words) for _ in range(size)]
        return sorted(chance.sample(range(field.low, field.high + 1), size), reverse=True)
    near = chance.random() < 0.7
    low = max(field.low, ours - 2) if near else field.low
    high = min(field.high, ours + 2) if near else field.high
    value = chance.randint(min(low, high), max(low, high))
    return value - value % 2 if field.even else value
