"""A heuristic with what was learnt on top of it; where nothing was, as the heuristic says."""

from __future__ import annotations

import random
from typing import Any

import pytest

from trilith import games
from trilith.bots.heuristic import Heuristic, heuristic_for
from trilith.bots.knowledge import Knowledge, Leaning, Style, Worths, nothing
from trilith.bots.learned import Learned
from trilith.engine.state import State

CASTLE = games.get("castle")
PLAIN: Heuristic[Any] = heuristic_for(CASTLE)


def start(players: int = 2) -> State:
    s: State = CASTLE.start(CASTLE.setup(players, seed="learned"))
    return s


def knowing(s: State, plays_on: bool = True, worth: float | None = None) -> Learned:
    """Somebody who has learnt to like the last of the legal actions."""
    lesson, favourite = PLAIN.lesson(s), s.legal(0)[-1]
    scene = len(PLAIN.scene(s, 0))
    leanings = {lesson: Leaning({favourite: [50.0] + [0.0] * scene})}
    worths = {}
    if worth is not None:
        count = len(PLAIN.facts(s, 0))
        worths = {lesson: Worths([[worth] + [0.0] * (count - 1)], [[0.0] * count])}
    return Learned(PLAIN, Knowledge({}, leanings, worths, Style(plays_on)))


def test_without_anything_learnt_the_heuristic_decides() -> None:
    s, plain = start(), Learned(PLAIN, nothing())
    legal = s.legal(0)
    assert plain.plain() is PLAIN
    assert not plain.is_led(s)
    assert plain.looks(s, 0, legal) == PLAIN.looks(s, 0, legal)
    assert plain.standings(s) == PLAIN.standings(s)
    assert plain.outlook(s) == PLAIN.outlook(s)
    assert plain.whole(s) == PLAIN.whole(s)
    assert plain.worth(s, 1) == PLAIN.worth(s, 1)
    assert [plain.rank(s, 0, action) for action in legal] == [
        PLAIN.rank(s, 0, action) for action in legal
    ]
    for name in ("horizon", "far"):
        assert getattr(plain, name)(s) == getattr(PLAIN, name)(s)
    for name in ("turn", "sight"):
        assert getattr(plain, name)(s, 0) == getattr(PLAIN, name)(s, 0)
    one, two = random.Random(1), random.Random(1)
    assert plain.glance(s, 0, one) == PLAIN.glance(s, 0, two)


def test_what_was_learnt_looks_better_and_the_rest_as_before() -> None:
    s = start()
    learnt, legal = knowing(s), s.legal(0)
    assert learnt.is_led(s)
    others = [PLAIN.rank(s, 0, action) / PLAIN.warmth for action in legal[:-1]]
    assert learnt.looks(s, 0, legal) == [*others, 50.0]


def test_it_is_played_on_as_it_was_learnt_unless_the_style_says_otherwise() -> None:
    s = start()
    for seed in range(10):
        assert knowing(s).glance(s, 0, random.Random(seed)) == s.legal(0)[-1]
    chance, same = random.Random(1), random.Random(1)
    assert knowing(s, plays_on=False).glance(s, 0, chance) == PLAIN.glance(s, 0, same)


@pytest.mark.parametrize("plays_on", [True, False])
def test_a_search_looks_farther_where_it_plays_on_as_it_has_learnt(plays_on: bool) -> None:
    """Playing on at a glance for long would blur what a choice is worth."""
    ezra = games.get("ezra_nehemiah")
    s = ezra.start(ezra.setup(1, {"solo_side": "b"}, seed="learned"))
    plain = heuristic_for(ezra)
    leanings = {plain.lesson(s): Leaning({})}
    learnt = Learned(plain, Knowledge({}, leanings, {}, Style(plays_on)))
    assert learnt.far(s) == (plain.farther(s) if plays_on else plain.far(s))
    assert Learned(plain, nothing()).far(s) == plain.far(s) != plain.farther(s)


def test_what_was_learnt_for_two_says_nothing_about_three() -> None:
    two, three = start(2), start(3)
    learnt = knowing(two, worth=3.0)
    assert not learnt.is_led(three)
    assert learnt.standings(three) == PLAIN.standings(three)
    assert learnt.outlook(three) == PLAIN.outlook(three)


def test_a_standing_is_what_is_settled_and_what_facts_were_found_worth() -> None:
    s = start()
    learnt = knowing(s, worth=3.0)
    facts = [PLAIN.facts(s, seat)[0] for seat in range(2)]
    assert learnt.standings(s) == pytest.approx(
        [PLAIN.settled(s, seat) + 3.0 * facts[seat] for seat in range(2)]
    )
    assert learnt.outlook(s) == PLAIN.hopes(s, learnt.standings(s))
    assert learnt.whole(s) == PLAIN.full


def test_at_the_end_nothing_that_was_learnt_counts() -> None:
    s = start()
    learnt = knowing(s, worth=3.0)
    s.stack = []
    s.settle()
    assert s.is_over()
    assert learnt.standings(s) == PLAIN.standings(s)
