"""The parts of answers about owners' copies: what is entered, checked, kept, offered and compared."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from trilith.server.shapes import Args, EditionChange, EditionSaid


class Problem(Struct):
    """A value that no copy can have: where, why with the facts, and the rule."""

    path: str
    reason: str
    facts: Args
    rule: str
    text: str
    """In English, for clients that have no words for the reason."""


class Checked(Struct):
    """The values entered for a copy, checked: its data and what differs, or what is impossible."""

    digest: str | None
    changes: list[EditionChange]
    problems: list[Problem]


class ReadFile(Struct):
    """The values in a file for `--data`, by path, or what is impossible in it."""

    values: dict[str, Any]
    problems: list[Problem]
    digest: str | None


class MyEdition(Struct):
    """A copy of a game that a person keeps."""

    id: str
    game: str
    name: str
    version: int
    values: dict[str, Any]
    """The entered values, by path, including those that agree with ours."""
    stale: list[str]
    """Paths that no longer exist in the game."""
    used: bool
    """Whether its owner's new tables use it."""
    code: str | None
    """The code of the link for friends."""
    offered: int
    note: str


class Reported(Struct):
    """What owners say about one number, and how many say so."""

    path: str
    ours: Any
    said: list[tuple[Any, int]]
    many: int
    """How many identical things this is about; the path is that of the first."""


class Compared(Reported):
    """The same with what each copy on offer says, in their order; null where it says nothing."""

    by: list[Any]


class OfferedCopy(Struct):
    """A copy that its owner offers to everybody."""

    id: str
    name: str
    version: int
    note: str
    """Which printing it is, in the owner's words."""
    differs: int


class CopyOffers(Struct):
    """What the operator compares for one game."""

    game: str
    house: EditionSaid | None
    """The copy that new tables play with; null: our numbers."""
    copies: list[OfferedCopy]
    values: list[Compared]


class SheetLine(Struct):
    """A line to fill in; identical things share a line."""

    group: str
    paths: list[str]
    ours: Any
    kind: str
    """The source of our value: rulebook, public or reconstructed."""
    source: str
    low: int
    high: int
    even: bool
    words: list[str]
    size: list[int]
    """For a list, its least and greatest length."""
    rule: str
    of: str
    """What an amount refers to, if the word beside it says that: food, altar."""


class CopySheet(Struct):
    """Everything printed on the pieces of a game, in the order of the box."""

    game: str
    digest: str
    counts: dict[str, int]
    """How many values come from which source."""
    lines: list[SheetLine]
