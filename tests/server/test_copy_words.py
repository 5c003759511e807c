"""The words of a game with the numbers of one copy."""

from __future__ import annotations

import pytest

from tests.server.owners import CASTLE
from trilith.engine.errors import BadInput
from trilith.engine.leaves import own_of
from trilith.server.copy_words import copy_words
from trilith.text.catalog import rule_texts
from trilith.text.lessons import lessons

OWN = own_of(
    CASTLE.components,
    {"character.messenger.thalers_from_bank": 9, "space.tavern_12.price": 14},
    "",
)


def test_rules_and_explanations_say_the_copys_numbers() -> None:
    words = copy_words(CASTLE, OWN, "en")
    assert words.rules["AM-MSG-01"] == "With your Messenger, take 9 talers from the bank."
    assert "9 talers" in words.explanations["messenger"]["text"]
    assert words.named == copy_words(CASTLE, {}, "en").named | {"tavern_12": 14}
    assert copy_words(CASTLE, {}, "en").named["tavern_12"] == 12


def test_words_of_the_house_stay_in_the_house() -> None:
    internal = {rule for rule, text in rule_texts("castle").items() if "internal" in text}
    words = copy_words(CASTLE, OWN, "en")
    assert internal
    assert set(words.rules) == set(rule_texts("castle")) - internal


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_guides_steps_are_ours_and_its_pages_the_copys(language: str) -> None:
    guide, ours = copy_words(CASTLE, OWN, language).guide, lessons("castle", language)
    assert guide["steps"] == ours["steps"]
    assert guide["pages"] != ours["pages"]
    assert copy_words(CASTLE, {}, language).guide == ours


def test_values_that_cannot_be_have_no_words() -> None:
    with pytest.raises(BadInput, match="is odd"):
        copy_words(CASTLE, {"tile": [{"id": "well", "value": 11}]}, "en")
