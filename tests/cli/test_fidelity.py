"""`trilith fidelity`."""

from __future__ import annotations

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
    path = text_file(tmp_path, "[[tile]]\nid = 'keep'\nvp = 33\n[meta]\nmin_age = 8")
    before = trilith("fidelity", "castle", "--json").json
    report = trilith("fidelity", "castle", "--data", path, "--all", "--json").json
    owned = {value["path"]: value["value"] for value in report["all"] if value["kind"] == "owner"}
    assert owned == {"tile.keep.vp": 33, "meta.min_age": 8}
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
