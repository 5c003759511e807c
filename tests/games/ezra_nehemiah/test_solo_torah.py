"""EN-SOLO. The opponent teaches the Torah."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.solo_table import focus, last, reveal, rival_scribe, solo
from tests.games.ezra_nehemiah.table import (
    DATA,
    give,
    goods,
    lay,
    scribe,
    told,
    vp,
    workers_in_supply,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.names import (
    FOCUS_CARDS,
    RIVAL,
    SCROLL_SPACES,
)
from trilith.games.ezra_nehemiah.solo_torah import best_chain, choose, cost, possible
from trilith.games.ezra_nehemiah.state import EzraState


def teacher(gold: int = 9, silver: int = 9, workers: int = 2) -> EzraState:
    s = solo()
    workers_in_supply(s, RIVAL, workers)
    give(s, RIVAL, gold=gold, silver=silver)
    return s


def names(spaces: list[int] | tuple[int, ...]) -> list[str]:
    return [SCROLL_SPACES[space] for space in spaces]


def at(space: str) -> int:
    return SCROLL_SPACES.index(space)


@rule("EN-SOLO-60")
def test_a_tile_costs_the_rows_value_less_one_for_each_full_row_below() -> None:
    s = teacher()
    assert [cost(s, row) for row in range(4)] == [1, 2, 3, 4]
    scribe(s, 0, "s1_1")
    scribe(s, 0, "s1_2")
    assert cost(s, 1) == 2  # A white worker on s1_3 does not fill the row.
    scribe(s, 0, "s1_3")
    s.white = [-1, -1]
    assert [cost(s, row) for row in range(4)] == [1, 1, 2, 3]


@rule("EN-SOLO-61")
def test_the_highest_possible_tile_is_the_highest_that_can_be_paid_and_reached() -> None:
    s = teacher(gold=9)
    rival_scribe(s, "s1_2")
    rival_scribe(s, "s2_2")
    reveal(s, "scheme_5")
    assert str(last(s, "scribe").args["scroll_space"]).startswith("s3_")
    s = teacher(gold=2)
    rival_scribe(s, "s1_2")
    rival_scribe(s, "s2_2")
    reveal(s, "scheme_5")
    assert str(last(s, "scribe").args["scroll_space"]).startswith("s2_")
    assert "gold" not in goods(s, RIVAL)


@rule("EN-SOLO-61")
def test_the_lowest_possible_tile_is_in_the_lowest_row_with_one() -> None:
    s = teacher()
    reveal(s, "scheme_6")
    assert str(last(s, "scribe").args["scroll_space"]).startswith("s1_")
    s = teacher()
    for space in ("s1_1", "s1_2", "s1_3"):
        scribe(s, 0, space)
    s.white = [-1, -1]
    reveal(s, "scheme_6")
    assert str(last(s, "scribe").args["scroll_space"]).startswith("s2_")


@rule("EN-SOLO-61")
def test_without_a_worker_no_tile_is_possible() -> None:
    s = teacher(workers=0)
    assert possible(s, 0) == []


@rule("EN-SOLO-62")
def test_without_a_possible_tile_the_next_row_of_the_card_is_taken() -> None:
    s = teacher(gold=1, workers=1)
    for space in ("s1_1", "s1_2", "s1_3"):
        scribe(s, 0, space)
    s.white = [-1, -1]
    give(s, RIVAL, gold=0)
    s.mats[RIVAL].goods[0] = 1
    for space in ("s2_1", "s2_2", "s2_3", "s2_4"):
        scribe(s, 0, space)
    for space in ("s3_1", "s3_2", "s3_3", "s3_4", "s3_5"):
        s.scribes[at(space)] = 0
    for space in ("s4_1", "s4_2", "s4_3", "s4_4", "s4_5", "s4_6"):
        s.scribes[at(space)] = 0
    assert reveal(s, "scheme_6") == 3
    assert told(s, "row_skipped")[0].rule == "EN-SOLO-62"


@rule("EN-SOLO-63")
@pytest.mark.parametrize("card", FOCUS_CARDS)
def test_the_column_of_every_focus_card_decides_among_several(card: str) -> None:
    column = DATA.solo.focus[FOCUS_CARDS.index(card)].column
    s = teacher()
    focus(s, card)
    assert choose(s, 0) == (0, 1, 1, 2)[column - 1]  # 3 options
    scribe(s, 0, "s1_2")
    assert names([choose(s, 0)]) == [("s1_1", "s1_1", "s1_3", "s1_3")[column - 1]]  # 2
    assert names([choose(s, 1)]) == [f"s2_{column}"]  # 4
    scribe(s, 0, "s1_1")
    scribe(s, 0, "s1_3")
    for space in ("s2_1", "s2_2", "s2_3", "s2_4"):
        scribe(s, 0, space)
    assert names([choose(s, 2)]) == [f"s3_{(1, 2, 4, 5)[column - 1]}"]  # 5: not the middle one
    for i in range(1, 6):
        s.scribes[at(f"s3_{i}")] = 0
    assert names([choose(s, 3)]) == [f"s4_{(1, 2, 5, 6)[column - 1]}"]  # 6: not the middle two
    for i in range(2, 7):
        s.scribes[at(f"s4_{i}")] = 0
    assert names([choose(s, 3)]) == ["s4_1"]
    assert last(s, "tile_target").rule == "EN-SOLO-61"


@rule("EN-SOLO-64")
def test_nothing_on_the_tile_counts_for_the_opponent() -> None:
    s = teacher()
    rival_scribe(s, "s1_2")
    for space in ("s2_1", "s2_2", "s2_3", "s2_4"):
        rival_scribe(s, space)
    for i in range(1, 6):
        s.scribes[at(f"s3_{i}")] = RIVAL
    lay(s, "s4_1", "gold_workers_on_board")  # 1 point at once for a player
    reveal(s, "scheme_5", "focus_sheep")
    assert s.scribes[at("s4_1")] == RIVAL
    assert vp(s, RIVAL) == 0
    assert s.mats[RIVAL].scrolls == 0


@rule("EN-SOLO-64")
@pytest.mark.parametrize(("round_", "blessings"), [(1, 0), (2, 1)])
def test_a_hero_is_taken_with_the_rewards_of_the_rounds_so_far(round_: int, blessings: int) -> None:
    s = teacher(gold=1, silver=0, workers=1)
    s.round = round_
    lay(s, "s1_1", "stone_ezra")
    reveal(s, "scheme_6", "focus_sheep")
    assert last(s, "hero").args == {"hero": "ezra"}
    assert s.hero_owner[1] == RIVAL
    assert goods(s, RIVAL)["gold"] == 1  # for 1 cinders
    assert sum(s.mats[RIVAL].blessings) == blessings


@rule("EN-SOLO-65")
def test_the_food_of_a_row_becomes_silver() -> None:
    s = teacher(gold=2, silver=1)
    reveal(s, "scheme_5", "focus_sheep")
    assert last(s, "scribe").args["scroll_space"] == "s2_1"
    assert s.row_food[1] == 0
    assert goods(s, RIVAL) == {"silver": 1}  # 1 for the white worker, 1 for the food


@rule("EN-SOLO-66")
def test_own_scribes_before_white_workers_before_the_humans() -> None:
    s = teacher()
    rival_scribe(s, "s1_2")
    assert names(best_chain(s, at("s2_2"))) == ["s1_2"]  # not the white worker on s1_1
    s = teacher()
    scribe(s, 0, "s1_2")
    assert names(best_chain(s, at("s2_2"))) == ["s1_1"]  # the white worker
    give(s, RIVAL, silver=0)
    assert names(best_chain(s, at("s2_2"))) == ["s1_2"]  # it cannot pay for him


@rule("EN-SOLO-66", "EN-SOLO-15")
def test_for_a_scribe_of_the_human_he_gains_silver_from_the_main_supply() -> None:
    s = teacher(gold=2, silver=0)
    scribe(s, 0, "s1_2")
    reveal(s, "scheme_5", "focus_muster")
    assert last(s, "branches").args == {"scroll_space": "s1_2"}
    assert goods(s, 0) == {"silver": 1}
    assert goods(s, RIVAL) == {"silver": 1}  # for the row's food alone


@rule("EN-SOLO-67")
def test_chains_are_compared_from_the_top_down() -> None:
    s = teacher()
    s.white = [-1, -1]
    scribe(s, 0, "s2_2")
    rival_scribe(s, "s2_3")
    rival_scribe(s, "s1_1")
    scribe(s, 0, "s1_2")
    scribe(s, 0, "s1_3")
    # To s3_3: over its own s2_3, though both tiles below that are the human's; the left of them.
    assert names(best_chain(s, at("s3_3"))) == ["s2_3", "s1_2"]


@rule("EN-SOLO-67")
def test_a_chain_with_white_workers_that_cannot_be_paid_is_not_allowed() -> None:
    s = teacher(silver=0)
    assert names(possible(s, 1)) == []
    give(s, RIVAL, silver=1)
    assert names(possible(s, 1)) == ["s2_1", "s2_2", "s2_3", "s2_4"]


@rule("EN-SOLO-68")
def test_a_white_worker_on_the_chosen_tile_moves_up() -> None:
    s = teacher()
    reveal(s, "scheme_6", "focus_sheep")
    assert s.scribes[at("s1_1")] == RIVAL
    assert names(s.white) == ["s2_1", "s1_3"]
