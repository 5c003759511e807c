"""SR-COMP. The tiles and cards in the box, counted wherever they lie, and where they may lie."""

from __future__ import annotations

from collections.abc import Collection

from trilith.engine.bits import bits
from trilith.engine.positions import Count
from trilith.games.sa_re.components import (
    CELL_NAMES,
    EMPTY,
    JOKER,
    PORT,
    PYRAMID,
    RESOURCES,
    TYPES,
    WAREHOUSE,
)
from trilith.games.sa_re.state import SaReState


def pieces(s: SaReState) -> dict[str, Count]:
    """SR-COMP-01, SR-COMP-02. Building tiles of every type, the pyramids among them."""
    lying = [kind for tiles in s.tiles for kind in tiles]
    # A shared cell holds the start warehouse below the foreman.
    lying += [WAREHOUSE for cell in s.shared if cell != EMPTY]
    lying += [kind for mask in s.unplaced for kind in bits(mask)]
    found = {
        name: Count(tiles_there(s, kind), s.supply[kind] + lying.count(kind))
        for kind, name in enumerate(TYPES[:PYRAMID])
    }
    found["pyramid"] = Count(s.n, s.pyramids.bit_count() + lying.count(PYRAMID))
    return found


def tiles_there(s: SaReState, kind: int) -> int:
    """SR-SETUP-02, SR-SETUP-04. On the reference board at first, and with the players."""
    building = s.data.building[kind]
    return s.n * (building.reference_per_player + building.start_per_player)


# ------------------------------------------------------------------ where they may lie


def impossible(s: SaReState, named: Collection[str]) -> list[str]:
    """What no game can reach, even with the right number of tiles."""
    found: list[str] = []
    for seat in range(s.n):
        found += [*misplaced_ports(s, seat), *too_much_stored(s, seat), *too_much_made(s, seat)]
    return found


def misplaced_ports(s: SaReState, seat: int) -> list[str]:
    """SR-COMP-09, SR-PLAN-17. The port lies at the Nile."""
    return [
        f"a port of seat {seat} on {CELL_NAMES[cell]}, away from the Nile"
        for cell, kind in enumerate(s.tiles[seat])
        if kind == PORT and not s.data.nile >> cell & 1
    ]


def too_much_stored(s: SaReState, seat: int) -> list[str]:
    """SR-STORE-01, SR-COMP-05. More tokens, which never run out, than the warehouses hold."""
    most = tiles_there(s, WAREHOUSE) * s.data.capacity
    stored = sum(s.stock[seat])
    if stored <= most:
        return []
    return [f"{stored} resources stored by seat {seat}, and all warehouses together hold {most}"]


def too_much_made(s: SaReState, seat: int) -> list[str]:
    """SR-PRODB-01. A trade or port card holds one resource at most."""
    makers = [0] * (JOKER + 1)
    for cell, kind in enumerate(s.tiles[seat]):
        if kind != EMPTY and s.built[seat] >> cell & 1 and s.data.produces[kind] >= 0:
            makers[s.data.produces[kind]] += 1
    return [
        f"{held} {RESOURCES[i]} on cards of seat {seat}, who has {makers[i]} buildings making it"
        for i, held in enumerate(s.goods[seat])
        if held > makers[i]
    ]
