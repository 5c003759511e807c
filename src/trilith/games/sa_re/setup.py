"""SR-SETUP, SR-QUICK. The position before the first round, and placing the start tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.bits import bits
from trilith.engine.errors import Arg, Refusal
from trilith.engine.event import NOBODY
from trilith.engine.game import Setup
from trilith.engine.rng import Rng
from trilith.engine.task import Effect
from trilith.games.sa_re.actions import AT, AT_MENU
from trilith.games.sa_re.components import (
    ADMIN,
    ALL_CELLS,
    CELL_NAMES,
    EMPTY,
    FOREMAN,
    MODES,
    PYRAMID,
    RESOURCES,
    TYPES,
    WAREHOUSE,
    SaReData,
)
from trilith.games.sa_re.ground import PlaceTile, why_no_cell
from trilith.games.sa_re.state import SaReState

BY_CHANCE: Final = "random"


def set_up(setup: Setup) -> SaReState:
    """SR-SETUP-01. The mode and, independently, Divinity and quick start."""
    data = setup.data
    assert isinstance(data, SaReData)
    options = setup.options
    s = SaReState(
        data,
        setup.seats,
        MODES.index(options["mode"]),
        options["divinity"] == "on",
        options["quick_start"] == "on",
        Rng.of(setup.seed),
    )
    s.set_up_lists()
    fill_reference_board(s)
    for seat in range(s.n):
        equip(s, seat)
    asked = asked_first_player(setup)
    # A position that begins later never asks for the first player: the option is honoured here.
    s.first_player = asked if asked != NOBODY else 0
    s.then(ChooseFirstPlayer(asked))
    return s


def asked_first_player(setup: Setup) -> int:
    """SR-SETUP-09. The seat that the option names; NOBODY to leave it to chance."""
    asked = setup.options["first_player"]
    if asked == BY_CHANCE:
        return NOBODY
    # Seats are counted clockwise, and on round the table if there are fewer.
    return int(asked) % setup.seats


def fill_reference_board(s: SaReState) -> None:
    """SR-SETUP-02, SR-SETUP-03. As many tiles of each type as players; pyramids 1 to n, 1 on top."""
    for kind in range(PYRAMID):
        s.supply[kind] = s.n * s.data.building[kind].reference_per_player
    s.pyramids = all_pyramids(s.n)


def all_pyramids(n: int) -> int:
    """SR-SETUP-03. The pyramids in play, as a mask of their numbers."""
    return (1 << (n + 1)) - 2


def equip(s: SaReState, seat: int) -> None:
    """SR-SETUP-04, SR-SETUP-07, SR-SETUP-08. Two start tiles and a first stock; cubes at the
    bottom.
    """
    start = s.data.warehouse.start_resources
    s.stock[seat] = tuple([start.get(name, 0) for name in RESOURCES])
    s.gauge[seat] = s.data.gauge.first


class ChooseFirstPlayer(Effect[SaReState]):
    """SR-SETUP-09, SR-DEC-03. The first player of round 1: as the option says, or by chance."""

    __slots__ = ("asked",)

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def run(self, s: SaReState) -> None:
        by_chance = self.asked == NOBODY
        s.first_player = s.rng.below(s.n) if by_chance else self.asked
        s.tell("first_player", s.first_player, "SR-SETUP-09", {}, None, by_chance)


class PlaceStartTiles(Effect[SaReState]):
    """SR-SETUP-10, SR-DIV-01. Players are asked in turn order; with Divinity both lie top left."""

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        for seat in reversed(s.player_order()):
            if s.divinity:
                place_together(s, seat, s.data.divinity_cell)
            else:
                s.then(PlaceStart(seat, WAREHOUSE), PlaceStart(seat, FOREMAN))


def place_together(s: SaReState, seat: int, cell: int) -> None:
    """SR-DIV-01. Warehouse and foreman on one cell."""
    place_start(s, seat, cell, WAREHOUSE)
    place_start(s, seat, cell, FOREMAN)


def place_start(s: SaReState, seat: int, cell: int, kind: int) -> None:
    """SR-SETUP-05, SR-SETUP-06. The start tiles may share a cell, which then counts as one."""
    if s.tiles[seat][cell] != EMPTY:
        s.shared[seat] = cell
    s.put_tile(seat, cell, kind)
    s.built[seat] |= 1 << cell
    s.unplaced[seat] &= ~(1 << kind)
    s.recount(seat)
    rule = "SR-DIV-01" if s.divinity else "SR-SETUP-05"
    s.tell("placed", seat, rule, {"type": TYPES[kind], "cell": CELL_NAMES[cell]})


class PlaceStart(PlaceTile):
    """SR-SETUP-05. On any cell, Nile cells included."""

    __slots__ = ()

    asks = "start"
    rule = "SR-SETUP-05"

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        return None

    def options(self, s: SaReState) -> Sequence[Action]:
        return AT_MENU.of(ALL_CELLS)

    def answer(self, s: SaReState, action: Action) -> None:
        place_start(s, self.seat, AT.index(action), self.kind)


# ------------------------------------------------------------------ quick start


class DealQuickStart(Effect[SaReState]):
    """SR-QUICK-01. One card of each administrative type is shuffled, and each player is dealt one."""

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        types = bits(ADMIN)
        s.rng.shuffle(types)
        dealt = types[: s.n]
        for seat, kind in zip(s.player_order(), dealt, strict=True):
            s.tell("dealt", seat, "SR-QUICK-01", {"type": TYPES[kind]}, None, True)
        for seat, kind in reversed(list(zip(s.player_order(), dealt, strict=True))):
            s.then(PlaceQuick(seat, kind))


class PlaceQuick(PlaceTile):
    """SR-QUICK-02, SR-QUICK-04, SR-QUICK-05. The dealt tile lies, built, on an empty cell."""

    __slots__ = ()

    asks = "quick"
    rule = "SR-QUICK-02"

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        cell = AT.index(action)
        if s.tiles[self.seat][cell] != EMPTY:
            return Refusal("SR-QUICK-05")
        refusal = why_no_cell(s, self.seat, self.kind, cell, EMPTY)
        # Only Divinity can forbid an empty cell here: the support is the start cell itself.
        return None if refusal is None else Refusal("SR-QUICK-04")

    def answer(self, s: SaReState, action: Action) -> None:
        cell = AT.index(action)
        s.supply[self.kind] -= 1
        s.put_tile(self.seat, cell, self.kind)
        s.built[self.seat] |= 1 << cell
        s.recount(self.seat)
        facts: dict[str, Arg] = {"type": TYPES[self.kind], "cell": CELL_NAMES[cell]}
        s.tell("placed", self.seat, "SR-QUICK-02", facts)
