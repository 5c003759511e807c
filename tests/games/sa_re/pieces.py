"""What never grows nor shrinks: tiles, pyramids, season cards and cubes, wherever they lie."""

from __future__ import annotations

from typing import Any

from trilith.games.sa_re.components import (
    CARDS,
    EMPTY,
    GOODS_CARDS,
    NO_CARD,
    PYRAMID,
    TYPES,
    WAREHOUSE,
)


def count_pieces(s: Any) -> dict[str, int]:
    """Tiles by type, pyramids, and how many season cards are more than the box has."""
    found = {TYPES[kind]: count_tiles(s, kind) for kind in range(PYRAMID)}
    on_grounds = sum(1 << number for number in s.pyramid if number)
    assert not s.pyramids & on_grounds
    found["pyramids"] = s.pyramids | on_grounds
    found["cards too many"] = sum(
        max(0, count_cards(s, kind) - s.data.composition[kind]) for kind in range(len(CARDS))
    )
    return found


def count_tiles(s: Any, kind: int) -> int:
    """On the reference board, on the grounds, and still to be placed."""
    count: int = s.supply[kind] + sum(tiles.count(kind) for tiles in s.tiles)
    count += sum(1 for unplaced in s.unplaced if unplaced >> kind & 1)
    if kind == WAREHOUSE:
        count += sum(1 for shared in s.shared if shared != EMPTY)
    return count


def count_cards(s: Any, kind: int) -> int:
    """In the deck, removed, being resolved, and before the players."""
    held = [card % GOODS_CARDS for cards in s.cards for card in cards]
    found = [*s.deck, *s.batch, *held]
    if s.removed != NO_CARD:
        found.append(s.removed)
    return found.count(kind)
