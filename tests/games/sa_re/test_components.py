"""SR-GEN, SR-COMP. What is in the box, and what the game is."""

from __future__ import annotations

import pytest

from tests.games.sa_re.table import DATA, asked, each, new_game, play, position, see
from tests.rule import rule
from trilith.engine.data import override
from trilith.engine.errors import BadInput
from trilith.games.sa_re import GAME
from trilith.games.sa_re.components import CARDS, PORT, PYRAMID, TYPES, SaReData
from trilith.games.sa_re.ground import why_no_cell


@rule("SR-GEN-01", "SR-GEN-04")
def test_scores_are_the_share_of_the_goal_reached_and_no_points() -> None:
    s = position(at="planning", grounds={0: {4: "site:pyramid"}}, given={"seats.0.stages": 1})
    assert [score.total for score in GAME.scores(s)] == [33, 0, 0]
    assert [row.source for row in GAME.scores(s)[0].rows] == ["pyramid"]
    assert not GAME.winners(s)


@rule("SR-GEN-02", "SR-GEN-06")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play_and_nobody_alone(players: int) -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(BadInput, match="2, 3, 4"):
        GAME.setup(players)


@rule("SR-GEN-03", "SR-GEN-05")
def test_a_round_is_planning_then_season_then_construction_and_there_are_no_other_phases() -> None:
    s = position(at="planning", players=2, deck="")
    seen = [see(s, "phase")]
    while see(s, "round") == 1:
        seat = s.to_act()[0]
        wanted = ("commit", "stop", "done")
        move = next(action for action in s.legal(seat) if action.verb in wanted)
        s.apply(seat, move)
        if see(s, "phase") != seen[-1]:
            seen.append(see(s, "phase"))
    assert seen == ["planning", "season", "construction", "planning"]
    assert see(s, "round") == 2


@rule("SR-COMP-01")
def test_sixty_tiles_in_three_categories() -> None:
    by_category: dict[str, int] = {}
    for building in DATA.building:
        count = by_category.get(building.category, 0)
        by_category[building.category] = count + building.tiles_in_box
    assert by_category == {"production": 28, "admin": 24, "main": 8}
    assert DATA.building[0].tiles_in_box == DATA.building[1].tiles_in_box == 8


@rule("SR-COMP-02")
def test_a_launched_tile_is_a_worksite_and_a_paid_one_a_building() -> None:
    s = position(
        only="construction",
        grounds={0: {1: "site:warehouse"}},
        given={"seats.0.stock.wood": 2, "seats.0.stock.stone": 1},
    )
    assert see(s, "seats.0.ground.1") == "site:warehouse"
    play(s, "0 build cell:1")
    assert see(s, "seats.0.ground.1") == "warehouse"


@rule("SR-COMP-03")
def test_twenty_eight_season_cards() -> None:
    assert sum(DATA.composition) == 28
    copies = dict(zip(CARDS, DATA.composition, strict=True))
    assert copies["hoshekh"] == 1
    assert copies["horus_choice"] == 3
    s = position(only="season", players=2)
    assert len(see(s, "season.deck")) + 1 == 28 - see(s, "season.dark")


@rule("SR-COMP-04")
def test_trades_port_and_administration_have_cards_warehouse_and_foreman_none() -> None:
    with_card = [building.id for building in DATA.building if building.has_card]
    assert with_card == list(TYPES[2:])


@rule("SR-COMP-05")
def test_tokens_never_run_out() -> None:
    s = position(
        only="construction",
        grounds={seat: {1: "warehouse"} for seat in range(3)},
        cards={0: "G"},
        given={"seats.1.stock.gold": 30, "seats.2.stock.gold": 30},
    )
    play(s, "0 store card single_gold")
    assert each(s, "stock.gold") == [2, 30, 30]


@rule("SR-COMP-06")
def test_at_most_two_black_cubes_for_a_player() -> None:
    assert DATA.gauge.black_cubes_max_per_player == 2
    s = position(at="planning", given={"seats.0.growth": ["main", "admin"], "seats.0.gauge": 2})
    assert s.bottom(0) == 2


