"""Bots: opponents that know only what their seat may see."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from trilith.bots.bot import Bot, Seen, bot_seed
from trilith.bots.greedy import GreedyBot
from trilith.bots.random import RandomBot
from trilith.engine.errors import BadInput

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}
"""The bots that come along, by name."""


def get(name: str) -> type[Bot]:
    """A bot by name, or one of your own: 'path/to/file.py:MyBot'."""
    if name in BOTS:
        return BOTS[name]
    path, colon, cls = name.rpartition(":")
    if colon and path.endswith(".py"):
        return _from_file(Path(path), cls)
    raise BadInput("bots", f"expected one of {', '.join(BOTS)} or FILE.py:CLASS; found '{name}'")


def _from_file(path: Path, cls: str) -> type[Bot]:
    if not path.is_file():
        raise BadInput("bots", f"no such file: {path}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadInput(
            "bots", f"{path} cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    found = getattr(module, cls, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput("bots", f"expected a class {cls} that is a Bot in {path}")
    return found


__all__ = ["BOTS", "Bot", "Seen", "bot_seed", "get"]
