"""The ladder tells what levels lose by their choices."""

from __future__ import annotations

import pytest

from trilith import games
from trilith.coach.ladder import Rung, climb
from trilith.coach.settings import Depth

LEAST = ("random", "easy")


def test_everybody_at_the_table_is_measured() -> None:
    game = games.get("castle")
    (rungs,) = climb(game, game.setup(2), 1, Depth("least", 1, 1, 1, 1, 2), LEAST)
    assert set(rungs) == set(LEAST)
    for rung in rungs.values():
        assert len(rung.lost) == 1
        assert sum(rung.verdicts.values()) > 0
    assert sum(sum(rung.luck) for rung in rungs.values()) == pytest.approx(0.0, abs=1e-6)
    assert sum(sum(rung.results) for rung in rungs.values()) == pytest.approx(100.0)


def test_a_mean_has_its_margin() -> None:
    rung = Rung("easy", lost=[1.0, 2.0, 3.0])
    mean, off = rung.mean_lost
    assert (mean, round(off, 2)) == (2.0, 1.13)
