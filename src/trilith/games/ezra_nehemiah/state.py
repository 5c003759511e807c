"""The position: the board of Jerusalem, the turn that is being played, and what every player has."""

from __future__ import annotations

from typing import Final, Self

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.event import OPPONENT
from trilith.engine.rng import Rng
from trilith.engine.state import State
from trilith.games.ezra_nehemiah.components import EzraData, total
from trilith.games.ezra_nehemiah.names import (
    BANNERS,
    BLESSINGS,
    CARD_GATES,
    CORNER_GATES,
    GOODS,
    PREPARE,
    RESOURCES,
    RIVAL,
    SCROLL_SPACES,
    SOURCES,
    TILE_TYPES,
    UNBUILT,
)

MISPLACED: Final[dict[str, str]] = {
    "gatekeeper": "EN-SETUP-30",
    "play": "EN-CARD-01",
    "main": "EN-TURN-01",
    "end_turn": "EN-TURN-01",
    "levite": "EN-TEMPLE-01",
    "temple": "EN-TEMPLE-08",
    "altar": "EN-ALTAR-01",
    "banner": "EN-TEMPLE-09",
    "space": "EN-WALL-01",
    "clear": "EN-WALL-02",
    "build": "EN-WALL-02",
    "pay": "EN-EFF-15",
    "wall_card": "EN-WALL-11",
    "on_top": "EN-WALL-11",
    "copy": "EN-SCROLL-W14",
    "connect": "EN-CONN-05",
    "scribe": "EN-TORAH-01",
    "branch": "EN-TORAH-06",
    "tent": "EN-TENT-01",
    "trade": "EN-FLOW-04",
    "sell": "EN-TRADE-07",
    "develop": "EN-FLOW-04",
    "place": "EN-FLOW-04",
    "repeat": "EN-SCROLL-W17",
    "take": "EN-EFF-04",
    "bless": "EN-BLESS-02",
    "retrieve": "EN-EFF-11",
    "choose": "EN-EFF-21",
    "return": "EN-GUARD-02",
    "judgment": "EN-PROPH-04",
    "farmer": "EN-PREP-05",
    "labourer": "EN-PREP-05",
    "tile": "EN-PREP-03",
    "scroll": "EN-PREP-03",
    "convert": "EN-DEV-07",
    "tuck": "EN-SAB-06",
    "decline": "EN-EFF-02",
}
"""The rule that says when each thing can be done: the answer to 'why not now?'.

A player who may not finish must choose: then the question's own rule applies.
"""
NOT_IN_PREPARE: Final = ("main", "place")


