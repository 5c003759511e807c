"""Table: one game being played, with positions and actions as arrays: what all environments share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from trilith import games
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.returns import by_margin, by_place
from trilith.engine.state import State

Row = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

RETURNS: Final[dict[str, Callable[[Game[Any], State], list[float]]]] = {
    "place": by_place,
    "margin": by_margin,
}
"""What the outcome of a game is worth: see trilith.engine.returns."""
MOST_STEPS: Final = 4000
"""A limit, because random play may never end a game; it is not in the rules."""


class Table:
    """A game with its number of players and options, dealt again by `deal`."""

    def __init__(
        self,
        key: str,
        players: int,
        options: Mapping[str, str] | None = None,
        returns: str = "place",
        max_steps: int = MOST_STEPS,
    ) -> None:
        if returns not in RETURNS:
            raise BadInput("returns", f"expected one of {', '.join(RETURNS)}; found '{returns}'")
        if max_steps < 1:
            raise BadInput("max_steps", f"expected at least 1, found {max_steps}")
        self.game = games.get(key)
        self.players = players
        self.options = self.game.check_options(dict(options or {}))
        self.layout = self.game.layout(self.setup("").seats)
        self.actions = len(self.game.catalogue)
        self.max_steps = max_steps
        self.steps = 0
        self._returns = RETURNS[returns]
        self.state: State = self.game.start(self.setup(""))

    def setup(self, seed: str) -> Any:
        return self.game.setup(self.players, self.options, seed)

    def deal(self, seed: str) -> None:
        """A new game; the same seed gives the same deal."""
        self.state = self.game.start(self.setup(seed))
        self.steps = 0

    def row(self, seat: int) -> Row:
        """What a seat sees; `layout.columns` has the names of the columns."""
        return np.frombuffer(self.game.encode(self.state, seat), np.uint8)

    def mask(self, seat: int) -> Mask:
        """A 1 for each action that the seat may take now."""
        return np.frombuffer(self.game.legal_mask(self.state, seat), np.int8)

    def is_legal(self, seat: int, action: int) -> bool:
        if not 0 <= action < self.actions:
            return False
        return self.game.legal_mask(self.state, seat)[action] == 1

    def play(self, seat: int, action: int) -> None:
        """Do a legal action, given by its number; otherwise raise IllegalAction and change nothing."""
        self.state.apply(seat, self.game.catalogue.actions[action])
        self.steps += 1

    def is_cut_off(self) -> bool:
        """Has the game reached the limit of steps before its end?"""
        return self.steps >= self.max_steps and not self.state.is_over()

    def returns(self) -> list[float]:
        """What the game was worth to each seat; as it stands, if it was cut off."""
        return self._returns(self.game, self.state)
