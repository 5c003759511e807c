"""Guides: a first game on a prepared position, step by step; tips; and the turn on one page.

A game's `guide.toml` says what to point at and when; the words are in `text/<language>/`.

    seat = 0                          # the learner's
    [scenario]                        # the position it begins at: see docs/scenarios.md
    [bots]                            # what the others like to do: the first that is legal ...
    1 = ["choose messenger", "draw @single_wood"]   # ... while the question is about that

    [[step]]
    id = "trader"
    ask = "choose"                    # fits while this is asked ...
    does = ["choose trader"]          # ... and one of these can be done: it waits for that
    also = ["watchtower"]             # what else to look at
    stays = true                      # goes on until something else is asked
    rules = ["AM-TRD-01"]
    with = { coins = "character.0.thalers_from_bank" }   # numbers for its words

    [[tip]]
    id = "delivery"
    event = "deliver"                 # shown when this first happens, or `ask`: when asked
    also = ["watchtower"]
    rules = ["AM-TRD-14"]

    [[page]]                          # a part of the summary of a turn
    id = "trader"
    rules = ["AM-TRD-01"]
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources
from typing import Any

from trilith.engine.doc import Doc, parse_toml
from trilith.engine.game import Game
from trilith.engine.scenario import Scenario


@dataclass(frozen=True)
class GuideStep:
    """One thing to do, and when it is time for it."""

    id: str
    ask: str
    does: tuple[str, ...]
    """Actions, or the words they begin with; the guide points at the first one."""
    also: tuple[str, ...]
    stays: bool
    rules: tuple[str, ...]
    values: dict[str, str]
    """Numbers for the words: name, and path in the components."""

    def wants(self, action: str) -> bool:
        return any(action == one or action.startswith(f"{one} ") for one in self.does)


@dataclass(frozen=True)
class Tip:
    """Something to know when it happens for the first time."""

    id: str
    event: str
    ask: str
    also: tuple[str, ...]
    rules: tuple[str, ...]
    values: dict[str, str]


@dataclass(frozen=True)
class Page:
    """A part of the summary of a turn."""

    id: str
    rules: tuple[str, ...]
    values: dict[str, str]


class Guide:
    """Everything that teaches a game, except the words."""

    def __init__(self, doc: Doc) -> None:
        doc.only("seat", "scenario", "bots", "step", "tip", "page")
        self.seat = doc.number("seat", 0)
        self.scenario = Scenario(doc.sub("scenario"))
        self.bots = _bots(doc)
        self.steps = tuple(_step(one) for one in doc.subs("step"))
        self.tips = tuple(_tip(one) for one in doc.subs("tip"))
        self.pages = tuple(_page(one) for one in doc.subs("page"))

    @staticmethod
    def of(game: Game[Any]) -> Guide | None:
        """The guide of a game; None if it has none yet."""
        file = resources.files(_package(type(game))) / "guide.toml"
        if not file.is_file():
            return None
        return Guide(Doc(parse_toml(file.read_text("utf-8"), f"{game.key} guide"), "guide"))


def _package(cls: type) -> str:
    return cls.__module__.rpartition(".")[0]


def _bots(doc: Doc) -> dict[int, tuple[str, ...]]:
    wishes = doc.sub("bots")
    return {int(seat): tuple(wishes.texts(seat)) for seat in wishes.table}


def _texts(doc: Doc, name: str) -> tuple[str, ...]:
    return tuple(doc.texts(name)) if name in doc else ()


def _values(doc: Doc) -> dict[str, str]:
    table = doc.sub("with") if "with" in doc else Doc({}, doc.where)
    return {name: table.text(name) for name in table.table}


def _step(doc: Doc) -> GuideStep:
    doc.only("id", "ask", "does", "also", "stays", "rules", "with")
    return GuideStep(
        doc.text("id"),
        doc.text("ask"),
        tuple(doc.texts("does")),
        _texts(doc, "also"),
        doc.flag("stays") if "stays" in doc else False,
        tuple(doc.texts("rules")),
        _values(doc),
    )


def _tip(doc: Doc) -> Tip:
    doc.only("id", "event", "ask", "also", "rules", "with")
    return Tip(
        doc.text("id"),
        doc.text("event") if "event" in doc else "",
        doc.text("ask") if "ask" in doc else "",
        _texts(doc, "also"),
        tuple(doc.texts("rules")),
        _values(doc),
    )


def _page(doc: Doc) -> Page:
    doc.only("id", "rules", "with")
    return Page(doc.text("id"), tuple(doc.texts("rules")), _values(doc))
