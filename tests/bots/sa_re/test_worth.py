"""What a player of Sa-Ré has: buildings, worksites and means, counted in resources."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.bots.sa_re.grounds import SITE, race
from tests.games.sa_re.table import position, stock
from trilith.bots.sa_re.worth import (
    CELL,
    GOAL_SHARE,
    INCOME,
    LEFT_OVER,
    STAGE_FOR_TIES,
    WON,
    building,
    built,
    chance,
    city,
    means,
    place,
    prospects,
    pyramid,
    rounds_left,
    site,
    standing,
    unrest,
)
from trilith.games.sa_re.components import TYPES
from trilith.games.sa_re.state import SaReState


def worth(name: str, others: int = 0, mode: str = "scribe", number: int = 1) -> float:
    s = race(SITE, mode=mode)
    s.round = number
    return building(s, TYPES.index(name), others)


def season(gauge: int) -> SaReState:
    return position("sequence", players=2, deck="W W W", given={"seats.0.gauge": gauge})


# ------------------------------------------------------------------ buildings


@pytest.mark.parametrize("name", ["carpenter", "port", "temple", "warehouse"])
def test_a_building_that_brings_something_is_worth_less_the_later_it_comes(name: str) -> None:
    assert worth(name, number=1) > worth(name, number=3)


def test_a_game_is_never_thought_to_end_at_once() -> None:
    s = race(SITE)
    assert rounds_left(s) == 5.0
    s.round = 20
    assert rounds_left(s) == 1.5


def test_a_second_foreman_is_worth_most_and_a_second_trade_less_than_the_first() -> None:
    assert worth("foreman", 1) == pytest.approx(1.5 + 0.6 * 5)
    assert worth("foreman", 1) > worth("foreman", 2) > worth("foreman", 0)
    assert worth("carpenter", 0) - worth("carpenter", 1) == pytest.approx(5 * 1.05 * 0.25)


def test_two_warehouses_are_enough() -> None:
    assert [worth("warehouse", others) for others in range(4)] == [3.0, 3.0, 0.5, 0.5]


@pytest.mark.parametrize(("mode", "needed"), [("scribe", 0), ("priest", 3), ("pharaoh", 6)])
def test_what_the_goal_asks_for_is_worth_more(mode: str, needed: int) -> None:
    """SR-MODE-02, SR-MODE-04, SR-MODE-05."""
    worths = [worth("temple", others, mode) for others in range(7)]
    assert [one == GOAL_SHARE * 7 for one in worths] == [others < needed for others in range(7)]
    assert (worth("port", mode=mode) == GOAL_SHARE * 9) == (needed > 0)


def test_every_cell_counts_for_an_architect() -> None:
    s = race(SITE, mode="architect")
    assert worth("gardens", mode="architect") == CELL + 1.5 + 0.4 * rounds_left(s)


def test_a_trade_is_worth_more_beside_what_is_still_to_be_built() -> None:
    """Cell 1 lies beside 0 (built), 2 (empty) and 4 (the pyramid)."""
    s = race(SITE | {1: "carpenter", 2: "temple"})
    assert place(s, 0, TYPES.index("carpenter"), 1) == 1.0
    assert place(race(SITE), 0, TYPES.index("carpenter"), 1) == 1.35
    assert place(s, 0, TYPES.index("temple"), 1) == 0.0
    assert place(s, 0, TYPES.index("port"), 1) == 0.0


def test_a_city_is_the_sum_of_what_stands_in_it() -> None:
    start = worth("foreman", 0)  # the warehouse under it is nobody's choice
    assert city(race({}), 0) == start
    two = race({1: "temple", 2: "market", 5: "site:gardens"})
    assert city(two, 0) == start + 2 * worth("temple")


def test_administrative_buildings_are_counted_together_and_trades_apart() -> None:
    s = race({1: "temple", 2: "market", 3: "carpenter", 6: "carpenter", 7: "goldsmith"})
    assert [built(s, 0, TYPES.index(n)) for n in ("gardens", "carpenter", "goldsmith")] == [2, 2, 1]
    assert [built(s, 0, TYPES.index(n)) for n in ("warehouse", "foreman", "port")] == [1, 1, 0]


def test_a_pyramid_is_worth_twice_what_was_paid_for_its_stages() -> None:
    s = race(SITE, given={"seats.0.stages": 2})
    assert pyramid(s, 0) == 1 + GOAL_SHARE * (9 + 9)
    assert city(s, 0) == worth("foreman") + pyramid(s, 0)


def test_an_architect_launches_the_pyramid_late() -> None:
    early = race(SITE, mode="architect", given={"seats.0.stages": 1})
    assert pyramid(early, 0) == STAGE_FOR_TIES * 9
    tiles = ["temple", "barracks", "gardens", "palace", "market", "library", "port", "carpenter"]
    ground = dict(zip([1, 2, 3, 5, 6, 7, 8, 9], tiles, strict=True))
    late = race(SITE | ground, mode="architect")
    assert pyramid(late, 0) == CELL + 4


def test_a_site_is_worth_what_it_would_add() -> None:
    s = race(SITE | {1: "site:carpenter"})
    assert site(s, 0, 1) == worth("carpenter") + place(s, 0, TYPES.index("carpenter"), 1)
    assert site(s, 0, 4) == 9 * GOAL_SHARE
    assert site(race(SITE, mode="architect"), 0, 4) == 9 * STAGE_FOR_TIES


# ------------------------------------------------------------------ resources


def test_the_means_are_what_lies_there_and_what_the_season_may_bring() -> None:
    given = {"seats.0.stock": stock(wood=2, joker=1), "seats.0.caravans": 1}
    assert means(race({1: "carpenter"}, given=given), 0) == [3, 0, 0, 1 + 1 + INCOME]
    s = position("sequence", players=2, deck="W W", cards={0: "GS"}, given=given)
    assert means(s, 0) == [2, 1, 1, pytest.approx(1 + 1 + 0.8)]
    s.standing[0] = False
    assert means(s, 0) == [2, 1, 1, 2]


@pytest.mark.parametrize(
    ("have", "expected", "left"),
    [
        ([3.0, 5.0, 1.0, 0.0], 0.92, [0.0, 0.0, 0.0, 0.0]),
        ([2.0, 5.0, 4.0, 1.0], 0.92, [0.0, 0.0, 3.0, 0.0]),
        ([2.0, 5.0, 1.0, 0.0], 0.44, [2.0, 5.0, 1.0, 0.0]),
        ([0.0, 0.0, 0.0, 0.0], 0.1, [0.0, 0.0, 0.0, 0.0]),
    ],
    ids=["enough", "with a joker", "one short", "nothing"],
)
def test_a_stage_that_can_be_paid_is_nearly_certain_and_takes_what_it_costs(
    have: list[float], expected: float, left: list[float]
) -> None:
    assert chance(race(SITE), 0, 4, have) == pytest.approx(expected)
    assert have == left


def test_the_port_pays_one_of_what_a_site_at_the_nile_needs_most() -> None:
    """SR-DISC-02."""
    s = race({2: "port", 5: "site:pyramid"})
    assert chance(s, 0, 5, [3.0, 4.0, 1.0, 0.0]) == 0.92
    assert chance(race({5: "site:pyramid"}), 0, 5, [3.0, 4.0, 1.0, 0.0]) < 0.5


def test_a_stage_a_round_and_none_for_those_who_revolted() -> None:
    s = race(SITE)
    s.staged[0] = True
    assert chance(s, 0, 4, [0.0, 0.0, 0.0, 0.0]) == 0.35
    s.staged[0] = False
    s.revolted[0] = True
    assert chance(s, 0, 4, [3.0, 5.0, 1.0, 0.0]) == 0.5


def test_what_has_no_use_is_worth_little_and_only_as_far_as_it_can_be_kept() -> None:
    """One warehouse of 3, and 4 on cards; the season brings 4.5."""
    few = race({}, given={"seats.0.stock": stock(wood=1)})
    many = race({}, given={"seats.0.stock": stock(wood=9)})
    assert prospects(few, 0) == pytest.approx(LEFT_OVER * (1 + INCOME))
    assert prospects(many, 0) == pytest.approx(LEFT_OVER * 7)


def test_the_best_worth_for_its_cost_is_paid_first() -> None:
    """The stage would take all the stone; the carpenter is cheap for what it brings."""
    given = {"seats.0.stock": stock(wood=3, stone=1, gold=1)}
    s = race({1: "site:temple", 9: "site:carpenter"}, given=given)
    have = means(s, 0)
    total = site(s, 0, 9) * chance(s, 0, 9, have) + site(s, 0, 1) * chance(s, 0, 1, have)
    assert prospects(s, 0) == pytest.approx(total + LEFT_OVER * min(sum(have), 7))


# ------------------------------------------------------------------ the whole


@pytest.mark.parametrize("gauge", range(6))
def test_a_step_costs_more_the_nearer_the_revolt_is(gauge: int) -> None:
    assert unrest(season(gauge + 1), 0) > unrest(season(gauge), 0)


def test_unrest_counts_only_for_players_standing_in_the_season() -> None:
    s = season(gauge=5)
    calm = city(s, 0) + prospects(s, 0)
    assert standing(s, 0) == calm - unrest(s, 0) == calm - 3.2
    s.standing[0] = False
    assert standing(s, 0) == city(s, 0) + prospects(s, 0)


@pytest.mark.parametrize(("ground", "has_won"), [({4: "pyramid"}, True), (SITE, False)])
def test_the_goal_is_worth_more_than_everything_else(
    ground: Mapping[int, str], has_won: bool
) -> None:
    s = race(ground)
    assert (standing(s, 0) > WON) == has_won
