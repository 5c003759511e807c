"""What a seat may see, built field by field; and positions that it may imagine."""

from __future__ import annotations

from typing import Any

from trilith.engine.rng import Rng
from trilith.games.ezra_nehemiah.banners import banners
from trilith.games.ezra_nehemiah.connections import links
from trilith.games.ezra_nehemiah.names import (
    ALTAR_CARDS,
    BANNERS,
    BLESSINGS,
    CARDS,
    COLOURS,
    FOCUS_CARDS,
    GOLD,
    GOODS,
    HEROES,
    PHASES,
    RING,
    RIVAL,
    SCHEME_CARDS,
    SCROLL_SPACES,
    SCROLLS,
    SILVER,
    SOLO_SIDES,
    TILE_TYPES,
    TURN,
    WALL_CARDS,
)
from trilith.games.ezra_nehemiah.prophets import ZONES, zone
from trilith.games.ezra_nehemiah.reckoning import (
    banner_sources,
    banners_to_come,
    opponent_sabbath,
    plays,
    prepare_items,
    reckon_mat,
    torah_prices,
)
from trilith.games.ezra_nehemiah.snapshot import (
    dump_scroll,
    dump_space,
    dump_turn,
    name_or_none,
    named,
)
from trilith.games.ezra_nehemiah.state import EzraState, Mat, temple_list


def view(s: EzraState, seat: int) -> dict[str, Any]:
    """The whole table as this seat sees it; every field is named here or it is not shown."""
    judgment = s.data.judgments[s.altar_card][s.round - 1]
    shown = {
        "phase": PHASES[s.phase],
        "round": s.round,
        "day": s.day,
        "shofar": s.shown(s.shofar),
        "active": s.shown(s.active),
        "turn": dump_turn(s),
        "banners": {colour: banners(s, i) for i, colour in enumerate(BANNERS[:3])}
        if s.phase == TURN
        else {},
        "banner_sources": banner_sources(s),
        "banners_to_come": banners_to_come(s),
        "prepare": prepare_items(s),
        "torah": torah_prices(s),
        "altar_card": ALTAR_CARDS[s.altar_card],
        "prophets": {"zechariah": judgment.zechariah, "haggai": judgment.haggai},
        "ring": {name: dump_space(s, i) for i, name in enumerate(RING)},
        "links": [
            {"wall": RING[wall], "gate": RING[gate], "made": made} for wall, gate, made in links(s)
        ],
        "scrolls": {name: dump_scroll(s, i) for i, name in enumerate(SCROLL_SPACES)},
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
        "seats": [view_mat(s, other, other == seat) for other in s.people()],
    }
    if s.side >= 0:
        shown["opponent"] = view_opponent(s)
    return shown


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


def view_mat(s: EzraState, seat: int, own: bool) -> dict[str, Any]:
    """EN-CARD-04. One player's things; hand, drawn and known wall cards for the owner only."""
    mat = s.mats[seat]
    shown: dict[str, Any] = {
        "colour": COLOURS[seat],
        "vp": mat.vp(),
        "goods": dict(zip(GOODS, mat.goods, strict=True)),
        "storage": s.storage(seat),
        "supply": mat.supply,
        "pool": mat.pool,
        "levites": mat.levites,
        "traders": [spot + 1 for spot in range(4) if mat.traders >> spot & 1],
        "elders": [spot + 1 for spot in range(4) if mat.elders >> spot & 1],
        "farmers": mat.farmers,
        "labourers": mat.labourers,
        "tent": mat.tent,
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
        **reckon_mat(s, seat, own),
    }
    if own:
        shown["hand"] = named(mat.hand, CARDS)
        shown["plays"] = plays(s, seat)
        shown["drawn"] = [WALL_CARDS[card] for card in mat.drawn]
        shown["wall_top"] = [WALL_CARDS[card] for card in known_top(mat)]
        shown["wall_bottom"] = [WALL_CARDS[card] for card in known_bottom(mat)]
    return shown


def known_top(mat: Mat) -> tuple[int, ...]:
    """EN-WALL-11. The wall cards that the owner put on top."""
    return mat.wall_pile[: mat.wall_top]


def known_bottom(mat: Mat) -> tuple[int, ...]:
    """EN-WALL-11. The wall cards that the owner put at the bottom."""
    return mat.wall_pile[len(mat.wall_pile) - mat.wall_bottom :]


# ------------------------------------------------------------------ imagining


def imagine(s: EzraState, seat: int, rng: Rng) -> EzraState:
    """Every hidden card dealt anew, as it could be for this seat."""
    c = s.clone()
    for other, mat in enumerate(c.mats):
        deal_characters(mat, other == seat, rng)
        deal_walls(mat, other == seat, rng)
    c.focus_pile = dealt_anew(c.focus_pile, rng)
    c.scheme_pile = dealt_anew(c.scheme_pile, rng)
    c.rng = Rng.of(f"{rng.draw()}")
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
    mat.hand = kept | sum(1 << card for card in loose[:n])
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
