"""What a seat may see, built field by field; and positions that it may imagine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from trilith.engine.bits import bits, mask_of, named
from trilith.engine.game import View
from trilith.engine.rng import Rng
from trilith.games.ezra_nehemiah.components import UNLIMITED
from trilith.games.ezra_nehemiah.connections import links
from trilith.games.ezra_nehemiah.names import (
    ALTAR_CARDS,
    BLESSINGS,
    CARDS,
    COLOURS,
    FOCUS_CARDS,
    GOLD,
    GOODS,
    HEROES,
    NEUTRAL,
    PHASES,
    RING,
    RIVAL,
    SCHEME_CARDS,
    SCROLL_SPACES,
    SCROLLS,
    SILVER,
    SOLO_SIDES,
    TILE_TYPES,
    UNBUILT,
    WALL_CARDS,
)
from trilith.games.ezra_nehemiah.prepare import done
from trilith.games.ezra_nehemiah.prophets import ZONES, zone
from trilith.games.ezra_nehemiah.reckoning import (
    banner_sources,
    banners_to_come,
    card_points,
    opponent_sabbath,
    plays,
    prepare_items,
    reckon_mat,
    spendable,
    torah_prices,
)
from trilith.games.ezra_nehemiah.snapshot import (
    NONE,
    dump_turn,
    name_or_none,
    owner_name,
)
from trilith.games.ezra_nehemiah.state import EzraState, Mat, rubble_list, temple_list

KEPT: Final = 512
"""So many of each part that seldom changes are kept: from moment to moment most stays as it is."""


def views(s: EzraState, seats: Sequence[int]) -> list[View]:
    """The whole table as these seats see it; every field is named here or it is not shown."""
    shown = public(s)
    mats = [view_mat(s, other) for other in s.people()]
    return [{**shown, "seats": with_own(s, mats, seat)} for seat in seats]


def with_own(s: EzraState, mats: list[View], seat: int) -> list[View]:
    """EN-CARD-04. Everybody's things; hand, drawn and known wall cards for their owner only."""
    if not 0 <= seat < len(mats):
        return mats
    shown = mats.copy()
    shown[seat] = {**shown[seat], **own_things(s, seat)}
    return shown


def public(s: EzraState) -> View:
    """What lies open between the players."""
    judgment = s.data.judgments[s.altar_card][s.round - 1]
    shown = {
        "phase": PHASES[s.phase],
        "round": s.round,
        "day": s.day,
        "shofar": s.shown(s.shofar),
        "active": s.shown(s.active),
        "turn": {**dump_turn(s), "prepared": done(s)},
        "banners": spendable(s),
        "banner_sources": banner_sources(s),
        "banners_to_come": banners_to_come(s),
        "prepare": prepare_items(s),
        "torah": torah_prices(s),
        "altar_card": ALTAR_CARDS[s.altar_card],
        "prophets": {"zechariah": judgment.zechariah, "haggai": judgment.haggai},
        "ring": ring(s),
        "links": [
            {"wall": RING[wall], "gate": RING[gate], "made": made} for wall, gate, made in links(s)
        ],
        "scrolls": {name: scroll_space(s, i) for i, name in enumerate(SCROLL_SPACES)},
        "white": [name_or_none(space, SCROLL_SPACES) for space in s.white],
        "row_food": list(s.row_food),
        "heroes": [name for i, name in enumerate(HEROES) if s.hero_owner[i] < 0],
        "temple": {
            "side": s.temple_side.id,
            "columns": s.temple_side.columns,
            "sectors": [list(row) for row in s.temple_side.sector],
            "rows": [temple_list(row) for row in s.temple],
        },
        "altar_order": [s.shown(other) for other in s.altar_order],
    }
    if s.side >= 0:
        shown["opponent"] = view_opponent(s)
    return shown


def ring(s: EzraState) -> dict[str, Any]:
    """The walls and gates around the city: they seldom change, and are made anew only then."""
    seats = tuple([owner_name(s, seat) for seat in range(len(s.mats))])
    spaces = (tuple(s.owner), tuple(s.rubble), tuple(s.wall_card), tuple(s.gate_silver))
    return kept_ring(seats, *spaces)


@lru_cache(KEPT)
def kept_ring(
    seats: tuple[str, ...],
    owners: tuple[int, ...],
    rubble: tuple[int, ...],
    cards: tuple[int, ...],
    silver: tuple[int, ...],
) -> dict[str, Any]:
    unowned = {UNBUILT: NONE, NEUTRAL: "neutral"}
    return {
        name: {
            "owner": seats[owners[i]] if owners[i] >= 0 else unowned[owners[i]],
            "rubble": rubble_list(rubble[i]),
            "wall_card": name_or_none(cards[i], WALL_CARDS),
            "silver": silver[i],
        }
        for i, name in enumerate(RING)
    }


def scroll_space(s: EzraState, space: int) -> dict[str, Any]:
    return kept_scroll(s.scrolls[space], owner_name(s, s.scribes[space]))


@lru_cache(KEPT)
def kept_scroll(tile: int, scribe: str) -> dict[str, Any]:
    return {"tile": SCROLLS[tile], "scribe": scribe}


