"""The position: the grounds, the reference board, the season's deck, and what every player has."""

from __future__ import annotations

from typing import Final, Self

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.rng import Rng
from trilith.engine.state import State
from trilith.games.sa_re.components import (
    ADMIN,
    CARRIED,
    CELL_NAMES,
    CELLS,
    EMPTY,
    FOREMAN,
    GOODS_CARDS,
    GROWN_MAIN,
    JOKER,
    NO_CARD,
    PYRAMID,
    TYPES,
    WAREHOUSE,
    SaReData,
)

SETUP: Final = 0
PLANNING: Final = 1
SEASON: Final = 2
CONSTRUCTION: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "planning", "season", "construction", "over")

MISPLACED: Final[dict[str, str]] = {
    "at": "SR-PLAN-02",
    "launch": "SR-PLAN-01",
    "withdraw": "SR-PLAN-19",
    "move": "SR-PLAN-21",
    "demolish": "SR-PLAN-22",
    "raze": "SR-PLAN-29",
    "reset": "SR-PLAN-31",
    "commit": "SR-PLAN-01",
    "lose": "SR-PLAN-24",
    "draw": "SR-OFFER-01",
    "stop": "SR-STOP-01",
    "go_on": "SR-STOP-02",
    "end_sequence": "SR-PROD-04",
    "temple": "SR-TEMPLE-01",
    "market": "SR-POWER-04",
    "barracks": "SR-POWER-04",
    "palace": "SR-POWER-04",
    "apply": "SR-TEMPLE-03",
    "acquire": "SR-OFFER-02",
    "obey": "SR-HORUS-01",
    "keep": "SR-TROUBLE-02",
    "pass": "SR-TROUBLE-04",
    "discard": "SR-TROUBLE-06",
    "give": "SR-MARKET-01",
    "get": "SR-MARKET-01",
    "save": "SR-KEEP-01",
    "build": "SR-BUILD-01",
    "stage": "SR-PYR-02",
    "reduce": "SR-DISC-10",
    "spend": "SR-PAY-01",
    "charter": "SR-CARAVAN-03",
    "store": "SR-STORE-03",
    "store_only": "SR-STORE-03",
    "throw": "SR-STORE-06",
    "done": "SR-BUILD-02",
}
"""The rule that says when each thing can be done: the answer to 'why not now?'."""

POWER_VERBS: Final = ("temple", "market", "barracks", "palace")


