"""`trilith coach`: studies of the measure, and their report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import Command
from tests.coach.test_study import told
from trilith.coach.settings import DEPTHS, Depth


def test_a_study_is_played_reported_and_reported_again(
    trilith: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(DEPTHS, "quick", Depth("quick", 1, 1, 1, 1, 2))
    file = tmp_path / "study.jsonl"
    asked = ("castle", "--players", "2", "--games", "1", "--levels", "random,easy")
    said = trilith("coach", "study", *asked, "--out", str(file)).words
    assert "castle 2-summer, quick depth: 1 games" in said
    assert "levels in order:" in said
    assert trilith("coach", "report", str(file)).words == said


def test_a_study_of_luck_alone_says_nothing_of_choices(trilith: Command, tmp_path: Path) -> None:
    line = told(0, ("random", 0.0, 30.0, 100.0), ("easy", 0.0, -30.0, 0.0))
    for seat in line["seats"]:
        seat["verdicts"] = {}
    file = tmp_path / "study.jsonl"
    file.write_text(json.dumps(line) + "\n")
    said = trilith("coach", "report", str(file)).words
    assert "a point of luck goes with" in said
    assert "lost a game" not in said
    assert "levels in order" not in said
    refused = trilith("coach", "report", str(file), "--ladder", str(tmp_path / "castle.toml"))
    assert refused.code == 2
    assert "found luck alone" in refused.err


def test_the_ladder_is_written_from_a_study(trilith: Command, tmp_path: Path) -> None:
    file, marks = tmp_path / "study.jsonl", tmp_path / "castle.toml"
    line = told(0, ("random", 40.0, 0.0, 0.0), ("easy", 20.0, 0.0, 100.0))
    file.write_text(json.dumps(line) + "\n")
    found = trilith("coach", "report", str(file), "--ladder", str(marks), "--json").json
    assert [level["lost"]["value"] for level in found[0]["levels"]] == [4.0, 2.0]
    assert "[ladder.2-summer]\nrandom = [4.00, 0.00, 1]" in marks.read_text()


def test_a_missing_file_is_reported_in_one_line(trilith: Command) -> None:
    result = trilith("coach", "report", "nowhere.jsonl")
    assert result.code == 2
    assert "there is no 'nowhere.jsonl'" in result.err


def test_the_chances_that_the_coach_gives_are_checked_in_new_games(trilith: Command) -> None:
    once, again, other = (
        trilith(
            "coach", "check", "castle", "--games", "1", "--only", "2-summer", "--seed", seed
        ).out
        for seed in ("one", "one", "two")
    )
    assert once == again != other
    assert once.startswith("castle 2-summer, thirds: off by 0.")
    assert "castle, all tables, third 3: " in once
    assert "castle, equals, third 1: " in once
