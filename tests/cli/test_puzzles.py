"""`trilith puzzles`: listed, shown in words, solved, made and checked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.command import Command
from tests.coach.games import played
from trilith.cli import puzzles as module
from trilith.engine.record import write as write_record
from trilith.puzzles.collection import puzzles_of
from trilith.puzzles.puzzle import Puzzle, read, write

ONE = puzzles_of("castle")[0]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a single puzzle."""
    path = tmp_path / "mine.jsonl"
    path.write_text(write(ONE.played, [ONE]) + "\n", encoding="utf-8")
    return path


def test_they_are_listed_by_grade_and_kind(trilith: Command) -> None:
    out = trilith("puzzles", "castle", "--grade", ONE.grade, "--kind", ONE.kind).out
    assert ONE.id in out
    found = trilith("puzzles", "castle", "--kind", ONE.kind, "--json").json
    assert {one["kind"] for one in found} == {ONE.kind}
    assert ONE.best.action in {one["best"] for one in found}


def test_one_is_shown_in_words_with_its_solution(trilith: Command) -> None:
    out = trilith("puzzles", "castle", "--show", ONE.id).out
    assert f"You are Player {ONE.seat + 1}" in out
    assert "(found)" in out
    assert f"{ONE.best.chance:.0f} %" in out
    assert "In the original game" in out
    polish = trilith("puzzles", "castle", "--show", ONE.id, "--language", "pl").out
    assert "Która opcja jest najlepsza?" in polish
    assert trilith("puzzles", "castle", "--show", "nothing").problem == (
        "show: no puzzle of castle is called 'nothing'"
    )


def test_they_are_solved_one_after_the_other(trilith: Command, file: Path) -> None:
    best = 1 + [option.action for option in ONE.options].index(ONE.best.action)
    result = trilith("puzzles", "castle", "--file", file, "--play", typed=f"9\n{best}\n")
    assert result.code == 0
    assert "(found *)" in result.out
    before, _, _ = result.out.partition("Your choice")
    assert "%" not in before  # nothing is given away
    left = trilith("puzzles", "castle", "--file", file, "--play", typed="q\n").out
    assert "(found" not in left


def test_a_check_names_what_does_not_hold(
    trilith: Command, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "problem_with", lambda one: None)
    assert trilith("puzzles", "castle", "--file", file, "--check").out == "1 of 1 hold\n"
    monkeypatch.undo()
    file.write_text(write(ONE.played, [replace(ONE, digest="other")]))
    result = trilith("puzzles", "castle", "--file", file, "--check", "--json")
    assert result.code == 1
    assert result.json == {
        "checked": 1,
        "problems": {ONE.id: "the game leads to another position"},
    }


def test_they_are_made_from_a_record_or_from_games_of_bots(
    trilith: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found_in(history: object, is_wanted: object = None) -> list[Puzzle]:
        return [ONE]

    monkeypatch.setattr(module, "puzzles_in", found_in)
    record = tmp_path / "game.txt"
    record.write_text(write_record(played("castle", 2, "record")), encoding="utf-8")
    [one] = read(trilith("puzzles", "castle", "--from", record).out)
    assert one.id == ONE.id
    assert "expected a game of sa_re" in trilith("puzzles", "sa_re", "--from", record).problem
    monkeypatch.setattr(module, "puzzles_in", lambda history: [])
    assert trilith("puzzles", "castle", "--from", record).code == 1
    assert "expected --file FILE" in trilith("puzzles", "castle", "--make", 1).problem
    monkeypatch.setattr("trilith.puzzles.mine.puzzles_in", found_in)
    out = trilith("puzzles", "castle", "--make", 1, "--file", tmp_path / "new.jsonl").out
    assert out.endswith("new.jsonl: 1\n")
