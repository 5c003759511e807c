"""AM-COMP. The components: names, the numbers of components.toml, and what is worked out from
them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from trilith.engine.bits import mask_of
from trilith.engine.data import read_in_order, read_table, read_tables
from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.engine.game import DataPack

# ------------------------------------------------------------------ names and their numbers

RESOURCES: Final = ("sand", "wood", "clay", "stone", "silver")
SAND: Final = 0
WOOD: Final = 1
CLAY: Final = 2
STONE: Final = 3
SILVER: Final = 4
BASIC: Final = 4
"""How many of the resources are basic: all before silver."""
THALER: Final = 5
"""In lists of items, thalers come after the resources."""
ITEMS: Final = (*RESOURCES, "thaler")

CARDS: Final = (
    "messenger",
    "trader",
    "bricklayer",
    "stonemason",
    "worker_wood",
    "worker_sand",
    "worker_stone",
    "architect",
)
MESSENGER: Final = 0
TRADER: Final = 1
BRICKLAYER: Final = 2
STONEMASON: Final = 3
WORKER_WOOD: Final = 4
WORKER_SAND: Final = 5
WORKER_STONE: Final = 6
ARCHITECT: Final = 7
ALL_CARDS: Final = 0b1111_1111
WORKERS: Final = 0b0111_0000
"""The three worker cards as a mask: card c is bit c. AM-ORDER-03: they are one role."""

PLACES: Final = ("cart_sand", "cart_wood", "cart_clay", "cart_stone", "rider")
CARTS: Final = 4
RIDER: Final = 4

_WITH_SPACES: Final = (
    "keep",
    "tavern",
    "great_gate",
    "small_gate",
    "stable",
    "servants_house",
)
"""The buildings, except the palace, that are tiles and have spaces for helpers."""
TILES: Final = (
    *_WITH_SPACES,
    "palace",
    "well",
    *(f"tower_{i}" for i in range(1, 10)),
    *(f"house_{i}" for i in range(1, 7)),
)
ALL_TILES: Final = (1 << 23) - 1

HOSTS: Final = (
    *_WITH_SPACES,
    "market",
    "palace",
    "forge",
    "innkeeper",
    "granary",
)
"""Everything with helper spaces: buildings, and the two winter cards that count as such."""
MARKET: Final = 6
PALACE: Final = 7
INNKEEPER_HOST: Final = 9
GRANARY_HOST: Final = 10

SPACES: Final = (
    "keep_1",
    "tavern_12",
    "tavern_6",
    "great_gate_1",
    "small_gate_1",
    "stable_16",
    "stable_12",
    "servants_house_1",
    "servants_house_2",
    "servants_house_3",
    "market_1",
    "market_2",
    "palace_1",
    "palace_2",
    "forge_10",
    "forge_6",
)

WINTER_CARDS: Final = ("innkeeper", "lady", "snowfall", "plague", "breach", "granary")
INNKEEPER: Final = 0
LADY: Final = 1
SNOWFALL: Final = 2
PLAGUE: Final = 3
BREACH: Final = 4
GRANARY: Final = 5

SOURCES: Final = (
    "stonemason",
    "worker",
    "architect",
    "lady",
    "breach",
    *_WITH_SPACES,
    "market",
    "palace",
    "forge",
    "granary",
    "start",
)
"""Where points come from: the rows of the scoring."""
FROM_STONEMASON: Final = 0
FROM_WORKER: Final = 1
FROM_ARCHITECT: Final = 2
FROM_LADY: Final = 3
FROM_BREACH: Final = 4
FROM_START: Final = 15

REWARD_WORDS: Final = ("1 thaler per piece paid", "crown points", "half crown points")
"""What a builder may get; the meaning is in building.py."""
SCORING_WORDS: Final = (
    "empty_spaces",
    "castle_helpers",
    "built_towers",
    "built_houses",
    "tiles_left",
    "forge_silver",
    "market_conversion",
    "palace_conversion",
)
"""What a helper space may score; the meaning is in scoring.py."""
MOST_THALERS: Final = 105
"""AM-COMP-05. The market's actions cover this many; data may not have more."""

# ------------------------------------------------------------------ the tables of components.toml


@dataclass(frozen=True)
class Resource:
    """AM-COMP-04, AM-COMP-10. How many pieces there are, and what each is worth for building."""

    id: str
    count: int
    building_points: int
    basic: bool
    colour: str


@dataclass(frozen=True)
class Coin:
    value: int
    count: int


@dataclass(frozen=True)
class Money:
    """AM-COMP-05, AM-COMP-06. Only the sum counts; which coins make it up never matters."""

    total_thalers: int


@dataclass(frozen=True)
class Start:
    """AM-COMP-03, AM-SETUP-04. What every game begins with, for any number of players."""

    player_colours: tuple[str, ...]
    start_score: int
    start_thalers: int
    start_resources: dict[str, int]
    watchtower: dict[str, int]
    helpers_per_colour: int
    score_track_lap: int
    built_from_start: tuple[str, ...]


