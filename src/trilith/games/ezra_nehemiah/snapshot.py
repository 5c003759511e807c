"""Snapshots of a position: everything by name, checked when it is read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from trilith.engine.bits import bits, mask_of, named
from trilith.engine.doc import Doc
from trilith.engine.errors import BadInput
from trilith.engine.rng import Rng
from trilith.games.ezra_nehemiah.components import EzraData
from trilith.games.ezra_nehemiah.names import (
    ALL_CARDS,
    ALTAR_CARDS,
    BANNERS,
    BLESSINGS,
    CARDS,
    FOCUS_CARDS,
    GOODS,
    IS_GATE,
    MAINS,
    NEUTRAL,
    PHASES,
    RESOURCES,
    RING,
    RIVAL,
    SCHEME_CARDS,
    SCROLL_SPACES,
    SCROLLS,
    SOLO_SIDES,
    SOURCES,
    SPOTS,
    TILE_TYPES,
    UNBUILT,
    VARIANTS,
    WALL_CARDS,
)
from trilith.games.ezra_nehemiah.rewards import seat_name
from trilith.games.ezra_nehemiah.state import (
    EzraState,
    Mat,
    new_mat,
    rubble_list,
    temple_list,
)

NONE: Final = "none"
MOST: Final = 1000
"""More than any count of a real game reaches: a bound against slips of the pen."""


def owner_name(s: EzraState, owner: int) -> str:
    """A seat, 'opponent', 'neutral' or 'none'."""
    if owner == NEUTRAL:
        return "neutral"
    return NONE if owner == UNBUILT else seat_name(s, owner)


def name_or_none(index: int, names: Sequence[str]) -> str:
    return names[index] if index >= 0 else NONE


# ------------------------------------------------------------------ writing


def dump_fields(s: EzraState) -> dict[str, Any]:
    fields = {
        "players": len(s.people()),
        "altar_card": ALTAR_CARDS[s.altar_card],
        "phase": PHASES[s.phase],
        "round": s.round,
        "day": s.day,
        "shofar": s.shown(s.shofar),
        "active": s.shown(s.active),
        "turn": dump_turn(s),
        "ring": {name: dump_space(s, i) for i, name in enumerate(RING)},
        "scrolls": {name: dump_scroll(s, i) for i, name in enumerate(SCROLL_SPACES)},
        "white": [name_or_none(space, SCROLL_SPACES) for space in s.white],
        "row_food": list(s.row_food),
        "temple": [temple_list(row) for row in s.temple],
        "altar_order": [s.shown(seat) for seat in s.altar_order],
        "seats": [dump_mat(s.mats[seat]) for seat in s.people()],
    }
    if s.side >= 0:
        fields["opponent"] = dump_opponent(s)
    return fields


def dump_turn(s: EzraState) -> dict[str, Any]:
    return {
        "card": name_or_none(s.card, CARDS),
        "main": name_or_none(s.main, MAINS),
        "main_done": s.main_done,
        "aux_used": s.aux_used,
        "trader_used": s.trader_used,
        "elder_used": s.elder_used,
        "bonus": dict(zip(BANNERS, s.bonus, strict=True)),
        "spent": s.spent,
        "levites_used": s.levites_used,
        "levite_placed": s.levite_placed,
        "stepped": s.stepped,
        "scribe_done": s.scribe_done,
        "tent_done": s.tent_done,
        "prepared": s.prepared,
    }


def dump_space(s: EzraState, space: int) -> dict[str, Any]:
    return {
        "owner": owner_name(s, s.owner[space]),
        "rubble": rubble_list(s.rubble[space]),
        "wall_card": name_or_none(s.wall_card[space], WALL_CARDS),
        "silver": s.gate_silver[space],
    }


def dump_scroll(s: EzraState, space: int) -> dict[str, Any]:
    return {"tile": SCROLLS[s.scrolls[space]], "scribe": owner_name(s, s.scribes[space])}


def dump_mat(mat: Mat) -> dict[str, Any]:
    return {
        "goods": dict(zip(GOODS, mat.goods, strict=True)),
        "points": dict(zip(SOURCES, mat.points, strict=True)),
        "supply": mat.supply,
        "levites": mat.levites,
        "traders": bits(mat.traders << 1),
        "elders": bits(mat.elders << 1),
        "farmers": mat.farmers,
        "labourers": mat.labourers,
        "tent": mat.tent,
        "tent_steps": mat.tent_steps,
        "altar": mat.altar,
        "blessings": dict(zip(BLESSINGS, mat.blessings, strict=True)),
        "hand": named(mat.hand, CARDS),
        "known": named(mat.known, CARDS),
        "draw_pile": [CARDS[card] for card in mat.pouch],
        "piles": [[CARDS[card] for card in pile] for pile in mat.piles],
        "tucked": named(mat.tucked, CARDS),
        "tiles": {kind: mat.tiles[i] + 1 for i, kind in enumerate(TILE_TYPES)},
        "turned": named(mat.turned, TILE_TYPES),
        "wall_pile": [WALL_CARDS[card] for card in mat.wall_pile],
        "wall_top": mat.wall_top,
        "wall_bottom": mat.wall_bottom,
        "drawn": [WALL_CARDS[card] for card in mat.drawn],
    }


def dump_opponent(s: EzraState) -> dict[str, Any]:
    """EN-SOLO-06. The opponent has no hand, player board or tiles, but two piles of cards."""
    mat = s.mats[RIVAL]
    return {
        "side": SOLO_SIDES[s.side],
        "goods": dict(zip(GOODS, mat.goods, strict=True)),
        "points": dict(zip(SOURCES, mat.points, strict=True)),
        "supply": mat.supply,
        "levites": mat.levites,
        "tent": mat.tent,
        "altar": mat.altar,
        "blessings": dict(zip(BLESSINGS, mat.blessings, strict=True)),
        "wall_pile": [WALL_CARDS[card] for card in mat.wall_pile],
        "focus_pile": [FOCUS_CARDS[card] for card in s.focus_pile],
        "focus_shown": [FOCUS_CARDS[card] for card in s.focus_shown],
        "scheme_pile": [SCHEME_CARDS[card] for card in s.scheme_pile],
        "scheme_shown": [SCHEME_CARDS[card] for card in s.scheme_shown],
    }


# ------------------------------------------------------------------ reading


def load_fields(doc: Doc, data: EzraData, rng: Rng) -> EzraState:
    n = doc.number("players", 1, 4)
    if n not in data.setups:
        raise BadInput(doc.path("players"), f"no setup for {n} players")
    seats = doc.subs("seats")
    if len(seats) != n:
        raise BadInput(doc.path("seats"), f"expected {n} seats, found {len(seats)}")
    mats = [load_mat(seat, data) for seat in seats]
    if n == 1:
        mats.append(load_opponent(doc.sub("opponent"), data))
    s = EzraState(data, rng, mats)
    s.set_up_lists()
    if n == 1:
        load_piles(s, doc.sub("opponent"))
    s.altar_card = ALTAR_CARDS.index(doc.text("altar_card", ALTAR_CARDS))
    s.phase = PHASES.index(doc.text("phase", PHASES))
    s.round = doc.number("round", 1, data.rounds)
    s.day = doc.number("day", 0, data.days)
    s.shofar = _seat(s, doc, "shofar")
    s.active = _seat(s, doc, "active")
    load_turn(s, doc.sub("turn"))
    load_ring(s, doc.sub("ring"))
    load_scrolls(s, doc)
    load_temple(s, doc)
    load_altar(s, doc)
    take_scrolls(s)
    for i, seat in enumerate(seats):
        check_cards(s, i, seat)
        check_walls(s, i, seat)
        check_workers(s, i, seat)
    if s.side >= 0:
        check_walls(s, RIVAL, doc.sub("opponent"))
        check_workers(s, RIVAL, doc.sub("opponent"))
    return s


def load_turn(s: EzraState, doc: Doc) -> None:
    s.card = _index(doc, "card", CARDS)
    s.main = _index(doc, "main", MAINS)
    s.main_done = doc.flag("main_done")
    s.aux_used = doc.flag("aux_used")
    s.trader_used = doc.flag("trader_used")
    s.elder_used = doc.flag("elder_used")
    s.bonus = doc.sub("bonus").counts(BANNERS, 0, MOST)
    s.spent = doc.number("spent", 0, MOST)
    s.levites_used = doc.number("levites_used", 0, MOST)
    s.levite_placed = doc.flag("levite_placed")
    s.stepped = doc.flag("stepped")
    s.scribe_done = doc.flag("scribe_done")
    s.tent_done = doc.flag("tent_done")
    s.prepared = doc.number("prepared", 0)


def load_ring(s: EzraState, doc: Doc) -> None:
    doc.only(*RING)
    for i, name in enumerate(RING):
        space = doc.sub(name)
        s.owner[i] = _owner(s, space, "owner", ("neutral", NONE))
        s.wall_card[i] = _index(space, "wall_card", WALL_CARDS)
        if (s.wall_card[i] >= 0) != (s.owner[i] >= 0 and not IS_GATE[i]):
            raise BadInput(space.where, "a wall of a player has a wall card, and nothing else has")
        s.gate_silver[i] = space.number("silver", 0, MOST)
        cubes = space.texts("rubble", RESOURCES)
        if len(cubes) > 15 or (cubes and (s.owner[i] != UNBUILT or s.data.is_corner[i])):
            raise BadInput(space.path("rubble"), "expected none here")
        s.rubble[i] = sum(1 << 4 * RESOURCES.index(cube) for cube in cubes)


def load_scrolls(s: EzraState, doc: Doc) -> None:
    scrolls = doc.sub("scrolls")
    scrolls.only(*SCROLL_SPACES)
    for i, name in enumerate(SCROLL_SPACES):
        space = scrolls.sub(name)
        s.scrolls[i] = SCROLLS.index(space.text("tile", SCROLLS))
        s.scribes[i] = _owner(s, space, "scribe", (NONE,))
    if len(set(s.scrolls)) != len(s.scrolls):
        raise BadInput(scrolls.where, "a tile lies there twice")
    white = doc.texts("white", (*SCROLL_SPACES, NONE))
    if len(white) != len(s.white):
        raise BadInput(doc.path("white"), f"expected {len(s.white)} places")
    s.white = [SCROLL_SPACES.index(name) if name != NONE else -1 for name in white]
    food = doc.items("row_food")
    if len(food) != len(s.row_food) or not all(type(n) is int and n >= 0 for n in food):
        raise BadInput(doc.path("row_food"), f"expected {len(s.row_food)} numbers")
    s.row_food = [n for n in food if isinstance(n, int)]


def load_temple(s: EzraState, doc: Doc) -> None:
    rows = doc.items("temple")
    if len(rows) != len(s.temple):
        raise BadInput(doc.path("temple"), f"expected {len(s.temple)} rows")
    for i, cubes in enumerate(rows):
        row = Doc({"row": cubes}, f"{doc.path('temple')}.{i}")
        names = row.texts("row", RESOURCES[:3])
        if len(names) > s.temple_side.columns:
            raise BadInput(row.where, f"expected at most {s.temple_side.columns} cubes")
        s.temple[i] = sum(
            (RESOURCES.index(name) + 1) << 3 * column for column, name in enumerate(names)
        )


def load_altar(s: EzraState, doc: Doc) -> None:
    """The order must agree with the spaces; they correct a position written by hand."""
    order = [RIVAL if n == s.shown(RIVAL) else n for n in doc.items("altar_order")]
    if sorted(n for n in order if isinstance(n, int)) != list(range(s.n)):
        raise BadInput(doc.path("altar_order"), "expected every seat once")
    s.altar_order = [n for n in order if isinstance(n, int)]
    s.altar_order.sort(key=lambda seat: -s.mats[seat].altar)


def take_scrolls(s: EzraState) -> None:
    """EN-TORAH-10, EN-HERO-01. Tiles and heroes belong to the player whose scribe stands on them."""
    for space, seat in enumerate(s.scribes):
        if seat >= 0:
            tile = s.scrolls[space]
            if not s.is_opponent(seat):
                s.mats[seat].scrolls |= 1 << tile
            hero = s.data.scrolls[tile].hero
            if hero >= 0:
                s.mats[seat].heroes |= 1 << hero
                s.hero_owner[hero] = seat


def load_mat(doc: Doc, data: EzraData) -> Mat:
    mat = new_mat()
    load_supply(doc, mat, data)
    mat.traders = _spots(doc, "traders")
    mat.elders = _spots(doc, "elders")
    mat.farmers = doc.number("farmers", 0, data.workers)
    mat.labourers = doc.number("labourers", 0, data.workers)
    mat.tent_steps = doc.number("tent_steps", 0, MOST)
    load_cards(doc, mat)
    tiles = doc.sub("tiles")
    mat.tiles = tuple([tiles.number(kind, 1, VARIANTS) - 1 for kind in TILE_TYPES])
    mat.turned = doc.mask("turned", TILE_TYPES)
    return mat


def load_supply(doc: Doc, mat: Mat, data: EzraData) -> None:
    """What players and the opponent have alike."""
    mat.goods = doc.sub("goods").counts(GOODS, 0, MOST)
    mat.points = doc.sub("points").counts(SOURCES, -MOST, MOST)
    mat.supply = doc.number("supply", 0, data.workers)
    mat.levites = doc.number("levites", 0, data.max_levites)
    mat.tent = doc.number("tent", 0, data.tent_places - 1)
    mat.altar = doc.number("altar", 0, data.altar_last)
    mat.blessings = doc.sub("blessings").counts(BLESSINGS, 0, data.blessing_last)


def load_opponent(doc: Doc, data: EzraData) -> Mat:
    """EN-SOLO-06. The opponent's goods, workers, markers and wall cards."""
    mat = new_mat()
    load_supply(doc, mat, data)
    mat.wall_pile = doc.row("wall_pile", WALL_CARDS)
    return mat


