"""What a run leaves behind: a table of games, and pictures."""

from __future__ import annotations

import csv
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from trilith.arena import pictures
from trilith.arena.export import write_csv
from trilith.arena.plan import Plan
from trilith.arena.play import Played
from trilith.arena.simulate import play_all
from trilith.arena.thoughts import weighed, write_thoughts
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


def test_thoughts_are_a_line_for_every_choice(tmp_path: Path) -> None:
    plan = Plan("castle", 2, ("random", "medium"), "thoughts", thoughts=True)
    [one] = play_all(plan, 1)
    path = tmp_path / "thoughts.jsonl"
    write_thoughts([one], str(path))
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert len(lines) == one.choices
    assert [line["choice_number"] for line in lines] == list(range(one.choices))
    assert {line["bot"] for line in lines} == {"random", "medium"}
    assert all(line["choice"] in [o["action"] for o in line["options"]] for line in lines)
    with pytest.raises(BadInput, match="cannot be written: Is a directory"):
        write_thoughts([one], str(tmp_path))


def test_games_with_thoughts_are_the_same_games() -> None:
    silent = Plan("castle", 2, ("easy", "medium"), "thoughts")
    telling = replace(silent, thoughts=True)
    [one], [two] = play_all(silent, 1), play_all(telling, 1)
    assert (one.scores, one.choices, one.thoughts) == (two.scores, two.choices, ())
    assert len(two.thoughts) == two.choices


def test_what_hangs_on_choices_is_told_by_kind(played: list[Played]) -> None:
    def thought(choice: str, values: list[float]) -> dict[str, object]:
        codes = ("build well", "build keep")
        pairs = zip(codes, values, strict=True)
        options = [{"action": code, "value": value, "margin": 0.0} for code, value in pairs]
        options[0]["margin"] = values[0] - values[1]
        return {"bot": "hard", "unit": "points", "choice": choice, "options": options}

    told = [thought("build well", [5.0, 3.0]), thought("build keep", [4.0, 3.0])]
    [kind] = weighed([replace(played[0], thoughts=tuple(told))])
    assert (kind["kind"], kind["choices"], kind["options"]) == ("build", 2, 2)
    assert kind["at_stake"] == 1.5
    assert kind["given_away"] == 0.5
