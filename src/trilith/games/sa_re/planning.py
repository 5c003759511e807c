"""SR-PLAN. Phase 1: the worksites, as a draft that counts only when it is committed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question, SeatEffect
from trilith.games.sa_re.actions import (
    COMMIT,
    DEMOLISH,
    LAUNCH,
    LOSE,
    LOSE_MENU,
    MOVE,
    PLAN_MENU,
    RESET,
    WITHDRAW,
)
from trilith.games.sa_re.components import CELLS, RESOURCES
from trilith.games.sa_re.demolition import Demolish, demolishable, why_no_demolition
from trilith.games.sa_re.foremen import counted_sites, penalty, why_too_many
from trilith.games.sa_re.sites import (
    MoveSite,
    PlaceSite,
    launchable,
    movable,
    why_no_launch,
    why_no_move,
    withdraw,
)
from trilith.games.sa_re.state import SaReState

# ------------------------------------------------------------------ the draft


class StartPlan(SeatEffect[SaReState]):
    """SR-PLAN-30, SR-PLAN-31, SR-ROUND-01. A player's draft begins, open to all, from what is on
    the table.
    """

    __slots__ = ()

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
