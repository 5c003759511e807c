"""Amounts and effects from a game's data in words: `<game>-gives-...` in its second file of words.

The message for a cost `{ wood = 2 }` is `gives-wood` with `$count`, that for an effect
`{ move = "tent", n = 1 }` is `gives-move-tent`, and so on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any, Final

from trilith.engine.doc import Json
from trilith.engine.errors import TrilithError
from trilith.text.words import Value, learn_words

Table = Mapping[str, Any]


class NoWords(TrilithError):
    """A text that is missing or faulty."""


class Giver:
    """Puts into words what the things of one game cost and give, in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self.words = learn_words(language, game)

    def say(self, key: str, known: dict[str, Value], form: str = "") -> str:
        if not self.words.has(key):
            raise NoWords(f"{self.language}: no words for '{key}'")
        text, problems = self.words.format(key, known, form)
        if problems:
            raise NoWords(f"{self.language}: '{key}': {'; '.join(problems)}")
        return text

    def component(self, name: str) -> str:
        component = self.words.component(name)
        if component is None:
            raise NoWords(f"{self.language}: no words for '{self.game}-{name}'")
        return self.words.format(*component)[0]

    def amounts(self, table: Table) -> str:
        """A cost or a load: { wood = 2, silver = 1 }."""
        return ", ".join(self.gives(good, n) for good, n in table.items() if n) or self.nothing()

    def several(self, values: list[Any]) -> str:
        """A list of effects, or rows of them."""
        if values and isinstance(values[0], list):
            return self.parted([self.several(row) for row in values])
        if values and is_amounts(values[0]):
            return self.parted([self.amounts(row) for row in values])
        return ", ".join(map(self.one, values)) or self.nothing()

    def parted(self, rows: list[str]) -> str:
        """Several rows, each of which has commas itself."""
        return reduce(lambda first, second: self.gives("then", 0, first=first, second=second), rows)

    def one(self, value: Any) -> str:
        """An effect, or a name."""
        if isinstance(value, str):
            return self.component(value)
        if not isinstance(value, dict):
            return str(value)
        if is_amounts(value):
            return self.amounts(value)
        tell = _TELL.get(" ".join(sorted(value)))
        if tell is None:
            raise NoWords(f"{self.language}: no words for {value}")
        return tell(self, value)

    def gives(self, what: str, count: int, **more: Value) -> str:
        return self.say(f"{self.game}-gives-{hyphens(what)}", {"count": count, **more})

    def nothing(self) -> str:
        return self.say(f"{self.game}-gives-nothing", {})

    def choice(self, effect: Table) -> str:
        first, second = map(self.several, effect["choice"])
        return self.gives("choice", 0, first=first, second=second)

    def per(self, effect: Table) -> str:
        gain = self.gives(effect["gain"], effect["n"])
        return self.gives(f"per-{effect['per']}", 0, gain=gain)


_TELL: Final[dict[str, Callable[[Giver, Table], str]]] = {
    "choice": Giver.choice,
    "gain n per": Giver.per,
    "gain n": lambda giver, effect: giver.gives(effect["gain"], effect["n"]),
    "lose n": lambda giver, effect: giver.gives(f"lose-{effect['lose']}", effect["n"]),
    "move n": lambda giver, effect: giver.gives(f"move-{effect['move']}", effect["n"]),
    "n retrieve": lambda giver, effect: giver.gives("retrieve", effect["n"]),
    "develop n": lambda giver, effect: giver.gives(f"develop-{effect['develop']}", effect["n"]),
    "color value": lambda giver, banner: giver.gives(f"banner-{banner['color']}", banner["value"]),
    "resource silver": lambda giver, sale: giver.gives(
        "sale", sale["silver"], good=giver.component(sale["resource"])
    ),
}
"""How to put each kind of effect into words: by the names of its fields, in order."""


def is_amounts(table: Json) -> bool:
    """A table from goods to their numbers."""
    if not isinstance(table, dict):
        return False
    return all(isinstance(value, int) and not isinstance(value, bool) for value in table.values())


def hyphens(name: str) -> str:
    return re.sub("[_:]", "-", name)