class Mat:
    """What one player has: supply, cards, workers on the player board, markers."""

    __slots__ = (
        "altar",
        "blessings",
        "drawn",
        "elders",
        "farmers",
        "goods",
        "hand",
        "heroes",
        "known",
        "labourers",
        "levites",
        "piles",
        "points",
        "pool",
        "pouch",
        "scrolls",
        "supply",
        "tent",
        "tent_steps",
        "tiles",
        "traders",
        "tucked",
        "turned",
        "wall_bottom",
        "wall_pile",
        "wall_top",
    )

    def __init__(
        self,
        goods: list[int],
        points: list[int],
        blessings: list[int],
        piles: list[tuple[int, ...]],
        tiles: tuple[int, ...],
    ) -> None:
        self.goods = goods
        """The supply, by the numbers of GOODS."""
        self.points = points
        """Victory points, by where they come from."""
        self.blessings = blessings
        self.piles = piles
        """The character cards on the player board; the last of each pile is visible."""
        self.tiles = tiles
        """The variant of each development tile."""
        self.supply = 0
        """Workers in the player's supply."""
        self.pool = 0
        """Own workers in the main supply, not yet gained."""
        self.levites = 0
        self.traders = 0
        """Mask of the trader spaces taken."""
        self.elders = 0
        self.farmers = 0
        self.labourers = 0
        self.tent = 0
        self.tent_steps = 0
        """EN-SCROLL-W04. Spaces moved in this turn or Prepare, counted while the tile is owned."""
        self.altar = 0
        self.hand = 0
        """Mask of the character cards in hand."""
        self.known = 0
        """Those of the hand that everybody can work out: all others had been played."""
        self.pouch: tuple[int, ...] = ()
        """The draw pile of character cards; the first is on top."""
        self.tucked = 0
        self.heroes = 0
        self.scrolls = 0
        """Mask of the player's scroll tiles."""
        self.turned = 0
        """Mask of the development tiles turned over."""
        self.wall_pile: tuple[int, ...] = ()
        """The wall cards; the first is on top."""
        self.wall_top = 0
        """How many of the cards on top the owner put there, and so knows."""
        self.wall_bottom = 0
        self.drawn: tuple[int, ...] = ()
        """Wall cards drawn to choose from: the owner's secret."""

    def vp(self) -> int:
        return sum(self.points)

    def resources(self) -> int:
        """EN-GUARD-01. Gold, stone, wood and cinders together."""
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[3]

    def is_turned(self, kind: int) -> int:
        """1 if the development tile of this type lies on its back, else 0."""
        return self.turned >> kind & 1

    def equals(self, other: Mat) -> bool:
        """Do both hold the same? Compared field by field, as this is asked after every task."""
        return (
            self.supply == other.supply
            and self.pool == other.pool
            and self.levites == other.levites
            and self.traders == other.traders
            and self.elders == other.elders
            and self.farmers == other.farmers
            and self.labourers == other.labourers
            and self.tent == other.tent
            and self.tent_steps == other.tent_steps
            and self.altar == other.altar
            and self.hand == other.hand
            and self.known == other.known
            and self.tucked == other.tucked
            and self.heroes == other.heroes
            and self.scrolls == other.scrolls
            and self.turned == other.turned
            and self.wall_top == other.wall_top
            and self.wall_bottom == other.wall_bottom
            and self.goods == other.goods
            and self.points == other.points
            and self.blessings == other.blessings
            and self.piles == other.piles
            and self.tiles == other.tiles
            and self.pouch == other.pouch
            and self.wall_pile == other.wall_pile
            and self.drawn == other.drawn
        )

    def clone(self) -> Mat:
        c = Mat(
            self.goods.copy(),
            self.points.copy(),
            self.blessings.copy(),
            self.piles.copy(),
            self.tiles,
        )
        c.supply = self.supply
        c.pool = self.pool
        c.levites = self.levites
        c.traders = self.traders
        c.elders = self.elders
        c.farmers = self.farmers
        c.labourers = self.labourers
        c.tent = self.tent
        c.tent_steps = self.tent_steps
        c.altar = self.altar
        c.hand = self.hand
        c.known = self.known
        c.pouch = self.pouch
        c.tucked = self.tucked
        c.heroes = self.heroes
        c.scrolls = self.scrolls
        c.turned = self.turned
        c.wall_pile = self.wall_pile
        c.wall_top = self.wall_top
        c.wall_bottom = self.wall_bottom
        c.drawn = self.drawn
        return c


def new_mat() -> Mat:
    """A mat with nothing on it."""
    points = [0] * len(SOURCES)
    tiles = (0,) * len(TILE_TYPES)
    return Mat([0] * len(GOODS), points, [0] * len(BLESSINGS), [(), (), ()], tiles)


