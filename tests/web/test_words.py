"""The browser says exactly what the server's own programs say, from the same files."""

from __future__ import annotations

import json
import random
import subprocess
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from trilith import games
from trilith.engine.event import Event
from trilith.engine.label import Label
from trilith.server.client_build import node_package
from trilith.text.catalog import LANGUAGES, Catalog
from trilith.text.words import COMMON, VIEW, ftl_file

SCRIPT = Path(__file__).parents[2] / "web" / "tests" / "say.mjs"
NAMES = ["Zoé", "Max"]
STEPS = 250


def labels_of(key: str) -> list[Label]:
    """All that is said in the course of a game, or of several short ones."""
    found: list[Label] = []
    for number in count():
        if len(found) > STEPS:
            break
        found += labels_of_game(key, f"words {number}")
    return found


def labels_of_game(key: str, seed: str) -> list[Label]:
    """Questions, options and events."""
    game = games.get(key)
    log: list[Event] = []
    s = game.start(game.setup(2, {}, seed), log)
    rng = random.Random(1)
    found: list[Label] = []
    for _ in range(STEPS):
        if not s.to_act():
            break
        seat = s.to_act()[0]
        decision = game.decision(s, seat)
        assert decision is not None
        found += [decision.question, *(choice.label for choice in decision.options)]
        s.apply(seat, rng.choice(list(s.legal(seat))))
    return found + [game.event_label(event) for event in log]


def said_in_the_browser(language: str, key: str, labels: list[Label]) -> list[str]:
    files = [ftl_file(language, name).read_text("utf-8") for name in (COMMON, key)]
    asked: dict[str, Any] = {"language": language, "game": key, "files": files, "names": NAMES}
    asked["labels"] = [label.dump() for label in labels]
    node = node_package() / "bin" / "node"
    answer = subprocess.run(
        [str(node), str(SCRIPT)],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    words: list[str] = json.loads(answer.stdout)
    return words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games.keys())
def test_both_say_the_same(language: str, key: str) -> None:
    labels = labels_of(key)
    catalog = Catalog(language)
    expected = [catalog.say(label, NAMES) for label in labels]
    assert said_in_the_browser(language, key, labels) == expected


def test_every_name_in_a_view_has_words() -> None:
    """The text view names every key of a view by the game's words, or by those for all games."""
    own = ftl_file("en", VIEW).read_text("utf-8")
    missing = {
        (key, name)
        for key in games.keys()
        for name in names_in_view(key)
        if Catalog("en").component(key, name) == f"{key}-{name}"
        and f"view-{name.replace('_', '-')} =" not in own
    }
    assert missing == set()


def names_in_view(key: str) -> set[str]:
    game = games.get(key)
    s = game.start(game.setup(2, {}, "names"))
    rng = random.Random(2)
    found: set[str] = set()
    for step in range(STEPS):
        if step % 10 == 0:
            found |= names_in(game.view(s, 0))
        if not s.to_act():
            break
        seat = s.to_act()[0]
        s.apply(seat, rng.choice(list(s.legal(seat))))
    return found


def names_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        inner = [names_in(one) for one in value.values()]
        return {str(name) for name in value if not str(name).isdigit()}.union(*inner)
    if isinstance(value, list | tuple):
        return set().union(*(names_in(one) for one in value))
    return set()
