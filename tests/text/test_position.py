"""Positions in words: every value of a view, named in the language."""

from __future__ import annotations

import random
import re

import pytest

from trilith import games
from trilith.engine.label import Label
from trilith.text.catalog import LANGUAGES, Catalog
from trilith.text.position import Position


def told(key: str, language: str, steps: int = 60) -> str:
    game = games.get(key)
    s = game.start(game.setup(2, {}, "position"))
    chance = random.Random(1)
    for _ in range(steps):
        if s.is_over():
            break
        seat = s.to_act()[0]
        s.apply(seat, chance.choice(list(s.legal(seat))))
    return Position(Catalog(language), key, ["Ada", "Bea"], 1).tell(game.view(s, 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games.keys())
def test_a_position_in_words(key: str, language: str) -> None:
    text = told(key, language)
    assert "_" not in text
    assert "{" not in text
    assert "none" not in text.lower().split()
    you = {"en": "Bea (you):", "fr": "Bea (vous) :", "pl": "Bea (ty):"}[language]
    assert re.search(r"\nAda ?:", text[: text.index(f"\n{you}")])


def test_names_of_values_come_from_the_catalogue() -> None:
    text = told("castle", "fr")
    assert "Cavalier" in text or Catalog("fr").component("castle", "rider") in text
    assert Catalog("fr").component("castle", "great_gate") in text


def test_zeros_are_left_out_within_a_line_and_lists_keep_their_order() -> None:
    position = Position(Catalog("en"), "castle", ["Ada", "Bea"], 0)
    view = {"stock": {"sand": 2, "wood": 0, "stone": 1}, "revealed": ["trader", "messenger"]}
    assert position.tell(view).splitlines() == [
        "General stock: sand pile 2, stone block 1",
        "Revealed: Trader, Messenger",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opponent_of_the_rules_is_named_where_a_seat_is(language: str) -> None:
    game = games.get("ezra_nehemiah")
    s = game.start(game.setup(1, {}, "position"))
    text = Position(Catalog(language), game.key, ["Ada"], 0).tell(game.view(s, 0))
    assert f": {Catalog(language).say(Label('opponent'))}\n" in text
