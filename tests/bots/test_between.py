"""Steps between levels."""

from __future__ import annotations

import pytest

from tests.bots.table import CASTLE, positions, problem
from trilith import bots
from trilith.bots import Seen
from trilith.bots.between import BetweenBot
from trilith.engine.rng import Rng


def test_a_step_between_levels_errs_as_the_level_below_does() -> None:
    """Of many choices, about 30 in 100 are those of the random bot."""
    s, seat = next(positions())
    seen = Seen(CASTLE, s, seat)
    bot = bots.get("easy-30")("seed")
    assert isinstance(bot, BetweenBot)
    assert bot.lower.name == "random"
    chosen = [bot._who().name for _ in range(2000)]
    assert 520 < chosen.count("random") < 680
    assert bot.choose(seen) in s.legal(seat)


def test_a_step_depends_on_its_seed_and_on_nothing_hidden() -> None:
    for step, (s, seat) in enumerate(positions()):
        if step % 25 == 3:
            worlds = (s, CASTLE.imagine(s, seat, Rng.of(f"{step}")))
            choices = {bots.get("hard-50")("seed").choose(Seen(CASTLE, w, seat)) for w in worlds}
            assert len(choices) == 1


@pytest.mark.parametrize("name", ["random-30", "hard-35", "hard-0", "hard-100", "hard-", "hard-3x"])
def test_a_bad_step(name: str) -> None:
    assert f"found '{name}'" in problem(name)
