"""Rules and explanations say the numbers of the copy that is played with, and none of their own."""

from __future__ import annotations

import copy
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.copies import WITH_A_SHEET, random_copy
from trilith import games
from trilith.engine.label import Label
from trilith.engine.leaves import Leaf, at, put
from trilith.text import LANGUAGES, Catalog
from trilith.text.catalog import rule_texts
from trilith.text.explain import Teller, explanations, things
from trilith.text.figures import PLACE, Figures, figures, ours, plural
from trilith.text.lessons import lessons

every_game = pytest.mark.parametrize("key", WITH_A_SHEET)

FIXED = tomllib.loads(Path(__file__, "..", "fixed_figures.toml").resolve().read_text("utf-8"))
"""Figures that stand in rules as they are, with the reason: no copy can have others."""

NUMBER_WORDS: dict[str, list[str]] = {
    "en": [
        *("two", "three", "four", "five", "six", "seven"),
        *("eight", "nine", "ten", "eleven", "twelve"),
    ],
    "fr": [
        *("deux", "trois", "quatre", "cinq", "six", "sept"),
        *("huit", "neuf", "dix", "onze", "douze"),
    ],
    "pl": [
        *("dwa|dwie|dwóch|dwoje|dwoma|dwiema|dwaj", "trzy|trzech|trzej|trzema"),
        *("cztery|czterech|czterema", "pięć|pięciu", "sześć|sześciu", "siedem|siedmiu"),
        *("osiem|ośmiu", "dziewięć|dziewięciu", "dziesięć|dziesięciu"),
        *("jedenaście|jedenastu", "dwanaście|dwunastu"),
    ],
}


def typed(language: str, text: str) -> set[int]:
    """The figures of a text that stand there by themselves, as digits or in words."""
    bare = PLACE.sub(" ", text).lower()
    found = {int(digits) for digits in re.findall("[0-9]+", bare)}
    for n, words in enumerate(NUMBER_WORDS[language], 2):
        if re.search(rf"\b({words})\b", bare):
            found.add(n)
    return found


# ------------------------------------------------------------------ how it is written


def test_a_text_names_a_place_and_takes_the_form_that_its_number_asks_for() -> None:
    places = {"n": "character.messenger.thalers_from_bank"}
    told = {
        n: figures("castle", {"character": [{"id": "messenger", "thalers_from_bank": n}]}).told
        for n in (1, 2, 5)
    }
    assert told[1]("en", "take {n} {n:taler|talers}", places) == "take 1 taler"
    assert told[5]("en", "take {n:# taler|# talers}", places) == "take 5 talers"
    polish = "{n} {n:talar|talary|talarów}"
    assert [told[n]("pl", polish, places) for n in told] == ["1 talar", "2 talary", "5 talarów"]


def test_a_form_more_is_for_nothing_and_a_question_is_answered() -> None:
    none = figures("castle", {"character": [{"id": "stonemason", "buy_price": 0}]})
    place = {"n": "character.stonemason.buy_price"}
    assert none.told("en", "It is {n:free|# taler|# talers}.", place) == "It is free."
    assert ours("castle").told("en", "It is {n:free|# taler|# talers}.", place) == "It is 1 taler."
    assert none.told("fr", "{n?oui|non}", place) == "non"


def test_places_are_added_subtracted_and_multiplied_from_left_to_right() -> None:
    palace = "space.palace_1.max_resources"
    assert ours("castle").value(f"{palace} + space.palace_2.max_resources") == 10
    assert ours("castle").value(f"{palace} - 1 * 2") == 8


def test_lists_and_effects_are_said_in_words() -> None:
    assert (
        ours("castle").told("fr", "{m}", {"m": "round_track.winter_marks"}) == "13, 11, 9, 7, 5, 3"
    )
    place = {"r": "temple.rows.5.reward", "none": "temple.rows.1.reward"}
    assert ours("ezra_nehemiah").told("en", "{r}, {none}", place) == "1 Worker, nothing"


@pytest.mark.parametrize(
    ("language", "forms"),
    [("en", "1011111111"), ("fr", "0011111111"), ("pl", "2011122222")],
)
def test_each_language_counts_in_its_own_way(language: str, forms: str) -> None:
    assert [plural(language, n) for n in range(10)] == [int(form) for form in forms]
    assert plural("pl", 12) == 2
    assert plural("pl", 22) == 1


# ------------------------------------------------------------------ no figure typed in


@every_game
def test_no_rule_holds_a_figure_of_its_own_that_a_copy_could_change(key: str) -> None:
    """Whoever types a figure into a rule says in fixed_figures.toml why no copy has another."""
    found = {
        rule: sorted(set().union(*(typed(language, text[language]) for language in LANGUAGES)))
        for rule, text in rule_texts(key).items()
    }
    listed = {
        rule: numbers
        for reason, rules in FIXED[key].items()
        if reason in FIXED["reasons"]
        for rule, numbers in rules.items()
    }
    assert {rule: numbers for rule, numbers in found.items() if numbers} == listed


