"""AM-ROUND, AM-ORDER, AM-END. The phases of a round, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trilith.engine.task import Effect
from trilith.games.castle.architect import architects
from trilith.games.castle.bricklayer import bricklayers
from trilith.games.castle.equip import equip_workers
from trilith.games.castle.lady import courting
from trilith.games.castle.messenger import messengers
from trilith.games.castle.scoring import final_scoring
from trilith.games.castle.selection import reveal, select
from trilith.games.castle.state import CastleState
from trilith.games.castle.stonemason import stonemasons
from trilith.games.castle.trader import traders
from trilith.games.castle.winter import winter_draw
from trilith.games.castle.worker import workers

PHASES: Final = (
    "round_start",
    "select",
    "winter_draw",
    "courting",
    "reveal",
    "equip_workers",
    "messenger",
    "trader",
    "bricklayer",
    "stonemason",
    "worker",
    "architect",
    "round_end",
    "final_scoring",
)
ROUND_START: Final = 0
ROUND_END: Final = 12
FINAL_SCORING: Final = 13
ROLES: Final = PHASES[6:ROUND_END]
"""AM-ORDER-01. The characters in the order in which they act."""


class Phase(Effect[CastleState]):
    """AM-ROUND-01, AM-ORDER-01. The phases follow each other in exactly this order.

    AM-ROUND-06: a phase in which nothing applies puts nothing on the stack, and so is skipped.
    """

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: CastleState) -> None:
        s.phase = self.phase
        if self.phase < ROUND_END:
            s.then(_PHASE[self.phase + 1])
        _BEGIN[self.phase](s)


def begin_phase(s: CastleState, phase: int) -> None:
    s.then(_PHASE[phase])


def round_start(s: CastleState) -> None:
    """AM-ROUND-02, AM-ROUND-03. The first player takes the thaler of the highest space that has
    one.
    """
    s.round += 1
    coin = s.data.round_track.thaler_per_space
    s.round_track -= coin
    s.thalers[s.first_player] += coin
    s.tell("round", s.first_player, "AM-ROUND-02", {"round": s.round, "count": coin})


def round_end(s: CastleState) -> None:
    """AM-ROUND-05, AM-ROUND-07, AM-END-01, AM-END-02, AM-END-03. The end, or the next player's
    round.

    The game ends with the round track, or with the round in which the last tile was removed.
    """
    if not s.round_track or not s.unbuilt:
        s.tell("last_round", s.first_player, "AM-END-02" if s.round_track else "AM-END-01")
        begin_phase(s, FINAL_SCORING)
        return
    forget_round(s)
    s.first_player = (s.first_player + 1) % s.n
    s.tell("first_player", s.first_player, "AM-ROUND-05")
    begin_phase(s, ROUND_START)


def forget_round(s: CastleState) -> None:
    """Forget what was counted only within the round."""
    s.placed_now = 0
    for seat in range(s.n):
        s.revealed[seat] = 0
        s.erected[seat] = 0
        s.placed_on[seat] = 0


_PHASE: Final = tuple(Phase(i) for i in range(len(PHASES)))
_BEGIN: Final[tuple[Callable[[CastleState], None], ...]] = (
    round_start,
    select,
    winter_draw,
    courting,
    reveal,
    equip_workers,
    messengers,
    traders,
    bricklayers,
    stonemasons,
    workers,
    architects,
    round_end,
    final_scoring,
)
