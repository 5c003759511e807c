"""Bots: opponents that know only what their seat may see."""

from __future__ import annotations

import importlib
import importlib.util
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

from trilith.bots.between import BetweenBot
from trilith.bots.bot import Bot, Seen, bot_seed
from trilith.bots.expert import A_SECOND, Budget, ExpertBot
from trilith.bots.guide import GuideBot
from trilith.bots.lookahead import EasyBot, HardBot, MediumBot
from trilith.bots.master import MasterBot
from trilith.bots.random import RandomBot
from trilith.bots.thought import Option, Thought
from trilith.engine.errors import BadInput

BOTS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (RandomBot, EasyBot, MediumBot, HardBot, ExpertBot, MasterBot)
}
"""The bots that ship with Trilith, by name, the weakest first: the levels that a table offers."""

STEPS: Final = tuple(str(lapses) for lapses in range(10, 100, 10))
"""In how many of a hundred choices a step between levels plays like the level below."""

USUAL: Final = "medium"
"""The default level."""

FORMERLY: Final = {"greedy": "hard"}
"""Names found in old records, with their present names."""


FAMILIES: Final = {"llm": "trilith.llm"}
"""Families of bots, each with the package that makes them: its `maker` gets what follows the colon.
The package is loaded when one of its bots is named.
"""


class Maker(Protocol):
    """Makes a bot from a seed for its own randomness."""

    def __call__(self, seed: str = "") -> Bot: ...


def get(name: str) -> Maker:
    """A bot by its name: a level; `expert:200` or `expert:1000ms` with a budget for every turn;
    `hard-30` for a step between levels; `path/to/file.py:MyBot` for one of your own;
    `llm:module:function` for one of a family.
    """
    name = FORMERLY.get(name, name)
    family = family_of(name)
    if family is not None:
        made: Maker = importlib.import_module(FAMILIES[family]).maker(name)
        return made
    if name in BOTS:
        return BOTS[name]
    if is_step(name):
        return partial(_between, name)
    if name == GuideBot.name:
        return GuideBot
    first, colon, last = name.rpartition(":")
    if colon and first.endswith(".py"):
        return _from_file(Path(first), last)
    if first == ExpertBot.name:
        return partial(ExpertBot, budget=Budget.read(last, "bots"))
    if name.partition(":")[0].partition("@")[0] == MasterBot.name:
        return _master(name)
    raise BadInput("bots", f"expected one of {', '.join(BOTS)} or FILE.py:CLASS; found '{name}'")


def is_step(name: str) -> bool:
    """Is it a step between levels, such as 'hard-30': with 30 of 100 choices of the level below?"""
    level, dash, lapses = name.partition("-")
    return bool(dash) and lapses in STEPS and level in list(BOTS)[1:]


def _between(name: str, seed: str = "") -> Bot:
    level, _, lapses = name.partition("-")
    levels = list(BOTS)
    below = levels[levels.index(level) - 1]
    return BetweenBot(seed, BOTS[level](seed), BOTS[below](seed), int(lapses))


def _master(name: str) -> Maker:
    """`master:500ms@weights.json`: a budget and your own weights, either or both."""
    named, _, file = name.partition("@")
    budget = named.partition(":")[2]
    if file and not Path(file).is_file():
        raise BadInput("bots", f"no such file: {file}")
    spent = Budget.read(budget, "bots") if ":" in named else A_SECOND
    return partial(MasterBot, budget=spent, file=file)


def family_of(name: str) -> str | None:
    """The family of a bot's name: `llm` of `llm:...` and `llm-fr:...`; None if it has none."""
    first, colon, _ = name.partition(":")
    family = first.partition("-")[0]
    return family if colon and family in FAMILIES else None


def load_file(path: Path) -> Any:
    """The module in this file; whatever goes wrong in it is the file's fault."""
    spec = importlib.util.spec_from_file_location(path.stem, path) if path.is_file() else None
    if spec is None or spec.loader is None:
        raise BadInput("bots", f"no such file: {path}")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadInput(
            "bots", f"{path} cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    return module


def _from_file(path: Path, cls: str) -> type[Bot]:
    found = getattr(load_file(path), cls, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput("bots", f"expected a class {cls} that is a Bot in {path}")
    return found


__all__ = [
    "BOTS",
    "USUAL",
    "Bot",
    "Maker",
    "Option",
    "Seen",
    "Thought",
    "bot_seed",
    "family_of",
    "get",
    "is_step",
]
