"""AM-SCORE, AM-TIE. The final scoring, and who has won."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.castle.table import (
    asked,
    each,
    items,
    new_game,
    options,
    pieces,
    play,
    position,
    read,
    refused,
    see,
    tiles_without,
    told,
    told_by,
)
from tests.rule import rule
from trilith.engine.doc import Json
from trilith.engine.errors import BadInput
from trilith.engine.unfit import Unfit
from trilith.games.castle import GAME
from trilith.games.castle.components import TILES, WINTER_CARDS, CastleData
from trilith.games.castle.state import CastleState

TOWERS = [f"tower_{n}" for n in range(1, 10)]
HOUSES = [f"house_{n}" for n in range(1, 7)]
EVERYTHING: list[str] = []
"""For the path "tiles": all 23 are built."""


def at_the_end(
    spaces: Mapping[str, int],
    given: Mapping[str, object] | None = None,
    players: int = 3,
    season: str = "summer",
    first: int = 0,
) -> CastleState:
    """The final scoring with helpers on these spaces, all buildings built but for what is given.

    Nobody has thalers or resources of his own but for what is given.
    """
    bare: dict[str, object] = {"tiles": EVERYTHING}
    for seat in range(players):
        bare[f"seats.{seat}.thalers"] = 0
        bare[f"seats.{seat}.resources"] = pieces()
    helpers = {f"spaces.{space}": owner for space, owner in spaces.items()}
    return position(
        at="final_scoring",
        players=players,
        season=season,
        first=first,
        given={**bare, **helpers, **(given or {})},
    )


def points(s: CastleState, source: str) -> list[int]:
    """What each seat has scored at a building."""
    return each(s, f"points.{source}")


# ------------------------------------------------------------------ the order


@rule("AM-SCORE-01")
def test_trader_helpers_go_home_and_do_not_count() -> None:
    s = at_the_end(
        {"tavern_12": 0},
        {
            "trader_places": {
                "cart_sand": 0,
                "cart_wood": 1,
                "cart_clay": 1,
                "cart_stone": -1,
                "rider": 0,
            },
            "seats.0.helpers": 3,
            "seats.1.helpers": 4,
        },
    )
    assert set(see(s, "trader_places").values()) == {-1}
    assert each(s, "helpers") == [5, 6, 6]
    assert points(s, "tavern") == [1, 0, 0]
    assert each(s, "vp") == [1, 0, 0]


ONE_ON_EACH = {
    "keep_1": 0,
    "tavern_12": 0,
    "tavern_6": 1,
    "great_gate_1": 1,
    "small_gate_1": 1,
    "stable_16": 2,
    "stable_12": 2,
    "servants_house_1": 2,
    "market_1": 0,
    "palace_1": 0,
    "forge_10": 1,
    "forge_6": 2,
}


@rule("AM-SCORE-02")
def test_buildings_score_from_the_keep_to_the_forge_and_the_granary_last() -> None:
    s = at_the_end(
        ONE_ON_EACH,
        {
            "winter.in_play": ["granary"],
            "winter.granary": [0],
            "seats.0.resources": pieces(sand=1),
            "seats.0.thalers": 2,
        },
        season="winter",
    )
    play(s, "0 cash_in 2", "0 convert sand")
    scored = [
        str(event.args.get("place", event.kind))
        for event in s.log or ()
        if event.kind in ("score_space", "market", "palace")
    ]
    assert scored == [
        "keep_1",
        "tavern_12",
        "tavern_6",
        "great_gate_1",
        "small_gate_1",
        "stable_16",
        "stable_12",
        "servants_house_1",
        "market",
        "palace",
        "forge_10",
        "forge_6",
        "granary",
    ]


@rule("AM-SCORE-03")
def test_a_helper_that_has_scored_stays_and_still_counts() -> None:
    # The keep scores first; its helper still counts at the tavern, and its space is not empty.
    s = at_the_end({"keep_1": 0, "tavern_12": 1})
    assert points(s, "keep") == [14 * 3, 0, 0]
    assert points(s, "tavern") == [0, 2, 0]
    assert see(s, "spaces.keep_1") == 0
    assert see(s, "spaces.tavern_12") == 1


# ------------------------------------------------------------------ keep


@rule("AM-SCORE-04")
def test_the_keep_scores_three_points_an_empty_space() -> None:
    # 16 spaces less keep, market and both of the forge.
    s = at_the_end({"keep_1": 0, "market_1": 1, "forge_10": 1, "forge_6": 2})
    assert points(s, "keep") == [12 * 3, 0, 0]


@rule("AM-SCORE-04")
def test_market_and_forge_count_for_the_keep() -> None:
    s = at_the_end({"keep_1": 2}, {"tiles": tiles_without("keep")})
    assert points(s, "keep") == [0, 0, 4 * 3]


@rule("AM-SCORE-05")
def test_spaces_under_a_tile_are_not_empty_spaces() -> None:
    # Market 2, forge 2 and the palace's 2; the servants' house is not built.
    s = at_the_end({"keep_1": 0}, {"tiles": tiles_without("keep", "palace", "well", "tower_1")})
    assert points(s, "keep") == [6 * 3, 0, 0]


@rule("AM-SCORE-06")
def test_trader_places_and_winter_cards_are_no_spaces_for_the_keep() -> None:
    given = {"tiles": tiles_without("keep"), "winter.in_play": ["innkeeper", "granary"]}
    s = at_the_end({"keep_1": 0}, given, season="winter")
    assert points(s, "keep") == [4 * 3, 0, 0]


# ------------------------------------------------------------------ tavern


@rule("AM-SCORE-07", "AM-SCORE-08")
@pytest.mark.parametrize("others", range(6))
def test_the_tavern_counts_helpers_of_all_colours(others: int) -> None:
    rest = ["stable_16", "stable_12", "servants_house_1", "servants_house_2", "servants_house_3"]
    spaces = {"tavern_12": 0, "tavern_6": 1, **dict.fromkeys(rest[:others], 2)}
    s = at_the_end(spaces)
    assert points(s, "tavern") == [2 + others, (2 + others) // 2, 0]


@rule("AM-SCORE-07")
def test_the_helper_at_the_tavern_counts_itself() -> None:
    assert points(at_the_end({"tavern_12": 0}), "tavern") == [1, 0, 0]


@rule("AM-SCORE-08")
def test_the_cheap_place_at_the_tavern_scores_nothing_for_itself_alone() -> None:
    assert points(at_the_end({"tavern_6": 0}), "tavern") == [0, 0, 0]


@rule("AM-SCORE-09")
def test_helpers_on_winter_cards_are_not_in_the_castle() -> None:
    given = {
        "winter.in_play": ["innkeeper", "granary"],
        "winter.innkeeper": 1,
        "winter.granary": [1, 2, 2],
    }
    s = at_the_end({"tavern_12": 0, "tavern_6": 0, "forge_6": 1}, given, season="winter")
    assert points(s, "tavern") == [3 + 1, 0, 0]


# ------------------------------------------------------------------ gates, stable, servants' house


@rule("AM-SCORE-10", "AM-SCORE-11")
@pytest.mark.parametrize("towers", [0, 1, 4, 9])
def test_the_gates_score_built_towers(towers: int) -> None:
    s = at_the_end(
        {"great_gate_1": 0, "small_gate_1": 1},
        {"tiles": tiles_without("great_gate", "small_gate", *TOWERS[:towers])},
    )
    assert points(s, "great_gate") == [2 * towers, 0, 0]
    assert points(s, "small_gate") == [0, towers, 0]


@rule("AM-SCORE-10", "AM-BLD-10")
def test_it_does_not_matter_who_built_the_towers() -> None:
    tiles = tiles_without("great_gate", "tower_1", "tower_2")
    s = at_the_end(
        {"great_gate_1": 0},
        {"tiles": tiles, "seats.1.erected": ["tower_1"], "seats.0.erected": ["tower_2"]},
    )
    assert points(s, "great_gate") == [4, 0, 0]


@rule("AM-SCORE-12")
def test_keep_and_watchtower_are_no_towers() -> None:
    s = at_the_end(
        {"great_gate_1": 0, "small_gate_1": 0},
        {"tiles": tiles_without("great_gate", "small_gate", "keep"), "watchtower.sand": 5},
    )
    assert each(s, "vp") == [0, 0, 0]


@rule("AM-SCORE-13", "AM-SCORE-14")
@pytest.mark.parametrize("houses", [0, 1, 3, 6])
def test_the_stable_scores_built_houses(houses: int) -> None:
    s = at_the_end(
        {"stable_16": 0, "stable_12": 1},
        {"tiles": tiles_without("stable", *HOUSES[:houses])},
    )
    assert points(s, "stable") == [3 * houses, 2 * houses, 0]


@rule("AM-SCORE-15")
def test_the_servants_house_is_no_house() -> None:
    s = at_the_end({"stable_16": 0}, {"tiles": tiles_without("stable", "servants_house")})
    assert points(s, "stable") == [0, 0, 0]


@rule("AM-SCORE-16")
def test_each_helper_in_the_servants_house_scores_the_tiles_left() -> None:
    spaces = {"servants_house_1": 0, "servants_house_2": 0, "servants_house_3": 1}
    s = at_the_end(spaces, {"tiles": ["keep", *TOWERS[:6]]})
    assert points(s, "servants_house") == [14, 7, 0]


@rule("AM-SCORE-16")
def test_the_servants_house_scores_nothing_once_all_is_built() -> None:
    assert points(at_the_end({"servants_house_1": 0}), "servants_house") == [0, 0, 0]


# ------------------------------------------------------------------ market


@rule("AM-SCORE-17", "AM-SCORE-19")
def test_a_helper_at_the_market_turns_two_thalers_into_a_point() -> None:
    s = at_the_end({"market_1": 0}, {"seats.0.thalers": 7})
    assert options(s, 0) == ["cash_in 6", "cash_in 4", "cash_in 2", "cash_in 0"]
    play(s, "0 cash_in 6")
    assert see(s, "seats.0.vp") == 3
    assert see(s, "seats.0.thalers") == 1


@rule("AM-SCORE-17")
@pytest.mark.parametrize("space", ["market_1", "market_2"])
def test_two_players_at_the_market_have_one_helper_each(space: str) -> None:
    other = "market_2" if space == "market_1" else "market_1"
    thalers = {"seats.0.thalers": 4, "seats.1.thalers": 8}
    s = at_the_end({space: 0, other: 1}, thalers)
    play(s, "0 cash_in 4", "1 cash_in 8")
    assert points(s, "market") == [2, 4, 0]


@rule("AM-SCORE-18")
def test_with_both_spaces_each_thaler_is_a_point() -> None:
    s = at_the_end({"market_1": 0, "market_2": 0}, {"seats.0.thalers": 7})
    assert options(s, 0) == [f"cash_in {n}" for n in range(7, -1, -1)]
    play(s, "0 cash_in 7")
    assert points(s, "market") == [7, 0, 0]
    assert see(s, "seats.0.thalers") == 0
    assert s.is_over()


@rule("AM-SCORE-17", "AM-SCORE-18")
def test_the_market_pays_what_a_copy_says() -> None:
    places: list[Json] = [{"id": place, "vp_per_unit": 3} for place in ("market_1", "market_2")]
    copy = GAME.data({"space": places})
    assert isinstance(copy, CastleData)
    for helpers, talers, earned in (
        ({"market_1": 0}, 6, 9),
        ({"market_1": 0, "market_2": 0}, 7, 21),
    ):
        s = at_the_end(helpers, {"seats.0.thalers": 7})
        s.data = copy
        decision = GAME.decision(s, 0)
        assert decision is not None
        assert decision.question.args["points"] == 3
        play(s, f"0 cash_in {talers}")
        assert points(s, "market") == [earned, 0, 0]
    with pytest.raises(Unfit, match="the same vp_per_unit"):
        GAME.data({"space": places[:1]})


@rule("AM-SCORE-19")
def test_at_two_for_one_only_even_numbers_are_converted() -> None:
    s = at_the_end({"market_1": 0}, {"seats.0.thalers": 7})
    assert refused(s, "0 cash_in 5") == "AM-SCORE-19"


@rule("AM-SCORE-19")
def test_nobody_converts_more_thalers_than_he_has() -> None:
    s = at_the_end({"market_1": 0}, {"seats.0.thalers": 7, "bank": 50})
    assert refused(s, "0 cash_in 8") == "AM-SCORE-19"


@rule("AM-SCORE-19")
def test_thalers_may_be_kept() -> None:
    s = at_the_end({"market_1": 0}, {"seats.0.thalers": 7})
    play(s, "0 cash_in 0")
    assert see(s, "seats.0.vp") == 0
    assert see(s, "seats.0.thalers") == 7


@rule("AM-SCORE-19")
def test_converted_thalers_leave_the_game() -> None:
    s = at_the_end({"market_1": 0}, {"seats.0.thalers": 7, "bank": 50})
    play(s, "0 cash_in 4")
    assert see(s, "bank") == 50
    assert see(s, "box") == items(thaler=4)


@rule("AM-SCORE-19", "AM-TIE-03")
def test_converted_thalers_do_not_break_ties() -> None:
    # 4 thalers would beat 3; but 2 of them have become the point that makes the tie.
    given = {"seats.0.thalers": 4, "seats.1.thalers": 3, **scored(1, 1)}
    s = at_the_end({"market_1": 0}, given)
    play(s, "0 cash_in 2")
    assert GAME.winners(s) == [1]


@rule("AM-SCORE-19", "AM-ROUND-06")
def test_a_player_who_has_less_than_two_thalers_is_not_asked() -> None:
    s = at_the_end({"market_1": 0}, {"seats.0.thalers": 1})
    assert s.is_over()
    assert see(s, "seats.0.thalers") == 1


# ------------------------------------------------------------------ palace


@rule("AM-SCORE-20")
def test_at_the_palace_resources_score_their_building_points() -> None:
    s = at_the_end({"palace_1": 0}, {"seats.0.resources": pieces(sand=1, wood=1, clay=1, stone=1)})
    play(s, "0 convert sand")
    assert see(s, "seats.0.vp") == 1
    play(s, "0 convert wood")
    assert see(s, "seats.0.vp") == 3
    play(s, "0 convert clay")
    assert see(s, "seats.0.vp") == 7
    play(s, "0 convert stone")
    assert see(s, "seats.0.vp") == 12
    assert s.is_over()


@rule("AM-SCORE-20")
@pytest.mark.parametrize("space", ["palace_1", "palace_2"])
def test_one_helper_converts_five_pieces_at_most(space: str) -> None:
    s = at_the_end({space: 0}, {"seats.0.resources": pieces(stone=11)})
    play(s, *["0 convert stone"] * 5)
    assert s.is_over()
    assert points(s, "palace") == [25, 0, 0]
    assert see(s, "seats.0.resources.stone") == 6


@rule("AM-SCORE-20")
def test_two_helpers_convert_ten_pieces_at_most() -> None:
    s = at_the_end({"palace_1": 0, "palace_2": 0}, {"seats.0.resources": pieces(stone=11)})
    play(s, *["0 convert stone"] * 10)
    assert s.is_over()
    assert points(s, "palace") == [50, 0, 0]
    assert see(s, "seats.0.resources.stone") == 1


@rule("AM-SCORE-20")
def test_nobody_must_convert() -> None:
    s = at_the_end({"palace_1": 0}, {"seats.0.resources": pieces(stone=2)})
    play(s, "0 convert stone", "0 pass")
    assert s.is_over()
    assert see(s, "seats.0.resources") == pieces(stone=1)


@rule("AM-SCORE-20")
def test_nobody_converts_what_he_does_not_have() -> None:
    s = at_the_end({"palace_1": 0}, {"seats.0.resources": pieces(stone=2)})
    assert refused(s, "0 convert clay") == "AM-SCORE-20"


@rule("AM-SCORE-21")
def test_silver_scores_only_by_what_it_is_exchanged_for_and_at_once() -> None:
    s = at_the_end({"palace_1": 0}, {"seats.0.resources": pieces(silver=2)})
    stock = see(s, "stock")
    play(s, "0 exchange clay")
    assert see(s, "seats.0.vp") == 4
    assert see(s, "seats.0.resources") == pieces(silver=1)
    assert see(s, "stock.clay") == stock["clay"] - 1
    assert see(s, "box") == items(clay=1)
    with pytest.raises(BadInput):
        read("0 convert silver")


@rule("AM-SCORE-21")
def test_exchanged_silver_counts_against_the_limit() -> None:
    s = at_the_end({"palace_1": 0}, {"seats.0.resources": pieces(silver=4, stone=2)})
    play(s, *["0 exchange stone"] * 4, "0 convert stone")
    assert s.is_over()
    assert see(s, "seats.0.resources") == pieces(stone=1)
    assert points(s, "palace") == [25, 0, 0]


@rule("AM-SCORE-21", "AM-SLV-02")
def test_at_the_palace_too_silver_brings_only_what_is_in_stock() -> None:
    given = {"seats.0.resources": pieces(silver=1), "stock": pieces(wood=1)}
    s = at_the_end({"palace_1": 0}, given)
    assert options(s, 0) == ["exchange wood", "pass"]
    assert refused(s, "0 exchange stone") == "AM-SLV-02"


@rule("AM-SCORE-21", "AM-SLV-05")
def test_without_a_helper_at_the_palace_silver_is_worth_nothing() -> None:
    s = at_the_end({"forge_10": 0}, {"seats.0.resources": pieces(silver=5, stone=5)})
    assert s.is_over()
    assert each(s, "vp") == [0, 0, 0]


@rule("AM-SCORE-22")
def test_silver_exchanged_at_the_palace_counts_at_the_forge() -> None:
    given = {"seats.0.resources": pieces(silver=2), "forge_silver": 3}
    s = at_the_end({"palace_1": 0, "forge_10": 0, "forge_6": 1}, given)
    play(s, "0 exchange stone", "0 exchange stone")
    assert see(s, "forge_silver") == 5
    assert points(s, "forge") == [5, 2, 0]


@rule("AM-SCORE-23")
def test_converted_resources_leave_the_game() -> None:
    s = at_the_end({"palace_1": 0}, {"seats.0.resources": pieces(stone=1)})
    stock = see(s, "stock")
    play(s, "0 convert stone")
    assert see(s, "stock") == stock
    assert see(s, "box") == items(stone=1)


@rule("AM-SCORE-23", "AM-TIE-04")
def test_converted_resources_do_not_break_ties() -> None:
    # Two stones would beat one; but one of them has become the points that make the tie.
    given = {
        "seats.0.resources": pieces(stone=2),
        "seats.1.resources": pieces(stone=1, sand=1),
        **scored(1, 5),
    }
    s = at_the_end({"palace_1": 0}, given)
    play(s, "0 convert stone", "0 pass")
    assert GAME.winners(s) == [1]


@rule("AM-SCORE-24")
def test_at_the_palace_one_player_finishes_before_the_next_begins() -> None:
    given = {
        "seats.1.resources": pieces(silver=1, sand=1),
        "seats.2.resources": pieces(silver=1, sand=1),
        "stock": pieces(stone=1, sand=1),
    }
    s = at_the_end({"palace_1": 1, "palace_2": 2}, given, first=2)
    assert s.to_act() == (2,)
    play(s, "2 exchange stone")
    assert s.to_act() == (2,)
    play(s, "2 pass")
    # The last stone is gone.
    assert options(s, 1) == ["convert sand", "exchange sand", "pass"]


@rule("AM-SCORE-24")
def test_the_first_player_of_the_last_round_is_first_at_the_palace() -> None:
    s = position(
        at="architect",
        first=1,
        given={
            "round_track": 0,
            "tiles": EVERYTHING,
            "spaces.palace_1": 0,
            "spaces.palace_2": 1,
        },
    )
    assert s.to_act() == (1,)


# ------------------------------------------------------------------ forge


@rule("AM-SCORE-25", "AM-SCORE-26")
@pytest.mark.parametrize("silver", [0, 1, 6, 7, 15])
def test_the_forge_scores_its_silver(silver: int) -> None:
    s = at_the_end({"forge_10": 0, "forge_6": 1}, {"forge_silver": silver})
    assert points(s, "forge") == [silver, silver // 2, 0]


@rule("AM-SCORE-25")
def test_silver_of_the_players_does_not_count_at_the_forge() -> None:
    s = at_the_end({"forge_10": 0}, {"seats.0.resources": pieces(silver=4), "forge_silver": 2})
    assert points(s, "forge") == [2, 0, 0]


@rule("AM-SCORE-27")
def test_two_helpers_on_one_building_score_each_by_itself() -> None:
    # Rounded down space by space, not for both together.
    both = {"forge_10": 0, "forge_6": 0, "stable_16": 1, "stable_12": 1}
    s = at_the_end(both, {"forge_silver": 7, "tiles": tiles_without("stable", *HOUSES[:3])})
    assert points(s, "forge") == [7 + 3, 0, 0]
    assert points(s, "stable") == [0, 9 + 6, 0]


@rule("AM-SCORE-28")
def test_thalers_resources_and_tiles_score_nothing() -> None:
    s = at_the_end(
        {},
        {
            "seats.0.thalers": 30,
            "seats.0.resources": pieces(sand=5, wood=5, clay=5, stone=5, silver=5),
            "seats.0.erected": ["house_1", "tower_1"],
        },
    )
    assert s.is_over()
    assert each(s, "vp") == [0, 0, 0]


@rule("AM-SCORE-28", "AM-SCORE-02")
def test_the_breakdown_says_where_all_points_come_from() -> None:
    s = at_the_end(
        ONE_ON_EACH, {"forge_silver": 4, "tiles": ["tower_1", "house_1"], **scored(0, 9)}
    )
    assert told_by(s, "score_space") == [0, 0, 1, 1, 1, 2, 2, 2, 1, 2]
    rows = [
        {row.source: row.points for row in score.rows if row.points} for score in GAME.scores(s)
    ]
    # 16 spaces, 12 taken; 8 towers, 5 houses, 2 tiles left.
    assert rows == [
        {"stonemason": 9, "keep": 12, "tavern": 12},
        {"tavern": 6, "great_gate": 16, "small_gate": 8, "forge": 4},
        {"stable": 25, "servants_house": 2, "forge": 2},
    ]
    assert [score.total for score in GAME.scores(s)] == each(s, "vp") == [33, 34, 29]


# ------------------------------------------------------------------ the winner


def scored(seat: int, vp: int) -> dict[str, object]:
    """So many points, all from stonemasons."""
    return {f"seats.{seat}.vp": vp, f"seats.{seat}.points.stonemason": vp}


def winners(given: Mapping[str, object], players: int = 3) -> list[int]:
    s = at_the_end({}, given, players)
    assert s.is_over()
    return GAME.winners(s)


@rule("AM-TIE-01")
def test_most_points_win() -> None:
    rich = {"seats.0.thalers": 50, "seats.0.resources": pieces(stone=5)}
    assert winners({**scored(0, 40), **scored(1, 41), **scored(2, 12), **rich}) == [1]


@rule("AM-TIE-01")
def test_nobody_has_won_before_the_end() -> None:
    assert GAME.winners(new_game()) == []


@rule("AM-TIE-01")
def test_points_of_the_final_scoring_decide_too() -> None:
    given = {**scored(0, 20), **scored(1, 16), "forge_silver": 5}
    s = at_the_end({"forge_10": 1}, given)
    assert [score.total for score in GAME.scores(s)] == [20, 21, 0]
    assert GAME.winners(s) == [1]


@rule("AM-TIE-02")
def test_the_score_goes_on_past_the_end_of_the_track() -> None:
    s = at_the_end({"forge_10": 0}, {**scored(0, 88), **scored(1, 89), "forge_silver": 7})
    assert [score.total for score in GAME.scores(s)] == [95, 89, 0]
    assert GAME.winners(s) == [0]


@rule("AM-TIE-03")
def test_thalers_break_a_tie() -> None:
    tie = {**scored(0, 30), **scored(1, 30), "seats.0.thalers": 4, "seats.1.thalers": 5}
    assert winners({**tie, "seats.0.resources": pieces(stone=9)}) == [1]


@rule("AM-TIE-03")
def test_only_tied_players_are_compared() -> None:
    tie = {**scored(0, 30), **scored(1, 30), **scored(2, 29)}
    assert winners({**tie, "seats.1.thalers": 1, "seats.2.thalers": 60}) == [1]


@rule("AM-TIE-04")
@pytest.mark.parametrize(
    ("winner", "loser"),
    [
        (pieces(stone=1), pieces(clay=9, wood=9, sand=9)),
        (pieces(clay=1), pieces(wood=9, sand=9)),
        (pieces(wood=1), pieces(sand=9)),
        (pieces(sand=1), pieces()),
        (pieces(stone=2), pieces(stone=1, clay=5)),
        (pieces(stone=1, clay=1), pieces(stone=1, wood=5)),
        (pieces(stone=1, sand=1), pieces(stone=1)),
        (pieces(stone=1, wood=2, sand=3), pieces(stone=1, wood=2, sand=2)),
        (pieces(sand=1), pieces(silver=9)),
    ],
)
def test_then_the_best_single_pieces_break_it(
    winner: dict[str, int], loser: dict[str, int]
) -> None:
    tie = {**scored(0, 30), **scored(1, 30), "seats.0.thalers": 2, "seats.1.thalers": 2}
    assert winners({**tie, "seats.0.resources": winner, "seats.1.resources": loser}) == [0]
    assert winners({**tie, "seats.0.resources": loser, "seats.1.resources": winner}) == [1]


@rule("AM-TIE-04", "AM-TIE-05")
def test_silver_breaks_no_tie() -> None:
    tie = {**scored(0, 30), **scored(1, 30)}
    alone = {"seats.0.resources": pieces(clay=1, silver=3), "seats.1.resources": pieces(clay=1)}
    assert winners({**tie, **alone}) == [0, 1]


@rule("AM-TIE-05")
def test_those_that_nothing_tells_apart_share_the_victory() -> None:
    tie = {**scored(0, 30), **scored(2, 30), **scored(1, 29)}
    alike: dict[str, object] = {}
    for seat in (0, 2):
        alike[f"seats.{seat}.thalers"] = 3
        alike[f"seats.{seat}.resources"] = pieces(stone=1, sand=2)
    assert winners({**tie, **alike}) == [0, 2]


@rule("AM-TIE-05")
def test_all_may_share_the_victory() -> None:
    assert winners({}, players=4) == [0, 1, 2, 3]


@rule("AM-TIE-03", "AM-TIE-04")
def test_tie_breakers_are_listed_in_order() -> None:
    own = {"seats.0.thalers": 2, "seats.0.resources": pieces(sand=1, wood=2, clay=3, stone=4)}
    s = at_the_end({}, own)
    rows = [(row.source, row.points) for row in GAME.scores(s)[0].tie_break]
    assert rows == [("thalers", 2), ("stone", 4), ("clay", 3), ("wood", 2), ("sand", 1)]


@rule("AM-SCORE-01", "AM-TRD-10")
def test_trader_helpers_that_go_home_are_logged() -> None:
    s = at_the_end({}, {"trader_places.rider": 2, "seats.2.helpers": 5})
    assert [(event.seat, event.args["place"]) for event in told(s, "home")] == [(2, "rider")]


@rule("AM-SCORE-02")
def test_no_building_is_left_out_of_the_breakdown() -> None:
    for season, more in (("summer", set()), ("winter", {"lady", "breach", "granary"})):
        s = at_the_end({}, season=season)
        assert asked(s, 0) == ""
        sources = [row.source for row in GAME.scores(s)[0].rows]
        assert [tile for tile in TILES[:7] if tile not in sources] == []
        assert {"market", "forge"} <= set(sources)
        assert set(sources) & set(WINTER_CARDS) == more
