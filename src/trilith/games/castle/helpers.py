"""AM-HLP. Placing helpers on the spaces of the castle, of the innkeeper and of the granary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal, short_of
from trilith.engine.event import NOBODY
from trilith.engine.task import Question
from trilith.games.castle.actions import (
    FROM,
    FROM_INNKEEPER,
    GRANARY_SPACE,
    HELPER_MENU,
    HELPER_SOURCES,
    HELPER_SPACES,
    INNKEEPER_SPACE,
    PASS,
    PLACE,
    SOURCE_MENU,
    SUPPLY,
)
from trilith.games.castle.components import CARDS, GRANARY, HOSTS, INNKEEPER
from trilith.games.castle.innkeeper import leave_innkeeper, leave_place, settle_at_innkeeper
from trilith.games.castle.state import CastleState

_PASS_BIT: Final = 1 << len(PLACE)


class PlaceHelper(Question[CastleState]):
    """AM-HLP-01, AM-HLP-05, AM-BLD-11. After building: up to two helpers, or none."""

    __slots__ = ("card", "placed")

    asks = "place"
    rule = "AM-HLP-02"
    decline = PASS

    def __init__(self, seat: int, card: int, placed: int) -> None:
        self.seat = seat
        self.card = card
        self.placed = placed
        """Helpers placed with this card so far."""

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return HELPER_MENU.actions

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        if not helper_sources(s, self.seat):
            return Refusal("AM-HLP-08")
        return why_no_space(s, self.seat, PLACE.index(action))

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = _PASS_BIT
        if helper_sources(s, self.seat):
            mask |= open_spaces(s, self.seat)
        return HELPER_MENU.of(mask)

    def answer(self, s: CastleState, action: Action) -> None:
        if action is PASS:
            s.tell("no_more_helpers", self.seat, "AM-BLD-11", {"count": self.placed})
        else:
            s.then(HelperSource(self.seat, self.card, self.placed, PLACE.index(action)))

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"card": CARDS[self.card], "count": s.data.max_helpers[self.card] - self.placed}


def open_spaces(s: CastleState, seat: int) -> int:
    """Mask of the spaces that `why_no_space` does not forbid."""
    mask = 0
    thalers, used, data = s.thalers[seat], s.placed_on[seat], s.data
    for space, owner in enumerate(s.spaces):
        if owner == NOBODY and data.prices[space] <= thalers:
            host = data.host_of[space]
            if not used >> host & 1 and not s.unbuilt & data.tile_of_host[host]:
                mask |= 1 << space
    if s.in_play:
        for space in (INNKEEPER_SPACE, GRANARY_SPACE):
            if why_no_space(s, seat, space) is None:
                mask |= 1 << space
    return mask


def why_no_space(s: CastleState, seat: int, space: int) -> Refusal | None:
    """AM-HLP-02, AM-HLP-03, AM-HLP-04, AM-HLP-06, AM-HLP-07. Which spaces a helper may take.

    The building must be erected, the space empty and affordable, and no other helper of this
    player placed on the same building in this round.
    """
    host = s.data.host_of[space]
    facts: dict[str, Arg] = {"place": HELPER_SPACES[space], "price": s.data.prices[space]}
    if not is_there(s, space):
        return Refusal("AM-HLP-02", facts)
    if is_taken(s, space):
        return Refusal("AM-HLP-03", facts)
    if s.placed_on[seat] >> host & 1:
        return Refusal("AM-HLP-06", facts)
    if s.data.prices[space] > s.thalers[seat]:
        return short_of("AM-HLP-04", "thalers", s.data.prices[space], s.thalers[seat])
    return None


def is_there(s: CastleState, space: int) -> bool:
    """AM-HLP-02, AM-INN-01, AM-GRAN-01. Is the building erected, or the winter card in play?"""
    if space == INNKEEPER_SPACE:
        return bool(s.in_play >> INNKEEPER & 1)
    if space == GRANARY_SPACE:
        return bool(s.in_play >> GRANARY & 1)
    return s.is_built(s.data.host_of[space])


def is_taken(s: CastleState, space: int) -> bool:
    """AM-HLP-03, AM-INN-01, AM-GRAN-01. One helper a space; the granary has three."""
    if space == INNKEEPER_SPACE:
        return s.innkeeper != NOBODY
    if space == GRANARY_SPACE:
        return len(s.granary) >= s.data.winter[GRANARY].spaces
    return s.spaces[space] != NOBODY


def helper_sources(s: CastleState, seat: int) -> int:
    """AM-HLP-08, AM-INN-09. Mask of where the player has a helper that may be placed.

    AM-HLP-10, AM-GRAN-02: never one that stands on a building or at the granary.
    """
    mask = 1 if s.helpers[seat] else 0
    for place, owner in enumerate(s.places):
        if owner == seat:
            mask |= 2 << place
    if s.innkeeper == seat:
        mask |= 1 << FROM_INNKEEPER
    return mask


class HelperSource(Question[CastleState]):
    """AM-HLP-08, AM-HLP-11, AM-INN-09. Which helper goes: supply, own trader place, or innkeeper."""

    __slots__ = ("card", "placed", "space")

    asks = "helper-source"
    rule = "AM-HLP-08"

    def __init__(self, seat: int, card: int, placed: int, space: int) -> None:
        self.seat = seat
        self.card = card
        self.placed = placed
        self.space = space

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return FROM

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        source = FROM.index(action)
        if helper_sources(s, self.seat) >> source & 1:
            return None
        return Refusal("AM-INN-09" if source == FROM_INNKEEPER else "AM-HLP-08")

    def options(self, s: CastleState) -> Sequence[Action]:
        return SOURCE_MENU.of(helper_sources(s, self.seat))

    def answer(self, s: CastleState, action: Action) -> None:
        take_helper(s, self.seat, FROM.index(action))
        put_helper(s, self.seat, self.space, HELPER_SOURCES[FROM.index(action)])
        if self.placed + 1 < s.data.max_helpers[self.card]:
            s.then(PlaceHelper(self.seat, self.card, self.placed + 1))

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"place": HELPER_SPACES[self.space]}


def take_helper(s: CastleState, seat: int, source: int) -> None:
    """AM-HLP-08, AM-HLP-09. The helper leaves where it stood; a trader place is free from then on."""
    if source == SUPPLY:
        s.helpers[seat] -= 1
    elif source == FROM_INNKEEPER:
        leave_innkeeper(s)
    else:
        leave_place(s, source - 1)


def put_helper(s: CastleState, seat: int, space: int, source: str) -> None:
    """AM-HLP-04, AM-HLP-06, AM-INN-02, AM-GRAN-01. Pay the price, and the helper takes the space."""
    host = s.data.host_of[space]
    s.pay_bank(seat, s.data.prices[space])
    s.placed_on[seat] |= 1 << host
    facts: dict[str, Arg] = {"place": HELPER_SPACES[space], "price": s.data.prices[space]}
    s.tell("place", seat, "AM-HLP-02", {**facts, "source": source, "building": HOSTS[host]})
    if space == INNKEEPER_SPACE:
        settle_at_innkeeper(s, seat)
    elif space == GRANARY_SPACE:
        s.granary = (*s.granary, seat)
    else:
        s.spaces[space] = seat
