"""AM-LADY. The lady of the castle: a lap of courting every round, until one suitor is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.task import Question
from trilith.games.castle.actions import COURT, COURT_MENU, DROP_OUT, TAKE, TAKE_MENU
from trilith.games.castle.components import FROM_LADY, ITEMS, LADY, THALER
from trilith.games.castle.state import CastleState

_DROP_BIT: Final = 1 << len(COURT)


def welcome_lady(s: CastleState) -> None:
    """AM-LADY-01. From now on everybody may court her."""
    s.suitors = (1 << s.n) - 1


def is_lady_in_play(s: CastleState) -> bool:
    return bool(s.in_play >> LADY & 1)


def courting(s: CastleState) -> None:
    """AM-LADY-01, AM-WTR-07. One lap a round, in player order, after the winter card of the round."""
    if is_lady_in_play(s):
        for seat in reversed(s.player_order()):
            s.then(CourtLady(seat))


class CourtLady(Question[CastleState]):
    """AM-LADY-01, AM-LADY-02. A suitor puts one item on the card, or drops out for good."""

    __slots__ = ()

    asks = "court"
    rule = "AM-LADY-01"

    def candidates(self, s: CastleState) -> Sequence[Action]:
        # Players who have dropped out are not asked, and nobody is once the lady is won.
        return COURT_MENU.actions if self.is_courting(s) else ()

    def is_courting(self, s: CastleState) -> bool:
        return is_lady_in_play(s) and bool(s.suitors >> self.seat & 1)

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if action is DROP_OUT or has_item(s, self.seat, COURT.index(action)):
            return None
        return Refusal("AM-LADY-01", {"item": ITEMS[COURT.index(action)]})

    def options(self, s: CastleState) -> Sequence[Action]:
        if not self.is_courting(s):
            return ()
        mask = _DROP_BIT
        for item in range(len(ITEMS)):
            if has_item(s, self.seat, item):
                mask |= 1 << item
        return COURT_MENU.of(mask)

    def answer(self, s: CastleState, action: Action) -> None:
        if action is DROP_OUT:
            drop_out(s, self.seat)
        else:
            item = COURT.index(action)
            move_item(s, self.seat, item, -1)
            s.tell("court", self.seat, "AM-LADY-01", {"item": ITEMS[item]})


def has_item(s: CastleState, seat: int, item: int) -> bool:
    return (s.thalers[seat] if item == THALER else s.resources[seat][item]) > 0


def move_item(s: CastleState, seat: int, item: int, change: int) -> None:
    """AM-LADY-07. An item goes from the player's supply to the card or back, never to stock or
    bank.
    """
    s.lady_items[item] -= change
    if item == THALER:
        s.thalers[seat] += change
    else:
        s.resources[seat][item] += change


def drop_out(s: CastleState, seat: int) -> None:
    """AM-LADY-02, AM-LADY-03. For the rest of the game; the last suitor left wins her immediately."""
    s.suitors &= ~(1 << seat)
    s.tell("drop_out", seat, "AM-LADY-02")
    if s.suitors.bit_count() == 1:
        win_lady(s, s.suitors.bit_length() - 1)


def win_lady(s: CastleState, winner: int) -> None:
    """AM-LADY-03, AM-LADY-05. Points immediately; the card leaves play, and the others share its
    items.
    """
    s.in_play &= ~(1 << LADY)
    s.suitors = 0
    points = s.data.winter[LADY].vp
    s.score(winner, FROM_LADY, points)
    s.tell("win_lady", winner, "AM-LADY-03", {"count": points})
    share_out(s, winner, 0)


def share_out(s: CastleState, winner: int, turn: int) -> None:
    """AM-LADY-04. The others in player order, one item each, round and round until none is left."""
    if any(s.lady_items):
        others = [seat for seat in s.player_order() if seat != winner]
        s.then(TakeItem(others[turn % len(others)], winner, turn))


class TakeItem(Question[CastleState]):
    """AM-LADY-04. One of the items on the card, by choice; taking is mandatory."""

    __slots__ = ("turn", "winner")

    asks = "share"
    rule = "AM-LADY-04"

    def __init__(self, seat: int, winner: int, turn: int) -> None:
        self.seat = seat
        self.winner = winner
        self.turn = turn

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return TAKE

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        item = TAKE.index(action)
        return None if s.lady_items[item] else Refusal("AM-LADY-04", {"item": ITEMS[item]})

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = 0
        for item, pieces in enumerate(s.lady_items):
            if pieces:
                mask |= 1 << item
        return TAKE_MENU.of(mask)

    def answer(self, s: CastleState, action: Action) -> None:
        item = TAKE.index(action)
        move_item(s, self.seat, item, 1)
        s.tell("share", self.seat, "AM-LADY-04", {"item": ITEMS[item]})
        share_out(s, self.winner, self.turn + 1)
