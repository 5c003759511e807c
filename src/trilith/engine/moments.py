"""Moments: questions at which a position can begin, named as players know them, with their facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from trilith.engine.bits import mask_of, named
from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.engine.task import Question

NUMBER: Final = "number"
FLAG: Final = "flag"
TEXT: Final = "text"
TEXTS: Final = "texts"
ONE: Final = "one"
"""One of a few names; the task has its number."""
MASK: Final = "mask"
"""Some of the names, each once; the task has a bit mask."""
ROW: Final = "row"
"""Some of the names, in order; the task has a tuple of their numbers."""
COUNTS: Final = "counts"
"""Names, repeated as often as they count; the task has a tuple of counts, one for each name."""


class Fact:
    """Something that a question needs besides its seat: an attribute of its task, in words."""

    __slots__ = ("attribute", "is_extra", "kind", "name", "names")

    def __init__(
        self,
        name: str,
        kind: str = NUMBER,
        names: Sequence[str] = (),
        attribute: str = "",
        is_extra: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.names: Final = list(names)
        self.attribute = attribute or name
        self.is_extra = is_extra
        """It does not belong to the task itself, but is needed by what follows."""

    def read(self, doc: Doc) -> object:
        """The value in the form that the task uses."""
        if self.kind == NUMBER:
            return doc.number(self.name, 0)
        if self.kind == FLAG:
            return doc.flag(self.name)
        if self.kind == TEXT:
            return doc.text(self.name)
        if self.kind == TEXTS:
            return tuple(doc.texts(self.name))
        if self.kind == ONE:
            return self.names.index(doc.text(self.name, self.names))
        found = [self.names.index(one) for one in doc.texts(self.name, self.names)]
        if self.kind == MASK:
            return mask_of(found)
        return tuple(found) if self.kind == ROW else self._counted(found)

    def _counted(self, found: list[int]) -> tuple[int, ...]:
        return tuple([found.count(i) for i in range(len(self.names))])

    def write(self, value: Any) -> Json:
        """The value in the form in which people write it."""
        if self.kind in (NUMBER, FLAG, TEXT):
            return value
        if self.kind == TEXTS:
            return list(value)
        if self.kind == ONE:
            return self.names[value]
        if self.kind == MASK:
            return named(value, self.names)
        if self.kind == ROW:
            return [self.names[i] for i in value]
        return [name for name, count in zip(self.names, value, strict=True) for _ in range(count)]


class Moment:
    """One question: its phase, its task, and the facts it needs or allows."""

    __slots__ = ("facts", "phase", "task")

    def __init__(
        self, phase: str, task: type[Question[Any]] | None, facts: Sequence[Fact] = ()
    ) -> None:
        self.phase = phase
        self.task = task
        """None if the game makes the task itself, from facts that are not its attributes."""
        self.facts: Final = list(facts)

    def make(self, seat: int, values: dict[str, object], where: str) -> Question[Any]:
        assert self.task is not None
        for fact in self.facts:
            if fact.attribute not in values:
                raise BadInput(where, f"{fact.name}: is missing")
        own = {fact.attribute: values[fact.attribute] for fact in self.facts if not fact.is_extra}
        found: Question[Any] = self.task(seat=seat, **own)
        return found

    def told(self, question: Question[Any]) -> dict[str, Json] | None:
        """The facts of a question that was asked; None if they are not all known."""
        if any(fact.is_extra for fact in self.facts):
            return None
        facts: dict[str, Json] = {"seat": question.seat}
        for fact in self.facts:
            facts[fact.name] = fact.write(getattr(question, fact.attribute))
        return facts
