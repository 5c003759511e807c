"""What the coach reads off a position of each game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.coach.games import played
from trilith import games
from trilith.coach.facts import facts_for
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.record import replay


@pytest.mark.parametrize("mode", ["scribe", "architect", "priest", "pharaoh"])
def test_in_every_mode_of_sa_re_the_way_to_the_goal_is_said_by_its_sources(mode: str) -> None:
    game = games.get("sa_re")
    s = game.start(game.setup(2, {"mode": mode}, seed="sources"))
    found = facts_for(game).sources(s, 0)
    assert list(found) == ["nearer", "stages", "cheaper", "goods", "administration", "caravans"]
    assert found["stages"] == -s.data.stages_of(s.pyramid[0] or s.next_pyramid())
    assert found["nearer"] < 0
    assert found["caravans"] == s.caravans[0]


@pytest.mark.parametrize(
    ("key", "players"), [("castle", 2), ("sa_re", 2), ("ezra_nehemiah", 1), ("ezra_nehemiah", 3)]
)
def test_a_game_only_ever_goes_forward(key: str, players: int) -> None:
    """What a lead is worth depends on how much of the game is over: a Sabbath ends its week."""
    game: Game[Any] = games.get(key)
    record = played(key, players, "forward")
    told = replay(record, game)
    again: History[Any] = History(game, told.setup)
    facts = facts_for(game)
    far = [facts.progress(again.state)]
    for step in told.steps:
        again.play(step.seat, step.action)
        far.append(facts.progress(again.state))
    assert all(before <= after for before, after in pairwise(far))
    assert far[0] < 0.4
    assert far[-1] > 0.9
