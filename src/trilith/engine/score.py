"""Scores: what each seat has reached, row by row."""

from __future__ import annotations

from typing import Any


class Row:
    """One line of the scoring: where points come from, and how many."""

    __slots__ = ("points", "source")

    def __init__(self, source: str, points: int) -> None:
        self.source = source
        self.points = points

    def __repr__(self) -> str:
        return f"Row({self.source!r}, {self.points})"


class Score:
    """The score of one seat: the rows of the breakdown, the total, and what breaks ties."""

    __slots__ = ("rows", "seat", "tie_break", "total", "won")

    def __init__(
        self, seat: int, rows: tuple[Row, ...], tie_break: tuple[Row, ...], won: bool
    ) -> None:
        self.seat = seat
        self.rows = rows
        self.total = sum(row.points for row in rows)
        self.tie_break = tie_break
        """Compared in this order, higher first, among those with the same total."""
        self.won = won

    def dump(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "total": self.total,
            "won": self.won,
            "rows": [{"source": row.source, "points": row.points} for row in self.rows],
            "tie_break": [{"source": row.source, "points": row.points} for row in self.tie_break],
        }
