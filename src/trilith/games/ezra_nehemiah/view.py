"""What a seat may see, built field by field; and positions that it may imagine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from trilith.engine.bits import bits, mask_of, named
from trilith.engine.game import Sight, View
from trilith.engine.rng import Rng
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
from trilith.games.ezra_nehemiah.printed import UNLIMITED
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
"""How many of each rarely changing part are kept: from moment to moment most stays as it is."""


class Parts:
    """What lies open, as it was made for all seats; what has not changed serves again."""

    __slots__ = ("city", "mats", "own", "reckoned")

    def __init__(self, city: View, reckoned: View, mats: list[View]) -> None:
        self.city = city
        self.reckoned = reckoned
        self.mats = mats
        self.own: dict[int, View] = {}
        """The mats of the viewers, with what only they see."""


def look(s: EzraState, seats: Sequence[int], last: Sight | None = None) -> Sight:
    """The whole table as these seats see it; every field is named here or it is not shown."""
    before = last.state if last is not None else None
    kept = last.parts if last is not None else None
    if isinstance(before, EzraState) and isinstance(kept, Parts) and has_same_city(before, s):
        parts = changed(s, before, kept)
    else:
        parts = Parts(city(s), reckoned(s), [view_mat(s, other) for other in s.people()])
    shown = public(s, parts)
    views: list[View] = [{**shown, "seats": with_own(s, parts, seat)} for seat in seats]
    return Sight(s, views, parts)


def has_same_city(before: EzraState, s: EzraState) -> bool:
    """Is all the same that the players' things are reckoned with: the board, and the round?"""
    return (
        before.owner == s.owner
        and before.rubble == s.rubble
        and before.wall_card == s.wall_card
        and before.gate_silver == s.gate_silver
        and before.scrolls == s.scrolls
        and before.scribes == s.scribes
        and before.white == s.white
        and before.row_food == s.row_food
        and before.hero_owner == s.hero_owner
        and before.temple == s.temple
        and before.altar_order == s.altar_order
        and before.round == s.round
        and before.data is s.data
    )


def changed(s: EzraState, before: EzraState, kept: Parts) -> Parts:
    """The parts of a position with the same board; unchanged ones are the same objects."""
    same = [s.mats[i].equals(before.mats[i]) for i in range(len(s.mats))]
    mats = [mat if same[i] else view_mat(s, i) for i, mat in enumerate(kept.mats)]
    is_same_turn = all(same) and has_same_turn(before, s)
    parts = Parts(kept.city, kept.reckoned if is_same_turn else reckoned(s), mats)
    if has_same_card(before, s):
        parts.own = {seat: mat for seat, mat in kept.own.items() if same[seat]}
    return parts


def has_same_card(before: EzraState, s: EzraState) -> bool:
    """Is the same player to play a card, or has played the same?"""
    return before.phase == s.phase and before.active == s.active and before.card == s.card


def has_same_turn(before: EzraState, s: EzraState) -> bool:
    """Is it the same turn, and as much of it done?"""
    return (
        has_same_card(before, s)
        and before.main == s.main
        and before.main_done == s.main_done
        and before.trader_used == s.trader_used
        and before.elder_used == s.elder_used
        and before.spent == s.spent
        and before.levites_used == s.levites_used
        and before.levite_placed == s.levite_placed
        and before.prepared == s.prepared
        and before.bonus == s.bonus
    )


def with_own(s: EzraState, parts: Parts, seat: int) -> list[View]:
    """EN-CARD-04. Everybody's things; hand, drawn and known wall cards for their owner only."""
    mats = parts.mats
    if not 0 <= seat < len(mats):
        return mats
    if seat not in parts.own:
        parts.own[seat] = {**mats[seat], **own_things(s, seat)}
    shown = mats.copy()
    shown[seat] = parts.own[seat]
    return shown


def public(s: EzraState, parts: Parts) -> View:
    """What lies open between the players."""
    judgment = s.data.judgments[s.altar_card][s.round - 1]
    shown = {
        "phase": PHASES[s.phase],
        "round": s.round,
        "day": s.day,
        "shofar": s.shown(s.shofar),
        "active": s.shown(s.active),
        "turn": {**dump_turn(s), "prepared": done(s)},
        **parts.reckoned,
        "altar_card": ALTAR_CARDS[s.altar_card],
        "prophets": {"zechariah": judgment.zechariah, "haggai": judgment.haggai},
        **parts.city,
    }
    if s.side >= 0:
        shown["opponent"] = view_opponent(s)
    return shown


def reckoned(s: EzraState) -> View:
    """What follows from the turn under way."""
    return {
        "banners": spendable(s),
        "banner_sources": banner_sources(s),
        "banners_to_come": banners_to_come(s),
        "prepare": prepare_items(s),
        "torah": torah_prices(s),
    }


def city(s: EzraState) -> View:
    """The board of Jerusalem."""
    return {
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


def ring(s: EzraState) -> dict[str, Any]:
    """The walls and gates around the city: they rarely change, and are rebuilt only then."""
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
    """Every hidden card dealt anew, as it might be from this seat's view."""
    return deal_anew(s, (seat,), rng)


def redeal(s: EzraState, rng: Rng) -> EzraState:
    """Deal anew every card that nobody knows; what only its owner knows stays."""
    return deal_anew(s, tuple(range(s.n)), rng)


def deal_anew(s: EzraState, owners: tuple[int, ...], rng: Rng) -> EzraState:
    """Deal every card anew, except their own cards that these seats know."""
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
    """The owner knows what is drawn and what went on top and to the bottom; others know nothing."""
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