class EzraState(State):
    """A position. Walls, gates and scroll tiles are lists by the numbers of their spaces."""

    __slots__ = (
        "active",
        "altar_card",
        "altar_order",
        "aux_used",
        "bonus",
        "card",
        "data",
        "day",
        "elder_used",
        "focus_pile",
        "focus_shown",
        "gate_silver",
        "hero_owner",
        "levite_placed",
        "levites_used",
        "main",
        "main_done",
        "mats",
        "n",
        "owner",
        "phase",
        "prepared",
        "round",
        "row_food",
        "rubble",
        "scheme_pile",
        "scheme_shown",
        "scribe_done",
        "scribes",
        "scrolls",
        "shofar",
        "side",
        "spent",
        "stepped",
        "temple",
        "temple_side",
        "tent_done",
        "trader_used",
        "wall_card",
        "white",
    )

    def __init__(self, data: EzraData, rng: Rng, mats: list[Mat]) -> None:
        super().__init__(rng)
        self.data = data
        self.mats = mats
        self.n = len(mats)
        """How many take turns: the players, or the human and the opponent."""
        self.side = -1
        """EN-SOLO-03. The side of the solo board; -1 if there is no opponent."""
        self.focus_pile: tuple[int, ...] = ()
        """EN-SOLO-04. The face-down cards of the opponent; the first is on top."""
        self.focus_shown: tuple[int, ...] = ()
        """EN-SOLO-31. The revealed ones; the last is on top."""
        self.scheme_pile: tuple[int, ...] = ()
        self.scheme_shown: tuple[int, ...] = ()
        self.temple_side = data.temple_sides[data.setups[self.n].temple]
        self.altar_card = 0
        self.phase = 0
        self.round = 1
        self.day = 0
        """The work day, from 1; 0 before the first."""
        self.shofar = 0
        """The first player."""
        self.active = 0
        """Whose turn or Prepare it is."""
        self.card = -1
        """The character card played this turn."""
        self.main = -1
        """The main action chosen this turn."""
        self.main_done = False
        self.aux_used = False
        self.trader_used = False
        self.elder_used = False
        self.spent = 0
        """EN-BANNER-05. Banners spent in the main action of this turn."""
        self.levites_used = 0
        self.levite_placed = False
        self.stepped = False
        """EN-TEMPLE-01. Something was done in this temple action already."""
        self.scribe_done = False
        self.tent_done = False
        self.prepared = 0
        """EN-PREP-03. Mask of the items done in this Prepare: scroll tiles, then TILE_ITEM, JUDGED."""

    def set_up_lists(self) -> None:
        """Empty lists for a new position; `clone` copies them instead."""
        ring = len(self.data.spaces)
        self.rubble: list[int] = [0] * ring
        """The cubes on each space, four bits for each resource."""
        self.owner: list[int] = [UNBUILT] * ring
        self.wall_card: list[int] = [-1] * ring
        self.gate_silver: list[int] = [0] * ring
        self.scrolls: list[int] = [0] * len(SCROLL_SPACES)
        """The tile on each scroll space."""
        self.scribes: list[int] = [-1] * len(SCROLL_SPACES)
        """The owner of the scribe on each scroll space."""
        self.white: list[int] = [-1, -1]
        """Where the left and the right white worker stand; -1 out of the game."""
        self.row_food: list[int] = [0] * len(self.data.row_food)
        self.hero_owner: list[int] = [-1] * len(self.data.heroes)
        self.temple: list[int] = [0] * len(self.data.temple_banners)
        """The cubes of each row from the left, three bits each: 1 + the resource."""
        self.altar_order: list[int] = []
        """EN-ALTAR-06. All seats from the one furthest ahead to the last."""
        self.bonus: list[int] = [0] * len(BANNERS)
        """Banners given this turn by traders, elders, levites and scroll tiles."""

    # ------------------------------------------------------------- asking

    def is_opponent(self, seat: int) -> bool:
        """Is this the opponent of a game for one?"""
        return seat == RIVAL and self.side >= 0

    def people(self) -> range:
        """The seats of the players: all but the opponent's."""
        return range(self.n if self.side < 0 else RIVAL)

    def shown(self, seat: int) -> int:
        """The number of a seat as the outside world knows it: the opponent has no seat."""
        return OPPONENT if self.is_opponent(seat) else seat

    def seats_from(self, first: int) -> list[int]:
        """All seats, clockwise from this one."""
        n = self.n
        return [(first + i) % n for i in range(n)]

    def gatekeepers(self, seat: int) -> int:
        """EN-GATE-03. The player's gatekeepers, corner gates included."""
        owner = self.owner
        count = 0
        for gate in CORNER_GATES:
            if owner[gate] == seat:
                count += 1
        for gate in CARD_GATES:
            if owner[gate] == seat:
                count += 1
        return count

    def storage(self, seat: int) -> int:
        """EN-GUARD-01, EN-GUARD-04. How many resources the guards tile keeps between turns."""
        mat = self.mats[seat]
        return self.data.tiles[0][mat.tiles[0]].storage[mat.turned & 1]

    def silver_as_food(self, seat: int) -> int:
        """EN-DEV-07. How many silver this player may pay for 1 food; 0 if none."""
        mat = self.mats[seat]
        return self.data.tiles[2][mat.tiles[2]].silver_as_food[mat.turned >> 2 & 1]

    def hand_size(self, seat: int) -> int:
        """EN-TURN-05. Four cards, one more with the scroll tile for it."""
        return self.data.hand_size + total(self.mats[seat].scrolls, self.data.hand_plus)

    def misplaced(self, seat: int, action: Action) -> Refusal:
        question = self.question(seat)
        if action.verb == "finish" and question is not None:
            return Refusal(question.rule)
        if action.verb in NOT_IN_PREPARE and self.phase == PREPARE:
            return Refusal("EN-PREP-11")
        return Refusal(MISPLACED[action.verb])

    def tell(
        self,
        kind: str,
        seat: int,
        rule: str,
        args: dict[str, Arg] | None = None,
        seen_by: tuple[int, ...] | None = None,
        reveals: bool = False,
    ) -> None:
        if self.log is not None:
            super().tell(kind, self.shown(seat), rule, args, seen_by, reveals)

    # ------------------------------------------------------------- copying

    def clone(self) -> Self:
        c = type(self)(self.data, self.rng.clone(), [mat.clone() for mat in self.mats])
        c.side = self.side
        c.focus_pile = self.focus_pile
        c.focus_shown = self.focus_shown
        c.scheme_pile = self.scheme_pile
        c.scheme_shown = self.scheme_shown
        c.altar_card = self.altar_card
        c.phase = self.phase
        c.round = self.round
        c.day = self.day
        c.shofar = self.shofar
        c.active = self.active
        c.card = self.card
        c.main = self.main
        c.main_done = self.main_done
        c.aux_used = self.aux_used
        c.trader_used = self.trader_used
        c.elder_used = self.elder_used
        c.spent = self.spent
        c.levites_used = self.levites_used
        c.levite_placed = self.levite_placed
        c.stepped = self.stepped
        c.scribe_done = self.scribe_done
        c.tent_done = self.tent_done
        c.prepared = self.prepared
        c.rubble = self.rubble.copy()
        c.owner = self.owner.copy()
        c.wall_card = self.wall_card.copy()
        c.gate_silver = self.gate_silver.copy()
        c.scrolls = self.scrolls.copy()
        c.scribes = self.scribes.copy()
        c.white = self.white.copy()
        c.row_food = self.row_food.copy()
        c.hero_owner = self.hero_owner.copy()
        c.temple = self.temple.copy()
        c.altar_order = self.altar_order.copy()
        c.bonus = self.bonus.copy()
        c._share(self)
        return c


def rubble_of(cubes: int, resource: int) -> int:
    """How many cubes of this resource lie on a space."""
    return cubes >> 4 * resource & 15


def rubble_list(cubes: int) -> list[str]:
    """The cubes on a space, by name."""
    return [name for i, name in enumerate(RESOURCES) for _ in range(rubble_of(cubes, i))]


def filled(row: int) -> int:
    """How many cells of a temple row hold a cube: they fill from the left, three bits each."""
    return (row.bit_length() + 2) // 3


def temple_list(row: int) -> list[str]:
    """The cubes of a temple row from the left, by name."""
    return [RESOURCES[(row >> 3 * i & 7) - 1] for i in range(filled(row))]
