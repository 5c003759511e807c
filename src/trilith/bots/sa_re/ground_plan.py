"""The way to the goal of Priest and Pharaoh, with a cell of its own for everything it asks for.

`way_to_goal` in race.py lets all buildings to come share the cheapest cell, so whatever is built
there seems to make all others dearer.
"""

from __future__ import annotations

from typing import Final

from trilith.bots.sa_re.race import MADE, TENTHS, stored
from trilith.bots.sa_re.worth import standing
from trilith.games.sa_re.components import ADMIN, CELLS, KINDS, PORT, PYRAMID, TYPES
from trilith.games.sa_re.state import SaReState

PLANNED: Final[dict[str, float]] = {
    "rounds": -0.3,
    "cost": -0.01,
    "goods": 0.0,
    "stored": 0.0,
    "foremen": 0.0,
    "looks_worth": 0.02,
}
"""What one of each adds to the logarithm of the odds to win, before anything is learnt; by hand."""
SEASON: Final = 3.0
"""What a season brings where those with more buildings end it early."""
KEPT: Final = 0.8
"""How much of what is stored fits what is to be paid."""
WAITING: Final = 0.2
"""What it is still worth to have the resources a round earlier when foremen or stages take longer.
"""
NO_CELL: Final = 6.0
"""What it costs if there is no cell for something: a building must go, and with it what it
brings."""
TAKEN: Final = -100
"""Stands for the savings on a cell that is not free."""


def planned(s: SaReState, seat: int) -> list[float]:
    """What a player has, in the order of PLANNED."""
    stages, admin = stages_left(s, seat), admin_left(s, seat)
    needs_port = not s.is_built(seat, PORT)
    saved = savings(s, seat, not needs_port)
    full = price(s, seat, stages, admin, needs_port)
    have = float(sum(stored(s, seat)) + s.caravans[seat])
    cost = max(0.0, full - best_savings(s, saved, stages, admin, needs_port) - KEPT * have)
    goods = float(sum(s.goods[seat]))
    rounds = cost / (SEASON + MADE * goods)
    works = stages + admin + int(needs_port)
    least = max(float(stages), works / (1.0 + s.foremen[seat]))
    if rounds < least:
        rounds = least - WAITING * (least - rounds)
    return [rounds, cost, goods, have, float(s.foremen[seat]), standing(s, seat) / TENTHS]


def stages_left(s: SaReState, seat: int) -> int:
    """Of the player's pyramid, or of the one that would be theirs."""
    if s.is_built(seat, PYRAMID):
        return 0
    return s.data.stages_of(s.pyramid[seat] or s.next_pyramid()) - s.stages[seat]


def admin_left(s: SaReState, seat: int) -> int:
    """SR-MODE-04, SR-MODE-05."""
    return max(0, s.data.admin_needed[s.mode] - s.admin[seat].bit_count())


def price(s: SaReState, seat: int, stages: int, admin: int, needs_port: bool) -> float:
    """What the goal still costs where nothing is saved; of administration the cheapest."""
    total = sum(s.data.cost[PORT]) if needs_port else 0
    if stages:
        costs = s.data.stage_cost[(s.pyramid[seat] or s.next_pyramid()) - 1]
        for i in range(len(costs) - stages, len(costs)):
            total += sum(costs[i])
    if admin:
        missing = ADMIN & ~s.admin[seat]
        prices = [sum(s.data.cost[kind]) for kind in range(len(TYPES)) if missing >> kind & 1]
        prices.sort()
        for i in range(admin):
            total += prices[i]
    return float(total)


def savings(s: SaReState, seat: int, has_port: bool) -> list[int]:
    """SR-DISC-01, SR-DISC-02. What a worksite saves on each cell. Worksites move for nothing, so
    every cell without a building is free.
    """
    data, built = s.data, s.built[seat]
    saved = [data.nile >> cell & 1 if has_port else 0 for cell in range(CELLS)]
    for cell, kind in enumerate(s.tiles[seat]):
        if not built >> cell & 1:
            continue
        saved[cell] = TAKEN
        if 0 <= data.reduces[kind] < KINDS:
            around = data.neighbours[cell]
            for other in range(CELLS):
                saved[other] += around >> other & 1
    return saved


def best_savings(
    s: SaReState, saved: list[int], stages: int, admin: int, needs_port: bool
) -> float:
    """What can be saved: the pyramid chooses first, because it saves with every stage, but leaves
    the port a cell on the Nile; then the port; then administration. Uses up `saved`.
    """
    nile = s.data.nile
    total = 0.0
    if stages:
        most = choose(saved, ~nile if needs_port and is_last(saved, nile) else -1)
        total += stages * most if most > 0 else most
    if needs_port:
        total += choose(saved, nile)
    for _ in range(admin):
        total += choose(saved, -1)
    return total


def is_last(saved: list[int], among: int) -> bool:
    """Is at most one of these cells free?"""
    free = 0
    for cell in range(CELLS):
        if among >> cell & 1 and saved[cell] >= 0:
            free += 1
    return free <= 1


def choose(saved: list[int], among: int) -> float:
    """What the best free one of these cells saves, which is taken then."""
    best = -1
    for cell in range(CELLS):
        if among >> cell & 1 and saved[cell] >= 0 and (best < 0 or saved[cell] > saved[best]):
            best = cell
    if best < 0:
        return -NO_CELL
    found = saved[best]
    saved[best] = TAKEN
    return float(found)
