"""Compare trilith's speed with catanatron's, in one run, in turn, and with the goals.

Each round measures catanatron, trilith interpreted and trilith compiled one after another on the
same core, in an order that rotates, so that a machine that slows down slows all three. A ratio is
taken within a round; what is reported is the median over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from environments import (
    CATANATRON,
    BenchmarkError,
    catanatron_python,
    clean_environment,
    compiled_trilith,
    installed_trilith,
    reason,
)
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

PEER_SCRIPT = Path(__file__).resolve().with_name("peer_catanatron.py")
PEER, INTERPRETED, COMPILED = "catanatron", "interpreted", "compiled"
FIGURES = (
    "choices_per_second",
    "decisions_per_second",
    "games_per_second",
    "clone_us",
    "simulations_per_second",
)
COSTS = {"clone_us"}
"""Figures for which less is better; for the others, more is."""
SEEDS_PER_ROUND = 10_000

Figures = dict[str, float]
Round = dict[str, Figures]


@dataclass(frozen=True)
class Goal:
    """How many times better than catanatron a build of trilith should be."""

    figure: str
    build: str
    goal: float
    stretch: float | None = None


GOALS = (
    Goal("choices_per_second", INTERPRETED, 5, stretch=8),
    Goal("choices_per_second", COMPILED, 20, stretch=32),
    Goal("simulations_per_second", COMPILED, 10),
)
CLONE_GOALS = (
    Goal("clone_us", INTERPRETED, 8),
    Goal("clone_us", COMPILED, 20, stretch=40),
)
GOALS_OF = {
    "castle": (
        *GOALS,
        *CLONE_GOALS,
        # Random players of Sa-Ré never finish, and Ezra and Nehemiah has twenty times the choices.
        Goal("games_per_second", INTERPRETED, 12),
        Goal("games_per_second", COMPILED, 12),
    ),
    "sa_re": (*GOALS, *CLONE_GOALS),
    "ezra_nehemiah": (
        *GOALS,
        # A position with many more pieces than the others'.
        Goal("clone_us", INTERPRETED, 6),
        Goal("clone_us", COMPILED, 15),
    ),
}


@dataclass(frozen=True)
class Outcome:
    """A goal and what was measured: how many times better than catanatron."""

    figure: str
    build: str
    goal: float
    stretch: float | None
    median: float
    low: float
    high: float
    verdict: str


# Measuring


@dataclass(frozen=True)
class Runner:
    """One of the things compared: how to run it once, and how to read what it prints."""

    name: str
    command: Callable[[int], list[str]]
    """From the number of the round to the command line."""
    read: Callable[[Any], Figures]


def peer_runner(python: Path, seconds: float) -> Runner:
    def command(number: int) -> list[str]:
        seed = 1 + number * SEEDS_PER_ROUND
        return [str(python), str(PEER_SCRIPT), "--seconds", str(seconds), "--seed", str(seed)]

    return Runner(PEER, command, figures_of)


def trilith_runner(name: str, trilith: Path, chosen: argparse.Namespace) -> Runner:
    line = [str(trilith), "bench", "--game", chosen.game, "--players", "4"]
    line += ["--seconds", str(chosen.seconds), "--search", "--json"]

    def read(document: Any) -> Figures:
        check_build(name, trilith, document)
        return figures_of(result_of(document, chosen.game))

    return Runner(name, lambda _: line, read)


def check_build(name: str, trilith: Path, document: Any) -> None:
    """Check the build; otherwise measuring the wrong one would go unnoticed."""
    compiled = document.get("compiled") if isinstance(document, dict) else None
    if compiled is not (name == COMPILED):
        raise BenchmarkError(
            f"expected {trilith} to be {name}, found compiled = {json.dumps(compiled)}"
        )


def result_of(document: Any, game: str) -> Any:
    """The first result for this game with four players: the one with its default options."""
    for result in document.get("results") or []:
        if isinstance(result, dict) and (result.get("game"), result.get("players")) == (game, 4):
            return result
    raise BenchmarkError(
        f"expected a result of trilith bench for {game} with 4 players, found none"
    )


def figures_of(result: Any) -> Figures:
    return {figure: positive_number(result, figure) for figure in FIGURES}


def positive_number(result: Any, key: str) -> float:
    found = result.get(key) if isinstance(result, dict) else None
    if isinstance(found, bool) or not isinstance(found, int | float) or not found > 0:
        raise BenchmarkError(f"expected a number above 0 for {key}, found {json.dumps(found)}")
    return float(found)


def measure(runner: Runner, number: int, chosen: argparse.Namespace) -> Figures:
    """Run once, alone on its core, in an empty folder, and read the figures."""
    output = run(runner.name, runner.command(number), chosen.core, 120 + 30 * chosen.seconds)
    try:
        document = json.loads(output)
    except json.JSONDecodeError:
        start = output.strip()[:60]
        raise BenchmarkError(f"{runner.name}: expected JSON, found {start!r}") from None
    return runner.read(document)


def run(name: str, command: list[str], core: int | None, timeout: float) -> str:
    with tempfile.TemporaryDirectory() as folder:
        process = start(name, command, folder)
        try:
            pin(process.pid, core)
            output, errors = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            raise BenchmarkError(f"{name}: not done after {timeout:.0f} s") from None
        finally:
            process.kill()
            process.wait()
    if process.returncode != 0:
        raise BenchmarkError(f"{name}: exit code {process.returncode}: {reason(errors)}")
    return output


def start(name: str, command: list[str], folder: str) -> subprocess.Popen[str]:
    try:
        return subprocess.Popen(
            command,
            cwd=folder,
            env=clean_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    except OSError as error:
        raise BenchmarkError(f"{name}: cannot run {command[0]}: {error.strerror}") from None


def pin(process: int, core: int | None) -> None:
    if sys.platform == "linux" and core is not None:
        # A process that has already gone has failed; its exit code says why.
        with suppress(ProcessLookupError):
            os.sched_setaffinity(process, {core})


def last_core() -> int | None:
    """The core to measure on; the first ones are busier with interrupts."""
    return max(os.sched_getaffinity(0)) if sys.platform == "linux" else None


def measure_rounds(
    runners: list[Runner], chosen: argparse.Namespace, progress: Progress
) -> list[Round]:
    bar = progress.add_task("measuring", total=chosen.rounds * len(runners))
    rounds: list[Round] = []
    for number in range(chosen.rounds):
        figures: Round = {}
        for runner in rotated(runners, number):
            progress.update(bar, description=f"round {number + 1}: {runner.name}")
            figures[runner.name] = measure(runner, number, chosen)
            progress.advance(bar)
        rounds.append(figures)
    return rounds


def rotated(runners: list[Runner], by: int) -> list[Runner]:
    by %= len(runners)
    return runners[by:] + runners[:by]


# Comparing


def times_better(figure: str, ours: float, theirs: float) -> float:
    return theirs / ours if figure in COSTS else ours / theirs


def medians(rounds: list[Round]) -> Round:
    return {
        name: {key: statistics.median(one[name][key] for one in rounds) for key in FIGURES}
        for name in rounds[0]
    }


def judge(goal: Goal, rounds: list[Round]) -> Outcome:
    ratios = [
        times_better(goal.figure, one[goal.build][goal.figure], one[PEER][goal.figure])
        for one in rounds
    ]
    median = statistics.median(ratios)
    verdict = verdict_of(goal, median)
    return Outcome(
        **asdict(goal), median=median, low=min(ratios), high=max(ratios), verdict=verdict
    )


def verdict_of(goal: Goal, median: float) -> str:
    if median < goal.goal:
        return "not met"
    return "stretch" if goal.stretch and median >= goal.stretch else "met"


def judge_all(game: str, rounds: list[Round]) -> list[Outcome]:
    goals = GOALS_OF.get(game, GOALS)
    return [judge(goal, rounds) for goal in goals if goal.build in rounds[0]]


# Reporting


def as_json(rounds: list[Round], outcomes: list[Outcome], chosen: argparse.Namespace) -> str:
    document = {
        "peer": CATANATRON,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "game": chosen.game,
        "players": 4,
        "seconds": chosen.seconds,
        "core": chosen.core,
        "medians": medians(rounds),
        "goals": [asdict(outcome) for outcome in outcomes],
        "rounds": rounds,
    }
    return json.dumps(document, indent=2)


def figures_table(rounds: list[Round], chosen: argparse.Namespace) -> Table:
    title = f"{chosen.game}, 4 players, medians of {len(rounds)}"
    table = Table(title=title, box=SIMPLE, caption="choices: with at least two options")
    table.add_column("")
    by_name = medians(rounds)
    names = [name for name in (PEER, INTERPRETED, COMPILED) if name in by_name]
    for name in names:
        table.add_column(name, justify="right")
    for figure in FIGURES:
        table.add_row(words(figure), *(f"{by_name[name][figure]:,.1f}" for name in names))
    return table


def goals_table(outcomes: list[Outcome]) -> Table:
    table = Table(
        title=f"Against {CATANATRON.replace('==', ' ')}", box=SIMPLE, padding=(0, 1, 0, 0)
    )
    for heading in ("figure", "trilith"):
        table.add_column(heading, no_wrap=True)
    for heading in ("ratio", "range", "goal", "stretch"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("verdict", no_wrap=True)
    for outcome in outcomes:
        table.add_row(*cells(outcome))
    return table


def cells(outcome: Outcome) -> tuple[str, ...]:
    def show(times: float | None, form: str) -> str:
        return "" if times is None else ratio(outcome.figure, times, form)

    colour = "red" if outcome.verdict == "not met" else "green"
    return (
        words(outcome.figure),
        outcome.build,
        show(outcome.median, ".2f"),
        f"{outcome.low:.1f}-{outcome.high:.1f}",
        show(outcome.goal, "g"),
        show(outcome.stretch, "g"),
        f"[{colour}]{outcome.verdict}[/]",
    )


def ratio(figure: str, times: float, form: str) -> str:
    """A cost is given as a fraction of catanatron's, a speed as a multiple."""
    return f"1/{times:{form}}" if figure in COSTS else f"{times:{form}}x"


