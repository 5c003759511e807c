"""EN-WALL. Rubble, and building walls."""

from __future__ import annotations

import itertools

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    asked,
    built,
    give,
    goods,
    main,
    options,
    order_told,
    own,
    pending,
    play,
    refused,
    rubble,
    table,
    told,
    vp,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah import GAME
from trilith.games.ezra_nehemiah.end import wall_points
from trilith.games.ezra_nehemiah.names import NEUTRAL, RING, WALL_CARDS, WALLS
from trilith.games.ezra_nehemiah.state import EzraState, rubble_list
from trilith.games.ezra_nehemiah.walls import BY_BANNERS, Erect, PayPiece

W08 = RING.index("w08")


def at(space: str, *cubes: str, banners: int = 0, players: int = 4, **given: int) -> EzraState:
    """Seat 0 works on this space, where these cubes lie."""
    s = table(players)
    rubble(s, space, *cubes)
    give(s, 0, **given)
    main(s, "rubble_wall_gate", banners)
    play(s, f"0 space {space}")
    return s


# ------------------------------------------------------------------ the space and its rubble


@rule("EN-WALL-01")
def test_one_space_that_is_not_built() -> None:
    s = table()
    built(s, 1, "w10")
    main(s, "rubble_wall_gate", 9)
    assert refused(s, "0 space w10") == "EN-WALL-01"
    assert len(options(s, verb="space")) == 29
    play(s, "0 space w11")
    # From now on all steps concern this space.
    assert refused(s, "0 space w12") == "EN-WALL-01"


@rule("EN-WALL-01")
def test_the_action_may_be_finished_without_a_space() -> None:
    s = main(table(), "rubble_wall_gate", 9)
    play(s, "0 finish")
    assert s.main_done


@rule("EN-WALL-02")
def test_clearing_and_building_in_one_turn_or_only_one_of_them() -> None:
    s = at("w08", "cinders", banners=4, stone=4)
    play(s, "0 clear cinders")
    assert options(s)[:2] == ["build", "finish"]
    play(s, "0 build")
    assert asked(s) == "wall-card"
    s = at("w08", "cinders", banners=4, stone=4)
    play(s, "0 finish")
    assert rubble_list(s.rubble[W08]) == ["cinders"]


@rule("EN-WALL-03")
@pytest.mark.parametrize(("cube", "cost"), [("cinders", 1), ("stone", 2), ("wood", 2), ("gold", 3)])
def test_what_clearing_costs(cube: str, cost: int) -> None:
    s = at("w08", cube, "cinders", banners=cost)
    play(s, f"0 clear {cube}")
    assert s.spent == cost
    if cost > 1:
        assert refused(at("w08", cube, banners=cost - 1), f"0 clear {cube}") == "EN-WALL-03"
    assert refused(at("w08", banners=9), f"0 clear {cube}") == "EN-WALL-03"


@rule("EN-WALL-04")
def test_a_cleared_cube_can_be_used_at_once() -> None:
    s = at("w08", "stone", banners=5, stone=3)
    play(s, "0 clear stone", "0 build")
    # Of 4 stone one was just cleared.
    assert goods(s) == {}


@rule("EN-WALL-05", "EN-WALL-14")
def test_the_last_cube_of_a_wall_gives_its_blessing() -> None:
    s = at("w08", "cinders", "cinders", banners=5, stone=4)
    play(s, "0 clear cinders")
    assert s.mats[0].blessings == [0, 0, 0]
    play(s, "0 clear cinders")
    assert s.mats[0].blessings == [0, 1, 0]
    play(s, "0 build")
    assert s.mats[0].blessings == [0, 1, 0]


@rule("EN-WALL-05")
def test_a_cleared_gate_gives_no_blessing() -> None:
    s = at("fish_gate", "cinders", banners=5)
    play(s, "0 clear cinders")
    assert s.mats[0].blessings == [0, 0, 0]


@rule("EN-WALL-06")
def test_nothing_is_built_on_rubble() -> None:
    assert refused(at("w08", "wood", banners=9, stone=9), "0 build") == "EN-WALL-06"


@rule("EN-WALL-07")
def test_neutral_walls_and_gates_cannot_be_chosen() -> None:
    s = main(table(2), "rubble_wall_gate", 9)
    assert refused(s, "0 space w03") == "EN-WALL-07"
    assert refused(s, "0 space east_gate") == "EN-WALL-07"
    s = main(table(3), "rubble_wall_gate", 9)
    assert refused(s, "0 space w05") == "EN-WALL-07"
    assert "space muster_gate" in options(s)


# ------------------------------------------------------------------ the cost


