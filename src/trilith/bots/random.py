"""The random bot: every legal action is as good as any other."""

from __future__ import annotations

from trilith.bots.bot import Bot, Seen
from trilith.engine.action import Action
from trilith.engine.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Chooses uniformly."""

    name = "random"

    def choose(self, seen: Seen) -> Action:
        legal = seen.legal
        return legal[int(self.random.random() * len(legal))]
