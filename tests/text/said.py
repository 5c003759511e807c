"""Everything that each game can say: read from its source, and heard in random games."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tests.conformance.settings import MAX_ROUNDS, Setting, settings
from trilith import games
from trilith.engine.action import Action
from trilith.engine.decision import Decision
from trilith.engine.errors import Arg
from trilith.engine.event import SPECTATOR, Event
from trilith.engine.label import Label

RANDOM_GAMES = 48
"""How many games are listened to, shared out among the settings; of each setting at least one."""
GAMES_FOLDER = Path(games.__file__).parent


@dataclass
class Heard:
    """What a game said in play."""

    labels: dict[tuple[str, tuple[tuple[str, Arg], ...]], Label] = field(default_factory=dict)
    options: dict[tuple[str, Action], Label] = field(default_factory=dict)
    """Actions that were offered, each with what was asked, as they were said for the first time."""
    tried: set[tuple[str, str]] = field(default_factory=set)
    """Questions and verbs of which it is known what comes of them."""
    refusals: list[dict[str, Arg]] = field(default_factory=list)
    """The facts of all that was blocked."""
    rows: set[str] = field(default_factory=set)
    view_words: set[str] = field(default_factory=set)
    """Names and values of the views."""

    def hear(self, label: Label) -> None:
        self.labels[label.key, tuple(sorted(label.args.items()))] = label

    def names(self, part: str) -> set[str]:
        """The kinds of events, or the questions: what follows 'event' or 'ask' in the keys."""
        parts = [key.split("-", 2) for key, _ in self.labels]
        return {name for _, found, name in parts if found == part}

    def named(self, key: str) -> list[Label]:
        return [label for label in self.labels.values() if label.key == key]


@cache
def heard(key: str) -> Heard:
    """What is said in random games of every setting."""
    found = Heard()
    of_this_game = [setting for setting in settings() if setting.key == key]
    for setting in of_this_game:
        for seed in range(max(1, RANDOM_GAMES // len(of_this_game))):
            listen(setting, f"text {seed}", found)
    return found


def listen(setting: Setting, seed: str, found: Heard) -> None:
    game, chance = setting.game, random.Random(f"{setting}/{seed}")
    events: list[Event] = []
    s = game.start(game.setup(setting.players, dict(setting.options), seed), events)
    while not s.is_over() and getattr(s, "round", 0) <= MAX_ROUNDS:
        seat = chance.choice(s.to_act())
        decision = game.decision(s, seat)
        assert decision is not None
        hear_decision(found, decision)
        try_what_is_new(found, setting, s, decision)
        s.apply(seat, chance.choice(s.legal(seat)))
    for event in events:
        found.hear(game.event_label(event))
    found.rows |= {
        row.source for score in game.scores(s) for row in (*score.rows, *score.tie_break)
    }
    found.view_words |= {word for seat in (SPECTATOR, 0) for word in strings(game.view(s, seat))}


def hear_decision(found: Heard, decision: Decision) -> None:
    found.hear(decision.question)
    asks = asks_in(decision)
    for choice in decision.options:
        found.options.setdefault((asks, choice.action), choice.label)
    found.refusals += [choice.refusal.args for choice in decision.blocked if choice.refusal]
    for choice in (*decision.options, *decision.blocked):
        found.hear(choice.label)


def try_what_is_new(found: Heard, setting: Setting, s: Any, decision: Decision) -> None:
    """Chance seldom takes some turns: do on a clone, once, all that was never done before."""
    for choice in decision.options:
        kind = (asks_in(decision), choice.action.verb)
        if kind not in found.tried:
            found.tried.add(kind)
            trial = s.clone()
            trial.log = []
            trial.apply(decision.seat, choice.action)
            for event in trial.log:
                found.hear(setting.game.event_label(event))


def asks_in(decision: Decision) -> str:
    return decision.question.key.split("-", 2)[2]


def strings(value: Any) -> Iterator[str]:
    """All names and words in a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, item in value.items():
            yield str(name)
            yield from strings(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from strings(item)


def argument_words(key: str) -> set[str]:
    """Every word that stands as an argument of an action, an event or a question."""
    actions = {arg for action in games.get(key).catalogue for arg in action.args}
    spoken = {
        part
        for label in heard(key).labels.values()
        for name, value in label.args.items()
        if isinstance(value, str) and name != "ask"
        for part in value.split()
    }
    return actions | spoken


# ------------------------------------------------------------------ from the source


def event_kinds(key: str) -> set[str]:
    """The kinds of events that the game's source tells, or foretells in a preview."""
    telling = [call for call in calls(key) if name_of(call.func) in ("tell", "Event")]
    return {kind for call in telling for kind in first(call)}


def questions(key: str) -> set[str]:
    """What the game's questions ask."""
    asked = {asks for tree in sources(key) for node in ast.walk(tree) for asks in asks_of(node)}
    uses_any_order = any(name_of(call.func) == "AnyOrder" for call in calls(key))
    return asked | ({"order"} if uses_any_order else set())


def source_words(key: str) -> set[str]:
    """Every word that stands in quotes in the game's source."""
    constants = [node for tree in sources(key) for node in ast.walk(tree)]
    return {
        node.value
        for node in constants
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def sources(key: str) -> tuple[ast.Module, ...]:
    files = sorted((GAMES_FOLDER / key).rglob("*.py"))
    return tuple(ast.parse(file.read_text("utf-8")) for file in files)


def calls(key: str) -> Iterator[ast.Call]:
    for tree in sources(key):
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def name_of(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def first(call: ast.Call) -> set[str]:
    """The words that a call's first argument can be; none if only play can show them."""
    if not call.args:
        return set()
    kind = call.args[0]
    branches = [kind.body, kind.orelse] if isinstance(kind, ast.IfExp) else [kind]
    return {
        branch.value
        for branch in branches
        if isinstance(branch, ast.Constant) and isinstance(branch.value, str)
    }


def asks_of(node: ast.AST) -> Iterator[str]:
    """The `asks` of a class, if the node is a class that has one."""
    if isinstance(node, ast.ClassDef):
        for line in node.body:
            target = line.targets[0] if isinstance(line, ast.Assign) else None
            if isinstance(line, ast.Assign) and isinstance(target, ast.Name):
                value = line.value
                if target.id == "asks" and isinstance(value, ast.Constant):
                    yield str(value.value)
