"""Every card, tile, building, character and icon of every game explains itself, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.test_words import component_ids
from trilith import games
from trilith.text import LANGUAGES
from trilith.text.catalog import rule_texts
from trilith.text.explain import entries, explanations, known_ref, things

every_game = pytest.mark.parametrize("key", games.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)

WEB = Path(__file__).parents[2] / "web" / "src"


def things_in_the_box(key: str) -> set[str]:
    """Whatever lies in the box, and whatever an action can name."""
    game = games.get(key)
    named = {arg for action in game.catalogue for arg in action.args}
    named = {arg for arg in named if not re.fullmatch("(seat:)?[0-9]+", arg)}
    refs = named - set(entries(key).get("not_things", ())) | set(component_ids(game.components))
    return set(map(known_ref, refs))


@every_language
@every_game
def test_everything_in_the_box_explains_itself(key: str, language: str) -> None:
    told = explanations(key, language)
    assert sorted(things_in_the_box(key) - set(told)) == []
    for ref, one in told.items():
        assert one.name, ref
        assert one.text[-1] in ".)", ref
        assert not re.search(r"[{}$]|  | [.,]|^\s|\s$|_", one.text), (ref, one.text)


@every_game
def test_every_thing_names_rules_that_exist(key: str) -> None:
    known = {rule for rule, text in rule_texts(key).items() if not text.get("internal")}
    for ref, one in explanations(key, "en").items():
        assert one.rules, ref
        assert set(one.rules) <= known, ref


@every_game
def test_nothing_is_explained_twice(key: str) -> None:
    refs = [ref for _, ref, _ in things(key)]
    assert sorted(refs) == sorted(set(refs))


@every_game
def test_what_a_board_asks_for_is_there(key: str) -> None:
    """`data-explain="gauge"` in a drawing of the board names something that is explained."""
    files = [*(WEB / "games" / key).glob("*.svelte")] if (WEB / "games" / key).is_dir() else []
    asked = {
        ref
        for file in files
        for ref in re.findall(r'data-explain="([a-z0-9_:]+)"', file.read_text("utf-8"))
    }
    assert sorted({known_ref(ref) for ref in asked} - set(explanations(key, "en"))) == []


def test_the_numbers_come_from_the_components() -> None:
    """Castle: the messenger brings 8 talers; the temple of Sa-Ré costs 2 wood, 4 stone, 2 gold."""
    assert "8" in explanations("castle", "en")["messenger"].text
    assert "2 wood, 4 stone, 2 gold" in explanations("sa_re", "en")["temple"].text
    assert explanations("castle", "fr")["cart_sand"].name == "Charrette de sable"


def test_effects_are_put_in_words() -> None:
    """Ezra: a wall card that gives a worker and a silver; a tile with two rows of traders."""
    told = explanations("ezra_nehemiah", "en")
    assert told["wall_card_10"].text == "When built: 1 Worker, 1 Silver. 2 VP at the end."
    assert "2 Silver, 1 Food; 2 of any Resource but Gold." in told["traders_1"].text
    assert told["gold_blessing_sets"].rules[0] == "EN-SCROLL-G02"
