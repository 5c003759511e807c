"""A position as JSON and back, by the names of the rules: for saved games and scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trilith.engine.bits import bits, mask_of, named
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
        "tiles": named(s.unbuilt, TILES),
        "spaces": table(s.spaces, SPACES),
        "trader_places": table(s.places, PLACES),
        "placed_this_round": named(s.placed_now, PLACES),
        "box": table(s.box, ITEMS),
        "winter": {
            "deck": [WINTER_CARDS[card] for card in s.winter_deck],
            "in_play": named(s.in_play, WINTER_CARDS),
            "innkeeper": s.innkeeper,
            "inn_thalers": s.inn_thalers,
            "suitors": bits(s.suitors),
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
        "hand": named(s.hand[seat], CARDS),
        "face_down": named(s.face_down[seat], CARDS),
        "discard": named(s.discard[seat], CARDS),
        "lost": named(s.lost[seat], CARDS),
        "revealed": named(s.revealed[seat], CARDS),
        "erected": named(s.erected[seat], TILES),
        "helpers_placed_on": named(s.placed_on[seat], HOSTS),
        "points": table(s.points[seat], SOURCES),
    }


def table(values: list[int], names: Sequence[str]) -> dict[str, int]:
    return dict(zip(names, values, strict=True))


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
    s.stock = doc.sub("stock").counts(RESOURCES)
    s.bank = doc.number("bank", 0)
    s.watchtower = doc.sub("watchtower").counts(RESOURCES)
    s.forge_silver = doc.number("forge_silver", 0)
    s.unbuilt = doc.mask("tiles", TILES)
    s.spaces = doc.sub("spaces").counts(SPACES, NOBODY, s.n - 1)
    s.places = doc.sub("trader_places").counts(PLACES, NOBODY, s.n - 1)
    s.placed_now = doc.mask("placed_this_round", PLACES)
    s.box = doc.sub("box").counts(ITEMS)


def load_winter(s: CastleState, doc: Doc) -> None:
    s.winter_deck = doc.row("deck", WINTER_CARDS)
    s.in_play = doc.mask("in_play", WINTER_CARDS)
    s.innkeeper = doc.number("innkeeper", NOBODY, s.n - 1)
    s.inn_thalers = doc.number("inn_thalers", 0)
    s.suitors = mask_of(doc.numbers("suitors", 0, s.n - 1))
    s.lady_items = doc.sub("lady_items").counts(ITEMS)
    s.granary = tuple(doc.numbers("granary", 0, s.n - 1))


def load_seat(s: CastleState, seat: int, doc: Doc) -> None:
    s.thalers[seat] = doc.number("thalers", 0)
    s.vp[seat] = doc.number("vp", 0)
    s.helpers[seat] = doc.number("helpers", 0)
    s.resources[seat] = doc.sub("resources").counts(RESOURCES)
    s.goods[seat] = doc.sub("goods").counts(RESOURCES)
    s.hand[seat] = doc.mask("hand", CARDS)
    s.face_down[seat] = doc.mask("face_down", CARDS)
    s.discard[seat] = doc.mask("discard", CARDS)
    s.lost[seat] = doc.mask("lost", CARDS)
    s.revealed[seat] = doc.mask("revealed", CARDS)
    s.erected[seat] = doc.mask("erected", TILES)
    s.placed_on[seat] = doc.mask("helpers_placed_on", HOSTS)
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
            twice = named(together & pile, CARDS)[0]
            raise BadInput(doc.where, f"the {twice} is in two of hand, face_down, discard, lost")
        together |= pile
    if together != ALL_CARDS:
        missing = ", ".join(named(ALL_CARDS & ~together, CARDS))
        raise BadInput(doc.where, f"missing from hand, face_down, discard and lost: {missing}")
