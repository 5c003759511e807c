"""EN-SCORE. What a scoring condition or a `per` effect counts for a player, at this moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trilith.games.ezra_nehemiah.bundles import Scoring
from trilith.games.ezra_nehemiah.names import CARD_GATES, ROW_OF, ROWS, WALLS
from trilith.games.ezra_nehemiah.state import EzraState, filled


def points_for(s: EzraState, seat: int, scoring: Scoring) -> int:
    """EN-SCORE-03, EN-SCORE-04, EN-SCORE-06, EN-SCORE-08, EN-SCORE-09. What a condition gives.

    A base, and points for each full `every` of what is counted.
    """
    return scoring.base + count(s, seat, scoring.per) // scoring.every * scoring.vp


def count(s: EzraState, seat: int, counter: str) -> int:
    """EN-EFF-22. How many of this the player has now."""
    return _COUNT[counter](s, seat)


def golden_spaces(s: EzraState, seat: int) -> int:
    """EN-ALTAR-09, EN-SCORE-01. Golden altar spaces reached or passed."""
    golden = s.data.altar_golden
    return sum(golden[space] for space in range(s.mats[seat].altar + 1))


def turned_tiles(s: EzraState, seat: int) -> int:
    """EN-SCORE-02. Development tiles turned over."""
    return s.mats[seat].turned.bit_count()


def blessing_sets(s: EzraState, seat: int) -> int:
    """EN-BLESS-03, EN-SCROLL-G02. The smallest of the three marker positions."""
    return min(s.mats[seat].blessings)


def walls(s: EzraState, seat: int) -> int:
    """EN-SCORE-05. Own built walls."""
    return sum(s.owner[wall] == seat for wall in WALLS)


def built(s: EzraState, seat: int) -> int:
    """EN-SCROLL-G04. Walls and gate cards; R-36: corner gates were not built."""
    return walls(s, seat) + sum(s.owner[gate] == seat for gate in CARD_GATES)


def scribes(s: EzraState, seat: int) -> int:
    """EN-SCORE-07. Own scribes; EN-WHITE-05: white workers are none."""
    return s.scribes.count(seat)


def scribe_rows(s: EzraState, seat: int) -> list[int]:
    """The rows of the player's scribes, from the highest."""
    return sorted([ROW_OF[i] for i, owner in enumerate(s.scribes) if owner == seat], reverse=True)


def top_scribes(s: EzraState, seat: int) -> int:
    """EN-SCROLL-G07. Own scribes in the top row."""
    return scribe_rows(s, seat).count(ROWS - 1)


def lower_scribes(s: EzraState, seat: int) -> int:
    """EN-SCROLL-G06. Own scribes in the other rows."""
    return scribes(s, seat) - top_scribes(s, seat)


def two_highest(s: EzraState, seat: int) -> int:
    """EN-SCORE-10. The row values of the two highest scribes, or of the only one."""
    return sum(s.data.row_vp[row] for row in scribe_rows(s, seat)[:2])


def highest(s: EzraState, seat: int) -> int:
    """The row value of the highest scribe; 0 without one."""
    return sum(s.data.row_vp[row] for row in scribe_rows(s, seat)[:1])


def on_main_board(s: EzraState, seat: int) -> int:
    """EN-SCROLL-G03. Levites, gatekeepers and scribes."""
    return s.mats[seat].levites + s.gatekeepers(seat) + scribes(s, seat)


def full_rows(s: EzraState, seat: int) -> int:
    """EN-SCROLL-G05. Temple rows without an empty cell, no matter who filled them."""
    return sum(filled(row) == s.temple_side.columns for row in s.temple)


_COUNT: Final[dict[str, Callable[[EzraState, int], int]]] = {
    "golden_space": golden_spaces,
    "development_tile": turned_tiles,
    "blessing_orange": lambda s, seat: s.mats[seat].blessings[0],
    "blessing_purple": lambda s, seat: s.mats[seat].blessings[1],
    "blessing_red": lambda s, seat: s.mats[seat].blessings[2],
    "blessing_set": blessing_sets,
    "gatekeeper": lambda s, seat: s.gatekeepers(seat),
    "wall": walls,
    "wall_or_gate": built,
    "scribe": scribes,
    "scribe_top_row": top_scribes,
    "scribe_lower_rows": lower_scribes,
    "levite": lambda s, seat: s.mats[seat].levites,
    "two_highest_scroll_rows": two_highest,
    "highest_scroll_row": highest,
    "worker_on_main_board": on_main_board,
    "filled_temple_row": full_rows,
}
