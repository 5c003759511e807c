"""AM-BRK. The bricklayer takes from the watchtower, builds for thalers, and places helpers."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question
from trilith.games.castle.actions import TAKE, TAKE_MENU
from trilith.games.castle.building import Build
from trilith.games.castle.components import BRICKLAYER, RESOURCES
from trilith.games.castle.state import CastleState


def bricklayers(s: CastleState) -> None:
    """AM-ORDER-04, AM-BRK-03, AM-BRK-07. One bricklayer completely after another: take, build,
    place.
    """
    for seat in reversed(s.with_card(BRICKLAYER)):
        s.then(TakeFromTower(seat), Build(seat, BRICKLAYER, 0))


class TakeFromTower(Question[CastleState]):
    """AM-BRK-01, AM-BRK-02. All pieces of one type that lies there; mandatory if anything does."""

    __slots__ = ()

    asks = "take"
    rule = "AM-BRK-01"

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return TAKE[: len(RESOURCES)]

    def facts(self, s: CastleState, action: Action) -> dict[str, Arg]:
        return {"count": s.watchtower[TAKE.index(action)]}

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        resource = TAKE.index(action)
        if not s.watchtower[resource]:
            return Refusal("AM-BRK-02", {"item": RESOURCES[resource]})
        return None

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = 0
        for resource, pieces in enumerate(s.watchtower):
            if pieces:
                mask |= 1 << resource
        return TAKE_MENU.of(mask)

    def answer(self, s: CastleState, action: Action) -> None:
        resource = TAKE.index(action)
        pieces = s.watchtower[resource]
        s.watchtower[resource] = 0
        s.resources[self.seat][resource] += pieces
        s.tell("take", self.seat, "AM-BRK-01", {"item": RESOURCES[resource], "count": pieces})
