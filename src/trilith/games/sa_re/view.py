"""SR-INFO. What each seat may see, and positions that differ only in what it may not."""

from __future__ import annotations

from typing import Any

from trilith.engine.game import View
from trilith.engine.rng import Rng
from trilith.games.sa_re.components import (
    ADMIN,
    CARDS,
    CELL_NAMES,
    EMPTY,
    GOODS_CARDS,
    MODES,
    NO_CARD,
    PYRAMID,
    RESOURCES,
    TYPES,
    WAREHOUSE,
)
from trilith.games.sa_re.deck import knows_second, knows_top
from trilith.games.sa_re.ground import port_reduces, reductions
from trilith.games.sa_re.payment import reduced_cost
from trilith.games.sa_re.scoring import scores
from trilith.games.sa_re.state import PHASES, SEASON, SaReState, is_carried, is_traded


def view(s: SaReState, seat: int) -> View:
    """SR-INFO-01, SR-INFO-02. Everything but the deck's order and the removed card is public."""
    return {
        "seat": seat,
        "players": s.n,
        "round": s.round,
        "phase": PHASES[s.phase],
        "mode": MODES[s.mode],
        "divinity": s.divinity,
        "quick_start": s.quick,
        "first_player": s.first_player,
        "board": board(s),
        "season": season(s, seat),
        "seats": [city(s, other) for other in range(s.n)],
        "scores": [score.dump() for score in scores(s)],
    }


def board(s: SaReState) -> dict[str, Any]:
    """The reference board: tiles left, costs, and the stack of pyramids, top first."""
    return {
        "tiles": {TYPES[kind]: s.supply[kind] for kind in range(PYRAMID)},
        "costs": {TYPES[kind]: by_name(s.data.cost[kind]) for kind in range(PYRAMID)},
        "pyramids": [
            {"number": i + 1, "stages": [by_name(cost) for cost in stages]}
            for i, stages in enumerate(s.data.stage_cost)
            if s.pyramids >> (i + 1) & 1
        ],
        "nile": [CELL_NAMES[cell] for cell in range(len(CELL_NAMES)) if s.data.nile >> cell & 1],
        "rows": s.data.ground.rows,
        "cols": s.data.ground.cols,
        "gauge_last": s.data.last,
        "caravan_last": s.data.caravan_last,
    }


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
        "passed": [other for other in range(s.n) if s.passed >> other & 1],
        "produced": s.produced,
    }


def unseen(s: SaReState) -> dict[str, int]:
    """SR-INFO-02. What is left in the deck, the removed card included: anybody can count it."""
    left = [0] * len(CARDS)
    for card in s.deck:
        left[card] += 1
    if s.removed != NO_CARD:
        left[s.removed] += 1
    return {CARDS[card]: count for card, count in enumerate(left)}


def city(s: SaReState, seat: int) -> dict[str, Any]:
    """What a player has, all of it public."""
    return {
        "ground": [cell_view(s, seat, cell) for cell in range(len(CELL_NAMES))],
        "foremen": s.foremen[seat],
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
    if kind == EMPTY:
        return found
    found["tiles"] = [TYPES[kind]]
    if s.shared[seat] == cell:
        found["tiles"].append(TYPES[WAREHOUSE])
    found["built"] = bool(s.built[seat] >> cell & 1)
    found["launched_now"] = bool(s.launched[seat] >> cell & 1)
    if not found["built"]:
        found["cost"] = by_name(reduced_cost(s, seat, cell))
    return found


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


def by_name(numbers: tuple[int, ...]) -> dict[str, int]:
    return {RESOURCES[i]: number for i, number in enumerate(numbers)}


# ------------------------------------------------------------------ imagining


def imagine(s: SaReState, seat: int, rng: Rng) -> SaReState:
    """SR-INFO-01, SR-INFO-03, SR-INFO-04. The same view; the unknown cards dealt anew, the seed
    another.
    """
    c = s.clone()
    c.rng = Rng.of(f"imagined {rng.draw()}")
    hidden = hidden_places(s, seat)
    cards = sorted([s.deck[place] for place in hidden])
    if s.removed != NO_CARD:
        cards = sorted([*cards, s.removed])
    rng.shuffle(cards)
    if s.removed != NO_CARD:
        c.removed = cards.pop()
    for place, card in zip(hidden, cards, strict=True):
        c.deck[place] = card
    return c


def hidden_places(s: SaReState, seat: int) -> list[int]:
    """The places in the deck whose card this seat does not know, from the bottom."""
    places = list(range(len(s.deck)))
    if places and knows_top(s, seat):
        places.pop()
        if places and knows_second(s, seat):
            places.pop()
    return places
