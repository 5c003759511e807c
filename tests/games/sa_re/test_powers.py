"""SR-POWER, SR-TEMPLE, SR-BARRACKS, SR-PALACE, SR-MARKET. The administrative buildings."""

from __future__ import annotations

import pytest

from tests.games.sa_re.table import (
    asked,
    each,
    hands,
    names,
    options,
    play,
    position,
    refused,
    see,
    told,
)
from tests.rule import rule
from trilith.games.sa_re import GAME

DARK = {"season.dark": True}

# ------------------------------------------------------------------ all powers


@rule("SR-POWER-01", "SR-POWER-02", "SR-NEXT-03")
def test_a_power_is_used_once_a_season_and_is_back_in_the_new_round() -> None:
    s = position(at="sequence", players=2, deck="t t W S", grounds={0: {1: "palace"}})
    play(s, "0 palace trouble_single")
    assert see(s, "seats.0.night") == ["palace"]
    assert refused(s, "0 palace trouble_single") == "SR-POWER-01"
    play(s, "0 stop", "1 stop")
    while see(s, "round") == 1:
        seat = s.to_act()[0]
        s.apply(seat, next(a for a in s.legal(seat) if a.verb == "done"))
    assert see(s, "seats.0.night") == []


@rule("SR-POWER-01")
def test_a_worksite_has_no_power() -> None:
    s = position(only="sequence", deck="W S", grounds={0: {1: "site:temple"}})
    assert refused(s, "0 temple") == "SR-POWER-01"


@rule("SR-POWER-03")
def test_several_powers_may_be_used_in_one_sequence_and_none_must() -> None:
    grounds = {0: {1: "palace", 2: "barracks", 3: "temple"}}
    s = position(only="sequence", deck="T t W S", grounds=grounds, given={"seats.0.gauge": 1})
    assert options(s, 0) == [
        "draw",
        "stop",
        "temple",
        "palace trouble_double",
        "barracks seat:1",
        "barracks seat:2",
    ]
    play(s, "0 palace trouble_double", "0 barracks seat:1", "1 go_on", "0 temple")
    assert see(s, "seats.0.night") == ["temple", "barracks", "palace"]


@rule("SR-POWER-04")
def test_each_power_has_its_moments() -> None:
    grounds = {0: {1: "palace", 2: "barracks", 3: "temple", 4: "market"}}
    s = position(
        only="sequence",
        deck="H t W S",
        grounds=grounds,
        cards={0: "W", 1: "G"},
        given={"seats.0.gauge": 1},
    )
    play(s, "0 draw", "0 obey horus_choice")
    assert refused(s, "0 temple") == "SR-TEMPLE-01"
    for power in ("palace trouble_single", "palace single_wood", "barracks seat:1", "market"):
        assert power in options(s, 0)
    play(s, "0 keep trouble_single plain", "0 acquire single_wood")
    assert asked(s) == "0 closing"
    assert refused(s, "0 palace single_stone") == "SR-POWER-04"
    assert "market" in options(s, 0)


@rule("SR-POWER-04")
def test_in_dark_the_palace_does_not_reach_the_top_card() -> None:
    s = position(only="sequence", deck="W S", grounds={0: {1: "palace"}}, given=DARK)
    assert options(s, 0) == ["draw", "stop"]
    assert refused(s, "0 palace single_wood") == "SR-POWER-04"


@rule("SR-POWER-05", "SR-POWER-06")
def test_no_power_in_a_reaction_and_none_undoes_a_revolt() -> None:
    grounds = {seat: {1: "barracks", 2: "palace"} for seat in (0, 1)}
    given = {"seats.1.gauge": 3, "seats.2.gauge": 6}
    s = position(only="sequence", deck="WW S G", grounds=grounds, given=given)
    play(s, "0 draw", "0 acquire double_wood_wood")
    assert asked(s) == "1 react"
    assert refused(s, "1 barracks seat:0") == "SR-POWER-04"
    assert see(s, "seats.2.revolted")
    play(s, "1 go_on")
    assert refused(s, "0 barracks seat:2") == "SR-BARRACKS-03"
    assert see(s, "seats.2.gauge") == 7


