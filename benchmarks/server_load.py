"""The server under load: many live games, every seat on its own socket, moves at a steady rate.

    python benchmarks/server_load.py --games 1000 --rate 500 --seconds 30 [--abuse sync]

The server runs on one core, the load on another. A move counts as delivered when every seat of its
table has the new state; that state is filtered for the seat, and in the log before it is sent.
Everything goes over the wire, each game from an address of its own; the tables are put into the
database beforehand.

How long that takes says as much about the machine as about the server. So the same run measures what
the machine can do (`server_floor.py`): the same bytes sent to as many sockets at the same rate once
the same rows are durable; and the times are given as multiples of that. With `--abuse`, one more
address does one of the things of `server_abuse.py`, in turn with quiet times; each time is given as a
multiple of the quiet ones before and after it, and the median of these counts. On a machine that has
much else to do, `--processor` times a move by what the server computes until it is delivered: its own
work, and all that came before it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import hashlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import server_floor
import uvloop
from server_abuse import KINDS
from server_clients import HOST, PORT, SEATS, SECRET, Game, Run, person
from server_floor import listening

from trilith.engine.native import COMPILED
from trilith.server import schema, seating
from trilith.server.entries import Info
from trilith.server.sqlite import SqliteStore
from trilith.server.store import Change, rows_of
from trilith.server.table import Table
from trilith.server.telling import summary

# ------------------------------------------------------------------ tables, put into the database


async def prepare(database: str, games: int) -> list[str]:
    """So many tables of four people, each at its first choice."""
    store = SqliteStore(database, asyncio.get_running_loop())
    store.start()
    now = time.time_ns() // 1_000_000
    people = [
        {"id": person(g, s), "name": f"P{g}.{s}", "created": now, "session": 0}
        for g in range(games)
        for s in range(SEATS)
    ]
    about = {"hash": hashlib.sha256(SECRET.encode()).hexdigest(), "device": ""}
    sessions = [
        {"id": f"s{one['id']}", "person": one["id"], "created": now, "used": now, **about}
        for one in people
    ]

    def insert(connection: Any) -> None:
        connection.execute(schema.people.insert(), people)
        connection.execute(schema.sessions.insert(), sessions)

    await store.write(insert)
    saved: list[asyncio.Future[None]] = []
    ids = []
    for g in range(games):
        table = Table(f"game{g:06d}")
        season = "summer" if g % 2 else "winter"
        seating.create(table, Info("castle", SEATS, person(g, 0), {"season": season}), now)
        for s in range(SEATS):
            seating.sit(table, person(g, s), f"P{g}.{s}", s, now)
        seating.start(table, person(g, 0), f"seed {g}", now)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        saved.append(future)
        rows = rows_of(table.id, table.take_unsaved())
        store.append(Change(table.id, rows, summary(table), _settle(future), now))
        ids.append(table.id)
    await asyncio.gather(*saved)
    await asyncio.to_thread(store.close)
    return ids


def _settle(future: asyncio.Future[None]) -> Any:
    return lambda error: future.set_exception(error) if error else future.set_result(None)


# ------------------------------------------------------------------ the server beside it


def on_core(core: int) -> list[str]:
    return ["taskset", "-c", str(core)]


UNTOLD = (
    f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); "
    "from telling import Untold; from trilith.server import table; table.Match = Untold; "
)
"""Lets the server send new positions alone, as it did before it told steps moment by moment."""


def start_server(database: str, core: int, untold: bool) -> subprocess.Popen[bytes]:
    code = (UNTOLD if untold else "") + (
        "from trilith.server.run import run; from trilith.server.settings import Settings; "
        f"run(Settings(database={database!r}), '{HOST}', {PORT}, 'error', backlog=4096)"
    )
    return subprocess.Popen([*on_core(core), sys.executable, "-c", code])


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def quantile(times: list[float], q: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * q))] * 1000 if times else 0.0


def told(times: list[float]) -> dict[str, float]:
    return {
        "p50_ms": round(quantile(times, 0.5), 2),
        "p99_ms": round(quantile(times, 0.99), 2),
        "max_ms": round(quantile(times, 1.0), 2),
    }


def times_as_much(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    names = {"p50_ms": "p50_times", "p99_ms": "p99_times"}
    return {told: round(one[name] / max(other[name], 0.001), 2) for name, told in names.items()}


# ------------------------------------------------------------------ the measurement


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        database = str(Path(folder) / "load.db")
        ids = await prepare(database, args.games)
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[-1]})
        run = Run()
        report = await against_server(args, run, database, ids, cores[0])
        moves = list(zip(cycle(rows_in(database)), run.sizes, strict=False))
        machine = await against_floor(args, folder, moves, cores[0])
        report["machine"] = machine
        report["as_multiples_of_the_machine"] = times_as_much(report["quiet"], machine)
        return report


async def against_server(
    args: argparse.Namespace, run: Run, database: str, ids: list[str], core: int
) -> dict[str, Any]:
    server = start_server(database, core, args.untold)
    try:
        await listening(PORT)
        await asyncio.sleep(1)
        if args.processor:
            run.clock = partial(time.clock_gettime, ~server.pid << 3 | 2)
        before = rss(server.pid)
        began = time.perf_counter()
        games = await run.connect(ids)
        connected = time.perf_counter() - began
        gc.collect()
        gc.freeze()
        gc.disable()  # the load's own pauses are not the server's
        await run.play(games, args.rate, args.warm_up)
        report: dict[str, Any] = {
            "games": args.games,
            "sockets": args.games * SEATS,
            "compiled": COMPILED,
            "connect_seconds": round(connected, 1),
        }
        report["quiet"] = await phase(args, run, games, server.pid)
        report["kb_per_seat"] = round((rss(server.pid) - before) / 1024 / args.games / SEATS, 1)
        if args.abuse:
            report["abuse"] = await in_turn(args, run, games, server.pid, report["quiet"])
        return report
    finally:
        gc.enable()
        server.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.wait, 60)


async def phase(
    args: argparse.Namespace, run: Run, games: list[Game], server: int
) -> dict[str, Any]:
    run.times.clear()
    run.sizes.clear()
    run.errors = run.lost = 0
    cpu, own, began = cpu_seconds(server), time.process_time(), time.perf_counter()
    sent = await run.play(games, args.rate, args.seconds)
    wall = time.perf_counter() - began
    return {
        **told(run.times),
        "moves_per_second": round(sent / args.seconds, 1),
        "delivered": len(run.times),
        "not_delivered": run.late,
        "errors": run.errors,
        "connections_lost": run.lost,
        "bytes_per_move": round(sum(sum(sizes) for sizes in run.sizes) / max(1, len(run.sizes))),
        "server_ms_per_move": round((cpu_seconds(server) - cpu) / max(1, sent) * 1000, 3),
        "server_core_percent": round((cpu_seconds(server) - cpu) / wall * 100, 1),
        "load_core_percent": round((time.process_time() - own) / wall * 100, 1),
    }


async def in_turn(
    args: argparse.Namespace, run: Run, games: list[Game], server: int, quiet: dict[str, Any]
) -> dict[str, Any]:
    """Abuse and quiet in turn; the median of what the one is of the other."""
    ratios, last = [], {}
    for _ in range(args.rounds):
        last = await abused(args, run, games, server)
        after = await phase(args, run, games, server)
        both = {name: (quiet[name] + after[name]) / 2 for name in ("p50_ms", "p99_ms")}
        ratios.append(times_as_much(last, both))
        quiet = after
    middle = {name: round(median(one[name] for one in ratios), 2) for name in ratios[0]}
    return {**last, **middle, "rounds": ratios}


async def abused(
    args: argparse.Namespace, run: Run, games: list[Game], server: int
) -> dict[str, Any]:
    """The same again, while somebody else means no good."""
    script = str(Path(__file__).with_name("server_abuse.py"))
    command = ["nice", "-n", "19", sys.executable, script, args.abuse, str(PORT)]
    abuser = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        await run.play(games, args.rate, args.warm_up)
        report = {"kind": args.abuse, **await phase(args, run, games, server)}
    finally:
        abuser.send_signal(signal.SIGTERM)
        told_by, _ = await asyncio.to_thread(abuser.communicate, timeout=20)
    return {**report, "it_got": json.loads(told_by or b"{}")}


def rows_in(database: str) -> list[int]:
    """How long the rows of the log are that one move makes."""
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT length(data) FROM log WHERE kind = 'play' ORDER BY at DESC LIMIT 5000"
        return [row[0] for row in connection.execute(query)] or [500]


async def against_floor(
    args: argparse.Namespace, folder: str, moves: list[Any], core: int
) -> dict[str, Any]:
    """What the machine can do: sending what is durable, and each of the two by itself."""

    async def times(name: str, durable: bool) -> dict[str, float]:
        found = await server_floor.measure(
            str(Path(folder) / f"{name}.db"),
            PORT + 1 + durable,
            on_core(core),
            args.games,
            args.rate,
            min(args.seconds, 10.0),
            moves,
            durable,
        )
        return told(found)

    both = await times("floor", True)
    return {**both, "broadcast_alone": await times("bare", False)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--abuse", choices=list(KINDS), help="what somebody else does meanwhile")
    parser.add_argument("--rounds", type=int, default=3, help="of abuse and quiet in turn")
    parser.add_argument("--processor", action="store_true", help="time by the server's processor")
    parser.add_argument("--untold", action="store_true", help="without telling, to compare")
    parser.add_argument("--folder", help="where the database is put")
    args = parser.parse_args()
    print(json.dumps(uvloop.run(measure(args)), indent=2))


if __name__ == "__main__":
    main()
