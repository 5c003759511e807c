"""What a run leaves behind: a table of games, and pictures."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import pytest

from trilith.arena import pictures
from trilith.arena.export import write_csv
from trilith.arena.plan import Plan
from trilith.arena.play import Played
from trilith.arena.simulate import play_all
from trilith.engine.errors import BadInput

PLAN = Plan("castle", 2, ("random", "easy"), "files")


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(play_all(PLAN, 4))


def test_a_line_for_every_seat_of_every_game(played: list[Played], tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write_csv(PLAN, played, str(path))
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


def test_a_table_that_cannot_be_written_is_told(played: list[Played], tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written: Is a directory"):
        write_csv(PLAN, played, str(tmp_path))


def test_pictures_of_a_run(played: list[Played], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    drawn, again, dots = (tmp_path / name for name in ("run.svg", "again.svg", "run.png"))
    for path in (drawn, again, dots):
        pictures.draw_run(PLAN, played, str(path))
    assert "<svg" in drawn.read_text("utf-8")
    assert pictures.PIGMENTS[0] in drawn.read_text("utf-8")
    assert drawn.read_bytes() == again.read_bytes()
    assert dots.read_bytes().startswith(b"\x89PNG")


def test_the_sources_that_give_most_are_drawn_and_the_rest_together() -> None:
    means = {"a": {f"source {i}": float(i) for i in range(12)}, "b": {"source 0": -20.0}}
    drawn = pictures._main_sources(means)
    assert list(drawn)[:2] == ["source 0", "source 11"]
    assert len(drawn) == pictures.MOST_SOURCES + 1
    assert sorted(part for parts in drawn.values() for part in parts) == sorted(means["a"])


def test_a_picture_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"expected a picture to end in \.svg or \.png"):
        pictures.check(str(tmp_path / "run.gif"))
    with pytest.raises(BadInput, match="expected a folder"):
        pictures.check(str(tmp_path / "none" / "run.svg"))


def test_without_matplotlib_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    pictures.load.cache_clear()
    with pytest.raises(BadInput, match=r"needs matplotlib; try: pip install 'trilith\[arena\]'"):
        pictures.check("run.svg")
    pictures.load.cache_clear()