@dataclass(frozen=True)
class StartByPlayers:
    players: int
    rounds: int
    helpers: int
    cards_per_round: int
    stock: dict[str, int]
    bank: int


@dataclass(frozen=True)
class RoundTrack:
    spaces: int
    thaler_per_space: int
    spaces_used: dict[str, int]
    winter_marks: tuple[int, ...]


@dataclass(frozen=True)
class Character:
    id: str
    role: str
    order: int
    copies_per_set: int
    thalers_from_bank: int = 0
    places_helpers: int = 0
    triggers_delivery: bool = False
    takes_from_watchtower: str = ""
    buy_price: int = 0
    buys_per_seller: int = 0
    goods: dict[str, int] = field(default_factory=dict)
    free_choices: int = 0
    free_choice_types: tuple[str, ...] = ()
    max_buildings: int = 0
    build_reward: str = ""
    max_helpers: int = 0
    vp_per_building_of_others: int = 0
    takes_back_cards: bool = False
    not_playable_with_full_hand: bool = False


@dataclass(frozen=True)
class TraderPlace:
    id: str
    kind: str
    resource: str
    amount: int
    to_watchtower: int
    capacity: int


@dataclass(frozen=True)
class Tile:
    """AM-COMP-02, AM-COMP-11, AM-COMP-13. A building to be erected; the same numbers in winter."""

    id: str
    kind: str
    value: int
    vp: int


@dataclass(frozen=True)
class Space:
    """AM-COMP-12. A place for one helper on a building, its price, and what it scores."""

    id: str
    building: str
    price: int
    scores: str
    vp_per_unit: int = 0
    units_per_step: int = 1
    max_resources: int = 0


@dataclass(frozen=True)
class WinterCard:
    """AM-COMP-08. One of the six winter cards."""

    id: str
    stays: bool
    spaces: int = 0
    price: int = 0
    fee_per_trader_helper: int = 0
    items_per_lap: int = 0
    vp: int = 0
    pay_instead: int = 0
    pay_instead_per_card: int = 0
    max_stone: int = 0
    vp_per_stone: int = 0
    vp_each_by_count: dict[str, int] = field(default_factory=dict)
    counts_for_keep_and_tavern: bool = False


# ------------------------------------------------------------------ the pack that the rules use


