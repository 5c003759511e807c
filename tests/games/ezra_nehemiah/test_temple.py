"""EN-TEMPLE. Levites, temple and sectors."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    altar,
    asked,
    give,
    goods,
    levites,
    main,
    new_game,
    options,
    order_told,
    own,
    play,
    refused,
    table,
    tile,
    told,
    vp,
    workers_in_supply,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.state import EzraState, filled, temple_list


def temple(players: int = 4, banners: int = 0, of: int = 1, **goods_given: int) -> EzraState:
    """The temple action of seat 0 begins, with so many levites."""
    s = table(players)
    levites(s, 0, of)
    give(s, 0, **goods_given)
    return main(s, "temple_altar", banners)


def fill(s: EzraState, row: int, n: int) -> None:
    """n stones lie in this row, counted from the bottom."""
    s.temple[row] = sum(2 << 3 * i for i in range(n))


# ------------------------------------------------------------------ levites


@rule("EN-TEMPLE-01", "EN-TEMPLE-06")
def test_a_levite_placed_first_can_be_used_and_no_second_placed() -> None:
    s = temple(banners=2, food=9, wood=2)
    play(s, "0 levite")
    assert refused(s, "0 levite") == "EN-TEMPLE-01"
    play(s, "0 temple temple:1 wood", "0 temple temple:1 wood")
    assert s.levites_used == 2
    assert not s.main_done


@rule("EN-TEMPLE-01", "EN-TEMPLE-06")
def test_a_levite_placed_after_a_step_finishes_the_action() -> None:
    s = temple(banners=1, of=2, food=9, wood=2)
    play(s, "0 banner", "0 levite")
    assert s.main_done
    assert s.mats[0].levites == 3


@rule("EN-TEMPLE-02")
def test_a_free_action_is_no_step() -> None:
    s = temple(food=9)
    play(s, "0 place trader:1", "0 levite")
    assert not s.main_done
    assert asked(s) == "temple-step"


@rule("EN-TEMPLE-03")
def test_a_levite_needs_worker_room_and_food() -> None:
    s = temple(food=1)
    assert refused(s, "0 levite") == "EN-TEMPLE-03"
    give(s, 0, food=2)
    workers_in_supply(s, 0, 0)
    assert refused(main(s, "temple_altar"), "0 levite") == "EN-TEMPLE-03"
    workers_in_supply(s, 0, 3)
    levites(s, 0, 6)
    give(s, 0, food=20)
    assert refused(main(s, "temple_altar"), "0 levite") == "EN-TEMPLE-03"


@rule("EN-TEMPLE-03", "EN-DEV-07")
def test_a_levite_may_be_paid_partly_in_silver() -> None:
    s = table()
    tile(s, 0, "farmers_2")
    give(s, 0, food=1, silver=5)
    main(s, "temple_altar")
    play(s, "0 levite")
    # Of 2 food at least 1 must be paid in silver.
    assert options(s) == ["convert 1", "convert 2"]
    play(s, "0 convert 2")
    assert goods(s) == {"food": 1, "silver": 1, "cinders": 1}


@rule("EN-TEMPLE-04", "EN-TEMPLE-05")
@pytest.mark.parametrize(
    ("number", "food", "gained", "points"),
    [
        (2, 2, {"cinders": 1}, 0),
        (3, 3, {"stone": 1}, 0),
        (4, 4, {"wood": 1}, 1),
        (5, 5, {}, 2),
        (6, 6, {}, 3),
    ],
)
def test_what_each_levite_costs_and_gives(
    number: int, food: int, gained: dict[str, int], points: int
) -> None:
    s = temple(of=number - 1, food=food)
    play(s, "0 levite")
    if number == 5:
        play(s, "0 bless red")
    assert s.mats[0].levites == number
    assert goods(s) == gained
    assert vp(s) == points


@rule("EN-TEMPLE-05")
def test_the_sixth_levite_retrieves() -> None:
    s = table()
    levites(s, 0, 5)
    s.mats[0].traders = 0b0010
    s.mats[0].supply -= 1
    give(s, 0, food=6)
    main(s, "temple_altar")
    play(s, "0 levite", "0 retrieve trader:2")
    assert (s.mats[0].supply, s.mats[0].traders) == (5, 0)


@rule("EN-TEMPLE-07")
def test_levites_stay_when_used() -> None:
    s = temple(of=3, banners=3, wood=3)
    play(s, "0 banner", "0 temple temple:1 wood", "0 banner", "0 finish")
    assert s.mats[0].levites == 3


@rule("EN-TEMPLE-08")
def test_each_levite_serves_once() -> None:
    s = temple(of=1, banners=9, wood=5, food=0)
    play(s, "0 temple temple:1 wood")
    assert refused(s, "0 temple temple:1 wood") == "EN-TEMPLE-08"
    assert refused(s, "0 altar wood") == "EN-TEMPLE-08"
    assert refused(s, "0 banner") == "EN-TEMPLE-08"


@rule("EN-TEMPLE-09", "EN-TEMPLE-10")
def test_levites_for_banners_place_nothing() -> None:
    s = temple(of=4, banners=0, gold=4)
    play(s, "0 banner", "0 banner", "0 banner")
    assert options(s, verb="temple") == [f"temple temple:{row} gold" for row in (1, 2, 3)]
    play(s, "0 temple temple:3 gold")
    assert options(s, verb="temple") == []
    assert s.levites_used == 4


# ------------------------------------------------------------------ temple


@rule("EN-TEMPLE-11")
@pytest.mark.parametrize("banners", range(6))
def test_rows_cost_one_to_five_banners(banners: int) -> None:
    s = temple(banners=banners, gold=1)
    assert options(s, verb="temple") == [f"temple temple:{row + 1} gold" for row in range(banners)]
    if banners < 5:
        assert refused(s, "0 temple temple:5 gold") == "EN-TEMPLE-11"


@rule("EN-TEMPLE-12")
def test_gold_stone_or_wood_but_never_cinders() -> None:
    s = temple(banners=1, gold=1, stone=1, wood=1, cinders=1)
    assert options(s, verb="temple") == [f"temple temple:1 {r}" for r in ("gold", "stone", "wood")]
    give(s, 0, wood=0)
    assert refused(main(s, "temple_altar", 1), "0 temple temple:1 wood") == "EN-TEMPLE-12"
    assert DATA.temple_vp[3] == 0


@rule("EN-TEMPLE-13", "EN-TEMPLE-14")
def test_cubes_go_to_the_left_most_cell_of_any_row() -> None:
    s = temple(of=3, banners=5, gold=1, stone=1, wood=1)
    play(s, "0 temple temple:1 gold", "0 temple temple:3 wood", "0 temple temple:1 stone")
    assert [temple_list(row) for row in s.temple] == [["gold", "stone"], [], ["wood"], [], []]


@rule("EN-TEMPLE-15")
@pytest.mark.parametrize(("cube", "points"), [("stone", 1), ("wood", 1), ("gold", 2)])
def test_points_for_a_cube(cube: str, points: int) -> None:
    s = temple(banners=1, **{cube: 1})
    play(s, f"0 temple temple:1 {cube}")
    assert vp(s) == points


@rule("EN-TEMPLE-16")
def test_the_reward_of_each_row() -> None:
    found = []
    for row in range(1, 6):
        s = temple(banners=5, wood=1)
        play(s, f"0 temple temple:{row} wood")
        found.append((goods(s), s.mats[0].tent, s.mats[0].supply))
    # The tent's first step crosses 2 silver.
    assert found == [
        ({}, 0, 6),
        ({"silver": 1}, 0, 6),
        ({"food": 1}, 0, 6),
        ({"silver": 2}, 1, 6),
        ({}, 0, 7),
    ]


@rule("EN-TEMPLE-17")
def test_a_full_row_takes_nothing_more_and_levites_can_still_serve_the_altar() -> None:
    s = table()
    give(s, 0, wood=1)
    for row in range(5):
        fill(s, row, 6)
    main(s, "temple_altar", 5)
    assert refused(s, "0 temple temple:1 wood") == "EN-TEMPLE-17"
    assert options(s, verb="temple") == []
    assert "altar wood" in options(s)


# ------------------------------------------------------------------ sectors


def last_of_first_sector(players: int) -> EzraState:
    """All cells of sector A are filled but for the last of the bottom row."""
    s = table(players)
    ends = s.temple_side.ends[0]
    for row, end in enumerate(ends):
        fill(s, row, end - (row == 0))
    give(s, 0, wood=1)
    return s


@rule("EN-TEMPLE-18", "EN-TEMPLE-23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_sector_is_resolved_once(players: int) -> None:
    s = table(players)
    levites(s, 0, 6)
    resolved = []
    for row in range(5):
        for _ in range(s.temple_side.columns):
            give(s, 0, wood=1)
            main(s, "temple_altar", 5)
            events = play(s, f"0 temple temple:{row + 1} wood")
            while asked(s) != "temple-step":
                events += play(s, f"0 {s.legal(0)[0]}")
            resolved += [event.args["count"] for event in events if event.kind == "sector"]
    assert sorted(resolved) == [1, 2, 3]
    assert all(filled(row) == s.temple_side.columns for row in s.temple)


@rule("EN-TEMPLE-18")
def test_a_sector_comes_after_points_and_row_reward() -> None:
    s = last_of_first_sector(4)
    ends = s.temple_side.ends[0]
    fill(s, 0, ends[0])
    fill(s, 1, ends[1] - 1)
    main(s, "temple_altar", 2)
    play(s, "0 temple temple:2 wood")
    kinds = order_told(s, "score", "gain", "sector")
    assert kinds[:3] == ["score", "gain", "sector"]


@rule("EN-TEMPLE-19", "EN-TEMPLE-20", "EN-TEMPLE-21", "EN-TEMPLE-22")
def test_what_a_filled_sector_gives() -> None:
    s = last_of_first_sector(4)
    for seat, n in enumerate((2, 3, 3, 1)):
        levites(s, seat, n)
    altar(s, 0, 4, 2, 0)
    main(s, "temple_altar", 1)
    play(s, "0 temple temple:1 wood")
    assert goods(s, 0) == {"food": 2, "silver": 2}
    assert [vp(s, seat) for seat in range(4)] == [1, 2, 0, -1]
    assert [goods(s, seat).get("silver", 0) for seat in range(4)] == [2, 3, 3, 1]
    assert [event.seat for event in told(s, "gain")] == [0, 0, 1, 2, 3]


@rule("EN-TEMPLE-20", "EN-TEMPLE-21", "EN-ALTAR-06")
def test_ties_at_a_sector_are_broken_by_the_altar_track() -> None:
    s = last_of_first_sector(3)
    altar(s, 3, 5, 5)
    main(s, "temple_altar", 1)
    play(s, "0 temple temple:1 wood")
    # All have one levite. Seat 2 lies under seat 1, so it is ahead; seat 0 is last.
    assert [vp(s, seat) for seat in range(3)] == [1 - 1, 0, 2]


@rule("EN-TEMPLE-21")
def test_two_players_do_not_lose_for_fewest_levites() -> None:
    s = last_of_first_sector(2)
    levites(s, 0, 2)
    main(s, "temple_altar", 1)
    play(s, "0 temple temple:1 wood")
    assert (vp(s, 0), vp(s, 1)) == (1 + 2, 0)


@rule("EN-SETUP-12")
def test_sectors_cover_the_temple() -> None:
    for players in (2, 3, 4):
        side = new_game(players).temple_side
        cells = [cell for row in side.sector for cell in row]
        assert len(cells) == 5 * side.columns
        assert set(cells) == {0, 1, 2}


@rule("EN-SCROLL-W10")
def test_levites_are_cheaper_with_the_tile() -> None:
    s = table()
    own(s, 0, "wood_levite_discount")
    levites(s, 0, 3)
    give(s, 0, food=2)
    play(main(s, "temple_altar"), "0 levite")
    assert goods(s) == {"wood": 1}
