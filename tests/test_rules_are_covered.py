"""Every rule has code and a test, and nothing names a rule that is not there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from trilith import games
from trilith.cli.coverage import (
    collect,
    coverage,
    decorator_ids,
    game_folder,
    read_rules,
    rules_in,
)

TESTS = Path(__file__).parent

every_game = pytest.mark.parametrize("key", games.keys())


@every_game
def test_every_rule_has_code(key: str) -> None:
    assert coverage(key, TESTS).without_code() == []


@every_game
def test_every_rule_has_a_test(key: str) -> None:
    assert coverage(key, TESTS).without_test() == []


@every_game
def test_code_names_no_rule_that_is_not_there(key: str) -> None:
    assert coverage(key, TESTS).unknown == []


@every_game
def test_every_section_of_the_rules_has_its_module(key: str) -> None:
    """A module opens with its sections; the package names those that stand in several, and why."""
    sections = {rule.rpartition("-")[0] for rule in read_rules(key)}
    homes = {section for path in game_folder(key).glob("*.py") for section in sections_of(path)}
    assert sorted(sections - homes) == []


def sections_of(path: Path) -> list[str]:
    text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    told = text if path.name == "__init__.py" else text.partition(". ")[0]
    return re.findall(r"\b[A-Z]{2}-[A-Z]+\b", told)


def test_tests_name_no_rule_that_is_not_there() -> None:
    known = {rule for key in games.keys() for rule in read_rules(key)}
    # The starter is no game of the registry; its copies are.
    starter = rules_in(TESTS / "starter" / "pig" / "rules.md")
    named = collect(TESTS, decorator_ids)
    assert {rule: places for rule, places in named.items() if rule not in {*known, *starter}} == {}


def test_no_two_games_share_a_rule() -> None:
    ids = [rule for key in games.keys() for rule in read_rules(key)]
    assert len(set(ids)) == len(ids)
