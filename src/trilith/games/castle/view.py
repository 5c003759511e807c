"""AM-INFO. What each seat may see, built field by field; and what it must imagine."""

from __future__ import annotations

from typing import Any

from trilith.engine.event import NOBODY
from trilith.engine.game import View
from trilith.engine.rng import Rng
from trilith.games.castle.components import (
    ARCHITECT,
    CARDS,
    GRANARY,
    HOSTS,
    INNKEEPER,
    ITEMS,
    LADY,
    PLACES,
    RESOURCES,
    TILES,
    WINTER_CARDS,
)
from trilith.games.castle.selection import is_set_complete
from trilith.games.castle.snowfall import SufferSnowfall
from trilith.games.castle.state import CastleState
from trilith.games.castle.turn import PHASES


def view(s: CastleState, viewer: int) -> View:
    """AM-INFO-01, AM-INFO-02, AM-INFO-03, AM-INFO-04. All that lies open, and the viewer's own
    cards.
    """
    return {
        "season": "winter" if s.winter else "summer",
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": s.data.by_players[s.n].rounds,
        "rounds_left": s.round_track,
        "winter_marks": list(s.data.round_track.winter_marks) if s.winter else [],
        "first_player": s.first_player,
        "stock": by_name(s.stock),
        "bank": s.bank,
        "watchtower": by_name(s.watchtower),
        "forge_silver": s.forge_silver,
        "buildings": [building(s, tile) for tile in range(len(TILES))],
        "spaces": [helper_space(s, space) for space in range(len(s.data.space))],
        "trader_places": [trader_place(s, place) for place in range(len(PLACES))],
        "winter": winter_cards(s) if s.winter else None,
        "seats": [player(s, seat, viewer) for seat in range(s.n)],
    }


def player(s: CastleState, seat: int, viewer: int) -> dict[str, Any]:
    """One player's area; the hand and the face-down cards by name for their owner alone."""
    is_own = seat == viewer
    return {
        "seat": seat,
        "colour": s.data.start.player_colours[seat],
        "thalers": s.thalers[seat],
        "vp": s.vp[seat],
        "helpers": s.helpers[seat],
        "resources": by_name(s.resources[seat]),
        "goods": by_name(s.goods[seat]),
        "hand": names(s.hand[seat]) if is_own else None,
        "hand_count": s.hand[seat].bit_count(),
        "face_down": names(s.face_down[seat]) if is_own else None,
        "face_down_count": s.face_down[seat].bit_count(),
        "unplayed": names(s.hand[seat] | s.face_down[seat]),
        "discard": names(s.discard[seat]),
        "revealed": names(s.revealed[seat]),
        "lost": names(s.lost[seat]),
        "erected": [TILES[i] for i in range(len(TILES)) if s.erected[seat] >> i & 1],
    }


def building(s: CastleState, tile: int) -> dict[str, Any]:
    entry = s.data.tile[tile]
    built = not s.unbuilt >> tile & 1
    return {
        "id": entry.id,
        "kind": entry.kind,
        "value": entry.value,
        "vp": entry.vp,
        "built": built,
    }


def helper_space(s: CastleState, space: int) -> dict[str, Any]:
    entry = s.data.space[space]
    return {
        "id": entry.id,
        "building": entry.building,
        "price": entry.price,
        "open": s.is_built(HOSTS.index(entry.building)),
        "owner": owner(s.spaces[space]),
    }


def trader_place(s: CastleState, place: int) -> dict[str, Any]:
    entry = s.data.place[place]
    return {
        "id": entry.id,
        "resource": entry.resource,
        "amount": entry.amount,
        "owner": owner(s.places[place]),
        "placed_this_round": bool(s.placed_now >> place & 1),
    }


def winter_cards(s: CastleState) -> dict[str, Any]:
    """AM-INFO-04. How many cards are left is open; their order is nobody's."""
    return {
        "deck": len(s.winter_deck),
        "unseen": sorted(WINTER_CARDS[card] for card in s.winter_deck),
        "in_play": [name for i, name in enumerate(WINTER_CARDS) if s.in_play >> i & 1],
        "innkeeper": {
            "owner": owner(s.innkeeper),
            "thalers": s.inn_thalers,
            "price": s.data.winter[INNKEEPER].price,
        },
        "lady": {
            "vp": s.data.winter[LADY].vp,
            "suitors": [seat for seat in range(s.n) if s.suitors >> seat & 1],
            "items": {name: s.lady_items[i] for i, name in enumerate(ITEMS)},
        },
        "granary": {"owners": list(s.granary), "price": s.data.winter[GRANARY].price},
    }


def names(cards: int) -> list[str]:
    return [name for card, name in enumerate(CARDS) if cards >> card & 1]


def by_name(pieces: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, pieces, strict=True))


def owner(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# ------------------------------------------------------------------ imagining what is hidden


def imagine(s: CastleState, viewer: int, rng: Rng) -> CastleState:
    """AM-INFO-02, AM-INFO-03, AM-INFO-04. Others' face-down cards and the winter deck, dealt anew."""
    c = s.clone()
    for seat in range(c.n):
        if seat != viewer and c.face_down[seat]:
            deal_face_down(c, seat, rng)
    deck = sorted(c.winter_deck)
    rng.shuffle(deck)
    c.winter_deck = tuple(deck)
    c.rng = Rng(rng.draw().to_bytes(8, "big"))
    # Their hands have changed, and with them what the others may answer.
    c.asked = [(question, question.options(c)) for question, _ in c.asked]
    return c


def deal_face_down(s: CastleState, seat: int, rng: Rng) -> None:
    """One of the choices that this player may have made, each equally likely."""
    unplayed = s.hand[seat] | s.face_down[seat]
    choices = possible_choices(s, seat, unplayed, s.face_down[seat].bit_count())
    s.face_down[seat] = choices[rng.below(len(choices))]
    s.hand[seat] = unplayed & ~s.face_down[seat]


def possible_choices(s: CastleState, seat: int, unplayed: int, count: int) -> list[int]:
    """Masks of so many cards that could lie face down, given all that everybody can see."""
    legal = unplayed
    if is_set_complete(s, seat):
        legal &= ~(1 << ARCHITECT)
    masks = [mask for mask in range(1 << len(CARDS)) if mask & ~legal == 0]
    masks = [mask for mask in masks if mask.bit_count() == count]
    question = s.question(seat)
    if isinstance(question, SufferSnowfall):
        # That he is asked at all shows that he has a choice: see AM-SNOW-03.
        hand, face_down = s.hand[seat], s.face_down[seat]
        masks = [mask for mask in masks if leaves_choice(s, question, unplayed, mask)]
        s.hand[seat], s.face_down[seat] = hand, face_down
    return masks


def leaves_choice(s: CastleState, question: SufferSnowfall, unplayed: int, mask: int) -> bool:
    s.hand[question.seat], s.face_down[question.seat] = unplayed & ~mask, mask
    return len(question.options(s)) > 1
