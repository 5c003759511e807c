"""SR-PLAN. Worksites are launched, withdrawn and moved."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question
from trilith.games.sa_re.actions import AT, AT_MENU
from trilith.games.sa_re.components import (
    CELL_NAMES,
    EMPTY,
    MAIN,
    PORT,
    PRODUCTION,
    PYRAMID,
    TYPES,
    WAREHOUSE,
)
from trilith.games.sa_re.foremen import counted_sites, why_too_many
from trilith.games.sa_re.ground import PlaceTile, cells_for, why_no_cell
from trilith.games.sa_re.state import SaReState

# ------------------------------------------------------------------ launching


def why_no_launch(s: SaReState, seat: int, kind: int) -> Refusal | None:
    """SR-PLAN-03, SR-PLAN-02. A tile on the reference board, no ban on the type, a foreman free, a
    cell for it.
    """
    left = s.pyramids if kind == PYRAMID else s.supply[kind]
    if not left:
        return Refusal("SR-PLAN-03", {"type": TYPES[kind]})
    refusal = why_no_second(s, seat, kind)
    if refusal is None:
        refusal = why_too_many(s, seat, counted_sites(s, seat) + 1, s.foremen[seat])
    if refusal is None and not cells_for(s, seat, kind, EMPTY):
        refusal = why_no_room(s, seat, kind)
    return refusal


def why_no_second(s: SaReState, seat: int, kind: int) -> Refusal | None:
    """SR-PLAN-11, SR-PLAN-12, SR-PLAN-13, SR-PLAN-14, SR-PLAN-15, SR-PLAN-16. What is forbidden
    twice.

    Administrative and main buildings: on the ground now, worksites included. Production: launched
    in this round and still there.
    """
    if not PRODUCTION >> kind & 1:
        if s.owned[seat] >> kind & 1:
            return Refusal(
                "SR-PLAN-12" if MAIN >> kind & 1 else "SR-PLAN-11", {"type": TYPES[kind]}
            )
        return None
    for cell, found in enumerate(s.tiles[seat]):
        if found == kind and s.launched[seat] >> cell & 1:
            return Refusal("SR-PLAN-14", {"type": TYPES[kind]})
    return None


def why_no_room(s: SaReState, seat: int, kind: int) -> Refusal:
    """The rule that leaves no cell for this type."""
    if not s.empty_cells(seat):
        return Refusal("SR-PLAN-02")
    if kind == PORT and not s.empty_cells(seat) & s.data.nile:
        return Refusal("SR-PLAN-17")
    return Refusal("SR-DIV-02")


class PlaceSite(PlaceTile):
    """SR-PLAN-02, SR-PLAN-18. The tile goes on a cell, site face up, for nothing; of pyramids the
    top one.
    """

    __slots__ = ()

    asks = "site"
    rule = "SR-PLAN-02"

    def answer(self, s: SaReState, action: Action) -> None:
        seat, kind, cell = self.seat, self.kind, AT.index(action)
        facts: dict[str, Arg] = {"type": TYPES[kind], "cell": CELL_NAMES[cell]}
        if kind == PYRAMID:
            number = s.next_pyramid()
            s.pyramids ^= 1 << number
            s.pyramid[seat] = number
            facts["number"] = number
        else:
            s.supply[kind] -= 1
        s.put_tile(seat, cell, kind)
        s.launched[seat] |= 1 << cell
        s.recount(seat)
        s.tell("launched_pyramid" if kind == PYRAMID else "launched", seat, "SR-PLAN-02", facts)


def launchable(s: SaReState, seat: int) -> int:
    """Mask of the types that `why_no_launch` does not forbid."""
    if why_too_many(s, seat, counted_sites(s, seat) + 1, s.foremen[seat]) is not None:
        return 0
    mask = 1 << PYRAMID if s.pyramids and cells_for(s, seat, PYRAMID, EMPTY) else 0
    cells = cells_for(s, seat, WAREHOUSE, EMPTY)
    for kind in range(PYRAMID):
        if s.supply[kind] and (cells & s.data.nile if kind == PORT else cells):
            mask |= 1 << kind
    mask &= ~(s.owned[seat] & ~PRODUCTION)
    for cell, kind in enumerate(s.tiles[seat]):
        if s.launched[seat] >> cell & 1:
            mask &= ~(1 << kind)
    return mask


# ------------------------------------------------------------------ withdrawing and moving


def withdraw(s: SaReState, seat: int, cell: int) -> None:
    """SR-PLAN-19. A worksite's tile goes back to the reference board, for anybody to take."""
    kind = s.tiles[seat][cell]
    take_off(s, seat, cell)
    facts: dict[str, Arg] = {"type": TYPES[kind], "cell": CELL_NAMES[cell]}
    s.tell("withdrawn", seat, "SR-PLAN-19", facts)


def take_off(s: SaReState, seat: int, cell: int) -> None:
    """SR-PLAN-20, SR-PLAN-28. The tile returns; a pyramid into the sorted stack, its stages lost."""
    kind = s.tiles[seat][cell]
    if kind == PYRAMID:
        s.pyramids |= 1 << s.pyramid[seat]
        s.pyramid[seat] = 0
        s.stages[seat] = 0
    else:
        s.supply[kind] += 1
    s.put_tile(seat, cell, EMPTY)
    s.built[seat] &= ~(1 << cell)
    s.launched[seat] &= ~(1 << cell)
    s.recount(seat)


def why_no_move(s: SaReState, seat: int, cell: int) -> Refusal | None:
    """SR-PLAN-21. There must be another cell where this worksite could lie."""
    kind = s.tiles[seat][cell]
    return None if cells_for(s, seat, kind, cell) else why_no_room(s, seat, kind)


class MoveSite(Question[SaReState]):
    """SR-PLAN-21, SR-DIV-03, SR-DIV-04. A worksite goes, for nothing, to an empty cell; a pyramid
    keeps its stages.
    """

    __slots__ = ("cell",)

    asks = "move"
    rule = "SR-PLAN-21"

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return AT

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        kind = s.tiles[self.seat][self.cell]
        return why_no_cell(s, self.seat, kind, AT.index(action), self.cell)

    def options(self, s: SaReState) -> Sequence[Action]:
        return AT_MENU.of(cells_for(s, self.seat, s.tiles[self.seat][self.cell], self.cell))

    def answer(self, s: SaReState, action: Action) -> None:
        seat, origin, cell = self.seat, self.cell, AT.index(action)
        kind = s.tiles[seat][origin]
        s.put_tile(seat, origin, EMPTY)
        s.put_tile(seat, cell, kind)
        if s.launched[seat] >> origin & 1:
            s.launched[seat] ^= 1 << origin | 1 << cell
        facts: dict[str, Arg] = {"type": TYPES[kind], "cell": CELL_NAMES[cell]}
        s.tell("moved", seat, "SR-PLAN-21", facts)

    def about(self, s: SaReState) -> dict[str, Arg]:
        return {"type": TYPES[s.tiles[self.seat][self.cell]], "cell": CELL_NAMES[self.cell]}


def movable(s: SaReState, seat: int) -> int:
    """Mask of the worksites that `why_no_move` does not forbid."""
    cells = cells_for(s, seat, WAREHOUSE, EMPTY)
    sites = s.worksites(seat) if cells else 0
    if sites and s.owned[seat] >> PORT & 1 and not cells & s.data.nile:
        sites &= ~(1 << s.tiles[seat].index(PORT))
    return sites
