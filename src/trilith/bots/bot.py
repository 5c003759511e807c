"""Bots, and Seen: all that a bot may know."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Any, ClassVar

from trilith.bots.thought import GLANCE, Option, Thought
from trilith.engine.action import Action
from trilith.engine.decision import Decision
from trilith.engine.doc import Json
from trilith.engine.game import DataPack, Game, View
from trilith.engine.native import mypyc_attr
from trilith.engine.rng import Rng
from trilith.engine.state import State


class Seen:
    """The game as one seat sees it. The state behind it is never handed out, only imagined ones.

    Sent to another process, it takes along an imagined state in place of the real one.
    """

    __slots__ = ("_state", "data", "game", "seat")

    def __init__(
        self, game: Game[Any], state: State, seat: int, data: DataPack | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.data = data or game.standard_data
        """The numbers of this game: ours, or an owner's."""
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
        """A state that looks the same from here, with everything hidden dealt anew."""
        imagined: State = self.game.imagine(self._state, self.seat, rng)
        imagined.answered = 0  # it would reveal how many questions others had no choice in
        return imagined

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # A fixed stream: what is imagined depends on what is seen, and on nothing else.
        imagined = self.imagine(Rng.of("seen"))
        return _unpack, (self.game.key, self.game.dump(imagined), self.seat, self.data.own)


def _unpack(key: str, snapshot: dict[str, Any], seat: int, own: dict[str, Json] | None) -> Seen:
    from trilith import games  # here, for bots that come with a game of their own

    game = games.get(key)
    data = game.data(own)
    return Seen(game, game.load(snapshot, data), seat, data)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions of a seat, from what that seat sees. Subclass, and choose."""

    name: ClassVar[str] = ""

    def __init__(self, seed: str = "") -> None:
        self.random = random.Random(seed)
        """The bot's own randomness, apart from the game's: the same seed makes the same choices."""

    def choose(self, seen: Seen) -> Action:
        raise NotImplementedError

    def think(self, seen: Seen) -> Thought:
        """Choose, and say why. A bot that only chooses names its choice, and values nothing."""
        choice = self.choose(seen)
        options = [Option(action, float(action == choice), 0) for action in seen.legal]
        return Thought(choice, options, GLANCE)

    def notes(self) -> dict[str, int]:
        """What reports should count in its games, besides what they count for every bot."""
        return {}

    def rng(self) -> Rng:
        """A fresh stream for imagining."""
        return Rng(self.random.randbytes(16))


def bot_seed(seed: str, seat: int) -> str:
    """The seed of the bot at a seat: it follows from the game's, and reveals nothing about it."""
    return hashlib.sha256(f"trilith/bot/{seat}/{seed}".encode()).hexdigest()
