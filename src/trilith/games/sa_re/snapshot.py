"""Positions as documents: what is saved and shared, and the checks when one is read."""

from __future__ import annotations

from typing import Any, Final

from trilith.engine.bits import bits, mask_of, named
from trilith.engine.doc import Doc
from trilith.engine.errors import BadInput
from trilith.engine.rng import Rng
from trilith.games.sa_re.components import (
    CARDS,
    CARRIED,
    CELLS,
    EMPTY,
    FOREMAN,
    GOODS_CARDS,
    HOSHEKH,
    MODES,
    NO_CARD,
    PYRAMID,
    RESOURCES,
    TRADED,
    TYPES,
    WAREHOUSE,
    SaReData,
)
from trilith.games.sa_re.deck import WATCHERS
from trilith.games.sa_re.setup import all_pyramids
from trilith.games.sa_re.state import PHASES, SaReState

SITE: Final = "site:"
PAIR: Final = "foreman+warehouse"
GROWTH: Final = ("main", "admin")
PILES: Final[dict[str, int]] = {
    "cards": 0,
    "traded": TRADED,
    "carried": CARRIED,
    "carried_traded": CARRIED + TRADED,
}
"""Production cards before a player, by their marks."""

# ------------------------------------------------------------------ writing


def dump(s: SaReState) -> dict[str, Any]:
    """Everything that cannot be worked out; the reference board is what is not on the grounds."""
    return {
        "players": s.n,
        "mode": MODES[s.mode],
        "divinity": s.divinity,
        "quick_start": s.quick,
        "phase": PHASES[s.phase],
        "round": s.round,
        "first_player": s.first_player,
        "season": dump_season(s),
        "plan": {"operations": s.operations, "draft": list(s.draft)},
        "seats": [dump_seat(s, seat) for seat in range(s.n)],
    }


def dump_season(s: SaReState) -> dict[str, Any]:
    return {
        "deck": [CARDS[card] for card in reversed(s.deck)],
        "removed": CARDS[s.removed] if s.removed != NO_CARD else "",
        "dark": s.dark,
        "known_top": s.known_top,
        "known_second": s.known_second,
        "active": s.active,
        "batch": [CARDS[card] for card in s.batch],
        "compulsory": s.compulsory,
        "owed": s.owed,
        "troubles": s.troubles,
        "passed": s.passed,
        "produced": s.produced,
        "first_draw": s.first_draw,
    }


def dump_seat(s: SaReState, seat: int) -> dict[str, Any]:
    doc: dict[str, Any] = {
        "ground": [cell_name(s, seat, cell) for cell in range(CELLS)],
        "launched": bits(s.launched[seat]),
        "unplaced": named(s.unplaced[seat], TYPES),
        "pyramid": s.pyramid[seat],
        "stages": s.stages[seat],
        "stock": dict(zip(RESOURCES, s.stock[seat], strict=True)),
        "goods": dict(zip(RESOURCES, s.goods[seat], strict=True)),
        "jokers": s.jokers[seat],
        "gauge": s.gauge[seat],
        "growth": named(s.growth[seat], GROWTH),
        "standing": s.standing[seat],
        "revolted": s.revolted[seat],
        "night": named(s.night[seat], TYPES),
        "caravans": s.caravans[seat],
        "ready": s.ready[seat],
        "constructed": s.constructed[seat],
        "staged": s.staged[seat],
    }
    for name, mark in PILES.items():
        marked = [card - mark for card in s.cards[seat]]
        doc[name] = [CARDS[kind] for kind in marked if 0 <= kind < GOODS_CARDS]
    return doc


def cell_name(s: SaReState, seat: int, cell: int) -> str:
    """'temple' for a building, 'site:temple' for a worksite, nothing for an empty cell."""
    kind = s.tiles[seat][cell]
    if kind == EMPTY:
        return ""
    if s.shared[seat] == cell:
        return PAIR
    return TYPES[kind] if s.built[seat] >> cell & 1 else SITE + TYPES[kind]


