"""SR-INFO. What each seat may see, and positions that differ only in what it may not see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from trilith.engine.bits import bits, named
from trilith.engine.game import Sight, View
from trilith.engine.rng import Rng
from trilith.games.sa_re.actions import SPEND
from trilith.games.sa_re.components import (
    ADMIN,
    CARDS,
    CELL_NAMES,
    CELLS,
    EMPTY,
    GOODS_CARDS,
    JOKER,
    MODES,
    NO_CARD,
    PORT,
    PYRAMID,
    RESOURCES,
    TYPES,
    WAREHOUSE,
    SaReData,
)
from trilith.games.sa_re.deck import knows_second, knows_top
from trilith.games.sa_re.foremen import counted_sites, penalty
from trilith.games.sa_re.ground import cells_for, port_reduces, reducing_cells, reductions
from trilith.games.sa_re.payment import (
    CARAVAN,
    Completions,
    Spend,
    cost_on,
    missing,
    purse,
    reduced_cost,
)
from trilith.games.sa_re.scoring import counted_cells, scores
from trilith.games.sa_re.shipping import Load, SaveCards
from trilith.games.sa_re.sites import MoveSite, PlaceSite
from trilith.games.sa_re.state import (
    CONSTRUCTION,
    PHASES,
    SEASON,
    SaReState,
    is_carried,
    is_traded,
)

KEPT: Final = 4096
"""How many of each rarely changing part are kept: from moment to moment most stays as it is."""


class Parts:
    """What was made for all seats and can serve again: the cities, and how far everybody is."""

    __slots__ = ("cities", "scores")

    def __init__(self, cities: list[View], scores: list[View]) -> None:
        self.cities = cities
        self.scores = scores


def look(s: SaReState, seats: Sequence[int], last: Sight | None = None) -> Sight:
    """SR-INFO-01, SR-INFO-02. Everything but the deck's order and the removed card is public."""
    before = last.state if last is not None else None
    kept = last.parts if last is not None else None
    if isinstance(before, SaReState) and isinstance(kept, Parts) and reads_alike(before, s):
        parts = changed(s, before, kept)
    else:
        parts = Parts([city(s, seat) for seat in range(s.n)], scored(s))
    shown = public(s, parts)
    views: list[View] = [{"seat": seat, **shown, "season": season(s, seat)} for seat in seats]
    return Sight(s, views, parts)


def reads_alike(before: SaReState, s: SaReState) -> bool:
    """Is all the same that a city's costs depend on beside the city: phase, plan and payment?"""
    return (
        before.phase == s.phase
        and before.pyramids == s.pyramids
        and before.draft == s.draft
        and before.to_act() == s.to_act()
        and paying(before) is paying(s)
    )


def paying(s: SaReState) -> Spend | None:
    """The payment under way."""
    task = s.stack[-1] if s.stack else None
    return task if isinstance(task, Spend) else None


def changed(s: SaReState, before: SaReState, kept: Parts) -> Parts:
    """The parts of a later position; those that have not changed are the same objects."""
    same = [has_same_city(before, s, seat) for seat in range(s.n)]
    cities = [kept.cities[seat] if same[seat] else city(s, seat) for seat in range(s.n)]
    return Parts(cities, kept.scores if all(same) else scored(s))


def has_same_city(before: SaReState, s: SaReState, seat: int) -> bool:
    return (
        before.tiles[seat] == s.tiles[seat]
        and before.built[seat] == s.built[seat]
        and before.shared[seat] == s.shared[seat]
        and before.launched[seat] == s.launched[seat]
        and before.pyramid[seat] == s.pyramid[seat]
        and before.stages[seat] == s.stages[seat]
        and before.stock[seat] == s.stock[seat]
        and before.goods[seat] == s.goods[seat]
        and before.jokers[seat] == s.jokers[seat]
        and before.cards[seat] == s.cards[seat]
        and before.gauge[seat] == s.gauge[seat]
        and before.growth[seat] == s.growth[seat]
        and before.standing[seat] == s.standing[seat]
        and before.revolted[seat] == s.revolted[seat]
        and before.night[seat] == s.night[seat]
        and before.caravans[seat] == s.caravans[seat]
        and before.ready[seat] == s.ready[seat]
        and before.constructed[seat] == s.constructed[seat]
        and before.staged[seat] == s.staged[seat]
        and before.foremen[seat] == s.foremen[seat]
        and before.warehouses[seat] == s.warehouses[seat]
        and before.admin[seat] == s.admin[seat]
    )


