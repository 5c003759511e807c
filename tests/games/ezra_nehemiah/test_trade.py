"""EN-AUX, EN-TRADE. Trading with character cards."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    asked,
    built,
    give,
    goods,
    on_piles,
    options,
    own,
    play,
    prepare,
    refused,
    table,
    turn,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.names import CARDS, GOODS, NEUTRAL, RING
from trilith.games.ezra_nehemiah.state import EzraState


def trader(card: str, players: int = 4, **given: int) -> EzraState:
    """The turn of seat 0, who has just played this card."""
    s = table(players)
    on_piles(s, 0, card)
    turn(s)
    s.card = CARDS.index(card)
    give(s, 0, **given)
    s.settle()
    return s


@rule("EN-AUX-01")
def test_one_auxiliary_action_trade_or_tile() -> None:
    s = trader("mason", silver=20)
    play(s, "0 trade mason top")
    assert refused(s, "0 trade mason bottom") == "EN-AUX-01"
    assert refused(s, "0 develop guards") == "EN-AUX-01"


@rule("EN-TRADE-02", "EN-TRADE-05")
def test_the_fee_lies_on_the_card_of_an_unbuilt_gate() -> None:
    s = trader("mason", silver=2)
    play(s, "0 trade mason top")
    assert goods(s) == {"silver": 1, "stone": 1}
    assert s.gate_silver[RING.index("valley_gate")] == 1


@rule("EN-TRADE-02", "EN-EFF-17")
def test_the_fee_goes_to_the_owner_of_the_gate() -> None:
    s = trader("mason", silver=2)
    built(s, 3, "valley_gate")
    play(s, "0 trade mason top")
    assert (goods(s), goods(s, 3)) == ({"silver": 1, "stone": 1}, {"silver": 1})


@rule("EN-TRADE-02")
def test_your_own_gate_costs_no_fee() -> None:
    # Seat 0 has the Old Gate, which the watchman names.
    s = trader("watchman", silver=1)
    play(s, "0 trade watchman top")
    assert goods(s) == {"stone": 1, "cinders": 1}


@rule("EN-TRADE-02", "EN-TRADE-06")
def test_the_fee_of_a_neutral_gate_goes_to_the_main_supply() -> None:
    s = trader("singer", players=2, silver=2)
    play(s, "0 trade singer top")
    assert goods(s) == {"gold": 1}
    assert s.gate_silver[RING.index("east_gate")] == 0
    s = table(3)
    empty = next(i for i in range(len(RING)) if s.owner[i] == NEUTRAL and DATA.is_corner[i])
    card = next(card for card in DATA.cards if card.gate == empty)
    s = trader(card.id, players=3, silver=9)
    play(s, f"0 trade {card.id} top")
    assert s.gate_silver[empty] == 0
    assert goods(s)["silver"] == 9 - 1 - card.prices[0]


@rule("EN-TRADE-03")
@pytest.mark.parametrize("side", ["top", "bottom"])
@pytest.mark.parametrize("card", [card.id for card in DATA.cards if card.is_buy])
def test_every_buying_card_gives_its_goods_for_its_price(card: str, side: str) -> None:
    data = DATA.cards[CARDS.index(card)]
    number = ("top", "bottom").index(side)
    s = trader(card, silver=20)
    fee = 0 if s.owner[data.gate] == 0 else 1
    play(s, f"0 trade {card} {side}")
    bought = {icon.word: icon.n for icon in DATA.bundles[f"{card}:{side}"].rewards}
    assert goods(s) == {"silver": 20 - fee - data.prices[number], **bought}


@rule("EN-TRADE-03", "EN-SCORE-02")
def test_the_stated_trades() -> None:
    s = trader("mason", silver=3)
    play(s, "0 trade mason bottom")
    assert goods(s) == {"stone": 2}
    s = trader("official", silver=20)
    play(s, "0 trade official bottom")
    assert (goods(s)["stone"], goods(s)["wood"]) == (2, 2)


@rule("EN-TRADE-04", "EN-EFF-15")
def test_fee_and_option_must_be_payable_together() -> None:
    s = trader("mason", silver=2)
    assert refused(s, "0 trade mason bottom") == "EN-TRADE-04"
    s = trader("mason", silver=0)
    assert refused(s, "0 trade mason top") == "EN-TRADE-04"


@rule("EN-TRADE-07")
def test_any_mix_is_sold_for_the_prices_shown() -> None:
    s = trader("perfumer", cinders=3, wood=2, stone=1)
    play(s, "0 trade perfumer sell")
    assert options(s) == ["sell wood", "sell cinders"]
    assert refused(s, "0 finish") == "EN-TRADE-07"
    assert refused(s, "0 sell stone") == "EN-TRADE-07"
    play(s, *["0 sell cinders"] * 3, *["0 sell wood"] * 2)
    # Nothing is left to sell: the trade has ended by itself.
    assert asked(s) == "turn"
    assert goods(s) == {"silver": 7, "stone": 1}


@rule("EN-TRADE-07")
@pytest.mark.parametrize("card", [card.id for card in DATA.cards if not card.is_buy])
def test_every_selling_card_buys_what_it_shows(card: str) -> None:
    prices = DATA.cards[CARDS.index(card)].sells
    wanted = [i for i, price in enumerate(prices) if price]
    assert len(wanted) == 2
    for good in wanted:
        s = trader(card, **{GOODS[good]: 2})
        play(s, f"0 trade {card} sell")
        play(s, "0 finish")
        assert goods(s) == {"silver": prices[good], GOODS[good]: 1}


@rule("EN-TRADE-07")
def test_an_empty_sale_is_no_trade() -> None:
    s = trader("perfumer", stone=3, gold=2)
    assert refused(s, "0 trade perfumer sell") == "EN-TRADE-07"


@rule("EN-TRADE-08")
def test_top_and_bottom_are_for_buying_only() -> None:
    s = trader("perfumer", cinders=1, silver=9)
    own(s, 0, "wood_bottom_trade_discount")
    assert options(s, verb="trade") == ["trade perfumer sell"]
    s = trader("mason", silver=9)
    assert options(s, verb="trade") == ["trade mason top", "trade mason bottom"]


@rule("EN-TRADE-01", "EN-CARD-03", "EN-TRADE-08")
@pytest.mark.parametrize("main", ["", "0 main torah_tent"])
def test_why_a_card_cannot_be_traded_with(main: str) -> None:
    s = table()
    on_piles(s, 0, "carpenter mason")
    turn(s)
    s.card = CARDS.index("mason")
    give(s, 0, silver=9, wood=3)
    s.settle()
    if main:
        play(s, main)
    assert refused(s, "0 trade priest top") == "EN-TRADE-01"  # in hand
    assert refused(s, "0 trade carpenter bottom") == "EN-CARD-03"  # covered
    assert refused(s, "0 trade mason sell") == "EN-TRADE-08"
    assert refused(s, "0 trade copyist top") == "EN-TRADE-08"


@rule("EN-TRADE-08", "EN-SCROLL-W09")
def test_nor_in_prepare() -> None:
    s = table()
    own(s, 0, "wood_sabbath_auxiliary")
    on_piles(s, 0, "carpenter mason")
    prepare(s, 0)
    give(s, 0, silver=9)
    play(s, "0 scroll wood_sabbath_auxiliary")
    assert "trade mason top" in options(s)
    assert refused(s, "0 trade mason sell") == "EN-TRADE-08"
    assert refused(s, "0 trade carpenter top") == "EN-CARD-03"


@rule("EN-TRADE-07", "EN-DEV-01", "EN-SCROLL-W09")
def test_a_player_with_no_use_for_the_extra_auxiliary_action_is_not_asked_and_learns_why() -> None:
    s = table()
    own(s, 0, "wood_sabbath_auxiliary")
    on_piles(s, 0, "copyist")
    prepare(s, 0, workers=2)
    play(s, "0 scroll wood_sabbath_auxiliary")
    assert asked(s) == "prepare"
    assert refused(s, "0 trade copyist sell") == "EN-TRADE-07"
    assert refused(s, "0 develop guards") == "EN-DEV-01"
    play(s, "0 farmer")
    assert refused(s, "0 trade copyist sell") == "EN-FLOW-04"