def load_piles(s: EzraState, doc: Doc) -> None:
    """EN-SOLO-03, EN-SOLO-04. The opponent's side and cards, each in its pile or revealed."""
    s.side = SOLO_SIDES.index(doc.text("side", SOLO_SIDES))
    s.focus_pile = doc.row("focus_pile", FOCUS_CARDS)
    s.focus_shown = doc.row("focus_shown", FOCUS_CARDS)
    s.scheme_pile = doc.row("scheme_pile", SCHEME_CARDS)
    s.scheme_shown = doc.row("scheme_shown", SCHEME_CARDS)
    focus, schemes = (*s.focus_pile, *s.focus_shown), (*s.scheme_pile, *s.scheme_shown)
    if sorted(focus) != list(range(len(FOCUS_CARDS))):
        raise BadInput(doc.where, "focus_pile and focus_shown must hold each card once")
    if sorted(schemes) != list(range(len(SCHEME_CARDS))):
        raise BadInput(doc.where, "scheme_pile and scheme_shown must hold each card once")


def load_cards(doc: Doc, mat: Mat) -> None:
    mat.hand = doc.mask("hand", CARDS)
    mat.known = doc.mask("known", CARDS) & mat.hand
    mat.pouch = doc.row("draw_pile", CARDS)
    piles = doc.items("piles")
    if len(piles) != len(mat.piles):
        raise BadInput(doc.path("piles"), f"expected {len(mat.piles)} piles")
    for i, pile in enumerate(piles):
        cards = Doc({"pile": pile}, f"{doc.path('piles')}.{i}").texts("pile", CARDS)
        mat.piles[i] = tuple([CARDS.index(card) for card in cards])
    mat.tucked = doc.mask("tucked", CARDS)
    mat.wall_pile = doc.row("wall_pile", WALL_CARDS)
    mat.drawn = doc.row("drawn", WALL_CARDS)
    mat.wall_top = doc.number("wall_top", 0, len(mat.wall_pile))
    mat.wall_bottom = doc.number("wall_bottom", 0, len(mat.wall_pile) - mat.wall_top)


