"""AM-COMP. What is in the box, by number and by value."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.castle.table import (
    DATA,
    asked,
    build,
    count_helpers,
    count_pieces,
    count_thalers,
    each,
    new_game,
    options,
    pieces,
    play,
    play_at_random,
    position,
    see,
    tiles_without,
)
from tests.rule import rule
from trilith.engine.data import override
from trilith.engine.doc import Json
from trilith.engine.errors import BadInput
from trilith.games.castle import GAME
from trilith.games.castle.components import CARDS, TILES

ALL_GAMES = [(players, season) for players in (2, 3, 4) for season in ("summer", "winter")]


@rule("AM-COMP-01")
def test_the_side_of_the_board_is_an_option_summer_or_winter() -> None:
    (season,) = GAME.options
    assert (season.key, season.values) == ("season", ("summer", "winter"))
    assert see(new_game(season="summer"), "season") == "summer"
    assert see(new_game(season="winter"), "season") == "winter"
    with pytest.raises(BadInput, match="summer, winter"):
        GAME.setup(3, {"season": "spring"})


@rule("AM-COMP-02")
def test_there_are_23_tiles_and_none_for_forge_and_market() -> None:
    kinds = Counter(tile.kind for tile in DATA.tile)
    assert kinds == {
        "tower": 9,
        "house": 6,
        "gate": 2,
        "well": 1,
        "keep": 1,
        "tavern": 1,
        "stable": 1,
        "servants_house": 1,
        "palace": 1,
    }
    assert len(TILES) == 23
    assert {"great_gate", "small_gate"} <= set(TILES)
    assert not {"market", "forge"} & set(TILES)


@rule("AM-COMP-03")
def test_each_of_four_colours_has_seven_helpers_a_score_and_one_is_first() -> None:
    assert DATA.start.player_colours == ("blue", "red", "yellow", "green")
    assert DATA.start.helpers_per_colour * len(DATA.start.player_colours) == 28
    s = new_game(players=4)
    assert each(s, "vp") == [0, 0, 0, 0]
    assert see(s, "first_player") in range(4)


@rule("AM-COMP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_player_ever_gains_or_loses_a_helper(players: int) -> None:
    for s in play_at_random(new_game(players, "winter")):
        helpers = [count_helpers(s, seat) for seat in range(players)]
        assert helpers == [7 if players == 2 else 6] * players


@rule("AM-COMP-04")
def test_the_resources_are_83() -> None:
    counts = {resource.id: resource.count for resource in DATA.resource}
    assert counts == {"sand": 20, "wood": 18, "clay": 15, "stone": 15, "silver": 15}
    assert sum(counts.values()) == 83


@rule("AM-COMP-04")
@pytest.mark.parametrize(("players", "season"), ALL_GAMES)
def test_no_piece_is_ever_made_or_lost(players: int, season: str) -> None:
    for s in play_at_random(new_game(players, season)):
        for resource in DATA.resource:
            assert count_pieces(s, resource.id) == resource.count


@rule("AM-COMP-05")
def test_the_coins_make_105_thalers() -> None:
    assert {coin.value: coin.count for coin in DATA.coins} == {1: 51, 3: 8, 5: 6}
    assert DATA.money.total_thalers == 105 == 51 * 1 + 8 * 3 + 6 * 5


@rule("AM-COMP-05")
@pytest.mark.parametrize(("players", "season"), ALL_GAMES)
def test_there_are_always_105_thalers_in_all(players: int, season: str) -> None:
    for s in play_at_random(new_game(players, season)):
        assert count_thalers(s) == 105


@rule("AM-COMP-05")
@pytest.mark.parametrize(
    ("own", "problem"),
    [
        ({"coin": [{"value": 3, "count": 9}]}, "the coins make 108, money says 105"),
        ({"money": {"total_thalers": 106}}, "at most 105 thalers, found 106"),
        (
            {"setup": {"start_thalers": 4}},
            "2 players: 87 in the bank \\+ 20 dealt is not 105",
        ),
    ],
)
def test_an_owner_may_not_have_more_thalers_than_coins(own: dict[str, Json], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        GAME.read_data(override(GAME.components, own, "mine.toml"), "mine.toml")


@rule("AM-COMP-06")
@pytest.mark.parametrize("bank", range(9))
def test_a_bank_of_any_amount_can_pay_it_out(bank: int) -> None:
    s = position(only="messenger", cards={0: "messenger"}, given={"bank": bank})
    assert (see(s, "seats.0.thalers"), see(s, "bank")) == (3 + bank, 0)


@rule("AM-COMP-06")
def test_a_price_of_6_is_paid_from_7_thalers_and_one_is_left() -> None:
    s = position(
        only="bricklayer",
        cards={0: "bricklayer"},
        given={
            "seats.0.thalers": 4,
            "seats.0.resources": pieces(sand=1, wood=1, stone=1),
            "watchtower": pieces(),
        },
    )
    build(s, 0, "house_1", "sand wood stone")
    assert see(s, "seats.0.thalers") == 7
    play(s, "0 place forge_6")
    assert (see(s, "seats.0.thalers"), see(s, "bank")) == (1, 81 - 3 + 6)


@rule("AM-COMP-07")
def test_every_player_has_the_same_eight_cards() -> None:
    eight = "messenger trader bricklayer stonemason worker_wood worker_sand worker_stone architect"
    assert list(CARDS) == eight.split()
    assert [card.copies_per_set for card in DATA.card] == [1] * 8
    assert each(new_game(players=4), "hand") == [eight.split()] * 4


@rule("AM-COMP-07")
def test_a_position_with_a_card_missing_is_refused() -> None:
    with pytest.raises(BadInput, match=r"missing from hand.*: messenger$"):
        position(at="select", given={"seats.1.hand": list(CARDS[1:])})


@rule("AM-COMP-07")
def test_a_position_with_a_card_in_two_places_is_refused() -> None:
    with pytest.raises(BadInput, match="the trader is in two of"):
        position(at="select", played={1: "trader"}, given={"seats.1.hand": list(CARDS)})


@rule("AM-COMP-08")
def test_the_winter_deck_has_one_of_each_of_six_cards() -> None:
    s = new_game(season="winter")
    six = ["breach", "granary", "innkeeper", "lady", "plague", "snowfall"]
    assert sorted(see(s, "winter.deck")) == six


@rule("AM-COMP-09")
def test_the_worker_cards_hold_three_pieces_each() -> None:
    goods = {card.id: card.goods for card in DATA.card if card.role == "worker"}
    assert goods == {
        "worker_wood": {"wood": 2, "silver": 1},
        "worker_sand": {"sand": 2, "clay": 1},
        "worker_stone": {"stone": 1},
    }
    stone = DATA.card[CARDS.index("worker_stone")]
    assert (stone.free_choices, set(stone.free_choice_types)) == (2, {"sand", "clay", "wood"})


@rule("AM-COMP-09")
@pytest.mark.parametrize(
    ("first", "second", "goods"),
    [
        ("clay", "clay", pieces(stone=1, clay=2)),
        ("sand", "wood", pieces(stone=1, sand=1, wood=1)),
    ],
)
def test_the_stone_workers_two_free_pieces_may_be_alike_or_not(
    first: str, second: str, goods: dict[str, int]
) -> None:
    s = position(only="equip_workers", cards={0: "worker_stone"})
    play(s, f"0 load {first}", f"0 load {second}")
    assert see(s, "seats.0.goods") == goods


@rule("AM-COMP-10")
def test_building_points_are_1_2_4_5_and_silver_has_none() -> None:
    points = {resource.id: resource.building_points for resource in DATA.resource}
    assert points == {"sand": 1, "wood": 2, "clay": 4, "stone": 5, "silver": 0}
    assert [resource.id for resource in DATA.resource if not resource.basic] == ["silver"]


@rule("AM-COMP-10")
def test_a_stable_of_18_takes_all_of_sand_2_wood_2_clay_and_stone() -> None:
    # 2 x 1 + 1 x 2 + 1 x 4 + 2 x 5 = 18, to the last piece.
    s = position(
        only="worker",
        cards={0: "worker_wood"},
        given={"seats.0.resources": pieces(sand=2, wood=1, clay=1, stone=2)},
    )
    build(s, 0, "stable", "sand sand wood clay stone stone")
    assert see(s, "seats.0.resources") == pieces()


@rule("AM-COMP-11")
def test_all_building_values_are_even() -> None:
    assert {tile.value for tile in DATA.tile} == {8, 10, 12, 18, 22, 24, 30}


@rule("AM-COMP-12")
def test_there_are_16_helper_spaces_with_their_prices() -> None:
    prices: dict[str, list[int]] = {}
    for space in DATA.space:
        prices.setdefault(space.building, []).append(space.price)
    assert prices == {
        "keep": [14],
        "tavern": [12, 6],
        "great_gate": [10],
        "small_gate": [5],
        "stable": [16, 12],
        "servants_house": [8, 8, 8],
        "market": [5, 5],
        "palace": [17, 17],
        "forge": [10, 6],
    }
    assert sum(map(len, prices.values())) == 16


@rule("AM-COMP-12")
def test_well_towers_and_houses_offer_no_space_when_all_is_built() -> None:
    s = position(
        only="bricklayer",
        cards={0: "bricklayer"},
        given={
            "seats.0.thalers": 50,
            "seats.0.resources": pieces(sand=1, wood=1, stone=1),
            "tiles": ["house_6"],
            "watchtower": pieces(),
        },
    )
    build(s, 0, "house_6", "sand wood stone")
    assert asked(s, 0) == "place"
    offered = [code.removeprefix("place ") for code in options(s, 0)[:-1]]
    assert offered == [space.id for space in DATA.space]


@rule("AM-COMP-13")
def test_the_winter_side_has_the_same_values_points_and_prices() -> None:
    summer = GAME.view(new_game(season="summer"), 0)
    winter = GAME.view(new_game(season="winter"), 0)
    assert summer["buildings"] == winter["buildings"]
    assert summer["spaces"] == winter["spaces"]


@rule("AM-COMP-13")
def test_a_house_built_in_winter_costs_8_and_scores_6() -> None:
    s = position(
        only="stonemason",
        season="winter",
        cards={0: "stonemason"},
        given={
            "seats.0.resources": pieces(sand=1, wood=1, stone=1),
            "tiles": tiles_without("house_1"),
        },
    )
    build(s, 0, "house_2", "sand wood stone")
    assert see(s, "seats.0.vp") == 6


@pytest.mark.parametrize(
    ("own", "problem"),
    [
        ({"space": [{"id": "forge_6", "units_per_step": 0}]}, "units_per_step 1 or more"),
        ({"space": [{"id": "forge_6", "scores": "gold"}]}, "scores one of"),
        ({"character": [{"id": "bricklayer", "build_reward": "fame"}]}, "build_reward one of"),
        ({"round_track": {"thaler_per_space": 2}}, "one thaler a space"),
    ],
)
def test_values_that_the_rules_could_not_use_are_refused(own: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        GAME.read_data(override(GAME.components, own, "mine.toml"), "mine.toml")
