"""SR-PLAN. Worksites launched, withdrawn and moved."""

from __future__ import annotations

import pytest

from tests.games.sa_re.table import (
    launch,
    options,
    play,
    position,
    refused,
    see,
    stock,
)
from tests.rule import rule
from trilith.games.sa_re import GAME
from trilith.games.sa_re.components import CARPENTER, TYPES

# ------------------------------------------------------------------ launching


@rule("SR-PLAN-02")
def test_a_worksite_lies_on_an_empty_cell_for_nothing() -> None:
    s = position(at="planning")
    play(s, "0 launch temple")
    assert refused(s, "0 at cell:0") == "SR-PLAN-02"
    play(s, "0 at cell:7")
    assert see(s, "seats.0.ground.7") == "site:temple"
    assert see(s, "seats.0.stock") == stock(wood=1, stone=1, gold=1)
    assert s.supply[TYPES.index("temple")] == 2


@rule("SR-PLAN-03")
def test_a_type_with_no_tile_left_cannot_be_launched() -> None:
    s = position(
        at="planning",
        first=2,
        players=3,
        grounds={0: {1: "market"}, 1: {1: "market"}, 2: {}},
        given={"seats.0.ground.2": "carpenter", "seats.1.ground.2": "site:carpenter"},
    )
    launch(s, 2, "carpenter", 3)
    play(s, "2 commit")
    assert s.supply[CARPENTER] == 0
    assert refused(s, "0 launch carpenter") == "SR-PLAN-03"
    assert "launch market" not in options(s, 0)


@rule("SR-PLAN-11", "SR-PLAN-12")
@pytest.mark.parametrize("face", ["", "site:"])
@pytest.mark.parametrize(
    ("kind", "cell", "law"),
    [("temple", 4, "SR-PLAN-11"), ("port", 5, "SR-PLAN-12"), ("pyramid", 4, "SR-PLAN-12")],
)
def test_no_second_administrative_building_port_or_pyramid(
    face: str, kind: str, cell: int, law: str
) -> None:
    s = position(at="planning", grounds={0: {cell: face + kind}})
    assert refused(s, f"0 launch {kind}") == law


@rule("SR-PLAN-13")
def test_after_demolition_the_type_may_be_launched_again() -> None:
    s = position(at="planning", grounds={0: {4: "temple"}})
    play(s, "0 demolish cell:4")
    launch(s, 0, "temple", 7)
    assert see(s, "seats.0.ground.7") == "site:temple"


@rule("SR-PLAN-14", "SR-PLAN-16")
@pytest.mark.parametrize("kind", TYPES[:5])
def test_no_two_worksites_of_one_production_type_in_a_round(kind: str) -> None:
    s = position(at="planning")
    launch(s, 0, kind, 4)
    assert refused(s, f"0 launch {kind}") == "SR-PLAN-14"


@rule("SR-PLAN-14", "SR-PLAN-15")
def test_older_worksites_and_buildings_of_a_production_type_do_not_count() -> None:
    s = position(at="planning", grounds={0: {4: "site:carpenter", 5: "carpenter"}})
    play(s, "0 move cell:4", "0 at cell:7")
    launch(s, 0, "carpenter", 8)
    assert see(s, "seats.0.launched") == [8]


@rule("SR-PLAN-15")
def test_withdrawn_and_launched_again_is_launched_in_this_round() -> None:
    s = position(at="planning", grounds={0: {4: "site:carpenter"}})
    play(s, "0 withdraw cell:4")
    launch(s, 0, "carpenter", 4)
    assert refused(s, "0 launch carpenter") == "SR-PLAN-14"
    play(s, "0 move cell:4", "0 at cell:6")
    assert refused(s, "0 launch carpenter") == "SR-PLAN-14"


@rule("SR-PLAN-17")
def test_a_port_lies_at_the_nile_only() -> None:
    s = position(at="planning")
    play(s, "0 launch port")
    assert options(s, 0) == ["at cell:2", "at cell:5", "at cell:8", "at cell:11"]
    assert refused(s, "0 at cell:4") == "SR-PLAN-17"
    play(s, "0 at cell:2", "0 move cell:2")
    assert refused(s, "0 at cell:7") == "SR-PLAN-17"


@rule("SR-PLAN-17")
def test_without_an_empty_nile_cell_no_port_is_launched() -> None:
    nile = {2: "temple", 5: "market", 8: "palace", 11: "gardens"}
    s = position(at="planning", grounds={0: nile})
    assert refused(s, "0 launch port") == "SR-PLAN-17"


@rule("SR-PLAN-18", "SR-PLAN-20")
def test_the_pyramid_on_top_is_taken_and_a_withdrawn_one_is_on_top_again() -> None:
    s = position(at="planning", grounds={0: {4: "site:pyramid"}}, given={"seats.0.stages": 2})
    play(s, "0 commit")
    launch(s, 1, "pyramid", 4)
    assert see(s, "seats.1.pyramid") == 2
    play(s, "1 commit", "2 commit")
    assert GAME.view(s, 0)["board"]["pyramids"][0]["number"] == 3

    s = position(at="planning", grounds={0: {4: "site:pyramid"}}, given={"seats.0.stages": 2})
    play(s, "0 withdraw cell:4")
    assert (see(s, "seats.0.pyramid"), see(s, "seats.0.stages")) == (0, 0)
    assert [p["number"] for p in GAME.view(s, 0)["board"]["pyramids"]] == [1, 2, 3]
    launch(s, 0, "pyramid", 4)
    assert (see(s, "seats.0.pyramid"), see(s, "seats.0.stages")) == (1, 0)


# ------------------------------------------------------------------ withdrawing and moving


@rule("SR-PLAN-19")
def test_a_withdrawn_tile_is_at_once_there_for_everybody() -> None:
    grounds = {0: {4: "site:temple"}, 1: {4: "temple"}, 2: {4: "site:temple"}}
    s = position(at="planning", grounds=grounds)
    assert s.supply[TYPES.index("temple")] == 0
    play(s, "0 withdraw cell:4")
    assert "launch temple" in options(s, 0)
    assert s.supply[TYPES.index("temple")] == 1


@rule("SR-PLAN-21")
def test_a_moved_pyramid_keeps_its_stages() -> None:
    s = position(at="planning", grounds={0: {4: "site:pyramid"}}, given={"seats.0.stages": 2})
    play(s, "0 move cell:4")
    assert refused(s, "0 at cell:0") == "SR-PLAN-21"
    assert refused(s, "0 at cell:4") == "SR-PLAN-21"
    play(s, "0 at cell:9")
    assert see(s, "seats.0.ground.9") == "site:pyramid"
    assert see(s, "seats.0.stages") == 2
    assert see(s, "seats.0.launched") == []


@rule("SR-PLAN-23")
def test_buildings_cannot_be_moved() -> None:
    s = position(at="planning", grounds={0: {4: "temple"}})
    assert refused(s, "0 move cell:4") == "SR-PLAN-23"
    assert refused(s, "0 withdraw cell:4") == "SR-PLAN-19"
