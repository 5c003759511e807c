"""`trilith learn`, and thoughts on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import Command

SHORT = ("learn", "castle", "--rounds", 1, "--games", 1, "--simulations", 50, "--jobs", 1)


def test_weights_are_written_and_said_where(trilith: Command, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    result = trilith(*SHORT, "--only", "2-summer", "--out", tmp_path / "course")
    assert (result.code, result.err) == (0, "")
    assert "summer/2:" in result.words
    doc = json.loads((tmp_path / "course" / "weights-1.json").read_text("utf-8"))
    assert (doc["made"]["by"], doc["made"]["only"]) == ("trilith learn", ["2-summer"])
    before = sorted((tmp_path / "course").iterdir())
    assert trilith(*SHORT, "--only", "2-summer", "--out", tmp_path / "course").code == 0
    assert sorted((tmp_path / "course").iterdir()) == before


def test_an_unknown_setting_is_refused(trilith: Command, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    result = trilith(*SHORT, "--only", "5-autumn", "--out", tmp_path / "course")
    assert result.code == 2
    assert "expected one of 2-summer, 2-winter" in result.err
    assert "found '5-autumn'" in result.err


def test_a_study_writes_thoughts_and_tells_what_hangs_on_choices(
    trilith: Command, tmp_path: Path
) -> None:
    path = tmp_path / "thoughts.jsonl"
    run = ("study", "castle", "--players", 2, "--bots", "medium", "--games", 2, "--jobs", 1)
    found = trilith(*run, "--thoughts", path, "--json").json
    assert {kind["bot"] for kind in found["choices"]} == {"medium"}
    assert sum(kind["choices"] for kind in found["choices"]) == len(
        path.read_text("utf-8").splitlines()
    )


def test_thoughts_need_a_folder(trilith: Command, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "thoughts.jsonl"
    result = trilith("simulate", "castle", "--games", 1, "--thoughts", path)
    assert result.code == 2
    assert "expected a folder" in result.err