@rule("EN-WALL-08")
@pytest.mark.parametrize("space", [RING[wall] for wall in WALLS])
def test_every_wall_costs_its_banners_and_stone(space: str) -> None:
    cost = DATA.spaces[RING.index(space)]
    s = at(space, banners=cost.banners, stone=cost.stone)
    play(s, "0 build")
    assert (s.spent, goods(s)) == (cost.banners, {})
    short = at(space, banners=cost.banners - 1, stone=cost.stone)
    assert refused(short, "0 build") == "EN-WALL-08"
    assert refused(at(space, banners=cost.banners, stone=cost.stone - 1), "0 build") == "EN-WALL-08"


@rule("EN-WALL-08")
def test_the_example_wall_costs_four_banners_and_three_stone() -> None:
    cost = DATA.spaces[RING.index("w07")]
    assert (cost.banners, cost.stone, cost.wood) == (4, 3, 0)


@rule("EN-WALL-08")
def test_banners_spent_on_clearing_are_gone() -> None:
    s = at("w08", "gold", banners=5, stone=4)
    play(s, "0 clear gold")
    # Three of five went into the rubble; the wall costs three.
    assert refused(s, "0 build") == "EN-WALL-08"


@rule("EN-WALL-09")
def test_pieces_are_replaced_by_banners_and_gold_in_any_mix() -> None:
    s = at("w08", banners=3 + 6, stone=1, gold=1)
    play(s, "0 build")
    # 4 stone: 1 stone, 1 gold and twice 3 banners: the only way.
    assert goods(s) == {}
    assert s.spent == 9
    assert len(told(s, "pay_banners")) == 2


def place_named(s: EzraState) -> object:
    """The place that the question is about, for those who see the board only now."""
    decision = GAME.decision(s, 0)
    assert decision is not None
    return decision.question.args["space"]


@rule("EN-WALL-09")
def test_the_player_chooses_how_to_pay_each_piece() -> None:
    s = at("w08", banners=3 + 3, stone=4, gold=2)
    play(s, "0 build")
    assert place_named(s) == "w08"
    assert options(s) == ["pay banners", "pay gold", "pay stone"]
    play(s, "0 pay gold")
    # Each mix is offered once: banners would have come before gold.
    assert options(s) == ["pay gold", "pay stone"]
    play(s, "0 pay stone")
    assert goods(s) == {"gold": 1, "stone": 1}
    assert asked(s) == "wall-card"


@rule("EN-WALL-09")
def test_only_payments_that_can_be_completed_are_offered() -> None:
    s = at("fish_gate", banners=3 + 3, wood=1, stone=1)
    play(s, "0 build")
    # 1 wood and 2 stone: the banners must pay the second stone, so wood pays wood.
    assert asked(s) != "pay-piece"
    assert goods(s).get("stone", 0) == 0


@rule("EN-WALL-10", "EN-SCROLL-W13", "EN-EFF-16")
def test_the_tile_takes_a_stone_off_first() -> None:
    s = table()
    own(s, 0, "wood_build_stone_discount")
    rubble(s, "w08")
    give(s, 0, stone=2, gold=1)
    main(s, "rubble_wall_gate", 3)
    play(s, "0 space w08", "0 build")
    assert goods(s) == {}


# ------------------------------------------------------------------ wall cards


def set_pile(s: EzraState, *cards: int) -> None:
    s.mats[0].wall_pile = cards


@rule("EN-WALL-11")
def test_draw_three_build_one_the_others_on_top_and_below() -> None:
    s = at("w08", banners=3, stone=4)
    play(s, "0 build")
    [drawn] = told(s, "draw_walls")  # all see how many, and their owner which
    assert (drawn.args, drawn.seen_by, drawn.reveals) == ({"count": 3}, None, True)
    assert [event.seen_by for event in told(s, "drew_wall")] == [(0,)] * 3
    assert options(s) == [
        "wall_card wall_card_01",
        "wall_card wall_card_02",
        "wall_card wall_card_03",
    ]
    play(s, "0 wall_card wall_card_02")
    assert s.wall_card[W08] == 1
    assert s.owner[W08] == 0
    # Its effect came first: 2 cinders.
    assert goods(s) == {"cinders": 2}
    assert options(s) == ["on_top wall_card_01", "on_top wall_card_03"]
    play(s, "0 on_top wall_card_03")
    assert s.mats[0].wall_pile == (2, *range(3, 12), 0)


