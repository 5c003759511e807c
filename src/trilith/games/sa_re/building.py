"""SR-ROUND, SR-BUILD. Phase 3, step by step: build, then ship, then keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.task import Effect, Question, SeatEffect
from trilith.games.sa_re.actions import BUILD, BUILD_MENU, DONE, STAGE
from trilith.games.sa_re.components import CELLS, PYRAMID
from trilith.games.sa_re.payment import begin_payment, can_build, purse
from trilith.games.sa_re.shipping import EndConstruction, SaveCards, Ship
from trilith.games.sa_re.state import CONSTRUCTION, SaReState


class BeginConstruction(Effect[SaReState]):
    """SR-ROUND-03, SR-ROUND-04, SR-REVOLT-06. In turn order, one at a time; nobody who is in
    revolt.
    """

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        s.phase = CONSTRUCTION
        for seat in reversed(s.player_order()):
            if s.revolted[seat]:
                s.tell("no_construction", seat, "SR-ROUND-04")
            else:
                s.then(Construct(seat))


class Construct(SeatEffect[SaReState]):
    """SR-CARAVAN-05. Only the caravans that are there now may be used; then build, ship, keep."""

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        seat = self.seat
        s.ready[seat] = s.caravans[seat]
        s.constructed[seat] = False
        s.staged[seat] = False
        keep = s.data.keep.without_construction
        s.then(Build(seat), Ship(seat), SaveCards(seat, keep, ()), EndConstruction(seat))


_STAGE: Final = CELLS
_DONE: Final = CELLS + 1


class Build(Question[SaReState]):
    """SR-BUILD-02, SR-BUILD-05. Any of the worksites that can be paid, in any order, or none."""

    __slots__ = ()

    asks = "build"
    rule = "SR-BUILD-02"
    decline = DONE

    def candidates(self, s: SaReState) -> Sequence[Action]:
        mask = 1 << _DONE
        sites = s.worksites(self.seat)
        for cell, kind in enumerate(s.tiles[self.seat]):
            if sites >> cell & 1:
                mask |= 1 << (_STAGE if kind == PYRAMID else cell)
        return BUILD_MENU.of(mask)

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        if action is DONE:
            return None
        if action is STAGE and s.staged[self.seat]:
            return Refusal("SR-PYR-02")
        paid = can_build(s, self.seat, site_of(s, self.seat, action), purse(s, self.seat))
        return None if paid else Refusal("SR-PAY-07")

    def options(self, s: SaReState) -> Sequence[Action]:
        seat = self.seat
        mask = 1 << _DONE
        sites = s.worksites(seat)
        held = purse(s, seat)
        for cell, kind in enumerate(s.tiles[seat]):
            if not sites >> cell & 1 or (kind == PYRAMID and s.staged[seat]):
                continue
            if can_build(s, seat, cell, held):
                mask |= 1 << (_STAGE if kind == PYRAMID else cell)
        return BUILD_MENU.of(mask)

    def answer(self, s: SaReState, action: Action) -> None:
        if action is DONE:
            s.tell("building_over", self.seat, "SR-BUILD-02")
            return
        s.then(Build(self.seat))
        begin_payment(s, self.seat, site_of(s, self.seat, action))


def site_of(s: SaReState, seat: int, action: Action) -> int:
    """The cell that a `build` or `stage` is about."""
    return s.tiles[seat].index(PYRAMID) if action is STAGE else BUILD.index(action)