@rule("SR-COMP-07", "SR-COMP-08")
def test_the_ground_has_four_rows_of_three_and_the_nile_on_its_right() -> None:
    assert [cell for cell in range(12) if DATA.nile >> cell & 1] == [2, 5, 8, 11]
    beside = {
        cell: [other for other in range(12) if DATA.neighbours[cell] >> other & 1]
        for cell in (0, 4, 11)
    }
    assert beside == {0: [1, 3], 4: [1, 3, 5, 7], 11: [8, 10]}


@rule("SR-COMP-09")
def test_a_cell_with_a_tile_takes_no_other() -> None:
    s = position(at="planning", grounds={0: {1: "site:temple", 2: "market"}})
    for cell in (0, 1, 2):
        refusal = why_no_cell(s, 0, PORT, cell, -1)
        assert refusal is not None
        assert refusal.rule == "SR-PLAN-02"


@rule("SR-COMP-10", "SR-COMP-11")
def test_the_gauge_has_eight_cases_and_the_caravan_track_four() -> None:
    assert (DATA.gauge.first, DATA.last) == (0, 7)
    assert DATA.caravan_last == 3


@rule("SR-COMP-12")
def test_pyramids_get_cheaper_with_their_number_and_have_two_or_three_stages() -> None:
    totals = [sum(sum(cost) for cost in stages) for stages in DATA.stage_cost]
    assert totals == sorted(totals, reverse=True)
    assert totals == [pyramid.total for pyramid in DATA.pyramid]
    assert [DATA.stages_of(number) for number in (1, 2, 3, 4)] == [3, 3, 2, 2]


def test_the_costs_agree_with_the_totals_that_the_rulebook_has() -> None:
    temple = TYPES.index("temple")
    assert sum(DATA.cost[temple]) == DATA.building[temple].cost_total == 8


def test_data_that_no_game_could_be_played_with_is_refused() -> None:
    def read(own: dict[str, object]) -> None:
        GAME.read_data(override(GAME.components, own, "own"), "own")

    with pytest.raises(BadInput, match="grid of 12"):
        read({"ground": {"rows": 5}})
    with pytest.raises(BadInput, match="after a revolt"):
        read({"keep": {"after_revolt": 2}})
    with pytest.raises(BadInput, match="the shares make"):
        read({"progress": [{"id": "scribe", "pyramid": 90}]})


@rule("SR-COMP-03", "SR-COMP-12")
def test_a_copy_keeps_to_the_totals_of_the_rulebook() -> None:
    with pytest.raises(BadInput, match=r"these make 29 in all; expected 28 \(SR-COMP-03\)"):
        GAME.data({"season_card": [{"id": "single_wood", "copies": 5}]})
    stages = [{"wood": 2, "stone": 2, "gold": 1}] * 2
    with pytest.raises(BadInput, match=r"18 is not less than 10, the one before it"):
        GAME.data({"pyramid": [{"number": 3, "stages": stages}]})
    data = GAME.data({"pyramid": [{"number": 4, "stages": stages}]})
    assert isinstance(data, SaReData)
    assert data.pyramid[3].total == 10


@rule("SR-COMP-12")
def test_what_is_wrong_with_a_sum_is_said_at_the_number_that_is_not_ours() -> None:
    stages = [{"wood": 3, "stone": 9, "gold": 2}, {"wood": 2, "stone": 4, "gold": 3}]
    [problem] = GAME.unfit({"pyramid": [{"number": 4, "stages": stages}]})
    assert problem.path == "pyramid.4.stages.0.stone"


def test_an_owners_own_numbers_are_played_with() -> None:
    data = GAME.data({"gauge": {"last": 9}})
    assert isinstance(data, SaReData)
    s = new_game(data=data)
    assert s.data.last == 9
    assert asked(s).endswith("start")
    assert len(s.supply) == PYRAMID
