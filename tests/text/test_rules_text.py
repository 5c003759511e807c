"""Every rule of every game is there in players' words, in every language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from trilith import games
from trilith.text import LANGUAGES, Catalog
from trilith.text.catalog import rule_texts

every_game = pytest.mark.parametrize("key", games.keys())


def rule_ids(key: str) -> list[str]:
    """The ids of rules.md, where each opens its rule in bold."""
    rules = Path(games.__file__).parent / key / "rules.md"
    found = r"^- \*\*([A-Z]+-[A-Z]+-[A-Z]?[0-9]+)\*\*"
    return re.findall(found, rules.read_text("utf-8"), re.MULTILINE)


@every_game
def test_every_rule_has_a_text_and_no_text_is_of_no_rule(key: str) -> None:
    assert rule_ids(key)
    assert sorted(rule_texts(key)) == sorted(rule_ids(key))


@every_game
def test_every_rule_is_worded_in_every_language(key: str) -> None:
    for rule, texts in rule_texts(key).items():
        assert set(texts) - {"internal", "with"} == set(LANGUAGES), rule
        for language in LANGUAGES:
            told = Catalog(language, strict=True).rule(key, rule)
            assert told == told.strip(), rule
            assert told.endswith((".", ")", "»", "”")), rule


@every_game
def test_languages_do_not_repeat_each_other(key: str) -> None:
    for rule, texts in rule_texts(key).items():
        assert len({texts[language] for language in LANGUAGES}) == len(LANGUAGES), rule


@every_game
def test_every_section_has_a_heading_and_no_heading_is_of_no_section(key: str) -> None:
    """The headings stand in the order in which the sections begin."""
    path = Path(games.__file__).parent / key / "rules-sections.toml"
    headings = tomllib.loads(path.read_text("utf-8"))
    sections = dict.fromkeys(rule.rpartition("-")[0] for rule in rule_texts(key))
    assert list(headings) == list(sections)
    for language in LANGUAGES:
        told = [heading[language] for heading in headings.values()]
        assert all(told)
        assert len(set(told)) == len(told)
