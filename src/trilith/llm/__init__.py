"""Playing in words: any function from text to text as a player, and positions as text."""

from trilith.llm.environment import TextEnvironment
from trilith.llm.names import maker
from trilith.llm.player import TextBot

__all__ = ["TextBot", "TextEnvironment", "maker"]
