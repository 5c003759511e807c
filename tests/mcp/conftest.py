"""Fixtures of the tests of agents: the command line, and a server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cli.command import Command
from tests.server.running import Running
from trilith.server.settings import Settings


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(capsys, monkeypatch)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = Settings(quick_hash=True, guest_hold=0, generosity=1000, bot_patience=10)
    with Running.on(str(tmp_path_factory.mktemp("db") / "trilith.db"), settings) as server:
        yield server
