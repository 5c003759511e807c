"""What learning costs: microseconds for a row and for a view, and environments' steps per second.

    python benchmarks/learning.py              # this build of trilith, in turn with catanatron's gym
    python benchmarks/learning.py --alone      # without catanatron

Run it with the interpreter of the build to be measured; it says which one that is. Random legal
actions; the opponents of the Gymnasium environment are `random`, whose moves count as no steps. Time
is the processor's, of one process each, which other work on the machine disturbs little.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from environments import ROOT, ensure, executable

from trilith import games
from trilith.engine.native import COMPILED
from trilith.rl.gym import TrilithEnv
from trilith.rl.zoo import aec_env

PEER = "catanatron-gym==4.0.0"
POSITIONS = 40


def main() -> None:
    args = arguments()
    python = None if args.alone else peer_python()
    print(f"trilith is {'compiled' if COMPILED else 'interpreted'}")
    for key in args.game or games.keys():
        print(f"{key}, {args.players} players: " + told(costs(key, args.players)))
    rounds = [one_round(args, python) for _ in range(args.rounds)]
    for name in rounds[0]:
        values = [one[name] for one in rounds]
        ratio = ""
        if python is not None:
            ratios = [one[name] / one["catanatron gym"] for one in rounds]
            ratio = f"  {median(ratios):.1f}x ({min(ratios):.1f}-{max(ratios):.1f})"
        print(f"{name:32} {median(values):10,.0f} steps/s{ratio}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=games.keys())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--alone", action="store_true")
    return parser.parse_args()


def peer_python() -> Path:
    home = ROOT / ".venv-catanatron-gym"
    ensure(home, PEER, [PEER], {}, rebuild=False)
    return executable(home, "python")


def told(costs: dict[str, float]) -> str:
    return ", ".join(f"{name} {us:.1f} us" for name, us in costs.items())


def costs(key: str, players: int) -> dict[str, float]:
    """Microseconds a call, on positions spread over a random game."""
    game = games.get(key)
    positions = spread(game, players)
    calls: dict[str, Callable[[Any, int], object]] = {
        "encode": game.encode,
        "legal_mask": game.legal_mask,
        "view": game.view,
    }
    return {name: microseconds(call, positions) for name, call in calls.items()}


def spread(game: Any, players: int) -> list[tuple[Any, int]]:
    chance = random.Random(1)
    s = game.start(game.setup(players, {}, "bench"))
    found = []
    while not s.is_over() and len(found) < 10 * POSITIONS:
        seat = s.to_act()[0]
        found.append((s.clone(), seat))
        s.apply(seat, chance.choice(s.legal(seat)))
    return found[:: max(1, len(found) // POSITIONS)]


def microseconds(call: Callable[[Any, int], object], positions: list[tuple[Any, int]]) -> float:
    times = []
    for _ in range(7):
        begun = process_time()
        for s, seat in positions:
            for _ in range(10):
                call(s, seat)
        times.append((process_time() - begun) / (10 * len(positions)))
    return min(times) * 1e6


def one_round(args: argparse.Namespace, python: Path | None) -> dict[str, float]:
    found: dict[str, float] = {}
    if python is not None:
        found |= peer(python, args.seconds)
    for key in args.game or games.keys():
        found[f"{key} AEC"] = aec_steps(key, args.players, args.seconds)
        found[f"{key} Gymnasium"] = gym_steps(key, args.players, args.seconds)
    return found


def peer(python: Path, seconds: float) -> dict[str, float]:
    script = Path(__file__).with_name("peer_catanatron_gym.py")
    done = subprocess.run(
        [str(python), "-W", "ignore", str(script), str(seconds)],
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def aec_steps(key: str, players: int, seconds: float) -> float:
    """Each step sees its observation and mask, chooses, and acts."""
    env = aec_env(key, players)
    env.reset(seed=1)
    steps, begun = 0, process_time()
    while process_time() - begun < seconds:
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            env.reset()
            continue
        seen = env.observe(agent)
        env.step(chosen(seen["action_mask"]))
        steps += 1
    return steps / (process_time() - begun)


def gym_steps(key: str, players: int, seconds: float) -> float:
    env = TrilithEnv(key, players=players, opponents="random")
    _, info = env.reset(seed=1)
    steps, begun = 0, process_time()
    while process_time() - begun < seconds:
        _, _, is_over, is_cut_off, info = env.step(np.int64(chosen(info["action_mask"])))
        steps += 1
        if is_over or is_cut_off:
            _, info = env.reset()
    return steps / (process_time() - begun)


def chosen(mask: Any) -> int:
    return int(random.choice(np.flatnonzero(mask)))


if __name__ == "__main__":
    sys.exit(main())
