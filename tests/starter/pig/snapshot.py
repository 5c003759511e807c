"""A position as JSON and back: for saved games and scenarios."""

from __future__ import annotations

from typing import Any

from tests.starter.pig.components import GOALS, PigData
from tests.starter.pig.state import PigState
from trilith.engine.doc import Doc
from trilith.engine.rng import Rng


def dump(s: PigState) -> dict[str, Any]:
    return {
        "goal": s.goal,
        "round": s.round,
        "active": s.active,
        "stake": s.stake,
        "seats": [{"points": points} for points in s.points],
    }


def load(doc: Doc, data: PigData, rng: Rng) -> PigState:
    seats = doc.subs("seats")
    s = PigState(data, rng, len(seats), doc.text("goal", list(GOALS)))
    s.round = doc.number("round", 1)
    s.active = doc.number("active", 0, s.n - 1)
    s.stake = doc.number("stake", 0)
    s.points = [seat.number("points", 0) for seat in seats]
    return s
