"""What a position of Sa-Ré is worth, and which actions look good.

Within a round everything is counted in resources: a building is worth what it cost and what it will
still bring, cards and stock what they can be used for, and a step of the gauge what it makes one
stop early. A search looks on to the end of the round, and there judges the chance of winning the
race: by what the goal still asks for, and how many rounds that is likely to take. Architect is judged
by what everybody has, which has proved better there.
"""

from __future__ import annotations

import math
from typing import Final

from trilith.bots.heuristic import Heuristic, against_rivals
from trilith.engine.action import Action
from trilith.games.sa_re import GAME
from trilith.games.sa_re.actions import SEAT_NAMES
from trilith.games.sa_re.components import (
    ADMIN,
    CARDS,
    CELL_NAMES,
    EMPTY,
    FOREMAN,
    GOODS_CARDS,
    HORUS,
    JOKER,
    KINDS,
    MODES,
    PORT,
    PYRAMID,
    RESOURCES,
    SINGLES,
    TYPES,
    WAREHOUSE,
)
from trilith.games.sa_re.deck import knows_top
from trilith.games.sa_re.ground import port_reduces, reductions
from trilith.games.sa_re.payment import CARAVAN, GOODS, LIBRARY_JOKER, STOCK, purse, reduced_cost
from trilith.games.sa_re.planning import counted_sites, penalty
from trilith.games.sa_re.scoring import counted_cells, meets_goal
from trilith.games.sa_re.state import CONSTRUCTION, OVER, PLANNING, SEASON, SaReState

SCRIBE: Final = 0
ARCHITECT: Final = 1
ROUNDS: Final[tuple[float, ...]] = (6.0, 8.0, 9.5, 13.0)
"""How long each mode is likely to last."""
INCOME: Final = 4.5
"""Resources that a season is likely to bring."""
TRADE: Final[tuple[float, ...]] = (1.05, 1.05, 1.6, 1.5)
"""What a trade is worth a round: the longer the game, the more comes of it."""
GOAL_SHARE: Final = 2.0
"""What a resource is worth when it goes into something that the goal asks for."""
CELL: Final = 6.0
"""Architect: what a cell built on is worth."""
STAGE_FOR_TIES: Final = 0.2
"""Architect: what a resource is worth in a pyramid's stage."""
LEFT_OVER: Final = 0.6
"""What a resource without a use is worth."""
WON: Final = 500.0
RIVAL: Final = 0.25
"""How much the best rival's standing counts against one's own."""

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
"""Priest and Pharaoh: the same of what the whole goal asks for, not of the pyramid alone."""
LONGER_WEIGHTS: Final = tuple(LONGER.values())
MADE: Final = 0.9
"""Priest and Pharaoh: how much of what buildings make fits what is to be paid."""
TENTHS: Final = 10.0
"""A search counts chances in tenths."""
WARMTH: Final = 3.0
"""How many points of rank make an option look e times as promising: ranks lie close together."""

SAFE_STEPS: Final = 2
"""Steps to revolt at which an unknown card is still drawn."""


