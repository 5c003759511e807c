"""The expert's budget, as its name says it."""

from __future__ import annotations

import pytest

from tests.bots.table import problem
from trilith import bots
from trilith.bots.expert import ExpertBot


@pytest.mark.parametrize(
    ("name", "simulations", "milliseconds"),
    [("expert:200", 200, 0), ("expert:250ms", 0, 250), ("expert", 0, 1000)],
)
def test_the_expert_has_a_budget(name: str, simulations: int, milliseconds: int) -> None:
    bot = bots.get(name)("seed")
    assert isinstance(bot, ExpertBot)
    assert bot.budget.simulations == simulations
    assert bot.budget.milliseconds == milliseconds


@pytest.mark.parametrize("text", ["", "0", "fast", "10s", "-5", "1.5ms", "ms"])
def test_a_bad_budget(text: str) -> None:
    expected = "expected a number of simulations or milliseconds (200, 1000ms)"
    assert problem(f"expert:{text}") == f"bots: {expected}; found '{text}'"


def test_other_bots_take_no_budget() -> None:
    assert "found 'easy:200'" in problem("easy:200")
