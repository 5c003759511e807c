"""EN-FLOW. Rounds of six work days, Prepare, Sabbath, and what comes after."""

from __future__ import annotations

from typing import Final

from trilith.engine.event import NOBODY
from trilith.engine.task import Effect, Task
from trilith.games.ezra_nehemiah.after import AfterSabbath
from trilith.games.ezra_nehemiah.end import EndScoring
from trilith.games.ezra_nehemiah.focus import OpponentTurn
from trilith.games.ezra_nehemiah.guards import GuardsLimit
from trilith.games.ezra_nehemiah.names import FEED, SCORE, TUCK
from trilith.games.ezra_nehemiah.prepare import StartPrepare
from trilith.games.ezra_nehemiah.sabbath import Feed, ScoreTucked, Tuck
from trilith.games.ezra_nehemiah.solo_sabbath import OpponentPrepares, OpponentSabbath
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.turn import StartTurn


def players_from(s: EzraState, first: int) -> list[int]:
    """EN-SOLO-78. All who feed and tuck, clockwise from this seat: the opponent does neither."""
    return [seat for seat in s.seats_from(first) if not s.is_opponent(seat)]


class StartRound(Effect[EzraState]):
    """EN-GEN-02. A round: six work days, then the Sabbath."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.tell("round", NOBODY, "EN-GEN-02", {"count": s.round})
        s.then(WorkDay(1))


class WorkDay(Effect[EzraState]):
    """EN-FLOW-01, EN-FLOW-02. A turn for everybody, clockwise from the shofar; six days a round."""

    __slots__ = ("day",)

    def __init__(self, day: int) -> None:
        self.day = day

    def run(self, s: EzraState) -> None:
        if self.day > s.data.days:
            s.then(PreparePhase())
            return
        s.day = self.day
        turns: list[Task[EzraState]] = [
            OpponentTurn() if s.is_opponent(seat) else StartTurn(seat)
            for seat in s.seats_from(s.shofar)
        ]
        s.then(*turns, WorkDay(self.day + 1))


class PreparePhase(Effect[EzraState]):
    """EN-FLOW-03, EN-PREP-02. One player after the other, from the shofar holder."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.day = 0
        items: list[Task[EzraState]] = [
            OpponentPrepares() if s.is_opponent(seat) else StartPrepare(seat)
            for seat in s.seats_from(s.shofar)
        ]
        s.then(*items, FeedPhase())


class FeedPhase(Effect[EzraState]):
    """EN-SAB-01. The Sabbath begins: everybody feeds."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.day = 0
        s.phase = FEED
        s.active = s.shofar
        s.tell("sabbath", NOBODY, "EN-SAB-01", {"count": s.round})
        steps: list[Task[EzraState]] = [Feed(seat) for seat in players_from(s, s.shofar)]
        s.then(*steps, TuckPhase())


class TuckPhase(Effect[EzraState]):
    """EN-SAB-01, EN-SAB-06. Everybody tucks: one card, in the second round two."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.day = 0
        s.phase = TUCK
        s.active = s.shofar
        n = s.data.tucks[s.round - 1]
        steps: list[Task[EzraState]] = [Tuck(seat, n) for seat in players_from(s, s.shofar)]
        s.then(*steps, ScorePhase())


class ScorePhase(Effect[EzraState]):
    """EN-SAB-01, EN-SAB-10, EN-FLOW-02. Everybody scores; then the guards limit, and what follows."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.day = 0
        s.phase = SCORE
        s.active = s.shofar
        steps: list[Task[EzraState]] = [
            OpponentSabbath() if s.is_opponent(seat) else ScoreTucked(seat)
            for seat in s.seats_from(s.shofar)
        ]
        s.then(*steps, GuardsLimit(s.shofar), SabbathOver())


class SabbathOver(Effect[EzraState]):
    """EN-FLOW-02, EN-END-01. After the third Sabbath the end; else the steps after a Sabbath."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        if s.round >= s.data.rounds:
            s.then(EndScoring())
        else:
            s.then(AfterSabbath(), StartRound())


def enter(s: EzraState, phase: str) -> None:
    """This phase, and what follows it."""
    s.then(_BEGIN[phase])


_BEGIN: Final[dict[str, Effect[EzraState]]] = {
    "turn": StartRound(),
    "prepare": PreparePhase(),
    "feed": FeedPhase(),
    "tuck": TuckPhase(),
    "score": ScorePhase(),
    "after": SabbathOver(),
    "end": EndScoring(),
}
