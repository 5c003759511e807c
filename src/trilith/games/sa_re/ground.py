"""SR-COMP, SR-DIV. Where a tile may lie on a ground, and by how much a worksite there is cheaper."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question
from trilith.games.sa_re.actions import AT, AT_MENU
from trilith.games.sa_re.components import ALL_CELLS, EMPTY, KINDS, PORT, TYPES
from trilith.games.sa_re.state import SaReState


class PlaceTile(Question[SaReState]):
    """SR-COMP-09. A tile that is new on the ground goes on a cell where it may lie."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return AT

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        return why_no_cell(s, self.seat, self.kind, AT.index(action), EMPTY)

    def options(self, s: SaReState) -> Sequence[Action]:
        return AT_MENU.of(cells_for(s, self.seat, self.kind, EMPTY))

    def about(self, s: SaReState) -> dict[str, Arg]:
        return {"type": TYPES[self.kind]}


def why_no_cell(s: SaReState, seat: int, kind: int, cell: int, origin: int) -> Refusal | None:
    """SR-COMP-09, SR-PLAN-17, SR-DIV-02. An empty cell; the port's at the Nile; with Divinity
    beside a building.

    `origin` is the cell that a moved worksite leaves, EMPTY for a new one.
    """
    if cell == origin or s.tiles[seat][cell] != EMPTY:
        return Refusal("SR-PLAN-02" if origin == EMPTY else "SR-PLAN-21")
    if kind == PORT and not s.data.nile >> cell & 1:
        return Refusal("SR-PLAN-17")
    if s.divinity and not s.data.neighbours[cell] & s.built[seat]:
        return Refusal("SR-DIV-02")
    return None


def cells_for(s: SaReState, seat: int, kind: int, origin: int) -> int:
    """Mask of the cells that `why_no_cell` does not forbid; an origin is never empty, so it is not
    there.
    """
    mask = s.empty_cells(seat)
    if kind == PORT:
        mask &= s.data.nile
    if s.divinity:
        mask &= supported_cells(s, seat)
    return mask


def supported_cells(s: SaReState, seat: int) -> int:
    """SR-DIV-02. Mask of the cells beside a built building; worksites are no support."""
    mask = 0
    built = s.built[seat]
    for cell, around in enumerate(s.data.neighbours):
        if around & built:
            mask |= 1 << cell
    return mask & ALL_CELLS


def reductions(s: SaReState, seat: int, cell: int) -> tuple[int, int, int]:
    """SR-DISC-01, SR-DISC-03, SR-DISC-06, SR-DISC-07, SR-DISC-08. What built trades beside this
    cell take off its cost.

    All trades count, even several of the same kind. Other buildings take off nothing.
    """
    less = [0] * KINDS
    beside = s.data.neighbours[cell] & s.built[seat]
    tiles = s.tiles[seat]
    for other, kind in enumerate(tiles):
        if beside >> other & 1:
            resource = s.data.reduces[kind]
            if 0 <= resource < KINDS:
                less[resource] += 1
    return less[0], less[1], less[2]


def port_reduces(s: SaReState, seat: int, cell: int) -> bool:
    """SR-DISC-02. A built port takes one resource of choice off every worksite at the Nile."""
    return bool(s.data.nile >> cell & 1) and s.is_built(seat, PORT)


def reducing_cells(s: SaReState, seat: int, cell: int) -> int:
    """SR-DISC-01, SR-DISC-02. Mask of the cells whose buildings make a worksite here cheaper."""
    beside = s.data.neighbours[cell] & s.built[seat]
    mask = 0
    for other, kind in enumerate(s.tiles[seat]):
        if kind == PORT:
            helps = bool(s.built[seat] >> other & 1) and port_reduces(s, seat, cell)
        else:
            helps = bool(beside >> other & 1) and 0 <= s.data.reduces[kind] < KINDS
        if helps:
            mask |= 1 << other
    return mask
