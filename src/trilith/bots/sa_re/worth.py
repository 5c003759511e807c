"""What a player has, counted in resources: the city, the worksites and the resources at hand, less
the unrest."""

from __future__ import annotations

from typing import Final

from trilith.games.sa_re import GAME
from trilith.games.sa_re.components import (
    ADMIN,
    CELL_NAMES,
    EMPTY,
    FOREMAN,
    GOODS_CARDS,
    JOKER,
    KINDS,
    PORT,
    PYRAMID,
    TYPES,
    WAREHOUSE,
)
from trilith.games.sa_re.ground import port_reduces
from trilith.games.sa_re.payment import CARAVAN, GOODS, LIBRARY_JOKER, STOCK, purse, reduced_cost
from trilith.games.sa_re.scoring import meets_goal
from trilith.games.sa_re.state import CONSTRUCTION, OVER, PLANNING, SEASON, SaReState

ARCHITECT: Final = 1
ROUNDS: Final[tuple[float, ...]] = (6.0, 8.0, 9.5, 13.0)
"""How long each mode is likely to last."""
INCOME: Final = 4.5
"""Resources that a season is likely to bring."""
TRADE: Final[tuple[float, ...]] = (1.05, 1.05, 1.6, 1.5)
"""What a trade is worth per round: the longer the game, the more it brings."""
GOAL_SHARE: Final = 2.0
"""What a resource is worth when it goes into something that the goal asks for."""
CELL: Final = 6.0
"""Architect: what a cell built on is worth."""
STAGE_FOR_TIES: Final = 0.2
"""Architect: what a resource is worth in a pyramid's stage."""
LEFT_OVER: Final = 0.6
"""What a resource without a use is worth."""
WON: Final = 500.0


def standing(s: SaReState, seat: int) -> float:
    """What one player has."""
    total = city(s, seat) + prospects(s, seat)
    if meets_goal(s, seat):
        total += WON
    if s.phase == OVER:
        total += WON * (GAME.winners(s) == [seat])
    if s.phase in (PLANNING, SEASON) and s.standing[seat]:
        total -= unrest(s, seat)
    return total


def unrest(s: SaReState, seat: int) -> float:
    """A step costs more the nearer the revolt is."""
    left = s.data.last - s.gauge[seat]
    return (0.0, 5.0, 3.2, 2.0, 1.2, 0.6, 0.2, 0.0)[min(left, 7)]


def rounds_left(s: SaReState) -> float:
    return max(1.5, ROUNDS[s.mode] - s.round)


def city(s: SaReState, seat: int) -> float:
    """Everything built, and the stages passed."""
    total = 0.0
    seen = [0] * len(TYPES)
    if s.shared[seat] != EMPTY:
        seen[WAREHOUSE] = 1
    for cell, kind in enumerate(s.tiles[seat]):
        if kind == PYRAMID:
            total += pyramid(s, seat)
        elif kind != EMPTY and s.built[seat] >> cell & 1:
            others = sum(seen[5:11]) if ADMIN >> kind & 1 else seen[kind]
            total += building(s, kind, others) + place(s, seat, kind, cell)
            seen[kind] += 1
    return total


def building(s: SaReState, kind: int, others: int) -> float:
    """What one more building of this type is worth, beside `others` of the same.

    Administrative buildings are counted together: the modes ask for a number of them.
    """
    left = rounds_left(s)
    base = CELL if s.mode == ARCHITECT else 0.0
    cost = sum(s.data.cost[kind])
    if ADMIN >> kind & 1:
        is_needed = others < s.data.admin_needed[s.mode]
        return base + (GOAL_SHARE * 7.0 if is_needed else 1.5 + 0.4 * left)
    if kind == PORT:
        return base + (GOAL_SHARE * cost if s.mode > ARCHITECT else 1.5 + 0.9 * left)
    if kind == FOREMAN:
        return base + (0.5, 1.5 + 0.6 * left, 0.5 + 0.1 * left)[min(others, 2)]
    if kind == WAREHOUSE:
        return base + (1.0 + 0.4 * left if others < 2 else 0.5)
    return base + 0.8 + left * TRADE[s.mode] * (1.0 - 0.25 * others)


