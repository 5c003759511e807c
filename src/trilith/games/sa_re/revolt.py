"""SR-WIND, SR-STOP, SR-REVOLT. What moves the gauge, who may stop then, and the General Revolt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Effect, Question, SeatEffect
from trilith.games.sa_re.actions import GO_ON, SAVE, SAVE_MENU, STOP
from trilith.games.sa_re.components import CARDS, GOODS_CARDS
from trilith.games.sa_re.state import SaReState, is_carried

REACTIONS: Final = (STOP, GO_ON)


def raise_gauge(s: SaReState, seat: int, by: int, rule: str) -> bool:
    """SR-REVOLT-01. The cube stops at the last case; True if it is there, and the revolt breaks
    out.
    """
    gauge = s.gauge[seat] + by
    if gauge > s.data.last:
        gauge = s.data.last
    s.gauge[seat] = gauge
    if s.log is not None:
        s.tell("rose", seat, rule, {"count": by, "gauge": gauge})
    return gauge == s.data.last


def would_revolt(s: SaReState, seat: int, by: int) -> bool:
    """SR-REVOLT-09. A passed Trouble and the Barracks are forbidden where this is so."""
    return s.gauge[seat] + by >= s.data.last


class Wind(Effect[SaReState]):
    """SR-WIND-01, SR-WIND-02, SR-WIND-03, SR-WIND-04. Every standing player rises; revolts, then
    reactions.
    """

    __slots__ = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def run(self, s: SaReState) -> None:
        hit = [seat for seat in (self.seat, *s.others(self.seat)) if s.standing[seat]]
        s.tell("wind", self.seat, "SR-WIND-01")
        in_revolt = [seat for seat in hit if raise_gauge(s, seat, self.steps, "SR-WIND-01")]
        reacting = [React(seat) for seat in hit if seat != self.seat and seat not in in_revolt]
        s.then(*[Revolt(seat) for seat in in_revolt], *reacting)


class React(Question[SaReState]):
    """SR-STOP-02, SR-STOP-03, SR-STOP-06, SR-POWER-05, SR-POWER-06. A player whose gauge another
    has just raised may stop immediately.
    """

    __slots__ = ()

    asks = "react"
    rule = "SR-STOP-02"

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return REACTIONS if s.standing[self.seat] else ()

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        return None

    def options(self, s: SaReState) -> Sequence[Action]:
        return REACTIONS if s.standing[self.seat] else ()

    def answer(self, s: SaReState, action: Action) -> None:
        if action is STOP:
            lay_obelisk(s, self.seat, "SR-STOP-02")
        else:
            s.tell("went_on", self.seat, "SR-STOP-03")

    def about(self, s: SaReState) -> dict[str, Arg]:
        return {"gauge": s.gauge[self.seat], "last": s.data.last}


def lay_obelisk(s: SaReState, seat: int, rule: str) -> None:
    """SR-STOP-07, SR-STOP-08, SR-STOP-09. Out of the season, with everything acquired, until the
    new round.
    """
    s.standing[seat] = False
    s.tell("stopped", seat, rule)


class Revolt(SeatEffect[SaReState]):
    """SR-REVOLT-02, SR-REVOLT-04, SR-REVOLT-05, SR-REVOLT-07. Carried cards and Jokers are lost at
    once.

    Warehouse, caravans, worksites and stages are not touched.
    """

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        seat = self.seat
        s.standing[seat] = False
        s.revolted[seat] = True
        s.jokers[seat] = 0
        s.cards[seat] = tuple([card for card in s.cards[seat] if not is_carried(card)])
        s.tell("revolt", seat, "SR-REVOLT-01")
        s.then(SaveOne(seat))


class SaveOne(Question[SaReState]):
    """SR-REVOLT-02, SR-REVOLT-03, SR-KEEP-03. One card acquired this season is kept, all others are
    lost.
    """

    __slots__ = ()

    asks = "save-one"
    rule = "SR-REVOLT-02"

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return SAVE_MENU.of(kinds_held(s, self.seat))

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: SaReState, action: Action) -> None:
        kind = SAVE.index(action)
        lost = len(s.cards[self.seat]) - 1
        s.cards[self.seat] = (kind,)
        s.tell("saved", self.seat, "SR-REVOLT-02", {"card": CARDS[kind]})
        if lost:
            s.tell("lost_cards", self.seat, "SR-REVOLT-02", {"count": lost})


def kinds_held(s: SaReState, seat: int) -> int:
    """Mask of the kinds of production cards before a player."""
    mask = 0
    for card in s.cards[seat]:
        mask |= 1 << card % GOODS_CARDS
    return mask
