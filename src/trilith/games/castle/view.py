"""AM-INFO. What each seat may see, built field by field; and what it must imagine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from trilith.engine.bits import bits, named
from trilith.engine.event import NOBODY, SPECTATOR
from trilith.engine.game import Sight, View
from trilith.engine.rng import Rng
from trilith.games.castle.building import Pay
from trilith.games.castle.components import (
    ARCHITECT,
    BASIC,
    CARDS,
    GRANARY,
    HOSTS,
    INNKEEPER,
    ITEMS,
    LADY,
    RESOURCES,
    TILES,
    WINTER_CARDS,
    CastleData,
)
from trilith.games.castle.selection import is_set_complete
from trilith.games.castle.snowfall import SufferSnowfall
from trilith.games.castle.state import CastleState
from trilith.games.castle.stonemason import Buy, SellLast
from trilith.games.castle.turn import PHASES, ROLES

KEPT: Final = 1024
"""How many of each rarely changing part are kept: from moment to moment most stay the same."""


class Parts:
    """The players' areas as everybody sees them; unchanged ones are reused."""

    __slots__ = ("own", "players")

    def __init__(self, players: list[View]) -> None:
        self.players = players
        self.own: dict[int, View] = {}
        """The areas of the viewers, with the names of their cards."""


def look(s: CastleState, viewers: Sequence[int], last: Sight | None = None) -> Sight:
    """AM-INFO-01, AM-INFO-02, AM-INFO-03, AM-INFO-04. Everything that lies open, and each
    viewer's own cards.
    """
    before = last.state if last is not None else None
    kept = last.parts if last is not None else None
    if isinstance(before, CastleState) and isinstance(kept, Parts):
        parts = changed(s, before, kept)
    else:
        parts = Parts([player(s, seat) for seat in range(s.n)])
    shown = public(s)
    views: list[View] = [{**shown, "seats": with_own(s, parts, viewer)} for viewer in viewers]
    return Sight(s, views, parts)


def changed(s: CastleState, before: CastleState, kept: Parts) -> Parts:
    """The areas of a later position; unchanged ones are the same objects."""
    same = [has_same_area(before, s, seat) for seat in range(s.n)]
    parts = Parts([kept.players[seat] if same[seat] else player(s, seat) for seat in range(s.n)])
    parts.own = {seat: area for seat, area in kept.own.items() if same[seat]}
    return parts


def has_same_area(before: CastleState, s: CastleState, seat: int) -> bool:
    return (
        before.thalers[seat] == s.thalers[seat]
        and before.vp[seat] == s.vp[seat]
        and before.helpers[seat] == s.helpers[seat]
        and before.hand[seat] == s.hand[seat]
        and before.face_down[seat] == s.face_down[seat]
        and before.discard[seat] == s.discard[seat]
        and before.revealed[seat] == s.revealed[seat]
        and before.lost[seat] == s.lost[seat]
        and before.erected[seat] == s.erected[seat]
        and before.placed_on[seat] == s.placed_on[seat]
        and before.resources[seat] == s.resources[seat]
        and before.goods[seat] == s.goods[seat]
    )


def public(s: CastleState) -> View:
    """What lies open between the players."""
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
        "buildings": buildings(s.data, s.unbuilt),
        "spaces": helper_spaces(s.data, tuple(s.spaces), s.unbuilt),
        "trader_places": trader_places(s.data, tuple(s.places), s.placed_now),
        "payment": payment(s),
        "purchase": purchase(s),
        "winter": winter_cards(s) if s.winter else None,
        "printed": printed(s.data),
    }


def with_own(s: CastleState, parts: Parts, viewer: int) -> list[View]:
    """The players' areas; the hand and the face-down cards by name for their owner alone."""
    if viewer == SPECTATOR:
        return parts.players
    if viewer not in parts.own:
        own = {"hand": names(s.hand[viewer]), "face_down": names(s.face_down[viewer])}
        parts.own[viewer] = {**parts.players[viewer], **own}
    shown = parts.players.copy()
    shown[viewer] = parts.own[viewer]
    return shown


@lru_cache(KEPT)
def printed(data: CastleData) -> dict[str, Any]:
    """The numbers on the cards and what a piece is worth, because screens contain no numbers."""
    cards = {card.id: card for card in data.card}
    return {
        "roles": list(ROLES),
        "worth": by_name(data.points),
        "thalers": cards["messenger"].thalers_from_bank,
        "vp": cards["architect"].vp_per_building_of_others,
        "goods": {card.id: dict(card.goods) for card in data.card if card.goods},
        "free": {card.id: card.free_choices for card in data.card if card.free_choices},
    }


def player(s: CastleState, seat: int) -> View:
    """One player's area as everybody sees it."""
    return {
        "seat": seat,
        "colour": s.data.start.player_colours[seat],
        "thalers": s.thalers[seat],
        "vp": s.vp[seat],
        "helpers": s.helpers[seat],
        "resources": by_name(s.resources[seat]),
        "goods": by_name(s.goods[seat]),
        "hand": None,
        "hand_count": s.hand[seat].bit_count(),
        "face_down": None,
        "face_down_count": s.face_down[seat].bit_count(),
        "unplayed": names(s.hand[seat] | s.face_down[seat]),
        "discard": names(s.discard[seat]),
        "revealed": names(s.revealed[seat]),
        "lost": names(s.lost[seat]),
        "erected": named(s.erected[seat], TILES),
        "placed_on": named(s.placed_on[seat], HOSTS),
    }


