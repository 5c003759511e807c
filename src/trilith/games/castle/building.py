"""AM-BLD. Building: the build step of bricklayer, stonemason and worker, and its
payment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal, short_of
from trilith.engine.task import Question
from trilith.games.castle.actions import BUILD, BUILD_MENU, EXCHANGE, PASS, PAY, PAY_MENU
from trilith.games.castle.components import (
    BASIC,
    CARDS,
    FROM_STONEMASON,
    FROM_WORKER,
    RESOURCES,
    TILES,
    TYPES_TO_PAY,
)
from trilith.games.castle.helpers import PlaceHelper
from trilith.games.castle.silver import exchange_silver, exchangeable, why_no_exchange
from trilith.games.castle.state import CastleState

_PASS_BIT: Final = 1 << (len(BUILD) + len(EXCHANGE))
_ALL_TYPES: Final = (1 << BASIC) - 1
"""As if all types were paid already, to look for an exact payment with any types."""


class Build(Question[CastleState]):
    """AM-BLD-01, AM-BLD-02, AM-SLV-05. Build any tile still on the board, exchange silver, or
    stop.
    """

    __slots__ = ("built", "card")

    asks = "build"
    rule = "AM-BLD-01"
    decline = PASS

    def __init__(self, seat: int, card: int, built: int) -> None:
        self.seat = seat
        self.card = card
        """The character who builds."""
        self.built = built
        """Buildings erected with this card so far."""

    def ref(self) -> str:
        return CARDS[self.card]

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return BUILD_MENU.actions

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        if action.verb == "exchange":
            return why_no_exchange(s, self.seat, EXCHANGE.index(action))
        tile = BUILD.index(action)
        if self.is_done(s):
            return Refusal("AM-BLD-01", {"count": self.built})
        if not s.unbuilt >> tile & 1:
            return Refusal("AM-BLD-02", {"building": TILES[tile]})
        return why_unpayable(s, self.seat, tile)

    def is_done(self, s: CastleState) -> bool:
        """AM-BLD-01, AM-SLV-05. No more buildings with this card; silver may still be exchanged."""
        return self.built >= s.data.max_buildings[self.card]

    def options(self, s: CastleState) -> Sequence[Action]:
        tiles = 0
        if not self.is_done(s):
            tiles = s.data.payments.tiles(s.resources[self.seat]) & s.unbuilt
        exchanges = exchangeable(s, self.seat) << len(BUILD)
        return BUILD_MENU.of(tiles | exchanges | _PASS_BIT)

    def answer(self, s: CastleState, action: Action) -> None:
        if action is PASS:
            self.tell_end(s)
            end_building(s, self.seat, self.card, self.built)
        elif action.verb == "exchange":
            exchange_silver(s, self.seat, EXCHANGE.index(action))
            s.then(self)
        else:
            tile = BUILD.index(action)
            s.then(Pay(self.seat, self.card, self.built, tile, s.data.tile_values[tile], 0, 0))

    def tell_end(self, s: CastleState) -> None:
        """AM-BLD-01, AM-BLD-03, AM-BLD-04. Tell that nothing more, or nothing at all, is built, and
        why.
        """
        if s.log is None:
            return
        if self.built or len(self.options(s)) > 1:
            s.tell("no_more_buildings", self.seat, "AM-BLD-01", {"count": self.built})
        else:
            types = sum(1 for kind in range(BASIC) if s.resources[self.seat][kind])
            rule = "AM-BLD-04" if types < TYPES_TO_PAY else "AM-BLD-03"
            s.tell("cannot_build", self.seat, rule, {"types": types})

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"card": CARDS[self.card], "count": s.data.max_buildings[self.card] - self.built}


def why_unpayable(s: CastleState, seat: int, tile: int) -> Refusal | None:
    """AM-BLD-03, AM-BLD-04, AM-BLD-06. No exact payment of three basic types can be made."""
    have, value = s.resources[seat], s.data.tile_values[tile]
    if s.data.payments.is_possible(have, value, 0):
        return None
    types = sum(1 for kind in range(BASIC) if have[kind])
    worth = sum(have[kind] * s.data.points[kind] for kind in range(BASIC))
    if types < TYPES_TO_PAY:
        return short_of("AM-BLD-04", "resource_types", TYPES_TO_PAY, types)
    if worth < value:
        return short_of("AM-BLD-03", "building_points", value, worth)
    is_exact = s.data.payments.is_possible(have, value, _ALL_TYPES)
    return Refusal("AM-BLD-04" if is_exact else "AM-BLD-03", {"building": TILES[tile]})


class Pay(Question[CastleState]):
    """AM-BLD-03, AM-BLD-04, AM-BLD-05, AM-BLD-06. One piece after another, to exactly the value.

    A piece is offered only while an exact payment with three types can still be completed.
    """

    __slots__ = ("built", "card", "due", "pieces", "tile", "types")

    asks = "pay"
    rule = "AM-BLD-03"

    def __init__(
        self, seat: int, card: int, built: int, tile: int, due: int, types: int, pieces: int
    ) -> None:
        self.seat = seat
        self.card = card
        self.built = built
        self.tile = tile
        self.due = due
        """Building points still to pay."""
        self.types = types
        """Mask of the types paid so far."""
        self.pieces = pieces
        """Number of pieces paid so far."""

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return PAY

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        kind = PAY.index(action)
        if self.can_go_on_with(s, kind, self.types):
            return None
        have, facts = s.resources[self.seat], {"item": RESOURCES[kind], "due": self.due}
        if not have[kind] or s.data.points[kind] > self.due:
            return Refusal("AM-BLD-03", {**facts})
        is_exact = self.can_go_on_with(s, kind, _ALL_TYPES)
        return Refusal("AM-BLD-04" if is_exact else "AM-BLD-03", {**facts})

    def can_go_on_with(self, s: CastleState, kind: int, types: int) -> bool:
        """Once these are paid, can the rest still be paid exactly with three types?"""
        return self.can_pay(s, s.resources[self.seat], kind, self.due, types)

    @staticmethod
    def can_pay(s: CastleState, have: list[int], kind: int, due: int, types: int) -> bool:
        """Can this much be paid exactly from these pieces, if this one is paid next?"""
        points = s.data.points[kind]
        if not have[kind] or points > due:
            return False
        have[kind] -= 1
        possible = s.data.payments.is_possible(have, due - points, types | 1 << kind)
        have[kind] += 1
        return possible

    def options(self, s: CastleState) -> Sequence[Action]:
        mask = 0
        for kind in range(BASIC):
            if self.can_go_on_with(s, kind, self.types):
                mask |= 1 << kind
        return PAY_MENU.of(mask)

    def answer(self, s: CastleState, action: Action) -> None:
        kind = PAY.index(action)
        hand_in(s, self.seat, kind)
        due, pieces = self.due - s.data.points[kind], self.pieces + 1
        if due:
            types = self.types | 1 << kind
            s.then(Pay(self.seat, self.card, self.built, self.tile, due, types, pieces))
        else:
            erect(s, self.seat, self.card, self.tile, pieces)
            go_on_building(s, self.seat, self.card, self.built + 1)

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"building": TILES[self.tile], "due": self.due, "pieces": self.pieces}


def hand_in(s: CastleState, seat: int, kind: int) -> None:
    """AM-BLD-07. A piece that is paid returns to the stock immediately."""
    s.resources[seat][kind] -= 1
    s.stock[kind] += 1
    if s.log is not None:
        s.tell("pay", seat, "AM-BLD-07", {"item": RESOURCES[kind]})


def erect(s: CastleState, seat: int, card: int, tile: int, pieces: int) -> None:
    """AM-BLD-08, AM-BLD-09, AM-BLD-10. The tile leaves the board, and the reward comes immediately."""
    s.unbuilt ^= 1 << tile
    s.erected[seat] |= 1 << tile
    s.tell("build", seat, "AM-BLD-08", {"building": TILES[tile], "card": CARDS[card]})
    REWARDS[s.data.card[card].build_reward](s, seat, tile, pieces)


def go_on_building(s: CastleState, seat: int, card: int, built: int) -> None:
    """AM-BLD-01, AM-SLV-05. At most so many buildings per card; then only silver can follow."""
    may_build = built < s.data.max_buildings[card] and s.unbuilt
    if may_build or exchangeable(s, seat):
        s.then(Build(seat, card, built))
    else:
        end_building(s, seat, card, built)


def end_building(s: CastleState, seat: int, card: int, built: int) -> None:
    """AM-HLP-01, AM-BRK-07, AM-STM-11, AM-WRK-04. Builders may place helpers, but workers never."""
    if built and s.data.max_helpers[card]:
        s.then(PlaceHelper(seat, card, 0))


# ------------------------------------------------------------------ what each builder gets


def thaler_per_piece(s: CastleState, seat: int, tile: int, pieces: int) -> None:
    """AM-BRK-04, AM-BRK-05, AM-BRK-06. A thaler for each piece paid, as far as the bank has any."""
    taken = s.take_thalers(seat, pieces)
    s.tell("thalers", seat, "AM-BRK-04", {"count": taken})


def crown_points(s: CastleState, seat: int, tile: int, pieces: int) -> None:
    """AM-STM-10. All crown points of the tile."""
    s.score(seat, FROM_STONEMASON, s.data.crowns[tile])
    s.tell("score", seat, "AM-STM-10", {"count": s.data.crowns[tile], "source": "stonemason"})


def half_crown_points(s: CastleState, seat: int, tile: int, pieces: int) -> None:
    """AM-WRK-02, AM-WRK-03. Half of the crown points, rounded down for each building."""
    half = s.data.crowns[tile] // 2
    s.score(seat, FROM_WORKER, half)
    s.tell("score", seat, "AM-WRK-02", {"count": half, "source": "worker"})


REWARDS: Final[dict[str, Callable[[CastleState, int, int, int], None]]] = {
    "1 thaler per piece paid": thaler_per_piece,
    "crown points": crown_points,
    "half crown points": half_crown_points,
}
"""What happens for each reward named in components.toml."""
