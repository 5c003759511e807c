"""AM-ROUND, AM-ORDER, AM-END. How a round runs, who comes first, and when the game ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trilith.games.castle
from tests.games.castle.table import (
    asked,
    build,
    each,
    new_game,
    options,
    pieces,
    play,
    play_at_random,
    position,
    see,
    tale,
    tiles_without,
    told,
    told_by,
    under,
)
from tests.rule import rule
from trilith.games.castle import GAME
from trilith.games.castle.components import TILES
from trilith.games.castle.state import CastleState

HOUSE = pieces(sand=1, wood=1, stone=1)
"""Exactly the price of a house."""
TWO_HOUSES = pieces(sand=2, wood=2, stone=2)


def story(s: CastleState, *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds with their seats, in the order in which they happened."""
    assert s.log is not None
    return [(event.kind, event.seat) for event in s.log if event.kind in kinds]


# ------------------------------------------------------------------ the phases of a round


@rule("AM-ROUND-01")
def test_the_phases_are_those_of_the_state_machine_in_the_rules() -> None:
    text = (Path(trilith.games.castle.__file__).parent / "rules.md").read_text("utf-8")
    machine = text.split("```")[1]
    states = re.findall(r"^([A-Z_]+) ", machine, re.MULTILINE)
    assert [state.lower() for state in states] == list(GAME.phases)


@rule("AM-ROUND-01")
def test_a_winter_round_runs_from_the_thaler_to_the_architect() -> None:
    s = position(
        at="round_start",
        players=4,
        season="winter",
        played={3: "messenger"},
        given={"round_track": 11, "winter.deck": ["lady"]},
    )
    play(s, "0 choose worker_sand", "1 choose trader", "2 choose messenger", "3 choose architect")
    play(s, "0 court thaler", "1 court thaler", "2 court thaler", "3 court thaler")
    play(s, "1 place cart_sand", "0 pass")
    assert see(s, "phase") == "select"
    kinds = ("round", "winter_card", "court", "reveal", "load", "messenger", "deliver", "goods")
    assert s.log is not None
    happened = [e.kind for e in s.log if e.kind in (*kinds, "chose", "architect", "first_player")]
    assert list(dict.fromkeys(happened)) == [
        "round",
        "chose",
        "winter_card",
        "court",
        "reveal",
        "load",
        "messenger",
        "deliver",
        "goods",
        "architect",
        "first_player",
    ]
    assert happened[-2:] == ["first_player", "round"]


@rule("AM-ROUND-02")
@pytest.mark.parametrize("space", [1, 7, 15])
def test_the_first_player_takes_one_thaler_from_any_space(space: int) -> None:
    s = position(only="round_start", first=2, given={"round_track": space})
    assert each(s, "thalers") == [3, 3, 4]
    assert (see(s, "round_track"), see(s, "bank")) == (space - 1, 81)
    assert tale(s, "round") == ["2 round AM-ROUND-02 round=1 count=1"]


@rule("AM-ROUND-03")
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 15), (4, 12)])
def test_the_thalers_left_are_the_rounds_to_come(players: int, rounds: int) -> None:
    left = []
    for s in play_at_random(new_game(players)):
        if see(s, "round_track") not in left:
            left.append(see(s, "round_track"))
            assert see(s, "round") + see(s, "round_track") == rounds
    assert left == list(range(rounds - 1, -1, -1))


@rule("AM-ROUND-04")
@pytest.mark.parametrize(("before", "drawn"), [(14, 0), (13, 1), (12, 0), (11, 1), (3, 1), (2, 0)])
def test_the_mark_that_counts_is_of_the_space_whose_thaler_was_taken(
    before: int, drawn: int
) -> None:
    s = position(
        at="round_start",
        season="winter",
        given={"round_track": before, "winter.deck": ["granary"]},
    )
    play(s, "0 choose messenger", "1 choose messenger", "2 choose messenger")
    assert len(told(s, "winter_card")) == drawn


@rule("AM-ROUND-05")
def test_the_marker_passes_clockwise() -> None:
    for first, following in [(0, 1), (1, 2), (2, 0)]:
        s = position(at="round_end", first=first)
        assert see(s, "first_player") == following
        assert tale(s, "first_player") == [f"{following} first_player AM-ROUND-05"]
        assert each(s, "thalers")[following] == 4


@rule("AM-ROUND-05")
def test_what_was_counted_within_the_round_is_forgotten() -> None:
    s = position(
        at="round_end",
        cards={0: "messenger", 1: "stonemason", 2: "trader"},
        given={
            "placed_this_round": ["cart_sand"],
            "tiles": tiles_without("tavern"),
            "seats.1.erected": ["tavern"],
            "seats.1.helpers_placed_on": ["tavern"],
        },
    )
    assert see(s, "placed_this_round") == []
    for place in ("revealed", "erected", "helpers_placed_on"):
        assert each(s, place) == [[], [], []]
    assert each(s, "discard") == [["messenger"], ["stonemason"], ["trader"]]