def words(figure: str) -> str:
    return {
        "choices_per_second": "choices/s",
        "decisions_per_second": "decisions/s",
        "games_per_second": "games/s",
        "clone_us": "clone, us",
        "simulations_per_second": "simulations/s",
    }[figure]


# The command


def parse_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("--rounds", type=int, default=5, help="how often each is measured (default 5)")
    add("--seconds", type=float, default=4.0, help="of each measurement (default 4)")
    add("--game", default="castle", help="trilith's game (default castle)")
    add("--core", type=int, default=last_core(), help="core to measure on (default: the last)")
    add("--skip", action="append", choices=[INTERPRETED, COMPILED], default=[], help="leave out")
    add("--interpreted", type=Path, metavar="TRILITH", help="command to use as interpreted")
    add("--compiled", type=Path, metavar="TRILITH", help="command to use as compiled")
    add("--rebuild", action="store_true", help="make the environments anew")
    add("--json", action="store_true", help="print JSON instead of tables")
    add("--check", action="store_true", help="exit with code 1 when a goal is not met")
    chosen = parser.parse_args(arguments)
    check_arguments(parser, chosen)
    return chosen


def check_arguments(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> None:
    if chosen.rounds < 1:
        parser.error(f"--rounds: expected 1 or more, found {chosen.rounds}")
    if not 0 < chosen.seconds <= 3600:
        parser.error(f"--seconds: expected above 0 and at most 3600, found {chosen.seconds:g}")
    if sys.platform == "linux" and chosen.core not in os.sched_getaffinity(0):
        allowed = ", ".join(map(str, sorted(os.sched_getaffinity(0))))
        parser.error(f"--core: expected one of {allowed}, found {chosen.core}")


def runners_for(chosen: argparse.Namespace, console: Console) -> list[Runner]:
    with console.status("environment for catanatron"):
        runners = [peer_runner(catanatron_python(chosen.rebuild), chosen.seconds)]
    if INTERPRETED not in chosen.skip:
        trilith = absolute(chosen.interpreted) or installed_trilith()
        runners.append(trilith_runner(INTERPRETED, trilith, chosen))
    if COMPILED not in chosen.skip:
        with console.status("environment for trilith, compiled: some minutes the first time"):
            trilith = absolute(chosen.compiled) or compiled_trilith(chosen.rebuild)
        runners.append(trilith_runner(COMPILED, trilith, chosen))
    return runners


def absolute(path: Path | None) -> Path | None:
    """Measurements run in another folder."""
    return path and path.absolute()


def benchmark(chosen: argparse.Namespace, console: Console) -> int:
    runners = runners_for(chosen, console)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress:
        rounds = measure_rounds(runners, chosen, progress)
    outcomes = judge_all(chosen.game, rounds)
    if chosen.json:
        print(as_json(rounds, outcomes, chosen))
    else:
        print_tables(rounds, outcomes, chosen)
    missed = any(outcome.verdict == "not met" for outcome in outcomes)
    return 1 if chosen.check and missed else 0


def print_tables(rounds: list[Round], outcomes: list[Outcome], chosen: argparse.Namespace) -> None:
    console = Console()
    console.print(figures_table(rounds, chosen))
    if outcomes:
        console.print(goals_table(outcomes))


def main(arguments: list[str] | None = None) -> int:
    chosen = parse_arguments(arguments)
    try:
        return benchmark(chosen, Console(stderr=True))
    except BenchmarkError as error:
        print(f"against_peers: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
