"""Whether an open table is what a person looks for. Pure."""

from __future__ import annotations

from trilith.server.finding.shapes import Outside, Pace, Wanted
from trilith.server.ratings.standings import Fit, outside
from trilith.server.shapes import Summary
from trilith.server.table import WAITING


def pace_of(table: Summary) -> Pace:
    if table.clock is None:
        return "none"
    return "live" if hasattr(table.clock, "bank") else "days"


def has_room(table: Summary) -> bool:
    return table.status == WAITING and any(seat.kind == "free" for seat in table.seats)


def fits(wanted: Wanted, table: Summary, host_rating: int) -> bool:
    """Whether a table has what a person wants: one who is named, or what a filter says."""
    if wanted.table:
        return table.id == wanted.table
    if wanted.person:
        return any(seat.person == wanted.person for seat in table.seats)
    return (
        (not wanted.games or table.game in wanted.games)
        and (not wanted.paces or pace_of(table) in wanted.paces)
        and (wanted.rated is None or wanted.rated == table.rated)
        and (not wanted.low or wanted.low <= host_rating)
        and (not wanted.high or host_rating <= wanted.high)
    )


def why_outside(table: Summary, fit: Fit, is_guest: bool) -> Outside:
    """Why a person could not sit down there; empty if they could."""
    if table.rated and is_guest:
        return "account"
    why = outside(table.range, table.finishes, fit)
    return "range" if why == "range" else "finishes" if why else ""
