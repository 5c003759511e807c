"""EN-SETUP. The board and the players before the first turn."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import DATA, GAME, new_game, options, play, refused, table
from tests.rule import rule
from trilith.games.ezra_nehemiah.names import (
    CARD_GATES,
    GOODS,
    NEUTRAL,
    RING,
    ROW_START,
    SCROLLS,
    SILVER,
    UNBUILT,
)
from trilith.games.ezra_nehemiah.snapshot import dump_fields
from trilith.games.ezra_nehemiah.state import EzraState, rubble_list


def owned_by(s: EzraState, owner: int) -> set[str]:
    return {RING[i] for i in range(len(RING)) if s.owner[i] == owner}


@rule("EN-SETUP-01", "EN-SETUP-06")
def test_four_players_have_six_unbuilt_gates_without_silver() -> None:
    s = table(4)
    assert all(s.owner[gate] == UNBUILT for gate in CARD_GATES)
    assert sum(s.gate_silver) == 0
    assert owned_by(s, NEUTRAL) == set()


@rule("EN-SETUP-02", "EN-SETUP-03", "EN-SETUP-04")
def test_two_players_have_a_neutral_top_edge() -> None:
    s = table(2)
    walls = {"w02", "w03", "w04", "w05", "w06", "w07"}
    assert owned_by(s, NEUTRAL) == {"muster_gate", "east_gate", *walls}
    silver = {RING[gate]: s.gate_silver[gate] for gate in CARD_GATES if s.gate_silver[gate]}
    assert silver == {"fish_gate": 2, "valley_gate": 2, "dung_gate": 2, "water_gate": 2}


@rule("EN-SETUP-05")
def test_three_players_have_three_neutral_walls_and_silver_on_every_gate_card() -> None:
    s = table(3)
    assert owned_by(s, NEUTRAL) == {
        "w04",
        "w05",
        "w06",
        "sheep_gate",
        "horse_gate",
        "old_gate",
        "fountain_gate",
    } - owned_by(s, 0) - owned_by(s, 1) - owned_by(s, 2)
    assert [s.gate_silver[gate] for gate in CARD_GATES] == [1] * 6


@rule("EN-SETUP-07", "EN-SETUP-08", "EN-SETUP-09")
@pytest.mark.parametrize(("players", "cubes"), [(2, 43), (3, 53), (4, 60)])
def test_rubble_comes_from_the_bag_onto_every_open_space(players: int, cubes: int) -> None:
    assert DATA.bag == [10, 20, 20, 14]
    s = new_game(players)
    lying = [cube for space in range(len(RING)) for cube in rubble_list(s.rubble[space])]
    assert len(lying) == cubes
    for number, name in zip(DATA.bag, GOODS, strict=False):
        assert lying.count(name) <= number
    for space in range(len(RING)):
        covered = s.owner[space] != UNBUILT or s.data.is_corner[space]
        expected = 0 if covered else DATA.spaces[space].rubble
        assert len(rubble_list(s.rubble[space])) == expected


@rule("EN-SETUP-10")
def test_scroll_rows_of_three_four_five_and_six() -> None:
    s = new_game(3)
    rows = [s.scrolls[ROW_START[r] : ROW_START[r + 1]] for r in range(4)]
    assert [len(row) for row in rows] == [3, 4, 5, 6]
    tiers = [{SCROLLS[i].split("_")[0] for i in row} for row in rows]
    assert tiers == [{"stone"}, {"wood"}, {"wood"}, {"gold"}]
    assert len(set(s.scrolls)) == 18


@rule("EN-SETUP-11")
def test_food_lies_at_the_scroll_rows() -> None:
    assert table().row_food == [0, 1, 2, 3]


@rule("EN-SETUP-12")
@pytest.mark.parametrize(("players", "columns"), [(2, 4), (3, 5), (4, 6)])
def test_the_temple_fits_the_number_of_players(players: int, columns: int) -> None:
    s = table(players)
    assert s.temple_side.columns == columns
    assert len(s.temple) == 5


@rule("EN-SETUP-13")
def test_the_altar_card_is_chosen_or_drawn() -> None:
    assert dump_fields(new_game(altar_card="altar_2b"))["altar_card"] == "altar_2b"
    drawn = {new_game(seed=str(i), altar_card="random").altar_card for i in range(30)}
    assert drawn == {0, 1, 2, 3}
    view = GAME.view(new_game(altar_card="altar_2a"), 0)
    assert view["prophets"] == {"zechariah": 3, "haggai": 6}


@rule("EN-SETUP-14")
def test_the_heroes_lie_beside_the_board() -> None:
    assert GAME.view(new_game(), 0)["heroes"] == ["zerubbabel", "ezra", "nehemiah"]


@rule("EN-SETUP-15")
def test_the_first_player_is_drawn() -> None:
    assert {new_game(seed=str(i)).shofar for i in range(30)} == {0, 1, 2, 3}


@rule("EN-SETUP-20")
def test_one_development_tile_of_each_type_unturned() -> None:
    s = new_game(4)
    for kind in range(5):
        assert sorted(mat.tiles[kind] for mat in s.mats) == [0, 1, 2, 3]
    assert all(mat.turned == 0 for mat in s.mats)


@rule("EN-SETUP-21", "EN-SETUP-29", "EN-SETUP-34")
@pytest.mark.parametrize(
    ("players", "numbers"), [(2, (6, 1, 2, 7)), (3, (6, 1, 1, 8)), (4, (6, 1, 1, 8))]
)
def test_worker_totals_after_setup(players: int, numbers: tuple[int, ...]) -> None:
    s = table(players)
    for seat, mat in enumerate(s.mats):
        assert (mat.supply, mat.levites, s.gatekeepers(seat), mat.pool) == numbers
        # No food was paid for the levite, and no reward gained.
        assert mat.vp() == DATA.start_vp


@rule("EN-SETUP-22", "EN-SETUP-24", "EN-SETUP-28")
def test_markers_at_the_beginning() -> None:
    for mat in new_game(3).mats:
        assert (mat.tent, mat.vp(), mat.blessings, mat.altar) == (0, 10, [0, 0, 0], 0)


@rule("EN-SETUP-23")
def test_the_last_player_is_ahead_on_the_altar_track() -> None:
    s = new_game(4, seed="stack")
    first = s.shofar
    assert s.altar_order == [(first + 3 - i) % 4 for i in range(4)]


@rule("EN-SETUP-25", "EN-SETUP-26")
def test_four_cards_in_hand_six_and_twelve_to_draw() -> None:
    for mat in new_game(4).mats:
        assert (mat.hand.bit_count(), len(mat.pouch), len(mat.wall_pile)) == (4, 6, 12)
    assert len({mat.wall_pile for mat in new_game(4).mats}) > 1


@rule("EN-SETUP-27")
def test_starting_goods_are_those_of_the_guards_tile_with_silver_and_food() -> None:
    s = new_game(4)
    for mat in s.mats:
        guards = DATA.tiles[0][mat.tiles[0]]
        assert sum(guards.start) == 2
        assert mat.goods[:4] == guards.start[:4]
        assert (mat.goods[SILVER], mat.goods[5]) == (5, 3)


@rule("EN-SETUP-30")
def test_gatekeepers_are_placed_in_reverse_turn_order_without_reward() -> None:
    s = new_game(4)
    last = (s.shofar + 3) % 4
    assert s.to_act() == (last,)
    before = list(s.mats[last].goods)
    play(s, f"{last} gatekeeper sheep_gate")
    assert s.owner[RING.index("sheep_gate")] == last
    assert s.mats[last].goods == before
    # Each free corner is offered to the next; a taken one is refused.
    seat = s.to_act()[0]
    assert seat == (s.shofar + 2) % 4
    assert refused(s, f"{seat} gatekeeper sheep_gate") == "EN-SETUP-30"
    assert options(s, seat) == [
        "gatekeeper old_gate",
        "gatekeeper horse_gate",
        "gatekeeper fountain_gate",
    ]


@rule("EN-SETUP-31")
def test_two_players_place_two_each_last_first_last_first() -> None:
    s = new_game(2)
    order = []
    for gate in ("sheep_gate", "horse_gate", "old_gate"):
        order.append(s.to_act()[0])
        play(s, f"{s.to_act()[0]} gatekeeper {gate}")
    last = 1 - s.shofar
    assert order == [last, s.shofar, last]
    # The last gate is the only one left.
    assert s.owner[RING.index("fountain_gate")] == s.shofar


@rule("EN-SETUP-32")
def test_the_corner_nobody_took_is_neutral() -> None:
    s = new_game(3)
    for gate in ("sheep_gate", "horse_gate", "old_gate"):
        play(s, f"{s.to_act()[0]} gatekeeper {gate}")
    assert s.owner[RING.index("fountain_gate")] == NEUTRAL


@rule("EN-SETUP-33")
def test_white_workers_stand_on_the_outer_tiles_of_the_bottom_row() -> None:
    assert dump_fields(table(2))["white"] == ["s1_1", "s1_3"]
    assert dump_fields(table(3))["white"] == ["none", "none"]
