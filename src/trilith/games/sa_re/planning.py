"""SR-PLAN. Phase 1: the worksites, as a draft that counts only when it is committed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Effect, Question
from trilith.games.sa_re.actions import (
    AT,
    AT_MENU,
    COMMIT,
    DEMOLISH,
    LAUNCH,
    LOSE,
    LOSE_MENU,
    MOVE,
    PLAN_MENU,
    RAZE,
    RESET,
    WITHDRAW,
)
from trilith.games.sa_re.components import (
    CELL_NAMES,
    CELLS,
    EMPTY,
    FOREMAN,
    MAIN,
    PORT,
    PRODUCTION,
    PYRAMID,
    RESOURCES,
    TYPES,
    WAREHOUSE,
)
from trilith.games.sa_re.ground import PlaceTile, cells_for, why_no_cell
from trilith.games.sa_re.state import SaReState

# ------------------------------------------------------------------ foremen and the penalty


def counted_sites(s: SaReState, seat: int) -> int:
    """SR-PLAN-04, SR-PLAN-05, SR-PLAN-08. Worksites that foremen must run, those of earlier rounds
    included.
    """
    if s.data.planning.carried_over_sites_count:
        return s.worksites(seat).bit_count()
    return s.launched[seat].bit_count()


def why_too_many(s: SaReState, seat: int, sites: int, foremen: int) -> Refusal | None:
    """SR-PLAN-05, SR-PLAN-09. So many worksites a foreman can run; the penalty never makes a
    revolt.
    """
    most = s.data.planning.sites_max_per_foreman * foremen
    if sites > most:
        return Refusal("SR-PLAN-05", {"most": most})
    if s.gauge[seat] + penalty(s, sites, foremen) >= s.data.last:
        return Refusal("SR-PLAN-09")
    return None


def penalty(s: SaReState, sites: int, foremen: int) -> int:
    """SR-PLAN-06, SR-PLAN-07, SR-PLAN-08, SR-PLAN-10. A step for each worksite beyond one a built
    foreman.
    """
    numbers = s.data.planning
    extra = sites - numbers.sites_free_per_foreman * foremen
    return numbers.penalty_per_extra_site * extra if extra > 0 else 0


# ------------------------------------------------------------------ the draft


class StartPlan(Effect[SaReState]):
    """SR-PLAN-30, SR-PLAN-31, SR-ROUND-01. A player's draft begins, open to all, from what is on
    the table.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SaReState) -> None:
        s.operations = 0
        s.draft = snapshot(s, self.seat)
        s.then(Plan(self.seat))


_FIXED: Final = CELLS + 5 + 4
"""Numbers of a snapshot before the reference board's: tiles, five of the ground, four goods."""


def snapshot(s: SaReState, seat: int) -> tuple[int, ...]:
    """SR-PLAN-31. Ground, pyramid, card resources and reference board in one row of numbers."""
    ground = (s.built[seat], s.launched[seat], s.shared[seat], s.pyramid[seat], s.stages[seat])
    return (*s.tiles[seat], *ground, *s.goods[seat], *s.supply, s.pyramids)


def restore(s: SaReState, seat: int) -> None:
    """SR-PLAN-31. Everything as it was at the start of this planning turn."""
    draft = s.draft
    s.tiles[seat] = draft[:CELLS]
    s.built[seat] = draft[CELLS]
    s.launched[seat] = draft[CELLS + 1]
    s.shared[seat] = draft[CELLS + 2]
    s.pyramid[seat] = draft[CELLS + 3]
    s.stages[seat] = draft[CELLS + 4]
    s.goods[seat] = draft[CELLS + 5 : _FIXED]
    s.supply = list(draft[_FIXED:-1])
    s.pyramids = draft[-1]
    s.recount(seat)


