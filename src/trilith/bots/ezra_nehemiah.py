"""What a position of Ezra and Nehemiah is worth, and which actions look good."""

from __future__ import annotations

from typing import Final

from trilith.bots.heuristic import Heuristic
from trilith.engine.action import Action
from trilith.games.ezra_nehemiah import GAME
from trilith.games.ezra_nehemiah.altar import altar_leader
from trilith.games.ezra_nehemiah.banners import banners, tucked_banners
from trilith.games.ezra_nehemiah.cards import PLAYED, on_board
from trilith.games.ezra_nehemiah.counters import points_for
from trilith.games.ezra_nehemiah.end import gate_points, scribe_points, wall_points
from trilith.games.ezra_nehemiah.names import (
    BLUE,
    CARDS,
    CINDERS,
    FIRST_WOOD,
    FOOD,
    GOLD,
    GOODS,
    GREY,
    MAINS,
    OVER,
    RED,
    RESOURCES,
    ROW_OF,
    SCORE,
    SCROLL_SPACES,
    SILVER,
    STONE,
    TUCK,
    WALL_CARDS,
    WOOD,
)
from trilith.games.ezra_nehemiah.sabbath import hungry
from trilith.games.ezra_nehemiah.state import EzraState

WORTH: Final[tuple[float, ...]] = (1.3, 0.9, 0.8, 0.5, 0.45)
"""Points that gold, stone, wood, cinders and silver look worth at a glance."""
PLENTY: Final = 4
"""This many of a resource are sure to be used; of silver three times as many."""

FACTS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "one": ((49.24, 19.15), (18.77, 14.53), (6.53, -0.84)),
    "gold": ((0.91, -0.02), (0.80, 0.31), (0.68, 0.53)),
    "stone": ((1.23, -0.15), (0.86, 0.49), (0.52, 0.54)),
    "wood": ((0.86, -2.31), (0.47, 0.57), (0.44, 0.17)),
    "cinders": ((0.74, 0.28), (0.05, 0.67), (0.08, -0.05)),
    "silver": ((0.43, 0.34), (0.30, 0.31), (0.20, 0.06)),
    "surplus": ((0.96, 0.01), (0.95, -0.00), (1.01, 0.04)),
    "too_many": ((-2.01, 0.00), (-1.18, 0.00), (0.00, 0.00)),
    "mouths": ((-0.78, -0.47), (-0.80, -0.63), (-0.71, -0.12)),
    "fed": ((0.86, 0.94), (0.91, 0.08), (0.80, 0.11)),
    "food_left": ((0.77, 1.57), (0.77, -0.67), (0.40, -0.28)),
    "supply": ((3.97, 0.19), (3.56, -0.15), (3.15, -1.46)),
    "others": ((0.92, 0.06), (0.50, -0.14), (-0.39, -0.72)),
    "levites": ((1.36, 0.66), (1.26, 1.97), (-0.58, 3.34)),
    "turned": ((2.74, 0.23), (1.46, -0.14), (1.77, -0.02)),
    "wood_scrolls": ((2.78, 1.88), (1.00, 2.38), (-0.29, 1.90)),
    "banners": ((-0.06, 2.19), (0.11, 0.84), (-0.12, 0.56)),
    "heroes": ((-0.62, 0.12), (-0.20, -0.23), (-0.03, -0.62)),
    "walls": ((0.99, -0.09), (0.96, -0.08), (0.99, -0.02)),
    "gates": ((0.85, -0.20), (0.89, -0.04), (0.99, -0.01)),
    "scribes": ((1.00, 0.00), (0.99, -0.01), (1.01, 0.01)),
    "gatekeepers": ((1.24, 0.49), (0.40, 0.50), (-0.02, 0.49)),
    "altar": ((1.86, -1.09), (0.92, 0.42), (0.31, 0.21)),
    "leader": ((1.81, -0.16), (1.82, -0.23), (1.96, 0.12)),
    "blessings": ((0.06, 0.75), (0.37, 0.30), (-0.19, 0.61)),
    "sets": ((0.14, -0.09), (0.16, -0.13), (0.18, -0.01)),
    "gold_scrolls": ((1.01, 0.00), (0.98, 0.10), (1.01, 0.03)),
    "tucked": ((0.93, 0.00), (0.98, 0.02), (0.97, -0.00)),
    "best": ((0.74, -0.06), (0.74, -0.05), (0.88, -0.01)),
}
"""What one of each is worth at the end of a round, and how much more at its beginning, for every
round in turn: learnt from the outcomes of positions in a few hundred games.
"""
AT_END: Final = [[rounds[i][0] for rounds in FACTS.values()] for i in range(3)]
PER_ROUND: Final = [[rounds[i][1] for rounds in FACTS.values()] for i in range(3)]

