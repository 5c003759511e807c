"""The bot that the documentation shows: it runs as printed, and does what is said of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trilith.arena.simulate import Plan, play_one
from trilith.bots import BOTS

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)


def test_the_example_of_thoughts_prints_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = [code for code in examples() if ".think(" in code]
    exec(code, {})
    head, *options = capsys.readouterr().out.splitlines()
    assert head.split()[2] == "points"
    assert f"choose {head.split()[1]}" in [" ".join(line.split()[:2]) for line in options]
    assert len(options) > 1


@pytest.fixture
def planner(tmp_path: Path) -> str:
    [code] = [code for code in examples() if "class Planner" in code]
    path = tmp_path / "planner.py"
    path.write_text(code, "utf-8")
    return f"{path}:Planner"


@pytest.mark.many
def test_the_bot_of_the_docs_beats_easy_from_both_seats(planner: str) -> None:
    won = {planner: 0.0, "easy": 0.0}
    for bots in ((planner, "easy"), ("easy", planner)):
        for seed in range(8):
            played = play_one(Plan("castle", 2, bots, f"docs {seed}"), 0)
            for seat in played.winners:
                won[played.bots[seat]] += 1 / len(played.winners)
    assert won[planner] + won["easy"] == 16
    assert won[planner] >= 12


def test_the_docs_tell_of_every_level() -> None:
    text = DOCS.read_text("utf-8")
    assert all(f"| `{name}` |" in text for name in BOTS)