# ------------------------------------------------------------------ reading


def load(doc: Doc, data: SaReData, rng: Rng) -> SaReState:
    """Read back what `dump` wrote, or a position that was written by hand."""
    n = doc.number("players", 2, 4)
    mode = MODES.index(doc.text("mode", MODES))
    s = SaReState(data, n, mode, doc.flag("divinity"), doc.flag("quick_start"), rng)
    s.set_up_lists()
    s.phase = PHASES.index(doc.text("phase", PHASES))
    s.round = doc.number("round", 1)
    s.first_player = doc.number("first_player", 0, n - 1)
    seats = doc.subs("seats")
    if len(seats) != n:
        raise BadInput(doc.path("seats"), f"expected {n} seats, found {len(seats)}")
    for seat, entry in enumerate(seats):
        load_seat(s, seat, entry)
    load_season(s, doc.sub("season"))
    load_plan(s, doc.sub("plan"))
    fill_board(s, doc)
    check_cards(s, doc)
    return s


def load_seat(s: SaReState, seat: int, doc: Doc) -> None:
    load_ground(s, seat, doc)
    s.launched[seat] = mask_of(doc.numbers("launched", 0, CELLS - 1))
    s.unplaced[seat] = doc.mask("unplaced", TYPES[:2])
    load_pyramid(s, seat, doc)
    s.stock[seat] = tuple(doc.sub("stock").counts(RESOURCES))
    s.goods[seat] = tuple(doc.sub("goods").counts(RESOURCES))
    s.jokers[seat] = doc.number("jokers", 0)
    s.growth[seat] = doc.mask("growth", GROWTH)
    s.gauge[seat] = doc.number("gauge", 0, s.data.last)
    s.standing[seat] = doc.flag("standing")
    s.revolted[seat] = doc.flag("revolted")
    s.night[seat] = mask_of([TYPES.index(name) for name in doc.texts("night", TYPES[5:11])])
    s.caravans[seat] = doc.number("caravans", 0, s.data.caravan_last)
    s.ready[seat] = doc.number("ready", 0, s.caravans[seat])
    s.constructed[seat] = doc.flag("constructed")
    s.staged[seat] = doc.flag("staged")
    load_cards(s, seat, doc)
    doc.only(*dump_seat(s, seat))


def load_ground(s: SaReState, seat: int, doc: Doc) -> None:
    names = ["", PAIR, *TYPES, *[SITE + name for name in TYPES]]
    ground = doc.texts("ground", names)
    if len(ground) != CELLS:
        raise BadInput(doc.path("ground"), f"expected {CELLS} cells, found {len(ground)}")
    if ground.count(PAIR) > 1:
        raise BadInput(doc.path("ground"), "expected one shared cell at most (SR-SETUP-06)")
    tiles: list[int] = []
    for cell, name in enumerate(ground):
        if name == PAIR:
            s.shared[seat] = cell
            tiles.append(FOREMAN)
        else:
            tiles.append(TYPES.index(name.removeprefix(SITE)) if name else EMPTY)
        if name and not name.startswith(SITE):
            s.built[seat] |= 1 << cell
    s.tiles[seat] = tuple(tiles)
    check_unique(s, seat, doc)
    s.recount(seat)


def check_unique(s: SaReState, seat: int, doc: Doc) -> None:
    """SR-PLAN-11, SR-PLAN-12. At most one of these on a ground."""
    for kind, building in enumerate(s.data.building):
        if building.unique_per_player and s.tiles[seat].count(kind) > 1:
            rule = "SR-PLAN-11" if building.category == "admin" else "SR-PLAN-12"
            raise BadInput(doc.path("ground"), f"expected one {building.id} at most ({rule})")


