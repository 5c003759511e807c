"""MaskablePPO learns to beat `easy` at the castle: pip install "trilith[rl]" sb3-contrib

python examples/ppo.py [STEPS]; the curve in docs/rl.md is that of 130,000 steps.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import trilith.rl.gym  # noqa: F401  registers the environments


def seat_against(opponents: str, returns: str = "margin") -> Any:
    """One seat against a bot, with every column scaled to 0..1."""
    env: Any = gymnasium.make("trilith/castle-v0", opponents=opponents, returns=returns)
    highs = np.maximum(1, list(env.unwrapped.table.layout.highs)).astype(np.float32)
    space = gymnasium.spaces.Box(0, np.inf, highs.shape, np.float32)
    return gymnasium.wrappers.TransformObservation(env, lambda row: row / highs, space)


def win_rate(model: Any, opponents: str, games: int = 200) -> float:
    """The share of games won; a shared victory is half of one."""
    env = seat_against(opponents, "place")
    won = 0.0
    for game in range(games):
        (row, info), reward, is_over = env.reset(seed=10_000 + game), 0.0, False
        while not is_over:
            action, _ = model.predict(row, action_masks=info["action_mask"], deterministic=True)
            row, reward, ended, cut_off, info = env.step(action)
            is_over = ended or cut_off
        won += (reward + 1) / 2
    return won / games


if __name__ == "__main__":
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 130_000
    envs = make_vec_env(lambda: seat_against("easy"), n_envs=8, seed=1)
    model = MaskablePPO("MlpPolicy", envs, n_steps=512, batch_size=1024, gamma=1.0, ent_coef=0.01)
    for _ in range(20):
        model.learn(steps // 20, reset_num_timesteps=False)
        print(model.num_timesteps, win_rate(model, "easy"), flush=True)