def public(s: SaReState, parts: Parts) -> View:
    return {
        "players": s.n,
        "round": s.round,
        "phase": PHASES[s.phase],
        "mode": MODES[s.mode],
        "divinity": s.divinity,
        "quick_start": s.quick,
        "first_player": s.first_player,
        "board": board(s),
        "season": None,
        "placing": placing(s),
        "payment": payment(s),
        "keeping": keeping(s),
        "seats": parts.cities,
        "scores": parts.scores,
    }


def scored(s: SaReState) -> list[View]:
    return [score.dump() for score in scores(s)]


def board(s: SaReState) -> dict[str, Any]:
    """The reference board: tiles left, costs, and the stack of pyramids, top first."""
    return {
        "tiles": {TYPES[kind]: s.supply[kind] for kind in range(PYRAMID)},
        "costs": costs(s.data),
        "categories": categories(s.data),
        "troubles": troubles(s.data),
        "pyramids": pyramids(s.data, s.pyramids),
        "nile": named(s.data.nile, CELL_NAMES),
        "rows": s.data.ground.rows,
        "cols": s.data.ground.cols,
        "gauge_last": s.data.last,
        "caravan_last": s.data.caravan_last,
    }


@lru_cache(KEPT)
def costs(data: SaReData) -> dict[str, Any]:
    return {TYPES[kind]: by_name(data.cost[kind]) for kind in range(PYRAMID)}


@lru_cache(KEPT)
def categories(data: SaReData) -> dict[str, str]:
    return {entry.id: entry.category for entry in data.building}


@lru_cache(KEPT)
def troubles(data: SaReData) -> dict[str, int]:
    return {card.id: card.value for card in data.card if card.kind == "trouble"}


@lru_cache(KEPT)
def pyramids(data: SaReData, left: int) -> list[dict[str, Any]]:
    return [
        {"number": i + 1, "stages": [by_name(cost) for cost in stages]}
        for i, stages in enumerate(data.stage_cost)
        if left >> (i + 1) & 1
    ]


def season(s: SaReState, seat: int) -> dict[str, Any]:
    """The season as this seat sees it: the top card only if it lies open or is known to the seat."""
    deck = s.deck
    return {
        "dark": s.dark,
        "deck": len(deck),
        "top": CARDS[deck[-1]] if deck and knows_top(s, seat) else None,
        "second": CARDS[deck[-2]] if len(deck) > 1 and knows_second(s, seat) else None,
        "unseen": unseen(s),
        "active": s.active if s.phase == SEASON else None,
        "batch": [CARDS[card] for card in s.batch],
        "compulsory": s.compulsory,
        "owed": s.owed,
        "troubles": s.troubles,
        "passed": bits(s.passed),
        "produced": s.produced,
        "first_draw": s.first_draw,
    }


def unseen(s: SaReState) -> dict[str, int]:
    """SR-INFO-02. What is left in the deck, the removed card included: anybody can count it."""
    left = [0] * len(CARDS)
    for card in s.deck:
        left[card] += 1
    if s.removed != NO_CARD:
        left[s.removed] += 1
    return {CARDS[card]: count for card, count in enumerate(left)}


def placing(s: SaReState) -> dict[str, Any] | None:
    """SR-PLAN-30. The worksite that is being placed or moved, and what it costs on each cell for
    it.
    """
    task = s.stack[-1] if s.stack else None
    if isinstance(task, PlaceSite):
        kind, origin = task.kind, EMPTY
    elif isinstance(task, MoveSite):
        kind, origin = s.tiles[task.seat][task.cell], task.cell
    else:
        return None
    mask = cells_for(s, task.seat, kind, origin)
    return {
        "seat": task.seat,
        "type": TYPES[kind],
        "costs": [
            {"cell": CELL_NAMES[cell], "cost": by_name(cost_on(s, task.seat, kind, cell))}
            for cell in bits(mask)
        ],
    }


