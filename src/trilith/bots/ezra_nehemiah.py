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
from trilith.games.ezra_nehemiah.end import gate_points, goods_points, scribe_points, wall_points
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
    WALL_CARDS,
    WOOD,
)
from trilith.games.ezra_nehemiah.sabbath import hungry
from trilith.games.ezra_nehemiah.state import EzraState

WORTH: Final = (1.3, 0.9, 0.8, 0.5, 0.45)
"""Points that gold, stone, wood, cinders and silver are likely to bring while they can be used."""
PLENTY: Final = 4
"""So many of a resource are sure to be used; of silver three times as many."""
FED: Final = 1.7
"""Points for a food that a worker will eat: hunger costs two."""
LEFTOVER: Final = 0.4
"""Points for a food beyond that."""
WORKER: Final = 2.2
"""Points that a worker brings in a whole round."""
LEVITE: Final = 2.8
"""Points that a levite brings in a whole round, beside the cards that count him."""
TILE: Final = 1.2
"""Points that a turned tile brings in a whole round, beside its own two."""
SCROLL: Final = 2.0
"""Points that a wood scroll tile brings in a whole round."""
BANNER: Final = 1.6
"""Points that a tucked banner brings in a whole round."""
SPACE: Final = 0.45
"""Points for a space on the altar track."""
BLESSING: Final = 0.5
"""Points for a blessing, beside the cards that count it."""

RIVAL: Final = 0.15
"""How much the best rival's standing counts against one's own."""

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
"""How good a kind of action looks, when nothing else is known of it."""


class EzraHeuristic(Heuristic[EzraState]):
    """Points so far, what the end would score, and what everything else is likely to bring."""

    def horizon(self, s: EzraState) -> object:
        """To the end of the turn: beyond it chance and the others decide."""
        return (s.round, s.day, s.active, s.phase)

    # ------------------------------------------------------------- positions

    def standings(self, s: EzraState) -> list[float]:
        return [self.standing(s, seat) for seat in range(s.n)]

    def standing(self, s: EzraState, seat: int) -> float:
        if s.phase == OVER:
            return float(s.mats[seat].vp())
        left = self.left(s)
        return (
            s.mats[seat].vp()
            + self.goods(s, seat, left)
            + self.people(s, seat, left)
            + self.board(s, seat, left)
            + self.sabbaths(s, seat)
        )

    def left(self, s: EzraState) -> float:
        """The rounds still to be played, as a broken number."""
        days = s.data.days - s.day + 1 if s.day else 0
        return s.data.rounds - s.round + days / s.data.days

    def goods(self, s: EzraState, seat: int, left: float) -> float:
        """Goods in hand: worth more than at the end as long as there is time to use them."""
        mat = s.mats[seat]
        fade = min(1.0, 3 * left)
        share = min(1.0, (s.storage(seat) + 1) / max(1, mat.resources()))
        found = 0.0
        for kind in range(len(RESOURCES)):
            # The first few will be used; the others wait for the end of the game.
            first = min(mat.goods[kind], PLENTY)
            rest = (mat.goods[kind] - first) * s.data.worth[kind] / s.data.silver_per_vp
            found += (first * WORTH[kind] + rest) * share
        first = min(mat.goods[SILVER], 3 * PLENTY)
        found += first * WORTH[SILVER] + (mat.goods[SILVER] - first) / s.data.silver_per_vp
        return fade * found + (1 - fade) * goods_points(s, seat) + self.food(s, seat)

    def food(self, s: EzraState, seat: int) -> float:
        """Food up to what the next Sabbath asks for; workers in supply will work and eat."""
        mat = s.mats[seat]
        due = hungry(s, seat) + mat.supply if s.phase < SCORE else 0
        harvest = 2 * min(mat.supply, 2)
        eaten = min(mat.goods[FOOD], max(0, due - harvest))
        return FED * eaten + LEFTOVER * (mat.goods[FOOD] - eaten)

    def people(self, s: EzraState, seat: int, left: float) -> float:
        """Workers, levites, turned tiles, and what cards and tiles go on giving."""
        mat = s.mats[seat]
        used = mat.traders.bit_count() + mat.elders.bit_count()
        home = mat.supply + mat.farmers + mat.labourers + used
        whole = max(0.0, left - 0.5)
        found = WORKER * (home * whole + 0.5 * mat.supply * min(1.0, left))
        found += LEVITE * mat.levites * left
        found += mat.turned.bit_count() * (s.data.vp_per_tile + TILE * left)
        wood = (mat.scrolls >> FIRST_WOOD).bit_count()
        tucked = sum(tucked_banners(s, seat, colour) for colour in (RED, GREY, BLUE))
        return found + (SCROLL * wood + BANNER * tucked) * left

    def board(self, s: EzraState, seat: int, left: float) -> float:
        """What the end of the game will count, and tracks that still give."""
        mat = s.mats[seat]
        found = float(wall_points(s, seat) + gate_points(s, seat) + scribe_points(s, seat))
        found += 0.5 * s.gatekeepers(seat) * left
        found += SPACE * mat.altar + (s.data.vp_leader * 0.6 if altar_leader(s) == seat else 0)
        found += BLESSING * sum(mat.blessings) + 0.8 * min(mat.blessings)
        for tile, scroll in enumerate(s.data.scrolls[:FIRST_WOOD]):
            if mat.scrolls >> tile & 1:
                found += points_for(s, seat, scroll.scoring) if scroll.scoring else 3.0
        return found

    def sabbaths(self, s: EzraState, seat: int) -> float:
        """What tucked cards, and the best that may be tucked next, will score on the Sabbaths."""
        mat = s.mats[seat]
        to_come = s.data.rounds - s.round + (s.phase < SCORE)
        known = mat.tucked | on_board(s, seat) | mat.hand
        points = {
            card: points_for(s, seat, s.data.cards[card].scoring)
            for card in range(len(CARDS))
            if known >> card & 1
        }
        found = sum(points[card] for card in points if mat.tucked >> card & 1) * to_come
        best = sorted((points[c] for c in points if not mat.tucked >> c & 1), reverse=True)
        return found + 0.6 * to_come * sum(best[: s.data.tucks[s.round - 1]])

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


HEURISTIC: Final = EzraHeuristic(GAME, RIVAL)
