"""The race of Sa-Ré: what the goal still asks for, and how many rounds that takes."""

from __future__ import annotations

import pytest

from tests.bots.sa_re.grounds import SITE, named_facts, race
from tests.games.sa_re.table import position, stock
from trilith.bots.sa_re.race import (
    FACTS,
    LONGER,
    MADE,
    bank,
    best_cell,
    facts,
    forecast,
    log_odds,
    longer,
    short,
    stages_to_come,
    stored,
    way_to_goal,
    work,
    works,
)
from trilith.bots.sa_re.worth import INCOME
from trilith.games.sa_re.components import TYPES


def test_a_priest_needs_the_port_and_the_three_cheapest_administrative_buildings() -> None:
    """SR-MODE-04. 9 for the port; gardens 6, and of the others two for 7."""
    assert works(race(SITE, mode="priest"), 0) == [9, 6, 7, 7]
    assert works(race(SITE | {1: "temple", 8: "port"}, mode="priest"), 0) == [6, 7]


def test_a_trade_beside_an_empty_cell_makes_what_is_to_come_cheaper() -> None:
    """SR-DISC-01."""
    assert works(race(SITE | {1: "carpenter"}, mode="priest"), 0) == [8, 5, 6, 6]


def test_stages_are_reckoned_where_they_cost_least() -> None:
    """SR-PLAN-21, SR-DISC-01. The pyramid can still move beside both trades: 27 less 3 and 3."""
    s = race({11: "site:pyramid", 3: "stonecutter", 5: "carpenter"})
    assert best_cell(s, 0) == 4
    assert named_facts(s)["cost"] == 21
    assert named_facts(s)["produced"] == 2
    assert named_facts(s)["more_trades"] == 1


def test_the_port_makes_every_stage_at_the_nile_cheaper() -> None:
    """SR-DISC-02."""
    s = race(SITE | {2: "port"})
    assert best_cell(s, 0) in (5, 8, 11)
    assert named_facts(s)["cost"] == 24


def test_what_a_season_must_bring_for_the_next_stage() -> None:
    """3 wood, 5 stone and 1 gold; the second gold in stock is of no use, a caravan is."""
    s = race(SITE, given={"seats.0.stock": stock(wood=1, gold=2), "seats.0.caravans": 1})
    assert named_facts(s)["short"] == 6


def test_a_player_without_a_pyramid_reckons_with_the_next_one() -> None:
    """SR-PLAN-18. Seat 1 has taken number 1; number 2 costs 24."""
    s = position("planning", players=2, grounds={1: SITE})
    assert named_facts(s)["launched"] == 0
    assert named_facts(s)["cost"] == 24
    assert named_facts(s, 1)["cost"] == 27
    assert named_facts(s, 1)["wins_ties"] == 1


def test_a_stage_takes_a_round_at_least() -> None:
    s = race(SITE)
    assert forecast(s, 0, [1, 1, 1], 20)[0] == 3.0
    rounds, left = forecast(s, 0, [9, 9, 9], 0)
    assert rounds == 6.0
    assert left == 0.0


def test_what_is_stored_counts_with_the_cards_that_were_kept() -> None:
    s = position("planning", players=2, cards={0: "W GG"}, given={"seats.0.stock": stock(stone=2)})
    assert stored(s, 0) == [1, 2, 2, 0]


def test_only_stored_resources_that_the_stages_can_use_are_banked() -> None:
    """The two stages ask for 5 wood and 1 gold; a joker and a caravan serve for anything."""
    s = race(SITE, given={"seats.0.stock": stock(wood=6, stone=3, gold=1, joker=1)})
    assert bank(s, 0, [[3, 0, 1], [2, 0, 0]]) == 5 + 0 + 1 + 1
    s.caravans[0] = 2
    assert bank(s, 0, [[3, 0, 1], [2, 0, 0]]) == 9


def test_nothing_is_short_when_there_is_no_stage_to_come() -> None:
    assert short(race(SITE), 0, [], 0) == 0.0


def test_no_more_is_carried_on_than_the_warehouses_hold() -> None:
    """Income 4.5 a round; one warehouse of 3 and two cards."""
    s = race(SITE)
    rounds, left = forecast(s, 0, [0, 0, 0, 0], 0)
    assert rounds == 4.0
    assert left == pytest.approx(5 / 4.5)


def test_a_round_that_cannot_be_paid_takes_longer() -> None:
    rounds, left = forecast(race(SITE), 0, [9], 0)
    assert rounds == pytest.approx(2.0)
    assert left == 0.0


def test_the_way_to_the_goal_is_a_worksite_a_foreman_and_a_stage_a_round() -> None:
    """With everything in stock, hands decide: 3 stages and 4 buildings, one foreman."""
    s = race(SITE, mode="priest", given={"seats.0.stock": stock(wood=40, stone=40)})
    rounds, left = way_to_goal(s, 0)
    assert left < 0
    assert rounds == 3.5
    s.foremen[0] = 3
    assert way_to_goal(s, 0)[0] == 3.0


def test_the_way_to_the_goal_is_paid_from_income_and_nine_tenths_of_what_is_made() -> None:
    s = race(SITE | {8: "port", 1: "carpenter"}, mode="priest", given={"seats.0.stock": stock()})
    rounds, left = way_to_goal(s, 0)
    assert left == sum(stages_to_come(s, 0)) + sum(works(s, 0))
    assert rounds == pytest.approx(left / (INCOME + MADE * 2))


def test_an_architect_has_as_far_to_go_as_there_are_cells_to_build_on() -> None:
    assert way_to_goal(race({1: "temple", 2: "market"}, mode="architect"), 0) == (9.0, 0.0)


def test_a_worksite_costs_what_is_cheaper_beside_its_own_neighbours() -> None:
    """SR-DISC-01. The temple's site lies beside a stonecutter: 7 of 8; elsewhere it would be 8."""
    s = race(SITE | {1: "stonecutter", 2: "site:temple"}, mode="priest")
    assert work(s, 0, TYPES.index("temple"), []) == 7
    assert work(s, 0, TYPES.index("market"), []) == 7


def test_the_odds_of_the_short_race_are_the_weighted_facts() -> None:
    s = race(SITE | {1: "stonecutter"})
    assert log_odds(s, 0) == pytest.approx(
        sum(FACTS[name] * fact for name, fact in named_facts(s).items())
    )


def test_the_odds_of_a_longer_race_are_those_of_its_own_facts() -> None:
    s = race(SITE, mode="priest")
    assert log_odds(s, 0) == pytest.approx(
        sum(weight * fact for weight, fact in zip(LONGER.values(), longer(s, 0), strict=True))
    )
    assert facts(s, 0)[len(FACTS) :] == longer(s, 0)
