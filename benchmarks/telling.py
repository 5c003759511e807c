"""What telling step by step adds to a move: bytes and time, as ratios to the same moves untold.

    python benchmarks/telling.py --games 4

Games are played at random at tables where every seat and a spectator watch. Each move is done twice,
at two tables: one tells its steps moment by moment, the other sends each seat its new view alone, as
the server did before. Measured is what a table does for a move, without the wire and the disk, with
one seat that watches (a person against bots) and with all of them. A ratio above 1.3 is too much.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import time
from typing import Any

from msgspec import Raw

from trilith import games
from trilith.engine.native import COMPILED
from trilith.server import wire
from trilith.server.doing import receive
from trilith.server.entries import Info
from trilith.server.match import Look, Match
from trilith.server.seating import create, sit, start
from trilith.server.table import Table
from trilith.server.wire import encode

NOW = 1_790_000_000_000
SEATS = 3


class Untold(Match):
    """A game as it was before anything was told: a view for each seat, and no cuts."""

    def look(self, seats: list[int]) -> dict[int, Look]:
        state = self.history.state
        return {seat: Look(Raw(encode(self.game.view(state, seat))), None) for seat in seats}

    def _play(self, entry: Any, since: int) -> None:
        self.history.is_told = False
        super()._play(entry, since)


def a_table(game: str, seed: str, is_told: bool, watched: set[int]) -> Table:
    table = Table("t")
    create(table, Info(game, SEATS, "p0"), NOW)
    for seat in range(SEATS):
        sit(table, f"p{seat}", f"Player {seat}", seat, NOW)
    start(table, "p0", seed, NOW)
    table.watched = watched
    if not is_told and table.match is not None:
        table.match.__class__ = Untold
    table.take_unsaved()
    return table


class Sum:
    """What the moves of one table have cost."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bytes = 0
        self.seconds = 0.0

    def play(self, seat: int, code: str) -> None:
        began = time.process_time()
        sent = receive(self.table, f"p{seat}", wire.Play("t", self.table.seq, code, seat), NOW)
        self.table.take_unsaved()
        self.seconds += time.process_time() - began
        self.bytes += sum(len(out.message) for out in sent)


def play(game: str, seed: str, most: int, watched: set[int]) -> tuple[int, Sum, Sum]:
    """One game at both tables; which of them goes first changes from move to move."""
    chance = random.Random(seed)
    told, untold = (Sum(a_table(game, seed, one, watched)) for one in (True, False))
    steps = 0
    while told.table.to_act() and steps < most:
        assert told.table.match is not None
        seat = chance.choice(told.table.to_act())
        code = chance.choice(told.table.match.history.state.legal(seat)).code
        for one in (told, untold) if steps % 2 else (untold, told):
            one.play(seat, code)
        steps += 1
    return steps, told, untold


def measure(game: str, count: int, most: int, watched: set[int]) -> dict[str, Any]:
    runs = [play(game, f"{game} {i}", most, watched) for i in range(count)]
    steps = sum(run[0] for run in runs)
    told, untold = ([run[i] for run in runs] for i in (1, 2))

    def total(sums: Any, name: str) -> float:
        return float(sum(getattr(one, name) for one in sums))

    return {
        "game": game,
        "watchers": len(watched),
        "compiled": COMPILED,
        "steps": steps,
        "ms_per_move": round(total(told, "seconds") / steps * 1000, 3),
        "bytes_per_state": round(total(told, "bytes") / steps / len(watched)),
        "time_ratio": round(total(told, "seconds") / total(untold, "seconds"), 2),
        "bytes_ratio": round(total(told, "bytes") / total(untold, "bytes"), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4, help="games of each kind")
    parser.add_argument("--steps", type=int, default=400, help="at most so many steps of a game")
    args = parser.parse_args()
    gc.disable()  # as in the server, which looks for garbage in portions of its own
    for game in games.keys():
        for watched in ({0}, {-1, *range(SEATS)}):
            print(json.dumps(measure(game, args.games, args.steps, watched)), flush=True)


if __name__ == "__main__":
    main()
