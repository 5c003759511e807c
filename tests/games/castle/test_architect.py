"""AM-ARC. The architect scores for what others built, and takes the cards back."""

from __future__ import annotations

import pytest

from tests.games.castle.table import (
    build,
    each,
    pieces,
    play,
    position,
    see,
    tale,
    tiles_without,
    told,
    told_by,
)
from tests.rule import rule
from trilith.games.castle.components import CARDS

HOUSE = pieces(sand=1, wood=1, stone=1)


@rule("AM-ARC-01")
@pytest.mark.parametrize("buildings", [0, 1, 3])
def test_five_points_for_every_building_of_others_this_round(buildings: int) -> None:
    towers = [f"tower_{i}" for i in range(1, buildings + 1)]
    s = position(
        only="architect",
        cards={0: "architect"},
        given={"seats.1.erected": towers, "tiles": tiles_without(*towers)},
    )
    assert each(s, "vp") == [5 * buildings, 0, 0]
    assert see(s, "seats.0.points.architect") == 5 * buildings


@rule("AM-ARC-01")
def test_buildings_of_earlier_rounds_do_not_count() -> None:
    s = position(
        at="worker",
        cards={0: "messenger", 1: "worker_wood", 2: "messenger"},
        given={"seats.1.resources": HOUSE},
    )
    build(s, 1, "house_1", "sand wood stone")
    assert see(s, "phase") == "select"
    play(s, "0 choose architect", "1 choose messenger", "2 choose architect")
    assert told_by(s, "architect") == [2, 0]
    assert each(s, "vp") == [0, 3, 0]


@rule("AM-ARC-02")
def test_the_builders_character_does_not_matter() -> None:
    s = position(
        at="bricklayer",
        players=4,
        cards={0: "bricklayer", 1: "stonemason", 2: "worker_wood", 3: "architect"},
        given={f"seats.{seat}.resources": HOUSE for seat in range(3)} | {"watchtower": pieces()},
    )
    build(s, 0, "house_1", "sand wood stone")
    play(s, "0 pass")
    build(s, 1, "house_2", "sand wood stone")
    build(s, 2, "house_3", "sand wood stone")
    assert each(s, "vp") == [0, 6, 3, 15]


@rule("AM-ARC-03")
def test_several_architects_score_in_full_each() -> None:
    s = position(
        only="architect",
        first=2,
        cards={0: "architect", 2: "architect"},
        given={
            "seats.1.erected": ["house_1", "house_2"],
            "tiles": tiles_without("house_1", "house_2"),
        },
    )
    assert each(s, "vp") == [10, 0, 10]
    assert told_by(s, "architect") == [2, 0]


@rule("AM-ARC-04")
def test_own_buildings_bring_the_architect_nothing() -> None:
    s = position(
        at="worker",
        players=2,
        cards={0: "architect worker_wood", 1: "worker_wood messenger"},
        given={"seats.0.resources": HOUSE, "seats.1.resources": HOUSE},
    )
    build(s, 0, "house_1", "sand wood stone")
    build(s, 1, "house_2", "sand wood stone")
    # 3 as a worker and 5 for the other's house; nothing for his own.
    assert each(s, "vp") == [8, 3]
    assert see(s, "seats.0.points.architect") == 5


@rule("AM-ARC-05")
def test_the_whole_played_pile_comes_back_with_the_architect() -> None:
    s = position(only="architect", cards={0: "architect"}, played={0: "trader messenger"})
    assert see(s, "seats.0.hand") == list(CARDS)
    assert see(s, "seats.0.discard") == []


@rule("AM-ARC-05")
def test_with_two_players_the_other_card_of_the_round_comes_back_too() -> None:
    s = position(
        at="messenger",
        players=2,
        cards={0: "architect messenger", 1: "messenger bricklayer"},
        played={0: "trader"},
        given={"watchtower": pieces()},
    )
    assert see(s, "seats.0.hand") == list(CARDS)
    assert see(s, "seats.1.discard") == ["messenger", "bricklayer"]


@rule("AM-ARC-05")
def test_lost_cards_stay_lost() -> None:
    s = position(
        only="architect",
        season="winter",
        cards={0: "architect"},
        played={0: "messenger"},
        lost={0: "worker_sand"},
    )
    assert see(s, "seats.0.hand") == [card for card in CARDS if card != "worker_sand"]
    assert see(s, "seats.0.lost") == ["worker_sand"]


@rule("AM-ARC-06")
def test_an_architect_neither_builds_nor_places() -> None:
    s = position(
        at="architect",
        cards={0: "architect"},
        given={"seats.0.resources": pieces(sand=9, wood=9, stone=9), "seats.0.thalers": 50},
    )
    assert see(s, "phase") == "select"
    assert told(s, "build") == told(s, "place") == []
    assert (see(s, "seats.0.thalers"), see(s, "seats.0.helpers")) == (50, 6)


@rule("AM-ARC-07")
def test_scoring_and_taking_back_need_no_choice() -> None:
    s = position(
        only="architect",
        cards={0: "architect"},
        played={0: "trader"},
        given={"seats.2.erected": ["well"], "tiles": tiles_without("well")},
    )
    assert s.is_over()
    assert see(s, "seats.0.vp") == 5
    assert see(s, "seats.0.discard") == []
    assert tale(s, "architect", "cards_back") == [
        "0 architect AM-ARC-01 count=5 buildings=1",
        "0 cards_back AM-ARC-05",
    ]