@rule("EN-WALL-12")
def test_a_short_pile_is_drawn_as_far_as_it_goes() -> None:
    s = table()
    set_pile(s, 4, 7)
    pending(s, Erect(0, W08))
    assert options(s) == ["wall_card wall_card_05", "wall_card wall_card_08"]
    play(s, "0 wall_card wall_card_08")
    assert s.mats[0].wall_pile == (4,)
    s.owner[W08] = -1
    s.wall_card[W08] = -1
    pending(s, Erect(0, RING.index("w14")))
    # One card: it must be built.
    assert s.wall_card[RING.index("w14")] == 4
    assert not s.mats[0].wall_pile


@rule("EN-WALL-13")
def test_without_wall_cards_no_walls() -> None:
    s = at("w08", banners=9, stone=9)
    s.mats[0].wall_pile = ()
    s.settle()
    assert refused(s, "0 build") == "EN-WALL-13"


@rule("EN-WALL-15", "EN-END-06")
def test_points_of_a_wall_count_at_the_end() -> None:
    s = at("w08", banners=3, stone=4)
    play(s, "0 build", "0 wall_card wall_card_01")
    assert vp(s) == 0
    assert wall_points(s, 0) == 4


@rule("EN-WALL-16", "EN-SCROLL-W14")
def test_order_after_a_wall_effect_cards_copied_wall_connection() -> None:
    s = table()
    own(s, 0, "wood_adjacent_wall")
    built(s, 1, "w07", "wall_card_03")
    rubble(s, "w08")
    give(s, 0, stone=4)
    main(s, "rubble_wall_gate", 3)
    play(s, "0 space w08", "0 build", "0 wall_card wall_card_01", "0 on_top wall_card_02")
    assert options(s) == ["copy w07", "decline"]
    play(s, "0 copy w07")
    kinds = order_told(s, "build_wall", "cards_back", "copy", "connection")
    assert kinds == ["build_wall", "cards_back", "copy", "connection"]
    assert goods(s)["food"] == 2


@pytest.mark.parametrize("number", range(1, 13))
@rule("EN-EFF-01", "EN-WALL-11")
def test_every_wall_card_gives_what_it_prints(number: int) -> None:
    gained: dict[int, tuple[dict[str, int], list[str]]] = {
        1: ({"silver": 1}, []),
        2: ({"cinders": 2}, []),
        3: ({"food": 2}, []),
        4: ({}, ["blessing"]),
        5: ({}, ["blessing"]),
        6: ({}, ["blessing"]),
        7: ({"silver": 2}, ["tent_step"]),
        8: ({}, ["altar_step"]),
        9: ({}, ["retrieve"]),
        10: ({"silver": 1}, ["worker"]),
        11: ({"gold": 1, "silver": 2}, []),
        12: ({"food": 1}, ["blessing"]),
    }
    s = table()
    s.mats[0].wall_pile = (number - 1,)
    s.mats[0].elders = 1
    s.mats[0].supply -= 1
    pending(s, Erect(0, RING.index("w16")))
    if not s.is_over():
        play(s, "0 retrieve elder:1" if number == 9 else "0 bless purple")
    expected, kinds = gained[number]
    assert goods(s) == expected
    found = order_told(s, "blessing", "tent_step", "altar_step", "retrieve", "worker")
    assert found == kinds
    assert s.wall_card[RING.index("w16")] == number - 1
    assert WALL_CARDS[number - 1].endswith(f"{number:02d}")


def test_neutral_walls_hold_no_card() -> None:
    s = table(2)
    assert all(s.wall_card[i] < 0 for i in WALLS if s.owner[i] == NEUTRAL)


@rule("EN-WALL-09")
@pytest.mark.parametrize(("wood", "stone"), [(1, 2), (0, 4), (2, 1)])
def test_every_mix_is_offered_once_and_none_is_a_dead_end(wood: int, stone: int) -> None:
    purses = itertools.product(range(2), range(4), range(3), (0, 3, 6))
    for have_wood, have_stone, gold, spare in purses:
        mixes = 0
        for wb, wg, sb, sg in itertools.product(
            range(wood + 1), range(wood + 1), range(stone + 1), range(stone + 1)
        ):
            in_kind = wood - wb - wg, stone - sb - sg
            fits = 0 <= in_kind[0] <= have_wood and 0 <= in_kind[1] <= have_stone
            mixes += fits and 3 * (wb + sb) <= spare and wg + sg <= gold
        if mixes:
            s = main(table(), "rubble_wall_gate", spare)
            give(s, 0, wood=have_wood, stone=have_stone, gold=gold)
            pending(s, PayPiece(0, wood, stone, BY_BANNERS))
            assert ways_to_the_end(s) == mixes


def ways_to_the_end(s: EzraState) -> int:
    if s.is_over():
        return 1
    total = 0
    for action in s.legal(0):
        clone = s.clone()
        clone.apply(0, action)
        total += ways_to_the_end(clone)
    return total