class CastleData(DataPack):
    """The game's numbers, by the small numbers that the rules use for names."""

    def __init__(self, doc: dict[str, Json], where: str) -> None:
        super().__init__(doc)
        top = Doc(doc, where)
        self.resource: tuple[Resource, ...] = read_in_order(top, "resource", Resource, RESOURCES)
        self.coins: tuple[Coin, ...] = read_tables(top, "coin", Coin)
        self.money: Money = read_table(top.sub("money"), Money)
        self.start: Start = read_table(top.sub("setup"), Start)
        self.by_players: dict[int, StartByPlayers] = {
            entry.players: entry for entry in read_tables(top, "setup_by_players", StartByPlayers)
        }
        self.round_track: RoundTrack = read_table(top.sub("round_track"), RoundTrack)
        self.card: tuple[Character, ...] = read_in_order(top, "character", Character, CARDS)
        self.place: tuple[TraderPlace, ...] = read_in_order(
            top, "trader_place", TraderPlace, PLACES
        )
        self.tile: tuple[Tile, ...] = read_in_order(top, "tile", Tile, TILES)
        self.space: tuple[Space, ...] = read_in_order(top, "space", Space, SPACES)
        self.winter: tuple[WinterCard, ...] = read_in_order(
            top, "winter_card", WinterCard, WINTER_CARDS
        )
        self.scoring_order = top.sub("final_scoring").texts("order", HOSTS)
        self._work_out()
        self._check(where)

    def _work_out(self) -> None:
        """Work out the flat lists that the rules constantly use."""
        self.points: list[int] = [resource.building_points for resource in self.resource]
        self.tile_values: list[int] = [tile.value for tile in self.tile]
        self.crowns: list[int] = [tile.vp for tile in self.tile]
        self.towers: int = self._tiles("tower")
        self.houses: int = self._tiles("house")
        self.host_of: list[int] = [HOSTS.index(space.building) for space in self.space]
        self.prices: list[int] = [space.price for space in self.space]
        self.prices += [self.winter[INNKEEPER].price, self.winter[GRANARY].price]
        self.host_of += [INNKEEPER_HOST, GRANARY_HOST]
        self.tile_of_host: list[int] = [
            1 << TILES.index(host) if host in TILES else 0 for host in HOSTS
        ]
        self.spaces_of_host: list[list[int]] = [
            [i for i, space in enumerate(self.space) if space.building == host] for host in HOSTS
        ]
        self.max_buildings: list[int] = [card.max_buildings for card in self.card]
        self.max_helpers: list[int] = [card.max_helpers for card in self.card]
        self.goods: list[list[int]] = [counts(card.goods) for card in self.card]
        self.payments = Payments(self.points, self.tile_values)

    def _check(self, where: str) -> None:
        """Check that a game can be set up and played with an owner's numbers."""
        coins = sum(coin.value * coin.count for coin in self.coins)
        if self.money.total_thalers > MOST_THALERS:
            raise BadInput(
                where, f"at most {MOST_THALERS} thalers, found {self.money.total_thalers}"
            )
        if coins != self.money.total_thalers:
            raise BadInput(where, f"the coins make {coins}, money says {self.money.total_thalers}")
        if [card.order for card in self.card] != sorted(card.order for card in self.card):
            raise BadInput(where, "the order of the characters is fixed by the rules")
        for resource in self.resource[:BASIC]:
            if resource.building_points < 1:
                raise BadInput(where, f"{resource.id}: expected building points, found none")
        least = sum(sorted(self.points[:BASIC])[:TYPES_TO_PAY])
        for tile in self.tile:
            if tile.value < least:
                raise BadInput(where, f"tile {tile.id}: value {tile.value} is below {least}")
        self._check_words(where)
        self._check_supplies(where)

    def _check_words(self, where: str) -> None:
        """Check words that have a meaning in the rules, and numbers they divide or count by."""
        for space in self.space:
            if space.scores not in SCORING_WORDS:
                words = ", ".join(SCORING_WORDS)
                raise BadInput(where, f"space {space.id}: scores one of {words}")
            if space.units_per_step < 1:
                raise BadInput(where, f"space {space.id}: expected units_per_step 1 or more")
        market = [self.space[i].vp_per_unit for i in self.spaces_of_host[MARKET]]
        if len(set(market)) > 1:
            # AM-SCORE-17, AM-SCORE-18: what counts is how many of its places a player has.
            raise BadInput(where, "market: expected the same vp_per_unit for all its places")
        for card in self.card:
            if card.max_buildings and card.build_reward not in REWARD_WORDS:
                words = ", ".join(REWARD_WORDS)
                raise BadInput(where, f"character {card.id}: build_reward one of {words}")
        if self.round_track.thaler_per_space != 1:
            # AM-ROUND-03: the thalers left are the rounds to come.
            raise BadInput(where, "round_track: expected one thaler a space")

    def _tiles(self, kind: str) -> int:
        return mask_of([i for i, tile in enumerate(self.tile) if tile.kind == kind])

    def _check_supplies(self, where: str) -> None:
        for players, start in self.by_players.items():
            for i, resource in enumerate(self.resource):
                out = self.start.watchtower.get(resource.id, 0)
                out += players * self.start.start_resources.get(resource.id, 0)
                if start.stock[resource.id] + out != resource.count:
                    found = f"{start.stock[resource.id]} in stock + {out} dealt"
                    raise BadInput(
                        where, f"{players} players: {found} is not {resource.count} {RESOURCES[i]}"
                    )
            dealt = players * self.start.start_thalers + start.rounds
            if start.bank + dealt != self.money.total_thalers:
                found = f"{start.bank} in the bank + {dealt} dealt"
                raise BadInput(
                    where, f"{players} players: {found} is not {self.money.total_thalers}"
                )


def counts(table: dict[str, int]) -> list[int]:
    """Resources by number, from a table by name."""
    return [table.get(name, 0) for name in RESOURCES]


# ------------------------------------------------------------------ exact payments

TYPES_TO_PAY: Final = 3
"""AM-BLD-04. A payment has at least so many types. This is a rule, not a printed number."""


class Payments:
    """AM-BLD-03, AM-BLD-04, AM-BLD-12. Which exact payments with three types are possible; answers
    are kept.
    """

    def __init__(self, points: list[int], values: list[int], limit: int = 200_000) -> None:
        self.points = points
        self.values = values
        self.limit = limit
        """How many answers of each kind are kept."""
        self._kept: dict[int, bool] = {}
        self._tiles: dict[int, int] = {}

    def is_possible(self, have: list[int], due: int, types: int) -> bool:
        """Can exactly `due` be paid from these, with three types, counting those already paid?

        `types` is a mask of the types that the payment holds already.
        """
        key = _key(have) << 16 | due << 4 | types
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= self.limit:
                self._kept.clear()
            found = self._search(have, due, types, SAND)
            self._kept[key] = found
        return found

    def _search(self, have: list[int], due: int, types: int, kind: int) -> bool:
        """Try every number of pieces of this kind, then go on with the next kind."""
        if kind == BASIC:
            return due == 0 and types.bit_count() >= TYPES_TO_PAY
        for pieces in range(min(have[kind], due // self.points[kind]) + 1):
            held = types | (1 << kind) if pieces else types
            if self._search(have, due - pieces * self.points[kind], held, kind + 1):
                return True
        return False

    def tiles(self, have: list[int]) -> int:
        """A mask of all tiles, built or not, that could be paid from these."""
        key = _key(have)
        found = self._tiles.get(key)
        if found is None:
            if len(self._tiles) >= self.limit:
                self._tiles.clear()
            found = mask_of(
                [i for i, value in enumerate(self.values) if self.is_possible(have, value, 0)]
            )
            self._tiles[key] = found
        return found


def _key(have: list[int]) -> int:
    return have[SAND] | have[WOOD] << 8 | have[CLAY] << 16 | have[STONE] << 24
