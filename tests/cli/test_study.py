"""`trilith study`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.command import Command
from trilith.arena import pictures

SHORT = ("study", "castle", "--players", 2, "--bots", "random", "--games", 12)


def test_the_report_has_these_figures(trilith: Command) -> None:
    found = trilith(*SHORT, "--json").json
    assert (found["game"], found["games"], found["stopped"]) == ("castle", 12, "")
    assert len(found["seats"]) == 2
    assert found["looks"] >= len(found["uses"]) + len(found["sources"])
    link = {"name", "tables", "winners", "others", "step", "correlation", "low", "high"}
    assert all(set(one) == link for one in (*found["uses"], *found["sources"]))


def test_people_get_sentences_and_a_caution(trilith: Command) -> None:
    result = trilith(*SHORT)
    assert (result.code, result.err) == (0, "")
    assert "12 games of castle came to an end, players: 2" in result.words
    assert "seat" in result.words
    assert "need not be cause and effect" in result.words


def test_a_report_with_pictures(trilith: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    result = trilith(*SHORT, "--out", tmp_path / "study")
    assert result.code == 0
    assert "report.md" in result.words
    report = (tmp_path / "study" / "report.md").read_text("utf-8")
    assert report.startswith("# What wins in A Castle for All Seasons")
    assert (tmp_path / "study" / "seats.svg").is_file()


def test_nothing_to_tell_is_told(trilith: Command) -> None:
    result = trilith(*SHORT, "--max-rounds", 1)
    assert result.code == 0
    assert "0 games of castle came to an end, players: 2; 12 did not" in result.words
    assert "No game came to an end: there is nothing to tell." in result.words


def test_a_folder_that_cannot_be_made_is_told(trilith: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    (tmp_path / "file").write_text("in the way", "utf-8")
    assert "cannot be written" in trilith(*SHORT, "--out", tmp_path / "file").problem


def test_without_matplotlib_no_game_is_played_in_vain(
    trilith: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    pictures.load.cache_clear()
    problem = trilith("study", "castle", "--games", 10**9, "--out", tmp_path / "study").problem
    assert problem == "picture: needs matplotlib; try: pip install 'trilith[arena]'"
    pictures.load.cache_clear()
