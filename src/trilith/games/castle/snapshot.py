"""A position as JSON and back, by the names of the rules: for saved games and scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trilith.engine.doc import Doc
from trilith.engine.errors import BadInput
from trilith.engine.event import NOBODY
from trilith.engine.rng import Rng
from trilith.games.castle.components import (
    ALL_CARDS,
    CARDS,
    FROM_START,
    HOSTS,
    ITEMS,
    PLACES,
    RESOURCES,
    SOURCES,
    SPACES,
    TILES,
    WINTER_CARDS,
    CastleData,
)
from trilith.games.castle.state import CastleState
from trilith.games.castle.turn import PHASES

# ------------------------------------------------------------------ out


def dump(s: CastleState) -> dict[str, Any]:
    return {
        "season": "winter" if s.winter else "summer",
        "phase": PHASES[s.phase],
        "round": s.round,
        "round_track": s.round_track,
        "first_player": s.first_player,
        "stock": table(s.stock, RESOURCES),
        "bank": s.bank,
        "watchtower": table(s.watchtower, RESOURCES),
        "forge_silver": s.forge_silver,
        "tiles": members(s.unbuilt, TILES),
        "spaces": table(s.spaces, SPACES),
        "trader_places": table(s.places, PLACES),
        "placed_this_round": members(s.placed_now, PLACES),
        "box": table(s.box, ITEMS),
        "winter": {
            "deck": [WINTER_CARDS[card] for card in s.winter_deck],
            "in_play": members(s.in_play, WINTER_CARDS),
            "innkeeper": s.innkeeper,
            "inn_thalers": s.inn_thalers,
            "suitors": [seat for seat in range(s.n) if s.suitors >> seat & 1],
            "lady_items": table(s.lady_items, ITEMS),
            "granary": list(s.granary),
        },
        "seats": [dump_seat(s, seat) for seat in range(s.n)],
    }


def dump_seat(s: CastleState, seat: int) -> dict[str, Any]:
    return {
        "thalers": s.thalers[seat],
        "vp": s.vp[seat],
        "helpers": s.helpers[seat],
        "resources": table(s.resources[seat], RESOURCES),
        "goods": table(s.goods[seat], RESOURCES),
        "hand": members(s.hand[seat], CARDS),
        "face_down": members(s.face_down[seat], CARDS),
        "discard": members(s.discard[seat], CARDS),
        "lost": members(s.lost[seat], CARDS),
        "revealed": members(s.revealed[seat], CARDS),
        "erected": members(s.erected[seat], TILES),
        "helpers_placed_on": members(s.placed_on[seat], HOSTS),
        "points": table(s.points[seat], SOURCES),
    }


def table(values: list[int], names: Sequence[str]) -> dict[str, int]:
    return dict(zip(names, values, strict=True))


def members(mask: int, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


# ------------------------------------------------------------------ in


def load(doc: Doc, data: CastleData, rng: Rng) -> CastleState:
    seats = doc.subs("seats")
    if len(seats) not in data.by_players:
        raise BadInput(doc.path("seats"), f"expected 2 to 4 players, found {len(seats)}")
    winter = doc.text("season", ("summer", "winter")) == "winter"
    s = CastleState(data, len(seats), winter, rng)
    s.clear()
    load_board(s, doc)
    load_winter(s, doc.sub("winter"))
    for seat, mat in enumerate(seats):
        load_seat(s, seat, mat)
    return s


def load_board(s: CastleState, doc: Doc) -> None:
    s.phase = PHASES.index(doc.text("phase", PHASES))
    s.round = doc.number("round", 0)
    s.round_track = doc.number("round_track", 0, s.data.round_track.spaces)
    s.first_player = doc.number("first_player", 0, s.n - 1)
    s.stock = numbers(doc.sub("stock"), RESOURCES)
    s.bank = doc.number("bank", 0)
    s.watchtower = numbers(doc.sub("watchtower"), RESOURCES)
    s.forge_silver = doc.number("forge_silver", 0)
    s.unbuilt = mask(doc, "tiles", TILES)
    s.spaces = numbers(doc.sub("spaces"), SPACES, NOBODY, s.n - 1)
    s.places = numbers(doc.sub("trader_places"), PLACES, NOBODY, s.n - 1)
    s.placed_now = mask(doc, "placed_this_round", PLACES)
    s.box = numbers(doc.sub("box"), ITEMS)


def load_winter(s: CastleState, doc: Doc) -> None:
    deck = doc.texts("deck", WINTER_CARDS)
    s.winter_deck = tuple(WINTER_CARDS.index(name) for name in deck)
    s.in_play = mask(doc, "in_play", WINTER_CARDS)
    s.innkeeper = doc.number("innkeeper", NOBODY, s.n - 1)
    s.inn_thalers = doc.number("inn_thalers", 0)
    s.suitors = sum(1 << seat for seat in seat_list(doc, "suitors", s.n))
    s.lady_items = numbers(doc.sub("lady_items"), ITEMS)
    s.granary = tuple(seat_list(doc, "granary", s.n))


def load_seat(s: CastleState, seat: int, doc: Doc) -> None:
    s.thalers[seat] = doc.number("thalers", 0)
    s.vp[seat] = doc.number("vp", 0)
    s.helpers[seat] = doc.number("helpers", 0)
    s.resources[seat] = numbers(doc.sub("resources"), RESOURCES)
    s.goods[seat] = numbers(doc.sub("goods"), RESOURCES)
    s.hand[seat] = mask(doc, "hand", CARDS)
    s.face_down[seat] = mask(doc, "face_down", CARDS)
    s.discard[seat] = mask(doc, "discard", CARDS)
    s.lost[seat] = mask(doc, "lost", CARDS)
    s.revealed[seat] = mask(doc, "revealed", CARDS)
    s.erected[seat] = mask(doc, "erected", TILES)
    s.placed_on[seat] = mask(doc, "helpers_placed_on", HOSTS)
    load_points(s, seat, doc.sub("points"))
    check_cards(s, seat, doc)


def load_points(s: CastleState, seat: int, doc: Doc) -> None:
    """Where the points come from; those that no source has were there from the start."""
    doc.only(*SOURCES)
    points = [doc.number(source) for source in SOURCES]
    points[FROM_START] += s.vp[seat] - sum(points)
    s.points[seat] = points


def check_cards(s: CastleState, seat: int, doc: Doc) -> None:
    """AM-COMP-07. Each of the eight cards is in exactly one place."""
    piles = (s.hand[seat], s.face_down[seat], s.discard[seat], s.lost[seat])
    together = 0
    for pile in piles:
        if together & pile:
            twice = members(together & pile, CARDS)[0]
            raise BadInput(doc.where, f"the {twice} is in two of hand, face_down, discard, lost")
        together |= pile
    if together != ALL_CARDS:
        missing = ", ".join(members(ALL_CARDS & ~together, CARDS))
        raise BadInput(doc.where, f"missing from hand, face_down, discard and lost: {missing}")


def numbers(doc: Doc, names: Sequence[str], low: int = 0, high: int | None = None) -> list[int]:
    doc.only(*names)
    return [doc.number(name, low, high) for name in names]


def mask(doc: Doc, name: str, names: Sequence[str]) -> int:
    found = 0
    for one in doc.texts(name, names):
        found |= 1 << list(names).index(one)
    return found


def seat_list(doc: Doc, name: str, n: int) -> list[int]:
    found: list[int] = []
    for i, value in enumerate(doc.items(name)):
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < n:
            raise BadInput(f"{doc.path(name)}.{i}", f"expected a seat below {n}, found {value!r}")
        found.append(value)
    return found
