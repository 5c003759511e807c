"""Steps between levels: a bot that now and then chooses as the level below would.

So it never errs by more than that level does, and a family can find an even match.
"""

from __future__ import annotations

from trilith.bots.bot import Bot, Seen
from trilith.bots.thought import Thought
from trilith.engine.action import Action
from trilith.engine.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class BetweenBot(Bot):
    """How many choices in a hundred are made as the level below would make them."""

    def __init__(self, seed: str, upper: Bot, lower: Bot, lapses: int) -> None:
        super().__init__(f"{seed}/between")
        self.upper = upper
        self.lower = lower
        self.lapses = lapses

    def choose(self, seen: Seen) -> Action:
        return self._who().choose(seen)

    def think(self, seen: Seen) -> Thought:
        return self._who().think(seen)

    def _who(self) -> Bot:
        """Both draw from this bot's randomness, which is reset for every choice at a table."""
        who = self.lower if self.random.random() * 100 < self.lapses else self.upper
        who.random.seed(self.random.getrandbits(64))
        return who
