"""The durable log against a bare loop on sqlite3, in the same run; and a game rebuilt from its log.

    python benchmarks/server_log.py

Three ways to write the same rows, each durable before it counts (WAL, synchronous=FULL): a bare
loop of one INSERT a transaction; the server's log with one change a transaction; the server's log
writing in groups. They take turns, and the medians of their ratios are reported. Then 400 moves
of each game are rebuilt from their log.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from trilith import games
from trilith.engine.native import COMPILED
from trilith.server import seating, wire
from trilith.server.doing import receive
from trilith.server.entries import Entry, Info
from trilith.server.sqlite import SqliteStore
from trilith.server.store import GROUP, Change, Row, migrate, rows_of
from trilith.server.table import Table
from trilith.server.wire import encode

TABLES = 1000
decode = msgspec.json.Decoder(dict[str, Any]).decode


def rows(count: int, prefix: str) -> list[Row]:
    """Moves as they are in real logs."""
    data = encode(
        {
            "seat": 1,
            "action": "build great_gate",
            "key": "k123",
            "events": [["build", 1, "AM-BLD-01", {"building": "great_gate"}, None, False]] * 3,
        }
    )
    now = time.time_ns() // 1_000_000
    return [(f"{prefix}{i % TABLES:06d}", i // TABLES + 1, now, "play", data) for i in range(count)]


def bare(path: str, todo: list[Row]) -> float:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    began = time.perf_counter()
    for row in todo:
        connection.execute("BEGIN")
        connection.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", row)
        connection.execute("COMMIT")
    taken = time.perf_counter() - began
    connection.close()
    return len(todo) / taken


async def grouped(path: str, todo: list[Row], group: int) -> float:
    """Each table writes its next move when the one before is durable, as in play."""
    loop = asyncio.get_running_loop()
    store = SqliteStore(path, loop, group)
    store.start()
    finished = loop.create_future()
    left = len(todo)
    by_table: dict[str, list[Row]] = {}
    for row in reversed(todo):
        by_table.setdefault(row[0], []).append(row)

    def submit(table: str) -> None:
        store.append(Change(table, [by_table[table].pop()], None, lambda e: done(table, e)))

    def done(table: str, error: Exception | None) -> None:
        nonlocal left
        assert error is None, error
        left -= 1
        if not left:
            finished.set_result(None)
        elif by_table[table]:
            submit(table)

    began = time.perf_counter()
    for table in list(by_table):
        submit(table)
    await finished
    taken = time.perf_counter() - began
    await asyncio.to_thread(store.close)
    return len(todo) / taken


def measure_log(folder: str, count: int, rounds: int) -> dict[str, Any]:
    """Each way on a new file, all in turn; who begins changes from round to round."""
    ways: dict[str, Callable[[str], float]] = {
        "bare": lambda path: bare(path, rows(count, "b")),
        "single": lambda path: uvloop.run(grouped(path, rows(count, "b"), 1)),
        "grouped": lambda path: uvloop.run(grouped(path, rows(count * 10, "b"), GROUP)),
    }
    found: dict[str, list[float]] = {name: [] for name in ways}
    for i in range(rounds):
        for name in rotated(list(ways), i):
            found[name].append(ways[name](new_log(folder, f"{name}{i}")))
    ratios = {
        name: statistics.median(a / b for a, b in zip(found[name], found["bare"], strict=True))
        for name in ("single", "grouped")
    }
    return {
        **{f"{name}_per_second": round(statistics.median(all_)) for name, all_ in found.items()},
        "single_to_bare": round(ratios["single"], 2),
        "grouped_to_bare": round(ratios["grouped"], 2),
    }


def rotated(names: list[str], by: int) -> list[str]:
    by %= len(names)
    return names[by:] + names[:by]


def new_log(folder: str, name: str) -> str:
    path = str(Path(folder) / f"{name}.db")
    store = SqliteStore(path, asyncio.new_event_loop())
    migrate(store.engine)
    store.discard()
    return path


def measure_rebuild(key: str, steps: int, rounds: int) -> dict[str, Any]:
    """As many games as so many steps need, each rebuilt from the rows of its log."""
    logs: list[list[Row]] = []
    total = 0
    while total < steps:
        stored, played = random_game(key, len(logs), steps - total)
        logs.append(stored)
        total += played
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        for stored in logs:
            entries = [Entry(seq, at, kind, decode(data)) for _, seq, at, kind, data in stored]
            Table.load("t", entries)
        times.append(time.perf_counter() - began)
    name = f"rebuild_{key}_{steps}_steps"
    return {f"{name}_games": len(logs), f"{name}_ms": round(statistics.median(times) * 1000, 2)}


def random_game(key: str, seed: int, limit: int) -> tuple[list[Row], int]:
    """The rows of a random game's log, and its steps."""
    seats = max(games.get(key).seats)
    table = Table("t")
    seating.create(table, Info(key, seats, "p0"), 0)
    for seat in range(seats):
        seating.sit(table, f"p{seat}", "", seat, 0)
    seating.start(table, "p0", str(seed), 0)
    chance = random.Random(seed)
    while table.to_act() and table.step < limit:
        assert table.match is not None
        seat = chance.choice(table.to_act())
        action = chance.choice(list(table.match.history.state.legal(seat)))
        receive(table, f"p{seat}", wire.Play("t", table.seq, action.code, seat), 0)
    return rows_of("t", table.take_unsaved()), table.step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--folder", help="where the database is put")
    args = parser.parse_args()
    sys.setswitchinterval(0.0005)  # as the server does, like the loop
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        result = measure_log(folder, args.rows, args.rounds)
    for key in games.keys():
        result |= measure_rebuild(key, args.steps, 20)
    print(json.dumps({"compiled": COMPILED, **result}, indent=2))


if __name__ == "__main__":
    main()
