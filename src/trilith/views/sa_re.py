"""Sa-Ré's view."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Paid = Literal["wood", "stone", "gold"]
Resource = Literal["wood", "stone", "gold", "joker"]
Cost = dict[Paid, int]
Category = Literal["production", "admin", "main"]
Goods = dict[Resource, int]


class SomeGoods(Struct):
    wood: int | UnsetType = UNSET
    stone: int | UnsetType = UNSET
    gold: int | UnsetType = UNSET
    joker: int | UnsetType = UNSET


class Cell(Struct):
    cell: str
    tiles: list[str]
    built: bool
    less: Goods
    reducers: list[str] | UnsetType = UNSET
    """Cells whose buildings make a worksite here cheaper; only where nothing is built."""
    launched_now: bool | UnsetType = UNSET
    cost: Cost | UnsetType = UNSET
    missing: int | UnsetType = UNSET
    moved_from: str | UnsetType = UNSET
    """For a worksite that the open draft has moved: where it lay before."""


class HeldCard(Struct):
    card: str
    carried: bool
    traded: bool


class Goal(Struct):
    part: str
    have: int
    need: int


class OwnPyramid(Struct):
    number: int
    passed: int
    stages: list[Cost]


class Power(Struct):
    type: str
    night: bool


class City(Struct):
    goal: list[Goal]
    ground: list[Cell]
    foremen: int
    worksites: int
    most_worksites: int
    penalty: int
    constructed: bool
    staged: bool
    warehouses: int
    pyramid: OwnPyramid | None
    stock: Goods
    room: int
    goods: Goods
    jokers: int
    cards: list[HeldCard]
    gauge: int
    bottom: int
    standing: bool
    revolted: bool
    caravans: int
    caravans_ready: int
    powers: list[Power]


class Spent(Struct):
    place: str
    what: str
    count: int


class Payment(Struct):
    seat: int
    cell: str | None
    """The worksite that is paid for; null for a caravan."""
    cost: SomeGoods
    left: SomeGoods
    spent: list[Spent]
    suggested: list[Spent] | UnsetType = UNSET
    """All sources of a whole payment that loses least; not for a caravan."""


class PyramidTile(Struct):
    number: int
    stages: list[Cost]


class Board(Struct):
    tiles: dict[str, int]
    costs: dict[str, Cost]
    categories: dict[str, Category]
    """For each type of building, in the order of the reference board."""
    troubles: dict[str, int]
    """The value of each Trouble card."""
    pyramids: list[PyramidTile]
    nile: list[str]
    rows: int
    cols: int
    gauge_last: int
    caravan_last: int


class Season(Struct):
    dark: bool
    deck: int
    top: str | None
    second: str | None
    unseen: dict[str, int]
    active: int | None
    batch: list[str]
    compulsory: bool
    owed: int
    troubles: int
    passed: list[int]
    produced: bool
    first_draw: bool


class CellCost(Struct):
    cell: str
    cost: Cost


class Placing(Struct):
    seat: int
    type: str
    costs: list[CellCost]


class Row(Struct):
    source: str
    points: int


class Progress(Struct):
    seat: int
    total: int
    """How much of the goal is reached, of 100."""
    won: bool
    rows: list[Row]
    tie_break: list[Row]


class SaReView(Struct):
    seat: int
    players: int
    round: int
    phase: Literal["setup", "planning", "season", "construction", "over"]
    mode: str
    divinity: bool
    quick_start: bool
    first_player: int
    board: Board
    season: Season
    placing: Placing | None
    payment: Payment | None
    keeping: list[str] | None
    seats: list[City]
    scores: list[Progress]


VIEW = SaReView
