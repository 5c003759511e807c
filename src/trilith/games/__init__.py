"""The games: each folder is one, and exports it as GAME."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from trilith.engine.errors import BadInput
from trilith.engine.game import Game


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return sorted(
        info.name
        for info in pkgutil.iter_modules(__path__)
        if info.ispkg and _exports_game(info.name)
    )


def _exports_game(name: str) -> bool:
    return hasattr(importlib.import_module(f"{__name__}.{name}"), "GAME")


def get(key: str) -> Game[Any]:
    """The game with this key; '-' is read as '_'."""
    key = key.replace("-", "_")
    if key not in keys():
        raise BadInput("game", f"expected one of {', '.join(keys())}; found '{key}'")
    game: Game[Any] = importlib.import_module(f"{__name__}.{key}").GAME
    return game