# ------------------------------------------------------------------ Temple


@rule("SR-TEMPLE-01", "SR-TEMPLE-04")
def test_the_temple_applies_one_of_two_cards_and_puts_the_other_on_top() -> None:
    s = position(only="sequence", players=2, deck="H W S", grounds={0: {1: "temple"}})
    play(s, "0 temple")
    assert options(s, 0) == ["apply first", "apply second"]
    assert GAME.view(s, 1)["season"]["second"] == "single_wood"
    play(s, "0 apply second")
    assert hands(s) == ["W", ""]
    assert see(s, "season.deck") == names("H S")
    assert GAME.view(s, 1)["season"]["top"] == "horus_choice"


@rule("SR-TEMPLE-01")
def test_the_temple_is_for_the_first_draw_and_a_palace_before_is_no_draw() -> None:
    grounds = {0: {1: "temple", 2: "palace"}}
    s = position(only="sequence", deck="t T W S", grounds=grounds)
    play(s, "0 palace trouble_single")
    assert "temple" in options(s, 0)
    play(s, "0 draw")
    assert refused(s, "0 temple") == "SR-TEMPLE-01"


@rule("SR-TEMPLE-02")
def test_the_temple_needs_two_cards() -> None:
    s = position(only="sequence", deck="W", grounds={0: {1: "temple"}})
    assert refused(s, "0 temple") == "SR-TEMPLE-02"


@rule("SR-TEMPLE-03")
def test_one_of_the_two_must_be_applied() -> None:
    s = position(only="sequence", deck="T t W", grounds={0: {1: "temple"}})
    play(s, "0 temple")
    question = s.question(0)
    assert question is not None
    assert question.about(s) == {"card": "trouble_double", "other_card": "trouble_single"}
    assert refused(s, "0 stop") == "SR-STOP-01"
    play(s, "0 apply first")
    assert see(s, "seats.0.gauge") == 2


@rule("SR-TEMPLE-04", "SR-INFO-01")
def test_in_dark_only_the_owner_sees_the_two_cards() -> None:
    s = position(only="sequence", deck="T W S", grounds={0: {1: "temple"}}, given=DARK)
    play(s, "0 temple")
    seen = [GAME.view(s, seat)["season"] for seat in (0, 1, -1)]
    assert [(v["top"], v["second"]) for v in seen] == [
        ("trouble_double", "single_wood"),
        (None, None),
        (None, None),
    ]
    assert [event.seen_by for event in told(s, "temple_cards")] == [(0,)]
    play(s, "0 apply second")
    assert told(s, "drew")[0].args == {"card": "single_wood"}
    assert [event.seen_by for event in told(s, "put_back_card")] == [(0,)]


@rule("SR-TEMPLE-05")
def test_after_horus_the_returned_card_is_the_first_one_owed() -> None:
    s = position(only="sequence", deck="W H S G", grounds={0: {1: "temple"}}, given=DARK)
    play(s, "0 temple", "0 apply second")
    assert see(s, "season.batch") == names("W S")


@rule("SR-TEMPLE-06", "SR-HOSH-02", "SR-INFO-04")
def test_hoshekh_as_second_card_is_replaced_and_the_open_first_card_stays_known() -> None:
    s = position(only="sequence", players=2, deck="H X W S", grounds={0: {1: "temple"}})
    play(s, "0 temple")
    assert see(s, "season.dark")
    assert GAME.view(s, 1)["season"]["top"] == "horus_choice"
    assert GAME.view(s, 1)["season"]["second"] is None
    assert GAME.view(s, 0)["season"]["second"] == "single_wood"
    play(s, "0 apply second")
    for seat in (0, 1, -1):
        assert GAME.view(s, seat)["season"]["top"] == "horus_choice"
    play(s, "1 draw")
    assert hands(s) == ["W", "S"]


