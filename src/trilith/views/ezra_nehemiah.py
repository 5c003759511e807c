"""The view of Ezra and Nehemiah."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Struct, UnsetType

from trilith.views import Written

Colour = Literal["teal", "red", "purple", "yellow"]
Good = Literal["gold", "stone", "wood", "cinders", "silver", "food"]
Resource = Literal["gold", "stone", "wood", "cinders"]
Printed = Literal["red", "grey", "blue"]
Banner = Literal["red", "grey", "blue", "wild"]
Blessing = Literal["orange", "purple", "red"]
TileKind = Literal["guards", "labourers", "farmers", "traders", "elders"]
Zone = Literal["behind", "between", "ahead"]
Owner = Annotated[str, Written('`seat:${number}` | "opponent" | "neutral" | "none"')]
"""A seat as `seat:0`, or one of these words."""


class Place(Struct):
    """A place of the wall."""

    owner: Owner
    rubble: list[Resource]
    wall_card: str
    silver: int


class Link(Struct):
    """A wall beside a gate: connected, or to be connected as soon as both are built."""

    wall: str
    gate: str
    made: bool


class ScrollSpace(Struct):
    tile: str
    scribe: Owner


class Turn(Struct):
    card: str
    main: str
    main_done: bool
    aux_used: bool
    trader_used: bool
    elder_used: bool
    bonus: dict[Banner, int]
    spent: int
    levites_used: int
    levite_placed: bool
    stepped: bool
    scribe_done: bool
    tent_done: bool
    prepared: list[str]
    """The items done in this Prepare, by name."""


class Temple(Struct):
    side: str
    columns: int
    sectors: list[list[int]]
    """The sector of each cell, rows from the cheapest."""
    rows: list[list[Resource]]


class Worth(Struct):
    """What a card would score now: how many of what it counts, and the points."""

    count: int
    points: int


class Source(Struct):
    source: str
    count: int
    kind: Literal["pile", "tucked", "hero", "bonus"] | UnsetType = UNSET


class PrepareItem(Struct):
    item: str
    done: bool
    must: bool


class Standing(Struct, kw_only=True):
    """What a player, or the automated opponent, has on the city board."""

    colour: Colour
    vp: int
    supply: int
    pool: int
    levites: int
    tent: int
    altar: int
    blessings: dict[Blessing, int]
    heroes: list[str]
    wall_count: int
    zone: Zone


class Mat(Standing, kw_only=True):
    goods: dict[Good, int]
    storage: int | None
    """How many resources the guards keep; null if there is no limit."""
    traders: list[int]
    elders: list[int]
    farmers: int
    labourers: int
    tent_steps: int
    tiles: dict[TileKind, str]
    turned: list[TileKind]
    scrolls: list[str]
    piles: list[list[str]]
    tucked: list[str]
    hand_count: int
    hand_known: list[str]
    draw_count: int
    drawn_count: int
    banners: dict[Printed, int]
    food_due: int
    card_points: dict[str, Worth]
    hand: list[str] | UnsetType = UNSET
    """This and the following fields: only for your own mat."""
    drawn: list[str] | UnsetType = UNSET
    wall_top: list[str] | UnsetType = UNSET
    wall_bottom: list[str] | UnsetType = UNSET
    plays: dict[str, list[dict[Printed, int]]] | UnsetType = UNSET
    """For each card in hand, the banners after playing it on each pile."""


class OpponentSabbath(Struct):
    silver: int
    highest_row: int
    worker_points: int
    blessing_points: int
    golden_points: int


class OpponentGoods(Struct):
    gold: int
    silver: int


class Opponent(Standing, kw_only=True):
    board: str
    goods: OpponentGoods
    focus_shown: list[str]
    focus_count: int
    scheme_shown: list[str]
    scheme_count: int
    sabbath: OpponentSabbath


class TorahPrices(Struct):
    """In the Torah action: silver for the way to each open tile, and a step on an occupied one."""

    ways: dict[str, int] | UnsetType = UNSET
    steps: dict[str, int] | UnsetType = UNSET


class Prophets(Struct):
    zechariah: int
    haggai: int


class SomeBanners(Struct):
    """The banners in the colours that count now."""

    red: int | UnsetType = UNSET
    grey: int | UnsetType = UNSET
    blue: int | UnsetType = UNSET


class SomeSources(Struct):
    red: list[Source] | UnsetType = UNSET
    grey: list[Source] | UnsetType = UNSET
    blue: list[Source] | UnsetType = UNSET


class EzraView(Struct):
    phase: str
    round: int
    day: int
    shofar: int
    active: int
    turn: Turn
    banners: SomeBanners
    banner_sources: SomeSources
    banners_to_come: SomeSources
    prepare: list[PrepareItem]
    torah: TorahPrices
    altar_card: str
    prophets: Prophets
    ring: dict[str, Place]
    links: list[Link]
    scrolls: dict[str, ScrollSpace]
    white: list[str]
    row_food: list[int]
    heroes: list[str]
    temple: Temple
    altar_order: list[int]
    """Seats, furthest ahead first; the opponent is -2."""
    seats: list[Mat]
    opponent: Opponent | UnsetType = UNSET


VIEW = EzraView
