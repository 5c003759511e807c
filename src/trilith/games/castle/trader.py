"""AM-TRD. Helpers at carts and rider, and the delivery."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.event import NOBODY
from trilith.engine.task import Effect, Question
from trilith.games.castle.actions import (
    FROM,
    FROM_INNKEEPER,
    PASS,
    PLACE_TRADER,
    SOURCE_MENU,
    SUPPLY,
    TRADER_MENU,
)
from trilith.games.castle.components import CARTS, PLACES, RESOURCES, RIDER, TRADER
from trilith.games.castle.innkeeper import PayFees, leave_innkeeper
from trilith.games.castle.state import CastleState


def traders(s: CastleState) -> None:
    """AM-TRD-09, AM-TRD-11. All place first, then the innkeeper is paid, then one delivery."""
    seats = s.with_card(TRADER)
    if not seats:
        return
    s.then(Delivery())
    s.then(PayFees())
    for seat in reversed(seats):
        s.then(PlaceTrader(seat))


class PlaceTrader(Question[CastleState]):
    """AM-TRD-01, AM-TRD-08. The trader may put one helper at a trader place, or none."""

    __slots__ = ()

    asks = "trade"
    rule = "AM-TRD-01"
    decline = PASS

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return TRADER_MENU.actions

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        if not has_helper(s, self.seat):
            return Refusal("AM-TRD-01")
        return why_no_place(s, self.seat, PLACE_TRADER.index(action))

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = 1 << len(PLACES)
        if has_helper(s, self.seat):
            mask |= open_places(s, self.seat)
        return TRADER_MENU.of(mask)

    def answer(self, s: CastleState, action: Action) -> None:
        if action is PASS:
            s.tell("no_place", self.seat, "AM-TRD-08")
        else:
            s.then(TraderHelper(self.seat, PLACE_TRADER.index(action)))


def has_helper(s: CastleState, seat: int) -> bool:
    """AM-TRD-01, AM-INN-09. A helper in the player's supply, or on the innkeeper card."""
    return s.helpers[seat] > 0 or s.innkeeper == seat


def are_carts_full(s: CastleState) -> bool:
    return NOBODY not in s.places[:CARTS]


def open_places(s: CastleState, seat: int) -> int:
    """Mask of the places that `why_no_place` does not forbid."""
    mask = 0
    places = s.places
    if not are_carts_full(s):
        for place in range(CARTS):
            if places[place] == NOBODY:
                mask |= 1 << place
        return mask
    for place in range(len(places)):
        if places[place] == NOBODY or is_displaceable(s, seat, place):
            mask |= 1 << place
    return mask


def is_displaceable(s: CastleState, seat: int, place: int) -> bool:
    """AM-TRD-05, AM-TRD-07. Another player's helper that was not placed in this round."""
    return s.places[place] != seat and not s.placed_now >> place & 1


def why_no_place(s: CastleState, seat: int, place: int) -> Refusal | None:
    """AM-TRD-02, AM-TRD-03, AM-TRD-04, AM-TRD-05, AM-TRD-07. Which places a trader may take.

    A free cart always; the rider and other players' helpers only while all carts are taken.
    """
    owner = s.places[place]
    if owner == NOBODY:
        if place == RIDER and not are_carts_full(s):
            return Refusal("AM-TRD-04")
        return None
    if owner == seat:
        return Refusal("AM-TRD-07")
    if not are_carts_full(s) or not is_displaceable(s, seat, place):
        return Refusal("AM-TRD-05")
    return None


class TraderHelper(Question[CastleState]):
    """AM-TRD-01, AM-INN-09. Which helper to place: one from the supply, or the one at the
    innkeeper.
    """

    __slots__ = ("place",)

    asks = "trader-helper"
    rule = "AM-INN-09"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return (FROM[SUPPLY], FROM[FROM_INNKEEPER])

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if action is FROM[SUPPLY]:
            return None if s.helpers[self.seat] else Refusal("AM-TRD-01")
        return None if s.innkeeper == self.seat else Refusal("AM-INN-09")

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = (s.helpers[self.seat] > 0) | (s.innkeeper == self.seat) << FROM_INNKEEPER
        return SOURCE_MENU.of(mask)

    def answer(self, s: CastleState, action: Action) -> None:
        if action is FROM[FROM_INNKEEPER]:
            leave_innkeeper(s)
        else:
            s.helpers[self.seat] -= 1
        displace(s, self.place)
        s.places[self.place] = self.seat
        s.placed_now |= 1 << self.place
        facts: dict[str, Arg] = {"place": PLACES[self.place], "source": action.args[0]}
        s.tell("place_trader", self.seat, "AM-TRD-01", facts)


def displace(s: CastleState, place: int) -> None:
    """AM-TRD-06. The helper that stood there goes back to its owner's supply immediately."""
    owner = s.places[place]
    if owner != NOBODY:
        s.helpers[owner] += 1
        s.tell("displace", owner, "AM-TRD-06", {"place": PLACES[place]})


class Delivery(Effect[CastleState]):
    """AM-TRD-11, AM-TRD-12, AM-TRD-16, AM-TRD-17. Every helper in place receives, once a round."""

    __slots__ = ()

    def run(self, s: CastleState) -> None:
        for place, owner in enumerate(s.places):
            if owner != NOBODY:
                deliver(s, place, owner)


def deliver(s: CastleState, place: int, owner: int) -> None:
    """AM-TRD-13, AM-TRD-14, AM-TRD-15. What is in stock, the watchtower's piece first."""
    wares = s.data.place[place]
    # The five places stand in the order of the resources they deliver.
    available = min(wares.amount, s.stock[place])
    for_tower = min(wares.to_watchtower, available)
    s.stock[place] -= available
    s.watchtower[place] += for_tower
    s.resources[owner][place] += available - for_tower
    if s.log is not None:
        facts = {"item": RESOURCES[place], "count": available - for_tower, "tower": for_tower}
        s.tell("deliver", owner, "AM-TRD-14", {**facts})