class Plan(Question[SaReState]):
    """SR-PLAN-01, SR-PLAN-32. Launch, withdraw, move, demolish or reset in any order, then commit.

    The limits on worksites hold at every moment of the draft.
    """

    __slots__ = ()

    asks = "plan"
    rule = "SR-PLAN-01"

    def candidates(self, s: SaReState) -> Sequence[Action]:
        mask = (1 << len(LAUNCH)) - 1
        sites = s.worksites(self.seat)
        mask |= sites << _WITHDRAW | sites << _MOVE | s.built[self.seat] << _DEMOLISH
        return PLAN_MENU.of(mask | 1 << _RESET | 1 << _COMMIT)

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        seat = self.seat
        why_not_commit = why_too_many(s, seat, counted_sites(s, seat), s.foremen[seat])
        if action is COMMIT:
            return why_not_commit
        # At the last operation only a start position over the limit leaves something to withdraw.
        may_withdraw = why_not_commit is not None and action.verb == "withdraw"
        if s.operations >= s.data.planning.max_operations and not may_withdraw:
            return Refusal("SR-PLAN-33", {"most": s.data.planning.max_operations})
        if action.verb == "launch":
            return why_no_launch(s, seat, LAUNCH.index(action))
        if action.verb == "move":
            return why_no_move(s, seat, MOVE.index(action))
        if action.verb == "demolish":
            return why_no_demolition(s, seat, DEMOLISH.index(action))
        if action is RESET and snapshot(s, seat) == s.draft:
            return Refusal("SR-PLAN-31")
        return None

    def options(self, s: SaReState) -> Sequence[Action]:
        seat = self.seat
        is_over = why_too_many(s, seat, counted_sites(s, seat), s.foremen[seat]) is not None
        mask = 0 if is_over else 1 << _COMMIT
        if s.operations < s.data.planning.max_operations:
            mask |= launchable(s, seat) | movable(s, seat) << _MOVE
            mask |= demolishable(s, seat) << _DEMOLISH
            if snapshot(s, seat) != s.draft:
                mask |= 1 << _RESET
            is_over = True
        if is_over:
            mask |= s.worksites(seat) << _WITHDRAW
        return PLAN_MENU.of(mask)

    def answer(self, s: SaReState, action: Action) -> None:
        if action is COMMIT:
            commit(s, self.seat)
            return
        s.operations += 1
        s.then(Plan(self.seat))
        if action.verb == "launch":
            s.then(PlaceSite(self.seat, LAUNCH.index(action)))
        elif action.verb == "withdraw":
            withdraw(s, self.seat, WITHDRAW.index(action))
        elif action.verb == "move":
            s.then(MoveSite(self.seat, MOVE.index(action)))
        elif action.verb == "demolish":
            s.then(Demolish(self.seat, DEMOLISH.index(action)))
        else:
            restore(s, self.seat)
            s.tell("reset", self.seat, "SR-PLAN-31")

    def about(self, s: SaReState) -> dict[str, Arg]:
        sites = counted_sites(s, self.seat)
        left = s.data.planning.max_operations - s.operations
        return {"sites": sites, "penalty": penalty(s, sites, s.foremen[self.seat]), "left": left}


_WITHDRAW: Final = len(LAUNCH)
_MOVE: Final = _WITHDRAW + CELLS
_DEMOLISH: Final = _MOVE + CELLS
_RESET: Final = _DEMOLISH + CELLS
_COMMIT: Final = _RESET + 1


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


def movable(s: SaReState, seat: int) -> int:
    """Mask of the worksites that `why_no_move` does not forbid."""
    cells = cells_for(s, seat, WAREHOUSE, EMPTY)
    sites = s.worksites(seat) if cells else 0
    if sites and s.owned[seat] >> PORT & 1 and not cells & s.data.nile:
        sites &= ~(1 << s.tiles[seat].index(PORT))
    return sites


def demolishable(s: SaReState, seat: int) -> int:
    """Mask of the buildings that `why_no_demolition` does not forbid."""
    mask = s.built[seat]
    if why_not_raze(s, seat, FOREMAN) is not None:
        for cell, kind in enumerate(s.tiles[seat]):
            if kind == FOREMAN and cell != s.shared[seat]:
                mask &= ~(1 << cell)
    return mask


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


# ------------------------------------------------------------------ demolishing


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


# ------------------------------------------------------------------ committing


def commit(s: SaReState, seat: int) -> None:
    """SR-PLAN-06, SR-PLAN-24. The penalty is worked out once; then what no warehouse holds is lost."""
    steps = penalty(s, counted_sites(s, seat), s.foremen[seat])
    s.gauge[seat] += steps
    s.draft = ()
    s.operations = 0
    s.tell("committed", seat, "SR-PLAN-06", {"count": steps})
    s.then(LoseSurplus(seat))


class LoseSurplus(Question[SaReState]):
    """SR-PLAN-24. With too few warehouses left, the owner chooses which stored resources are lost."""

    __slots__ = ()

    asks = "surplus"
    rule = "SR-PLAN-24"

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return LOSE if s.room(self.seat) < 0 else ()

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        return None if s.stock[self.seat][LOSE.index(action)] else Refusal("SR-PLAN-24")

    def options(self, s: SaReState) -> Sequence[Action]:
        if s.room(self.seat) >= 0:
            return ()
        return LOSE_MENU.of(sum([1 << i for i, held in enumerate(s.stock[self.seat]) if held]))

    def answer(self, s: SaReState, action: Action) -> None:
        resource = LOSE.index(action)
        s.change_stock(self.seat, resource, -1)
        s.tell("lost_stock", self.seat, "SR-PLAN-24", {"resource": RESOURCES[resource]})
        s.then(LoseSurplus(self.seat))

    def about(self, s: SaReState) -> dict[str, Arg]:
        return {"count": -s.room(self.seat)}