def place(s: SaReState, seat: int, kind: int, cell: int) -> float:
    """A trade helps what will be built beside it; a pyramid most, as it is paid for in stages."""
    resource = s.data.reduces[kind]
    if not 0 <= resource < KINDS:
        return 0.0
    total = 0.0
    for other in range(len(CELL_NAMES)):
        if s.data.neighbours[cell] >> other & 1 and not s.built[seat] >> other & 1:
            total += 1.0 if s.tiles[seat][other] == PYRAMID else 0.35
    return total


def pyramid(s: SaReState, seat: int) -> float:
    """Stages passed, by what they cost; to have launched it is worth something too."""
    number = s.pyramid[seat]
    paid = sum(sum(cost) for cost in s.data.stage_cost[number - 1][: s.stages[seat]])
    if s.mode == ARCHITECT:
        # It is enough to launch it, and it keeps a foreman busy: best done last.
        is_late = s.built[seat].bit_count() >= len(CELL_NAMES) - 3
        return (CELL + 4.0 if is_late else 0.0) + STAGE_FOR_TIES * paid
    return 1.0 + GOAL_SHARE * paid


def site(s: SaReState, seat: int, cell: int) -> float:
    """What finishing this worksite, or the pyramid's next stage, would add."""
    kind = s.tiles[seat][cell]
    if kind == PYRAMID:
        cost = s.data.stage_cost[s.pyramid[seat] - 1][s.stages[seat]]
        return sum(cost) * (STAGE_FOR_TIES if s.mode == ARCHITECT else GOAL_SHARE)
    return building(s, kind, built(s, seat, kind)) + place(s, seat, kind, cell)


def built(s: SaReState, seat: int, kind: int) -> int:
    """How many buildings of this type there are; of all administrative types together."""
    if ADMIN >> kind & 1:
        return s.admin[seat].bit_count()
    if kind == WAREHOUSE:
        return s.warehouses[seat]
    if kind == FOREMAN:
        return s.foremen[seat]
    return sum(
        1 for i, other in enumerate(s.tiles[seat]) if other == kind and s.built[seat] >> i & 1
    )


def means(s: SaReState, seat: int) -> list[float]:
    """Resources by kind, jokers last, with what may still be expected of this season."""
    held = purse(s, seat)
    found = [float(held[STOCK + r] + held[GOODS + r]) for r in range(JOKER + 1)]
    for kind in range(GOODS_CARDS):
        for resource in s.data.yields[kind]:
            found[resource] += held[kind]
    found[JOKER] += held[LIBRARY_JOKER] + max(held[CARAVAN], s.caravans[seat])
    if s.phase == PLANNING:
        found[JOKER] += INCOME
    elif s.phase == SEASON and s.standing[seat]:
        found[JOKER] += 0.8
    return found


def prospects(s: SaReState, seat: int) -> float:
    """What the worksites are worth with the means at hand; the rest is stored or lost."""
    left = means(s, seat)
    total = 0.0
    sites = s.worksites(seat)
    found: list[tuple[float, float, int]] = []
    for cell in range(len(CELL_NAMES)):
        if sites >> cell & 1:
            value = site(s, seat, cell)
            cost = sum(reduced_cost(s, seat, cell))
            found.append((value / (cost + 1.0), value, cell))
    for _, value, cell in sorted(found, reverse=True):
        total += value * chance(s, seat, cell, left)
    room = max(0, s.warehouses[seat] * s.data.capacity) + 4
    return total + LEFT_OVER * min(sum(left), room)


def chance(s: SaReState, seat: int, cell: int, means: list[float]) -> float:
    """How likely it is that this worksite is finished soon; what it takes is gone for the others."""
    can_work = not (s.phase == CONSTRUCTION or s.revolted[seat])
    need = list(reduced_cost(s, seat, cell))
    if port_reduces(s, seat, cell):
        need[need.index(max(need))] -= 1
    short = sum(max(0.0, need[r] - means[r]) for r in range(KINDS)) - means[JOKER]
    if short <= 0 and can_work:
        for r in range(KINDS):
            used = min(float(need[r]), means[r])
            means[r] -= used
            means[JOKER] -= max(0.0, need[r] - used)
        return 0.92
    later = 0.5 - 0.06 * max(0.0, short)
    if s.tiles[seat][cell] == PYRAMID and s.staged[seat]:
        later = 0.35
    return max(0.1, later)
