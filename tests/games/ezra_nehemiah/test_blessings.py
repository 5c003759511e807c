"""EN-BLESS. Blessings and column bonuses."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    goods,
    options,
    order_told,
    pending,
    play,
    refused,
    table,
    told,
    vp,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.blessings import GainBlessings, GainWildBlessings
from trilith.games.ezra_nehemiah.counters import blessing_sets, count
from trilith.games.ezra_nehemiah.names import BLESSINGS

FULL = DATA.blessing_last


@rule("EN-BLESS-01")
@pytest.mark.parametrize("colour", range(3))
def test_a_blessing_moves_its_marker_one_space(colour: int) -> None:
    s = table()
    pending(s, GainBlessings(0, colour, 2))
    assert count(s, 0, f"blessing_{BLESSINGS[colour]}") == 2
    assert sum(s.mats[0].blessings) == 2


@rule("EN-BLESS-02")
def test_a_wild_blessing_is_chosen() -> None:
    s = table()
    pending(s, GainWildBlessings(0, 1))
    assert options(s) == ["bless orange", "bless purple", "bless red"]
    play(s, "0 bless purple")
    assert s.mats[0].blessings == [0, 1, 0]


@rule("EN-BLESS-03")
def test_sets_are_the_smallest_of_three() -> None:
    s = table()
    s.mats[0].blessings = [4, 2, 3]
    assert blessing_sets(s, 0) == 2


@rule("EN-BLESS-04")
def test_a_column_bonus_comes_when_the_last_marker_arrives_once() -> None:
    s = table()
    s.mats[0].blessings = [3, 0, 1]
    pending(s, GainBlessings(0, 1, 1))
    assert order_told(s, "blessing", "column", "altar_step") == ["blessing", "column", "altar_step"]
    assert s.mats[0].altar == 1
    pending(s, GainBlessings(0, 1, 1))
    assert len(told(s, "column")) == 1


@rule("EN-BLESS-04")
@pytest.mark.parametrize(
    ("column", "gained"),
    [(1, {}), (2, {"silver": 2}), (3, {"silver": 2}), (4, {}), (5, {"gold": 1}), (6, {})],
)
def test_every_column_gives_its_bonus(column: int, gained: dict[str, int]) -> None:
    s = table()
    s.mats[0].blessings = [column, column, column - 1]
    pending(s, GainBlessings(0, 2, 1))
    mat = s.mats[0]
    assert goods(s) == gained
    found = (mat.altar, mat.tent, mat.supply - 6, vp(s))
    assert found == (column == 1, column == 3, column == 4, 3 * (column == 6))


@rule("EN-BLESS-05")
def test_only_markers_that_can_move_are_offered() -> None:
    s = table()
    s.mats[0].blessings = [1, 2, FULL]
    pending(s, GainWildBlessings(0, 1))
    assert options(s) == ["bless orange", "bless purple"]
    assert refused(s, "0 bless red") == "EN-BLESS-05"


@rule("EN-BLESS-05", "EN-BLESS-06")
def test_without_a_movable_marker_the_tent_moves() -> None:
    s = table()
    s.mats[0].blessings = [FULL] * 3
    pending(s, GainWildBlessings(0, 1))
    assert s.mats[0].tent == 1
    assert s.mats[0].blessings == [FULL] * 3
