"""Ezra and Nehemiah: temple, walls and Torah of Jerusalem are rebuilt."""

from trilith.games.ezra_nehemiah.game import EzraNehemiah

GAME = EzraNehemiah()

__all__ = ["GAME", "EzraNehemiah"]
