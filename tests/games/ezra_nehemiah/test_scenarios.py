"""The scenario files of this folder: positions that anyone can share, played and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.scenarios import comes_out_as_it_says, in_folder
from trilith.engine.scenario import Scenario
from trilith.games.ezra_nehemiah import GAME

SCENARIOS = in_folder(Path(__file__).parent / "scenarios")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_comes_out_as_it_says(scenario: Scenario) -> None:
    comes_out_as_it_says(scenario, GAME)


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) >= 8
