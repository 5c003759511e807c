"""Pig: roll as long as you dare, and hold before the die takes it all."""

from tests.starter.pig.game import Pig

GAME = Pig()

__all__ = ["GAME", "Pig"]
