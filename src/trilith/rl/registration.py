"""What Gymnasium is told of the games; it calls `register` when it is imported itself."""

from __future__ import annotations

import pkgutil

import gymnasium

from trilith import games


def register() -> None:
    """Make every game known as trilith/KEY-v0; a game for one is made with players=1."""
    # By their folders alone: whoever imports Gymnasium for something else waits for no game.
    for info in pkgutil.iter_modules(games.__path__):
        name = f"trilith/{info.name}-v0"
        if info.ispkg and name not in gymnasium.registry:
            gymnasium.register(name, "trilith.rl.gym:TrilithEnv", kwargs={"key": info.name})
