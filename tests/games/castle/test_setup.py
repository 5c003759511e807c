"""AM-SETUP. The position before the first round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.castle.table import NOBODY, new_game, pieces, play_at_random, told
from tests.rule import rule
from trilith.games.castle import GAME
from trilith.games.castle.components import CARDS, TILES

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def laid_out(players: int = 3, season: str = "summer", seed: str = "told") -> dict[str, Any]:
    """The snapshot before anything has happened."""
    return GAME.dump(GAME.new(GAME.setup(players, {"season": season}, seed)))


@rule("AM-SETUP-01")
@pytest.mark.parametrize(("players", "spaces"), [(2, 12), (3, 15), (4, 12)])
def test_a_thaler_lies_on_each_round_space_used(players: int, spaces: int) -> None:
    doc = laid_out(players)
    assert doc["round_track"] == spaces
    # They come out of the 105.
    assert doc["bank"] + spaces + sum(mat["thalers"] for mat in doc["seats"]) == 105


@rule("AM-SETUP-02")
@PLAYERS
def test_one_of_each_resource_lies_on_the_watchtower(players: int) -> None:
    assert laid_out(players)["watchtower"] == pieces(sand=1, wood=1, clay=1, stone=1, silver=1)


@rule("AM-SETUP-03")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_all_23_tiles_lie_on_the_board(season: str) -> None:
    doc = laid_out(season=season)
    assert doc["tiles"] == list(TILES)
    assert doc["season"] == season


@rule("AM-SETUP-04")
@PLAYERS
def test_each_player_has_a_colour_of_his_own_and_score_0(players: int) -> None:
    s = new_game(players)
    seats = GAME.view(s, 0)["seats"]
    assert [mat["colour"] for mat in seats] == ["blue", "red", "yellow", "green"][:players]
    assert [mat["vp"] for mat in seats] == [0] * players


@rule("AM-SETUP-04")
def test_the_score_at_the_start_is_what_the_data_says() -> None:
    data = GAME.data({"setup": {"start_score": 2}}, "mine.toml")
    s = GAME.start(GAME.setup(3, data=data))
    assert [score.total for score in GAME.scores(s)] == [2, 2, 2]


@rule("AM-SETUP-05")
@pytest.mark.parametrize(("players", "helpers"), [(2, 7), (3, 6), (4, 6)])
def test_six_helpers_each_and_seven_with_two_players(players: int, helpers: int) -> None:
    assert [mat["helpers"] for mat in laid_out(players)["seats"]] == [helpers] * players


@rule("AM-SETUP-06")
@PLAYERS
def test_all_eight_cards_are_in_hand(players: int) -> None:
    for mat in laid_out(players)["seats"]:
        assert mat["hand"] == list(CARDS)
        assert mat["face_down"] == mat["discard"] == mat["lost"] == []


@rule("AM-SETUP-07")
@PLAYERS
def test_each_player_begins_with_3_thalers_a_sand_and_a_wood(players: int) -> None:
    for mat in laid_out(players)["seats"]:
        assert (mat["thalers"], mat["resources"]) == (3, pieces(sand=1, wood=1))


@rule("AM-SETUP-08")
@pytest.mark.parametrize(("players", "sand", "wood"), [(2, 17, 15), (3, 16, 14), (4, 15, 13)])
def test_the_rest_of_the_resources_is_the_stock(players: int, sand: int, wood: int) -> None:
    stock = pieces(sand=sand, wood=wood, clay=14, stone=14, silver=14)
    assert laid_out(players)["stock"] == stock


@rule("AM-SETUP-09")
@pytest.mark.parametrize(("players", "bank"), [(2, 87), (3, 81), (4, 81)])
def test_the_rest_of_the_thalers_is_the_bank(players: int, bank: int) -> None:
    assert laid_out(players)["bank"] == bank


@rule("AM-SETUP-10")
def test_forge_and_market_are_built_and_nobody_stands_anywhere() -> None:
    s = new_game()
    spaces = GAME.view(s, 0)["spaces"]
    assert {space["building"] for space in spaces if space["open"]} == {"forge", "market"}
    doc = GAME.dump(s)
    assert doc["forge_silver"] == 0
    assert set(doc["trader_places"].values()) == {NOBODY}
    assert set(doc["spaces"].values()) == {NOBODY}


@rule("AM-SETUP-11")
@PLAYERS
def test_chance_makes_any_player_the_first(players: int) -> None:
    firsts = Counter(laid_out(players, seed=str(i))["first_player"] for i in range(60))
    assert sorted(firsts) == list(range(players))
    assert laid_out(players, seed="same") == laid_out(players, seed="same")


@rule("AM-SETUP-12")
def test_in_winter_the_six_cards_are_shuffled() -> None:
    decks = {tuple(laid_out(season="winter", seed=str(i))["winter"]["deck"]) for i in range(60)}
    assert len(decks) > 40
    assert {len(set(deck)) for deck in decks} == {6}
    assert {deck[0] for deck in decks} == set(laid_out(season="winter")["winter"]["deck"])


@rule("AM-SETUP-13")
def test_summer_has_no_winter_cards_and_ignores_their_marks() -> None:
    s = new_game(season="summer")
    view = GAME.view(s, 0)
    assert (view["winter"], view["winter_marks"]) == (None, [])
    *_, end = play_at_random(s)
    assert len(told(end, "round")) == 15
    assert told(end, "winter_card") == []
    assert told(end, "court") == []
