"""AM-INN. The innkeeper and his fee."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.castle.table import (
    NOBODY,
    about_to_build_with_two_cards,
    asked,
    build,
    count_helpers,
    count_thalers,
    each,
    options,
    pieces,
    play,
    position,
    refused,
    see,
    told,
    told_by,
)
from tests.rule import rule
from trilith.games.castle import GAME
from trilith.games.castle.state import CastleState

HOUSE = "sand wood stone"
OPEN = {"winter.in_play": ["innkeeper"], "winter.deck": []}


def after_building(
    given: Mapping[str, object] | None = None, thalers: int = 20, card: str = "stonemason"
) -> CastleState:
    """Seat 0 has just built a house with this card; the innkeeper card is in play."""
    mine = {
        "watchtower": pieces(),
        "seats.0.thalers": thalers,
        "seats.0.resources": pieces(sand=1, wood=1, stone=1),
    }
    s = position(
        only=card, season="winter", cards={0: card}, given={**OPEN, **mine, **(given or {})}
    )
    build(s, 0, "house_1", HOUSE)
    return s


def trading(
    traders: str,
    carts: Mapping[str, int],
    given: Mapping[str, object] | None = None,
    first: int = 0,
    players: int = 3,
) -> CastleState:
    """The trader phase alone: the seats named play traders; helpers stand at these places."""
    places = {f"trader_places.{place}": owner for place, owner in carts.items()}
    return position(
        only="trader",
        season="winter",
        players=players,
        first=first,
        cards=dict.fromkeys((int(seat) for seat in traders.split()), "trader"),
        given={**OPEN, **places, **(given or {})},
    )


ALL_TAKEN = {"cart_sand": 1, "cart_wood": 1, "cart_clay": 2, "cart_stone": 2}


# ------------------------------------------------------------------ his space


@rule("AM-INN-01")
def test_the_space_of_the_innkeeper_costs_three_thalers() -> None:
    s = after_building(thalers=3)
    bank = see(s, "bank")
    assert options(s, 0) == ["place innkeeper", "pass"]
    play(s, "0 place innkeeper")
    assert see(s, "winter.innkeeper") == 0
    assert see(s, "seats.0.thalers") == 0
    assert see(s, "seats.0.helpers") == 5
    assert see(s, "bank") == bank + 3


@rule("AM-INN-01", "AM-HLP-04")
@pytest.mark.parametrize("on_the_card", [0, 9])
def test_two_thalers_are_too_few_no_matter_what_lies_on_the_card(on_the_card: int) -> None:
    s = after_building(thalers=2, given={"winter.inn_thalers": on_the_card})
    assert s.is_over()
    assert not told(s, "place")
    assert see(s, "winter.inn_thalers") == on_the_card


@rule("AM-INN-01")
def test_there_is_room_for_one() -> None:
    s = after_building(given={"winter.innkeeper": 2})
    assert refused(s, "0 place innkeeper") == "AM-HLP-03"


@rule("AM-INN-01", "AM-HLP-02")
def test_nobody_stands_on_a_card_that_is_not_in_play() -> None:
    s = after_building(given={"winter.in_play": []})
    assert refused(s, "0 place innkeeper") == "AM-HLP-02"


@rule("AM-INN-02")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason"])
def test_his_helper_is_one_of_the_two(card: str) -> None:
    s = after_building(card=card)
    play(s, "0 place innkeeper", "0 place market_1", "0 from supply")
    assert s.is_over()
    assert see(s, "winter.innkeeper") == 0
    assert see(s, "spaces.market_1") == 0


@rule("AM-INN-02", "AM-HLP-01")
def test_a_player_who_has_not_built_does_not_become_innkeeper() -> None:
    s = position(
        only="stonemason",
        season="winter",
        cards={0: "stonemason"},
        given={**OPEN, "seats.0.resources": pieces(sand=1, wood=1, stone=1)},
    )
    assert refused(s, "0 place innkeeper") == "AM-HLP-01"
    play(s, "0 pass")
    assert s.is_over()


@rule("AM-INN-02", "AM-HLP-01")
def test_a_trader_does_not_place_at_the_innkeeper() -> None:
    s = trading("0", {})
    assert refused(s, "0 place innkeeper") == "AM-HLP-01"


@rule("AM-INN-02", "AM-HLP-06")
def test_he_is_a_building_of_his_own_on_which_one_places_once_a_round() -> None:
    # With two players: to the innkeeper and away with the bricklayer; not again with the mason.
    s = about_to_build_with_two_cards(season="winter", given=OPEN)
    build(s, 0, "house_1", HOUSE)
    play(s, "0 pass", "0 place innkeeper", "0 place market_1", "0 from innkeeper")
    assert see(s, "winter.innkeeper") == NOBODY
    build(s, 0, "house_2", HOUSE)
    assert refused(s, "0 place innkeeper") == "AM-HLP-06"


@rule("AM-INN-03")
def test_the_new_innkeeper_takes_the_thalers_on_the_card() -> None:
    s = after_building(thalers=3, given={"winter.inn_thalers": 7, "spaces.market_1": 1})
    bank = see(s, "bank")
    play(s, "0 place innkeeper")
    assert see(s, "seats.0.thalers") == 7
    assert see(s, "winter.inn_thalers") == 0
    assert see(s, "bank") == bank + 3
    # They may be spent on the second helper of the same action.
    assert "place market_2" in options(s, 0)


# ------------------------------------------------------------------ the fee


@rule("AM-INN-04")
def test_every_trader_helper_costs_a_thaler_before_the_delivery() -> None:
    carts = {"cart_sand": 1, "cart_wood": 1, "rider": 2}
    s = trading("0", carts)
    play(s, "0 place cart_clay")
    assert each(s, "thalers") == [2, 1, 2]
    order = [event.kind for event in s.log or () if event.kind in ("fee", "deliver")]
    assert order == ["fee"] * 3 + ["deliver"] * 4


@rule("AM-INN-04")
def test_the_fee_is_paid_once_however_many_traders_there_are() -> None:
    s = trading("0 1 2", {"cart_sand": 1})
    play(s, "0 pass", "1 pass", "2 pass")
    assert each(s, "thalers") == [3, 2, 3]


@rule("AM-INN-04")
def test_helpers_placed_this_round_owe_the_fee_too() -> None:
    s = trading("0 1", {})
    play(s, "0 place cart_sand", "1 place cart_wood")
    assert each(s, "thalers") == [2, 2, 3]
    assert see(s, "winter.inn_thalers") == 2


@rule("AM-INN-04")
def test_a_displaced_helper_owes_nothing() -> None:
    s = trading("0", ALL_TAKEN)
    play(s, "0 place cart_sand")
    # Seat 1 has one helper left at the carts, seat 2 two.
    assert each(s, "thalers") == [2, 2, 1]


@rule("AM-INN-04")
def test_in_a_round_without_traders_nobody_pays() -> None:
    s = trading("", {"cart_sand": 1, "cart_wood": 2})
    assert s.is_over()
    assert each(s, "thalers") == [3, 3, 3]


@rule("AM-INN-04")
def test_without_the_card_nobody_pays() -> None:
    s = trading("0", {"cart_sand": 1}, {"winter.in_play": ["granary"]})
    play(s, "0 pass")
    assert each(s, "thalers") == [3, 3, 3]


@rule("AM-INN-04")
def test_the_fee_is_due_in_the_round_in_which_the_card_appears() -> None:
    s = position(
        at="winter_draw",
        season="winter",
        cards={0: "trader", 1: "architect", 2: "architect"},
        played={1: "messenger", 2: "messenger"},
        given={
            "round_track": 12,
            "winter.deck": ["innkeeper"],
            "trader_places.cart_sand": 1,
        },
    )
    play(s, "0 pass")
    assert see(s, "winter.inn_thalers") == 1


@rule("AM-INN-05")
def test_without_an_innkeeper_the_thalers_lie_on_the_card() -> None:
    s = trading("0", {"cart_sand": 1, "cart_wood": 2}, {"winter.inn_thalers": 4})
    bank = see(s, "bank")
    play(s, "0 pass")
    assert see(s, "winter.inn_thalers") == 6
    assert see(s, "bank") == bank


@rule("AM-INN-05")
def test_the_thalers_go_to_the_owner_of_the_helper_on_the_card() -> None:
    s = trading("1", {"cart_sand": 1, "cart_wood": 1, "cart_clay": 2}, {"winter.innkeeper": 0})
    play(s, "1 pass")
    assert each(s, "thalers") == [6, 1, 2]
    assert see(s, "winter.inn_thalers") == 0


@rule("AM-INN-06")
@pytest.mark.parametrize("thalers", [0, 3])
def test_the_innkeeper_owes_nothing_for_his_own(thalers: int) -> None:
    carts = {"cart_sand": 0, "cart_wood": 0, "cart_clay": 1}
    given = {"winter.innkeeper": 0, "seats.0.thalers": thalers, "seats.1.thalers": 3}
    s = trading("2", carts, given)
    play(s, "2 pass")
    assert see(s, "seats.0.thalers") == thalers + 1
    assert see(s, "trader_places.cart_sand") == 0
    assert see(s, "trader_places.cart_wood") == 0


@rule("AM-INN-07")
def test_for_each_missing_thaler_a_helper_of_ones_choice_comes_back() -> None:
    carts = {"cart_sand": 1, "cart_wood": 1, "cart_clay": 1, "rider": 2}
    s = trading("0", carts, {"seats.1.thalers": 1, "seats.1.helpers": 3})
    play(s, "0 pass")
    assert options(s, 1) == ["recall cart_sand", "recall cart_wood", "recall cart_clay"]
    assert see(s, "seats.1.thalers") == 0
    play(s, "1 recall cart_sand", "1 recall cart_clay")
    assert see(s, "seats.1.helpers") == 5
    assert see(s, "trader_places") == {
        "cart_sand": NOBODY,
        "cart_wood": 1,
        "cart_clay": NOBODY,
        "cart_stone": NOBODY,
        "rider": 2,
    }
    # Only the wood cart still delivers to him.
    assert see(s, "seats.1.resources") == pieces(sand=1, wood=1 + 2)
    assert see(s, "winter.inn_thalers") == 2
    assert count_helpers(s, 1) == 6


@rule("AM-INN-07")
def test_nobody_recalls_the_helper_of_another_or_declines() -> None:
    s = trading("0", {"cart_sand": 1, "cart_wood": 1, "rider": 2}, {"seats.1.thalers": 1})
    play(s, "0 pass")
    assert refused(s, "1 recall rider") == "AM-INN-07"
    assert refused(s, "1 recall cart_clay") == "AM-INN-07"
    assert refused(s, "1 pass") == "AM-INN-07"


@rule("AM-INN-07")
def test_without_a_thaler_all_helpers_come_back() -> None:
    s = trading("0", {"cart_sand": 1}, {"seats.1.thalers": 0, "seats.1.helpers": 5})
    play(s, "0 pass")
    assert s.is_over()
    assert see(s, "seats.1.helpers") == 6
    assert not told(s, "deliver")
    assert see(s, "seats.1.resources") == pieces(sand=1, wood=1)


@rule("AM-INN-07")
def test_a_player_who_can_pay_must_pay() -> None:
    s = trading("0", {"cart_sand": 1}, {"seats.1.thalers": 1})
    play(s, "0 pass")
    assert s.is_over()
    assert see(s, "trader_places.cart_sand") == 1
    assert see(s, "seats.1.thalers") == 0


@rule("AM-INN-08")
def test_the_fees_are_paid_in_player_order() -> None:
    s = trading("1", {"cart_sand": 0, "cart_wood": 1, "cart_clay": 2}, first=2)
    play(s, "1 pass")
    assert told_by(s, "fee") == [2, 0, 1]


@rule("AM-INN-08")
def test_recalls_come_in_player_order_too() -> None:
    short = {f"seats.{seat}.thalers": 1 for seat in (0, 2)}
    carts = {"cart_sand": 0, "cart_wood": 0, "cart_clay": 2, "cart_stone": 2}
    s = trading("1", carts, short, first=1)
    play(s, "1 pass")
    assert s.to_act() == (2,)
    play(s, "2 recall cart_clay")
    assert s.to_act() == (0,)


# ------------------------------------------------------------------ moving on


@rule("AM-INN-09", "AM-INN-10")
def test_a_trader_may_take_the_helper_from_the_innkeeper() -> None:
    s = trading("0", {"cart_wood": 1}, {"winter.innkeeper": 0, "seats.0.helpers": 5})
    play(s, "0 place cart_sand")
    assert options(s, 0) == ["from supply", "from innkeeper"]
    play(s, "0 from innkeeper")
    assert see(s, "winter.innkeeper") == NOBODY
    assert see(s, "trader_places.cart_sand") == 0
    assert see(s, "seats.0.helpers") == 5
    (event,) = told(s, "place_trader")
    assert event.args == {"place": "cart_sand", "source": "innkeeper"}
    # He has left this round, so this round's fee is for the card, and he pays it himself too.
    assert see(s, "winter.inn_thalers") == 2
    assert each(s, "thalers") == [2, 2, 3]


@rule("AM-INN-09")
def test_the_innkeeper_stays_if_the_trader_takes_a_helper_from_supply() -> None:
    s = trading("0", {"cart_wood": 1}, {"winter.innkeeper": 0, "seats.0.helpers": 5})
    play(s, "0 place cart_sand", "0 from supply")
    assert see(s, "winter.innkeeper") == 0
    assert see(s, "seats.0.helpers") == 4
    assert each(s, "thalers") == [4, 2, 3]


@rule("AM-INN-09", "AM-TRD-01")
def test_with_an_empty_supply_the_innkeeper_is_the_one_who_goes() -> None:
    s = trading("0", {}, {"winter.innkeeper": 0, "seats.0.helpers": 0})
    assert "place cart_sand" in options(s, 0)
    play(s, "0 place cart_sand")
    assert see(s, "winter.innkeeper") == NOBODY
    assert see(s, "seats.0.helpers") == 0


@rule("AM-INN-09", "AM-TRD-04", "AM-TRD-05")
def test_to_the_trader_places_he_goes_under_the_same_conditions() -> None:
    s = trading("0", {"cart_sand": 1}, {"winter.innkeeper": 0, "seats.0.helpers": 0})
    assert refused(s, "0 place rider") == "AM-TRD-04"
    assert refused(s, "0 place cart_sand") == "AM-TRD-05"


@rule("AM-INN-09", "AM-TRD-05")
def test_moved_by_the_trader_he_is_protected_for_the_round() -> None:
    given = {"winter.innkeeper": 0, "seats.0.helpers": 0, "seats.1.helpers": 3}
    s = trading("0 2", ALL_TAKEN, given)
    play(s, "0 place cart_sand")
    assert see(s, "trader_places.cart_sand") == 0
    assert see(s, "seats.1.helpers") == 4
    assert refused(s, "2 place cart_sand") == "AM-TRD-05"
    assert options(s, 2) == ["place cart_wood", "place rider", "pass"]


@rule("AM-INN-09")
def test_only_the_owner_moves_him() -> None:
    s = trading("1", {}, {"winter.innkeeper": 0, "seats.1.helpers": 0})
    # Seat 1 has no helper of his own: there is nothing to place.
    assert s.is_over()
    s = after_building(given={"winter.innkeeper": 1, "trader_places.rider": 0})
    play(s, "0 place market_1")
    assert options(s, 0) == ["from supply", "from rider"]
    assert refused(s, "0 from innkeeper") == "AM-INN-09"


@rule("AM-INN-09")
def test_a_mason_may_move_him_to_a_space_at_its_full_price() -> None:
    s = after_building(thalers=6, given={"winter.innkeeper": 0, "seats.0.helpers": 5})
    play(s, "0 place market_1")
    assert options(s, 0) == ["from supply", "from innkeeper"]
    play(s, "0 from innkeeper")
    assert see(s, "spaces.market_1") == 0
    assert see(s, "winter.innkeeper") == NOBODY
    assert see(s, "seats.0.thalers") == 1
    assert see(s, "seats.0.helpers") == 5


@rule("AM-INN-09", "AM-HLP-01")
def test_a_mason_who_has_not_built_does_not_move_the_innkeepers_helper() -> None:
    s = position(
        only="stonemason",
        season="winter",
        cards={0: "stonemason"},
        given={
            **OPEN,
            "winter.innkeeper": 0,
            "seats.0.thalers": 20,
            "seats.0.resources": pieces(sand=1, wood=1, stone=1),
        },
    )
    play(s, "0 pass")
    assert s.is_over()
    assert see(s, "winter.innkeeper") == 0


@rule("AM-INN-09", "AM-INN-03")
def test_the_card_left_empty_may_be_filled_again_in_the_same_action() -> None:
    given = {"winter.innkeeper": 0, "winter.inn_thalers": 2, "seats.0.helpers": 1}
    s = after_building(thalers=8, given=given)
    assert refused(s, "0 place innkeeper") == "AM-HLP-03"
    play(s, "0 place market_1", "0 from innkeeper", "0 place innkeeper")
    assert see(s, "winter.innkeeper") == 0
    assert see(s, "seats.0.helpers") == 0
    assert see(s, "seats.0.thalers") == 8 - 5 - 3 + 2
    assert s.is_over()


@rule("AM-INN-10")
def test_the_empty_card_collects_for_the_next_innkeeper() -> None:
    s = position(
        at="trader",
        season="winter",
        cards={0: "trader", 1: "stonemason", 2: "messenger"},
        given={
            **OPEN,
            "winter.innkeeper": 0,
            "seats.0.helpers": 5,
            "trader_places.cart_wood": 2,
            "seats.1.resources": pieces(sand=1, wood=1, stone=1),
        },
    )
    play(s, "0 place cart_sand", "0 from innkeeper")
    assert see(s, "winter.inn_thalers") == 2
    build(s, 1, "house_1", HOUSE)
    play(s, "1 place innkeeper")
    assert see(s, "winter.inn_thalers") == 0
    assert [(event.seat, event.args["count"]) for event in told(s, "innkeeper")] == [(1, 2)]
    # Seat 1 has paid 3 and found 2, and begins the next round with its thaler.
    assert each(s, "thalers") == [2, 3 - 3 + 2 + 1, 2]


@rule("AM-INN-10")
def test_moved_by_a_mason_he_has_still_had_the_fee_of_the_round() -> None:
    s = position(
        at="trader",
        season="winter",
        cards={0: "stonemason", 1: "trader", 2: "messenger"},
        given={
            **OPEN,
            "winter.innkeeper": 0,
            "seats.0.thalers": 4,
            "seats.0.resources": pieces(sand=1, wood=1, stone=1),
        },
    )
    play(s, "1 place cart_wood")
    assert each(s, "thalers") == [5, 2, 3]
    build(s, 0, "house_1", HOUSE)
    play(s, "0 place market_1", "0 from innkeeper")
    assert see(s, "winter.innkeeper") == NOBODY
    assert see(s, "winter.inn_thalers") == 0


@rule("AM-INN-11")
def test_others_cannot_displace_the_innkeeper() -> None:
    s = after_building(given={"winter.innkeeper": 1})
    assert refused(s, "0 place innkeeper") == "AM-HLP-03"
    s = trading("0", {**ALL_TAKEN, "rider": 1}, {"winter.innkeeper": 1})
    assert refused(s, "0 place innkeeper") == "AM-HLP-01"
    assert asked(s, 0) == "trade"


# ------------------------------------------------------------------ the end


@rule("AM-INN-12")
def test_at_the_end_he_scores_nothing_and_his_thalers_are_nobodys() -> None:
    s = position(
        at="final_scoring",
        season="winter",
        given={
            **OPEN,
            "winter.innkeeper": 0,
            "winter.inn_thalers": 9,
            "spaces.market_1": 0,
            "seats.0.thalers": 2,
        },
    )
    thalers = count_thalers(s)
    assert options(s, 0) == ["cash_in 2", "cash_in 0"]
    play(s, "0 cash_in 0")
    assert each(s, "vp") == [0, 0, 0]
    assert see(s, "winter.inn_thalers") == 9
    assert see(s, "winter.innkeeper") == 0
    assert count_thalers(s) == thalers
    # Nor do they break the tie: seats 1 and 2 have three thalers each, seat 0 has two.
    assert GAME.winners(s) == [1, 2]
