"""The page about the arena does what it says."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def page() -> str:
    return (DOCS / "arena.md").read_text("utf-8")


def test_the_example_in_python_runs(page: str, tmp_path: Path) -> None:
    [example] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    script = tmp_path / "example.py"
    script.write_text(example, "utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=120,
    )
    standings = ast.literal_eval(done.stdout)
    assert [row["bot"] for row in standings] == ["easy", "random"]


def test_every_option_that_it_names_exists(page: str) -> None:
    from trilith.cli import arena, simulate, study

    known = {
        name
        for command in (arena.command, simulate.command, study.command)
        for option in command.params
        for name in option.opts
    }
    luck = (DOCS.parent / "benchmarks" / "luck.py").read_text("utf-8")
    known |= set(re.findall(r'"(--[a-z-]+)"', luck))
    ours = "\n".join(line for line in page.splitlines() if "ray start" not in line)
    assert set(re.findall(r"--[a-z][a-z-]+", ours)) <= known
