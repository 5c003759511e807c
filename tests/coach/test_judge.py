"""The coach's eyes for a search: the heuristic's on the way, chances to win where it stops."""

from __future__ import annotations

import pytest

from trilith import games
from trilith.coach.judge import Judge
from trilith.coach.value import POINTS, value_for
from trilith.engine.state import State


def started(key: str) -> tuple[Judge, State]:
    game = games.get(key)
    setup = game.setup(2, seed="judge")
    return Judge(value_for(game, setup)), game.start(setup)


@pytest.mark.parametrize("key", games.keys())
def test_where_a_search_stops_everybodys_chance_counts_and_ones_own_alone(key: str) -> None:
    judge, s = started(key)
    assert judge.outlook(s) == judge.value.chances(s)
    assert sum(judge.outlook(s)) == pytest.approx(POINTS)
    assert judge.whole(s) == POINTS
    assert judge.search_rivalry == 0.0


@pytest.mark.parametrize("key", games.keys())
def test_on_the_way_it_sees_what_the_heuristic_sees(key: str) -> None:
    judge, s = started(key)
    seat = s.to_act()[0]
    heuristic = judge.value.facts.heuristic
    assert judge.looks(s, seat, s.legal(seat)) == heuristic.looks(s, seat, s.legal(seat))
    assert judge.far(s) == heuristic.far(s)
    assert judge.standings(s) == heuristic.standings(s)


def test_sources_are_those_of_the_position_where_the_search_stopped() -> None:
    judge, s = started("castle")
    judge.outlook(s)
    assert judge.sources(1) == judge.value.facts.sources(s, 1)
