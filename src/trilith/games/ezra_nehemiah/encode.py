"""EN-CARD-04. What a seat sees as a row of columns; see trilith.engine.encoding."""

from __future__ import annotations

from typing import Final

from trilith.engine.encoding import (
    BYTES,
    Feature,
    Questions,
    Row,
    flag,
    name_of,
    number,
    numbers,
    one_of,
    put,
    put_bits,
    put_flag,
    put_list,
    put_one,
    put_seat,
    seat_of,
    some_of,
)
from trilith.engine.task import AnyOrder
from trilith.games.ezra_nehemiah.connections import ConnectionOrder
from trilith.games.ezra_nehemiah.effects import ChooseOne
from trilith.games.ezra_nehemiah.moments import MOMENTS
from trilith.games.ezra_nehemiah.names import (
    ALTAR_CARDS,
    BANNERS,
    BLESSINGS,
    CARDS,
    FOCUS_CARDS,
    GOODS,
    HEROES,
    MAINS,
    NEUTRAL,
    PHASES,
    RESOURCES,
    RING,
    RIVAL,
    ROWS,
    SCHEME_CARDS,
    SCROLL_SPACES,
    SCROLLS,
    SOLO_SIDES,
    SPOTS,
    TILE_TYPES,
    VARIANTS,
    WALL_CARDS,
)
from trilith.games.ezra_nehemiah.prepare import GIVING, JUDGED, TILE_ITEM
from trilith.games.ezra_nehemiah.rewards import REWARDS
from trilith.games.ezra_nehemiah.state import EzraState, Mat, rubble_of
from trilith.games.ezra_nehemiah.view import known_bottom, known_top

QUESTIONS: Final = Questions(
    [
        *[(name, m.task, m.facts) for name, m in MOMENTS.items() if m.task is not None],
        ("connection", ConnectionOrder, []),
        ("order", AnyOrder, []),
    ]
)
GIFTS: Final = tuple(REWARDS)
"""EN-EFF-01. The words of rewards, as a choice between two lists names them."""
_RUBBLE: Final[dict[int, bytes]] = {}
_BARE: Final = bytes(len(RESOURCES) + 2)
"""A space of the ring with neither rubble nor wall card nor silver on it."""
_TEMPLE: Final[dict[int, bytes]] = {}
_NO_CHOICE: Final = bytes(2 * len(GIFTS))
_OWNERS: Final[list[list[bytes]]] = [
    [
        *[bytes([0, *[int(other == one) for one in range(n)]]) for other in range(n)],
        bytes([1, *[0] * n]),
        bytes(1 + n),
    ]
    for n in range(5)
]
"""By number of seats: the columns of a space that is a seat's, counted from the one that looks; of
a neutral one; and of nobody's.
"""
TEMPLE_ROWS: Final = 5
TEMPLE_COLUMNS: Final = 6
ITEMS: Final = ("judgment", *[TILE_TYPES[kind] for kind in GIVING], *SCROLLS)
"""EN-PREP-03. What can be done in a Prepare."""
NUMBERS: Final = tuple([str(spot + 1) for spot in range(SPOTS)])


def features(n: int) -> list[Feature]:
    """Every value of a row for this number of players, in the order in which `encode` writes them."""
    sits = max(n, 2)  # alone, the opponent's pieces are on the board too
    found = [*features_of_turn(sits), *features_of_board(sits)]
    for i in range(n):
        found += features_of_mat(f"seats.{i}")
    found += [
        some_of("seats.0.hand", CARDS),
        some_of("seats.0.drawn", WALL_CARDS),
        some_of("seats.0.wall_top", WALL_CARDS),
        some_of("seats.0.wall_bottom", WALL_CARDS),
    ]
    if n == 1:
        found += features_of_opponent()
    found += QUESTIONS.features(sits)
    return [
        *found,
        *[some_of(f"asked.choice.{which}", GIFTS, 255) for which in ("first", "second")],
    ]


def features_of_turn(n: int) -> list[Feature]:
    return [
        one_of("phase", PHASES),
        number("round"),
        number("day"),
        seat_of("shofar", n),
        seat_of("active", n),
        one_of("turn.card", CARDS),
        one_of("turn.main", MAINS),
        *[flag(f"turn.{name}") for name in ("main_done", "aux_used", "trader_used", "elder_used")],
        *numbers("turn.bonus", BANNERS),
        number("turn.spent"),
        number("turn.levites_used"),
        *[
            flag(f"turn.{name}")
            for name in ("levite_placed", "stepped", "scribe_done", "tent_done")
        ],
        some_of("turn.prepared", ITEMS),
        one_of("altar_card", ALTAR_CARDS),
    ]


