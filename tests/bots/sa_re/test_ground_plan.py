"""The way to the goal of the longer modes, with a cell of its own for everything."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.bots.sa_re.grounds import SITE, race
from tests.games.sa_re.table import stock
from trilith.bots.heuristic import heuristic_for
from trilith.bots.knowledge import shipped
from trilith.bots.learned import Learned
from trilith.bots.sa_re import HEURISTIC
from trilith.bots.sa_re.ground_plan import (
    NO_CELL,
    PLANNED,
    SEASON,
    WAITING,
    best_savings,
    planned,
    price,
    savings,
)
from trilith.bots.sa_re.race import MADE, TENTHS
from trilith.games.sa_re import GAME
from trilith.games.sa_re.state import SaReState

NOTHING = {"seats.0.stock": stock()}
ALL_ADMIN = ("temple", "barracks", "gardens", "palace", "market", "library")


def pharaoh(
    ground: Mapping[int, str], given: Mapping[str, object] | None = None, mode: str = "pharaoh"
) -> SaReState:
    return race(ground, mode=mode, given=NOTHING | dict(given or {}))


def facts(s: SaReState) -> dict[str, float]:
    return dict(zip(PLANNED, planned(s, 0), strict=True))


def test_the_goal_costs_what_is_printed_where_nothing_is_saved() -> None:
    """SR-MODE-05. Pyramid 1 for 27, the port for 9, administration for 43."""
    assert facts(pharaoh(SITE))["cost"] == 27 + 9 + 43


def test_a_priest_pays_for_the_cheapest_administration() -> None:
    """SR-MODE-04. Gardens for 6, two others for 7; a temple counts as one of the three."""
    assert price(pharaoh({4: "pyramid", 5: "port"}, mode="priest"), 0, 0, 3, False) == 20
    assert facts(pharaoh(SITE | {1: "temple"}, mode="priest"))["cost"] == 27 + 9 + 13


def test_stages_already_built_cost_nothing() -> None:
    assert facts(pharaoh(SITE, {"seats.0.stages": 2}))["cost"] == 9 + 9 + 43


def test_every_cell_is_chosen_once() -> None:
    """SR-DISC-01. A carpenter in the corner has two neighbours: one for the three stages of the
    pyramid, one for one other building. The rest saves nothing.
    """
    s = pharaoh({0: "carpenter", 11: "site:pyramid"})
    assert facts(s)["cost"] == 79 - 3 - 1


def test_building_on_a_cheap_cell_makes_nothing_else_dearer() -> None:
    """Two cells beside the carpenter; a temple on one of them leaves the other to the pyramid."""
    before = pharaoh({0: "carpenter", 11: "site:pyramid"})
    after = pharaoh({0: "carpenter", 1: "temple", 11: "site:pyramid"})
    assert facts(before)["cost"] - facts(after)["cost"] == 8 - 1


def test_the_port_saves_at_the_nile() -> None:
    """SR-DISC-02. Three cells of the Nile are left: the pyramid's, and two for administration."""
    assert facts(pharaoh({2: "port", 4: "site:pyramid"}))["cost"] == 27 + 43 - 3 - 2


def test_a_building_has_no_savings() -> None:
    saved = savings(pharaoh({0: "carpenter", 1: "temple"}), 0, has_port=False)
    assert saved[3] == 1
    assert saved[1] < 0
    assert saved[0] < 0
    assert saved[4] == 0


def test_the_pyramid_leaves_the_last_cell_at_the_nile_to_the_port() -> None:
    """Cell 11 would save the pyramid three, but the port can stand nowhere else."""
    ground = {2: "temple", 5: "market", 8: "carpenter", 4: "site:pyramid"}
    s = pharaoh(ground)
    assert facts(s)["cost"] == 27 + 9 + 28 - 3 - 1


def test_what_finds_no_cell_costs_extra() -> None:
    full = [-100] * 12
    s = pharaoh(SITE)
    assert best_savings(s, full, 3, 2, needs_port=True) == -4 * NO_CELL
    one = [-100] * 11 + [2]
    assert best_savings(s, one, 0, 2, needs_port=False) == 2 - NO_CELL


def test_rounds_follow_from_cost_and_income_but_works_need_hands() -> None:
    """One foreman runs two worksites a round: 3 stages, a port and six others are 5 rounds."""
    poor = facts(pharaoh(SITE))
    assert poor["rounds"] == pytest.approx(79 / SEASON)
    rich = facts(pharaoh(SITE, {"seats.0.stock": stock(wood=99)}))
    assert rich["cost"] == 0.0
    assert rich["rounds"] == pytest.approx(5 - WAITING * 5)


def test_what_buildings_make_shortens_the_way() -> None:
    s = pharaoh({0: "carpenter", 11: "site:pyramid"})
    assert facts(s)["goods"] == 1
    assert facts(s)["rounds"] == pytest.approx(75 / (SEASON + MADE))


def test_a_finished_pyramid_asks_for_no_more_stages() -> None:
    """What is left is the library for 7, which the port makes cheaper by 1 at the Nile."""
    ground = {4: "pyramid", 5: "port"} | dict(zip((0, 1, 2, 3, 6, 7), ALL_ADMIN, strict=True))
    assert facts(pharaoh(ground | {7: "site:library"}))["cost"] == 7 - 1


def test_the_master_of_pharaoh_judges_by_the_plan_and_the_expert_does_not() -> None:
    master = Learned(heuristic_for(GAME), shipped("sa_re", list(GAME.catalogue)))
    s = pharaoh({0: "carpenter", 11: "site:pyramid"})
    plan = [
        sum(weight * fact for weight, fact in zip(PLANNED.values(), planned(s, seat), strict=True))
        for seat in range(2)
    ]
    assert master.outlook(s) == pytest.approx(HEURISTIC.hopes(s, plan))
    assert master.outlook(s) != pytest.approx(HEURISTIC.outlook(s))
    assert master.whole(s) == TENTHS
    scribe = race(SITE, mode="scribe")
    assert master.outlook(scribe) == HEURISTIC.outlook(scribe)
