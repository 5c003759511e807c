"""The scenario files of this folder: positions that anyone can share, played and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule
from trilith.engine.scenario import Scenario, run
from trilith.games.sa_re import GAME

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = [Scenario.read(str(path)) for path in sorted(FOLDER.glob("*.toml"))]


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(s, id=Path(s.where).stem, marks=rule(*s.rules)) for s in SCENARIOS],
)
def test_a_scenario_comes_out_as_it_says(scenario: Scenario) -> None:
    assert scenario.rules, "a scenario names the rules that it shows"
    assert scenario.steps, "a scenario plays, refuses or expects something"
    run(scenario, GAME)


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) >= 8
