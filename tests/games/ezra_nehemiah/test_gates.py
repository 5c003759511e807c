"""EN-GATE. Gates and their gatekeepers."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    built,
    give,
    goods,
    main,
    order_told,
    own,
    pending,
    play,
    refused,
    rubble,
    table,
    vp,
    workers,
    workers_in_supply,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.end import gate_points
from trilith.games.ezra_nehemiah.names import CARD_GATES, CORNER_GATES, GATES, RING
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.walls import Erect


def at_gate(gate: str, **given: int) -> EzraState:
    s = table()
    rubble(s, gate)
    give(s, 0, **given)
    main(s, "rubble_wall_gate", 3)
    play(s, f"0 space {gate}")
    return s


@rule("EN-WALL-08")
@pytest.mark.parametrize("gate", [RING[gate] for gate in CARD_GATES])
def test_every_gate_costs_three_banners_one_wood_and_two_stone(gate: str) -> None:
    s = at_gate(gate, wood=1, stone=2)
    play(s, "0 build")
    assert s.spent == 3
    assert s.owner[RING.index(gate)] == 0
    assert refused(at_gate(gate, wood=0, stone=2), "0 build") == "EN-WALL-08"


@rule("EN-GATE-01")
def test_a_gate_needs_a_worker() -> None:
    s = table()
    rubble(s, "fish_gate")
    give(s, 0, wood=1, stone=2, silver=6)
    workers_in_supply(s, 0, 0)
    main(s, "rubble_wall_gate", 3)
    play(s, "0 space fish_gate")
    assert refused(s, "0 build") == "EN-GATE-01"


@rule("EN-GATE-02", "EN-TRADE-05", "EN-SCROLL-W12")
def test_silver_then_the_gatekeeper_his_reward_the_tile_and_connections() -> None:
    s = table()
    own(s, 0, "wood_gatekeeper_blessing")
    built(s, 0, "w22")
    s.gate_silver[RING.index("fish_gate")] = 3
    rubble(s, "fish_gate")
    give(s, 0, wood=1, stone=2)
    main(s, "rubble_wall_gate", 3)
    play(s, "0 space fish_gate", "0 build", "0 bless red")
    kinds = order_told(s, "build_gate", "gain", "blessing", "connection")
    # 3 silver from the card; 2 food printed; blessing and 1 food of the tile; 1 food of the gate.
    assert kinds == ["build_gate", "gain", "gain", "blessing", "gain", "connection", "gain"]
    assert goods(s) == {"silver": 3, "food": 4}
    assert s.gate_silver[RING.index("fish_gate")] == 0
    assert s.mats[0].supply == 5
    assert workers(s, 0) == 16


@rule("EN-GATE-02")
@pytest.mark.parametrize(
    ("gate", "gained"),
    [
        ("muster_gate", {"silver": 3}),
        ("east_gate", {"silver": 1}),
        ("dung_gate", {"cinders": 2, "silver": 1}),
        ("valley_gate", {"silver": 2}),
        ("fish_gate", {"food": 2}),
        ("water_gate", {}),
    ],
)
def test_what_each_gatekeeper_gains(gate: str, gained: dict[str, int]) -> None:
    s = table()
    pending(s, Erect(0, RING.index(gate)))
    if gate == "water_gate":
        play(s, "0 bless red")
        assert s.mats[0].blessings == [0, 0, 1]
    assert goods(s) == gained


@rule("EN-GATE-03")
def test_the_gatekeeper_stays_and_the_gate_is_his_owners() -> None:
    s = table()
    pending(s, Erect(2, RING.index("fish_gate")))
    assert s.gatekeepers(2) == 2
    assert s.mats[2].supply == 5


@rule("EN-GATE-04")
def test_the_top_reward_is_not_gained_for_building() -> None:
    s = table()
    pending(s, Erect(0, RING.index("muster_gate")))
    # Printed across the top: 2 silver; on the worker's place: 3 silver.
    assert goods(s) == {"silver": 3}


@rule("EN-GATE-05")
def test_corner_gates_have_no_card() -> None:
    s = table()
    for gate in CORNER_GATES:
        space = DATA.spaces[gate]
        assert (space.rubble, space.vp, space.placement) == (0, 0, "")
        assert s.rubble[gate] == 0
        assert s.owner[gate] >= 0
    assert [gate_points(s, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert vp(s) == 0


@rule("EN-GATE-06")
def test_the_ten_gates_clockwise() -> None:
    assert [RING[gate].removesuffix("_gate") for gate in GATES] == [
        "sheep",
        "muster",
        "east",
        "horse",
        "water",
        "fountain",
        "dung",
        "valley",
        "old",
        "fish",
    ]
