"""À l'ombre des murailles / A Castle for All Seasons: everyone builds one castle."""

from trilith.games.castle.game import Castle

GAME = Castle()

__all__ = ["GAME", "Castle"]
