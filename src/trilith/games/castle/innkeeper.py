"""AM-INN. The innkeeper: a space of his own, and a fee for every trader helper."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.event import NOBODY
from trilith.engine.task import Effect, Question, SeatEffect
from trilith.games.castle.actions import RECALL, RECALL_MENU
from trilith.games.castle.components import INNKEEPER, PLACES
from trilith.games.castle.state import CastleState


def is_innkeeper_in_play(s: CastleState) -> bool:
    return bool(s.in_play >> INNKEEPER & 1)


def settle_at_innkeeper(s: CastleState, seat: int) -> None:
    """AM-INN-03. The new innkeeper takes all thalers lying on the card."""
    s.innkeeper = seat
    s.thalers[seat] += s.inn_thalers
    s.tell("innkeeper", seat, "AM-INN-03", {"count": s.inn_thalers})
    s.inn_thalers = 0


def leave_innkeeper(s: CastleState) -> None:
    """AM-INN-09, AM-INN-10, AM-INN-11. Only by its owner's move: the card is empty again and
    collects thalers for the next one.
    """
    s.innkeeper = NOBODY


class PayFees(Effect[CastleState]):
    """AM-INN-04, AM-INN-08. Once a round with traders, before delivery, all pay in player order."""

    __slots__ = ()

    def run(self, s: CastleState) -> None:
        if is_innkeeper_in_play(s):
            for seat in reversed(s.player_order()):
                s.then(PayFee(seat))


class PayFee(SeatEffect[CastleState]):
    """AM-INN-04, AM-INN-06, AM-INN-07. A thaler for each of the player's own trader helpers, as far
    as they can pay.
    """

    __slots__ = ()

    def run(self, s: CastleState) -> None:
        helpers = s.places.count(self.seat)
        if not helpers or s.innkeeper == self.seat:
            return
        fee = s.data.winter[INNKEEPER].fee_per_trader_helper
        paid_for = min(helpers, s.thalers[self.seat] // fee)
        pay_innkeeper(s, self.seat, paid_for * fee)
        if paid_for < helpers:
            s.then(RecallHelper(self.seat, helpers - paid_for))


def pay_innkeeper(s: CastleState, seat: int, thalers: int) -> None:
    """AM-INN-05. To the owner of the helper on the card, or onto the card if it is empty."""
    if not thalers:
        return
    s.thalers[seat] -= thalers
    if s.innkeeper == NOBODY:
        s.inn_thalers += thalers
    else:
        s.thalers[s.innkeeper] += thalers
    s.tell("fee", seat, "AM-INN-05", {"count": thalers})


def leave_place(s: CastleState, place: int) -> None:
    """AM-HLP-09. The trader place is free from then on."""
    s.places[place] = NOBODY
    s.placed_now &= ~(1 << place)


class RecallHelper(Question[CastleState]):
    """AM-INN-07. For each missing thaler, one of the player's trader helpers comes back;
    the player chooses which.
    """

    __slots__ = ("left",)

    asks = "recall"
    rule = "AM-INN-07"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return RECALL

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if s.places[RECALL.index(action)] != self.seat:
            return Refusal("AM-INN-07")
        return None

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = 0
        for place, owner in enumerate(s.places):
            mask |= (owner == self.seat) << place
        return RECALL_MENU.of(mask)

    def answer(self, s: CastleState, action: Action) -> None:
        place = RECALL.index(action)
        leave_place(s, place)
        s.helpers[self.seat] += 1
        s.tell("recall", self.seat, "AM-INN-07", {"place": PLACES[place]})
        if self.left > 1:
            s.then(RecallHelper(self.seat, self.left - 1))

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"count": self.left}
