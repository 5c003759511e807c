"""Fixtures of the arena's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.games import Mortals


@pytest.fixture
def mortals(tmp_path: Path) -> Mortals:
    return Mortals(tmp_path)
