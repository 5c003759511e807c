"""Steps a second of catanatron's Gymnasium environment with legal random actions; a JSON object.

Run by the interpreter of an environment that holds catanatron-gym, which `learning.py` makes.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time
from typing import Any

import catanatron_gym  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: F401
import gymnasium


def steps_per_second(seconds: float) -> float:
    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    _, info = env.reset(seed=1)
    steps, begun = 0, process_time()
    while process_time() - begun < seconds:
        _, _, is_over, is_cut_off, info = env.step(random.choice(valid(env, info)))
        steps += 1
        if is_over or is_cut_off:
            _, info = env.reset()
    return steps / (process_time() - begun)


def valid(env: Any, info: dict[str, Any]) -> list[int]:
    return info.get("valid_actions") or env.unwrapped.get_valid_actions()


if __name__ == "__main__":
    print(json.dumps({"catanatron gym": steps_per_second(float(sys.argv[1]))}))
