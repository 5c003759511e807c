"""`trilith fidelity`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.command import CASTLE, Command, text_file
from trilith import games

KINDS = ("rulebook", "public", "reconstructed", "owner")


@pytest.mark.parametrize("key", games.keys())
def test_the_counts_add_up(trilith: Command, key: str) -> None:
    report = trilith("fidelity", key, "--json").json
    assert report["game"] == key
    assert report["values"] == sum(report[kind] for kind in KINDS)
    assert report["rulebook"] > 0
    assert report["owner"] == 0
    assert report["data"] == games.get(key).standard_data.digest
    assert len(report["reconstructed_values"]) == report["reconstructed"]


def test_every_value_is_listed_if_asked_for(trilith: Command) -> None:
    report = trilith("fidelity", "castle", "--all", "--json").json
    assert len(report["all"]) == report["values"]
    assert len({value["path"] for value in report["all"]}) == report["values"]
    for kind in KINDS:
        assert sum(value["kind"] == kind for value in report["all"]) == report[kind]
    assert all(set(value) == {"path", "value", "kind", "source"} for value in report["all"])


def test_an_owner_s_values_are_marked(trilith: Command, tmp_path: Path) -> None:
    path = text_file(
        tmp_path, "[[tile]]\nid = 'keep'\nvp = 33\n[[space]]\nid = 'market_1'\nprice = 6"
    )
    before = trilith("fidelity", "castle", "--json").json
    report = trilith("fidelity", "castle", "--data", path, "--all", "--json").json
    owned = {value["path"]: value["value"] for value in report["all"] if value["kind"] == "owner"}
    assert owned == {"tile.keep.vp": 33, "space.market_1.price": 6}
    assert report["owner"] == 2
    assert report["values"] == before["values"]
    assert report["data"] != CASTLE.standard_data.digest


def test_people_get_tables(trilith: Command, tmp_path: Path) -> None:
    plain = trilith("fidelity", "castle")
    assert plain.code == 0
    assert "stated in the rulebook" in plain.words
    assert "your own" not in plain.words
    path = text_file(tmp_path, "[[tile]]\nid = 'keep'\nvp = 33")
    assert "your own, from --data" in trilith("fidelity", "castle", "--data", path).words
    assert len(trilith("fidelity", "castle", "--all").out) > len(plain.out)


def test_a_bad_data_file_is_answered_with_one_line(trilith: Command, tmp_path: Path) -> None:
    path = text_file(tmp_path, "[[tile]]\nid = 'keep'\nvp = 'many'")
    problem = trilith("fidelity", "castle", "--data", path).problem
    assert problem == f"{path}: tile.keep.vp: expected a number, found a text"


def test_differences_are_reported_and_that_they_fit(trilith: Command, tmp_path: Path) -> None:
    path = text_file(tmp_path, "[[tile]]\nid = 'well'\nvalue = 10\nvp = 10")
    report = trilith("fidelity", "castle", "--data", path, "--json").json
    assert report["fits"] is True
    assert report["differs"] == [{"path": "tile.well.value", "ours": 12, "own": 10}]
    words = trilith("fidelity", "castle", "--data", path).words
    assert "It fits what is known of the game, and differs in 1 value." in words


def test_everything_impossible_is_reported_with_its_rule(trilith: Command, tmp_path: Path) -> None:
    path = text_file(tmp_path, "[[tile]]\nid = 'well'\nvalue = 9\n[[tile]]\nid = 'keep'\nvp = 100")
    result = trilith("fidelity", "castle", "--data", path)
    assert result.code == 2
    assert result.err.splitlines() == [
        f"trilith: {path}: tile.keep.vp: expected at most 99, found 100 (AM-COMP-02)",
        f"trilith: {path}: tile.well.value: 9 is odd; expected an even number (AM-COMP-11)",
    ]


def test_a_long_comparison_goes_on_where_it_was_interrupted(
    trilith: Command, tmp_path: Path
) -> None:
    asked = ["fidelity", "castle", "--sensitivity", "--bots", "random", "--players", "2"]
    asked += ["--only", "well_crown", "--json", "--keep", str(tmp_path / "games")]
    trilith(*asked, "--games", "2")
    [ours, *_] = files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 3, "ours, one more, one less"
    ours.write_text(ours.read_text("utf-8")[:-9], "utf-8")  # the last line was cut off
    found = trilith(*asked, "--games", "3").json
    assert [(row["id"], row["by"], row["games"]) for row in found["weights"]] == [
        ("well_crown", 1, 3),
        ("well_crown", -1, 3),
    ]
    assert [len(file.read_text("utf-8").splitlines()) for file in files] == [3, 3, 3]
    ours.write_text("no game\n", "utf-8")
    assert "expected games that were kept" in str(trilith(*asked, "--games", "3").problem)


def test_it_says_how_many_of_several_numbers_could_be_moved(trilith: Command) -> None:
    asked = ["fidelity", "ezra_nehemiah", "--sensitivity", "--bots", "random", "--players", "2"]
    words = trilith(*asked, "--only", "tent_crossings", "--games", "2").words
    assert "(5 of" in words
    assert re.search(r"rounds 3 to 3, 3.0 on average; points \d+ to \d+", words)
    assert re.search(r"players [\d.]+ apart; seats win \d+, \d+ %", words)


def test_values_of_weight_are_named(trilith: Command) -> None:
    asked = ("fidelity", "castle", "--sensitivity", "--only", "moat")
    assert "expected some of: tower_value, tower_crown" in str(trilith(*asked).problem)
