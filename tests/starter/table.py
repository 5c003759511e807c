"""Positions to begin a told example with, and moves in notation."""

from __future__ import annotations

from tests.starter.pig import GAME
from tests.starter.pig.state import PigState
from tests.starter.pig.turn import RollOrHold
from trilith.engine.event import Event
from trilith.engine.rng import Rng


def turn(points: list[int], stake: int = 0, active: int = 0, seed: str = "pig") -> PigState:
    """Somebody's turn, with so much at stake."""
    s = GAME.new(GAME.setup(len(points), {"goal": "short"}))
    s.points, s.stake, s.active = list(points), stake, active
    s.rng = Rng.of(seed)
    s.stack = [RollOrHold(active)]
    s.log = []
    s.settle()
    return s


def play(s: PigState, seat: int, code: str) -> list[Event]:
    """Play one move; tells what came of it."""
    s.log = []
    s.apply(seat, GAME.catalogue.read(code))
    return s.log


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def seed_that_rolls(number: int) -> str:
    """A seed whose first roll shows this number."""
    sides = GAME.new(GAME.setup(2)).data.die.sides
    return next(seed for seed in map(str, range(1000)) if Rng.of(seed).below(sides) + 1 == number)