def load_pyramid(s: SaReState, seat: int, doc: Doc) -> None:
    """A pyramid on the ground has a number, of those in play, and stages that fit its face."""
    if PYRAMID not in s.tiles[seat]:
        doc.number("pyramid", 0, 0)
        doc.number("stages", 0, 0)
        return
    s.pyramid[seat] = doc.number("pyramid", 1, s.n)
    most = s.data.stages_of(s.pyramid[seat])
    if s.is_built(seat, PYRAMID):
        s.stages[seat] = doc.number("stages", most, most)
    else:
        s.stages[seat] = doc.number("stages", 0, most - 1)


def load_cards(s: SaReState, seat: int, doc: Doc) -> None:
    found: list[int] = []
    for name, mark in PILES.items():
        found += [card + mark for card in doc.row(name, CARDS[:GOODS_CARDS])]
    s.cards[seat] = tuple(sorted(found))


def load_season(s: SaReState, doc: Doc) -> None:
    s.deck = list(reversed(doc.row("deck", CARDS)))
    removed = doc.text("removed", ["", *CARDS])
    s.removed = CARDS.index(removed) if removed else NO_CARD
    s.dark = doc.flag("dark")
    if s.dark and HOSHEKH in s.deck:
        raise BadInput(doc.path("deck"), "expected no hoshekh in a deck that is dark (SR-HOSH-01)")
    s.known_top = doc.number("known_top", 0, 2 * WATCHERS - 1)
    s.known_second = doc.number("known_second", 0, 2 * WATCHERS - 1)
    s.active = doc.number("active", 0, s.n - 1)
    s.batch = doc.row("batch", CARDS[:HOSHEKH])
    s.compulsory = doc.flag("compulsory")
    s.owed = doc.number("owed", 0)
    s.troubles = doc.number("troubles", 0)
    s.passed = doc.number("passed", 0, (1 << s.n) - 1)
    s.produced = doc.flag("produced")
    s.first_draw = doc.flag("first_draw")
    doc.only(*dump_season(s))


def load_plan(s: SaReState, doc: Doc) -> None:
    s.operations = doc.number("operations", 0)
    size = CELLS + 5 + len(RESOURCES) + PYRAMID + 1
    draft = doc.numbers("draft", EMPTY, (1 << (CELLS + 1)) - 1)
    if len(draft) not in (0, size):
        raise BadInput(doc.path("draft"), f"expected 0 or {size} numbers, found {len(draft)}")
    s.draft = tuple(draft)
    doc.only("operations", "draft")


def fill_board(s: SaReState, doc: Doc) -> None:
    """SR-SETUP-02, SR-COMP-01. The reference board has what is not on the grounds."""
    for kind in range(PYRAMID):
        building = s.data.building[kind]
        left = s.n * (building.reference_per_player + building.start_per_player)
        left -= sum([tiles.count(kind) for tiles in s.tiles])
        left -= sum([1 for unplaced in s.unplaced if unplaced >> kind & 1])
        if kind == WAREHOUSE:
            left -= sum([1 for shared in s.shared if shared != EMPTY])
        if left < 0:
            raise BadInput(doc.path("seats"), f"found {-left} {TYPES[kind]} more than there are")
        s.supply[kind] = left
    s.pyramids = all_pyramids(s.n)
    for number in s.pyramid:
        if number and not s.pyramids >> number & 1:
            raise BadInput(doc.path("seats"), f"found pyramid {number} twice")
        s.pyramids &= ~(1 << number)
    s.pyramids &= ~1


def check_cards(s: SaReState, doc: Doc) -> None:
    """SR-COMP-03. No card appears more often than in the box."""
    found = [*s.deck, *s.batch]
    for cards in s.cards:
        found += [card % GOODS_CARDS for card in cards]
    if s.removed != NO_CARD:
        found.append(s.removed)
    for kind, copies in enumerate(s.data.composition):
        if found.count(kind) > copies:
            problem = f"expected {copies} cards {CARDS[kind]} at most, found {found.count(kind)}"
            raise BadInput(doc.path("season"), problem)
