"""A view in words: every value that a seat sees, named in its language, line by line.

It does in Python what the client's text view does in the browser (web/src/generic): it uses only
the shape of the data, and knows nothing of a game except its words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from trilith.engine.event import OPPONENT
from trilith.text.catalog import Catalog
from trilith.text.words import Value, agent_words

NAMES_SEATS: Final = re.compile(
    "(^|_)(seat|seats|owner|owners|player|suitors|holder|by|leader|active|shofar|altar_order)$"
)
"""Keys whose numbers are seats."""
AREAS: Final = "seats"
"""The key of the players' own areas: a list in order of seats."""
NONE: Final = "none"
"""What a view has instead of a name if there is nothing."""
SHORT: Final = 16
"""Anything with at most this many values goes on one line."""


class Position:
    """Puts views of one game into words in one language, for one of the named players."""

    def __init__(self, catalog: Catalog, game: str, names: Sequence[str], seat: int) -> None:
        self.catalog = catalog
        self.game = game
        self.names = list(names)
        self.seat = seat
        self._words = agent_words(catalog.language, game)

    def tell(self, view: Mapping[str, Any]) -> str:
        """The whole view, with the players' areas last, each under the player's name."""
        lines: list[str] = []
        for key, value in view.items():
            if key != AREAS:
                lines += self._lines(self._capital(self.key(key)), key, value)
        for seat, area in enumerate(view.get(AREAS, [])):
            lines += ["", self._say("heading", name=self._player(seat))]
            lines += self._inner({key: one for key, one in area.items() if key != "seat"})
        return "\n".join(lines)

    # ------------------------------------------------------------- lines

    def _lines(self, heading: str, key: str, value: Any) -> list[str]:
        """One line if it is short, otherwise a heading and a line for each part."""
        if _leaves(value) <= SHORT or _is_flat(value):
            return [self._say("line", name=heading, value=self.cell(key, value))]
        return [self._say("heading", name=heading), *self._inner(value)]

    def _inner(self, value: Any) -> list[str]:
        if isinstance(value, Mapping):
            parts = [
                self._lines(self._capital(self.key(key)), key, one) for key, one in value.items()
            ]
        else:
            parts = [self._item(number, one) for number, one in enumerate(value, 1)]
        return [f"  {line}" for part in parts for line in part]

    def _item(self, number: int, value: Any) -> list[str]:
        """An item of a list: by its own name if it has one, otherwise by its position."""
        if isinstance(value, Mapping) and (name := _own_name(value)):
            rest = {key: one for key, one in value.items() if key != name}
            return self._lines(self._capital(self.value(name, value[name])), name, rest)
        return self._lines(f"{number}", "", value)

    # ------------------------------------------------------------- names and values

    def key(self, key: str) -> str:
        """The name of a key: the one for all games, else the game's, else the key itself."""
        return self._known(f"view-{_hyphens(key)}") or self._component(key) or _plain(key)

    def _component(self, name: str) -> str:
        """The game's name for it; empty if it has no name that can stand alone."""
        known = self._words.component(name)
        text, problems = self._words.format(*known) if known is not None else ("", [])
        return "" if problems else text

    def _known(self, message: str) -> str:
        return self._words.format(message, {})[0] if self._words.has(message) else ""

    def cell(self, key: str, value: Any) -> str:
        """A value, or its contents, in one line; zeros and missing values are left out."""
        if isinstance(value, Mapping):
            told = [self._named(name, one) for name, one in value.items() if _is_there(one)]
            return ", ".join(told) or self._say("nothing")
        if isinstance(value, list | tuple):
            apart = "; " if any(isinstance(one, list | tuple | Mapping) for one in value) else ", "
            return apart.join(self.cell(key, one) for one in value) or self._say("nothing")
        return self.value(key, value)

    def _named(self, name: str, value: Any) -> str:
        if value is True:
            return self.key(name)
        told = self.cell(name, value)
        return (
            f"{self.key(name)} ({told})"
            if isinstance(value, Mapping | list)
            else (f"{self.key(name)} {told}")
        )

    def value(self, key: str, value: Any) -> str:
        if value in (None, "", NONE):
            return self._say("nothing")
        if isinstance(value, bool):
            return self._say("yes" if value else "no")
        if isinstance(value, int):
            return self._seat(value) if NAMES_SEATS.search(key) else str(value)
        return self._word(key, str(value))

    def _word(self, key: str, value: str) -> str:
        if value.startswith("seat:"):
            return self._seat(int(value[5:]))
        part = {"phase": "phase", "source": "row"}.get(key)
        own = self._known(f"{self.game}-{part}-{_hyphens(value)}") if part else ""
        return (
            own
            or self._component(value)
            or self._known(f"{self.game}-option-{_hyphens(key)}-{_hyphens(value)}")
            or self._known(f"view-{_hyphens(value)}")
            or _plain(value)
        )

    def _seat(self, seat: int) -> str:
        if seat == OPPONENT:
            return self._words.format("opponent", {})[0]
        return self.names[seat] if 0 <= seat < len(self.names) else self._say("nothing")

    def _player(self, seat: int) -> str:
        name = self._seat(seat)
        return self._words.format("view-own", {"name": name})[0] if seat == self.seat else name

    def _say(self, word: str, **facts: Value) -> str:
        return self._words.format(f"view-{word}", facts)[0]

    @staticmethod
    def _capital(word: str) -> str:
        return word[:1].upper() + word[1:]


def _own_name(thing: Mapping[str, Any]) -> str:
    """The key under which an item of a list has its name."""
    return next(
        (key for key in ("id", "cell", "part", "source", "seat", "number") if key in thing), ""
    )


def _is_there(value: Any) -> bool:
    if isinstance(value, Mapping):
        return any(map(_is_there, value.values()))
    return value not in (None, False, 0, "", NONE, [])


def _is_flat(value: Any) -> bool:
    """Whether it is a list or table of plain values, which counts as one thing."""
    inner = value.values() if isinstance(value, Mapping) else value
    return not any(isinstance(one, Mapping | list | tuple) for one in inner)


def _leaves(value: Any) -> int:
    if isinstance(value, Mapping):
        return sum(_leaves(one) for one in value.values())
    if isinstance(value, list | tuple):
        return sum(_leaves(one) for one in value)
    return 1


def _plain(name: str) -> str:
    return name.replace("_", " ")


def _hyphens(name: str) -> str:
    return re.sub("[_:]", "-", name)
