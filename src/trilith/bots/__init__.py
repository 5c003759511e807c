"""Bots: opponents that know only what their seat may see."""

from __future__ import annotations

import importlib.util
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from trilith.bots.bot import Bot, Seen, bot_seed
from trilith.bots.expert import Budget, ExpertBot
from trilith.bots.guide import GuideBot
from trilith.bots.lookahead import EasyBot, HardBot, MediumBot
from trilith.bots.random import RandomBot
from trilith.engine.errors import BadInput

BOTS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (RandomBot, EasyBot, MediumBot, HardBot, ExpertBot)
}
"""The bots that come along, by name, the weakest first: the levels that a table offers."""

USUAL: Final = "medium"
"""The level for whoever names none."""

FORMERLY: Final = {"greedy": "hard"}
"""Names that stand in old records, with what they are called now."""


class Maker(Protocol):
    """Makes a bot from the seed of its own chance."""

    def __call__(self, seed: str = "") -> Bot: ...


def get(name: str) -> Maker:
    """A bot by name; `expert:200` or `expert:1000ms` with a budget for every turn; or one of your
    own: `path/to/file.py:MyBot`.
    """
    name = FORMERLY.get(name, name)
    if name in BOTS:
        return BOTS[name]
    if name == GuideBot.name:
        return GuideBot
    first, colon, last = name.rpartition(":")
    if colon and first.endswith(".py"):
        return _from_file(Path(first), last)
    if first == ExpertBot.name:
        return partial(ExpertBot, budget=Budget.read(last, "bots"))
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


__all__ = ["BOTS", "USUAL", "Bot", "Maker", "Seen", "bot_seed", "get"]