def check_cards(s: EzraState, seat: int, doc: Doc) -> None:
    """EN-COMP-02. Ten character cards, each in one place."""
    mat = s.mats[seat]
    cards = list(mat.pouch)
    for pile in mat.piles:
        cards.extend(pile)
    cards += [*bits(mat.hand), *bits(mat.tucked)]
    if sorted(cards) != bits(ALL_CARDS):
        raise BadInput(doc.where, "hand, draw_pile, piles and tucked must hold each card once")


def check_walls(s: EzraState, seat: int, doc: Doc) -> None:
    """EN-COMP-02, EN-COMP-11. Everybody's twelve wall cards, each in one place."""
    mat = s.mats[seat]
    walls = [*mat.wall_pile, *mat.drawn]
    walls += [
        s.wall_card[i] for i in range(len(RING)) if s.wall_card[i] >= 0 and s.owner[i] == seat
    ]
    if sorted(walls) != list(range(len(WALL_CARDS))):
        raise BadInput(doc.where, "wall_pile, drawn and own walls must hold each wall card once")


def check_workers(s: EzraState, seat: int, doc: Doc) -> None:
    """EN-COMP-09. Those of the sixteen that are nowhere else are in the main supply."""
    mat = s.mats[seat]
    used = mat.supply + mat.levites + mat.farmers + mat.labourers
    used += mat.traders.bit_count() + mat.elders.bit_count()
    used += s.gatekeepers(seat) + s.scribes.count(seat)
    if used > s.data.workers:
        raise BadInput(doc.where, f"expected at most {s.data.workers} workers, found {used}")
    mat.pool = s.data.workers - used


def _index(doc: Doc, name: str, names: Sequence[str]) -> int:
    text = doc.text(name, (*names, NONE))
    return -1 if text == NONE else list(names).index(text)


def _owner(s: EzraState, doc: Doc, name: str, others: tuple[str, ...]) -> int:
    names = [seat_name(s, seat) for seat in range(s.n)]
    text = doc.text(name, (*names, *others))
    if text == "neutral":
        return NEUTRAL
    return UNBUILT if text == NONE else names.index(text)


def _seat(s: EzraState, doc: Doc, name: str) -> int:
    """A seat as `shown` wrote it."""
    found = doc.number(name, s.shown(RIVAL) if s.side >= 0 else 0, len(s.people()) - 1)
    if found == s.shown(RIVAL):
        return RIVAL
    return doc.number(name, 0)


def _spots(doc: Doc, name: str) -> int:
    return mask_of(doc.numbers(name, 1, SPOTS)) >> 1
