"""Copies of a game at random: what an owner might read off the pieces, as far as it is accepted."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from trilith import games
from trilith.engine.data import changed, override
from trilith.engine.doc import Json
from trilith.engine.game import Game
from trilith.engine.leaves import at, own_of, put
from trilith.engine.sheet import Field

WITH_A_SHEET = [key for key in games.keys() if games.get(key).sheet is not None]
"""The games whose owners can enter what their copies print; a new one may have no sheet yet."""
LENGTHS = 6
"""So many lists of effects are shorter or longer than ours."""


def random_copy(game: Game[Any], chance: random.Random, share: float = 0.3) -> dict[str, Json]:
    """Some of the printed values are others, and some lists of effects are shorter or longer."""
    own = random_values(game, chance, share)
    lists = lists_of(game.key)
    for _ in range(LENGTHS if lists else 0):
        own = _with_another_list(game, own, chance, *chance.choice(lists))
    return own


def _with_another_list(
    game: Game[Any], own: dict[str, Json], chance: random.Random, path: str, low: int, high: int
) -> dict[str, Json]:
    """Effects that stand elsewhere in lists of this name, as many as may be; if that fits."""
    name = path.rpartition(".")[2]
    alike = [place for place, _, _ in lists_of(game.key) if place.rpartition(".")[2] == name]
    known = [effect for place in alike for effect in items_at(game.components, place)]
    merged = copy.deepcopy(override(game.components, own, "copy", lambda _: True))
    put(
        merged,
        path,
        [copy.deepcopy(chance.choice(known)) for _ in range(chance.randint(low, high))],
        "copy",
    )
    found = changed(game.components, merged)
    return own if game.unfit(found, "copy") else found


@cache
def lists_of(key: str) -> list[tuple[str, int, int]]:
    """The lists that need not be as long as ours, with how short and how long they may be."""
    game = games.get(key)
    assert game.sheet is not None
    return [
        (path, low, high)
        for path in _lists(leaf.path for leaf in game.leaves())
        for pattern, low, high in game.sheet.lists
        if pattern.fullmatch(path) and items_at(game.components, path)
    ]


def _lists(paths: Iterator[str]) -> list[str]:
    """Every place that a leaf lies in."""
    found = {path.rsplit(".", n)[0] for path in paths for n in range(1, path.count(".") + 1)}
    return sorted(found)


def items_at(doc: dict[str, Json], path: str) -> list[Json]:
    found = at(doc, path)
    return found if isinstance(found, list) else []


def random_values(game: Game[Any], chance: random.Random, share: float) -> dict[str, Json]:
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
