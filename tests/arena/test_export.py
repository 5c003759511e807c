"""Games as a table: a line for every seat."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.arena.games import FILED
from trilith.arena.export import write_csv
from trilith.arena.play import Played
from trilith.engine.errors import BadInput


def test_a_line_for_every_seat_of_every_game(played: list[Played], tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write_csv(FILED, played, str(path))
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 8
    first = lines[0]
    assert (first["game"], first["deal"], first["seed"], first["seat"]) == (
        "0",
        "0",
        "files/0",
        "0",
    )
    assert first["bot"] == "random"
    assert int(first["score"]) == played[0].scores[0]
    points = [int(value) for name, value in first.items() if name.startswith("points_")]
    assert sum(points) == int(first["score"])
    assert {line["deal"] for line in lines[:4]} == {"0"}
    assert sum(float(line["won"]) for line in lines) == pytest.approx(4, abs=0.01)


def test_a_table_that_cannot_be_written_is_reported(played: list[Played], tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written: Is a directory"):
        write_csv(FILED, played, str(tmp_path))
