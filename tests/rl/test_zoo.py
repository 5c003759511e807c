"""PettingZoo's own checks, for every game, mode and number of players; and what agents see."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from tests.conformance.settings import Setting, settings
from trilith.engine.errors import BadInput, IllegalAction
from trilith.rl.zoo import TrilithAEC, aec_env, parallel_env

every_setting = pytest.mark.parametrize("setting", settings(), ids=str)
# The library warns of observations with a mask, though that is the form that it asks for.
quiet = pytest.mark.filterwarnings("ignore::UserWarning")


@quiet
@every_setting
def test_the_library_accepts_every_game_one_after_the_other(setting: Setting) -> None:
    api_test(aec_env(setting.key, setting.players, options=dict(setting.options)), num_cycles=30)


@quiet
@every_setting
def test_the_library_accepts_every_game_all_at_once(setting: Setting) -> None:
    env = parallel_env(setting.key, setting.players, options=dict(setting.options), max_steps=60)
    parallel_api_test(env, num_cycles=80)


@quiet
@pytest.mark.parametrize("key", ["castle", "ezra_nehemiah", "sa_re"])
def test_the_same_seed_gives_the_same_game(key: str) -> None:
    seed_test(lambda: aec_env(key, 2, max_steps=60), num_cycles=20)


def last_of(env: TrilithAEC) -> str:
    """Plays at random to the end; the agent that moved last."""
    chance = np.random.default_rng(1)
    env.reset(seed=7)
    agent = ""
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))
    return agent


def test_the_end_pays_everybody_by_place() -> None:
    env = aec_env("castle", 3)
    last_of(env)
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == env.table.returns()
    assert max(env.rewards.values()) == 1.0
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_endless_play_is_cut_off_at_the_limit() -> None:
    env = aec_env("sa_re", 2, max_steps=50)
    last_of(env)
    assert env.table.steps == 50
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_players_who_choose_in_secret_are_asked_at_once() -> None:
    env = parallel_env("castle", 3)
    _, infos = env.reset(seed=1)
    assert [info["asked"] for info in infos.values()] == [True, True, True]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec_env("castle", 2)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)
    assert np.array_equal(env.observe("seat_0")["observation"], before)


def test_unknown_returns_and_limits_are_refused_in_one_line() -> None:
    with pytest.raises(BadInput, match="expected one of place, margin; found 'fame'"):
        aec_env("castle", 2, returns="fame")
    with pytest.raises(BadInput, match="expected at least 1, found 0"):
        aec_env("castle", 2, max_steps=0)
