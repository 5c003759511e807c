"""A file with bots of one's own, as a user would write it."""

from __future__ import annotations

from trilith.bots import Bot, Seen
from trilith.engine.action import Action


class FirstBot(Bot):
    """Takes the first option."""

    name = "first"

    def choose(self, seen: Seen) -> Action:
        return seen.legal[0]


class NotABot:
    """Something else."""


NUMBER = 3


class CheatBot(Bot):
    """Takes what it may not."""

    def choose(self, seen: Seen) -> Action:
        return seen.game.catalogue.read("cash_in 7")
