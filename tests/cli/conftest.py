"""A fixture that runs `trilith ...` in this process."""

from __future__ import annotations

import pytest

from tests.cli.command import Command


@pytest.fixture
def trilith(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(capsys, monkeypatch)
