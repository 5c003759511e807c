"""docs/scenarios.md names every phase, question, fact and gift of every game."""

from __future__ import annotations

import re

import pytest

from tests.docs.blocks import ROOT
from trilith import games

PAGE = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
TITLES = {"castle": "Castle", "sa_re": "Sa-Ré", "ezra_nehemiah": "Ezra and Nehemiah"}

every_game = pytest.mark.parametrize("key", TITLES)


def section(key: str) -> str:
    [found] = re.findall(rf"^## {TITLES[key]}$(.*?)^## ", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


@every_game
def test_phases_stand_there_in_order(key: str) -> None:
    [line] = re.findall(r"^Phases, in order: (.*?)\.", section(key), re.MULTILINE)
    assert re.findall(r"`(\w+)`", line) == list(games.get(key).phases)


@every_game
def test_questions_stand_there_with_their_facts(key: str) -> None:
    text = section(key)
    for name, moment in games.get(key).positions.moments.items():
        facts = ", ".join(f"`{fact.name}`" for fact in moment.facts)
        assert (f"`{name}` ({facts})" if facts else f"`{name}`") in text


@every_game
def test_gifts_stand_there(key: str) -> None:
    [line] = re.findall(r"^Gifts: (.*)$", section(key), re.MULTILINE)
    for name in games.get(key).positions.gifts:
        assert f"`{name}`" in line


@every_game
def test_what_can_be_expected_beside_the_snapshot_stands_there(key: str) -> None:
    game = games.get(key)
    s = game.start(game.setup(game.seats[0]))
    facts = game.positions.facts(s)
    for name in facts:
        assert name in ("seats", "opponent") or f"`{name}`" in PAGE
    for name in facts.get("seats", [{}])[0]:
        assert f"`seats.N.{name}`" in PAGE
