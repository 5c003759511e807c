"""Reading documents from outside (TOML, JSON) with errors that name the place."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from trilith.engine.bits import mask_of
from trilith.engine.errors import BadInput

T = TypeVar("T")

Json = object
"""Any value that JSON or TOML can hold."""


def read_text(path: str | Path) -> str:
    """The text of a file, or one clear line that says why it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(str(path), "no such file") from None
    except IsADirectoryError:
        raise BadInput(str(path), "expected a file, found a folder") from None
    except UnicodeDecodeError as error:
        raise BadInput(str(path), f"expected UTF-8 text ({error.reason})") from None
    except OSError as error:
        raise BadInput(str(path), error.strerror or "cannot be read") from None


def parse_toml(text: str, where: str) -> dict[str, Json]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(where, f"not valid TOML: {error}") from None


def parse_json(text: str, where: str) -> Json:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(where, f"not valid JSON: {error}") from None


def kind_of(value: Json) -> str:
    """The type of a value in plain English."""
    names = {bool: "true/false", int: "a number", float: "a decimal number", str: "a text"}
    names |= {list: "a list", dict: "a table", type(None): "nothing"}
    return names.get(type(value), type(value).__name__)


class Doc:
    """A table from outside: each look-up checks the value, and errors name the path."""

    def __init__(self, value: Json, where: str) -> None:
        if not isinstance(value, dict):
            raise BadInput(where, f"expected a table, found {kind_of(value)}")
        self.table: dict[str, Json] = value
        self.where = where

    def path(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def get(self, name: str) -> Json:
        if name not in self.table:
            raise BadInput(self.path(name), "is missing")
        return self.table[name]

    def number(self, name: str, low: int | None = None, high: int | None = None) -> int:
        value = self.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadInput(self.path(name), f"expected a number, found {kind_of(value)}")
        if (low is not None and value < low) or (high is not None and value > high):
            raise BadInput(self.path(name), f"expected {_range(low, high)}, found {value}")
        return value

    def text(self, name: str, among: Sequence[str] | None = None) -> str:
        value = self.get(name)
        if not isinstance(value, str):
            raise BadInput(self.path(name), f"expected a text, found {kind_of(value)}")
        if among is not None and value not in among:
            raise BadInput(self.path(name), f"expected one of {', '.join(among)}; found '{value}'")
        return value

    def flag(self, name: str) -> bool:
        value = self.get(name)
        if not isinstance(value, bool):
            raise BadInput(self.path(name), f"expected true or false, found {kind_of(value)}")
        return value

    def items(self, name: str) -> list[Json]:
        value = self.get(name)
        if not isinstance(value, list):
            raise BadInput(self.path(name), f"expected a list, found {kind_of(value)}")
        return value

    def texts(self, name: str, among: Sequence[str] | None = None) -> list[str]:
        """A list of texts, each one of `among` if given."""
        found: list[str] = []
        for i, value in enumerate(self.items(name)):
            if not isinstance(value, str) or (among is not None and value not in among):
                expected = "a text" if among is None else f"one of {', '.join(among)}"
                raise BadInput(f"{self.path(name)}.{i}", f"expected {expected}; found {value!r}")
            found.append(value)
        return found

    def numbers(self, name: str, low: int, high: int) -> list[int]:
        """A list of numbers, each in this range."""
        found: list[int] = []
        for i, value in enumerate(self.items(name)):
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                expected = f"expected {_range(low, high)}, found {value!r}"
                raise BadInput(f"{self.path(name)}.{i}", expected)
            found.append(value)
        return found

    def row(self, name: str, names: Sequence[str]) -> tuple[int, ...]:
        """A list of names, as a row of their numbers."""
        known = list(names)
        return tuple([known.index(text) for text in self.texts(name, names)])

    def mask(self, name: str, names: Sequence[str]) -> int:
        """A list of names, as the set of their numbers."""
        return mask_of(self.row(name, names))

    def counts(self, names: Sequence[str], low: int = 0, high: int | None = None) -> list[int]:
        """The numbers in this table, which must have one for each of the names and nothing else."""
        self.only(*names)
        return [self.number(name, low, high) for name in names]

    def sub(self, name: str) -> Doc:
        """The table at this name."""
        return Doc(self.get(name), self.path(name))

    def subs(self, name: str) -> list[Doc]:
        """The list of tables at this name."""
        return [Doc(v, f"{self.path(name)}.{i}") for i, v in enumerate(self.items(name))]

    def only(self, *names: str) -> None:
        """Refuse names that mean nothing here, which are usually typing errors."""
        for name in self.table:
            if name not in names:
                raise BadInput(self.path(name), f"unknown; expected one of {', '.join(names)}")

    def __contains__(self, name: object) -> bool:
        return name in self.table


def _range(low: int | None, high: int | None) -> str:
    if low == high:
        return f"{low}"
    if high is None:
        return f"{low} or more"
    return f"at most {high}" if low is None else f"{low} to {high}"
