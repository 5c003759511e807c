"""What was learnt, as a file says it."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from trilith import games
from trilith.bots.knowledge import Knowledge, Leaning, Style, Worths, from_file, nothing, shipped
from trilith.engine.errors import BadInput

CASTLE = games.get("castle")
ACTIONS = list(CASTLE.catalogue)
ONE, TWO = ACTIONS[:2]
DOC = {
    "made": {"seed": "s"},
    "leanings": {"summer/2": {ONE.code: [1, 2, 0.5], "an action of old": [9, 9, 9]}},
    "worths": {"summer/2": {"end": [[1, 2]], "more": [[10, 0]]}},
    "style": {"plays_on": False, "curiosity": 2.0},
}


def test_a_look_is_the_scene_by_its_weights_and_the_heuristics_look_by_the_last() -> None:
    leaning = Leaning({ONE: [2.0, -1.0, 0.5]})
    assert leaning.looks([3.0, 4.0], ONE, 10.0) == 2 * 3 - 4 + 0.5 * 10
    assert leaning.looks([3.0, 4.0], TWO, 10.0) == 10.0


def test_a_fact_is_worth_more_the_more_is_left_of_its_stage() -> None:
    worths = Worths([[1.0, 2.0], [5.0, 0.0]], [[10.0, 0.0], [0.0, 1.0]])
    assert worths.worth([2.0, 3.0], 0, 0.0) == 2 + 6
    assert worths.worth([2.0, 3.0], 0, 0.5) == 2 * 6 + 6
    assert worths.worth([2.0, 3.0], 1, 1.0) == 10 + 3


def test_a_file_is_read_and_actions_that_are_no_more_are_dropped() -> None:
    known = Knowledge.read(DOC, ACTIONS)
    assert known.made == {"seed": "s"}
    assert known.leanings["summer/2"].weights == {ONE: [1.0, 2.0, 0.5]}
    assert known.worths["summer/2"].worth([1.0, 1.0], 0, 1.0) == 13.0
    assert known.style.dump() == Style(plays_on=False, curiosity=2.0).dump()


def test_a_style_says_all_of_itself() -> None:
    assert Style(True, 1.0, 2.0, 3.0).dump() == {
        "plays_on": True,
        "curiosity": 1.0,
        "openness": 2.0,
        "doubt": 3.0,
    }
    assert Style().plays_on is True
    assert Knowledge.read({**DOC, "style": {}}, ACTIONS).style.dump() == Style().dump()


def test_nothing_is_nothing() -> None:
    assert (nothing().leanings, nothing().worths) == ({}, {})
    assert shipped("chess", []).leanings == {}


@pytest.mark.parametrize("key", ["castle", "ezra_nehemiah", "sa_re"])
def test_the_shipped_weights_fit_the_game(key: str) -> None:
    game = games.get(key)
    known = shipped(key, list(game.catalogue))
    assert known.leanings
    assert all(leaning.weights for leaning in known.leanings.values())


LED = {
    "castle": {"summer/2", "winter/2", "summer/4", "winter/4"},
    "sa_re": {"scribe/2", "scribe/3", "scribe/4", "architect/2", "priest/2"},
    "ezra_nehemiah": {"company/2", "company/3", "company/4"},
}
"""Where weights have beaten the expert in the arena: docs/bots.md has the figures."""
JUDGED: dict[str, set[str]] = {"castle": set(), "sa_re": {"pharaoh/2"}, "ezra_nehemiah": set()}
"""The same of other judgements of a position."""


@pytest.mark.parametrize("key", LED)
def test_only_weights_that_proved_better_are_shipped(key: str) -> None:
    known = shipped(key, list(games.get(key).catalogue))
    assert set(known.leanings) == LED[key]
    assert set(known.worths) == JUDGED[key]
    file = resources.files("trilith.bots") / "weights" / f"{key}.json"
    assert len(file.read_bytes()) < 300_000


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"made": {}, "leanings": {}}'])
def test_a_file_that_holds_something_else_is_reported_in_one_line(
    tmp_path: Path, text: str
) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text)
    with pytest.raises(BadInput, match="expected weights of `trilith learn`"):
        from_file(str(path), ACTIONS)
    with pytest.raises(BadInput, match="expected weights"):
        from_file(str(tmp_path / "gone.json"), ACTIONS)


def test_your_own_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(DOC))
    assert from_file(str(path), ACTIONS).made == {"seed": "s"}
