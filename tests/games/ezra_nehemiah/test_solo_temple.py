"""EN-SOLO. The opponent builds the temple."""

from __future__ import annotations

from tests.games.ezra_nehemiah.solo_table import last, reveal, solo
from tests.games.ezra_nehemiah.table import (
    DATA,
    give,
    goods,
    levites,
    order_told,
    told,
    workers_in_supply,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.names import FROM_LEVITES, GOLD, RIVAL
from trilith.games.ezra_nehemiah.state import EzraState, filled


def builder(gold: int, silver: int = 0, own: int = 1) -> EzraState:
    s = solo()
    workers_in_supply(s, RIVAL, 2)
    levites(s, RIVAL, own)
    give(s, RIVAL, gold=gold, silver=silver)
    return s


def fill(s: EzraState, *cells: int) -> None:
    """So many cells of each row are filled, from the lowest row up."""
    s.temple = [sum((GOLD + 1) << 3 * i for i in range(n)) for n in cells]


def heights(s: EzraState) -> list[int]:
    return [filled(row) for row in s.temple]


@rule("EN-SOLO-40")
def test_first_a_levite_is_placed_for_two_gold_and_no_food() -> None:
    s = builder(gold=2)
    reveal(s, "scheme_1")
    assert (s.mats[RIVAL].levites, s.mats[RIVAL].supply) == (2, 1)
    assert order_told(s, "pay", "levite", "gain_instead") == ["pay", "levite", "gain_instead"]
    assert told(s, "pay")[0].args == {"good": "gold", "count": 2}


@rule("EN-SOLO-40")
def test_the_sixth_levite_gives_points_and_a_tent_space() -> None:
    s = builder(gold=2, own=5)
    reveal(s, "scheme_1")
    assert s.mats[RIVAL].levites == 6
    assert s.mats[RIVAL].tent == 1
    assert s.mats[RIVAL].points[FROM_LEVITES] == 3


@rule("EN-SOLO-40")
def test_with_six_levites_none_is_placed() -> None:
    s = builder(gold=2, own=6)
    reveal(s, "scheme_1")
    assert (s.mats[RIVAL].levites, s.mats[RIVAL].supply) == (6, 2)
    assert not told(s, "levite")
    assert heights(s)[:2] == [1, 1]


@rule("EN-SOLO-41")
def test_each_levite_places_gold_else_changes_silver_else_moves_on() -> None:
    s = builder(gold=2, silver=1)
    reveal(s, "scheme_1")
    # 1 gold for the levite's cinders goes into row 1; then the silver is changed.
    assert order_told(s, "levite_works", "cube", "pay", "altar_step") == [
        "pay",
        "levite_works",
        "cube",
        "levite_works",
        "pay",
    ]
    assert goods(s, RIVAL) == {"gold": 1}
    s = builder(gold=2, own=2)
    reveal(s, "scheme_1")
    assert order_told(s, "cube", "altar_step") == ["cube", "altar_step", "altar_step"]
    assert [event.args["count"] for event in told(s, "levite_works")] == [1, 2, 3]


@rule("EN-SOLO-42")
def test_gold_fills_the_left_most_column_from_below() -> None:
    s = builder(gold=6, own=4)
    fill(s, 1, 2, 0, 1, 0)
    reveal(s, "scheme_1")
    assert [event.args["row"] for event in told(s, "cube")][:3] == [
        "temple:3",
        "temple:5",
        "temple:1",
    ]


@rule("EN-SOLO-42")
def test_gold_scores_two_points_and_the_rows_reward() -> None:
    s = builder(gold=3)
    fill(s, 1, 1, 0, 1, 1)
    reveal(s, "scheme_1")
    assert heights(s) == [2, 1, 1, 1, 1]
    assert told(s, "score")[0].args == {"count": DATA.solo.temple_vp, "source": "temple"}
    assert told(s, "gain_instead")[-1].args["lost"] == "food"  # row 3 gives 1 food


@rule("EN-SOLO-43")
def test_a_full_sector_is_resolved_at_once_and_feeds_the_next_levite() -> None:
    s = builder(gold=2, own=2)
    ends = DATA.temple_sides["players_1_2"].ends[0]
    cells = ends.copy()
    cells[2] -= 1
    fill(s, *cells)
    reveal(s, "scheme_1")
    assert last(s, "sector").args == {"count": 1}
    # The third levite was paid with cinders turned gold, which filled the sector: 2 silver for the
    # food, 1 for each of 3 levites, 1 for the row's food; the other levites change silver.
    assert order_told(s, "cube", "sector", "pay")[1:3] == ["cube", "sector"]
    assert [e.args["source"] for e in told(s, "score")] == ["temple", "sectors", "temple"]
    assert not told(s, "lose_points")  # Effect 3 is ignored.
    assert goods(s, 0) == {"silver": 1}  # The human has a levite too.


@rule("EN-SOLO-44")
def test_in_a_full_temple_levites_change_silver_or_move_on() -> None:
    s = builder(gold=5, silver=1, own=1)
    fill(s, 4, 4, 4, 4, 4)
    reveal(s, "scheme_1")
    assert not told(s, "cube")
    assert goods(s, RIVAL) == {"gold": 5}  # 2 paid, 1 for cinders, 1 for the silver
    assert s.mats[RIVAL].altar == 1
