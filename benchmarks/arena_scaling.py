"""How much faster two worker processes play than one: the same games, in turn, as a ratio.

    python benchmarks/arena_scaling.py            # a table
    python benchmarks/arena_scaling.py --json     # every round
    python benchmarks/arena_scaling.py --check    # exit code 1 if the goal is missed

One worker process against several, so that both sides pay for starting processes and for sending
games to and fro. Each round plays the same games on both sides, one after the other, in changing
order; the median of the rounds' ratios is reported.

Games per second depend on what else the machine is doing: on a busy machine, even two unrelated
processes are hardly faster than one. So the processor time of all processes on each side is reported
too: if the same games take the same time, nothing is lost, and two free cores would give the ratio
`by processor time`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Iterator

from trilith.arena.crew import cores, play_in_processes
from trilith.arena.plan import Plan
from trilith.arena.play import Played
from trilith.engine.errors import TrilithError

GOAL = 1.85
"""For two workers."""


def main() -> int:
    arguments = parse()
    if cores() < arguments.jobs:
        sys.exit(f"expected {arguments.jobs} cores, found {cores()}")
    plan = Plan(arguments.game, arguments.players, (arguments.bot,), "scaling")
    try:
        rounds = [measure(plan, arguments, i) for i in range(arguments.rounds)]
    except TrilithError as error:
        print(f"arena_scaling: {error}", file=sys.stderr)
        return 2
    ratio = statistics.median(one["ratio"] for one in rounds)
    report(arguments, rounds, ratio)
    return int(arguments.check and ratio < GOAL)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="castle")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="every round")
    parser.add_argument("--check", action="store_true", help="exit code 1 when the goal is missed")
    return parser.parse_args()


def measure(plan: Plan, arguments: argparse.Namespace, number: int) -> dict[str, float]:
    """One round: one worker and several, each going first in turn."""
    jobs = arguments.jobs
    order = [1, jobs] if number % 2 == 0 else [jobs, 1]
    sides = {n: side(play_in_processes(plan, arguments.games, n)) for n in order}
    (one, one_cpu), (several, several_cpu) = sides[1], sides[jobs]
    return {
        "one": round(arguments.games / one, 2),
        "several": round(arguments.games / several, 2),
        "ratio": round(one / several, 3),
        "one_cpu": round(one_cpu, 2),
        "several_cpu": round(several_cpu, 2),
        "ratio_by_cpu": round(jobs * one_cpu / several_cpu, 3),
    }


def side(games: Iterator[Played]) -> tuple[float, float]:
    """Seconds by the clock, and of processor time: of this process and of all its workers."""
    clock, processor = time.perf_counter(), spent()
    for _ in games:
        pass
    return time.perf_counter() - clock, spent() - processor


def spent() -> float:
    times = os.times()  # of children when they have ended, as all have when the games are over
    return times.user + times.system + times.children_user + times.children_system


def report(arguments: argparse.Namespace, rounds: list[dict[str, float]], ratio: float) -> None:
    if arguments.json:
        facts = {"game": arguments.game, "bot": arguments.bot, "jobs": arguments.jobs}
        print(json.dumps({**facts, "games": arguments.games, "rounds": rounds, "ratio": ratio}))
        return
    for one in rounds:
        speed = (
            f"{one['one']:8.2f} games/s -> {one['several']:8.2f} games/s: {one['ratio']:.2f} times"
        )
        print(f"{speed}; processor {one['one_cpu']:.2f} s -> {one['several_cpu']:.2f} s")
    by_cpu = statistics.median(one["ratio_by_cpu"] for one in rounds)
    print(f"{arguments.jobs} workers: {ratio:.2f} times one; by processor time {by_cpu:.2f} times")
    print(f"(medians; the goal for two is {GOAL})")


if __name__ == "__main__":
    sys.exit(main())