def features_of_board(n: int) -> list[Feature]:
    found: list[Feature] = []
    for name in RING:
        at = f"ring.{name}"
        found += [flag(f"{at}.neutral"), seat_of(f"{at}.owner", n)]
        found += [some_of(f"{at}.rubble", RESOURCES, 15), name_of(f"{at}.wall_card", WALL_CARDS)]
        found.append(number(f"{at}.silver"))
    for name in SCROLL_SPACES:
        found += [name_of(f"scrolls.{name}.tile", SCROLLS), seat_of(f"scrolls.{name}.scribe", n)]
    found += [name_of(f"white.{i}", SCROLL_SPACES) for i in range(2)]
    found += [number(f"row_food.{i}") for i in range(ROWS)]
    found.append(some_of("heroes", HEROES))
    for row in range(TEMPLE_ROWS):
        found += [name_of(f"temple.rows.{row}.{i}", RESOURCES) for i in range(TEMPLE_COLUMNS)]
    return [*found, *[seat_of(f"altar_order.{i}", n) for i in range(n)]]


def features_of_mat(at: str) -> list[Feature]:
    tiles = [(kind, [f"{kind}_{i + 1}" for i in range(VARIANTS)]) for kind in TILE_TYPES]
    return [
        number(f"{at}.vp"),
        *numbers(f"{at}.goods", GOODS),
        number(f"{at}.storage"),
        *[number(f"{at}.{name}") for name in ("supply", "pool", "levites")],
        some_of(f"{at}.traders", NUMBERS),
        some_of(f"{at}.elders", NUMBERS),
        *[number(f"{at}.{name}") for name in ("farmers", "labourers", "tent", "tent_steps")],
        number(f"{at}.altar"),
        *numbers(f"{at}.blessings", BLESSINGS),
        *[one_of(f"{at}.tiles.{kind}", names) for kind, names in tiles],
        some_of(f"{at}.turned", TILE_TYPES),
        some_of(f"{at}.scrolls", SCROLLS),
        some_of(f"{at}.heroes", HEROES),
        *[some_of(f"{at}.piles.{i}", CARDS) for i in range(3)],
        *[name_of(f"{at}.piles.{i}.-1", CARDS) for i in range(3)],
        some_of(f"{at}.tucked", CARDS),
        some_of(f"{at}.hand_known", CARDS),
        *[number(f"{at}.{name}_count") for name in ("hand", "draw", "wall", "drawn")],
    ]


def features_of_opponent() -> list[Feature]:
    at = "opponent"
    return [
        one_of(f"{at}.board", [f"solo_{side}" for side in SOLO_SIDES]),
        number(f"{at}.vp"),
        *numbers(f"{at}.goods", ("gold", "silver")),
        *[number(f"{at}.{name}") for name in ("supply", "pool", "levites", "tent", "altar")],
        *numbers(f"{at}.blessings", BLESSINGS),
        some_of(f"{at}.heroes", HEROES),
        number(f"{at}.wall_count"),
        some_of(f"{at}.focus_shown", FOCUS_CARDS, 255),
        number(f"{at}.focus_count"),
        some_of(f"{at}.scheme_shown", SCHEME_CARDS, 255),
        number(f"{at}.scheme_count"),
    ]


def encode(s: EzraState, seat: int) -> bytes:
    """EN-CARD-04. The whole table, and the seat's own hand, drawn and known wall cards."""
    row: Row = []
    put_turn(row, s, seat)
    put_ring(row, s, seat)
    put_torah_and_temple(row, s, seat)
    for i in range(s.n if s.side < 0 else 1):
        put_mat(row, s, (seat + i) % s.n)
    own = s.mats[seat]
    put_bits(row, own.hand, len(CARDS))
    put_cards(row, own.drawn, len(WALL_CARDS))
    put_cards(row, known_top(own), len(WALL_CARDS))
    put_cards(row, known_bottom(own), len(WALL_CARDS))
    if s.side >= 0:
        put_opponent(row, s)
    QUESTIONS.put_asked(row, s, seat, s.n)
    put_choice(row, s)
    return b"".join(row)


def put_turn(row: Row, s: EzraState, seat: int) -> None:
    put_one(row, s.phase, len(PHASES))
    put(row, s.round)
    put(row, s.day)
    put_seat(row, s.shofar, seat, s.n)
    put_seat(row, s.active, seat, s.n)
    put_one(row, s.card, len(CARDS))
    put_one(row, s.main, len(MAINS))
    put_flag(row, s.main_done)
    put_flag(row, s.aux_used)
    put_flag(row, s.trader_used)
    put_flag(row, s.elder_used)
    put_list(row, s.bonus)
    put(row, s.spent)
    put(row, s.levites_used)
    put_flag(row, s.levite_placed)
    put_flag(row, s.stepped)
    put_flag(row, s.scribe_done)
    put_flag(row, s.tent_done)
    put_flag(row, bool(s.prepared & JUDGED))
    for kind in GIVING:
        put_flag(row, bool(s.prepared & TILE_ITEM << kind))
    put_bits(row, s.prepared, len(SCROLLS))
    put_one(row, s.altar_card, len(ALTAR_CARDS))


def put_ring(row: Row, s: EzraState, seat: int) -> None:
    n = s.n
    owners, rubble, wall_cards, silver = s.owner, s.rubble, s.wall_card, s.gate_silver
    whose = _OWNERS[n]
    for space in range(len(RING)):
        owner, cubes, card = owners[space], rubble[space], wall_cards[space] + 1
        if owner >= 0:
            row.append(whose[(owner - seat) % n])
        else:
            row.append(whose[n if owner == NEUTRAL else n + 1])
        if card == 0 and silver[space] == 0:
            row.append(_BARE if cubes == 0 else rubble_columns(cubes))
        else:
            row.append(rubble_columns(cubes)[: len(RESOURCES)])
            row.append(BYTES[card])
            put(row, silver[space])


