"""What never grows nor shrinks: the pieces of each game, counted wherever they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Count = dict[str, int]


def castle(s: Any) -> Count:
    from trilith.games.castle.components import CARDS, ITEMS, RESOURCES

    found = {name: sum(heap[i] for heap in heaps(s)) for i, name in enumerate(RESOURCES)}
    found["silver"] += s.forge_silver
    thaler = ITEMS.index("thaler")
    found["thalers"] = s.bank + s.round_track + s.inn_thalers + sum(s.thalers)
    found["thalers"] += s.lady_items[thaler] + s.box[thaler]
    for seat in range(s.n):
        standing = [*s.places, *s.spaces, s.innkeeper, *s.granary]
        found[f"helpers of {seat}"] = s.helpers[seat] + standing.count(seat)
        piles = (s.hand[seat], s.face_down[seat], s.discard[seat], s.lost[seat])
        found[f"cards of {seat}"] = sum(pile.bit_count() for pile in piles)
        assert found[f"cards of {seat}"] == len(CARDS)
    return found


def heaps(s: Any) -> list[list[int]]:
    return [s.stock, s.watchtower, s.lady_items, s.box, *s.resources, *s.goods]


PIECES: dict[str, Callable[[Any], Count]] = {"castle": castle}
"""How each game's pieces are counted. A game without an entry fails the suite."""
