"""AM-INFO. What a seat sees as a row of columns; see trilith.engine.encoding."""

from __future__ import annotations

from typing import Final

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
    put_list,
    put_one,
    put_seat,
    put_seats,
    seat_of,
    seats_of,
    some_of,
)
from trilith.engine.moments import ONE, Fact
from trilith.engine.task import AnyOrder
from trilith.games.castle.components import (
    CARDS,
    HOSTS,
    ITEMS,
    PLACES,
    RESOURCES,
    SPACES,
    TILES,
    WINTER_CARDS,
)
from trilith.games.castle.moments import MOMENTS
from trilith.games.castle.state import CastleState
from trilith.games.castle.stonemason import Buy, SellLast
from trilith.games.castle.turn import PHASES

QUESTIONS: Final = Questions(
    [
        *[(name, m.task, m.facts) for name, m in MOMENTS.items() if m.task is not None],
        ("sell", SellLast, [Fact("item", ONE, RESOURCES, "kind")]),
        ("order", AnyOrder, []),
    ]
)


def features(n: int) -> list[Feature]:
    """Every value of a row for this number of players, in the order in which `encode` writes them."""
    found = [
        one_of("season", ("summer", "winter")),
        one_of("phase", PHASES),
        number("round"),
        number("rounds_left"),
        seat_of("first_player", n),
        *numbers("stock", RESOURCES),
        number("bank"),
        *numbers("watchtower", RESOURCES),
        number("forge_silver"),
        *[flag(f"buildings.{i}.built") for i in range(len(TILES))],
        *[seat_of(f"spaces.{i}.owner", n) for i in range(len(SPACES))],
        *[seat_of(f"trader_places.{i}.owner", n) for i in range(len(PLACES))],
        *[flag(f"trader_places.{i}.placed_this_round") for i in range(len(PLACES))],
        seats_of("purchase.bought", n),
        seats_of("purchase.refused", n),
        some_of("winter.unseen", WINTER_CARDS),
        some_of("winter.in_play", WINTER_CARDS),
        seat_of("winter.innkeeper.owner", n),
        number("winter.innkeeper.thalers"),
        seats_of("winter.lady.suitors", n),
        *numbers("winter.lady.items", ITEMS),
        seats_of("winter.granary.owners", n, 4),
        some_of("seats.0.hand", CARDS),
        some_of("seats.0.face_down", CARDS),
    ]
    for i in range(n):
        found += features_of_player(f"seats.{i}")
    return [*found, *QUESTIONS.features(n)]


def features_of_player(at: str) -> list[Feature]:
    return [
        number(f"{at}.thalers"),
        number(f"{at}.vp"),
        number(f"{at}.helpers"),
        *numbers(f"{at}.resources", RESOURCES),
        *numbers(f"{at}.goods", RESOURCES),
        number(f"{at}.hand_count", len(CARDS)),
        number(f"{at}.face_down_count", len(CARDS)),
        some_of(f"{at}.unplayed", CARDS),
        some_of(f"{at}.discard", CARDS),
        some_of(f"{at}.revealed", CARDS),
        some_of(f"{at}.lost", CARDS),
        some_of(f"{at}.erected", TILES),
        some_of(f"{at}.placed_on", HOSTS),
    ]


def encode(s: CastleState, seat: int) -> bytes:
    """AM-INFO-01, AM-INFO-02, AM-INFO-03, AM-INFO-04. Everything that lies open, and the seat's own
    cards.
    """
    row: Row = []
    put_board(row, s, seat)
    put_winter(row, s, seat)
    put_bits(row, s.hand[seat], len(CARDS))
    put_bits(row, s.face_down[seat], len(CARDS))
    for i in range(s.n):
        put_player(row, s, (seat + i) % s.n)
    QUESTIONS.put_asked(row, s, seat, s.n)
    return b"".join(row)


def put_board(row: Row, s: CastleState, seat: int) -> None:
    n = s.n
    put_one(row, 1 if s.winter else 0, 2)
    put_one(row, s.phase, len(PHASES))
    put(row, s.round)
    put(row, s.round_track)
    put_seat(row, s.first_player, seat, n)
    put_list(row, s.stock)
    put(row, s.bank)
    put_list(row, s.watchtower)
    put(row, s.forge_silver)
    put_bits(row, ~s.unbuilt & (1 << len(TILES)) - 1, len(TILES))
    for owner in s.spaces:
        put_seat(row, owner, seat, n)
    for owner in s.places:
        put_seat(row, owner, seat, n)
    put_bits(row, s.placed_now, len(PLACES))
    put_purchase(row, s, seat)


def put_purchase(row: Row, s: CastleState, seat: int) -> None:
    """AM-STM-04, AM-STM-06. Whom the stonemason has bought from, and who kept the last piece."""
    task = s.stack[-1] if s.stack else None
    if isinstance(task, SellLast):
        task = task.buying
    bought, refused = (task.bought, task.refused) if isinstance(task, Buy) else (0, 0)
    put_seats(row, bought, seat, s.n)
    put_seats(row, refused, seat, s.n)


def put_winter(row: Row, s: CastleState, seat: int) -> None:
    """AM-INFO-04. Which winter cards are left is known to all; their order to nobody."""
    unseen = 0
    for card in s.winter_deck:
        unseen |= 1 << card
    put_bits(row, unseen, len(WINTER_CARDS))
    put_bits(row, s.in_play, len(WINTER_CARDS))
    put_seat(row, s.innkeeper, seat, s.n)
    put(row, s.inn_thalers)
    put_seats(row, s.suitors, seat, s.n)
    put_list(row, s.lady_items)
    for i in range(s.n):
        put(row, s.granary.count((seat + i) % s.n))


def put_player(row: Row, s: CastleState, seat: int) -> None:
    put(row, s.thalers[seat])
    put(row, s.vp[seat])
    put(row, s.helpers[seat])
    put_list(row, s.resources[seat])
    put_list(row, s.goods[seat])
    hand, face_down = s.hand[seat], s.face_down[seat]
    put(row, hand.bit_count())
    put(row, face_down.bit_count())
    put_bits(row, hand | face_down, len(CARDS))
    put_bits(row, s.discard[seat], len(CARDS))
    put_bits(row, s.revealed[seat], len(CARDS))
    put_bits(row, s.lost[seat], len(CARDS))
    put_bits(row, s.erected[seat], len(TILES))
    put_bits(row, s.placed_on[seat], len(HOSTS))
