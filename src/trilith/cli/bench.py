"""`trilith bench`: how fast the engine is, in this build, on this machine."""

from __future__ import annotations

import platform
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import click
from rich.table import Table

from trilith import games
from trilith.bots import Seen
from trilith.bots.heuristic import Aimless, Heuristic, heuristic_for
from trilith.bots.mcts import Search
from trilith.cli.common import console, errors, json_option, print_json
from trilith.engine.errors import BadInput
from trilith.engine.event import SPECTATOR
from trilith.engine.game import Game
from trilith.engine.native import COMPILED
from trilith.engine.rng import Rng
from trilith.engine.state import State

SEARCHES = ("simulations_per_second", "expert_simulations_per_second")
"""What `--search` measures."""


@click.command("bench")
@click.option("--game", "key", help="Only this game; by default every game.")
@click.option("--players", type=int, help="Only this number of players; by default every number.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01),
    default=1.0,
    show_default=True,
    help="Seconds of play for each.",
)
@click.option("--search", is_flag=True, help="Also measure tree search: simulations per second.")
@click.option("--seed", default="bench", show_default=True)
@json_option
def command(
    key: str | None, players: int | None, seconds: float, search: bool, seed: str, as_json: bool
) -> None:
    """Measure uniformly random play on one core: real choices per second, and single operations.

    A real choice has at least two options. Speeds depend on the machine and on what else it is
    doing: compare only interleaved measurements, and take medians.
    """
    wanted = [games.get(key)] if key else [games.get(one) for one in games.keys()]
    if players is not None and not any(players in game.seats for game in wanted):
        raise BadInput("players", f"no game here is played by {players}")
    results = []
    with errors.status("measuring") as status:
        for game in wanted:
            for n in game.seats:
                if players in (None, n):
                    status.update(f"measuring {game.key} with {n} players")
                    results.append(measure(game, n, seconds, seed))
                    if search:
                        results[-1] |= measure_search(game, n, seconds, seed)
    report = {"compiled": COMPILED, "python": platform.python_version(), "results": results}
    if as_json:
        print_json(report)
    else:
        show(report)


def measure(game: Game[Any], players: int, seconds: float, seed: str) -> dict[str, Any]:
    figures = play(game, players, seconds, seed)
    s, seat = middle_of_game(game, players, seed)
    return {
        "game": game.key,
        "players": players,
        "options": game.check_options({}),
        **figures,
        "clone_us": microseconds(s.clone),
        "view_us": microseconds(lambda: game.view(s, seat)),
        "spectator_view_us": microseconds(lambda: game.view(s, SPECTATOR)),
        "imagine_us": microseconds(lambda: game.imagine(s, seat, Rng(b"bench"))),
    }


def measure_search(game: Game[Any], players: int, seconds: float, seed: str) -> dict[str, float]:
    """Simulations a second from the middle of a game: as a plain search makes them, which plays at
    random to the end of the game, and as the expert does, which judges sooner.
    """
    s, seat = middle_of_game(game, players, seed)
    seen = Seen(game, s, seat)
    return {
        "simulations_per_second": simulations(seen, Aimless(game), seconds, seed),
        "expert_simulations_per_second": simulations(seen, heuristic_for(game), seconds, seed),
    }


def simulations(seen: Seen, heuristic: Heuristic[Any], seconds: float, seed: str) -> float:
    search = Search(seen, heuristic, random.Random(seed))
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        search.simulate()
    return round(search.simulations / (time.perf_counter() - start), 1)


def play(game: Game[Any], players: int, seconds: float, seed: str) -> dict[str, float]:
    """Random games until the time is over; the last one is played to its end."""
    chance = random.Random(seed).random
    played = choices = answered = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        s = game.start(game.setup(players, seed=f"{seed}/{played}"))
        while True:
            to_act = s.to_act()
            if not to_act or getattr(s, "round", 0) > 200:
                break
            seat = to_act[0]
            legal = s.legal(seat)
            s.apply(seat, legal[int(chance() * len(legal))])
            choices += 1
        played += 1
        answered += s.answered
    spent = time.perf_counter() - start
    return {
        "games": played,
        "choices": choices,
        "decisions": choices + answered,
        "games_per_second": round(played / spent, 2),
        "choices_per_second": round(choices / spent, 1),
        "decisions_per_second": round((choices + answered) / spent, 1),
    }


def middle_of_game(game: Game[Any], players: int, seed: str) -> tuple[State, int]:
    """A position half-way through a random game, and a seat that is to act."""
    length = len(list(random_states(game, players, seed)))
    for i, s in enumerate(random_states(game, players, seed)):
        if i >= length // 2:
            return s, s.to_act()[0]
    raise AssertionError("a game has a middle")


def random_states(game: Game[Any], players: int, seed: str) -> Any:
    chance = random.Random(seed)
    s = game.start(game.setup(players, seed=seed))
    while not s.is_over() and getattr(s, "round", 0) <= 200:
        yield s
        seat = s.to_act()[0]
        s.apply(seat, chance.choice(s.legal(seat)))


def microseconds(operation: Callable[[], object], batches: int = 7) -> float:
    """The median time of one operation, over batches of about five milliseconds."""
    count = 1
    while (spent := timed(operation, count)) < 0.005:
        count *= 2
    batch = [timed(operation, count) / count for _ in range(batches)]
    return round(statistics.median([*batch, spent / count]) * 1e6, 3)


def timed(operation: Callable[[], object], count: int) -> float:
    start = time.perf_counter()
    for _ in range(count):
        operation()
    return time.perf_counter() - start


def show(report: dict[str, Any]) -> None:
    build = "compiled" if report["compiled"] else "interpreted"
    table = Table(title=f"{build}, Python {report['python']}")
    for heading in ("game", "players", "choices/s", "decisions/s", "games/s"):
        table.add_column(heading, justify="right" if heading != "game" else "left")
    for heading in ("clone", "view", "imagine"):
        table.add_column(f"{heading} us", justify="right")
    for row in report["results"]:
        rates = (f"{row[f'{name}_per_second']:,.0f}" for name in ("choices", "decisions", "games"))
        times = (f"{row[f'{name}_us']:.1f}" for name in ("clone", "view", "imagine"))
        table.add_row(row["game"], str(row["players"]), *rates, *times)
    console.print(table)
    if any(SEARCHES[0] in row for row in report["results"]):
        show_search(report)


def show_search(report: dict[str, Any]) -> None:
    table = Table(title="simulations a second, from the middle of a game")
    table.add_column("game")
    for heading in ("players", "random to the end", "the expert's"):
        table.add_column(heading, justify="right")
    for row in report["results"]:
        found = (f"{row[name]:,.0f}" for name in SEARCHES)
        table.add_row(row["game"], str(row["players"]), *found)
    console.print(table)