class SaReState(State):
    """A position. Players' belongings are in lists by seat, whose entries never change in
    place.
    """

    __slots__ = (
        "active",
        "admin",
        "batch",
        "built",
        "caravans",
        "cards",
        "compulsory",
        "constructed",
        "dark",
        "data",
        "deck",
        "divinity",
        "draft",
        "first_draw",
        "first_player",
        "foremen",
        "gauge",
        "goods",
        "growth",
        "jokers",
        "known_second",
        "known_top",
        "launched",
        "mode",
        "n",
        "night",
        "operations",
        "owed",
        "owned",
        "passed",
        "phase",
        "produced",
        "pyramid",
        "pyramids",
        "quick",
        "ready",
        "removed",
        "revolted",
        "round",
        "shared",
        "staged",
        "stages",
        "standing",
        "stock",
        "supply",
        "tiles",
        "troubles",
        "unplaced",
        "warehouses",
    )

    def __init__(
        self, data: SaReData, n: int, mode: int, divinity: bool, quick: bool, rng: Rng
    ) -> None:
        super().__init__(rng)
        self.data = data
        self.n = n
        """How many play."""
        self.mode = mode
        self.divinity = divinity
        self.quick = quick
        self.phase = SETUP
        self.round = 1
        """The round being played; simulations may stop at one, for random play need not end."""
        self.first_player = 0
        self.pyramids = 0
        """Mask of the pyramid numbers in the stack; the lowest is on top."""
        self.removed = NO_CARD
        """SR-SEASON-01. The card that left the deck unseen."""
        self.dark = False
        self.known_top = 0
        """In dark: mask of the seats that know the top card."""
        self.known_second = 0
        """While the Temple's two cards are looked at: mask of the seats that know the second."""
        self.active = 0
        self.batch: tuple[int, ...] = ()
        """Cards drawn by the active player and not yet resolved."""
        self.compulsory = False
        """Is the batch one that Horus' Choice made the player draw?"""
        self.owed = 0
        self.troubles = 0
        """Troubles that the active player has resolved in this work sequence."""
        self.passed = 0
        """Mask of the opponents who were given a Trouble in this work sequence."""
        self.produced = False
        self.first_draw = True
        """Is the next draw the first of this work sequence?"""
        self.operations = 0
        """SR-PLAN-33. Operations of the planning draft so far."""
        self.draft: tuple[int, ...] = ()
        """SR-PLAN-31. What `reset` goes back to; see planning."""

    def set_up_lists(self) -> None:
        """Empty lists for a new position; `clone` copies them instead."""
        n = self.n
        self.deck: list[int] = []
        """Season cards; the last is on top."""
        self.supply = [0] * PYRAMID
        """Tiles on the reference board by type, pyramids excepted."""
        self.tiles: list[tuple[int, ...]] = [(EMPTY,) * CELLS] * n
        self.built = [0] * n
        """SR-COMP-02. Mask of the cells whose tile shows its built face; others are worksites."""
        self.shared = [EMPTY] * n
        """SR-SETUP-06. The foreman's cell that also holds the start warehouse, if there is one."""
        self.unplaced = [1 << WAREHOUSE | 1 << FOREMAN] * n
        """SR-SETUP-04. Mask of the start tiles still to be placed."""
        self.launched = [0] * n
        """Mask of the cells whose worksite was launched in this round."""
        self.pyramid = [0] * n
        """The number of the pyramid on the ground; 0 for none."""
        self.stages = [0] * n
        self.stock: list[tuple[int, ...]] = [(0, 0, 0, 0)] * n
        """Resources in the warehouses."""
        self.goods: list[tuple[int, ...]] = [(0, 0, 0, 0)] * n
        """Resources lying on the cards of trades and port."""
        self.jokers = [0] * n
        """Troubles that the Library turned into Jokers."""
        self.cards: list[tuple[int, ...]] = [()] * n
        """Production cards, sorted; see TRADED and CARRIED in components."""
        self.gauge = [0] * n
        self.growth = [0] * n
        self.standing = [True] * n
        self.revolted = [False] * n
        self.night = [0] * n
        """Mask of the administrative types whose power was used this season."""
        self.caravans = [0] * n
        self.ready = [0] * n
        """SR-CARAVAN-05. Caravans that may still be used in this construction phase."""
        self.constructed = [False] * n
        """SR-KEEP-02. Was a building or a stage completed in this phase?"""
        self.staged = [False] * n
        """SR-PYR-02. Was a stage passed in this phase?"""
        # Worked out from the grounds, for speed: see `recount`.
        self.foremen = [0] * n
        self.warehouses = [0] * n
        self.admin = [0] * n
        """Mask of the built administrative types."""
        self.owned = [0] * n
        """Mask of the types on the ground, worksites included."""

    # ------------------------------------------------------------- asking

    def player_order(self) -> list[int]:
        """All seats, clockwise from the first player."""
        n, first = self.n, self.first_player
        return [(first + i) % n for i in range(n)]

    def others(self, seat: int) -> list[int]:
        """The opponents, clockwise."""
        n = self.n
        return [(seat + i) % n for i in range(1, n)]

    def bottom(self, seat: int) -> int:
        """SR-GROWTH-04. Black cubes take the lowest cases; the red cube rests above them."""
        growth = self.growth[seat]
        return (growth & GROWN_MAIN) + (growth >> 1)

    def worksites(self, seat: int) -> int:
        """Mask of the cells with a worksite."""
        built = self.built[seat]
        mask = 0
        for cell, kind in enumerate(self.tiles[seat]):
            if kind != EMPTY and not built >> cell & 1:
                mask |= 1 << cell
        return mask

    def empty_cells(self, seat: int) -> int:
        mask = 0
        for cell, kind in enumerate(self.tiles[seat]):
            if kind == EMPTY:
                mask |= 1 << cell
        return mask

    def is_built(self, seat: int, kind: int) -> bool:
        """Is a building of this type finished on the ground?"""
        for cell, found in enumerate(self.tiles[seat]):
            if found == kind and self.built[seat] >> cell & 1:
                return True
        return kind == WAREHOUSE and self.shared[seat] != EMPTY

    def has_power(self, seat: int, kind: int) -> bool:
        """SR-POWER-01, SR-POWER-02. Built, and on its day side: once a season for each building."""
        return bool(self.admin[seat] & ~self.night[seat] & 1 << kind)

    def room(self, seat: int) -> int:
        """SR-STORE-01. All warehouses form one pool; how much it can still take."""
        return self.warehouses[seat] * self.data.capacity - sum(self.stock[seat])

    def next_pyramid(self) -> int:
        """SR-PLAN-18. The number on top of the stack, the lowest that is left."""
        return (self.pyramids & -self.pyramids).bit_length() - 1

    def misplaced(self, seat: int, action: Action) -> Refusal:
        """The rule that says when an action that is no answer now would be one."""
        if action.verb == "stop":
            return self._no_stop(seat)
        if action.verb in POWER_VERBS and not self._has_building(seat, action.verb):
            return Refusal("SR-POWER-01", {"type": action.verb})
        if action.verb == "keep" and not self._may_keep(seat, action.args[1]):
            return Refusal("SR-POWER-01", {"type": action.args[1]})
        if action.verb == "move" and self._is_building(seat, action.args[0]):
            return Refusal("SR-PLAN-23")
        rule = MISPLACED.get(action.verb)
        return Refusal(rule) if rule is not None else super().misplaced(seat, action)

    def _has_building(self, seat: int, name: str) -> bool:
        return bool(self.admin[seat] >> TYPES.index(name) & 1)

    def _may_keep(self, seat: int, how: str) -> bool:
        needed = ("gardens", "library") if how == "both" else (how,)
        return how == "plain" or all(self._has_building(seat, name) for name in needed)

    def _is_building(self, seat: int, cell: str) -> bool:
        """Is it planning, and is there a finished building on this cell?"""
        is_built = bool(self.built[seat] >> CELL_NAMES.index(cell) & 1)
        return is_built and self.phase == PLANNING

    def _no_stop(self, seat: int) -> Refusal:
        """SR-STOP-01, SR-STOP-04, SR-STOP-05. Why the obelisk cannot be laid now."""
        if self.phase != SEASON or seat != self.active:
            return Refusal("SR-STOP-01")
        if self.batch or self.owed:
            return Refusal("SR-STOP-04")
        return Refusal("SR-STOP-05" if self.produced else "SR-STOP-01")

    # ------------------------------------------------------------- moving pieces

    def put_tile(self, seat: int, cell: int, kind: int) -> None:
        """A tile into a cell, or EMPTY to clear it; `recount` afterwards."""
        tiles = list(self.tiles[seat])
        tiles[cell] = kind
        self.tiles[seat] = tuple(tiles)

    def recount(self, seat: int) -> None:
        """Work out again what is kept about a ground."""
        foremen = warehouses = admin = owned = 0
        built = self.built[seat]
        for cell, kind in enumerate(self.tiles[seat]):
            if kind == EMPTY:
                continue
            owned |= 1 << kind
            if built >> cell & 1:
                foremen += kind == FOREMAN
                warehouses += kind == WAREHOUSE
                admin |= 1 << kind
        if self.shared[seat] != EMPTY:
            warehouses += 1
            owned |= 1 << WAREHOUSE
        self.foremen[seat] = foremen
        self.warehouses[seat] = warehouses
        self.admin[seat] = admin & ADMIN
        self.owned[seat] = owned

    def change_stock(self, seat: int, resource: int, by: int) -> None:
        """SR-COMP-05. Tokens never run out."""
        stock = list(self.stock[seat])
        stock[resource] += by
        self.stock[seat] = tuple(stock)

    def change_goods(self, seat: int, resource: int, by: int) -> None:
        goods = list(self.goods[seat])
        goods[resource] += by
        self.goods[seat] = tuple(goods)

    def add_card(self, seat: int, card: int) -> None:
        self.cards[seat] = tuple(sorted((*self.cards[seat], card)))

    def drop_card(self, seat: int, card: int) -> None:
        cards = list(self.cards[seat])
        cards.remove(card)
        self.cards[seat] = tuple(cards)

    def drop_kind(self, seat: int, kind: int) -> None:
        """A card of this kind, regardless of its marks; the one kept from before goes last."""
        for card in self.cards[seat]:
            if card % GOODS_CARDS == kind:
                self.drop_card(seat, card)
                return

    def produce(self, seat: int) -> None:
        """SR-PRODB-01, SR-PRODB-04, SR-PYR-05. Every built trade's and port's card holds exactly
        one resource.
        """
        goods = [0] * (JOKER + 1)
        for cell, kind in enumerate(self.tiles[seat]):
            if kind != EMPTY and self.built[seat] >> cell & 1 and self.data.produces[kind] >= 0:
                goods[self.data.produces[kind]] += 1
        self.goods[seat] = tuple(goods)

    # ------------------------------------------------------------- copying

    def clone(self) -> Self:
        c = type(self)(self.data, self.n, self.mode, self.divinity, self.quick, self.rng.clone())
        c.phase = self.phase
        c.round = self.round
        c.first_player = self.first_player
        c.pyramids = self.pyramids
        c.removed = self.removed
        c.dark = self.dark
        c.known_top = self.known_top
        c.known_second = self.known_second
        c.active = self.active
        c.batch = self.batch
        c.compulsory = self.compulsory
        c.owed = self.owed
        c.troubles = self.troubles
        c.passed = self.passed
        c.produced = self.produced
        c.first_draw = self.first_draw
        c.operations = self.operations
        c.draft = self.draft
        c.deck = self.deck.copy()
        c.supply = self.supply.copy()
        c.tiles = self.tiles.copy()
        c.built = self.built.copy()
        c.shared = self.shared.copy()
        c.unplaced = self.unplaced.copy()
        c.launched = self.launched.copy()
        c.pyramid = self.pyramid.copy()
        c.stages = self.stages.copy()
        c.stock = self.stock.copy()
        c.goods = self.goods.copy()
        c.jokers = self.jokers.copy()
        c.cards = self.cards.copy()
        c.gauge = self.gauge.copy()
        c.growth = self.growth.copy()
        c.standing = self.standing.copy()
        c.revolted = self.revolted.copy()
        c.night = self.night.copy()
        c.caravans = self.caravans.copy()
        c.ready = self.ready.copy()
        c.constructed = self.constructed.copy()
        c.staged = self.staged.copy()
        c.foremen = self.foremen.copy()
        c.warehouses = self.warehouses.copy()
        c.admin = self.admin.copy()
        c.owned = self.owned.copy()
        c._share(self)
        return c


def is_carried(card: int) -> bool:
    return card >= CARRIED


def is_traded(card: int) -> bool:
    return card % CARRIED >= GOODS_CARDS