def view_opponent(s: EzraState) -> dict[str, Any]:
    """EN-SOLO-06. The opponent's things; its piles are face down, what was revealed is open."""
    mat = s.mats[RIVAL]
    return {
        "board": f"solo_{SOLO_SIDES[s.side]}",
        "colour": COLOURS[RIVAL],
        "vp": mat.vp(),
        "goods": {"gold": mat.goods[GOLD], "silver": mat.goods[SILVER]},
        "supply": mat.supply,
        "pool": mat.pool,
        "levites": mat.levites,
        "tent": mat.tent,
        "altar": mat.altar,
        "blessings": dict(zip(BLESSINGS, mat.blessings, strict=True)),
        "heroes": named(mat.heroes, HEROES),
        "wall_count": len(mat.wall_pile),
        "focus_shown": [FOCUS_CARDS[card] for card in s.focus_shown],
        "focus_count": len(s.focus_pile),
        "scheme_shown": [SCHEME_CARDS[card] for card in s.scheme_shown],
        "scheme_count": len(s.scheme_pile),
        "zone": ZONES[zone(s, RIVAL)],
        "sabbath": opponent_sabbath(s),
    }


def view_mat(s: EzraState, seat: int) -> View:
    """One player's things as everybody sees them."""
    mat = s.mats[seat]
    return {
        "colour": COLOURS[seat],
        "vp": mat.vp(),
        "goods": dict(zip(GOODS, mat.goods, strict=True)),
        "storage": None if s.storage(seat) == UNLIMITED else s.storage(seat),
        "supply": mat.supply,
        "pool": mat.pool,
        "levites": mat.levites,
        "traders": bits(mat.traders << 1),
        "elders": bits(mat.elders << 1),
        "farmers": mat.farmers,
        "labourers": mat.labourers,
        "tent": mat.tent,
        "tent_steps": mat.tent_steps,
        "altar": mat.altar,
        "blessings": dict(zip(BLESSINGS, mat.blessings, strict=True)),
        "tiles": {kind: f"{kind}_{mat.tiles[i] + 1}" for i, kind in enumerate(TILE_TYPES)},
        "turned": named(mat.turned, TILE_TYPES),
        "scrolls": named(mat.scrolls, SCROLLS),
        "heroes": named(mat.heroes, HEROES),
        "piles": [[CARDS[card] for card in pile] for pile in mat.piles],
        "tucked": named(mat.tucked, CARDS),
        "hand_count": mat.hand.bit_count(),
        "hand_known": named(mat.known, CARDS),
        "draw_count": len(mat.pouch),
        "wall_count": len(mat.wall_pile),
        "drawn_count": len(mat.drawn),
        **reckon_mat(s, seat),
    }


def own_things(s: EzraState, seat: int) -> View:
    """What only the owner sees."""
    mat = s.mats[seat]
    return {
        "card_points": card_points(s, seat, own=True),
        "hand": named(mat.hand, CARDS),
        "plays": plays(s, seat),
        "drawn": [WALL_CARDS[card] for card in mat.drawn],
        "wall_top": [WALL_CARDS[card] for card in known_top(mat)],
        "wall_bottom": [WALL_CARDS[card] for card in known_bottom(mat)],
    }


def known_top(mat: Mat) -> tuple[int, ...]:
    """EN-WALL-11. The wall cards that the owner put on top."""
    return mat.wall_pile[: mat.wall_top]


def known_bottom(mat: Mat) -> tuple[int, ...]:
    """EN-WALL-11. The wall cards that the owner put at the bottom."""
    return mat.wall_pile[len(mat.wall_pile) - mat.wall_bottom :]


# ------------------------------------------------------------------ imagining


def imagine(s: EzraState, seat: int, rng: Rng) -> EzraState:
    """Every hidden card dealt anew, as it could be for this seat."""
    return deal_anew(s, (seat,), rng)


def redeal(s: EzraState, rng: Rng) -> EzraState:
    """Every card anew that nobody knows; what only its owner knows stays."""
    return deal_anew(s, tuple(range(s.n)), rng)


def deal_anew(s: EzraState, owners: tuple[int, ...], rng: Rng) -> EzraState:
    """Every card anew but those that these seats know of their own."""
    c = s.clone()
    for other, mat in enumerate(c.mats):
        deal_characters(mat, other in owners, rng)
        deal_walls(mat, other in owners, rng)
    c.focus_pile = dealt_anew(c.focus_pile, rng)
    c.scheme_pile = dealt_anew(c.scheme_pile, rng)
    c.rng = rng.fork_named("")
    c.settle()
    return c


def dealt_anew(pile: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """EN-SOLO-04. Which cards are left in a pile of the opponent's is known, their order is not."""
    cards = sorted(pile)
    rng.shuffle(cards)
    return tuple(cards)


def deal_characters(mat: Mat, own: bool, rng: Rng) -> None:
    """The draw pile's order is hidden from all; a hand from the others, but for what is known."""
    kept = mat.hand if own else mat.known
    loose = [
        card for card in range(len(CARDS)) if (mat.hand & ~kept) >> card & 1 or card in mat.pouch
    ]
    rng.shuffle(loose)
    n = (mat.hand & ~kept).bit_count()
    mat.hand = kept | mask_of(loose[:n])
    mat.pouch = tuple(loose[n:])


def deal_walls(mat: Mat, own: bool, rng: Rng) -> None:
    """The owner knows what is drawn, and what he put on top and at the bottom; others nothing."""
    top = known_top(mat) if own else ()
    bottom = known_bottom(mat) if own else ()
    drawn = mat.drawn if own else ()
    known = {*top, *bottom, *drawn}
    loose = sorted({*mat.wall_pile, *mat.drawn} - known)
    rng.shuffle(loose)
    if not own:
        drawn = tuple(loose[: len(mat.drawn)])
        loose = loose[len(mat.drawn) :]
    mat.drawn = drawn
    mat.wall_pile = (*top, *loose, *bottom)
