"""SR-PLAN. How many worksites the foremen run, and what more of them costs."""

from __future__ import annotations

import pytest

from tests.games.sa_re.table import (
    launch,
    options,
    play,
    position,
    refused,
    see,
    told,
)
from tests.rule import rule
from trilith.games.sa_re import GAME
from trilith.games.sa_re.components import SaReData


@rule("SR-PLAN-04", "SR-PLAN-08", "SR-PLAN-10")
def test_worksites_left_from_earlier_rounds_count_and_unfinished_foremen_do_not() -> None:
    s = position(only="planning", grounds={0: {1: "site:temple", 2: "site:foreman"}})
    assert refused(s, "0 launch carpenter") == "SR-PLAN-05"
    play(s, "0 commit")
    assert see(s, "seats.0.gauge") == 1
    assert see(s, "seats.0.ground")[1:3] == ["site:temple", "site:foreman"]


@rule("SR-PLAN-05", "SR-PLAN-06", "SR-PLAN-07")
@pytest.mark.parametrize(
    ("foremen", "sites", "steps"),
    [(1, 1, 0), (1, 2, 1), (2, 2, 0), (2, 3, 1), (2, 4, 2)],
)
def test_each_foreman_runs_one_worksite_free_and_one_for_a_step(
    foremen: int, sites: int, steps: int
) -> None:
    ground = {11: "foreman"} if foremen == 2 else {}
    s = position(only="planning", grounds={0: ground})
    for i, kind in enumerate(["temple", "market", "carpenter", "warehouse"][:sites]):
        launch(s, 0, kind, i + 3)
    if sites == 2 * foremen:
        assert refused(s, "0 launch goldsmith") == "SR-PLAN-05"
    play(s, "0 commit")
    assert see(s, "seats.0.gauge") == steps
    assert told(s, "committed")[0].args["count"] == steps


@rule("SR-PLAN-05")
def test_by_the_owners_choice_worksites_of_earlier_rounds_do_not_count() -> None:
    data = GAME.data({"planning": {"carried_over_sites_count": False}})
    assert isinstance(data, SaReData)
    s = position(only="planning", grounds={0: {1: "site:temple", 2: "site:market"}}, data=data)
    launch(s, 0, "carpenter", 4)
    play(s, "0 commit")
    assert see(s, "seats.0.gauge") == 0


@rule("SR-PLAN-09", "SR-PLAN-32")
def test_the_penalty_never_makes_a_revolt() -> None:
    given = {"seats.0.gauge": 6}
    s = position(at="planning", grounds={0: {1: "site:temple"}}, given=given)
    assert refused(s, "0 launch market") == "SR-PLAN-09"
    play(s, "0 commit")
    assert see(s, "seats.0.gauge") == 6


@rule("SR-PLAN-32")
def test_a_start_position_over_the_limit_may_stand_until_enough_is_withdrawn() -> None:
    given = {"seats.0.gauge": 6}
    s = position(at="planning", grounds={0: {1: "site:temple", 2: "site:market"}}, given=given)
    assert refused(s, "0 commit") == "SR-PLAN-09"
    play(s, "0 move cell:1", "0 at cell:4", "0 withdraw cell:4")
    assert "commit" in options(s, 0)


@rule("SR-PLAN-32")
def test_the_limits_hold_at_every_moment_of_the_draft() -> None:
    s = position(at="planning")
    launch(s, 0, "temple", 1)
    launch(s, 0, "market", 2)
    assert refused(s, "0 launch palace") == "SR-PLAN-05"
    play(s, "0 withdraw cell:1")
    launch(s, 0, "palace", 1)
    assert see(s, "seats.0.ground")[1:3] == ["site:palace", "site:market"]
