"""Bots that look ahead: how well, and by which judgement."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.table import CASTLE, SEASONS, positions
from trilith import bots
from trilith.arena.simulate import Plan, play_one
from trilith.bots import Seen
from trilith.bots.heuristic import Heuristic, heuristic_for


@pytest.mark.many
@pytest.mark.parametrize("season", SEASONS)
def test_hard_beats_three_random_bots(season: str) -> None:
    plan = Plan("castle", 4, ("hard", "random", "random", "random"), "strength")
    plan = Plan(plan.game, plan.players, plan.bots, plan.seed, {"season": season})
    won = 0
    for number in range(20):
        played = play_one(plan, number)
        won += played.bots.index("hard") in played.winners
    assert won >= 18


def test_a_game_without_a_heuristic_is_judged_by_its_scores() -> None:
    from tests.engine.toy import RAISE, TOY, new_game

    heuristic: Heuristic[Any] = heuristic_for(TOY)
    s = new_game()
    assert type(heuristic) is Heuristic
    assert heuristic.worth(s, 0) == 3.0
    assert heuristic.rank(s, 0, RAISE) == 0.0
    assert heuristic.horizon(s) == 1
    assert bots.get("hard")("a").choose(Seen(TOY, s, 0)) in s.legal(0)


def test_a_game_with_a_heuristic_is_judged_by_it() -> None:
    assert type(heuristic_for(CASTLE)).__name__ == "CastleHeuristic"


def test_hard_may_change_games() -> None:
    from tests.engine.toy import TOY, new_game

    bot = bots.get("hard")("a")
    s, seat = next(positions())
    toy = new_game()
    for _ in range(2):
        assert bot.choose(Seen(CASTLE, s, seat)) in s.legal(seat)
        assert bot.choose(Seen(TOY, toy, 0)) in toy.legal(0)
