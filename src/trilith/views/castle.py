"""The castle's view."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Resource = Literal["sand", "wood", "clay", "stone", "silver"]
Goods = dict[Resource, int]


class SomeGoods(Struct):
    sand: int | UnsetType = UNSET
    wood: int | UnsetType = UNSET
    clay: int | UnsetType = UNSET
    stone: int | UnsetType = UNSET
    silver: int | UnsetType = UNSET


class Building(Struct):
    id: str
    kind: str
    value: int
    vp: int
    built: bool


class Space(Struct):
    id: str
    building: str
    price: int
    open: bool
    owner: int | None


class Place(Struct):
    id: str
    resource: Resource
    amount: int
    owner: int | None
    placed_this_round: bool


class Player(Struct):
    seat: int
    colour: str
    thalers: int
    vp: int
    helpers: int
    resources: Goods
    goods: Goods
    hand: list[str] | None
    """Only in your own view."""
    hand_count: int
    face_down: list[str] | None
    face_down_count: int
    unplayed: list[str]
    discard: list[str]
    revealed: list[str]
    lost: list[str]
    erected: list[str]
    placed_on: list[str]


class Innkeeper(Struct):
    owner: int | None
    thalers: int
    price: int
    fee: int
    """What a player pays for each helper at a cart before a delivery."""


class Lady(Struct):
    vp: int
    suitors: list[int]
    items: dict[str, int]


class Granary(Struct):
    owners: list[int]
    price: int
    vp: dict[str, int]
    """Points for each helper, if there is one, two or three of them."""


class Winter(Struct):
    deck: int
    unseen: list[str]
    in_play: list[str]
    innkeeper: Innkeeper
    lady: Lady
    granary: Granary


class Printed(Struct):
    """The numbers on the cards, and what a piece is worth in a payment."""

    roles: list[str]
    """In the order in which they act."""
    worth: Goods
    thalers: int
    vp: int
    goods: dict[str, SomeGoods]
    free: dict[str, int]


class Payment(Struct):
    """What is due for a building, and what has been paid so far."""

    seat: int
    building: str
    due: int
    pieces: int
    types: list[Resource]
    suggested: SomeGoods
    """Pieces that complete it exactly."""


class Purchase(Struct):
    """Whom the stonemason has bought from, and who kept the last piece."""

    seat: int
    bought: list[int]
    refused: list[int]


class CastleView(Struct):
    season: Literal["summer", "winter"]
    phase: str
    round: int
    rounds: int
    rounds_left: int
    winter_marks: list[int]
    first_player: int
    stock: Goods
    bank: int
    watchtower: Goods
    forge_silver: int
    buildings: list[Building]
    spaces: list[Space]
    trader_places: list[Place]
    payment: Payment | None
    purchase: Purchase | None
    winter: Winter | None
    printed: Printed
    seats: list[Player]


VIEW = CastleView