RIVAL: Final = 0.15
"""How much the best rival's standing counts against the player's own."""

GLANCE: Final = {
    "build": 60.0,
    "scribe": 50.0,
    "develop": 30.0,
    "levite": 26.0,
    "temple": 22.0,
    "altar": 16.0,
    "tent": 14.0,
    "clear": 12.0,
    "space": 3.0,
    "place": 11.0,
    "trade": 6.0,
    "repeat": 9.0,
    "retrieve": 9.0,
    "copy": 9.0,
    "banner": 4.0,
    "scroll": 9.0,
    "tile": 9.0,
    "judgment": 7.0,
    "finish": 1.0,
    "end_turn": 0.0,
    "decline": 0.0,
}
"""How good a kind of action looks when nothing else is known about it."""


class EzraHeuristic(Heuristic[EzraState]):
    """Points so far, what the end would score, and what everything else is likely to bring."""

    def horizon(self, s: EzraState) -> object:
        """To the end of the turn: after that, chance and the others decide."""
        return (s.round, s.day, s.active, s.phase)

    def farther(self, s: EzraState) -> object:
        """In the solo game, to the end of the round, Sabbath included: the rules' opponent moves
        quickly, and the last round ends the game.
        """
        return s.round if s.side >= 0 else self.far(s)

    # ------------------------------------------------------------- positions

    def standings(self, s: EzraState) -> list[float]:
        return [self.standing(s, seat) for seat in range(s.n)]

    def standing(self, s: EzraState, seat: int) -> float:
        """Points so far, and what everything else is likely to become in the rest of the game."""
        points = float(s.mats[seat].vp())
        if s.phase == OVER:
            return points
        days = s.data.days - s.day + 1 if s.day else 0
        rest = days / s.data.days
        end, more = AT_END[s.round - 1], PER_ROUND[s.round - 1]
        for i, fact in enumerate(self.facts(s, seat)):
            points += fact * (end[i] + rest * more[i])
        return points

    def variant(self, s: EzraState) -> str:
        """The solo game counts as a game for two, with its opponent as the second player."""
        return "company"

    def settled(self, s: EzraState, seat: int) -> float:
        return float(s.mats[seat].vp())

    def stage(self, s: EzraState) -> int:
        return s.round - 1

    def left(self, s: EzraState) -> float:
        days = s.data.days - s.day + 1 if s.day else 0
        return days / s.data.days

    def first_worths(self, variant: str) -> list[tuple[float, float]]:
        return [rounds[i] for i in range(3) for rounds in FACTS.values()]

    def scene(self, s: EzraState, seat: int) -> list[float]:
        mat = s.mats[seat]
        goods = mat.goods
        mine = s.active == seat
        return [
            1.0,
            float(s.round == 2),
            float(s.round == 3),
            self.left(s),
            goods[GOLD] / 3,
            goods[STONE] / 3,
            goods[WOOD] / 3,
            goods[CINDERS] / 3,
            goods[SILVER] / 8,
            goods[FOOD] / 4,
            mat.supply / 3,
            (hungry(s, seat) - goods[FOOD]) / 3,
            banners(s, RED) / 4 if mine else 0.0,
            banners(s, GREY) / 4 if mine else 0.0,
            banners(s, BLUE) / 4 if mine else 0.0,
            mat.altar / 4,
            (s.n - 2) / 2,
        ]

    def facts(self, s: EzraState, seat: int) -> list[float]:
        """What a player has, in the order of FACTS."""
        return [
            1.0,
            *self.goods(s, seat),
            *self.food(s, seat),
            *self.people(s, seat),
            *self.board(s, seat),
            *self.sabbaths(s, seat),
        ]

    def goods(self, s: EzraState, seat: int) -> list[float]:
        """The first few of each will be used; the rest keep until the end of the game."""
        mat = s.mats[seat]
        found: list[float] = []
        surplus = 0.0
        for kind in range(len(RESOURCES)):
            first = min(mat.goods[kind], PLENTY)
            found.append(first)
            surplus += (mat.goods[kind] - first) * s.data.worth[kind]
        first = min(mat.goods[SILVER], 3 * PLENTY)
        surplus += mat.goods[SILVER] - first
        too_many = max(0, mat.resources() - s.storage(seat))
        return [*found, first, surplus / s.data.silver_per_vp, too_many]

    def food(self, s: EzraState, seat: int) -> list[float]:
        """Food up to what the next Sabbath asks for; workers in supply will work and eat."""
        mat = s.mats[seat]
        due = hungry(s, seat) + mat.supply if s.phase < TUCK else 0
        fed = min(mat.goods[FOOD], due)
        return [due, fed, mat.goods[FOOD] - fed]

    def people(self, s: EzraState, seat: int) -> list[float]:
        """Workers, levites, turned tiles, and what cards and tiles go on giving."""
        mat = s.mats[seat]
        used = mat.traders.bit_count() + mat.elders.bit_count()
        tucked = 0
        for colour in (RED, GREY, BLUE):
            tucked += tucked_banners(s, seat, colour)
        return [
            mat.supply,
            mat.farmers + mat.labourers + used,
            mat.levites,
            mat.turned.bit_count(),
            (mat.scrolls >> FIRST_WOOD).bit_count(),
            tucked,
            mat.heroes.bit_count(),
        ]

    def board(self, s: EzraState, seat: int) -> list[float]:
        """What the end of the game will count, and tracks that still give."""
        mat = s.mats[seat]
        blessings = mat.blessings
        gold = 0
        for tile, scroll in enumerate(s.data.scrolls[:FIRST_WOOD]):
            if mat.scrolls >> tile & 1:
                gold += points_for(s, seat, scroll.scoring) if scroll.scoring else 3
        return [
            wall_points(s, seat),
            gate_points(s, seat),
            scribe_points(s, seat),
            s.gatekeepers(seat),
            mat.altar,
            float(altar_leader(s) == seat),
            blessings[0] + blessings[1] + blessings[2],
            min(blessings),
            gold,
        ]

    def sabbaths(self, s: EzraState, seat: int) -> list[float]:
        """What tucked cards, and the best that may be tucked next, score on all Sabbaths to come."""
        mat = s.mats[seat]
        to_come = s.data.rounds - s.round + (s.phase < SCORE)
        known = mat.tucked | on_board(s, seat) | mat.hand
        tucked, others = 0, [0]
        while known:
            card = (known & -known).bit_length() - 1
            known &= known - 1
            points = points_for(s, seat, s.data.cards[card].scoring)
            if mat.tucked >> card & 1:
                tucked += points
            else:
                others.append(points)
        others.sort(reverse=True)
        room = sum(s.data.tucks[: s.round]) - mat.tucked.bit_count()
        return [tucked * to_come, sum(others[:room]) * to_come]

    # ------------------------------------------------------------- actions at a glance

    def rank(self, s: EzraState, seat: int, action: Action) -> float:
        verb = action.verb
        if verb == "play":
            card, pile = PLAYED[action]
            return self.rank_play(s, seat, card, pile)
        if verb == "main":
            return self.rank_main(s, seat, MAINS.index(action.args[0]))
        if verb == "space":
            return self.rank_space(s, seat, action.args[0])
        if verb in ("farmer", "labourer"):
            return self.rank_assign(s, seat, verb)
        if verb in ("take", "pay", "return", "sell", "clear", "altar", "temple"):
            return self.rank_good(s, seat, verb, action)
        if verb == "tuck":
            card = CARDS.index(action.args[0])
            return 3.0 * points_for(s, seat, s.data.cards[card].scoring)
        if verb in ("scribe", "tent", "convert", "place", "choose"):
            return self.rank_number(s, seat, verb, action.args[0])
        if verb == "wall_card":
            return float(s.data.wall_vp[WALL_CARDS.index(action.args[0])])
        if verb == "levite":
            return 2.0 if s.stepped else GLANCE["levite"]
        if verb == "trade":
            return GLANCE["trade"] + (action.args[1] == "bottom") - 5.0 * (action.args[1] == "sell")
        if verb == "bless":
            return 2.0 * (
                3 - s.mats[seat].blessings[("orange", "purple", "red").index(action.args[0])]
            )
        return GLANCE.get(verb, 1.0)

    def rank_play(self, s: EzraState, seat: int, card: int, pile: int) -> float:
        """A card that adds banners without covering many."""
        mat = s.mats[seat]
        banner = max(s.data.cards[card].banners)
        covered = sum(s.data.cards[mat.piles[pile][-1]].banners) if mat.piles[pile] else 0
        return 4.0 + 2.0 * banner - covered

    def rank_main(self, s: EzraState, seat: int, main: int) -> float:
        """The main action with the most banners, if there is something to use them for."""
        goods = s.mats[seat].goods
        useful = (
            goods[GOLD] + goods[STONE] + goods[WOOD] + goods[CINDERS] > 0,
            True,
            goods[SILVER] >= 2 and s.mats[seat].supply > 0,
        )
        return 8.0 + 2.0 * banners(s, main) - 4.0 * (not useful[main])

    def rank_space(self, s: EzraState, seat: int, name: str) -> float:
        """A space that can be built this turn, else one that can be cleared."""
        space = [entry.id for entry in s.data.spaces].index(name)
        cost = s.data.spaces[space]
        cubes, to_clear = s.rubble[space], 0
        for kind in range(len(RESOURCES)):
            to_clear += (cubes >> 4 * kind & 15) * s.data.clear_cost[kind]
        spare = banners(s, GREY) - to_clear
        goods = s.mats[seat].goods
        stone = goods[STONE] + (cubes >> 4 * STONE & 15)
        missing = max(0, cost.stone - stone) + max(0, cost.wood - goods[WOOD])
        missing = max(0, missing - goods[GOLD] - max(0, spare - cost.banners) // 3)
        if spare >= cost.banners and not missing:
            return GLANCE["build"]
        return GLANCE["space"] + (4.0 if spare >= 0 else min(0.0, spare)) - missing

    def rank_assign(self, s: EzraState, seat: int, verb: str) -> float:
        """Farmers until the people can be fed, then labourers."""
        mat = s.mats[seat]
        short = hungry(s, seat) + mat.supply - mat.goods[FOOD]
        return 6.0 + (short if verb == "farmer" else 0.5)

    def rank_good(self, s: EzraState, seat: int, verb: str, action: Action) -> float:
        name = action.args[-1]
        kind = GOODS.index(name) if name in GOODS else -1
        if verb == "pay":
            return 2.0 if kind < 0 else 4.0 - WORTH[kind]
        if verb == "return":
            return 3.0 - WORTH[kind]
        if verb == "take":
            return 2.0 + WORTH[kind] - 0.3 * s.mats[seat].goods[kind]
        if verb == "sell":
            return 1.5 - WORTH[kind]
        if verb == "temple":
            row = int(action.args[0].partition(":")[2])
            return GLANCE["temple"] + 2.0 * row + 0.5 * (kind != GOLD)
        return GLANCE[verb] + WORTH[kind]

    def rank_number(self, s: EzraState, seat: int, verb: str, arg: str) -> float:
        if verb == "scribe":
            return GLANCE["scribe"] + 4.0 * ROW_OF[SCROLL_SPACES.index(arg)]
        if verb == "place":
            kind, _, spot = arg.partition(":")
            return GLANCE["place"] + int(spot) * (0.5 if kind == "trader" else 0.3)
        if verb == "convert":
            missing = hungry(s, seat) - s.mats[seat].goods[FOOD]
            return 5.0 - abs(int(arg) - max(0, missing))
        return GLANCE.get(verb, 1.0) + 2.0 * int(arg)


HEURISTIC: Final = EzraHeuristic(GAME, RIVAL, 2 * RIVAL)
