"""EN-TURN, EN-CARD. One player's turn and the character cards."""

from __future__ import annotations

import random

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    give,
    goods,
    new_game,
    on_piles,
    options,
    own,
    play,
    refused,
    table,
    told,
    turn,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.cards import draw_up, on_board
from trilith.games.ezra_nehemiah.names import CARDS, MAINS


@rule("EN-TURN-01", "EN-CARD-01")
def test_card_first_then_the_main_action_then_the_end() -> None:
    s = turn(table())
    assert refused(s, "0 main temple_altar") == "EN-TURN-01"
    assert refused(s, "0 end_turn") == "EN-TURN-01"
    play(s, "0 play mason pile:2")
    assert s.mats[0].piles == [(), (3,), ()]
    assert s.mats[0].hand == 0b0111
    assert refused(s, "0 play priest pile:1") == "EN-TURN-01"
    assert refused(s, "0 end_turn") == "EN-TURN-04"
    play(s, "0 main temple_altar", "0 finish")
    assert refused(s, "0 main torah_tent") == "EN-TURN-01"
    play(s, "0 end_turn")
    assert s.is_over()


@rule("EN-TURN-02", "EN-TURN-03")
def test_one_auxiliary_one_trader_and_one_elder_at_any_point() -> None:
    s = table()
    give(s, 0, silver=10)
    turn(s)
    play(s, "0 place trader:1", "0 place elder:1", "0 develop guards")
    assert refused(s, "0 place trader:2") == "EN-TE-02"
    assert refused(s, "0 place elder:2") == "EN-TE-02"
    assert refused(s, "0 develop labourers") == "EN-AUX-01"
    play(s, "0 play priest pile:1", "0 main temple_altar", "0 finish")
    # Nothing else is possible: the turn has ended by itself.
    assert s.is_over()


@rule("EN-TURN-04")
def test_a_main_action_may_be_empty() -> None:
    for main in MAINS:
        s = turn(table())
        play(s, "0 play priest pile:1", f"0 main {main}", "0 finish")
        assert s.main_done


@rule("EN-TURN-05", "EN-TURN-06")
@pytest.mark.parametrize(("hand", "pile", "drawn"), [(3, 6, 1), (3, 0, 0), (2, 1, 1), (4, 6, 0)])
def test_the_hand_is_filled_up_as_far_as_the_pile_goes(hand: int, pile: int, drawn: int) -> None:
    s = table()
    mat = s.mats[0]
    mat.hand = (1 << hand) - 1
    mat.pouch = tuple(range(4, 4 + pile))
    draw_up(s, 0, "EN-TURN-05")
    assert mat.hand.bit_count() == hand + drawn
    assert len(mat.pouch) == pile - drawn
    drew = told(s, "drew")
    assert len(drew) == drawn
    assert all(event.seen_by == (0,) and event.reveals for event in drew)


@rule("EN-TURN-05", "EN-SCROLL-W18")
def test_the_hand_is_one_larger_with_the_tile() -> None:
    s = table()
    own(s, 0, "wood_free_piles")
    draw_up(s, 0, "EN-TURN-05")
    assert s.mats[0].hand.bit_count() == 5


@rule("EN-TURN-08", "EN-AFTER-06", "EN-SAB-09")
@pytest.mark.parametrize("free_piles", [False, True])
def test_cards_run_out_as_they_should(free_piles: bool) -> None:
    s = new_game(2, "cards")
    if free_piles:
        for seat in (0, 1):
            own(s, seat, "wood_free_piles")
    chance = random.Random("cards")
    numbers: list[tuple[int, int]] = []
    seen = ""
    while not s.is_over():
        phase = f"{s.round} {'days' if s.phase == 1 else s.phase}"
        if phase != seen and s.phase in (1, 2):
            numbers.append((s.mats[0].hand.bit_count(), len(s.mats[0].pouch)))
        seen = phase
        seat = s.to_act()[0]
        s.apply(seat, chance.choice(s.legal(seat)))
    # Beginning and end of each round; seat 0 may have played already at its beginning.
    assert numbers[1] == (4, 0)
    assert numbers[3] == (3, 0)
    assert numbers[5] == (1, 0)
    if not free_piles:
        assert sum(numbers[2]) in (8, 9)
        assert sum(numbers[4]) in (6, 7)


@rule("EN-CARD-02")
def test_a_pile_holds_two_cards() -> None:
    s = table()
    on_piles(s, 0, "mason priest", "singer")
    turn(s)
    card = CARDS[(s.mats[0].hand & -s.mats[0].hand).bit_length() - 1]
    assert refused(s, f"0 play {card} pile:1") == "EN-CARD-02"
    # A pile with one card may be chosen while another is empty.
    assert f"play {card} pile:2" in options(s)
    assert f"play {card} pile:3" in options(s)


@rule("EN-CARD-02", "EN-SCROLL-W18")
def test_a_pile_holds_any_number_with_the_tile() -> None:
    s = table()
    own(s, 0, "wood_free_piles")
    on_piles(s, 0, "mason priest singer teacher")
    turn(s)
    assert len(options(s, verb="play")) == 3 * s.mats[0].hand.bit_count()


@rule("EN-CARD-03", "EN-BANNER-09")
def test_a_covered_card_gives_neither_banners_nor_its_trade() -> None:
    s = table()
    on_piles(s, 0, "mason")
    own(s, 0, "wood_trade_any_visible")
    give(s, 0, silver=9)
    turn(s)
    assert "trade mason top" in options(s)
    play(s, "0 play priest pile:1")
    assert "trade mason top" not in options(s)
    play(s, "0 main rubble_wall_gate")
    assert s.question(0) is not None
    assert DATA.cards[0].banners[1] == 0
    play(s, "0 space w01")
    assert s.question(0).about(s)["banners"] == 0  # type: ignore[union-attr]


@rule("EN-CARD-05")
def test_covered_cards_count_as_played() -> None:
    s = table()
    on_piles(s, 0, "mason priest", "singer")
    assert on_board(s, 0).bit_count() == 3


@rule("EN-CARD-06", "EN-TRADE-01")
def test_only_the_card_of_this_turn_trades() -> None:
    s = table()
    on_piles(s, 0, "mason")
    give(s, 0, silver=9)
    turn(s)
    assert refused(s, "0 trade mason top") == "EN-TRADE-01"
    play(s, "0 play priest pile:2")
    assert refused(s, "0 trade mason top") == "EN-CARD-06"
    play(s, "0 trade priest top")
    assert goods(s)["wood"] == 1


@rule("EN-TURN-01", "EN-CARD-01")
def test_why_a_card_cannot_be_played() -> None:
    s = turn(table())
    assert refused(s, "0 play official pile:1") == "EN-CARD-01"
    play(s, "0 play priest pile:1")
    assert refused(s, "0 play mason pile:2") == "EN-TURN-01"
