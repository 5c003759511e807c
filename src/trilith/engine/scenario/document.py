"""Scenario files: what they may say, read and checked before anything is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trilith.engine.doc import Doc, Json, parse_toml, read_text
from trilith.engine.errors import BadInput

CHECKS: Final = ("play", "refuse", "expect")
_CASE: Final = ("title", "text", "rules", "position", "give", "until", *CHECKS, "steps")
_FIELDS: Final = (
    "game",
    "players",
    "seed",
    "options",
    "own",
    "at",
    "asked",
    "allow_impossible",
    *_CASE,
    "cases",
)


class Failure(BadInput):
    """A scenario that ran, and did not come out as it says."""


class Entry(Doc):
    """A numbered part of a scenario: 'told.toml, step 3, action'."""

    def path(self, name: str) -> str:
        return f"{self.where}, {name}"


class Step:
    """One thing that a scenario does: plays, refuses or expects."""

    def __init__(self, word: str, doc: Entry) -> None:
        self.word = word
        self.doc = doc


class Case:
    """What is done and must hold, starting from the scenario's position or a variation of it."""

    def __init__(self, doc: Doc) -> None:
        self.where = doc.where
        self.title = doc.text("title") if "title" in doc else ""
        self.text = doc.text("text") if "text" in doc else ""
        self.rules = doc.texts("rules") if "rules" in doc else []
        self.position: dict[str, Json] = doc.sub("position").table if "position" in doc else {}
        self.gifts = list(_entries(doc, "give", "give"))
        self.until = doc.text("until") if "until" in doc else None
        self.steps = list(_steps(doc))


class Scenario(Case):
    """A position, what is played and refused from it, and what must then hold."""

    def __init__(self, table: Doc) -> None:
        doc = Entry(table.table, table.where)
        doc.only(*_FIELDS)
        super().__init__(doc)
        self.game = doc.text("game")
        self.players = doc.number("players", 1)
        self.seed = doc.text("seed") if "seed" in doc else "scenario"
        self.options = _options(doc)
        self.own = doc.sub("own").table if "own" in doc else None
        """The values of an owner's copy, if it is played with one."""
        self.at = doc.text("at") if "at" in doc else None
        self.asked = Entry(doc.get("asked"), doc.path("asked")) if "asked" in doc else None
        self.allow_impossible = doc.flag("allow_impossible") if "allow_impossible" in doc else False
        self.cases = [self.read_case(one) for one in _entries(doc, "cases", "case")]
        if self.asked is not None and self.at is None:
            raise BadInput(doc.path("asked"), "belongs to a question: name it with `at`")

    @staticmethod
    def read(path: str) -> Scenario:
        return Scenario(Doc(parse_toml(read_text(path), path), path))

    def read_case(self, doc: Entry) -> Case:
        """One case, which starts from the position that all of them share."""
        doc.only(*_CASE)
        if "title" in doc:
            doc = Entry(doc.table, f"{doc.where} ({doc.text('title')})")
        case = Case(doc)
        case.position = {**self.position, **case.position}
        case.gifts = [*self.gifts, *case.gifts]
        case.until = case.until or self.until
        return case

    def runs(self) -> list[Case]:
        """Everything to run: the scenario itself if it has steps, and every case."""
        return [self, *self.cases] if self.steps or not self.cases else list(self.cases)


def _options(doc: Doc) -> dict[str, str]:
    table = doc.sub("options") if "options" in doc else Doc({}, doc.where)
    return {name: table.text(name) for name in table.table}


def _entries(doc: Doc, name: str, word: str) -> Iterator[Entry]:
    """The tables of an array, counted from 1, as they are written."""
    if name in doc:
        for i, value in enumerate(doc.items(name), 1):
            yield Entry(value, f"{doc.where}, {word} {i}")


def _steps(doc: Doc) -> Iterator[Step]:
    """All steps in order: those of `steps` as they stand, else play, then refuse, then expect."""
    if "steps" in doc:
        for name in CHECKS:
            if name in doc:
                raise BadInput(doc.path(name), "stands beside `steps`: put it into them")
        for entry in _entries(doc, "steps", "step"):
            yield _step(entry)
        return
    for word in ("play", "refuse"):
        for entry in _entries(doc, word, word):
            yield Step(word, entry)
    if "expect" in doc:
        yield Step("expect", Entry(doc.get("expect"), doc.path("expect")))


def _step(entry: Entry) -> Step:
    choice = ", ".join(CHECKS)
    if len(entry.table) != 1:
        raise BadInput(entry.where, f"expected one of {choice}; found {_found(entry)}")
    ((word, inner),) = entry.table.items()
    if word not in CHECKS:
        raise BadInput(entry.where, f"expected one of {choice}; found '{word}'")
    return Step(word, Entry(inner, f"{entry.where} ({word})"))


def _found(entry: Entry) -> str:
    return " and ".join(f"'{name}'" for name in entry.table) or "nothing"
