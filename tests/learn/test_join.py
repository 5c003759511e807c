"""Weights of several courses in one file."""

from __future__ import annotations

from typing import Any

import pytest

from trilith.bots.knowledge import FORMAT
from trilith.bots.sa_re.ground_plan import PLANNED
from trilith.engine.errors import BadInput
from trilith.learn.join import believe, join


def learnt(key: str, weight: float, seed: str = "a", **other: Any) -> dict[str, Any]:
    made = {"game": "castle", "seed": seed, "cross_entropy": {key: {"choices": 100}}}
    leanings = {key: {"pass": [weight, 1.0]}}
    return {
        "format": FORMAT,
        "made": made,
        "style": {"doubt": 0.0},
        "leanings": leanings,
        "worths": {},
        **other,
    }


def test_every_setting_keeps_its_weights_and_the_course_that_made_them() -> None:
    both = join([learnt("winter/2", 0.5), learnt("winter/4", 0.7, seed="b")])
    assert both["leanings"]["winter/2"] == {"pass": [0.5, 1.0]}
    assert both["leanings"]["winter/4"] == {"pass": [0.7, 1.0]}
    assert [course["seed"] for course in both["made"]["courses"]] == ["a", "b"]


def test_a_later_file_replaces_what_an_earlier_one_knew_of_a_setting() -> None:
    before = join([learnt("winter/2", 0.5), learnt("winter/4", 0.7, seed="b")])
    after = join([before, learnt("winter/4", 0.9, seed="c")])
    assert after["leanings"]["winter/4"] == {"pass": [0.9, 1.0]}
    assert [course["seed"] for course in after["made"]["courses"]] == ["a", "c"]


def test_files_that_search_in_different_styles_cannot_be_joined() -> None:
    with pytest.raises(BadInput, match="style"):
        join([learnt("winter/2", 0.5), learnt("winter/4", 0.7, style={"doubt": 0.2})])


def test_a_setting_that_the_arena_did_not_accept_is_dropped() -> None:
    kept = join([learnt("winter/2", 0.5), learnt("winter/4", 0.7, seed="b")], ["winter/4"])
    assert list(kept["leanings"]) == ["winter/2"]
    assert [course["seed"] for course in kept["made"]["courses"]] == ["a"]


def test_a_setting_may_be_judged_by_what_is_believed_before_anything_is_learnt() -> None:
    scribe = learnt("scribe/2", 0.5)
    scribe["made"]["game"] = "sa_re"
    both = join([scribe, believe(scribe, "pharaoh/2")])
    again = join([both])
    assert again["leanings"] == scribe["leanings"]
    assert again["worths"] == {
        "pharaoh/2": {"end": [list(PLANNED.values())], "more": [[0.0] * len(PLANNED)]}
    }
    assert again["made"]["courses"][0]["believed"] == ["pharaoh/2"]
    assert again["made"]["courses"][1]["seed"] == "a"


def test_a_belief_about_stages_of_a_game_is_no_judgement_of_a_race() -> None:
    with pytest.raises(BadInput, match="expected a race"):
        believe(learnt("winter/2", 0.5), "winter/2")
