"""EN-WHITE. The two white workers of a game for two."""

from __future__ import annotations

from trilith.games.ezra_nehemiah.names import ROW_OF, ROW_START, ROWS, SCROLL_SPACES
from trilith.games.ezra_nehemiah.state import EzraState


def is_occupied(s: EzraState, space: int) -> bool:
    """EN-WHITE-01, EN-TORAH-05. A scribe of any player or a white worker gives access."""
    return s.scribes[space] >= 0 or space in s.white


def edge(row: int, worker: int) -> int:
    """The tile at the left (0) or the right (1) end of a scroll row."""
    return ROW_START[row] if worker == 0 else ROW_START[row + 1] - 1


def make_room(s: EzraState, space: int) -> None:
    """EN-WHITE-02, EN-WHITE-03. A scribe comes: the white worker here moves up its own edge."""
    if space in s.white:
        worker = s.white.index(space)
        s.white[worker] = next_edge(s, worker, ROW_OF[space] + 1)
        if s.white[worker] >= 0:
            facts = {"scroll_space": SCROLL_SPACES[s.white[worker]]}
            s.tell("white_moves", s.active, "EN-WHITE-03", {**facts})
        else:
            s.tell("white_leaves", s.active, "EN-WHITE-04")


def next_edge(s: EzraState, worker: int, row: int) -> int:
    """EN-WHITE-03, EN-WHITE-04. The first edge tile from this row up without a scribe.

    R-27: it goes on over scribes; in the top row it leaves the game.
    """
    while row < ROWS - 1:
        if s.scribes[edge(row, worker)] < 0:
            return edge(row, worker)
        row += 1
    return -1
