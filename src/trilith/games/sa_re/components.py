"""SR-COMP. The components: names, the numbers of components.toml, and what is worked out from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from trilith.engine.bits import mask_of
from trilith.engine.data import read_in_order, read_table, read_tables
from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.engine.game import DataPack

# ------------------------------------------------------------------ names and their numbers

RESOURCES: Final = ("wood", "stone", "gold", "joker")
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
JOKER: Final = 3
KINDS: Final = 3
"""How many kinds a cost can name: all before the joker."""

TYPES: Final = (
    "warehouse",
    "foreman",
    "carpenter",
    "stonecutter",
    "goldsmith",
    "temple",
    "barracks",
    "gardens",
    "palace",
    "market",
    "library",
    "port",
    "pyramid",
)
WAREHOUSE: Final = 0
FOREMAN: Final = 1
CARPENTER: Final = 2
GOLDSMITH: Final = 4
TEMPLE: Final = 5
BARRACKS: Final = 6
GARDENS: Final = 7
PALACE: Final = 8
MARKET: Final = 9
LIBRARY: Final = 10
PORT: Final = 11
PYRAMID: Final = 12
EMPTY: Final = -1
"""The value of a cell without a tile."""
PRODUCTION: Final = 0b0_0000_0001_1111
ADMIN: Final = 0b0_0111_1110_0000
MAIN: Final = 0b1_1000_0000_0000
"""The three categories as masks: type t is bit t."""

CELLS: Final = 12
CELL_NAMES: Final = tuple(f"cell:{i}" for i in range(CELLS))
"""SR-COMP-07. Cells are numbered row by row from the top left."""
ALL_CELLS: Final = (1 << CELLS) - 1

CARDS: Final = (
    "single_wood",
    "single_stone",
    "single_gold",
    "double_wood_wood",
    "double_stone_stone",
    "double_gold_gold",
    "double_gold_wood",
    "double_gold_stone",
    "double_stone_wood",
    "trouble_single",
    "trouble_double",
    "horus_choice",
    "hoshekh",
)
SINGLES: Final = 3
"""The first cards are the single ones, in the order of the resources."""
GOODS_CARDS: Final = 9
"""The first cards are the production cards."""
TROUBLE_SINGLE: Final = 9
TROUBLE_DOUBLE: Final = 10
HORUS: Final = 11
HOSHEKH: Final = 12
NO_CARD: Final = -1

TRADED: Final = GOODS_CARDS
CARRIED: Final = 2 * GOODS_CARDS
"""A card before a player is a number: its kind, plus TRADED if turned over, plus CARRIED if kept
from before.
"""

MODES: Final = ("scribe", "architect", "priest", "pharaoh")

GROWN_MAIN: Final = 1
GROWN_ADMIN: Final = 2
"""SR-GROWTH-03. The two events of growth, as bits."""

# ------------------------------------------------------------------ the tables of components.toml


@dataclass(frozen=True)
class Ground:
    cells: int
    rows: int
    cols: int
    river_side: str
    gauges_side: str
    nile_cells: tuple[tuple[int, ...], ...]
    divinity_start_cell: tuple[int, ...]


@dataclass(frozen=True)
class Gauge:
    """SR-COMP-06, SR-COMP-10. The cases of the revolt gauge, and the black cubes."""

    first: int
    last: int
    black_cubes_max_per_player: int
    steps_to_revolt_by_black_cubes: tuple[int, ...]


@dataclass(frozen=True)
class Warehouse:
    capacity: int
    start_resources: dict[str, int]


@dataclass(frozen=True)
class Planning:
    sites_free_per_foreman: int
    sites_max_per_foreman: int
    penalty_per_extra_site: int
    carried_over_sites_count: bool
    max_operations: int


@dataclass(frozen=True)
class Keep:
    after_revolt: int
    without_construction: int
    with_construction: int
    pyramid_stage_counts_as_construction: bool


@dataclass(frozen=True)
class Building:
    """SR-COMP-01, SR-COMP-04. A type of tile; cards are only a view of what is built."""

    id: str
    category: str
    reference_per_player: int
    start_per_player: int
    tiles_in_box: int
    has_card: bool
    trade: bool = False
    unique_per_player: bool = False
    placement: str = ""
    produces: str = ""
    reduces: dict[str, Any] = field(default_factory=dict)
    cost: dict[str, int] = field(default_factory=dict)
    cost_total: int = 0
    cost_by_pyramid: bool = False
    effect: str = ""
    power: str = ""


@dataclass(frozen=True)
class PyramidTile:
    number: int
    stages: tuple[dict[str, int], ...]
    stage_count: int
    total: int


@dataclass(frozen=True)
class SeasonCard:
    id: str
    kind: str
    copies: int
    resources: tuple[str, ...] = ()
    wind: int = 0
    value: int = 0
    owed: int = 0


@dataclass(frozen=True)
class Power:
    id: str
    window: tuple[str, ...]
    uses_per_season: int
    summary: str


@dataclass(frozen=True)
class Mode:
    id: str
    need: dict[str, Any]
    recommended_first_game: bool = False


@dataclass(frozen=True)
class Growth:
    id: str
    black_cubes: int
    once: bool


@dataclass(frozen=True)
class Progress:
    id: str
    port: int
    pyramid: int
    launched: int
    cell: int
    admin: int


GOAL: Final = 100
"""What the shares of a mode's progress make together."""

