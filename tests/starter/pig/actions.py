"""Every action of the game, made once."""

from __future__ import annotations

from typing import Final

from trilith.engine.action import Action, act

ROLL: Final = act("roll")
HOLD: Final = act("hold")

ALL: Final[tuple[Action, ...]] = (ROLL, HOLD)
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {"roll": (), "hold": ()}
"""The names of each verb's arguments."""
