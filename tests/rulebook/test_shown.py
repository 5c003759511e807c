"""What shows a rule is a position that can be, and a move that does what it says."""

from __future__ import annotations

import pytest

from trilith import games
from trilith.cli.coverage import read_rules
from trilith.rulebook.shown import EVENT, EXAMPLE, POSITION, REFUSAL, Shown, all_of, shown, unshown

GAMES = ("castle", "ezra_nehemiah", "sa_re")
MOST_UNSHOWN = 5
"""So many rules of one game may say nothing that could be seen."""

every_game = pytest.mark.parametrize("key", GAMES)


def happens(one: Shown) -> set[str]:
    """The rules of what its player sees happen."""
    assert one.action is not None
    events = one.history().play(one.seat, one.action)
    return {event.rule for event in events if event.is_seen_by(one.seat)}


def refused_under(one: Shown) -> str | None:
    assert one.action is not None
    refusal = one.history().state.why_not(one.seat, one.action)
    return refusal.rule if refusal is not None else None


@every_game
def test_what_is_said_to_happen_happens_by_that_rule(key: str) -> None:
    found = [one for one in all_of(key).values() if one.kind == EVENT]
    assert [one.rule for one in found if one.rule not in happens(one)] == []


@every_game
def test_what_is_said_to_be_refused_is_refused_under_that_rule(key: str) -> None:
    found = [one for one in all_of(key).values() if one.kind == REFUSAL]
    assert [one.rule for one in found if refused_under(one) != one.rule] == []


@every_game
def test_the_move_of_an_example_is_legal(key: str) -> None:
    found = [one for one in all_of(key).values() if one.kind == EXAMPLE]
    illegal = [one.rule for one in found if one.action not in one.history().state.legal(one.seat)]
    assert illegal == []


@every_game
def test_a_position_that_shows_a_rule_alone_can_be_seen(key: str) -> None:
    found = [one for one in all_of(key).values() if one.kind == POSITION]
    assert found
    for one in found:
        assert one.action is None
        assert one.game.view(one.history().state, one.seat)


@every_game
def test_every_rule_is_shown_or_says_why_it_cannot_be(key: str) -> None:
    found, left = set(all_of(key)), set(unshown(key))
    assert found | left == set(read_rules(key))
    assert found & left == set()
    assert len(left) <= MOST_UNSHOWN


def test_a_rule_is_found_no_matter_its_game() -> None:
    one = shown("AM-TRD-06")
    assert one is not None
    assert one.game is games.get("castle")


def test_nothing_shows_a_rule_that_is_not_there() -> None:
    assert shown("AM-TRD-99") is None
