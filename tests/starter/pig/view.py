"""What a seat sees, and what is hidden from it."""

from __future__ import annotations

from tests.starter.pig.state import PigState
from trilith.engine.game import View
from trilith.engine.rng import Rng


def view(s: PigState) -> View:
    """All seats see the same."""
    return {
        "round": s.round,
        "goal": s.target(),
        "active": s.active,
        "stake": s.stake,
        "seats": [{"points": points} for points in s.points],
    }


def imagine(s: PigState, rng: Rng) -> PigState:
    """Nothing lies hidden but what the die will show."""
    c = s.clone()
    c.rng = rng.fork()
    return c