def payment(s: SaReState) -> dict[str, Any] | None:
    """SR-PAY-03, SR-CARAVAN-01. The payment under way: for what, the cost, what is spent so far, and
    a careful way to complete it; a caravan costs resources of any kind.
    """
    task = s.stack[-1] if s.stack else None
    if isinstance(task, Spend):
        facts = task.about(s)
        left = {name: facts[name] for name in RESOURCES[:JOKER]}
        cell, cost = CELL_NAMES[task.cell], by_name(task.need)
        whole = Completions(s, task.need, task.spent, purse(s, task.seat)).most_careful()
        return {
            "seat": task.seat,
            "cell": cell,
            "cost": cost,
            "left": left,
            "spent": sources(task.spent),
            "suggested": sources(whole),
        }
    if isinstance(task, Load):
        cost = {RESOURCES[JOKER]: s.data.charter_cost}
        left = {RESOURCES[JOKER]: task.about(s)["count"]}
        done = sources(task.spent)
        return {"seat": task.seat, "cell": None, "cost": cost, "left": left, "spent": done}
    return None


def sources(payment: tuple[int, ...]) -> list[dict[str, Any]]:
    """The sources of a payment by their names, as in the actions that spend them."""
    used = [(SPEND[source].args, count) for source, count in enumerate(payment) if count]
    return [{"place": a[0], "what": a[1], "count": count} for a, count in used]


def keeping(s: SaReState) -> list[str] | None:
    """SR-KEEP-01. The cards chosen so far to be kept for the next round, while that is asked."""
    task = s.stack[-1] if s.stack else None
    return [CARDS[card] for card in task.saved] if isinstance(task, SaveCards) else None


def city(s: SaReState, seat: int) -> dict[str, Any]:
    """What a player has, all of it public."""
    sites = counted_sites(s, seat)
    return {
        "goal": goal(s, seat),
        "ground": [cell_view(s, seat, cell) for cell in range(len(CELL_NAMES))],
        "foremen": s.foremen[seat],
        "worksites": sites,
        "most_worksites": s.data.planning.sites_max_per_foreman * s.foremen[seat],
        "penalty": penalty(s, sites, s.foremen[seat]),
        "constructed": s.constructed[seat],
        "staged": s.staged[seat],
        "warehouses": s.warehouses[seat],
        "pyramid": pyramid_view(s, seat),
        "stock": by_name(s.stock[seat]),
        "room": s.room(seat),
        "goods": by_name(s.goods[seat]),
        "jokers": s.jokers[seat],
        "cards": [card_view(card) for card in s.cards[seat]],
        "gauge": s.gauge[seat],
        "bottom": s.bottom(seat),
        "standing": s.standing[seat],
        "revolted": s.revolted[seat],
        "caravans": s.caravans[seat],
        "caravans_ready": s.ready[seat],
        "powers": [
            {"type": TYPES[kind], "night": bool(s.night[seat] >> kind & 1)}
            for kind in range(len(TYPES))
            if s.admin[seat] & ADMIN & 1 << kind
        ],
    }


def cell_view(s: SaReState, seat: int, cell: int) -> dict[str, Any]:
    """One cell: its tiles, and what its worksite costs; of an empty one, what it would cost less."""
    kind = s.tiles[seat][cell]
    found: dict[str, Any] = {"cell": CELL_NAMES[cell], "tiles": [], "built": False}
    less = reductions(s, seat, cell)
    found["less"] = by_name((*less, 1 if port_reduces(s, seat, cell) else 0))
    if not s.built[seat] >> cell & 1:
        found["reducers"] = [CELL_NAMES[i] for i in bits(reducing_cells(s, seat, cell))]
    if kind == EMPTY:
        return found
    found["tiles"] = [TYPES[kind]]
    if s.shared[seat] == cell:
        found["tiles"].append(TYPES[WAREHOUSE])
    found["built"] = bool(s.built[seat] >> cell & 1)
    found["launched_now"] = bool(s.launched[seat] >> cell & 1)
    if not found["built"]:
        origin = moved_from(s, seat, cell)
        if origin != EMPTY:
            found["moved_from"] = CELL_NAMES[origin]
        found["cost"] = by_name(reduced_cost(s, seat, cell))
        found["missing"] = missing(s, seat, cell, means(s, seat, cell))
    return found


