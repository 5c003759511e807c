"""The client in the documentation really plays a whole game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.server.running import Running
from trilith.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def test_the_client_of_thirty_lines_plays_a_whole_game(tmp_path: Path, settings: Settings) -> None:
    text = (DOCS / "client-in-python.md").read_text("utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    code = found.group(1)
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    with Running.on(str(tmp_path / "docs.db"), settings) as running:
        done = subprocess.run(
            [sys.executable, "-c", code, running.url],
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
    assert done.stdout.startswith("over: [")


def test_the_wire_is_described_message_by_message() -> None:
    from trilith.server import wire

    text = (DOCS / "wire.md").read_text("utf-8")
    for message in wire.Up.__subclasses__():
        assert f'"do": "{message.__struct_config__.tag}"' in text
    for told in wire.Down.__subclasses__():
        assert f'"is": "{told.__struct_config__.tag}"' in text
