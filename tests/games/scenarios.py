"""Scenario files: positions that anyone can share, played and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule
from trilith.engine.game import Game
from trilith.engine.scenario import Scenario, run


def in_folder(folder: Path) -> list[Any]:
    """All that lie there, as examples of a test, each marked with the rules that it shows."""
    found = [Scenario.read(str(path)) for path in sorted(folder.glob("*.toml"))]
    return [pytest.param(one, id=Path(one.where).stem, marks=rule(*one.rules)) for one in found]


def comes_out_as_it_says(scenario: Scenario, game: Game[Any]) -> None:
    assert scenario.rules, "a scenario names the rules that it shows"
    run(scenario, game)
