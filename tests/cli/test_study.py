"""`trilith study`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.command import Command
from trilith import games
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


def test_nothing_to_report_is_reported(trilith: Command) -> None:
    result = trilith(*SHORT, "--max-rounds", 1)
    assert result.code == 0
    assert "0 games of castle came to an end, players: 2; 12 did not" in result.words
    assert "No game came to an end: there is nothing to tell." in result.words


def test_a_folder_that_cannot_be_made_is_reported(trilith: Command, tmp_path: Path) -> None:
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


def test_positions_are_written_with_choices_and_outcomes(trilith: Command, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "castle.parquet"
    found = trilith(*SHORT, "--games", 4, "--positions", path, "--json").json
    table = parquet.read_table(path).to_pylist()
    game = games.get("castle")
    layout = game.layout(2)
    assert {line["game"] for line in table} == set(range(found["games"]))
    for line in table[:: len(table) // 20]:
        assert game.catalogue.actions[line["action"]].code == line["code"]
        assert line["action"] in line["legal"]
        told = layout.decode(bytes(line[name] for name in layout.columns))
        assert told["asked"]
    for number in range(found["games"]):
        of_game = [line for line in table if line["game"] == number]
        assert [line["step"] for line in of_game] == list(range(len(of_game)))
        won = {line["seat"]: line["won"] for line in of_game}
        assert sum(won.values()) == 1
        best = max(of_game, key=lambda line: line["won"])
        assert best["place"] == 1
        assert best["score"] >= best["best_other"]


def test_without_pyarrow_no_game_is_played_in_vain(
    trilith: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    path = tmp_path / "castle.parquet"
    problem = trilith("study", "castle", "--games", 10**9, "--positions", path).problem
    assert problem == "positions: needs pyarrow; try: pip install 'trilith[data]'"
    assert not path.exists()


def test_positions_need_a_folder_that_is_there(trilith: Command, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "castle.parquet"
    assert "expected a folder" in trilith(*SHORT, "--positions", path).problem
