"""What shows a rule is a position that can be, and a move that does what it says."""

from __future__ import annotations

import pytest

from trilith import games
from trilith.cli.coverage import read_rules
from trilith.rulebook.shown import EVENT, EXAMPLE, REFUSAL, Shown, all_of, shown

GAMES = ("castle", "ezra_nehemiah", "sa_re")
FEWEST = {"castle": 160, "ezra_nehemiah": 220, "sa_re": 210}
"""So many rules of each game are shown at least; the others say what the box holds, and the like."""

every_game = pytest.mark.parametrize("key", GAMES)


def happens(one: Shown) -> set[str]:
    """The rules of what its player sees happen."""
    events = one.history().play(one.seat, one.action)
    return {event.rule for event in events if event.is_seen_by(one.seat)}


@every_game
def test_what_is_said_to_happen_happens_by_that_rule(key: str) -> None:
    found = [one for one in all_of(key).values() if one.kind == EVENT]
    assert [one.rule for one in found if one.rule not in happens(one)] == []


@every_game
def test_what_is_said_to_be_refused_is_refused_under_that_rule(key: str) -> None:
    found = [one for one in all_of(key).values() if one.kind == REFUSAL]
    refused = {one.rule: one.history().state.why_not(one.seat, one.action) for one in found}
    assert {rule for rule, why in refused.items() if why is None or why.rule != rule} == set()


@every_game
def test_the_move_of_an_example_is_legal(key: str) -> None:
    found = [one for one in all_of(key).values() if one.kind == EXAMPLE]
    illegal = [one.rule for one in found if one.action not in one.history().state.legal(one.seat)]
    assert illegal == []


@every_game
def test_most_rules_are_shown_and_each_is_a_rule_of_the_game(key: str) -> None:
    found = all_of(key)
    assert set(found) <= set(read_rules(key))
    assert len(found) >= FEWEST[key]


def test_a_rule_is_found_whatever_its_game() -> None:
    one = shown("AM-TRD-06")
    assert one is not None
    assert one.game is games.get("castle")


def test_nothing_shows_a_rule_that_is_not_there() -> None:
    assert shown("AM-TRD-99") is None
