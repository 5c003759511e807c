"""SR-BUILD, SR-PYR, SR-GROWTH. What happens when a building or a stage is finished."""

from __future__ import annotations

from trilith.engine.errors import Arg
from trilith.games.sa_re.components import (
    ADMIN,
    CELL_NAMES,
    GROWN_ADMIN,
    GROWN_MAIN,
    MAIN,
    PYRAMID,
    TYPES,
)
from trilith.games.sa_re.state import SaReState


def complete(s: SaReState, seat: int, cell: int) -> None:
    """SR-BUILD-01, SR-BUILD-03, SR-BUILD-04. A paid worksite becomes a building immediately; a pyramid
    passes a stage.
    """
    if s.tiles[seat][cell] == PYRAMID:
        pass_stage(s, seat, cell)
    else:
        finish(s, seat, cell)


def pass_stage(s: SaReState, seat: int, cell: int) -> None:
    """SR-PYR-01, SR-PYR-02, SR-PYR-03, SR-PYR-04. Stage by stage, one a round; the last one
    finishes it.
    """
    s.stages[seat] += 1
    s.staged[seat] = True
    number, stage = s.pyramid[seat], s.stages[seat]
    s.tell("stage", seat, "SR-PYR-02", {"number": number, "stage": stage})
    if stage == s.data.stages_of(number):
        finish(s, seat, cell)
    elif s.data.keep.pyramid_stage_counts_as_construction:
        s.constructed[seat] = True


def finish(s: SaReState, seat: int, cell: int) -> None:
    """SR-BUILD-03, SR-DISC-09. The tile shows its built face, and counts as such from now on."""
    kind = s.tiles[seat][cell]
    s.built[seat] |= 1 << cell
    s.constructed[seat] = True
    s.recount(seat)
    facts: dict[str, Arg] = {"type": TYPES[kind], "cell": CELL_NAMES[cell]}
    s.tell("built", seat, "SR-BUILD-01", facts)
    grow(s, seat, kind)


def grow(s: SaReState, seat: int, kind: int) -> None:
    """SR-GROWTH-01, SR-GROWTH-02, SR-GROWTH-03, SR-GROWTH-05, SR-GROWTH-06, SR-GROWTH-07,
    SR-QUICK-03.

    The first main and the second administrative building each bring a black cube, once in a game.
    It works from the next round, when the red cube goes back to its bottom case.
    """
    event = 0
    if MAIN >> kind & 1:
        event = GROWN_MAIN
    elif ADMIN >> kind & 1 and s.admin[seat].bit_count() >= 2:
        event = GROWN_ADMIN
    if event & ~s.growth[seat]:
        s.growth[seat] |= event
        s.tell("grown", seat, "SR-GROWTH-01" if event == GROWN_MAIN else "SR-GROWTH-02")
