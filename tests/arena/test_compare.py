"""The same deals with other numbers."""

from __future__ import annotations

from dataclasses import replace

from trilith.arena.compare import compare
from trilith.arena.plan import Plan
from trilith.arena.simulate import play_all

PLAN = Plan("castle", 2, ("random",), seed="compare")


def test_the_same_numbers_change_nothing() -> None:
    ours = list(play_all(PLAN, 6))
    found = compare(ours, list(play_all(PLAN, 6)))
    assert found["games"] == 6
    assert found["same_winner"] == 1.0
    assert {one["change"] for one in [*found["seats"], *found["length"], *found["sources"]]} == {0}


def test_what_a_copy_changes_is_given_with_its_interval() -> None:
    own: dict[str, object] = {"character": [{"id": "architect", "vp_per_building_of_others": 15}]}
    ours = list(play_all(PLAN, 8))
    found = compare(ours, list(play_all(replace(PLAN, data=own), 8)))
    architect = next(one for one in found["sources"] if one["name"] == "architect")
    assert architect["own"] > architect["ours"]
    assert architect["low"] <= architect["change"] <= architect["high"]
    assert [one["name"] for one in found["length"]] == ["rounds", "winner", "margin"]


def test_games_without_a_twin_do_not_count() -> None:
    ours = list(play_all(PLAN, 3))
    assert compare(ours, ours[:1])["games"] == 1
