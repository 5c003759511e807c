"""Time play, copies and simulations of catanatron, through its public API; print a JSON object.

Run by the interpreter of an environment that holds catanatron, which `against_peers.py` makes.
The loop is the fastest the public API allows: `Game.execute` without validating actions that
were just offered, no accumulators, and no question to a player when there is only one option.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
from dataclasses import dataclass
from importlib.metadata import version
from time import perf_counter
from typing import Any

from catanatron import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    Color,
    Game,
    RandomPlayer,
)
from catanatron.game import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    TURNS_LIMIT,
)

WARM_UP_GAMES = 3
COPY_POSITIONS = 9
COPY_BATCHES = 5
COPIES_PER_BATCH = 100


@dataclass
class Tally:
    """What was played so far."""

    games: int = 0
    unfinished: int = 0
    """Games that catanatron's own turn limit ended without a winner; counted as games."""
    decisions: int = 0
    choices: int = 0
    """Decisions with at least two options."""


def new_game(seed: int) -> Any:
    """A four-player game. The seed must not be 0, which catanatron reads as "no seed"."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(game: Any, tally: Tally, stop_after: int | None = None) -> None:
    """Play uniformly at random to the end, or for `stop_after` decisions."""
    state, execute, winner, uniform = game.state, game.execute, game.winning_color, random.random
    decisions = choices = 0
    while winner() is None and state.num_turns < TURNS_LIMIT and decisions != stop_after:
        options = state.playable_actions
        count = len(options)
        decisions += 1
        if count > 1:
            choices += 1
            execute(options[int(uniform() * count)], False)
        else:
            execute(options[0], False)
    tally.decisions += decisions
    tally.choices += choices


def play_to_end(seed: int, tally: Tally) -> None:
    game = new_game(seed)
    play(game, tally)
    tally.games += 1
    tally.unfinished += game.winning_color() is None


def time_play(seed: int, seconds: float, games: int | None) -> tuple[Tally, float]:
    """Whole games until the time is up (or the number is reached), and how long they took."""
    for offset in range(WARM_UP_GAMES):
        play_to_end(seed + offset, Tally())
    tally = Tally()
    start = perf_counter()
    while tally.games != games and perf_counter() - start < seconds:
        play_to_end(seed + tally.games, tally)
    return tally, perf_counter() - start


def mid_game(seed: int) -> Any:
    """The position halfway through a random game: played once for its length, then again."""
    whole = Tally()
    play_to_end(seed, whole)
    game = new_game(seed)
    play(game, Tally(), stop_after=whole.decisions // 2)
    return game


def time_copy(game: Any) -> float:
    """Microseconds for one `Game.copy()`."""
    copy = game.copy
    start = perf_counter()
    for _ in range(COPIES_PER_BATCH):
        copy()
    return (perf_counter() - start) / COPIES_PER_BATCH * 1e6


def median_copy(seed: int) -> float:
    """The median over several games, each halfway through, each several times."""
    games = [mid_game(seed + offset) for offset in range(COPY_POSITIONS)]
    return statistics.median(time_copy(game) for _ in range(COPY_BATCHES) for game in games)


def time_simulations(seed: int, seconds: float) -> float:
    """Simulations a second, as catanatron's MCTSPlayer makes them: a copy, played to its end.

    The released package lacks that player, so its work between simulations is not counted.
    """
    games = [mid_game(seed + offset) for offset in range(COPY_POSITIONS)]
    done = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        play(games[done % len(games)].copy(), Tally())
        done += 1
    return done / (perf_counter() - start)


def report(
    tally: Tally, seconds: float, clone_us: float, simulations_per_second: float
) -> dict[str, object]:
    return {
        "peer": f"catanatron {version('catanatron')}",
        "python": platform.python_version(),
        "games": tally.games,
        "unfinished": tally.unfinished,
        "decisions": tally.decisions,
        "choices": tally.choices,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.decisions / seconds,
        "choices_per_second": tally.choices / seconds,
        "clone_us": clone_us,
        "simulations_per_second": simulations_per_second,
    }


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected 1 or more, found {text}")
    return number


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=4.0, help="time for play (default 4)")
    parser.add_argument("--games", type=positive, help="stop after this many games, if sooner")
    parser.add_argument("--seed", type=positive, default=1, help="of the first game (default 1)")
    arguments = parser.parse_args()
    if arguments.seconds <= 0:
        parser.error(f"--seconds: expected more than 0, found {arguments.seconds}")
    return arguments


def main() -> None:
    arguments = parse_arguments()
    tally, seconds = time_play(arguments.seed, arguments.seconds, arguments.games)
    simulations = time_simulations(arguments.seed, arguments.seconds / 2)
    print(json.dumps(report(tally, seconds, median_copy(arguments.seed), simulations)))


if __name__ == "__main__":
    main()