# ------------------------------------------------------------------ the pack that the rules use


class SaReData(DataPack):
    """The game's numbers, by the small numbers that the rules use for names."""

    def __init__(self, doc: dict[str, Json], where: str) -> None:
        super().__init__(doc)
        top = Doc(doc, where)
        self.ground: Ground = read_table(top.sub("ground"), Ground)
        self.gauge: Gauge = read_table(top.sub("gauge"), Gauge)
        self.warehouse: Warehouse = read_table(top.sub("warehouse"), Warehouse)
        self.planning: Planning = read_table(top.sub("planning"), Planning)
        self.keep: Keep = read_table(top.sub("keep"), Keep)
        self.building: tuple[Building, ...] = read_in_order(top, "building", Building, TYPES)
        self.pyramid: tuple[PyramidTile, ...] = read_tables(top, "pyramid", PyramidTile)
        self.card: tuple[SeasonCard, ...] = read_in_order(top, "season_card", SeasonCard, CARDS)
        self.power: tuple[Power, ...] = read_tables(top, "power", Power)
        self.mode: tuple[Mode, ...] = read_in_order(top, "mode", Mode, MODES)
        self.growth: tuple[Growth, ...] = read_tables(top, "growth", Growth)
        self.progress: tuple[Progress, ...] = read_in_order(top, "progress", Progress, MODES)
        self._read_caravan(top.sub("caravan"))
        self._work_out()
        self._check(where)

    def _read_caravan(self, doc: Doc) -> None:
        """SR-COMP-11. The track, and what a caravan costs; each step down gives one resource."""
        self.caravan_last = doc.number("last", 0)
        self.charter_cost = doc.number("charter_cost", 1)
        doc.number("first", 0, 0)
        doc.number("yield", 1, 1)

    def _work_out(self) -> None:
        """The same numbers in the flat form in which the rules ask for them all the time."""
        self.last: int = self.gauge.last
        self.capacity: int = self.warehouse.capacity
        self.cost: list[tuple[int, int, int]] = [_cost(b.cost) for b in self.building]
        self.stage_cost: list[list[tuple[int, int, int]]] = [
            [_cost(stage) for stage in pyramid.stages] for pyramid in self.pyramid
        ]
        self.produces: list[int] = [_resource(b.produces) for b in self.building]
        self.reduces: list[int] = [_reduction(b) for b in self.building]
        self.composition: list[int] = [card.copies for card in self.card]
        self.value: list[int] = [card.value for card in self.card]
        self.yields: list[tuple[int, ...]] = [
            tuple(RESOURCES.index(name) for name in card.resources) for card in self.card
        ]
        self._work_out_ground()
        self.admin_needed: list[int] = [int(m.need.get("admin_built_min", 0)) for m in self.mode]

    def _work_out_ground(self) -> None:
        """SR-COMP-07, SR-COMP-08. Neighbours share a side; the Nile cells as a mask."""
        rows, cols = self.ground.rows, self.ground.cols
        self.neighbours: list[int] = []
        for row in range(rows):
            for col in range(cols):
                around = ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
                self.neighbours.append(
                    mask_of(r * cols + c for r, c in around if 0 <= r < rows and 0 <= c < cols)
                )
        self.nile: int = mask_of(row * cols + col for row, col in self.ground.nile_cells)
        row, col = self.ground.divinity_start_cell
        self.divinity_cell: int = row * cols + col

    def _check(self, where: str) -> None:
        """Check that a game can be set up and played with an owner's numbers."""
        ground = self.ground
        if not ground.rows * ground.cols == ground.cells == CELLS:
            found = f"{ground.rows} x {ground.cols} for {ground.cells} cells"
            raise BadInput(where, f"ground: expected a grid of {CELLS} cells, found {found}")
        if not self.nile or self.nile & ~ALL_CELLS:
            raise BadInput(where, "ground.nile_cells: expected cells of the grid")
        for number, pyramid in enumerate(self.pyramid, 1):
            if pyramid.number != number or len(pyramid.stages) != pyramid.stage_count:
                raise BadInput(where, f"pyramid {number}: expected its number and stages in order")
        if len(self.pyramid) < self.building[PYRAMID].tiles_in_box:
            raise BadInput(where, "pyramid: expected one entry for each tile")
        if self.keep.after_revolt != 1 or self.keep.with_construction != 0:
            raise BadInput(
                where, "keep: the rules know one card after a revolt, none after building"
            )
        if self.last <= self.gauge.black_cubes_max_per_player:
            raise BadInput(where, "gauge.last: expected more than the black cubes")
        self._check_progress(where)

    def _check_progress(self, where: str) -> None:
        for i, share in enumerate(self.progress):
            whole = share.port + share.pyramid + share.launched + share.cell * CELLS
            whole += share.admin * self.admin_needed[i]
            if whole != GOAL:
                raise BadInput(where, f"progress.{share.id}: the shares make {whole}, not {GOAL}")

    def stages_of(self, number: int) -> int:
        """SR-COMP-12. How many stages this pyramid has."""
        return len(self.stage_cost[number - 1])


def _cost(table: dict[str, int]) -> tuple[int, int, int]:
    return table.get("wood", 0), table.get("stone", 0), table.get("gold", 0)


def _resource(name: str) -> int:
    return RESOURCES.index(name) if name else -1


def _reduction(building: Building) -> int:
    return _resource(str(building.reduces.get("resource", "")))
