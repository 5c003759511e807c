"""The pages of the site, before MkDocs: every rule has its entry, every page its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.docs import GAMES, ROOT, about_game, assemble, pieces, relinked, rulebook
from trilith.cli.coverage import read_rules
from trilith.rulebook.shown import all_of, unshown
from trilith.server.pages import LANGUAGES
from trilith.text.catalog import rule_texts

every_page = pytest.mark.parametrize(
    ("key", "language"), [(key, language) for key in GAMES for language in LANGUAGES]
)


def players_rules(key: str) -> list[str]:
    """All rules but those that concern the program alone."""
    return [rule for rule in read_rules(key) if not rule_texts(key)[rule].get("internal")]


@every_page
def test_every_rule_has_its_entry_once(key: str, language: str) -> None:
    entries = re.findall(r"\{ #([A-Z]+-[A-Z]+-[A-Z]?\d+) \.rule", rulebook(key, language))
    assert sorted(entries) == sorted(players_rules(key))


@every_page
def test_every_rule_that_is_shown_links_to_where_it_is(key: str, language: str) -> None:
    links = re.findall(r"\(/see/([^)]+)\)", rulebook(key, language))
    assert sorted(links) == sorted(rule for rule in players_rules(key) if rule in all_of(key))


@every_page
def test_a_rule_that_nothing_shows_says_why(key: str, language: str) -> None:
    left = [rule for rule in players_rules(key) if rule in unshown(key)]
    assert rulebook(key, language).count("{ .see .none }") == len(left)


@every_page
def test_a_page_on_pieces_names_only_rules_that_have_an_entry(key: str, language: str) -> None:
    named = set(re.findall(rf"\({key}-rules\.md#([^)]+)\)", pieces(key, language)))
    assert named
    assert named <= set(players_rules(key))


@every_page
def test_a_game_has_its_picture_its_strategy_and_its_turn(key: str, language: str) -> None:
    page = about_game(key, language)
    assert f"screenshots/{key}.png" in page
    assert "study.md" in page
    assert page.count("\n:   ") >= 3


def test_links_lead_from_page_to_page() -> None:
    assert relinked("[a](docs/bots.md#levels)", "README.md") == "[a](bots.md#levels)"
    assert relinked("[a](../CONTRIBUTING.md)", "docs/bots.md") == "[a](contributing.md)"
    assert relinked("[a](../../study.md)", "docs/players/en/castle.md") == "[a](../../study.md)"
    assert relinked("![a](docs/screenshots/a.png)", "README.md") == "![a](screenshots/a.png)"


def test_a_link_to_what_is_no_page_keeps_its_words() -> None:
    assert relinked("the [licence](LICENSE)", "README.md") == "the licence"
    assert relinked("[a](https://example.org)", "README.md") == "[a](https://example.org)"


def test_every_page_has_its_place_in_the_menu(tmp_path: Path) -> None:
    assemble(tmp_path)
    menu = (ROOT / "mkdocs.yml").read_text("utf-8")
    named = set(re.findall(r"[\w/-]+\.md", menu.partition("\nnav:")[2]))
    assert named == {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")}