@rule("SR-TEMPLE-06")
def test_if_hoshekh_was_the_last_card_the_first_is_applied() -> None:
    s = position(only="sequence", players=2, deck="W X", grounds={0: {1: "temple"}})
    play(s, "0 temple")
    assert hands(s) == ["W", ""]
    assert s.is_over()


@rule("SR-HOSH-01", "SR-TEMPLE-04")
def test_hoshekh_below_the_two_cards_brings_darkness_before_the_choice() -> None:
    s = position(only="sequence", players=2, deck="T W X S G", grounds={0: {1: "temple"}})
    play(s, "0 temple")
    assert asked(s) == "0 temple"
    assert see(s, "season.dark")
    assert see(s, "season.deck") == names("T W S G")
    for seat in (0, 1, -1):
        season = GAME.view(s, seat)["season"]
        assert (season["top"], season["second"]) == ("trouble_double", "single_wood")
    order = [event.kind for event in s.log or []]
    assert order.index("temple_cards") < order.index("hoshekh")


@rule("SR-HOSH-01", "SR-HOSH-04", "SR-INFO-04")
@pytest.mark.parametrize(
    ("choice", "left"), [("first", "single_wood"), ("second", "trouble_double")]
)
def test_the_card_put_back_then_lies_face_down_and_stays_known(choice: str, left: str) -> None:
    s = position(only="sequence", players=2, deck="T W X S G", grounds={0: {1: "temple"}})
    events = play(s, "0 temple", f"0 apply {choice}")
    assert see(s, "season.dark")
    assert {GAME.view(s, seat)["season"]["top"] for seat in (0, 1, -1)} == {left}
    assert GAME.view(s, 1)["season"]["second"] is None
    # Nothing was hidden about the card applied, nor about the other.
    assert not told(s, "drew")[0].reveals
    assert told(s, "put_back_card")[0].seen_by is None
    assert "turned_up" not in [event.kind for event in events]
    seat = s.to_act()[0]
    play(s, f"{seat} draw")
    # The card below is not shown, however it is drawn.
    assert GAME.view(s, seat)["season"]["top"] is None


@rule("SR-HOSH-01", "SR-TEMPLE-04")
def test_hoshekh_further_down_stays_there() -> None:
    s = position(only="sequence", players=2, deck="T W S X G", grounds={0: {1: "temple"}})
    play(s, "0 temple")
    assert not see(s, "season.dark")
    play(s, "0 apply second")
    assert GAME.view(s, 1)["season"]["top"] == "trouble_double"
    assert not see(s, "season.dark")


# ------------------------------------------------------------------ Barracks


@rule("SR-BARRACKS-01", "SR-BARRACKS-04")
def test_barracks_move_a_step_to_an_opponent_who_may_stop() -> None:
    given = {"seats.0.gauge": 3}
    s = position(only="sequence", deck="W S", grounds={0: {1: "barracks"}}, given=given)
    play(s, "0 barracks seat:2")
    assert each(s, "gauge") == [2, 0, 1]
    assert asked(s) == "2 react"
    play(s, "2 stop")
    assert asked(s) == "0 offer"


@rule("SR-BARRACKS-02", "SR-GROWTH-04")
def test_barracks_need_their_owners_cube_above_its_bottom_case() -> None:
    given = {"seats.0.gauge": 1, "seats.0.growth": ["main"]}
    s = position(only="sequence", deck="W S", grounds={0: {1: "barracks"}}, given=given)
    assert refused(s, "0 barracks seat:1") == "SR-BARRACKS-02"


@rule("SR-BARRACKS-03")
def test_barracks_never_bring_an_opponent_to_revolt() -> None:
    given = {"seats.0.gauge": 1, "seats.1.gauge": 6, "seats.2.standing": False}
    s = position(only="sequence", deck="W S", grounds={0: {1: "barracks"}}, given=given)
    assert refused(s, "0 barracks seat:1") == "SR-BARRACKS-03"
    assert refused(s, "0 barracks seat:2") == "SR-BARRACKS-03"
    assert options(s, 0) == ["draw", "stop"]


# ------------------------------------------------------------------ Palace