@every_game
def test_every_place_that_a_rule_names_is_used_in_every_language(key: str) -> None:
    for rule, text in rule_texts(key).items():
        for language in LANGUAGES:
            named = {found[1] for found in PLACE.finditer(text[language])}
            assert named == set(text.get("with", {})), (rule, language)


@every_game
def test_every_counted_word_has_the_forms_of_its_language(key: str) -> None:
    for rule, text in rule_texts(key).items():
        for language, count in (("en", 2), ("fr", 2), ("pl", 3)):
            for found in PLACE.finditer(text[language]):
                forms = (found[3] or "").split("|")
                if found[2]:
                    expected = (2,) if found[2] == "?" else (count, count + 1)
                    assert len(forms) in expected, (rule, language, found[0])


# ------------------------------------------------------------------ what a copy changes


def other(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value[:-1], other(value[-1])] if value else [{"gain": "silver", "n": 7}]
    if "silver" in value:
        return {**value, "silver": value["silver"] + 1}
    return {**value, "n": value["n"] + 1}


def with_other(key: str, path: str, value: Any) -> Figures:
    components = copy.deepcopy(games.get(key).components)
    put(components, path, value, "")
    return Figures(key, components, False)


@every_game
def test_a_changed_value_changes_every_rule_that_names_it(key: str) -> None:
    components = games.get(key).components
    for rule, text in rule_texts(key).items():
        for formula in text.get("with", {}).values():
            for path in re.split(" [-+*] ", formula):
                if not path.isdecimal():
                    changed = with_other(key, path, other(at(components, path)))
                    for language in LANGUAGES:
                        told = Catalog(language, strict=True, copy=changed).rule(key, rule)
                        assert told != Catalog(language).rule(key, rule), (rule, path, language)


def one_leaf_of_each_field(key: str) -> list[Leaf]:
    game = games.get(key)
    assert game.sheet is not None
    first: dict[str, Leaf] = {}
    for _, field, leaves in game.sheet.lines(game.components):
        first.setdefault(field.path, leaves[0])
    return list(first.values())


@every_game
def test_every_printed_number_is_explained_somewhere(key: str) -> None:
    """A number that somebody reads off a copy stands in a rule or in an explanation."""
    untold = set(FIXED[key]["untold"])
    found = {leaf.path for leaf in one_leaf_of_each_field(key) if not is_told(key, leaf)}
    assert found == untold


def is_told(key: str, leaf: Leaf) -> bool:
    if not isinstance(leaf.value, (int, list)) or isinstance(leaf.value, bool):
        return True  # names are words by themselves
    if leaf.value and isinstance(leaf.value, list) and not isinstance(leaf.value[0], int):
        return True
    changed = with_other(key, leaf.path, other(leaf.value))
    catalog = Catalog("en", copy=changed)
    named = [
        rule
        for rule, text in rule_texts(key).items()
        if any(places_meet(leaf.path, place) for place in text.get("with", {}).values())
    ]
    if any(catalog.rule(key, rule) != Catalog("en").rule(key, rule) for rule in named):
        return True
    old, new = Teller(ours(key), "en"), Teller(changed, "en")
    before, after = things(key), things(key, changed.components)
    return any(
        facts != now and old.explain(entry, ref, facts) != new.explain(entry, ref, now)
        for (entry, ref, facts), (_, _, now) in zip(before, after, strict=True)
    )


def places_meet(path: str, formula: str) -> bool:
    return any(path == one or path.startswith(f"{one}.") for one in re.split(" [-+*] ", formula))


# ------------------------------------------------------------------ copies that somebody has


@every_game
def test_every_accepted_copy_has_words(key: str) -> None:
    game = games.get(key)
    for seed in range(3):
        own = game.data(random_copy(game, random.Random(f"words {seed}"), 0.5)).own
        changed = figures(key, own)
        for language in LANGUAGES:
            catalog = Catalog(language, strict=True, copy=changed)
            told = {rule: catalog.rule(key, rule) for rule in rule_texts(key)}
            told |= {ref: one.text for ref, one in explanations(key, language, changed).items()}
            assert not [text for text in told.values() if re.search(r"[{}$|]", text)]
            assert lessons(key, language, changed)["pages"]


def test_a_place_called_by_its_price_is_called_by_that_of_the_copy() -> None:
    changed = figures("castle", {"space": [{"id": "tavern_12", "price": 14}]})
    catalog = Catalog("en", strict=True, copy=changed)
    assert catalog.component("castle", "tavern_12") == "Tavern, place for 14 talers"
    put_there = Label("castle-do-place", {"place": "tavern_12", "ask": ""})
    assert "14 talers" in catalog.say(put_there)
    assert "12 talers" in Catalog("en").say(put_there)
    assert "place for 14 talers" in catalog.rule("castle", "AM-SCORE-07")


def test_explanations_and_pages_follow_too() -> None:
    own: dict[str, object] = {"character": [{"id": "messenger", "thalers_from_bank": 9}]}
    changed = figures("castle", own)
    assert "9 talers" in explanations("castle", "en", changed)["messenger"].text
    assert "8 talers" in explanations("castle", "en")["messenger"].text
    pages = {page["id"]: page["text"] for page in lessons("castle", "fr", changed)["pages"]}
    assert "9 thalers" in pages["messenger"]
