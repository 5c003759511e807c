"""SR-INFO. What a seat sees as a row of columns; see trilith.engine.encoding."""

from __future__ import annotations

from typing import Final

from trilith.engine.bits import named
from trilith.engine.encoding import (
    Feature,
    Questions,
    Row,
    flag,
    number,
    numbers,
    one_of,
    put,
    put_bits,
    put_flag,
    put_list,
    put_one,
    put_seat,
    put_seats,
    put_tuple,
    seat_of,
    seats_of,
    some_of,
)
from trilith.engine.moments import ONE, Fact
from trilith.engine.task import AnyOrder
from trilith.games.sa_re.components import (
    ADMIN,
    CARDS,
    CELLS,
    GOODS_CARDS,
    MODES,
    NO_CARD,
    PYRAMID,
    RESOURCES,
    TEMPLE,
    TYPES,
    WAREHOUSE,
)
from trilith.games.sa_re.deck import knows_second, knows_top
from trilith.games.sa_re.moments import MOMENTS
from trilith.games.sa_re.state import PHASES, SEASON, SaReState

POWERS: Final = tuple(named(ADMIN, TYPES))
MARKS: Final = ("", "traded ", "carried ", "carried traded ")
HELD: Final = tuple([f"{mark}{card}" for mark in MARKS for card in CARDS[:GOODS_CARDS]])
"""SR-MARKET-02. The cards before a player, by kind and marks, in the order of their numbers."""
FACTS: Final[dict[str, list[Fact]]] = {"get": [Fact("given", ONE, HELD)]}
"""In place of those that a moment has, where some of its names stand for nothing."""
QUESTIONS: Final = Questions(
    [
        *[(name, m.task, FACTS.get(name, m.facts)) for name, m in MOMENTS.items() if m.task],
        ("order", AnyOrder, []),
    ]
)
STACK: Final = tuple([str(number) for number in range(1, 8)])
"""Pyramids by number, as many as any pack of data has."""


def features(n: int) -> list[Feature]:
    """Every value of a row for this number of players, in the order in which `encode` writes them."""
    found = [
        number("round"),
        one_of("phase", PHASES),
        one_of("mode", MODES),
        flag("divinity"),
        flag("quick_start"),
        seat_of("first_player", n),
        *numbers("board.tiles", TYPES[:PYRAMID]),
        some_of("board.pyramids", STACK),
        flag("season.dark"),
        number("season.deck"),
        one_of("season.top", CARDS),
        one_of("season.second", CARDS),
        *numbers("season.unseen", CARDS),
        seat_of("season.active", n),
        some_of("season.batch", CARDS, 255),
        flag("season.compulsory"),
        number("season.owed"),
        number("season.troubles"),
        seats_of("season.passed", n),
        flag("season.produced"),
        flag("season.first_draw"),
        number("planning.operations"),
    ]
    for i in range(n):
        found += features_of_city(f"seats.{i}")
    return [*found, *QUESTIONS.features(n)]


def features_of_city(at: str) -> list[Feature]:
    cells = [f"{at}.ground.{cell}" for cell in range(CELLS)]
    return [
        *[some_of(f"{cell}.tiles", TYPES) for cell in cells],
        *[flag(f"{cell}.built") for cell in cells],
        *[flag(f"{cell}.launched_now") for cell in cells],
        number(f"{at}.foremen"),
        flag(f"{at}.constructed"),
        flag(f"{at}.staged"),
        number(f"{at}.warehouses"),
        number(f"{at}.pyramid.number"),
        number(f"{at}.pyramid.passed"),
        *numbers(f"{at}.stock", RESOURCES),
        number(f"{at}.room"),
        *numbers(f"{at}.goods", RESOURCES),
        number(f"{at}.jokers"),
        some_of(f"{at}.cards", HELD, 255),
        number(f"{at}.gauge"),
        number(f"{at}.bottom"),
        flag(f"{at}.standing"),
        flag(f"{at}.revolted"),
        number(f"{at}.caravans"),
        number(f"{at}.caravans_ready"),
        some_of(f"{at}.powers", POWERS),
        some_of(f"{at}.powers.night", POWERS),
    ]


def encode(s: SaReState, seat: int) -> bytes:
    """SR-INFO-01, SR-INFO-02. Everything but the deck's order and the removed card."""
    row: Row = []
    put_table(row, s, seat)
    put_season(row, s, seat)
    for i in range(s.n):
        put_city(row, s, (seat + i) % s.n)
    QUESTIONS.put_asked(row, s, seat, s.n)
    return b"".join(row)


def put_table(row: Row, s: SaReState, seat: int) -> None:
    put(row, s.round)
    put_one(row, s.phase, len(PHASES))
    put_one(row, s.mode, len(MODES))
    put_flag(row, s.divinity)
    put_flag(row, s.quick)
    put_seat(row, s.first_player, seat, s.n)
    put_list(row, s.supply)
    put_bits(row, s.pyramids >> 1, len(STACK))


def put_season(row: Row, s: SaReState, seat: int) -> None:
    """SR-INFO-03, SR-INFO-04. The top cards only if they lie open or are known to the seat."""
    deck = s.deck
    put_flag(row, s.dark)
    put(row, len(deck))
    put_one(row, deck[-1] if deck and knows_top(s, seat) else -1, len(CARDS))
    put_one(row, deck[-2] if len(deck) > 1 and knows_second(s, seat) else -1, len(CARDS))
    left = [0] * len(CARDS)
    for card in deck:
        left[card] += 1
    if s.removed != NO_CARD:
        left[s.removed] += 1
    row.append(bytes(left))
    put_seat(row, s.active if s.phase == SEASON else -1, seat, s.n)
    drawn = [0] * len(CARDS)
    for card in s.batch:
        drawn[card] += 1
    row.append(bytes(drawn))
    put_flag(row, s.compulsory)
    put(row, s.owed)
    put(row, s.troubles)
    put_seats(row, s.passed, seat, s.n)
    put_flag(row, s.produced)
    put_flag(row, s.first_draw)
    put(row, s.operations)


def put_city(row: Row, s: SaReState, seat: int) -> None:
    put_ground(row, s, seat)
    put(row, s.foremen[seat])
    put_flag(row, s.constructed[seat])
    put_flag(row, s.staged[seat])
    put(row, s.warehouses[seat])
    put(row, s.pyramid[seat])
    put(row, s.stages[seat])
    put_tuple(row, s.stock[seat])
    put(row, s.room(seat))
    put_tuple(row, s.goods[seat])
    put(row, s.jokers[seat])
    held = [0] * len(HELD)
    for card in s.cards[seat]:
        held[card] += 1
    row.append(bytes(held))
    put(row, s.gauge[seat])
    put(row, s.bottom(seat))
    put_flag(row, s.standing[seat])
    put_flag(row, s.revolted[seat])
    put(row, s.caravans[seat])
    put(row, s.ready[seat])
    built = s.admin[seat] & ADMIN
    put_bits(row, built >> TEMPLE, len(POWERS))
    put_bits(row, (s.night[seat] & built) >> TEMPLE, len(POWERS))


def put_ground(row: Row, s: SaReState, seat: int) -> None:
    """The tiles, cell by cell; the start warehouse may share a cell with the foreman."""
    shared = s.shared[seat]
    for cell, kind in enumerate(s.tiles[seat]):
        if cell == shared:
            put_bits(row, 1 << kind | 1 << WAREHOUSE, len(TYPES))
        else:
            put_one(row, kind, len(TYPES))
    put_bits(row, s.built[seat], CELLS)
    put_bits(row, s.launched[seat], CELLS)