@rule("SR-PALACE-01", "SR-PALACE-02")
def test_the_palace_discards_the_open_card_and_the_next_is_an_ordinary_offer() -> None:
    s = position(only="sequence", deck="T W S", grounds={0: {1: "palace"}})
    play(s, "0 palace trouble_double")
    gone = [event for event in s.log or () if event.kind == "discarded"]
    assert [(event.seat, event.rule, event.args) for event in gone] == [
        (0, "SR-PALACE-02", {"card": "trouble_double"})
    ]
    assert GAME.view(s, 0)["season"]["top"] == "single_wood"
    assert options(s, 0) == ["draw", "stop"]
    assert each(s, "gauge") == [0, 0, 0]


@rule("SR-PALACE-03", "SR-PALACE-05")
def test_a_drawn_card_is_discarded_without_effect_and_the_player_is_back_at_an_offer() -> None:
    s = position(only="sequence", deck="WW S G", grounds={0: {1: "palace"}}, given=DARK)
    play(s, "0 draw", "0 palace double_wood_wood")
    assert each(s, "gauge") == [0, 0, 0]
    assert not see(s, "season.produced")
    assert hands(s)[0] == ""
    assert options(s, 0) == ["draw", "stop"]


@rule("SR-PALACE-04")
def test_in_a_horus_batch_the_next_card_takes_the_place_of_the_discarded_one() -> None:
    s = position(only="sequence", deck="t H H T W S G", grounds={0: {1: "palace"}})
    play(s, "0 draw", "0 keep trouble_single plain", "0 draw", "0 obey horus_choice")
    play(s, "0 palace horus_choice")
    assert see(s, "season.batch") == names("T W")
    assert see(s, "season.owed") == 0
    assert refused(s, "0 stop") == "SR-STOP-04"


@rule("SR-PALACE-06")
def test_from_an_empty_deck_nothing_takes_its_place() -> None:
    s = position(only="sequence", deck="H T W", grounds={0: {1: "palace"}})
    play(s, "0 draw", "0 obey horus_choice", "0 palace trouble_double")
    assert hands(s)[0] == "W"
    assert s.is_over()


# ------------------------------------------------------------------ Market


@rule("SR-MARKET-01", "SR-MARKET-02")
def test_the_market_swaps_cards_of_the_same_size_which_are_then_turned_over() -> None:
    s = position(
        only="sequence", deck="W S", grounds={0: {1: "market"}}, cards={0: "W GG", 1: "S", 2: "SS"}
    )
    play(s, "0 market")
    assert options(s, 0) == ["give single_wood fresh", "give double_gold_gold fresh"]
    play(s, "0 give single_wood fresh")
    assert hands(s) == ["GG S", "W", "SS"]
    assert each(s, "traded") == [names("S"), names("W"), []]
    assert see(s, "seats.0.night") == ["market"]


@rule("SR-MARKET-01")
def test_which_card_is_taken_is_the_swappers_choice_and_its_owner_cannot_refuse() -> None:
    s = position(
        only="sequence", deck="W S", grounds={0: {1: "market"}}, cards={0: "W", 1: "S GG", 2: "G"}
    )
    play(s, "0 market")
    assert options(s, 0) == ["get seat:1 single_stone fresh", "get seat:2 single_gold fresh"]
    assert refused(s, "0 get seat:1 double_gold_gold fresh") == "SR-MARKET-01"
    play(s, "0 get seat:2 single_gold fresh")
    assert hands(s) == ["G", "GG S", "W"]
    assert asked(s) == "0 offer"


@rule("SR-MARKET-02")
def test_a_traded_card_is_not_traded_again() -> None:
    given = {"seats.1.traded": names("G"), "seats.0.traded": names("SS")}
    s = position(
        only="sequence",
        deck="W S",
        grounds={0: {1: "market"}},
        cards={0: "W WW", 1: "S S", 2: "GG"},
        given=given,
    )
    play(s, "0 market")
    assert refused(s, "0 give double_stone_stone fresh") == "SR-MARKET-02"
    play(s, "0 give single_wood fresh")
    # Seat 1 has an untraded stone; the traded gold is out of reach.
    assert hands(s)[:2] == ["S SS WW", "G S W"]


