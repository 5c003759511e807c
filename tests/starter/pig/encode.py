"""What a seat sees as numbers, for programs that learn."""

from __future__ import annotations

from typing import Final

from tests.starter.pig.state import PigState
from tests.starter.pig.turn import RollOrHold
from trilith.engine.encoding import (
    Feature,
    Questions,
    Row,
    number,
    put,
    put_seat,
    seat_of,
)

ASKED: Final = Questions([("turn", RollOrHold, [])])


def features(seats: int) -> list[Feature]:
    """Every column, in the order in which `encode` writes them; one's own seat first."""
    points = [number(f"seats.{i}.points") for i in range(seats)]
    head = [number("round"), number("goal"), seat_of("active", seats), number("stake")]
    return [*head, *points, *ASKED.features(seats)]


def encode(s: PigState, seat: int) -> bytes:
    row: Row = []
    put(row, s.round)
    put(row, s.target())
    put_seat(row, s.active, seat, s.n)
    put(row, s.stake)
    for i in range(s.n):
        put(row, s.points[(seat + i) % s.n])
    ASKED.put_asked(row, s, seat, s.n)
    return b"".join(row)
