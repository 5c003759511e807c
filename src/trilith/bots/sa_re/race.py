"""How a player stands in the race: what the goal still asks for, and how many rounds that takes."""

from __future__ import annotations

from typing import Final

from trilith.bots.sa_re.worth import ARCHITECT, INCOME, standing
from trilith.games.sa_re.components import (
    ADMIN,
    CELL_NAMES,
    EMPTY,
    GOODS_CARDS,
    JOKER,
    KINDS,
    PORT,
    TYPES,
)
from trilith.games.sa_re.ground import port_reduces, reductions
from trilith.games.sa_re.payment import reduced_cost
from trilith.games.sa_re.scoring import counted_cells
from trilith.games.sa_re.state import SaReState

SCRIBE: Final = 0
FACTS: Final[dict[str, float]] = {
    "rounds": -0.42,
    "spare": 0.63,
    "cost": -0.16,
    "stages": -0.90,
    "short": -0.20,
    "produced": 0.38,
    "more_trades": 0.08,
    "port": 0.23,
    "admin": 0.49,
    "caravans": 0.10,
    "launched": 0.10,
    "wins_ties": 0.41,
}
"""Scribe: what one of each adds to the logarithm of the odds to win, when a round begins: learnt
from what came of positions in 355 games of bots that each valued things a little differently.
"""
WEIGHTS: Final = tuple(FACTS.values())
LONGER: Final[dict[str, float]] = {
    "rounds_to_goal": -1.0,
    "work_left": -0.02,
    "looks_worth": 0.05,
    "foremen": 0.0,
}
"""Priest and Pharaoh: the same for everything the goal asks for, not the pyramid alone."""
LONGER_WEIGHTS: Final = tuple(LONGER.values())
MADE: Final = 0.9
"""Priest and Pharaoh: how much of what buildings make fits what is to be paid."""
TENTHS: Final = 10.0
"""A search counts chances in tenths."""


def log_odds(s: SaReState, seat: int) -> float:
    """The logarithm of a player's odds to win the race for the goal."""
    is_short = s.mode == SCRIBE
    weights = WEIGHTS if is_short else LONGER_WEIGHTS
    total = 0.0
    for i, fact in enumerate(facts(s, seat) if is_short else longer(s, seat)):
        total += weights[i] * fact
    return total


def facts(s: SaReState, seat: int) -> list[float]:
    """What a player has, in the order of FACTS."""
    cell = best_cell(s, seat)
    costs = stage_costs(s, seat, cell)
    port = int(port_reduces(s, seat, cell))
    totals = [max(0, sum(cost) - port) for cost in costs]
    rounds, spare = forecast(s, seat, totals, bank(s, seat, costs))
    trades = 0
    for place, kind in enumerate(s.tiles[seat]):
        if s.built[seat] >> place & 1 and 0 <= s.data.reduces[kind] < KINDS:
            trades += 1
    return [
        rounds,
        spare,
        float(sum(totals)),
        float(len(totals)),
        short(s, seat, costs, port),
        float(sum(s.goods[seat])),
        float(max(0, trades - 1)),
        float(s.is_built(seat, PORT)),
        float(s.admin[seat].bit_count()),
        float(s.caravans[seat]),
        float(s.pyramid[seat] > 0),
        float(s.pyramid[seat] == 1),
        *([] if s.mode == SCRIBE else longer(s, seat)),
    ]


def longer(s: SaReState, seat: int) -> list[float]:
    """Facts of the longer modes, in the order of LONGER."""
    rounds, left = way_to_goal(s, seat)
    return [rounds, left, standing(s, seat) / TENTHS, float(s.foremen[seat])]


def way_to_goal(s: SaReState, seat: int) -> tuple[float, float]:
    """Rounds until port, pyramid and administration are likely to stand, a stage a round and a
    worksite a foreman and one more at most; and what is still to be paid. Architect: cells to
    build on.
    """
    if s.mode == ARCHITECT:
        return float(len(CELL_NAMES) - counted_cells(s, seat).bit_count()), 0.0
    stages, buildings = stages_to_come(s, seat), works(s, seat)
    to_pay = sum(stages, 0.0) + sum(buildings, 0.0)  # compiled, the sum begins as what is added
    left = to_pay - sum(stored(s, seat)) - s.caravans[seat]
    income = INCOME + MADE * sum(s.goods[seat])
    hands = 1.0 + s.foremen[seat]
    least = max(float(len(stages)), (len(buildings) + len(stages)) / hands)
    return max(least, left / income), left