def rubble_columns(cubes: int) -> bytes:
    """How many cubes of each resource lie on a space without wall card and silver; there are few
    such piles, so they are kept.
    """
    found = _RUBBLE.get(cubes)
    if found is None:
        counts = [rubble_of(cubes, resource) for resource in range(len(RESOURCES))]
        found = bytes([*counts, 0, 0])
        _RUBBLE[cubes] = found
    return found


def temple_columns(cubes: int) -> bytes:
    """The cubes of a temple row from the left."""
    found = _TEMPLE.get(cubes)
    if found is None:
        found = bytes([cubes >> 3 * i & 7 for i in range(TEMPLE_COLUMNS)])
        _TEMPLE[cubes] = found
    return found


def put_torah_and_temple(row: Row, s: EzraState, seat: int) -> None:
    n = s.n
    for space in range(len(SCROLL_SPACES)):
        row.append(BYTES[s.scrolls[space] + 1])
        put_seat(row, s.scribes[space], seat, n)
    row.append(BYTES[s.white[0] + 1])
    row.append(BYTES[s.white[1] + 1])
    put_list(row, s.row_food)
    free = 0
    for hero, owner in enumerate(s.hero_owner):
        if owner < 0:
            free |= 1 << hero
    put_bits(row, free, len(HEROES))
    for cubes in s.temple:
        row.append(temple_columns(cubes))
    for other in s.altar_order:
        put_seat(row, other, seat, n)


def put_mat(row: Row, s: EzraState, seat: int) -> None:
    mat = s.mats[seat]
    put(row, mat.vp())
    put_list(row, mat.goods)
    put(row, s.storage(seat))
    put(row, mat.supply)
    put(row, mat.pool)
    put(row, mat.levites)
    put_bits(row, mat.traders, SPOTS)
    put_bits(row, mat.elders, SPOTS)
    put(row, mat.farmers)
    put(row, mat.labourers)
    put(row, mat.tent)
    put(row, mat.tent_steps)
    put(row, mat.altar)
    put_list(row, mat.blessings)
    for variant in mat.tiles:
        put_one(row, variant, VARIANTS)
    put_bits(row, mat.turned, len(TILE_TYPES))
    put_bits(row, mat.scrolls, len(SCROLLS))
    put_bits(row, mat.heroes, len(HEROES))
    put_cards_of_mat(row, mat)


def put_cards_of_mat(row: Row, mat: Mat) -> None:
    for pile in mat.piles:
        put_cards(row, pile, len(CARDS))
    for pile in mat.piles:
        put(row, pile[-1] + 1 if pile else 0)
    put_bits(row, mat.tucked, len(CARDS))
    put_bits(row, mat.known, len(CARDS))
    put(row, mat.hand.bit_count())
    put(row, len(mat.pouch))
    put(row, len(mat.wall_pile))
    put(row, len(mat.drawn))


def put_opponent(row: Row, s: EzraState) -> None:
    """EN-SOLO-06. The opponent's things; its piles are face down, what was revealed is open."""
    mat = s.mats[RIVAL]
    put_one(row, s.side, len(SOLO_SIDES))
    put(row, mat.vp())
    put(row, mat.goods[0])
    put(row, mat.goods[4])
    put(row, mat.supply)
    put(row, mat.pool)
    put(row, mat.levites)
    put(row, mat.tent)
    put(row, mat.altar)
    put_list(row, mat.blessings)
    put_bits(row, mat.heroes, len(HEROES))
    put(row, len(mat.wall_pile))
    put_cards(row, s.focus_shown, len(FOCUS_CARDS))
    put(row, len(s.focus_pile))
    put_cards(row, s.scheme_shown, len(SCHEME_CARDS))
    put(row, len(s.scheme_pile))


def put_choice(row: Row, s: EzraState) -> None:
    """EN-EFF-21. What the two lists of a choice give, each reward with its number."""
    question = s.asked[0][0] if s.asked else None
    if not isinstance(question, ChooseOne):
        row.append(_NO_CHOICE)
        return
    for name in question.bundles:
        gifts = [0] * len(GIFTS)
        for reward in s.data.bundles[name].rewards:
            gifts[GIFTS.index(reward.word)] += reward.n
        put_list(row, gifts)


def put_cards(row: Row, cards: tuple[int, ...], count: int) -> None:
    """A column for each card: how often it is there. Mostly each is there once, or none is."""
    mask = 0
    for card in cards:
        bit = 1 << card
        if mask & bit:
            put_often(row, cards, count)
            return
        mask |= bit
    put_bits(row, mask, count)


def put_often(row: Row, cards: tuple[int, ...], count: int) -> None:
    found = [0] * count
    for card in cards:
        found[card] += 1
    row.append(bytes(found))
