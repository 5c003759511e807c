"""Gymnasium's own check, for every game, mode and number of players; and a seat against bots."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.conformance.settings import Setting, settings
from trilith.engine.errors import BadInput
from trilith.rl.gym import TrilithEnv

every_setting = pytest.mark.parametrize("setting", settings(), ids=str)


def make(key: str, **settings: Any) -> Any:
    return gymnasium.make(f"trilith/{key}-v0", **settings)


@pytest.mark.filterwarnings("ignore::UserWarning")
@every_setting
def test_the_library_accepts_every_game(setting: Setting) -> None:
    options = dict(setting.options)
    env = make(setting.key, players=setting.players, opponents="random", options=options)
    check_env(env.unwrapped, skip_render_check=True)


def played_out(env: TrilithEnv, seed: int) -> float:
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    while True:
        action = chance.choice(np.flatnonzero(env.action_masks()))
        _, reward, is_over, is_cut_off, _ = env.step(action)
        if is_over or is_cut_off:
            return reward
        assert reward == 0


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_against_bots_ends_with_its_return(players: int) -> None:
    env = TrilithEnv("castle", players=players, opponents="easy", seat=players - 1)
    reward = played_out(env, 3)
    assert reward == env.table.returns()[players - 1]


def test_alone_against_the_opponent_of_the_rules() -> None:
    env = TrilithEnv("ezra_nehemiah", players=1)
    assert played_out(env, 3) in (1.0, -1.0)


def test_the_same_seed_gives_the_same_game_bots_included() -> None:
    one, two = (TrilithEnv("castle", players=2, opponents="easy") for _ in range(2))
    assert played_out(one, 5) == played_out(two, 5)
    assert np.array_equal(one.table.row(0), two.table.row(0))


def test_an_illegal_action_ends_the_game_with_the_worst_reward() -> None:
    env = TrilithEnv("castle", players=2, opponents="random")
    _, info = env.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, is_over, is_cut_off, info = env.step(illegal)
    assert (reward, is_over, is_cut_off, info["illegal"]) == (-1.0, True, False, True)


@pytest.mark.parametrize("beyond", [-1, 1_000_000])
def test_a_number_that_no_action_has_is_illegal_too(beyond: int) -> None:
    env = TrilithEnv("castle", players=2, opponents="random")
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(np.int64(beyond))
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)


def test_several_tables_at_once() -> None:
    name = "trilith/castle-v0"
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync", opponents="random")
    rows, infos = envs.reset(seed=1)
    assert rows.shape == (3, TrilithEnv("castle").table.layout.width)
    chosen = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    rows, rewards, *_ = envs.step(chosen)
    assert rows.dtype == np.uint8
    assert rewards.shape == (3,)
    envs.close()


def test_a_game_is_found_by_its_module_where_nothing_was_imported() -> None:
    told = 'import gymnasium; print(gymnasium.make("trilith.rl:trilith/castle-v0").spec.id)'
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout == "trilith/castle-v0\n"


def test_as_many_bots_as_there_are_other_seats() -> None:
    TrilithEnv("castle", players=3, opponents=["easy", "random"])
    with pytest.raises(BadInput, match="expected 2 bots, found 1"):
        TrilithEnv("castle", players=3, opponents=["easy"])
    with pytest.raises(BadInput, match="expected 0 to 1, found 2"):
        TrilithEnv("castle", players=2, seat=2)
