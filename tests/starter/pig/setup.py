"""PG-SETUP. How a game begins."""

from __future__ import annotations

from tests.starter.pig.components import PigData
from tests.starter.pig.state import PigState
from trilith.engine.game import Setup
from trilith.engine.rng import Rng


def set_up(setup: Setup) -> PigState:
    """PG-SETUP-01. Everybody begins without points, and the first seat has the first turn."""
    assert isinstance(setup.data, PigData)
    return PigState(setup.data, Rng.of(setup.seed), setup.seats, setup.options["goal"])