def stages_to_come(s: SaReState, seat: int) -> list[float]:
    """What the stages to come cost, where they cost least."""
    cell = best_cell(s, seat)
    port = int(port_reduces(s, seat, cell))
    return [float(max(0, sum(cost) - port)) for cost in stage_costs(s, seat, cell)]


def works(s: SaReState, seat: int) -> list[float]:
    """SR-MODE-04, SR-MODE-05. What port and missing administrative buildings cost."""
    empty = [reductions(s, seat, cell) for cell, kind in enumerate(s.tiles[seat]) if kind == EMPTY]
    found: list[float] = []
    if not s.is_built(seat, PORT):
        found.append(work(s, seat, PORT, empty))
    missing = s.data.admin_needed[s.mode] - s.admin[seat].bit_count()
    if missing > 0:
        kinds = [kind for kind in range(len(TYPES)) if ADMIN >> kind & 1]
        costs = [work(s, seat, k, empty) for k in kinds if not s.is_built(seat, k)]
        costs.sort()
        found += costs[:missing]
    return found


def work(s: SaReState, seat: int, kind: int, empty: list[tuple[int, int, int]]) -> float:
    """What a building costs: on its worksite, or on the empty cell where it is cheapest."""
    if kind in s.tiles[seat]:
        return float(sum(reduced_cost(s, seat, s.tiles[seat].index(kind))))
    cost = s.data.cost[kind]
    least = sum(cost)
    for less in empty:
        here = 0
        for r in range(KINDS):
            here += max(0, cost[r] - less[r])
        least = min(least, here)
    return float(least)


def best_cell(s: SaReState, seat: int) -> int:
    """Where the stages to come cost least: a pyramid may be moved as long as it is not built."""
    best, least = 0, 1000
    for cell in range(len(CELL_NAMES)):
        if s.built[seat] >> cell & 1:
            continue
        cost = 0
        for stage in stage_costs(s, seat, cell):
            cost += sum(stage)
        if port_reduces(s, seat, cell):
            cost -= s.data.stages_of(number(s, seat)) - s.stages[seat]
        if cost < least:
            best, least = cell, cost
    return best


def number(s: SaReState, seat: int) -> int:
    """The player's pyramid, or the one that would be theirs."""
    return s.pyramid[seat] or s.next_pyramid()


def stage_costs(s: SaReState, seat: int, cell: int) -> list[list[int]]:
    """What each stage to come would cost on this cell, before the port's reduction."""
    less = reductions(s, seat, cell)
    stages = s.data.stage_cost[number(s, seat) - 1]
    return [[max(0, cost[r] - less[r]) for r in range(KINDS)] for cost in stages[s.stages[seat] :]]


def stored(s: SaReState, seat: int) -> list[int]:
    """Resources by kind, jokers last, that lie in warehouses and on cards kept."""
    found = list(s.stock[seat])
    for card in s.cards[seat]:
        for resource in s.data.yields[card % GOODS_CARDS]:
            found[resource] += 1
    return found


def bank(s: SaReState, seat: int, costs: list[list[int]]) -> int:
    """Of what is stored, as much as the stages to come can use."""
    have = stored(s, seat)
    total = have[JOKER] + s.caravans[seat]
    for r in range(KINDS):
        total += min(have[r], sum([cost[r] for cost in costs]))
    return total


def short(s: SaReState, seat: int, costs: list[list[int]], port: int) -> float:
    """What the season must bring for the next stage."""
    if not costs:
        return 0.0
    have, made = stored(s, seat), s.goods[seat]
    total = -have[JOKER] - made[JOKER] - s.caravans[seat] - port
    for r in range(KINDS):
        total += max(0, costs[0][r] - have[r] - made[r])
    return float(max(0, total))


def forecast(s: SaReState, seat: int, totals: list[int], bank: int) -> tuple[float, float]:
    """Rounds until all stages are paid, one a round at most; and what part of a round's income
    is left then.
    """
    income = INCOME + sum(s.goods[seat])
    room = float(s.warehouses[seat] * s.data.capacity + 2)
    left, rounds = float(bank), 0.0
    for cost in totals:
        left += income - cost
        rounds += 1.0
        if left < 0:
            rounds -= left / income
            left = 0.0
        left = min(left, room)
    return rounds, left / income