@lru_cache(KEPT)
def buildings(data: CastleData, unbuilt: int) -> list[dict[str, Any]]:
    return [building(data, tile, not unbuilt >> tile & 1) for tile in range(len(data.tile))]


@lru_cache(KEPT)
def building(data: CastleData, tile: int, is_built: bool) -> dict[str, Any]:
    entry = data.tile[tile]
    return {
        "id": entry.id,
        "kind": entry.kind,
        "value": entry.value,
        "vp": entry.vp,
        "built": is_built,
    }


@lru_cache(KEPT)
def helper_spaces(data: CastleData, owners: tuple[int, ...], unbuilt: int) -> list[dict[str, Any]]:
    hosts = data.tile_of_host
    return [
        helper_space(data, space, not unbuilt & hosts[HOSTS.index(entry.building)], owners[space])
        for space, entry in enumerate(data.space)
    ]


@lru_cache(KEPT)
def helper_space(data: CastleData, space: int, is_open: bool, seat: int) -> dict[str, Any]:
    entry = data.space[space]
    return {
        "id": entry.id,
        "building": entry.building,
        "price": entry.price,
        "open": is_open,
        "owner": owner(seat),
    }


@lru_cache(KEPT)
def trader_places(data: CastleData, owners: tuple[int, ...], now: int) -> list[dict[str, Any]]:
    return [
        trader_place(data, place, owners[place], bool(now >> place & 1))
        for place in range(len(data.place))
    ]


@lru_cache(KEPT)
def trader_place(data: CastleData, place: int, seat: int, is_new: bool) -> dict[str, Any]:
    entry = data.place[place]
    return {
        "id": entry.id,
        "resource": entry.resource,
        "amount": entry.amount,
        "owner": owner(seat),
        "placed_this_round": is_new,
    }


def payment(s: CastleState) -> dict[str, Any] | None:
    """AM-BLD-04, AM-BLD-05. The payment in progress: what is due, and what has been paid so far."""
    task = s.stack[-1] if s.stack else None
    if not isinstance(task, Pay):
        return None
    types = named(task.types, RESOURCES[:BASIC])
    return {
        "seat": task.seat,
        "building": TILES[task.tile],
        "due": task.due,
        "pieces": task.pieces,
        "types": types,
        "suggested": suggested(s, task),
    }


def suggested(s: CastleState, task: Pay) -> dict[str, int]:
    """AM-BLD-03, AM-BLD-04. Pieces that complete the payment exactly, the cheapest first."""
    have, due, types = list(s.resources[task.seat]), task.due, task.types
    found: dict[str, int] = {}
    while due:
        kind = next(k for k in range(BASIC) if task.can_pay(s, have, k, due, types))
        have[kind] -= 1
        due -= s.data.points[kind]
        types |= 1 << kind
        found[RESOURCES[kind]] = found.get(RESOURCES[kind], 0) + 1
    return found


def purchase(s: CastleState) -> dict[str, Any] | None:
    """AM-STM-04, AM-STM-06. Whom the stonemason has bought from, and who kept the last piece."""
    task = s.stack[-1] if s.stack else None
    if isinstance(task, SellLast):
        task = task.buying
    if not isinstance(task, Buy):
        return None
    return {
        "seat": task.seat,
        "bought": bits(task.bought),
        "refused": bits(task.refused),
    }


def winter_cards(s: CastleState) -> dict[str, Any]:
    """AM-INFO-04. How many cards are left is known to all; their order to nobody."""
    return {
        "deck": len(s.winter_deck),
        "unseen": sorted(WINTER_CARDS[card] for card in s.winter_deck),
        "in_play": named(s.in_play, WINTER_CARDS),
        "innkeeper": {
            "owner": owner(s.innkeeper),
            "thalers": s.inn_thalers,
            "price": s.data.winter[INNKEEPER].price,
            "fee": s.data.winter[INNKEEPER].fee_per_trader_helper,
        },
        "lady": {
            "vp": s.data.winter[LADY].vp,
            "suitors": bits(s.suitors),
            "items": {name: s.lady_items[i] for i, name in enumerate(ITEMS)},
        },
        "granary": {
            "owners": list(s.granary),
            "price": s.data.winter[GRANARY].price,
            "vp": s.data.winter[GRANARY].vp_each_by_count,
        },
    }


@lru_cache(KEPT)
def names(cards: int) -> list[str]:
    return named(cards, CARDS)


def by_name(pieces: Sequence[int]) -> dict[str, int]:
    return kept_by_name(tuple(pieces))


@lru_cache(KEPT)
def kept_by_name(pieces: tuple[int, ...]) -> dict[str, int]:
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
    deal_deck(c, rng)
    # Their hands have changed, and with them what the others may answer.
    c.asked = [(question, question.options(c)) for question, _ in c.asked]
    return c


def redeal(s: CastleState, rng: Rng) -> CastleState:
    """AM-INFO-04. Only the winter deck is unknown to all; owners know what they have face down."""
    c = s.clone()
    deal_deck(c, rng)
    return c


def deal_deck(c: CastleState, rng: Rng) -> None:
    """The order of the winter deck, and all chance that is still to come."""
    deck = sorted(c.winter_deck)
    rng.shuffle(deck)
    c.winter_deck = tuple(deck)
    c.rng = rng.fork()


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
