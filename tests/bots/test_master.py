"""The master: the same search, guided by what was learnt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.searched import CASTLE, EZRA
from tests.conformance.settings import Setting
from trilith import games
from trilith.bots import Seen
from trilith.bots.expert import Budget, ExpertBot
from trilith.bots.knowledge import nothing
from trilith.bots.learned import Learned
from trilith.bots.master import MasterBot


@pytest.mark.parametrize("setting", [EZRA, CASTLE], ids=str)
def test_a_master_that_has_learnt_nothing_is_the_expert(setting: Setting) -> None:
    """The control of every measurement: what differs between the two is what was learnt."""
    s: Any = setting.start("control")
    expert = ExpertBot("seed", Budget(simulations=24))
    master = MasterBot("seed", Budget(simulations=24), nothing())
    for _ in range(12):
        seen = Seen(setting.game, s, s.to_act()[0])
        action = expert.choose(seen)
        assert master.choose(seen) == action
        s.apply(seen.seat, action)


def test_where_nothing_was_learnt_the_master_searches_as_the_expert_does() -> None:
    """Weights for two say nothing about three: where none were learnt, none lead."""
    known = MasterBot("seed")
    for players, is_led in ((2, True), (3, False)):
        game = games.get("castle")
        s = game.start(game.setup(players, seed="led"))
        heuristic = known._heuristic_of(Seen(game, s, 0))
        assert isinstance(heuristic, Learned)
        assert heuristic.is_led(s) is is_led
        plain = heuristic.plain()
        looks = heuristic.looks(s, 0, s.legal(0))
        assert (looks == plain.looks(s, 0, s.legal(0))) is not is_led
