"""AM-BRCH. The breach: stone for points."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.event import Event
from trilith.engine.task import Question
from trilith.games.castle.actions import EXCHANGE, GIVE_STONE, PASS
from trilith.games.castle.components import BREACH, FROM_BREACH, STONE
from trilith.games.castle.silver import exchange_silver, why_no_exchange
from trilith.games.castle.state import CastleState


def breach(s: CastleState) -> None:
    """AM-WTR-04, AM-BRCH-01. All players, in player order."""
    for seat in reversed(s.player_order()):
        s.then(MendBreach(seat, 0))


class MendBreach(Question[CastleState]):
    """AM-BRCH-01, AM-BRCH-02, AM-BRCH-04, AM-BRCH-05. First, if the player likes, silver for stone;
    then up to three stones, or none.
    """

    __slots__ = ("given",)

    asks = "breach"
    rule = "AM-BRCH-01"
    decline = PASS

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return (GIVE_STONE, *EXCHANGE, PASS)

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        if action is GIVE_STONE:
            return None if s.resources[self.seat][STONE] else Refusal("AM-BRCH-01")
        if action is not EXCHANGE[STONE]:
            return Refusal("AM-BRCH-02")
        if self.given:
            # Otherwise stones that were given could come back as new ones.
            return Refusal("AM-BRCH-04")
        return why_no_exchange(s, self.seat, STONE)

    def warns(self, s: CastleState, action: Action) -> Sequence[Event]:
        """AM-BRCH-04. After the first stone, silver can no longer be exchanged."""
        if action is GIVE_STONE and self.blocked(s, EXCHANGE[STONE]) is None:
            return (Event("exchange_over", self.seat, "AM-BRCH-04", {}),)
        return ()

    def answer(self, s: CastleState, action: Action) -> None:
        if action is GIVE_STONE:
            give_stone(s, self.seat)
            if self.given + 1 < s.data.winter[BREACH].max_stone:
                s.then(MendBreach(self.seat, self.given + 1))
        elif action is not PASS:
            exchange_silver(s, self.seat, STONE)
            s.then(self)

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"count": s.data.winter[BREACH].max_stone - self.given}


def give_stone(s: CastleState, seat: int) -> None:
    """AM-BRCH-01, AM-BRCH-03. Back to the stock, where a later player may get it for silver."""
    s.resources[seat][STONE] -= 1
    s.stock[STONE] += 1
    points = s.data.winter[BREACH].vp_per_stone
    s.score(seat, FROM_BREACH, points)
    s.tell("score", seat, "AM-BRCH-01", {"count": points, "source": "breach"})
