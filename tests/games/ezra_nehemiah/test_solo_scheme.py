"""EN-SCHEME. Every row of every scheme card, and why the rows above it were not possible."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.solo_table import last, reveal, solo
from tests.games.ezra_nehemiah.table import (
    DATA,
    give,
    goods,
    order_told,
    rubble,
    told,
    workers_in_supply,
)
from tests.rule import rule
from trilith.engine.event import OPPONENT
from trilith.games.ezra_nehemiah.names import GOLD, RING, RIVAL, UNBUILT, WALLS
from trilith.games.ezra_nehemiah.state import EzraState


def holding(workers: int, gold: int, silver: int = 0) -> EzraState:
    s = solo()
    workers_in_supply(s, RIVAL, workers)
    give(s, RIVAL, gold=gold, silver=silver)
    return s


def clear_walls(s: EzraState) -> None:
    for wall in WALLS:
        rubble(s, RING[wall])


@rule("EN-SCHEME-01")
@pytest.mark.parametrize(
    ("workers", "gold", "row", "kind"),
    [(2, 2, 1, "levite"), (1, 9, 2, "worker"), (0, 0, 2, "worker"), (2, 1, 3, "clear_all")],
)
def test_scheme_1(workers: int, gold: int, row: int, kind: str) -> None:
    s = holding(workers, gold)
    assert reveal(s, "scheme_1") == row
    assert told(s, kind)
    assert len(told(s, "worker")) == (2 if row == 2 else 0)


@rule("EN-SCHEME-02")
@pytest.mark.parametrize(("workers", "gold", "row"), [(2, 2, 1), (9, 1, 2), (1, 2, 3)])
def test_scheme_2(workers: int, gold: int, row: int) -> None:
    s = holding(workers, gold)
    assert reveal(s, "scheme_2") == row
    if row == 2:
        assert goods(s, RIVAL) == {"gold": 3}
    if row == 3:
        assert (s.mats[RIVAL].altar, s.mats[RIVAL].supply) == (3, 2)


@rule("EN-SCHEME-03")
@pytest.mark.parametrize(
    ("workers", "gold", "row", "kind"),
    [(1, 2, 1, "build_gate"), (0, 2, 2, "build_wall"), (0, 1, 3, "worker"), (1, 1, 3, "worker")],
)
def test_scheme_3(workers: int, gold: int, row: int, kind: str) -> None:
    s = holding(workers, gold)
    assert reveal(s, "scheme_3") == row
    assert told(s, kind)
    if row == 3:
        assert (s.mats[RIVAL].supply, goods(s, RIVAL)) == (workers + 1, {"gold": 2})


@rule("EN-SCHEME-04")
@pytest.mark.parametrize(("workers", "gold", "row"), [(0, 2, 1), (1, 1, 2), (2, 1, 3)])
def test_scheme_4(workers: int, gold: int, row: int) -> None:
    s = holding(workers, gold)
    assert reveal(s, "scheme_4") == row
    assert bool(told(s, "build_wall")) == (row == 1)
    if row == 2:
        assert (s.mats[RIVAL].supply, goods(s, RIVAL)) == (2, {"gold": 2})
    if row == 3:
        assert order_told(s, "clear_all", "altar_step") == ["clear_all", "altar_step"]
        assert s.owner[RING.index("w13")] == UNBUILT


@rule("EN-SCHEME-05")
@pytest.mark.parametrize(("workers", "gold", "row"), [(2, 2, 1), (1, 2, 2), (2, 1, 3)])
def test_scheme_5(workers: int, gold: int, row: int) -> None:
    s = holding(workers, gold, silver=1)
    assert reveal(s, "scheme_5") == row
    if row == 1:
        assert last(s, "scribe").args["scroll_space"] in ("s2_1", "s2_2", "s2_3", "s2_4")
    if row == 3:
        assert (goods(s, RIVAL)["gold"], s.mats[RIVAL].altar) == (2, 1)


@rule("EN-SCHEME-06")
@pytest.mark.parametrize(("workers", "gold", "row"), [(1, 1, 1), (0, 2, 2), (0, 1, 3)])
def test_scheme_6(workers: int, gold: int, row: int) -> None:
    s = holding(workers, gold)
    assert reveal(s, "scheme_6") == row
    if row == 1:
        assert str(last(s, "scribe").args["scroll_space"]).startswith("s1_")
        assert order_told(s, "scribe", "hero", "gain")[:2] == ["scribe", "hero"]
        assert goods(s, RIVAL)["silver"] >= 1
    if row == 2:
        assert goods(s, RIVAL) == {"silver": 1}  # 2 gold spent; 1 silver from the altar track
        assert (s.mats[RIVAL].supply, s.mats[RIVAL].altar) == (1, 2)
    if row == 3:
        assert (s.mats[RIVAL].supply, goods(s, RIVAL)) == (1, {"gold": 2})


@rule("EN-SOLO-35")
def test_exactly_one_row_is_taken_and_the_others_say_why_not() -> None:
    s = holding(0, 1)
    assert reveal(s, "scheme_3") == 3
    skipped = told(s, "row_skipped")
    assert [event.args for event in skipped] == [
        {"count": 1, "reason": "few_workers", "have": 0, "need": 1},
        {"count": 2, "reason": "few_gold", "have": 1, "need": 2},
    ]
    assert all(event.seat == OPPONENT and event.rule == "EN-SOLO-36" for event in skipped)
    assert len(told(s, "row")) == 1


@rule("EN-SOLO-35")
def test_rows_carry_the_rule_of_their_card() -> None:
    for number in range(1, 7):
        s = holding(2, 9)
        assert reveal(s, f"scheme_{number}") == 1
        assert last(s, "row").rule == f"EN-SCHEME-0{number}"


@rule("EN-SOLO-36")
def test_what_a_row_needs_is_not_spent() -> None:
    s = holding(1, 3)
    reveal(s, "scheme_3")
    # 3 gold and 2 of the rubble less the 3 that the gate costs, and what it gives: 2 cinders.
    assert goods(s, RIVAL)["gold"] == 3 + 2 - DATA.solo.build_gold + 2
    assert s.mats[RIVAL].supply == 0


@rule("EN-SOLO-36")
def test_too_much_of_something_makes_a_row_impossible_too() -> None:
    s = holding(2, 1)
    reveal(s, "scheme_1")
    assert [event.args["reason"] for event in told(s, "row_skipped")] == [
        "few_gold",
        "many_workers",
    ]


@rule("EN-SOLO-38")
def test_of_the_lowest_row_is_done_what_can_be_done() -> None:
    s = holding(2, 1)
    clear_walls(s)
    assert reveal(s, "scheme_4") == 0
    assert last(s, "row_in_part").rule == "EN-SOLO-38"
    assert s.mats[RIVAL].altar == 1
    assert not told(s, "clear_all")
    s = holding(2, 1)
    clear_walls(s)
    assert reveal(s, "scheme_1") == 0
    assert s.mats[RIVAL].goods[GOLD] == 1
