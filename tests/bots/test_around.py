"""A heuristic around another one: whatever it does not say better, the inner one says."""

from __future__ import annotations

import random

import pytest

from trilith import games
from trilith.bots.around import Around
from trilith.bots.heuristic import Heuristic, heuristic_for
from trilith.engine.action import Action
from trilith.engine.state import State


def start(key: str) -> State:
    game = games.get(key)
    s: State = game.start(game.setup(2, seed="around"))
    return s


@pytest.mark.parametrize("key", games.keys())
def test_everything_about_positions_and_actions_is_what_the_inner_one_says(key: str) -> None:
    s = start(key)
    seat = s.to_act()[0]
    legal = s.legal(seat)
    inner: Heuristic[State] = heuristic_for(games.get(key))
    outer = Around(inner, inner.search_rivalry)
    for name in ("standings", "outlook", "whole", "horizon", "far"):
        assert getattr(outer, name)(s) == getattr(inner, name)(s), name
    for name in ("worth", "turn", "sight"):
        assert getattr(outer, name)(s, seat) == getattr(inner, name)(s, seat), name
    assert outer.looks(s, seat, legal) == inner.looks(s, seat, legal)
    assert [outer.rank(s, seat, a) for a in legal] == [inner.rank(s, seat, a) for a in legal]
    assert glances(outer, s, seat) == glances(inner, s, seat)


def glances(heuristic: Heuristic[State], s: State, seat: int) -> list[Action]:
    chance = random.Random(1)
    return [heuristic.glance(s, seat, chance) for _ in range(20)]


class Clock(Heuristic[State]):
    """Its rounds, turns and sights are unlike any default."""

    def horizon(self, s: State) -> object:
        return "noon"

    def far(self, s: State) -> object:
        return "midnight"

    def turn(self, s: State, seat: int) -> object:
        return ("hour", seat)

    def sight(self, s: State, seat: int) -> object:
        return ("dial", seat)


def test_how_far_a_search_looks_is_the_inner_ones_business_too() -> None:
    s = start("castle")
    outer = Around(Clock(games.get("castle")), 0.25)
    assert (outer.horizon(s), outer.far(s)) == ("noon", "midnight")
    assert (outer.turn(s, 1), outer.sight(s, 1)) == (("hour", 1), ("dial", 1))


def test_its_temper_is_the_inner_ones_but_for_rivals_in_a_search() -> None:
    inner: Heuristic[State] = Heuristic(games.get("castle"), 0.5, 1.0, 7.0)
    outer = Around(inner, 0.25)
    assert (outer.rivalry, outer.search_rivalry, outer.warmth) == (0.5, 0.25, 7.0)
    assert outer.game is inner.game
