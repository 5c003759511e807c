"""SR-PLAN. Buildings go back to the reference board."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question
from trilith.games.sa_re.actions import RAZE
from trilith.games.sa_re.components import CELL_NAMES, EMPTY, FOREMAN, TYPES, WAREHOUSE
from trilith.games.sa_re.foremen import counted_sites, why_too_many
from trilith.games.sa_re.sites import take_off
from trilith.games.sa_re.state import SaReState


def why_no_demolition(s: SaReState, seat: int, cell: int) -> Refusal | None:
    """SR-PLAN-22. At least one of the cell's buildings must be free to go."""
    if s.shared[seat] == cell:
        return None
    return why_not_raze(s, seat, s.tiles[seat][cell])


def why_not_raze(s: SaReState, seat: int, kind: int) -> Refusal | None:
    """SR-PLAN-27, SR-PLAN-32. The last foreman stays; and those left must be able to run the
    worksites.
    """
    if kind != FOREMAN:
        return None
    if s.foremen[seat] == 1:
        return Refusal("SR-PLAN-27")
    return why_too_many(s, seat, counted_sites(s, seat), s.foremen[seat] - 1)


class Demolish(Question[SaReState]):
    """SR-PLAN-22, SR-PLAN-23, SR-PLAN-29. The building goes back; of two on one cell, the one
    named.
    """

    __slots__ = ("cell",)

    asks = "raze"
    rule = "SR-PLAN-29"

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def step(self, s: SaReState) -> bool:
        if s.shared[self.seat] == self.cell:
            return super().step(s)
        s.stack.pop()
        demolish(s, self.seat, self.cell)
        return False

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return RAZE

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        return why_not_raze(s, self.seat, RAZE.index(action))

    def answer(self, s: SaReState, action: Action) -> None:
        raze_shared(s, self.seat, RAZE.index(action))

    def about(self, s: SaReState) -> dict[str, Arg]:
        return {"cell": CELL_NAMES[self.cell]}


def demolish(s: SaReState, seat: int, cell: int) -> None:
    """SR-PLAN-22, SR-PLAN-25, SR-PLAN-26. No cost, no refund; what lay on its card is lost, black
    cubes stay.
    """
    kind = s.tiles[seat][cell]
    take_off(s, seat, cell)
    if s.data.produces[kind] >= 0:
        s.change_goods(seat, s.data.produces[kind], -1)
    tell_demolished(s, seat, cell, kind)


def raze_shared(s: SaReState, seat: int, kind: int) -> None:
    """SR-PLAN-29. The other start tile stays, and the cell with it."""
    cell = s.shared[seat]
    s.shared[seat] = EMPTY
    s.put_tile(seat, cell, FOREMAN if kind == WAREHOUSE else WAREHOUSE)
    s.supply[kind] += 1
    s.recount(seat)
    tell_demolished(s, seat, cell, kind)


def tell_demolished(s: SaReState, seat: int, cell: int, kind: int) -> None:
    facts: dict[str, Arg] = {"type": TYPES[kind], "cell": CELL_NAMES[cell]}
    s.tell("demolished", seat, "SR-PLAN-22", facts)


def demolishable(s: SaReState, seat: int) -> int:
    """Mask of the buildings that `why_no_demolition` does not forbid."""
    mask = s.built[seat]
    if why_not_raze(s, seat, FOREMAN) is not None:
        for cell, kind in enumerate(s.tiles[seat]):
            if kind == FOREMAN and cell != s.shared[seat]:
                mask &= ~(1 << cell)
    return mask
