"""What notifications add to the cost of a move: the same games with and without, in the same run.

    python benchmarks/notifications.py
    python benchmarks/notifications.py --check     exit code 1 if a goal is missed

Castles for two are played at random through the server's own parts: rights, rules, views for both
players, a durable line in the log. In every other round all players want to hear of everything, so
that the outbox is written with each change of turn. Rounds take turns; a ratio is taken between
neighbours, for the time on the clock and for the processor's, and the medians are reported.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from trilith.server import schema, seating, wire
from trilith.server.clocks import now_ms
from trilith.server.doing import receive
from trilith.server.entries import Info
from trilith.server.hub import Hub
from trilith.server.metrics import Metrics
from trilith.server.post.wishes import KINDS, Wishes
from trilith.server.rooms import Room
from trilith.server.sqlite import SqliteStore
from trilith.server.table import Table
from trilith.server.telling import Outgoing
from trilith.server.workers import Workers

GOAL = 1.10
PEOPLE = ("pada", "pbea")


def seated(table: Table) -> list[Outgoing]:
    for seat, person in enumerate(PEOPLE):
        seating.sit(table, person, person.title(), seat, now_ms())
    return seating.start(table, PEOPLE[0], f"seed {table.id}", now_ms())


async def opened(hub: Hub) -> Room:
    clock = {"kind": "turn", "hours": 24}
    room = hub.new_room(Info("castle", 2, PEOPLE[0], clock=clock), now_ms())
    await hub.ask(room, seated)
    room.table.watched = {0, 1}
    return room


async def played(hub: Hub, moves: int, seed: int) -> tuple[float, float]:
    """Seconds by the clock and of processor time for this many moves."""
    chance, room = random.Random(seed), await opened(hub)
    wall, cpu = 0.0, 0.0
    for _ in range(moves):
        if not room.table.to_act():
            room = await opened(hub)
        table = room.table
        assert table.match is not None
        seat = chance.choice(table.to_act())
        code = chance.choice(list(table.match.history.state.legal(seat))).code
        message = wire.Play(table.id, table.seq, code, seat)
        began = time.perf_counter(), time.process_time()
        await hub.ask(room, lambda t, s=seat, m=message: receive(t, PEOPLE[s], m, now_ms()))  # type: ignore[misc]
        wall += time.perf_counter() - began[0]
        cpu += time.process_time() - began[1]
    return wall, cpu


async def measure(folder: Path, rounds: int, moves: int) -> tuple[list[float], list[float], int]:
    store = SqliteStore(str(folder / "trilith.db"), asyncio.get_running_loop())
    await asyncio.to_thread(store.start)
    hub = Hub(store, Workers(1, 30.0), Metrics())
    everything = Wishes(ways={kind: ["push", "mail", "webhook"] for kind in KINDS})
    walls, cpus = [], []
    await played(hub, moves, 0)
    for number in range(rounds):
        found: dict[bool, tuple[float, float]] = {}
        for wanted in (True, False) if number % 2 else (False, True):
            hub.house.wants.replace(dict.fromkeys(PEOPLE, everything) if wanted else {})
            found[wanted] = await played(hub, moves, number)
        walls.append(found[True][0] / found[False][0])
        cpus.append(found[True][1] / found[False][1])
    count = sa.select(sa.func.count()).select_from(schema.outbox)
    lines = await store.read(lambda c: c.execute(count).scalar_one())
    await hub.stop()
    await hub.workers.close()
    await asyncio.to_thread(store.close)
    return walls, cpus, lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--check", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        walls, cpus, lines = asyncio.run(measure(Path(folder), wish.rounds, wish.moves))
    assert lines, "nothing was written to the outbox"
    for name, ratios in (("time", walls), ("processor", cpus)):
        middle = statistics.median(ratios)
        print(f"{name:9} {middle:.3f}x  ({min(ratios):.3f} to {max(ratios):.3f})")
    worst = max(statistics.median(walls), statistics.median(cpus))
    return 1 if wish.check and worst > GOAL else 0


if __name__ == "__main__":
    sys.exit(main())
