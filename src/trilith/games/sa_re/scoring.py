"""SR-MODE, SR-END, SR-TIE. The goal of each mode, how far everybody is, and who wins."""

from __future__ import annotations

from typing import Final

from trilith.engine.score import Row, Score
from trilith.games.sa_re.components import (
    ALL_CELLS,
    PORT,
    PYRAMID,
)
from trilith.games.sa_re.state import OVER, SaReState

SOURCES: Final = ("pyramid", "port", "admin", "cells", "launched")
"""Rows of the breakdown: the shares of the goal, which make 100 when it is met (see
components.toml).
"""
TIE_BREAKS: Final = ("tie_admin", "tie_pyramid", "tie_stages", "tie_number")


def meets_goal(s: SaReState, seat: int) -> bool:
    """SR-GEN-01, SR-MODE-01. Is the mode's end condition fulfilled?"""
    if s.mode == 0:
        return is_scribe_done(s, seat)
    if s.mode == 1:
        return is_architect_done(s, seat)
    return is_city_done(s, seat)


def is_scribe_done(s: SaReState, seat: int) -> bool:
    """SR-MODE-02. The pyramid is built."""
    return s.is_built(seat, PYRAMID)


def is_architect_done(s: SaReState, seat: int) -> bool:
    """SR-MODE-03, SR-END-03. All cells built on; for the pyramid's, a launched one is enough."""
    return s.pyramid[seat] > 0 and counted_cells(s, seat) == ALL_CELLS


def counted_cells(s: SaReState, seat: int) -> int:
    """SR-MODE-03. Mask of the cells with a building, or with the pyramid, finished or not."""
    mask = s.built[seat]
    if s.pyramid[seat]:
        mask |= 1 << s.tiles[seat].index(PYRAMID)
    return mask


def is_city_done(s: SaReState, seat: int) -> bool:
    """SR-MODE-04, SR-MODE-05. Port, pyramid, and as many administrative buildings as the mode asks."""
    enough = s.admin[seat].bit_count() >= s.data.admin_needed[s.mode]
    return enough and s.is_built(seat, PORT) and s.is_built(seat, PYRAMID)


# ------------------------------------------------------------------ ties


def tie_break(s: SaReState, seat: int) -> tuple[int, int, int, int]:
    """SR-TIE-01, SR-TIE-02, SR-TIE-03, SR-TIE-04. Compared in this order, higher first.

    Administrative buildings; the built pyramid, 1 before 2; stages passed; the pyramid's number.
    """
    number = s.pyramid[seat]
    rank = len(s.data.pyramid) + 1 - number if number else 0
    built = rank if s.is_built(seat, PYRAMID) else 0
    return s.admin[seat].bit_count(), built, s.stages[seat], rank


def winner(s: SaReState) -> int:
    """SR-END-01, SR-END-02. Among those who meet the goal, by the tie-breaks; the seat plays no
    part.
    """
    best, found = (-1, -1, -1, -1), -1
    for seat in range(s.n):
        if meets_goal(s, seat) and tie_break(s, seat) > best:
            best, found = tie_break(s, seat), seat
    return found


# ------------------------------------------------------------------ the breakdown


def progress(s: SaReState, seat: int) -> tuple[int, ...]:
    """The shares of the goal reached, in the order of SOURCES."""
    share = s.data.progress[s.mode]
    number = s.pyramid[seat]
    pyramid = share.pyramid * s.stages[seat] // s.data.stages_of(number) if number else 0
    admin = min(s.admin[seat].bit_count(), s.data.admin_needed[s.mode])
    return (
        pyramid,
        share.port if share.port and s.is_built(seat, PORT) else 0,
        share.admin * admin,
        share.cell * counted_cells(s, seat).bit_count(),
        share.launched if number else 0,
    )


def scores(s: SaReState) -> list[Score]:
    """SR-GEN-04. No victory points: how much of the goal of 100 is reached; the winner when over."""
    won = winner(s) if s.phase == OVER else -1
    found: list[Score] = []
    share = s.data.progress[s.mode]
    wanted = (share.pyramid, share.port, share.admin, share.cell, share.launched)
    for seat in range(s.n):
        points = progress(s, seat)
        rows = [Row(SOURCES[i], points[i]) for i in range(len(SOURCES)) if wanted[i]]
        ties = [Row(name, n) for name, n in zip(TIE_BREAKS, tie_break(s, seat), strict=True)]
        found.append(Score(seat, tuple(rows), tuple(ties), seat == won))
    return found
