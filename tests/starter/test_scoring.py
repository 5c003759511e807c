"""Who wins."""

from __future__ import annotations

from tests.rule import rule
from tests.starter.pig import GAME
from tests.starter.table import kinds, play, turn


@rule("PG-SCORE-01")
def test_a_player_who_holds_with_the_goal_reached_wins() -> None:
    s = turn([30, 39], stake=10)
    assert kinds(play(s, 0, "hold")) == ["held", "won"]
    assert s.is_over()
    assert GAME.winners(s) == [0]


@rule("PG-SCORE-01")
def test_a_goal_that_is_only_at_stake_wins_nothing_yet() -> None:
    s = turn([30, 0], stake=30)
    assert not s.is_over()
    assert GAME.winners(s) == []
