"""EN-SOLO. The opponent's turn, its focus cards and trades."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.solo_table import last, new_solo, on_top, solo
from tests.games.ezra_nehemiah.table import (
    DATA,
    GAME,
    asked,
    built,
    give,
    goods,
    options,
    order_told,
    pending,
    play,
    rubble,
    tile,
    told,
    workers_in_supply,
)
from tests.rule import rule
from trilith.engine.doc import Doc
from trilith.engine.event import OPPONENT, Event
from trilith.engine.history import History, is_final
from trilith.engine.record import read, record_of, verify, write
from trilith.engine.scenario import Scenario, run
from trilith.games.ezra_nehemiah.focus import OpponentTurn, dearest
from trilith.games.ezra_nehemiah.names import FOCUS_CARDS, NEUTRAL, RING, RIVAL, SCHEME_CARDS
from trilith.games.ezra_nehemiah.state import EzraState

PLAYED_OUT = (
    "0 gatekeeper sheep_gate",
    "0 gatekeeper horse_gate",
)


def opponent_turn(s: EzraState, focus: str = "", scheme: str = "scheme_6") -> None:
    if focus:
        on_top(s, focus)
    on_top(s, scheme)
    s.day = 1
    pending(s, OpponentTurn())


@rule("EN-SOLO-30")
def test_the_opponent_takes_six_turns_a_round_in_turn_with_the_human() -> None:
    s = new_solo()
    play(s, *PLAYED_OUT)
    while s.round == 1:
        play(s, f"0 {options(s)[0]}")
    turns = [event.seat for event in told(s, "turn")]
    assert turns[:12] == [OPPONENT, 0] * 6
    assert turns[12] == 0


@rule("EN-SOLO-31")
@pytest.mark.parametrize("card", FOCUS_CARDS)
def test_every_focus_card_is_revealed_with_its_gate_arrow_and_column(card: str) -> None:
    s = solo()
    opponent_turn(s, card)
    told_card = last(s, "focus")
    entry = next(e for e in GAME.components["solo"]["focus_cards"] if e["id"] == card)  # type: ignore[index]
    assert told_card.args == {
        "focus": card,
        "space": entry["gate"],
        "direction": entry["direction"],
        "column": entry["column"],
    }
    assert told_card.reveals
    assert s.focus_shown == (FOCUS_CARDS.index(card),)
    assert len(s.focus_pile) == 9


@rule("EN-SOLO-32")
@pytest.mark.parametrize("card", FOCUS_CARDS)
def test_every_focus_card_sells_its_dearest_affordable_option(card: str) -> None:
    focus = DATA.solo.focus[FOCUS_CARDS.index(card)]
    fee = 0 if RING[focus.gate] in ("fountain_gate", "old_gate") else 1
    for side in (0, 1):
        s = solo()
        give(s, RIVAL, silver=fee + focus.prices[side])
        opponent_turn(s, card)
        (trade,) = told(s, "opponent_trade")
        assert trade.args["side"] == ("top", "bottom")[side]
        assert trade.args["count"] == fee + focus.prices[side]
        gold = [e.args["count"] for e in told(s, "gain") if e.args["good"] == "gold"]
        assert gold[0] == DATA.bundles[focus.buys[side]].rewards[0].n


@rule("EN-SOLO-32")
def test_of_options_that_cost_the_same_the_bottom_one_is_taken() -> None:
    focus = DATA.solo.focus[0]
    prices, focus.prices = focus.prices, [2, 2]
    try:
        assert dearest(focus, 2) == 1
        assert dearest(focus, 1) == -1
    finally:
        focus.prices = prices


@rule("EN-SOLO-32", "EN-SOLO-15")
def test_the_fee_goes_where_a_players_fee_goes() -> None:
    s = solo()
    give(s, RIVAL, silver=1)
    opponent_turn(s, "focus_fish")
    assert s.gate_silver[RING.index("fish_gate")] == 3
    s = solo()
    give(s, RIVAL, silver=2)
    assert s.owner[RING.index("east_gate")] == NEUTRAL
    opponent_turn(s, "focus_east")
    assert [e.rule for e in told(s, "pay")][:2] == ["EN-TRADE-06", "EN-SOLO-32"]
    s = solo()
    opponent_turn(s, "focus_fountain")
    assert last(s, "opponent_trade").args["count"] == 0


@rule("EN-SOLO-33")
def test_without_the_silver_the_tent_moves() -> None:
    s = solo()
    opponent_turn(s, "focus_east", "scheme_5")
    assert order_told(s, "opponent_trade", "no_trade", "tent_step") == ["no_trade", "tent_step"]
    assert s.mats[RIVAL].tent == 1
    assert goods(s, RIVAL)["silver"] == 2


@rule("EN-SOLO-34")
def test_then_a_scheme_card_is_revealed() -> None:
    s = solo()
    opponent_turn(s, "focus_east", "scheme_5")
    assert order_told(s, "focus", "no_trade", "scheme", "row") == [
        "focus",
        "no_trade",
        "scheme",
        "row",
    ]
    assert last(s, "scheme").reveals
    assert s.scheme_shown == (SCHEME_CARDS.index("scheme_5"),)
    assert GAME.view(s, 0)["opponent"]["scheme_shown"] == ["scheme_5"]


@rule("EN-SOLO-37")
def test_a_round_uses_all_scheme_cards_and_six_focus_cards() -> None:
    s = new_solo()
    play(s, *PLAYED_OUT)
    while s.day and s.round == 1 and not told(s, "prepare"):
        play(s, f"0 {options(s)[0]}")
    assert len({e.args["scheme"] for e in told(s, "scheme")}) == len(told(s, "scheme")) == 6
    assert len({e.args["focus"] for e in told(s, "focus")}) == 6


@rule("EN-SOLO-39", "EN-FLOW-06")
def test_in_the_opponents_turn_the_human_chooses_and_his_guards_count() -> None:
    s = solo()
    tile(s, 0, "guards_1")
    give(s, 0, wood=DATA.tiles[0][0].storage[0])
    give(s, RIVAL, gold=9)
    rubble(s, "w09")
    for wall in RING:
        if wall.startswith("w") and wall != "w09":
            rubble(s, wall)
    opponent_turn(s, "focus_horse", "scheme_4")
    assert s.owner[RING.index("w08")] == RIVAL  # next to the human's Horse Gate: 1 stone for him
    assert asked(s) == "return"
    assert s.to_act() == (0,)
    play(s, "0 return stone")
    assert "stone" not in goods(s, 0)


@rule("EN-SOLO-39", "EN-FLOW-07")
def test_the_opponents_turn_is_a_new_turn_for_the_humans_tent() -> None:
    s = solo()
    s.mats[0].tent_steps = 1
    opponent_turn(s)
    assert s.mats[0].tent_steps == 0


@rule("EN-SOLO-31", "EN-SOLO-34")
def test_the_opponents_turn_cannot_be_undone_but_its_gains_in_the_humans_can() -> None:
    history: History[EzraState] = History(GAME, GAME.setup(1, {}, "undo"))
    history.play(0, GAME.catalogue.read("gatekeeper sheep_gate"))
    assert history.floor(0) == 0
    events = history.play(0, GAME.catalogue.read("gatekeeper old_gate"))
    assert any(event.kind == "focus" for event in events)
    assert history.floor(0) == 2
    assert not is_final(Event("gain", OPPONENT, "EN-EFF-03", {}), 0)
    assert is_final(Event("focus", OPPONENT, "EN-SOLO-31", {}, None, True), 0)


@rule("EN-SOLO-30")
def test_a_record_of_a_game_for_one_can_be_verified() -> None:
    history: History[EzraState] = History(GAME, GAME.setup(1, {"solo_side": "b"}, "record"))
    while not history.state.is_over():
        history.play(0, history.state.legal(0)[-1])
    record = read(write(record_of(history, with_events=True)))
    assert verify(record, GAME).state.is_over()
    assert len(record.scores) == 1


@rule("EN-SOLO-15")
def test_its_own_gate_is_free_and_one_the_human_built_is_not() -> None:
    s = solo()
    built(s, 0, "fish_gate")
    give(s, RIVAL, silver=1)
    workers_in_supply(s, RIVAL, 0)
    opponent_turn(s, "focus_fish")
    assert goods(s, 0) == {"silver": 1}


@rule("EN-SOLO-32", "EN-SOLO-35")
def test_a_scenario_may_set_the_opponents_cards_and_goods() -> None:
    focus = ["focus_old", *(card for card in FOCUS_CARDS if card != "focus_old")]
    schemes = ["scheme_2", *(card for card in SCHEME_CARDS if card != "scheme_2")]
    doc = {
        "game": "ezra_nehemiah",
        "players": 1,
        "options": {"solo_side": "b"},
        "at": "turn",
        "position": {
            "opponent.focus_pile": focus,
            "opponent.scheme_pile": schemes,
            "opponent.supply": 0,
            "opponent.goods.gold": 0,
            "opponent.goods.silver": 0,
        },
        "steps": [
            {
                "expect": {
                    "to_act": [0],
                    "active": 0,
                    "opponent.scheme_shown": ["scheme_2"],
                    "opponent.focus_shown": ["focus_old"],
                    "opponent.goods.gold": 3,
                    "winners": [],
                }
            },
        ],
    }
    run(Scenario(Doc(doc, "solo")), GAME)


@rule("EN-SOLO-30")
@pytest.mark.parametrize("phase", GAME.phases)
def test_a_position_may_begin_at_any_phase(phase: str) -> None:
    s = GAME.new(GAME.setup(1, {}, phase))
    s.stack = []
    GAME.enter(s, phase)
    s = GAME.load(GAME.dump(s))
    while not s.is_over():
        s.apply(0, s.legal(0)[-1])
    assert sum(score.won for score in GAME.standings(s)) == 1
