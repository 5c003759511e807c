"""SR-SETUP, SR-QUICK, SR-DIV. Before the first round."""

from __future__ import annotations

import pytest

from tests.games.sa_re.table import (
    PAIR,
    asked,
    each,
    new_game,
    options,
    play,
    refused,
    see,
    told,
    told_by,
)
from tests.rule import rule
from trilith.games.sa_re.components import ADMIN, PYRAMID, TYPES
from trilith.games.sa_re.state import SaReState


def place_all(s: SaReState) -> None:
    """Everybody puts warehouse and foreman side by side."""
    for seat in s.player_order():
        play(s, f"{seat} at cell:3", f"{seat} at cell:4")


@rule("SR-SETUP-01", "SR-MODE-01", "SR-DIV-05")
@pytest.mark.parametrize("mode", ["scribe", "architect", "priest", "pharaoh"])
@pytest.mark.parametrize("divinity", ["off", "on"])
@pytest.mark.parametrize("quick_start", ["off", "on"])
def test_every_mode_goes_with_every_variant(mode: str, divinity: str, quick_start: str) -> None:
    s = new_game(mode=mode, divinity=divinity, quick_start=quick_start)
    assert see(s, "mode") == mode
    assert (see(s, "divinity"), see(s, "quick_start")) == (divinity == "on", quick_start == "on")
    assert not s.is_over()


@rule("SR-SETUP-02", "SR-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_tiles_of_each_type_as_players(players: int) -> None:
    s = new_game(players)
    assert s.supply == [players] * PYRAMID
    assert [n for n in range(1, 5) if s.pyramids >> n & 1] == list(range(1, players + 1))


@rule("SR-SETUP-04", "SR-SETUP-05", "SR-SETUP-10")
def test_each_places_warehouse_and_foreman_on_any_cells_in_turn_order() -> None:
    s = new_game(first_player="1")
    assert asked(s) == "1 start"
    assert options(s, 1) == [f"at cell:{i}" for i in range(12)]
    play(s, "1 at cell:2", "1 at cell:11")
    assert see(s, "seats.1.ground.2") == "warehouse"
    assert see(s, "seats.1.ground.11") == "foreman"
    assert asked(s) == "2 start"
    play(s, "2 at cell:0", "2 at cell:1", "0 at cell:0", "0 at cell:1")
    assert s.supply == [3] * PYRAMID
    assert asked(s) == "1 plan"


@rule("SR-SETUP-06")
def test_the_start_tiles_may_share_a_cell_that_counts_as_one() -> None:
    s = new_game(first_player="0")
    play(s, "0 at cell:5", "0 at cell:5")
    assert see(s, "seats.0.ground.5") == PAIR
    assert s.built[0].bit_count() == 1
    assert (s.foremen[0], s.warehouses[0]) == (1, 1)


@rule("SR-SETUP-07", "SR-SETUP-08")
def test_everybody_begins_with_one_of_each_resource_and_cubes_at_the_bottom() -> None:
    s = new_game()
    assert each(s, "stock") == [{"wood": 1, "stone": 1, "gold": 1, "joker": 0}] * 3
    assert each(s, "gauge") == [0, 0, 0]
    assert each(s, "caravans") == [0, 0, 0]
    assert each(s, "standing") == [True, True, True]
    assert each(s, "growth") == [[], [], []]


@rule("SR-SETUP-09", "SR-DEC-03")
def test_the_first_player_is_named_by_the_option_or_found_by_the_seed() -> None:
    assert new_game(first_player="2").first_player == 2
    found = {new_game(4, seed=str(i)).first_player for i in range(30)}
    assert found == {0, 1, 2, 3}
    assert new_game(seed="x").first_player == new_game(seed="x").first_player
    assert told(new_game(), "first_player")[0].reveals


@rule("SR-DIV-01")
def test_with_divinity_both_start_tiles_lie_top_left() -> None:
    s = new_game(divinity="on", first_player="0")
    assert each(s, "ground.0") == [PAIR, PAIR, PAIR]
    assert asked(s) == "0 plan"


@rule("SR-QUICK-01", "SR-QUICK-02", "SR-QUICK-05")
def test_quick_start_deals_everybody_another_administrative_building() -> None:
    s = new_game(4, quick_start="on", first_player="0")
    place_all(s)
    dealt = [str(event.args["type"]) for event in told(s, "dealt")]
    assert told_by(s, "dealt") == [0, 1, 2, 3]
    assert len(set(dealt)) == 4
    assert all(ADMIN >> TYPES.index(kind) & 1 for kind in dealt)
    assert asked(s) == "0 quick"
    assert refused(s, "0 at cell:3") == "SR-QUICK-05"
    play(s, "0 at cell:0")
    assert see(s, "seats.0.ground.0") == dealt[0]
    assert s.has_power(0, TYPES.index(dealt[0]))
    assert s.supply[TYPES.index(dealt[0])] == 3


@rule("SR-QUICK-04")
def test_with_divinity_the_quick_start_tile_touches_the_start_cell() -> None:
    s = new_game(divinity="on", quick_start="on", first_player="0")
    assert options(s, 0) == ["at cell:1", "at cell:3"]
    assert refused(s, "0 at cell:4") == "SR-QUICK-04"
    assert refused(s, "0 at cell:0") == "SR-QUICK-05"