@rule("AM-ROUND-06")
def test_a_round_of_messengers_asks_nothing_after_the_choice_of_cards() -> None:
    s = position(at="select")
    play(s, "0 choose messenger", "1 choose messenger", "2 choose messenger")
    assert (see(s, "phase"), see(s, "first_player")) == ("select", 1)
    assert s.to_act() == (0, 1, 2)
    assert story(s, "deliver", "take", "load", "winter_card", "court") == []


@rule("AM-ROUND-07")
@pytest.mark.parametrize("season", ["summer", "winter"])
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 15), (4, 12)])
def test_the_game_has_12_rounds_or_15_with_three(players: int, rounds: int, season: str) -> None:
    *_, s = play_at_random(new_game(players, season))
    assert see(s, "tiles") != []
    assert [event.args["round"] for event in told(s, "round")] == list(range(1, rounds + 1))
    assert GAME.view(s, 0)["rounds"] == rounds


# ------------------------------------------------------------------ order


@rule("AM-ORDER-01")
def test_roles_come_before_seats() -> None:
    # Clockwise from the first player the roles come just the wrong way round.
    s = position(
        at="equip_workers",
        players=4,
        cards={0: "architect", 1: "worker_wood", 2: "stonemason", 3: "bricklayer"},
        given={f"seats.{seat}.resources": HOUSE for seat in range(4)} | {"watchtower": pieces()},
    )
    assert s.to_act() == (3,)
    build(s, 3, "house_1", "sand wood stone")
    assert s.to_act() == (3,)
    play(s, "3 pass")
    assert asked(s, 2) == "buy"
    play(s, "2 pass")
    build(s, 2, "house_2", "sand wood stone")
    build(s, 1, "house_3", "sand wood stone")
    play(s, "1 pass")
    assert story(s, "build", "architect") == [
        ("build", 3),
        ("build", 2),
        ("build", 1),
        ("architect", 0),
    ]


@rule("AM-ORDER-01")
def test_messengers_come_before_traders_and_traders_before_bricklayers() -> None:
    s = position(at="messenger", cards={0: "bricklayer", 1: "trader", 2: "messenger"})
    play(s, "1 place cart_stone", "0 take stone")
    assert story(s, "messenger", "deliver", "take") == [
        ("messenger", 2),
        ("deliver", 1),
        ("take", 0),
    ]
    # The stone that has just been delivered is taken too.
    assert see(s, "seats.0.resources.stone") == 2


@rule("AM-ORDER-02")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [0, 2, 3]), (1, [2, 3, 0]), (2, [2, 3, 0]), (3, [3, 0, 2])]
)
def test_the_same_role_goes_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    s = position(
        only="messenger",
        players=4,
        first=first,
        cards={0: "messenger", 1: "trader", 2: "messenger", 3: "messenger"},
    )
    assert told_by(s, "messenger") == order


@rule("AM-ORDER-03")
def test_workers_of_all_kinds_are_one_role() -> None:
    # By the order of the cards wood would come first, and stone last.
    s = position(
        only="worker",
        cards={0: "worker_stone", 1: "worker_sand", 2: "worker_wood"},
        given={f"seats.{seat}.resources": HOUSE for seat in range(3)},
    )
    for seat in range(3):
        assert s.to_act() == (seat,)
        build(s, seat, f"house_{seat + 1}", "sand wood stone")
    assert told_by(s, "build") == [0, 1, 2]


@rule("AM-ORDER-04")
def test_one_bricklayer_ends_before_the_next_begins() -> None:
    s = position(
        only="bricklayer",
        first=1,
        cards={0: "bricklayer", 1: "bricklayer"},
        given={
            "seats.1.resources": HOUSE,
            "seats.1.thalers": 9,
            "watchtower": pieces(clay=1, silver=1),
        },
    )
    play(s, "1 take clay")
    build(s, 1, "house_1", "sand wood stone")
    assert s.to_act() == (1,)
    play(s, "1 place forge_10")
    # What is left on the watchtower is for the second one.
    assert story(s, "take", "build", "place") == [
        ("take", 1),
        ("build", 1),
        ("place", 1),
        ("take", 0),
    ]
    assert see(s, "seats.0.resources.silver") == 1


