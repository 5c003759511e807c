"""EN-SOLO. The opponent clears and builds: where, for what, and what it gains."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.solo_table import focus, last, reveal, solo
from tests.games.ezra_nehemiah.table import (
    DATA,
    built,
    give,
    goods,
    order_told,
    rubble,
    told,
    workers_in_supply,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.names import FOCUS_CARDS, RING, RIVAL, UNBUILT, WALLS
from trilith.games.ezra_nehemiah.solo_walls import around, gate_target, wall_target
from trilith.games.ezra_nehemiah.state import EzraState


def mason(gold: int = 2, workers: int = 1) -> EzraState:
    s = solo()
    workers_in_supply(s, RIVAL, workers)
    give(s, RIVAL, gold=gold)
    return s


def clear_walls(s: EzraState) -> None:
    for wall in WALLS:
        rubble(s, RING[wall])


@rule("EN-SOLO-50")
def test_all_rubble_goes_at_once_a_gold_for_each_cube_and_the_blessing_is_gained() -> None:
    s = mason(gold=0, workers=2)
    rubble(s, "w13", "stone", "gold", "cinders")
    reveal(s, "scheme_1")
    assert s.rubble[RING.index("w13")] == 0
    assert goods(s, RIVAL) == {"gold": 3}
    assert last(s, "clear_all").args == {"space": "w13", "count": 3}
    assert s.mats[RIVAL].blessings == [1, 0, 0]
    assert s.owner[RING.index("w13")] == UNBUILT


@rule("EN-SOLO-51")
def test_a_gate_space_is_not_cleared_without_being_built() -> None:
    s = mason(gold=0, workers=2)
    reveal(s, "scheme_1", "focus_dung")
    assert not str(last(s, "target").args["space"]).endswith("_gate")


@rule("EN-SOLO-52")
def test_building_costs_three_gold_those_just_cleared_included() -> None:
    s = mason(gold=2, workers=0)
    rubble(s, "w13", "wood")
    s.mats[RIVAL].wall_pile = (0, *range(1, 12))  # wall_card_01 gives 1 silver
    reveal(s, "scheme_4")
    assert s.owner[RING.index("w13")] == RIVAL
    assert order_told(s, "clear_all", "gain_instead", "pay", "build_wall") == [
        "clear_all",
        "gain_instead",
        "pay",
        "build_wall",
    ]
    assert goods(s, RIVAL) == {"silver": 2}  # the card's, and that of the connection


@rule("EN-SOLO-52", "EN-SOLO-53")
def test_a_gate_takes_a_worker_and_gives_its_silver_and_reward() -> None:
    s = mason(gold=2)
    rubble(s, "dung_gate", "stone", "wood")
    reveal(s, "scheme_3", "focus_dung")
    assert s.owner[RING.index("dung_gate")] == RIVAL
    assert s.gatekeepers(RIVAL) == 3
    assert s.mats[RIVAL].supply == 0
    assert goods(s, RIVAL) == {"gold": 3, "silver": 3}  # 2 lay on it; 2 cinders and 1 silver


@rule("EN-SOLO-53")
def test_the_top_wall_card_is_built_and_gives_its_effect() -> None:
    s = mason(gold=3, workers=0)
    s.mats[RIVAL].wall_pile = (9, *(c for c in range(12) if c != 9))  # a worker and silver
    reveal(s, "scheme_4")
    assert s.wall_card[RING.index("w13")] == 9
    assert len(s.mats[RIVAL].wall_pile) == 11
    assert s.mats[RIVAL].supply == 1
    assert last(s, "build_wall").reveals


@rule("EN-SOLO-53")
def test_without_wall_cards_no_wall_is_built() -> None:
    s = mason(gold=9, workers=0)
    s.mats[RIVAL].wall_pile = ()
    assert reveal(s, "scheme_4") == 2
    assert last(s, "row_skipped").rule == "EN-SOLO-53"


@rule("EN-SOLO-54")
def test_the_named_gate_else_the_first_legal_one_in_the_arrows_direction() -> None:
    s = mason(gold=2)
    focus(s, "focus_valley")  # clockwise
    assert RING[gate_target(s)] == "valley_gate"
    built(s, 0, "valley_gate")
    assert RING[gate_target(s)] == "fish_gate"
    focus(s, "focus_dung")  # counter-clockwise
    built(s, 0, "dung_gate")
    assert RING[gate_target(s)] == "water_gate"


@rule("EN-SOLO-54")
def test_a_gate_that_cannot_be_paid_is_not_legal() -> None:
    s = mason(gold=2)
    focus(s, "focus_valley")
    rubble(s, "valley_gate")
    assert RING[gate_target(s)] == "fish_gate"
    give(s, RIVAL, gold=3)
    assert RING[gate_target(s)] == "valley_gate"


@rule("EN-SOLO-55")
def test_without_a_legal_gate_the_row_is_not_possible() -> None:
    s = mason(gold=2)
    for gate in ("fish_gate", "valley_gate", "dung_gate", "water_gate"):
        built(s, 0, gate)
    assert reveal(s, "scheme_3") == 2
    assert told(s, "row_skipped")[0].rule == "EN-SOLO-55"


@rule("EN-SOLO-56")
@pytest.mark.parametrize("card", FOCUS_CARDS)
def test_every_focus_card_leads_to_the_first_wall_with_rubble(card: str) -> None:
    s = mason(gold=0, workers=2)
    data = DATA.solo.focus[FOCUS_CARDS.index(card)]
    space = data.gate
    while RING[space].endswith("_gate") or s.owner[space] != UNBUILT:
        space = (space + (1 if data.direction == "clockwise" else -1)) % len(RING)
    reveal(s, "scheme_1", card)
    assert last(s, "target").args == {
        "space": RING[space],
        "gate": RING[data.gate],
        "direction": data.direction,
    }
    assert s.rubble[space] == 0


@rule("EN-SOLO-56")
def test_walls_with_rubble_come_before_those_without_all_around_the_board() -> None:
    s = mason(gold=2)
    clear_walls(s)
    rubble(s, "w12", "stone")  # just before the Fountain Gate
    focus(s, "focus_fountain")
    assert RING[wall_target(s)] == "w12"


@rule("EN-SOLO-57")
def test_without_any_rubble_a_wall_is_built_only_with_three_gold() -> None:
    s = mason(gold=2, workers=0)
    clear_walls(s)
    assert reveal(s, "scheme_4") == 2
    assert told(s, "row_skipped")[0].rule == "EN-SOLO-57"
    s = mason(gold=3, workers=0)
    clear_walls(s)
    assert reveal(s, "scheme_4") == 1
    assert s.owner[RING.index("w13")] == RIVAL
    assert last(s, "target").rule == "EN-SOLO-57"


@rule("EN-SOLO-58")
def test_neutral_spaces_and_corners_are_passed_over() -> None:
    s = mason()
    focus(s, "focus_sheep")  # clockwise along the top edge
    names = [RING[space] for space in around(s)]
    assert names[:2] == ["w01", "w08"]
    assert not {"sheep_gate", "horse_gate", "muster_gate", "east_gate", "w04"} & set(names)
    assert RING[gate_target(s)] == "water_gate"


@rule("EN-SOLO-59")
def test_two_connections_of_one_build_come_clockwise() -> None:
    s = mason(gold=3)
    built(s, 0, "w15", "wall_card_01")
    built(s, 0, "w14", "wall_card_02")
    reveal(s, "scheme_3", "focus_dung")
    assert [event.args["wall"] for event in told(s, "connection")] == ["w14", "w15"]
    assert goods(s, 0) == {"cinders": 2, "silver": 2}
