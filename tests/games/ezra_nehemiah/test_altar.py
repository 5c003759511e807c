"""EN-ALTAR. The altar and its track."""

from __future__ import annotations

from tests.games.ezra_nehemiah.table import (
    DATA,
    altar,
    give,
    goods,
    levites,
    main,
    options,
    order_told,
    own,
    pending,
    play,
    refused,
    table,
    vp,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.altar import MoveAltar, altar_leader, furthest_behind
from trilith.games.ezra_nehemiah.counters import golden_spaces


@rule("EN-ALTAR-01")
def test_wood_costs_three_and_moves_two_cinders_one_and_one() -> None:
    s = table()
    give(s, 0, wood=1, cinders=1, stone=1, gold=1)
    levites(s, 0, 2)
    main(s, "temple_altar", 4)
    assert options(s, verb="altar") == ["altar wood", "altar cinders"]
    play(s, "0 altar wood")
    assert (s.mats[0].altar, s.spent) == (2, 3)
    play(s, "0 altar cinders")
    assert (s.mats[0].altar, s.spent) == (3, 4)


@rule("EN-ALTAR-01")
def test_the_altar_needs_banners_and_the_resource() -> None:
    s = table()
    give(s, 0, wood=1)
    main(s, "temple_altar", 2)
    assert refused(s, "0 altar wood") == "EN-ALTAR-01"
    assert refused(s, "0 altar cinders") == "EN-ALTAR-01"


@rule("EN-ALTAR-02", "EN-ALTAR-03")
def test_resources_leave_and_each_moves_at_once() -> None:
    s = table()
    levites(s, 0, 3)
    give(s, 0, wood=2, cinders=1)
    main(s, "temple_altar", 9)
    play(s, "0 altar wood", "0 altar wood", "0 altar cinders")
    assert s.mats[0].altar == 5
    assert order_told(s, "on_altar", "altar_step") == [
        "on_altar",
        "altar_step",
        "altar_step",
        "on_altar",
        "altar_step",
        "altar_step",
        "on_altar",
        "altar_step",
    ]
    # Space 2: 1 silver; 3: 1 food; 5: 1 cinders.
    assert goods(s) == {"silver": 1, "food": 1, "cinders": 1}


@rule("EN-ALTAR-04")
def test_every_space_passed_gives_its_reward_before_the_next() -> None:
    s = table()
    altar(s, 7, 0, 0, 0)
    s.mats[0].tent = 3
    # Space 8 moves the tent over an altar step onto 9, then the move goes on to 10.
    pending(s, MoveAltar(0, 2))
    assert s.mats[0].altar == 10
    assert goods(s) == {"food": 2}
    assert order_told(s, "altar_step", "tent_step", "gain") == [
        "altar_step",
        "tent_step",
        "altar_step",
        "gain",
        "altar_step",
    ]


@rule("EN-ALTAR-05", "EN-ALTAR-06")
def test_a_later_marker_lies_on_top_and_is_behind() -> None:
    s = table()
    altar(s, 0, 4, 2, 0)
    assert s.altar_order == [1, 2, 3, 0]
    pending(s, MoveAltar(0, 4))
    assert s.altar_order == [1, 0, 2, 3]
    # Passing over seat 2 changed nothing for seat 2.
    pending(s, MoveAltar(2, 2))
    assert s.altar_order == [1, 0, 2, 3]
    assert altar_leader(s) == 1
    assert furthest_behind(s, [0, 2]) == 2


@rule("EN-ALTAR-07", "EN-ALTAR-08")
def test_moves_beyond_the_end_become_silver_and_the_stack_stays() -> None:
    s = table()
    last = DATA.altar_last
    altar(s, last - 1, last, 0, 0)
    pending(s, MoveAltar(0, 3))
    assert s.mats[0].altar == last
    assert goods(s) == {"silver": 2}
    assert vp(s) == 3
    assert s.altar_order[:2] == [1, 0]
    pending(s, MoveAltar(1, 2))
    assert goods(s, 1) == {"silver": 2}
    assert s.altar_order[:2] == [1, 0]


@rule("EN-ALTAR-09")
def test_golden_spaces_reached_or_passed() -> None:
    s = table()
    assert [i for i, golden in enumerate(DATA.altar_golden) if golden] == [3, 6, 9, 12, 15, 18]
    for space, n in ((0, 0), (2, 0), (3, 1), (8, 2), (20, 6)):
        s.mats[0].altar = space
        assert golden_spaces(s, 0) == n


@rule("EN-ALTAR-10")
def test_prophets_do_not_block_or_count() -> None:
    s = table()
    pending(s, MoveAltar(0, 3))
    # Zechariah stands on 2.
    assert DATA.judgments[0][0].zechariah == 2
    assert s.mats[0].altar == 3
    assert altar_leader(s) == 0


@rule("EN-SCROLL-W15")
def test_golden_spaces_give_food_and_silver_with_the_tile() -> None:
    s = table()
    own(s, 0, "wood_golden_altar")
    altar(s, 2, 0, 0, 0)
    pending(s, MoveAltar(0, 2))
    # Printed on space 3: 1 food, before the tile.
    assert goods(s) == {"food": 2, "silver": 1}