@rule("AM-ORDER-04")
def test_one_stonemason_ends_before_the_next_begins() -> None:
    s = position(
        only="stonemason",
        cards={0: "stonemason", 1: "stonemason", 2: "worker_wood"},
        given={
            "seats.0.resources": HOUSE,
            "seats.0.thalers": 7,
            "seats.2.goods": pieces(wood=2, silver=1),
        },
    )
    play(s, "0 buy seat:2 wood")
    build(s, 0, "house_1", "sand wood stone")
    assert asked(s, 0) == "place"
    play(s, "0 place forge_6")
    assert options(s, 1) == ["buy seat:2 wood", "buy seat:2 silver", "pass"]
    play(s, "1 buy seat:2 silver")
    assert story(s, "buy", "build", "place") == [
        ("buy", 0),
        ("build", 0),
        ("place", 0),
        ("buy", 1),
    ]


@rule("AM-ORDER-04")
def test_one_worker_ends_before_the_next_begins() -> None:
    s = position(
        only="worker",
        cards={0: "worker_wood", 1: "worker_wood"},
        given={"seats.0.resources": TWO_HOUSES, "seats.1.resources": HOUSE},
    )
    build(s, 0, "house_1", "sand wood stone")
    assert s.to_act() == (0,)
    build(s, 0, "house_2", "sand wood stone")
    assert s.to_act() == (1,)


@rule("AM-ORDER-05")
def test_two_workers_of_one_player_build_two_each_in_a_row() -> None:
    s = position(
        only="worker",
        players=2,
        cards={0: "worker_wood worker_stone", 1: "worker_sand messenger"},
        given={
            "seats.0.resources": pieces(sand=4, wood=4, stone=4),
            "seats.1.resources": HOUSE,
        },
    )
    assert options(s, 0) == ["first worker_wood", "first worker_stone"]
    assert under(s, 0) == "AM-ORDER-05"
    play(s, "0 first worker_stone")
    for house in range(1, 5):
        assert s.to_act() == (0,)
        build(s, 0, f"house_{house}", "sand wood stone")
    assert [event.args["card"] for event in told(s, "build")] == [
        "worker_stone",
        "worker_stone",
        "worker_wood",
        "worker_wood",
    ]
    assert see(s, "seats.0.vp") == 4 * 3
    assert s.to_act() == (1,)


@rule("AM-ORDER-05")
def test_a_player_who_stops_with_one_worker_still_builds_with_the_other() -> None:
    s = position(
        only="worker",
        players=2,
        cards={0: "worker_wood worker_stone"},
        given={"seats.0.resources": HOUSE},
    )
    play(s, "0 first worker_stone", "0 pass")
    build(s, 0, "house_1", "sand wood stone")
    assert told(s, "build")[0].args["card"] == "worker_wood"


# ------------------------------------------------------------------ the end


@rule("AM-END-01")
def test_the_game_ends_after_the_round_of_space_1() -> None:
    s = position(at="round_start", given={"round_track": 2})
    play(s, "0 choose messenger", "1 choose messenger", "2 choose messenger")
    assert not s.is_over()
    play(s, "0 choose trader", "1 choose trader", "2 choose trader")
    play(s, "1 pass", "2 pass", "0 pass")
    assert s.is_over()
    assert [(e.kind, e.rule) for e in s.log or [] if e.kind == "last_round"] == [
        ("last_round", "AM-END-01")
    ]


@rule("AM-END-02")
def test_with_the_last_tile_gone_the_round_is_finished_and_is_the_last() -> None:
    s = position(
        at="bricklayer",
        cards={0: "architect", 1: "bricklayer", 2: "worker_wood"},
        given={
            "tiles": ["house_6"],
            "watchtower": pieces(),
            "seats.1.resources": HOUSE,
            "seats.2.resources": HOUSE,
            "seats.2.goods": pieces(wood=2),
        },
    )
    build(s, 1, "house_6", "sand wood stone")
    play(s, "1 pass")
    assert s.is_over()
    assert see(s, "round_track") == 15
    # The worker still took his goods, the architect still scored and took his cards back.
    assert see(s, "seats.2.resources.wood") == 3
    assert see(s, "seats.0.vp") == 5
    assert see(s, "seats.0.discard") == []
    assert told(s, "last_round")[0].rule == "AM-END-02"


@rule("AM-END-02")
def test_one_tile_left_is_not_the_end() -> None:
    s = position(at="round_end", given={"tiles": ["well"]})
    assert not s.is_over()
    assert see(s, "first_player") == 1


@rule("AM-END-03")
@pytest.mark.parametrize("given", [{"round_track": 0}, {"tiles": []}])
def test_final_scoring_follows_the_last_round(given: dict[str, object]) -> None:
    s = position(
        at="round_end",
        given={"tiles": tiles_without("great_gate", "tower_1"), "spaces.great_gate_1": 1, **given},
    )
    assert s.is_over()
    assert see(s, "phase") == "final_scoring"
    towers = sum(tile.startswith("tower") and tile not in see(s, "tiles") for tile in TILES)
    assert see(s, "seats.1.vp") == 2 * towers
    assert GAME.winners(s) == [1]
