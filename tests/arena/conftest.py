"""Fixtures of the arena's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.games import FILED, Mortals
from trilith.arena.play import Played
from trilith.arena.simulate import play_all


@pytest.fixture
def mortals(tmp_path: Path) -> Mortals:
    return Mortals(tmp_path)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    """Four games, to be written down."""
    return list(play_all(FILED, 4))
