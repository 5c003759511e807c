"""The programs in examples/ run as they are, with small settings. `ppo.py` alone is not run: it
needs torch, and takes its time; its figures are in docs/rl.md.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import trilith
from tests.docs.blocks import ROOT
from tests.server.running import Running, Somebody
from trilith.server.settings import Settings

EXAMPLES = ROOT / "examples"
SOURCE = str(Path(trilith.__file__).parents[1])
NOT_RUN = {"ppo.py"}
RUN_BELOW = {"talk_to_a_server.py", "data_set.py", "planner.py"}
ARGUMENTS = {"play.py": ["a seed"], "search.py": ["20"], "openspiel.py": ["2"], "study.py": ["4"]}


def run(*words: object) -> str:
    done = subprocess.run(
        [sys.executable, *map(str, words)],
        env={**os.environ, "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def programs() -> list[str]:
    return sorted(path.name for path in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("name", sorted(set(programs()) - NOT_RUN - RUN_BELOW))
def test_a_program_runs_and_says_something(name: str) -> None:
    if name == "openspiel.py":
        pytest.importorskip("pyspiel")
    assert run(EXAMPLES / name, *ARGUMENTS.get(name, [])).strip()


def test_the_planner_beats_chance() -> None:
    bot = f"{EXAMPLES / 'planner.py'}:Planner"
    told = run(
        "-m", "trilith", "simulate", "castle", "--players", 2, "--bots", f"{bot},random",
        "--games", 1, "--jobs", 1, "--json",
    )  # fmt: skip
    assert json.loads(told)["wins"]["by_bot"] == {bot: 1, "random": 0}


def test_a_data_set_is_made_and_learnt_from(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / "castle.parquet"
    study = ("study", "castle", "--players", 2, "--games", 10, "--bots", "random", "--jobs", 1)
    run("-m", "trilith", *study, "--positions", path)
    assert "Brier score" in run(EXAMPLES / "data_set.py", path)


def test_a_program_plays_at_a_server(tmp_path: Path) -> None:
    settings = Settings(quick_hash=True, guest_hold=0, generosity=1000, bot_patience=10)
    database = str(tmp_path / "examples.db")
    with Running.on(database, settings) as running, Somebody(running.url, "Ada") as ada:
        token = ada.post("/api/tokens", {"name": "example"})["token"]
        told = run(EXAMPLES / "talk_to_a_server.py", running.url, token)
    assert told.startswith("over: [")


def test_every_program_is_run_or_said_why_not() -> None:
    assert set(programs()) >= NOT_RUN | RUN_BELOW
