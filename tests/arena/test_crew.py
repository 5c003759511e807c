"""Many processes: the same games as in one, whatever happens to the workers."""

from __future__ import annotations

import dataclasses
import os

import pytest

from tests.arena.games import Mortals, game, timeless
from trilith.arena import simulate
from trilith.arena.crew import cores, play_in_processes
from trilith.arena.plan import Plan
from trilith.arena.play import GameFailed
from trilith.arena.simulate import play_all
from trilith.arena.work import Done, Work, WorkersLost
from trilith.engine.errors import BadInput

PLAN = Plan("castle", 2, ("random",), "crew")


def test_a_killed_worker_is_replaced_and_its_games_are_played_again(mortals: Mortals) -> None:
    plan = dataclasses.replace(PLAN, bots=(mortals.bot("Once"), "random"))
    mortals.grave.touch()  # nobody dies now
    alone = [timeless(one) for one in play_all(plan, 40)]
    mortals.grave.unlink()
    together = [timeless(one) for one in play_all(plan, 40, jobs=2)]
    assert mortals.grave.exists()  # somebody did
    assert together == alone


def test_games_that_kill_every_worker_end_the_run_with_one_line(mortals: Mortals) -> None:
    plan = dataclasses.replace(PLAN, bots=(mortals.bot("Always"),))
    with pytest.raises(WorkersLost, match="3 workers died while they played game 0: does a bot"):
        list(play_in_processes(plan, 1, 1))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_reported_with_the_game_it_failed_in(
    mortals: Mortals, jobs: int
) -> None:
    plan = dataclasses.replace(PLAN, bots=(mortals.bot("Broken"),))
    with pytest.raises(
        GameFailed, match=r"game \d of castle, seed crew: ZeroDivisionError: no idea"
    ):
        list(play_all(plan, 10, jobs))


def test_a_caller_who_stops_listening_leaves_no_worker_behind() -> None:
    import multiprocessing

    games = play_in_processes(PLAN, 1000, 2)
    next(games)
    assert len(multiprocessing.active_children()) == 2
    games.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


def test_a_plan_is_checked_before_any_worker_starts() -> None:
    with pytest.raises(BadInput, match="players: castle is played by 2, 3, 4"):
        next(play_all(dataclasses.replace(PLAN, players=7), 10, jobs=2))


def test_without_a_number_of_jobs_a_short_run_stays_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: object) -> None:
        raise AssertionError("no worker is needed")

    monkeypatch.setattr(simulate, "play_in_processes", nobody)
    monkeypatch.setattr(simulate, "WORTH_IT", 1e9)
    assert [one.number for one in play_all(PLAN, 3, jobs=None)] == [0, 1, 2]


def test_without_a_number_of_jobs_a_long_run_takes_all_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulate, "WORTH_IT", 0.0)
    monkeypatch.setattr(simulate, "cores", lambda: 2)
    alone = [timeless(one) for one in play_all(PLAN, 4)]
    assert [timeless(one) for one in play_all(PLAN, 4, jobs=None)] == alone


def test_only_the_cores_that_one_may_use_count() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


# ------------------------------------------------------------------ shares of work


def test_every_game_is_handed_out_once_and_given_on_in_order() -> None:
    work = Work(5, workers=2)
    first, second = work.share(), work.share()
    assert (first, second) == ((0,), (1,))
    work.take((1,), Done([game(1, ("a", "b"), (1, 2), 1)]))
    assert list(work.ready()) == []
    work.take((0,), Done([game(0, ("a", "b"), (1, 2), 1)]))
    assert [one.number for one in work.ready()] == [0, 1]
    assert not work.is_over


def test_shares_grow_with_the_speed_and_shrink_towards_the_end() -> None:
    work = Work(1000, workers=2)
    assert work.share() == (0,)
    work.take((0,), Done([game(0, ("a", "b"), (1, 2), 1)]))  # a tenth of a second
    assert work.share() == (1, 2, 3, 4)
    work = Work(10, workers=2, first=8)
    work.take((7,), Done([game(7, ("a", "b"), (1, 2), 1)]))
    assert work.share() == (8,)


def test_a_lost_share_comes_again_but_not_for_ever() -> None:
    work = Work(1, workers=2)
    assert work.share() == (0,)
    assert work.share() is None
    work.lost((0,))
    assert work.share() == (0,)
    work.lost((0,), was_playing=False)  # it only waited with a worker that died of another
    assert work.share() == (0,)
    work.lost((0,))
    assert work.share() == (0,)
    with pytest.raises(WorkersLost):
        work.lost((0,))


def test_a_failed_game_is_reported_in_its_turn() -> None:
    work = Work(3, workers=2)
    work.take((1, 2), Done([], GameFailed("broken")))
    assert list(work.ready()) == []
    work.take((0,), Done([game(0, ("a", "b"), (1, 2), 1)]))
    ready = work.ready()
    assert next(ready).number == 0
    with pytest.raises(GameFailed, match="broken"):
        next(ready)
