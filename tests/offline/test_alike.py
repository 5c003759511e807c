"""The browser's Python plays as this one does: the same logs, the same choices of bots."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.offline import alike
from tests.offline.copied import digest_of_words, words_of_copies
from tests.offline.folder import written
from trilith.server.client_build import ROOT, node_package

HERE = Path(__file__).parent


def rehearsed(program: str, *later: str) -> str:
    """What a program says under the folder's own Python."""
    node = node_package() / "bin" / "node"
    command = [node, HERE / "rehearse.mjs", written(), HERE / program, HERE.parent, *later]
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT / "web" / "offline",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, [line[:300] for line in done.stderr.splitlines()]
    return done.stdout


def test_logs_and_bots_are_the_same_in_the_browsers_python() -> None:
    found = json.loads(rehearsed("everything.py"))
    assert found["digests"] == alike.digests()
    assert found["choices"] == alike.choices()


def test_a_copy_s_words_are_the_same_in_the_browser_s_python() -> None:
    assert rehearsed("all_words.py", "words").strip() == digest_of_words()
    assert "prenez 9 thalers" in words_of_copies()