def moved_from(s: SaReState, seat: int, cell: int) -> int:
    """SR-PLAN-21. Where the worksite on this cell lay before the draft that is open now.

    Worksites of one type are alike: where several have moved, they are listed in order of cells.
    """
    if not s.draft or seat not in s.to_act():
        return EMPTY
    kind, before, built = s.tiles[seat][cell], s.draft[:CELLS], s.draft[CELLS]
    old = [i for i in range(CELLS) if before[i] == kind and not built >> i & 1]
    launched = s.launched[seat] | s.built[seat]
    now = [i for i in range(CELLS) if s.tiles[seat][i] == kind and not launched >> i & 1]
    gone = [i for i in old if i not in now]
    come = [i for i in now if i not in old]
    return gone[come.index(cell)] if cell in come else EMPTY


def means(s: SaReState, seat: int, cell: int) -> list[int]:
    """SR-PAY-01, SR-CARAVAN-05. What the player could pay for this cell with if construction were
    now; what goes into a payment for another cell is gone.
    """
    held = purse(s, seat)
    if s.phase != CONSTRUCTION or seat not in s.to_act():
        held[CARAVAN] = s.caravans[seat]
    task = s.stack[-1] if s.stack else None
    if isinstance(task, Spend) and task.seat == seat and task.cell != cell:
        return [count - gone for count, gone in zip(held, task.spent, strict=True)]
    return held


def goal(s: SaReState, seat: int) -> list[dict[str, Any]]:
    """SR-MODE. The parts of the mode's goal: how much of each there is, and how much is wanted."""
    share = s.data.progress[s.mode]
    number = s.pyramid[seat]
    admin = s.data.admin_needed[s.mode]
    stages = s.data.stages_of(number) if number else 1
    parts = [
        (share.pyramid, "pyramid", s.stages[seat], stages),
        (share.port, "port", int(s.is_built(seat, PORT)), 1),
        (share.admin, "admin", min(s.admin[seat].bit_count(), admin), admin),
        (share.cell, "cells", counted_cells(s, seat).bit_count(), len(CELL_NAMES)),
        (share.launched, "launched", int(number > 0), 1),
    ]
    return [{"part": part, "have": have, "need": need} for on, part, have, need in parts if on]


def pyramid_view(s: SaReState, seat: int) -> dict[str, Any] | None:
    number = s.pyramid[seat]
    if not number:
        return None
    stages = [by_name(cost) for cost in s.data.stage_cost[number - 1]]
    return {"number": number, "passed": s.stages[seat], "stages": stages}


def card_view(card: int) -> dict[str, Any]:
    """SR-MARKET-02. A traded card is turned over, but what it is stays known."""
    kind = CARDS[card % GOODS_CARDS]
    return {"card": kind, "carried": is_carried(card), "traded": is_traded(card)}


@lru_cache(KEPT)
def by_name(numbers: tuple[int, ...]) -> dict[str, int]:
    return {RESOURCES[i]: number for i, number in enumerate(numbers)}


# ------------------------------------------------------------------ imagining


def imagine(s: SaReState, seat: int, rng: Rng) -> SaReState:
    """SR-INFO-01, SR-INFO-03, SR-INFO-04. The same view; the unknown cards dealt anew, the seed
    another.
    """
    return deal_anew(s, hidden_places(s, (seat,)), rng)


def redeal(s: SaReState, rng: Rng) -> SaReState:
    """SR-INFO-01. Only the cards that no seat knows."""
    return deal_anew(s, hidden_places(s, tuple(range(s.n))), rng)


def deal_anew(s: SaReState, hidden: list[int], rng: Rng) -> SaReState:
    """Other cards in these places of the deck, the removed card among them."""
    c = s.clone()
    c.rng = rng.fork_named("imagined ")
    cards = sorted([s.deck[place] for place in hidden])
    if s.removed != NO_CARD:
        cards = sorted([*cards, s.removed])
    rng.shuffle(cards)
    if s.removed != NO_CARD:
        c.removed = cards.pop()
    for place, card in zip(hidden, cards, strict=True):
        c.deck[place] = card
    return c


def hidden_places(s: SaReState, seats: tuple[int, ...]) -> list[int]:
    """The places in the deck whose card none of these seats knows, from the bottom."""
    places = list(range(len(s.deck)))
    if places and any(knows_top(s, seat) for seat in seats):
        places.pop()
        if places and any(knows_second(s, seat) for seat in seats):
            places.pop()
    return places
