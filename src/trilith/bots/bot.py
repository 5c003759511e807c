"""Bots, and Seen: all that a bot may know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from trilith.engine.action import Action
from trilith.engine.game import Decision, Game, View
from trilith.engine.rng import Rng
from trilith.engine.state import State


class Seen:
    """The game as one seat sees it. The state behind it is never handed out, only imagined ones.

    Sent to another process, it takes along an imagined state in place of the real one.
    """

    __slots__ = ("_state", "game", "seat")

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    @property
    def legal(self) -> Sequence[Action]:
        """What this seat may do now."""
        return self._state.legal(self.seat)

    @property
    def view(self) -> View:
        """What this seat sees of the position."""
        return self.game.view(self._state, self.seat)

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked, in words."""
        return self.game.decision(self._state, self.seat)

    def imagine(self, rng: Rng) -> State:
        """A state that looks the same from here, with all that is hidden dealt anew."""
        imagined: State = self.game.imagine(self._state, self.seat, rng)
        return imagined

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # A fixed stream: what is imagined depends on what is seen, and on nothing else.
        imagined = self.imagine(Rng.of("seen"))
        return _unpack, (self.game.key, self.game.dump(imagined), self.seat)


def _unpack(key: str, snapshot: dict[str, Any], seat: int) -> Seen:
    from trilith import games  # here, for bots that come with a game of their own

    game = games.get(key)
    return Seen(game, game.load(snapshot), seat)


class Bot:
    """Chooses among the legal actions of a seat, from what that seat sees. Subclass, and choose."""

    name: ClassVar[str] = ""

    def __init__(self, seed: str = "") -> None:
        self.random = random.Random(seed)
        """The bot's own chance, apart from the game's: the same seed makes the same choices."""

    def choose(self, seen: Seen) -> Action:
        raise NotImplementedError

    def rng(self) -> Rng:
        """A fresh stream for imagining."""
        return Rng(self.random.randbytes(16))
