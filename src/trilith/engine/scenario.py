"""Scenarios: positions as TOML: set up, play, refuse, expect. Also how bugs are reported."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

from trilith.engine.doc import Doc, Json, kind_of, parse_toml, read_text
from trilith.engine.errors import BadInput, IllegalAction
from trilith.engine.game import DataPack, Game
from trilith.engine.history import History
from trilith.engine.state import State

_FIELDS = (
    "game",
    "title",
    "players",
    "seed",
    "options",
    "rules",
    "at",
    "position",
    "play",
    "refuse",
    "expect",
    "steps",
    "text",
)


class Failure(BadInput):
    """A scenario that ran, and did not come out as it says."""


class Scenario:
    """A position, what is played and refused from it, and what must then hold."""

    def __init__(self, doc: Doc) -> None:
        doc.only(*_FIELDS)
        self.where = doc.where
        self.game = doc.text("game")
        self.players = doc.number("players", 1)
        self.seed = doc.text("seed") if "seed" in doc else "scenario"
        self.options = _options(doc)
        self.rules = doc.texts("rules") if "rules" in doc else []
        self.at = doc.text("at") if "at" in doc else None
        self.position = doc.sub("position").table if "position" in doc else {}
        self.steps = list(_steps(doc))

    @staticmethod
    def read(path: str) -> Scenario:
        return Scenario(Doc(parse_toml(read_text(path), path), path))


def _options(doc: Doc) -> dict[str, str]:
    table = doc.sub("options") if "options" in doc else Doc({}, doc.where)
    return {name: table.text(name) for name in table.table}


def _steps(doc: Doc) -> Iterator[Doc]:
    """All steps in order: those of `steps` as they stand, else play, then refuse, then expect."""
    if "steps" in doc:
        for name in ("play", "refuse", "expect"):
            if name in doc:
                raise BadInput(doc.path(name), "stands beside `steps`: put it into them")
        yield from doc.subs("steps")
        return
    for name in ("play", "refuse"):
        if name in doc:
            yield from (Doc({name: step.table}, step.where) for step in doc.subs(name))
    if "expect" in doc:
        yield Doc({"expect": doc.sub("expect").table}, doc.path("expect"))


# ------------------------------------------------------------------ running


def begin(scenario: Scenario, game: Game[Any], data: DataPack | None = None) -> State:
    """The scenario's position, before any of its steps."""
    if scenario.game != game.key:
        raise BadInput(scenario.where, f"expected a scenario of {game.key}, found {scenario.game}")
    setup = game.setup(scenario.players, scenario.options, scenario.seed, data)
    s = game.new(setup)
    if scenario.at is not None:
        if scenario.at not in game.phases:
            phases = ", ".join(game.phases)
            raise BadInput(scenario.where, f"at: expected one of {phases}; found '{scenario.at}'")
        s.stack = []
        game.enter(s, scenario.at)
    doc = game.dump(s)
    for path, value in scenario.position.items():
        put(doc, path, value, f"{scenario.where}, position")
    position: State = game.load(doc, setup.data, f"{scenario.where}, position")
    return position


def history_of(scenario: Scenario, game: Game[Any], data: DataPack | None = None) -> History[Any]:
    """A game that begins at the scenario's position, to be played on."""
    setup = game.setup(scenario.players, scenario.options, scenario.seed, data)
    return History(game, setup, begin(scenario, game, data))


def run(scenario: Scenario, game: Game[Any], data: DataPack | None = None) -> State:
    """Run all steps; raises Failure at the first that does not come out as it says."""
    s = begin(scenario, game, data)
    for step in scenario.steps:
        if len(step.table) != 1:
            raise BadInput(step.where, "expected one of play, refuse, expect")
        ((word, _),) = step.table.items()
        if word not in _RUN:
            raise BadInput(step.where, f"expected one of play, refuse, expect; found '{word}'")
        _RUN[word](s, game, step.sub(word))
    return s


def _play(s: State, game: Game[Any], doc: Doc) -> None:
    doc.only("seat", "action")
    action = game.catalogue.read(doc.text("action"), doc.path("action"))
    try:
        s.apply(doc.number("seat", 0), action)
    except IllegalAction as error:
        raise Failure(doc.where, str(error)) from None


def _refuse(s: State, game: Game[Any], doc: Doc) -> None:
    doc.only("seat", "action", "rule")
    seat, rule = doc.number("seat", 0), doc.text("rule")
    action = game.catalogue.read(doc.text("action"), doc.path("action"))
    refusal = s.why_not(seat, action)
    if refusal is None:
        raise Failure(
            doc.where, f"expected {rule} to refuse '{action}' to seat {seat}: it is legal"
        )
    if refusal.rule != rule:
        found = f"expected {rule} to refuse '{action}' to seat {seat}, found {refusal.rule}"
        raise Failure(doc.where, found)


def _expect(s: State, game: Game[Any], doc: Doc) -> None:
    facts = game.dump(s)
    facts["scores"] = [score.total for score in game.scores(s)]
    facts["winners"] = game.winners(s)
    facts["to_act"] = list(s.to_act())
    facts["legal"] = {str(seat): sorted(a.code for a in s.legal(seat)) for seat in s.to_act()}
    for path, expected in doc.table.items():
        found = look_up(facts, path, doc.where)
        wanted = (
            sorted(expected)
            if path.startswith("legal.") and isinstance(expected, list)
            else expected
        )
        if found != wanted:
            raise Failure(doc.where, f"{path}: expected {expected!r}, found {found!r}")


_RUN: dict[str, Callable[[State, Game[Any], Doc], None]] = {
    "play": _play,
    "refuse": _refuse,
    "expect": _expect,
}

# ------------------------------------------------------------------ dotted paths


def look_up(doc: Json, path: str, where: str) -> Json:
    """The value at a dotted path: names of tables, numbers in lists."""
    node = doc
    done: list[str] = []
    for name in path.split("."):
        node = _child(node, name, ".".join([*done, name]), where)
        done.append(name)
    return node


def _child(node: Json, name: str, path: str, where: str) -> Json:
    if isinstance(node, dict):
        if name not in node:
            known = ", ".join(str(key) for key in node)
            raise BadInput(where, f"{path}: no such place; there are: {known}")
        return node[name]
    if isinstance(node, list):
        if name not in map(str, range(len(node))):
            raise BadInput(where, f"{path}: expected a number below {len(node)}, found '{name}'")
        return node[int(name)]
    raise BadInput(where, f"{path}: there is {kind_of(node)} above, which holds nothing more")


def put(doc: dict[str, Any], path: str, value: Json, where: str) -> None:
    """Set the value at a dotted path that exists, to something of the same kind."""
    parent_path, _, name = path.rpartition(".")
    old = look_up(doc, path, where)
    if type(old) is not type(value):
        raise BadInput(where, f"{path}: expected {kind_of(old)}, found {kind_of(value)}")
    if isinstance(old, dict) and isinstance(value, dict):
        for inner, item in value.items():
            put(doc, f"{path}.{inner}", item, where)
        return
    parent = look_up(doc, parent_path, where) if parent_path else doc
    if isinstance(parent, list):
        parent[int(name)] = copy.deepcopy(value)
    elif isinstance(parent, dict):
        parent[name] = copy.deepcopy(value)
