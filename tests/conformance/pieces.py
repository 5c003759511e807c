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


def sa_re(s: Any) -> Count:
    """Building tiles of every type, wherever they lie; the pyramids among them."""
    from trilith.games.sa_re.components import EMPTY, PYRAMID, TYPES, WAREHOUSE

    grounds = [kind for tiles in s.tiles for kind in tiles]
    # A shared cell holds the start warehouse below the foreman.
    grounds += [WAREHOUSE for cell in s.shared if cell != EMPTY]
    grounds += [kind for mask in s.unplaced for kind in members(mask)]
    found = {
        name: s.supply[kind] + grounds.count(kind) for kind, name in enumerate(TYPES[:PYRAMID])
    }
    found["pyramid"] = s.pyramids.bit_count() + grounds.count(PYRAMID)
    return found


def members(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def ezra_nehemiah(s: Any) -> Count:
    from trilith.games.ezra_nehemiah.names import CARDS, WALL_CARDS

    found: Count = {"scroll tiles": len(set(s.scrolls))}
    found["heroes"] = len(s.hero_owner)
    found["focus cards"] = len({*s.focus_pile, *s.focus_shown})
    found["scheme cards"] = len({*s.scheme_pile, *s.scheme_shown})
    for seat, mat in enumerate(s.mats):
        at_home = mat.supply + mat.pool + mat.farmers + mat.labourers
        at_home += mat.traders.bit_count() + mat.elders.bit_count()
        on_board = mat.levites + s.gatekeepers(seat) + s.scribes.count(seat)
        found[f"workers of {seat}"] = at_home + on_board
        built = [card for card, owner in zip(s.wall_card, s.owner, strict=True) if owner == seat]
        walls = {*mat.wall_pile, *mat.drawn, *(card for card in built if card >= 0)}
        found[f"wall cards of {seat}"] = len(walls)
        assert len(walls) == len(WALL_CARDS)
        if not s.is_opponent(seat):
            on_piles = sum(len(pile) for pile in (mat.pouch, *mat.piles))
            found[f"cards of {seat}"] = on_piles + (mat.hand | mat.tucked).bit_count()
            assert found[f"cards of {seat}"] == len(CARDS)
    return found


PIECES: dict[str, Callable[[Any], Count]] = {
    "castle": castle,
    "sa_re": sa_re,
    "ezra_nehemiah": ezra_nehemiah,
}
"""How each game's pieces are counted. A game without an entry fails the suite."""
