"""EN-DEV. Turning over development tiles."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal, short_of
from trilith.engine.task import Effect, Question
from trilith.games.ezra_nehemiah.actions import DECLINE, DEVELOP
from trilith.games.ezra_nehemiah.names import GOODS, TILE_TYPES
from trilith.games.ezra_nehemiah.printed import Tile
from trilith.games.ezra_nehemiah.rewards import pay, reward, trigger
from trilith.games.ezra_nehemiah.state import EzraState


def tile_of(s: EzraState, seat: int, kind: int) -> Tile:
    """The player's own development tile of this type."""
    return s.data.tiles[kind][s.mats[seat].tiles[kind]]


def why_not_turn_over(s: EzraState, seat: int, kind: int, free: bool) -> Refusal | None:
    """EN-DEV-01, EN-DEV-10. Once each, and for its cost unless an effect says it is free."""
    mat = s.mats[seat]
    if mat.is_turned(kind):
        return Refusal("EN-DEV-01", {"reason": "turned"})
    if free:
        return None
    cost = tile_of(s, seat, kind).cost
    for good in range(len(GOODS)):
        if cost[good] > mat.goods[good]:
            return short_of("EN-DEV-01", GOODS[good], cost[good], mat.goods[good])
    return None


def can_turn_over(s: EzraState, seat: int) -> int:
    """Mask of the tiles that `why_not_turn_over` does not forbid at their cost."""
    mat = s.mats[seat]
    mask = 0
    for kind in range(len(TILE_TYPES)):
        if not mat.turned >> kind & 1:
            goods, open_to = mat.goods, 1
            for good, n in s.data.tiles[kind][mat.tiles[kind]].price:
                if goods[good] < n:
                    open_to = 0
            mask |= open_to << kind
    return mask


def turn_over(s: EzraState, seat: int, kind: int, free: bool) -> None:
    """EN-DEV-01, EN-EFF-13. Pay, gain the reward of the green bar, then turn the tile."""
    tile = tile_of(s, seat, kind)
    if not free:
        for good, n in enumerate(tile.cost):
            pay(s, seat, good, n, "EN-DEV-01")
    s.tell("develop", seat, "EN-DEV-01", {"tile": tile.id})
    s.then(TileTurned(seat, kind))
    reward(s, seat, tile.flip)


class TileTurned(Effect[EzraState]):
    """EN-DEV-01, EN-DEV-03. From now on the back counts; workers standing there gain nothing.

    EN-SCROLL-W22 and others that follow from turning a tile come after it.
    """

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: EzraState) -> None:
        s.mats[self.seat].turned |= 1 << self.kind
        trigger(s, self.seat, "after_development")


class TurnOverTile(Question[EzraState]):
    """EN-EFF-13, EN-EFF-23. The player may turn over one tile, free of charge or for its cost."""

    __slots__ = ("free",)

    asks = "develop"
    rule = "EN-DEV-10"
    decline = DECLINE

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return (*DEVELOP, DECLINE)

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        if action is DECLINE:
            return None
        return why_not_turn_over(s, self.seat, DEVELOP.index(action), self.free)

    def answer(self, s: EzraState, action: Action) -> None:
        if action is not DECLINE:
            turn_over(s, self.seat, DEVELOP.index(action), self.free)

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"free": int(self.free)}
