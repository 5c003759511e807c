"""What the coach reads off a position of each game."""

from __future__ import annotations

import pytest

from trilith import games
from trilith.coach.facts import facts_for


@pytest.mark.parametrize("mode", ["scribe", "architect", "priest", "pharaoh"])
def test_in_every_mode_of_sa_re_the_way_to_the_goal_is_said_by_its_sources(mode: str) -> None:
    game = games.get("sa_re")
    s = game.start(game.setup(2, {"mode": mode}, seed="sources"))
    found = facts_for(game).sources(s, 0)
    assert list(found) == ["nearer", "stages", "cheaper", "goods", "administration", "caravans"]
    assert found["stages"] == -s.data.stages_of(s.pyramid[0] or s.next_pyramid())
    assert found["nearer"] < 0
    assert found["caravans"] == s.caravans[0]
