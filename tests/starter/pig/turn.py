"""PG-TURN. The turn: roll as long as you dare."""

from __future__ import annotations

from collections.abc import Sequence

from tests.starter.pig.actions import HOLD, ROLL
from tests.starter.pig.scoring import has_won
from tests.starter.pig.state import PigState
from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Effect, Question, SeatEffect


class RollOrHold(Question[PigState]):
    """PG-TURN-01. The active player rolls or holds; PG-TURN-02: nobody holds before a roll."""

    __slots__ = ()

    asks = "turn"
    rule = "PG-TURN-01"

    def candidates(self, s: PigState) -> Sequence[Action]:
        return (ROLL, HOLD)

    def blocked(self, s: PigState, action: Action) -> Refusal | None:
        if action is HOLD and not s.stake:
            return Refusal("PG-TURN-02")
        return None

    def about(self, s: PigState) -> dict[str, Arg]:
        return {"stake": s.stake}

    def answer(self, s: PigState, action: Action) -> None:
        s.then(Roll(self.seat) if action is ROLL else Hold(self.seat))


class Roll(SeatEffect[PigState]):
    """PG-TURN-03. A roll adds its number to the stake; PG-TURN-04: a one loses all of it."""

    __slots__ = ()

    def run(self, s: PigState) -> None:
        number = s.rng.below(s.data.die.sides) + 1
        s.tell("rolled", self.seat, "PG-TURN-03", {"number": number}, None, True)
        if number == s.data.die.takes_all:
            s.tell("lost", self.seat, "PG-TURN-04", {"stake": s.stake})
            s.then(PassOn())
        else:
            s.stake += number
            s.then(RollOrHold(self.seat))


class Hold(SeatEffect[PigState]):
    """PG-TURN-05. Who holds keeps the stake, and the turn ends."""

    __slots__ = ()

    def run(self, s: PigState) -> None:
        s.points[self.seat] += s.stake
        s.tell("held", self.seat, "PG-TURN-05", {"stake": s.stake, "points": s.points[self.seat]})
        if has_won(s, self.seat):
            s.stake = 0
            s.tell("won", self.seat, "PG-SCORE-01", {"points": s.points[self.seat]})
        else:
            s.then(PassOn())


class PassOn(Effect[PigState]):
    """PG-TURN-05. The next seat clockwise has its turn."""

    __slots__ = ()

    def run(self, s: PigState) -> None:
        s.stake = 0
        s.active = (s.active + 1) % s.n
        s.round += s.active == 0
        s.then(RollOrHold(s.active))
