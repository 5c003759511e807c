"""EN-FLOW, EN-GEN. Rounds, days, phases, and free actions."""

from __future__ import annotations

import random

from tests.games.ezra_nehemiah.table import (
    DATA,
    GAME,
    asked,
    built,
    enter,
    give,
    goods,
    main,
    new_game,
    on_piles,
    options,
    own,
    pending,
    play,
    prepare,
    refused,
    table,
    told,
    turn,
    week_over,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.connections import Connect
from trilith.games.ezra_nehemiah.names import PHASES, RING, TURN
from trilith.games.ezra_nehemiah.tent import MoveTent
from trilith.games.ezra_nehemiah.turn import CloseTurn


def play_any(seed: str, players: int = 3) -> list[tuple[str, int]]:
    """A game at random; tells its turns, Prepares and phases in order."""
    s = new_game(players, seed)
    chance = random.Random(seed)
    while not s.is_over():
        seat = s.to_act()[0]
        s.apply(seat, chance.choice(s.legal(seat)))
    assert s.log is not None
    kinds = ("turn", "prepare", "feed", "tuck", "score_card", "round", "sabbath", "game_over")
    return [(event.kind, event.seat) for event in s.log if event.kind in kinds]


@rule("EN-FLOW-01", "EN-FLOW-02", "EN-GEN-02")
def test_a_round_has_six_days_prepare_and_a_sabbath_and_a_game_three_rounds() -> None:
    story = play_any("story")
    kinds = [kind for kind, _ in story if kind in ("round", "sabbath", "game_over")]
    assert kinds == ["round", "sabbath"] * 3 + ["game_over"]
    turns = [seat for kind, seat in story if kind == "turn"]
    assert len(turns) == 3 * 6 * 3
    first = turns[0]
    clockwise = [first, (first + 1) % 3, (first + 2) % 3]
    assert turns[:18] == clockwise * 6
    # EN-AFTER-02: the next round begins with the next player.
    assert turns[18] == (first + 1) % 3
    prepares = [seat for kind, seat in story if kind == "prepare"]
    assert prepares[:3] == clockwise


@rule("EN-FLOW-03")
def test_prepare_and_sabbath_go_round_from_the_shofar_holder() -> None:
    story = play_any("order")
    start = next(i for i, (kind, _) in enumerate(story) if kind == "sabbath")
    first = story[1][1]
    clockwise = [first, (first + 1) % 3, (first + 2) % 3]
    assert [seat for kind, seat in story[start:] if kind == "feed"][:3] == clockwise
    assert [seat for kind, seat in story[start:] if kind == "tuck"][:3] == clockwise


@rule("EN-FLOW-04", "EN-TEMPLE-02")
def test_free_actions_are_offered_between_the_steps_of_a_main_action() -> None:
    s = table()
    on_piles(s, 0, "mason")
    give(s, 0, gold=1, silver=3)
    main(s, "temple_altar", banners=3)
    s.card = 3
    s.settle()
    play(s, "0 banner")
    assert "trade mason top" in options(s)
    assert "place trader:2" in options(s)
    play(s, "0 place trader:2")
    # Its reward is being resolved: nothing else can start.
    assert asked(s) == "basic"
    assert refused(s, "0 trade mason top") == "EN-FLOW-04"
    assert refused(s, "0 place elder:1") == "EN-FLOW-04"
    assert refused(s, "0 finish") == "EN-EFF-04"
    play(s, "0 take wood", "0 take wood")
    assert asked(s) == "temple-step"


@rule("EN-FLOW-05")
def test_the_draw_ends_the_turn() -> None:
    s = turn(table())
    play(s, "0 play priest pile:1", "0 main torah_tent", "0 finish", "0 end_turn")
    assert s.mats[0].hand.bit_count() == 4
    assert s.is_over()


@rule("EN-FLOW-06", "EN-CONN-08")
def test_others_choose_at_once_and_after_the_active_player() -> None:
    s = table()
    own(s, 0, "wood_scribe_blessing")
    built(s, 1, "w10")
    built(s, 0, "water_gate")
    s.active = 0
    s.mats[0].altar = 10
    s.mats[1].altar = 10
    pending(s, Connect(0, RING.index("water_gate")))
    # One altar space each, onto the wild blessing of space 11: seat 0 chooses, then seat 1.
    assert s.to_act() == (0,)
    play(s, "0 bless red")
    assert s.to_act() == (1,)
    play(s, "1 bless orange")
    assert (s.mats[0].blessings, s.mats[1].blessings) == ([0, 0, 1], [1, 0, 0])


@rule("EN-FLOW-07")
def test_everything_of_a_turn_begins_afresh() -> None:
    s = table()
    s.card, s.main, s.main_done, s.aux_used = 2, 1, True, True
    s.trader_used = s.elder_used = s.levite_placed = s.stepped = True
    s.bonus, s.spent, s.levites_used = [1, 2, 3, 4], 5, 1
    s.mats[2].tent_steps = 3
    turn(s)
    assert (s.card, s.main, s.main_done, s.aux_used) == (-1, -1, False, False)
    flags = (s.trader_used, s.elder_used, s.levite_placed, s.stepped)
    assert flags == (False, False, False, False)
    assert (s.bonus, s.spent, s.levites_used) == ([0, 0, 0, 0], 0, 0)
    assert s.mats[2].tent_steps == 0


@rule("EN-FLOW-07", "EN-SCROLL-W04")
def test_tent_counts_are_reset_for_each_prepare() -> None:
    s = table()
    own(s, 1, "wood_tent_extra")
    s.phase = TURN
    pending(s, MoveTent(1, 1))
    assert s.mats[1].tent_steps == 1
    prepare(s, 0, workers=1)
    assert s.mats[1].tent_steps == 0


@rule("EN-FLOW-08")
def test_the_altar_card_and_the_side_of_the_solo_board_are_the_only_options() -> None:
    assert [option.key for option in GAME.options] == ["altar_card", "solo_side"]
    altar = next(option for option in GAME.options if option.key == "altar_card")
    assert altar.values == ("random", "altar_1a", "altar_1b", "altar_2a", "altar_2b")


def test_every_phase_can_be_entered() -> None:
    for phase in PHASES[1:-1]:
        s = enter(week_over(table(3)) if phase != "turn" else table(3), phase)
        assert s.is_over() or s.to_act()


@rule("EN-TURN-07")
def test_after_a_turn_every_player_is_checked_clockwise() -> None:
    s = table()
    for seat in (3, 1):
        give(s, seat, stone=4, wood=4)
    s.active = 2
    pending(s, CloseTurn(2))
    assert s.to_act() == (3,)
    play(s, "3 return stone", "3 return stone", "3 return wood")
    assert s.to_act() == (1,)
    assert sum(goods(s, 3).values()) == DATA.tiles[0][0].storage[0] == 5


def test_events_name_rules_of_the_game() -> None:
    s = new_game(2)
    assert told(s, "shofar")[0].rule == "EN-SETUP-15"
