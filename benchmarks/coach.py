"""How long the coach takes: choices per second at each depth, on one core.

    python benchmarks/coach.py [--depth normal] [--game castle] [--players 3]

The game is played by bots and is always the same. The goal: two hundred choices of the castle at
normal depth within 60 seconds, on the compiled build.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from trilith import bots, games
from trilith.bots import Seen, bot_seed
from trilith.coach import analyse
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.native import COMPILED
from trilith.engine.record import Record, record_of


def played(key: str, players: int) -> Record:
    game: Game[Any] = games.get(key)
    history: History[Any] = History(game, game.setup(players, {}, "bench"))
    seated = [bots.get("medium")(bot_seed("bench", seat)) for seat in range(players)]
    while not history.state.is_over():
        seat = history.state.to_act()[0]
        history.play(seat, seated[seat].choose(Seen(game, history.state, seat)))
    return record_of(history)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="castle", choices=games.keys())
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--depth", default="normal")
    asked = parser.parse_args()
    record = played(asked.game, asked.players)
    wall, core = time.perf_counter(), time.process_time()
    found = analyse(record, games.get(asked.game), asked.depth)
    wall, core = time.perf_counter() - wall, time.process_time() - core
    choices = sum(one.choice is not None for one in found.moments)
    build = "compiled" if COMPILED else "plain"
    print(f"{asked.game}, {asked.players} players, depth {asked.depth}, {build} build")
    print(f"{choices} choices: {core:.1f} s of one core ({wall:.1f} s by the clock)")
    print(f"200 choices: {200 * core / choices:.1f} s of one core")


if __name__ == "__main__":
    main()
