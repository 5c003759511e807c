"""Positions that people write down: what a game knows about them, besides its snapshot.

A game that says nothing here can still be set up by the paths of its snapshot.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final, Generic

from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.engine.moments import Moment
from trilith.engine.native import mypyc_attr
from trilith.engine.task import Question, S, Task

_RULE: Final = re.compile(r"^\s*- \*\*([A-Z]{2}-[A-Z]+-[A-Z]?\d+)\*\* ", re.MULTILINE)


class Count:
    """How many of a piece are in the position, and how many the box has."""

    __slots__ = ("found", "spare", "stock", "there")

    def __init__(self, there: int, found: int, spare: int = 0, stock: str = "") -> None:
        self.there = there
        """How many there are in all places together."""
        self.found = found
        self.spare = spare
        """How many of those found lie in the stock."""
        self.stock = stock
        """The path of the stock that these pieces come from and return to, if they have one."""

    def __repr__(self) -> str:
        return f"{self.found} of {self.there}"


class Asked:
    """A question at which a position begins, as its author wrote it down."""

    __slots__ = ("at", "named", "seat", "values", "where")

    def __init__(
        self, at: str, seat: int, values: dict[str, object], named: Collection[str], where: str
    ) -> None:
        self.at = at
        """Its name among the moments."""
        self.seat = seat
        self.values = values
        """Its facts, by the attributes of its task."""
        self.named = named
        """The paths of everything that the position says."""
        self.where = where


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions(Generic[S]):
    """What the engine can ask about a game's positions. Each game subclasses it for its own states."""

    moments: dict[str, Moment]
    """Every question at which a position can begin."""
    gifts: dict[str, str]
    """What `give` can give to a seat, with a note on where it comes from."""

    lasting: tuple[str, ...]
    """The phases at the end of which play can be stopped."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.moments = {}
        self.gifts = {}
        self.lasting = ()
        self._rules: frozenset[str] | None = None

    # ------------------------------------------------------------- where play begins

    def resume(self, s: S, at: str, named: Collection[str]) -> None:
        """Respect what the position says about a phase that has already begun; `named` are its paths.

        Called before anything happens, with the phase on the stack as `Game.enter` put it there.
        """

    def ask(self, s: S, at: str, doc: Doc, named: Collection[str]) -> None:
        """Put this question on the empty stack, with everything that follows below it."""
        asked = self.read(s, at, doc, named)
        self.put(s, asked)

    def read(self, s: S, at: str, doc: Doc, named: Collection[str]) -> Asked:
        """All facts of a question: those that are given, and those that follow from the rest."""
        facts = self.moments[at].facts
        doc.only("seat", *[fact.name for fact in facts])
        seat = doc.number("seat", 0, self.seats(s) - 1)
        values = {fact.attribute: fact.read(doc) for fact in facts if fact.name in doc}
        asked = Asked(at, seat, values, named, doc.where)
        self.prepare(s, asked)
        return asked

    def seats(self, s: S) -> int:
        """How many sit at the table."""
        table: Any = s  # every state of ours has `n`, though the engine does not require it
        count: int = table.n
        return count

    def prepare(self, s: S, asked: Asked) -> None:
        """Fill in missing facts, and what the position does not say about the moment."""

    def put(self, s: S, asked: Asked) -> None:
        question = self.moments[asked.at].make(asked.seat, asked.values, asked.where)
        s.stack = [*self.below(s, asked, question), question]

    def below(self, s: S, asked: Asked, question: Question[S]) -> list[Task[S]]:
        """What follows this question, in the order of the stack: the next thing comes last."""
        raise NotImplementedError

    def told(self, s: S, seat: int) -> tuple[str, dict[str, Json]] | None:
        """The question that this seat is asked, as `ask` reads it back; None if it has no name."""
        question = s.question(seat)
        for name, moment in self.moments.items():
            if moment.task is not None and type(question) is moment.task:
                facts = moment.told(question)
                return None if facts is None else (name, facts)
        return None

    def span(self, s: S, phase: str) -> Json:
        """Something that stays the same for the whole of this phase; None outside it."""
        raise NotImplementedError

    # ------------------------------------------------------------- what can be

    def pieces(self, s: S) -> dict[str, Count]:
        """Every kind of piece, counted in all places: during a game the counts never change."""
        return {}

    def impossible(self, s: S, named: Collection[str]) -> list[str]:
        """What is impossible in this position, although the number of every piece is right."""
        return []

    # ------------------------------------------------------------- more words

    def give(self, doc: dict[str, Any], seat: int, gift: Doc) -> None:
        """Change the snapshot: the seat gets something, which is removed from where it was."""
        raise NotImplementedError

    def facts(self, s: S) -> dict[str, Any]:
        """What can be worked out but is not in the snapshot; merged into it where both have tables."""
        return {}

    def rules(self) -> frozenset[str]:
        """The ids of all rules; empty if none are written down."""
        if self._rules is None:
            path = self.folder / "rules.md" if self.folder is not None else None
            known = path is not None and path.is_file()
            text = path.read_text("utf-8") if path is not None and known else ""
            self._rules = frozenset(_RULE.findall(text))
        return self._rules


# ------------------------------------------------------------------ accounts


def overdrawn(pieces: dict[str, Count], named: Collection[str]) -> list[str]:
    """Pieces of which there are more than the box has.

    A stock counts only if the position itself names it: to give a seat something, nobody has to work
    out what is left in the stock.
    """
    found: list[str] = []
    for name, count in pieces.items():
        held = count.found if is_named(count.stock, named) else count.found - count.spare
        if held > count.there:
            found.append(f"found {held} {name}, and the game has {count.there}")
    return found


def is_named(path: str, named: Collection[str]) -> bool:
    return not path or path in named


def unbalanced(pieces: dict[str, Count]) -> list[str]:
    """Pieces of which there are not exactly as many as the box has."""
    return [
        f"found {count.found} {name}, and the game has {count.there}"
        for name, count in pieces.items()
        if count.found != count.there
    ]


# ------------------------------------------------------------------ help for `give` and `ask`


def one_of(doc: Doc, name: str, names: Collection[str]) -> int:
    """The number of the thing with this name."""
    known = list(names)
    return known.index(doc.text(name, known))


def number_or(doc: Doc, name: str, otherwise: int, low: int = 0) -> int:
    return doc.number(name, low) if name in doc else otherwise


def take_from(lists: list[list[Any]], item: Json, what: str, where: str) -> list[Any]:
    """Remove the item from the first list that holds it, and return that list."""
    for one in lists:
        if item in one:
            one.remove(item)
            return one
    raise BadInput(where, f"{what}: nowhere to take it from")