@rule("SR-MARKET-03", "SR-MARKET-04")
def test_a_partner_may_have_stopped_and_carried_cards_may_be_traded() -> None:
    given = {
        "seats.1.standing": False,
        "seats.1.carried": names("S"),
        "seats.0.carried": names("G"),
    }
    s = position(
        only="sequence", deck="W S", grounds={0: {1: "market"}}, cards={0: "W"}, given=given
    )
    play(s, "0 market")
    assert options(s, 0) == ["give single_wood fresh", "give single_gold carried"]
    play(s, "0 give single_gold carried")
    assert each(s, "carried_traded") == [names("S"), names("G"), []]


@rule("SR-MARKET-06", "SR-REVOLT-02")
def test_a_card_drawn_this_season_and_got_by_the_market_may_be_kept_in_a_revolt() -> None:
    given = {"seats.0.carried": names("G"), "seats.0.gauge": 6}
    s = position(
        only="sequence", deck="t S", grounds={0: {1: "market"}}, cards={1: "W"}, given=given
    )
    play(s, "0 market", "0 draw")
    assert see(s, "seats.0.revolted")
    assert hands(s)[0] == "W"


@rule("SR-MARKET-04", "SR-MARKET-06", "SR-REVOLT-02")
def test_a_carried_card_stays_one_in_any_hand() -> None:
    given = {"seats.0.carried": names("G"), "seats.1.gauge": 6}
    s = position(
        only="sequence", deck="W t S", grounds={0: {1: "market"}}, cards={1: "W"}, given=given
    )
    play(s, "0 market", "0 draw", "1 draw")
    # Seat 1 revolts with nothing but the card that was kept from an earlier round.
    assert see(s, "seats.1.revolted")
    assert hands(s)[1] == ""


@rule("SR-MARKET-05")
def test_a_swap_brings_no_wind_and_is_no_production() -> None:
    s = position(only="sequence", deck="W S", grounds={0: {1: "market"}}, cards={0: "WW", 1: "SS"})
    play(s, "0 market")
    assert each(s, "gauge") == [0, 0, 0]
    assert not see(s, "season.produced")
    assert options(s, 0) == ["draw", "stop"]


@rule("SR-POWER-01", "SR-POWER-04", "SR-PALACE-01", "SR-PALACE-02")
def test_why_the_palace_cannot_be_used() -> None:
    grounds = {0: {1: "palace"}}
    s = position(only="sequence", deck="t T W S", grounds=grounds)
    assert refused(s, "0 palace single_wood") == "SR-PALACE-02"
    assert refused(s, "0 barracks seat:1") == "SR-POWER-01"
    dark = position(only="sequence", deck="t T W S", grounds=grounds, given=DARK)
    assert refused(dark, "0 palace trouble_single") == "SR-POWER-04"
    play(dark, "0 draw")
    assert refused(dark, "0 palace single_wood") == "SR-PALACE-01"
    play(s, "0 palace trouble_single")
    # Used once: whichever card is named, and in the light of another card.
    assert refused(s, "0 palace trouble_double") == "SR-POWER-01"
    play(s, "0 draw")
    assert refused(s, "0 palace trouble_double") == "SR-POWER-01"


@rule("SR-BARRACKS-01")
def test_barracks_need_an_opponent() -> None:
    given = {"seats.0.gauge": 3}
    s = position(only="sequence", deck="W S", grounds={0: {1: "barracks"}}, given=given)
    assert refused(s, "0 barracks seat:0") == "SR-BARRACKS-01"
    assert refused(s, "0 barracks seat:3") == "SR-BARRACKS-01"


@rule("SR-POWER-01")
def test_both_powers_on_a_trouble_need_both_buildings() -> None:
    s = position(only="sequence", deck="T W S", grounds={0: {1: "gardens"}})
    play(s, "0 draw")
    assert refused(s, "0 keep trouble_double both") == "SR-POWER-01"
