"""EN-CONN. Connections between walls and gates."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import (
    GAME,
    built,
    give,
    goods,
    options,
    pending,
    play,
    table,
    told,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.connections import Connect, connects, neighbours
from trilith.games.ezra_nehemiah.names import GATES, NEUTRAL, RING
from trilith.games.ezra_nehemiah.turn import CloseTurn

HORSE = RING.index("horse_gate")


def i(name: str) -> int:
    return RING.index(name)


@rule("EN-CONN-01")
def test_wall_and_gate_give_to_both_owners_whichever_came_first() -> None:
    # The Horse Gate, 1 stone and 1 silver, is seat 2's.
    s = table()
    built(s, 0, "w08")
    pending(s, Connect(0, i("w08")))
    assert goods(s, 0) == goods(s, 2) == {"stone": 1, "silver": 1}
    s = table()
    built(s, 1, "w10")
    built(s, 3, "east_gate")
    built(s, 1, "w07")
    pending(s, Connect(3, i("east_gate")))
    assert goods(s, 1) == goods(s, 3) == {"cinders": 2}


@rule("EN-CONN-02")
def test_an_owner_of_both_gains_once() -> None:
    s = table()
    built(s, 2, "w09")
    pending(s, Connect(2, i("w09")))
    assert goods(s, 2) == {"stone": 1, "silver": 1}


@rule("EN-CONN-03")
def test_a_gate_between_two_walls_connects_twice() -> None:
    s = table()
    built(s, 0, "w06", "wall_card_01")
    built(s, 1, "w07")
    built(s, 0, "east_gate")
    pending(s, Connect(0, i("east_gate")))
    play(s, "0 connect w06 east_gate")
    assert goods(s, 0) == {"cinders": 4}
    assert goods(s, 1) == {"cinders": 2}


@rule("EN-CONN-04")
def test_only_immediate_neighbours_around_corners_too() -> None:
    s = table()
    assert neighbours(i("sheep_gate")) == (i("w24"), i("w01"))
    assert neighbours(HORSE) == (i("w08"), i("w09"))
    built(s, 0, "w15")
    built(s, 1, "w16")
    assert not connects(s, i("w15"), i("w16"))
    assert not connects(s, HORSE, i("sheep_gate"))
    pending(s, Connect(1, i("w16")))
    assert told(s, "connection") == []


@rule("EN-CONN-05")
def test_the_builder_chooses_which_of_two_comes_first() -> None:
    s = table()
    built(s, 0, "w22", "wall_card_01")
    built(s, 0, "w23", "wall_card_02")
    built(s, 0, "fish_gate")
    pending(s, Connect(0, i("fish_gate")))
    assert options(s) == ["connect w22 fish_gate", "connect w23 fish_gate"]
    play(s, "0 connect w23 fish_gate")
    assert [event.args["wall"] for event in told(s, "connection")] == ["w23", "w22"]


@rule("EN-CONN-06", "EN-WALL-07")
def test_neutral_walls_and_top_gates_make_no_connection() -> None:
    s = table(3)
    built(s, 0, "muster_gate")
    assert s.owner[i("w04")] == NEUTRAL
    pending(s, Connect(0, i("muster_gate")))
    assert told(s, "connection") == []
    # On its other side it connects.
    built(s, 0, "w03")
    pending(s, Connect(0, i("w03")))
    assert goods(s) == {"silver": 2}
    s = table(2)
    s.owner[i("w08")] = 0
    assert not connects(s, i("w08"), i("east_gate"))
    assert not connects(s, i("w07"), i("east_gate"))


@rule("EN-CONN-07")
def test_the_empty_corner_gives_to_the_walls_owner_only() -> None:
    s = table(3)
    empty = next(gate for gate in GATES if s.owner[gate] == NEUTRAL)
    wall = neighbours(empty)[1]
    built(s, 0, RING[wall])
    pending(s, Connect(0, wall))
    assert len(told(s, "connection")) == 1
    assert [bool(goods(s, seat)) for seat in range(3)] == [True, False, False]


@rule("EN-CONN-08", "EN-GUARD-02")
def test_an_owner_gains_in_anothers_turn_and_is_checked_at_its_end() -> None:
    s = table()
    give(s, 2, wood=5)
    built(s, 0, "w08")
    s.active = 0
    pending(s, Connect(0, i("w08")), CloseTurn(0))
    assert goods(s, 2) == {"wood": 5, "stone": 1, "silver": 1}
    assert s.to_act() == (2,)
    assert options(s, 2) == ["return stone", "return wood"]


@rule("EN-CONN-01")
@pytest.mark.parametrize("gate", [RING[gate] for gate in GATES])
def test_every_gate_connects_on_both_sides(gate: str) -> None:
    s = table()
    for wall in neighbours(i(gate)):
        s.owner[wall] = 0
        s.owner[i(gate)] = 1
        assert connects(s, wall, i(gate))


@rule("EN-CONN-01", "EN-CONN-03")
def test_the_view_shows_connections_made_and_those_that_building_would_make() -> None:
    s = table()
    built(s, 0, "w08")
    shown = [(link["wall"], link["gate"], link["made"]) for link in GAME.view(s, 0)["links"]]
    assert ("w08", "horse_gate", True) in shown
    assert ("w09", "horse_gate", False) in shown
    assert ("w07", "east_gate", False) not in shown, "neither of the two is built"
    built(s, 1, "w07")
    shown = [(link["wall"], link["gate"], link["made"]) for link in GAME.view(s, 0)["links"]]
    assert ("w07", "east_gate", False) in shown


@rule("EN-CONN-06")
def test_the_view_shows_no_connection_with_neutral_pieces_except_the_free_corner() -> None:
    s = table(players=3)
    (free,) = [gate for gate in GATES if s.owner[gate] == NEUTRAL and s.data.is_corner[gate]]
    shown = [(i(link["wall"]), i(link["gate"])) for link in GAME.view(s, 0)["links"]]
    assert {(wall, free) for wall in neighbours(free)} <= set(shown)
    s.owner[i("muster_gate")] = 0
    assert all(s.owner[i(link["wall"])] != NEUTRAL for link in GAME.view(s, 0)["links"])