class SaReHeuristic(Heuristic[SaReState]):
    """The city, what can be built next, and how near the workers are to revolt."""

    def horizon(self, s: SaReState) -> object:
        """Planning and construction are judged when the player is done, the season when it is over."""
        if s.phase == SEASON or s.is_over():
            return s.round, s.phase, -1
        return s.round, s.phase, s.to_act()[0]

    def far(self, s: SaReState) -> object:
        """A plan shows its worth when the round is over."""
        return s.round

    def turn(self, s: SaReState, seat: int) -> object:
        """In the season a turn is what leads to one more card."""
        return s.round, s.phase, len(s.cards[seat]) if s.phase == SEASON else 0

    def sight(self, s: SaReState, seat: int) -> object:
        """In the season: how near the revolt is, and what sort of card is offered."""
        if s.phase != SEASON:
            return None
        left = s.data.last - s.gauge[seat]
        if not (s.deck and knows_top(s, seat)):
            return left
        card = s.deck[-1]
        sort = 1 if card < SINGLES else 2 if card < GOODS_CARDS else card
        return 100 * sort + left

    # ------------------------------------------------------------- the race

    def outlook(self, s: SaReState) -> list[float]:
        """Everybody's chance of winning. Architect: what they have."""
        if s.mode == ARCHITECT:
            standings = self.standings(s)
            return [against_rivals(standings, seat, RIVAL) for seat in range(s.n)]
        return self.hopes(s, [self.race(s, seat) for seat in range(s.n)])

    def hopes(self, s: SaReState, standings: list[float]) -> list[float]:
        """Chances, from logarithms of odds."""
        if s.phase == OVER:
            return [TENTHS * (seat in GAME.winners(s)) for seat in range(s.n)]
        odds = [math.exp(standing) for standing in standings]
        whole = sum(odds)
        return [TENTHS * each / whole for each in odds]

    def whole(self, s: SaReState) -> float:
        return 0.0 if s.mode == ARCHITECT else TENTHS

    def variant(self, s: SaReState) -> str:
        return MODES[s.mode]

    def is_race(self) -> bool:
        return True

    def first_worths(self, variant: str) -> list[tuple[float, float]]:
        if variant == MODES[SCRIBE]:
            return [(weight, 0.0) for weight in WEIGHTS]
        longer = (0.0, 0.0, 1.0, 0.0) if variant == MODES[ARCHITECT] else LONGER_WEIGHTS
        return [(0.0, 0.0)] * len(WEIGHTS) + [(weight, 0.0) for weight in longer]

    def scene(self, s: SaReState, seat: int) -> list[float]:
        number = self.number(s, seat)
        stages = s.data.stages_of(number) - s.stages[seat] if s.pyramid[seat] else 0
        shown = s.deck[-1] if s.phase == SEASON and s.deck and knows_top(s, seat) else -1
        stored = self.stored(s, seat)
        return [
            1.0,
            s.round / 8,
            (s.n - 2) / 2,
            (s.data.last - s.gauge[seat]) / 4,
            float(s.data.last - s.gauge[seat] <= SAFE_STEPS),
            sum(stored) / 6,
            stored[JOKER] / 2,
            sum(s.goods[seat]) / 3,
            s.foremen[seat] / 2,
            s.worksites(seat).bit_count() / 2,
            s.warehouses[seat] / 2,
            s.caravans[seat] / 2,
            s.admin[seat].bit_count() / 3,
            s.built[seat].bit_count() / 8,
            float(s.pyramid[seat] > 0),
            stages / 3,
            float(0 <= shown < SINGLES),
            float(SINGLES <= shown < GOODS_CARDS),
            float(shown >= GOODS_CARDS),
        ]

    def race(self, s: SaReState, seat: int) -> float:
        """How a player stands in the race for the goal."""
        is_short = s.mode == SCRIBE
        weights = WEIGHTS if is_short else LONGER_WEIGHTS
        total = 0.0
        for i, fact in enumerate(self.facts(s, seat) if is_short else self.longer(s, seat)):
            total += weights[i] * fact
        return total

    def facts(self, s: SaReState, seat: int) -> list[float]:
        """What a player has, in the order of FACTS."""
        cell = self.best_cell(s, seat)
        costs = self.stage_costs(s, seat, cell)
        port = int(port_reduces(s, seat, cell))
        totals = [max(0, sum(cost) - port) for cost in costs]
        rounds, spare = self.forecast(s, seat, totals, self.bank(s, seat, costs))
        trades = 0
        for place, kind in enumerate(s.tiles[seat]):
            if s.built[seat] >> place & 1 and 0 <= s.data.reduces[kind] < KINDS:
                trades += 1
        return [
            rounds,
            spare,
            float(sum(totals)),
            float(len(totals)),
            self.short(s, seat, costs, port),
            float(sum(s.goods[seat])),
            float(max(0, trades - 1)),
            float(s.is_built(seat, PORT)),
            float(s.admin[seat].bit_count()),
            float(s.caravans[seat]),
            float(s.pyramid[seat] > 0),
            float(s.pyramid[seat] == 1),
            *([] if s.mode == SCRIBE else self.longer(s, seat)),
        ]

    def longer(self, s: SaReState, seat: int) -> list[float]:
        """Facts of the longer modes, in the order of LONGER."""
        rounds, left = self.way_to_goal(s, seat)
        return [rounds, left, self.standing(s, seat) / TENTHS, float(s.foremen[seat])]

    def way_to_goal(self, s: SaReState, seat: int) -> tuple[float, float]:
        """Rounds until port, pyramid and administration are likely to stand, a stage a round and a
        worksite a foreman and one more at most; and what is still to be paid. Architect: cells to
        build on.
        """
        if s.mode == ARCHITECT:
            return float(len(CELL_NAMES) - counted_cells(s, seat).bit_count()), 0.0
        stages, works = self.stages_to_come(s, seat), self.works(s, seat)
        to_pay = sum(stages, 0.0) + sum(works, 0.0)  # compiled, the sum begins as what is added
        left = to_pay - sum(self.stored(s, seat)) - s.caravans[seat]
        income = INCOME + MADE * sum(s.goods[seat])
        hands = 1.0 + s.foremen[seat]
        least = max(float(len(stages)), (len(works) + len(stages)) / hands)
        return max(least, left / income), left

    def stages_to_come(self, s: SaReState, seat: int) -> list[float]:
        """What the stages to come cost, where they cost least."""
        cell = self.best_cell(s, seat)
        port = int(port_reduces(s, seat, cell))
        return [float(max(0, sum(cost) - port)) for cost in self.stage_costs(s, seat, cell)]

    def works(self, s: SaReState, seat: int) -> list[float]:
        """SR-MODE-04, SR-MODE-05. What port and missing administrative buildings cost."""
        empty = [
            reductions(s, seat, cell) for cell, kind in enumerate(s.tiles[seat]) if kind == EMPTY
        ]
        found: list[float] = []
        if not s.is_built(seat, PORT):
            found.append(self.work(s, seat, PORT, empty))
        missing = s.data.admin_needed[s.mode] - s.admin[seat].bit_count()
        if missing > 0:
            kinds = [kind for kind in range(len(TYPES)) if ADMIN >> kind & 1]
            costs = [self.work(s, seat, k, empty) for k in kinds if not s.is_built(seat, k)]
            costs.sort()
            found += costs[:missing]
        return found

    def work(self, s: SaReState, seat: int, kind: int, empty: list[tuple[int, int, int]]) -> float:
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

    def best_cell(self, s: SaReState, seat: int) -> int:
        """Where the stages to come cost least: a pyramid may be moved as long as it is not built."""
        best, least = 0, 1000
        for cell in range(len(CELL_NAMES)):
            if s.built[seat] >> cell & 1:
                continue
            cost = 0
            for stage in self.stage_costs(s, seat, cell):
                cost += sum(stage)
            if port_reduces(s, seat, cell):
                cost -= s.data.stages_of(self.number(s, seat)) - s.stages[seat]
            if cost < least:
                best, least = cell, cost
        return best

    def number(self, s: SaReState, seat: int) -> int:
        """The player's pyramid, or the one that would be theirs."""
        return s.pyramid[seat] or s.next_pyramid()

    def stage_costs(self, s: SaReState, seat: int, cell: int) -> list[list[int]]:
        """What each stage to come would cost on this cell, before the port's reduction."""
        less = reductions(s, seat, cell)
        stages = s.data.stage_cost[self.number(s, seat) - 1]
        return [
            [max(0, cost[r] - less[r]) for r in range(KINDS)] for cost in stages[s.stages[seat] :]
        ]

    def stored(self, s: SaReState, seat: int) -> list[int]:
        """Resources by kind, jokers last, that lie in warehouses and on cards kept."""
        found = list(s.stock[seat])
        for card in s.cards[seat]:
            for resource in s.data.yields[card % GOODS_CARDS]:
                found[resource] += 1
        return found

    def bank(self, s: SaReState, seat: int, costs: list[list[int]]) -> int:
        """Of what is stored, as much as the stages to come can use."""
        have = self.stored(s, seat)
        total = have[JOKER] + s.caravans[seat]
        for r in range(KINDS):
            total += min(have[r], sum([cost[r] for cost in costs]))
        return total

    def short(self, s: SaReState, seat: int, costs: list[list[int]], port: int) -> float:
        """What the season must bring for the next stage."""
        if not costs:
            return 0.0
        have, made = self.stored(s, seat), s.goods[seat]
        total = -have[JOKER] - made[JOKER] - s.caravans[seat] - port
        for r in range(KINDS):
            total += max(0, costs[0][r] - have[r] - made[r])
        return float(max(0, total))

    def forecast(
        self, s: SaReState, seat: int, totals: list[int], bank: int
    ) -> tuple[float, float]:
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

    # ------------------------------------------------------------- what everybody has

    def standings(self, s: SaReState) -> list[float]:
        return [self.standing(s, seat) for seat in range(s.n)]

    def standing(self, s: SaReState, seat: int) -> float:
        """What one player has."""
        total = self.city(s, seat) + self.prospects(s, seat)
        if meets_goal(s, seat):
            total += WON
        if s.phase == OVER:
            total += WON * (GAME.winners(s) == [seat])
        if s.phase in (PLANNING, SEASON) and s.standing[seat]:
            total -= self.unrest(s, seat)
        return total

    def unrest(self, s: SaReState, seat: int) -> float:
        """A step costs more the nearer the revolt is."""
        left = s.data.last - s.gauge[seat]
        return (0.0, 5.0, 3.2, 2.0, 1.2, 0.6, 0.2, 0.0)[min(left, 7)]

    # ------------------------------------------------------------- buildings

    def rounds_left(self, s: SaReState) -> float:
        return max(1.5, ROUNDS[s.mode] - s.round)

    def city(self, s: SaReState, seat: int) -> float:
        """Everything built, and the stages passed."""
        total = 0.0
        seen = [0] * len(TYPES)
        if s.shared[seat] != EMPTY:
            seen[WAREHOUSE] = 1
        for cell, kind in enumerate(s.tiles[seat]):
            if kind == PYRAMID:
                total += self.pyramid(s, seat)
            elif kind != EMPTY and s.built[seat] >> cell & 1:
                others = sum(seen[5:11]) if ADMIN >> kind & 1 else seen[kind]
                total += self.building(s, kind, others) + self.place(s, seat, kind, cell)
                seen[kind] += 1
        return total

    def building(self, s: SaReState, kind: int, others: int) -> float:
        """What one more building of this type is worth, beside `others` of the same.

        Administrative buildings are counted together: the modes ask for a number of them.
        """
        left = self.rounds_left(s)
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

    def place(self, s: SaReState, seat: int, kind: int, cell: int) -> float:
        """A trade helps what will be built beside it; a pyramid most, for it is paid in stages."""
        resource = s.data.reduces[kind]
        if not 0 <= resource < KINDS:
            return 0.0
        total = 0.0
        for other in range(len(CELL_NAMES)):
            if s.data.neighbours[cell] >> other & 1 and not s.built[seat] >> other & 1:
                total += 1.0 if s.tiles[seat][other] == PYRAMID else 0.35
        return total

    def pyramid(self, s: SaReState, seat: int) -> float:
        """Stages passed, by what they cost; to have launched it is worth something too."""
        number = s.pyramid[seat]
        paid = sum(sum(cost) for cost in s.data.stage_cost[number - 1][: s.stages[seat]])
        if s.mode == ARCHITECT:
            # It is enough to launch it, and it keeps a foreman busy: best done last.
            is_late = s.built[seat].bit_count() >= len(CELL_NAMES) - 3
            return (CELL + 4.0 if is_late else 0.0) + STAGE_FOR_TIES * paid
        return 1.0 + GOAL_SHARE * paid

    def site(self, s: SaReState, seat: int, cell: int) -> float:
        """What finishing this worksite, or the pyramid's next stage, would add."""
        kind = s.tiles[seat][cell]
        if kind == PYRAMID:
            cost = s.data.stage_cost[s.pyramid[seat] - 1][s.stages[seat]]
            return sum(cost) * (STAGE_FOR_TIES if s.mode == ARCHITECT else GOAL_SHARE)
        return self.building(s, kind, self.built(s, seat, kind)) + self.place(s, seat, kind, cell)

    def built(self, s: SaReState, seat: int, kind: int) -> int:
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

    # ------------------------------------------------------------- resources

    def means(self, s: SaReState, seat: int) -> list[float]:
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

    def prospects(self, s: SaReState, seat: int) -> float:
        """What the worksites are worth with the means there are; the rest is stored or lost."""
        means = self.means(s, seat)
        total = 0.0
        sites = s.worksites(seat)
        found: list[tuple[float, float, int]] = []
        for cell in range(len(CELL_NAMES)):
            if sites >> cell & 1:
                value = self.site(s, seat, cell)
                cost = sum(reduced_cost(s, seat, cell))
                found.append((value / (cost + 1.0), value, cell))
        for _, value, cell in sorted(found, reverse=True):
            total += value * self.chance(s, seat, cell, means)
        room = max(0, s.warehouses[seat] * s.data.capacity) + 4
        return total + LEFT_OVER * min(sum(means), room)

    def chance(self, s: SaReState, seat: int, cell: int, means: list[float]) -> float:
        """How likely this worksite is finished soon; what it takes is no longer there for others."""
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

    # ------------------------------------------------------------- at a glance

    def rank(self, s: SaReState, seat: int, action: Action) -> float:
        if s.phase == SEASON:
            return self.rank_season(s, seat, action)
        if s.phase == CONSTRUCTION:
            return self.rank_construction(s, seat, action)
        return self.rank_planning(s, seat, action)

    def rank_planning(self, s: SaReState, seat: int, action: Action) -> float:
        verb = action.verb
        if verb == "commit":
            return 5.0
        if verb == "launch":
            return self.rank_launch(s, seat, TYPES.index(action.args[0]))
        if verb == "at":
            return self.rank_cell(s, seat, CELL_NAMES.index(action.args[0]))
        return {"lose": 1.0, "raze": 0.0}.get(verb, -10.0)

    def rank_launch(self, s: SaReState, seat: int, kind: int) -> float:
        """By what it is worth for its cost; a second worksite for a foreman only if cheap."""
        sites = counted_sites(s, seat)
        if penalty(s, sites + 1, s.foremen[seat]) > 1:
            return 0.0
        cost = 9.0 if kind == PYRAMID else float(sum(s.data.cost[kind]))
        if kind == PYRAMID:
            value = cost * (STAGE_FOR_TIES if s.mode == ARCHITECT else GOAL_SHARE)
        else:
            value = self.building(s, kind, self.built(s, seat, kind))
        is_extra = sites >= s.foremen[seat]
        return 3.0 + 2.0 * value / (cost + 1.0) - (1.5 if is_extra else 0.0) - 0.15 * cost

    def rank_cell(self, s: SaReState, seat: int, cell: int) -> float:
        """Where it costs least; and beside the pyramid, whose stages trades make cheaper."""
        around = s.data.neighbours[cell]
        rank = 1.5 * sum(reductions(s, seat, cell)) + 0.3 * around.bit_count()
        if s.pyramid[seat] and around >> s.tiles[seat].index(PYRAMID) & 1:
            rank += 1.5
        return rank

    # ------------------------------------------------------------- the season at a glance

    def rank_season(self, s: SaReState, seat: int, action: Action) -> float:
        verb = action.verb
        left = s.data.last - s.gauge[seat]
        if verb == "draw":
            return 5.0
        if verb == "stop":
            return self.rank_stop(s, seat, left)
        if verb == "go_on":
            return 5.0
        if verb in ("acquire", "obey"):
            return 8.0 if verb == "acquire" else 4.0
        if verb == "keep":
            return self.rank_keep(action, left)
        if verb in ("pass", "discard"):
            return 9.0 + (self.fear(s, action.args[1]) if verb == "pass" else 1.0)
        if verb == "barracks":
            return 6.5 + self.fear(s, action.args[0]) if left <= 4 else 0.0
        if verb == "palace":
            return self.rank_palace(s, CARDS.index(action.args[0]), left)
        if verb == "save":
            return 3.0 * len(s.data.yields[CARDS.index(action.args[0])])
        return {"temple": 6.0, "market": 1.0, "end_sequence": 3.0, "get": 2.0}.get(verb, 1.0)

    def rank_stop(self, s: SaReState, seat: int, left: int) -> float:
        """Above or below drawing: how many steps are left, and what the next card is."""
        if s.active != seat:
            return 9.0 if left <= 1 else 0.0
        hungry = 1 if len(s.cards[seat]) < 2 else 0
        if s.dark:
            return 9.0 if left + hungry < SAFE_STEPS else 0.0
        card = s.deck[-1]
        if card < SINGLES:
            return 0.0
        if card < GOODS_CARDS:
            return 9.0 if left <= 1 else 0.0
        if card == HORUS:
            return 9.0 if left + hungry < SAFE_STEPS + 1 else 0.0
        after = left - (0 if s.troubles else s.data.value[card])
        return 9.0 if after + hungry < SAFE_STEPS else 0.0

    def rank_keep(self, action: Action, left: int) -> float:
        card, how = action.args
        if how != "plain":
            return 8.0 if how != "library" else 7.5
        return 6.0 if card == "trouble_single" else (4.0 if left > 2 else 2.0)

    def rank_palace(self, s: SaReState, card: int, left: int) -> float:
        if card < SINGLES or (card < GOODS_CARDS and left > 1):
            return -5.0
        if card < GOODS_CARDS or left <= 3:
            return 8.5
        return 5.5 if card == HORUS else 7.0

    def fear(self, s: SaReState, target: str) -> float:
        """The opponent nearest to revolt is hurt most."""
        return 0.4 * s.gauge[SEAT_NAMES.index(target)]

    # ------------------------------------------------------------- construction at a glance

    def rank_construction(self, s: SaReState, seat: int, action: Action) -> float:
        verb = action.verb
        if verb == "build":
            return 10.0 + self.site(s, seat, CELL_NAMES.index(action.args[0]))
        if verb == "reduce":
            return 1.0 + RESOURCES.index(action.args[0])
        if verb in ("spend", "store"):
            return self.rank_source(verb, action.args[0], action.args[1])
        if verb == "charter":
            held = purse(s, seat)
            singles = sum(held[:SINGLES]) + sum(held[GOODS:CARAVAN])
            return 4.0 if sum(held[SINGLES:GOODS_CARDS]) or singles >= 2 else -1.0
        if verb == "save":
            return 3.0 + len(s.data.yields[CARDS.index(action.args[0])])
        if verb == "stage":
            return 2.0 if s.mode == ARCHITECT else 30.0
        return {"done": 1.0, "throw": -3.0}.get(verb, 2.0)

    def rank_source(self, verb: str, place: str, what: str) -> float:
        """Spend first what would be lost, and store what is worth most."""
        if verb == "store":
            return {"card": 5.0, "building": 6.0, "library": 7.0, "caravan": -3.0}[place]
        order = {"card": 7.0, "building": 6.0, "library": 6.0, "stock": 3.0, "caravan": 1.0}
        return order[place] - (1.0 if what == "joker" else 0.0)


HEURISTIC: Final = SaReHeuristic(GAME, RIVAL, 0.0, WARMTH, TENTHS)
