"""How a game begins."""

from __future__ import annotations

from tests.rule import rule
from tests.starter.pig import GAME


@rule("PG-SETUP-01")
def test_everybody_begins_without_points_and_the_first_seat_begins() -> None:
    s = GAME.new(GAME.setup(3))
    assert s.points == [0, 0, 0]
    assert (s.active, s.stake) == (0, 0)
