"""What the machine itself can do: the same bytes to as many sockets, after the same rows are durable.

No game, no JSON, no rights: a process on the server's core takes a message, lets a thread write all
rows that wait in one durable transaction, and then sends each seat of the table as many bytes as the
real server sent. `server_load.py` plays against it at the same rate right after the real run.
"""

from __future__ import annotations

import asyncio
import queue
import random
import signal
import sqlite3
import struct
import subprocess
import sys
import threading
import time
from functools import partial
from typing import Any

import uvloop

HOST = "127.0.0.1"
SEATS = 4
HELLO = struct.Struct("!I")
ASK = struct.Struct("!II4I")
"""How long the whole message is, how long the row, and how much each seat is sent."""
HEAD = struct.Struct("!I")


# ------------------------------------------------------------------ the bare server


class Bare(asyncio.Protocol):
    """One socket of one group of four."""

    def __init__(self, groups: dict[int, list[Bare]], writer: Writer) -> None:
        self.groups = groups
        self.writer = writer
        self.buffer = bytearray()
        self.group: list[Bare] | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.group is None and len(self.buffer) >= HELLO.size:
            (number,) = HELLO.unpack_from(self.buffer)
            del self.buffer[: HELLO.size]
            self.group = self.groups.setdefault(number, [])
            self.group.append(self)
        while self.group is not None and len(self.buffer) >= ASK.size:
            whole, row, *sizes = ASK.unpack_from(self.buffer)
            if len(self.buffer) < whole:
                return
            del self.buffer[:whole]
            self.writer.queue.put((row, partial(tell, self.group, sizes)))


def tell(group: list[Bare], sizes: list[int]) -> None:
    for one, size in zip(group, sizes, strict=True):
        one.transport.write(HEAD.pack(size) + bytes(size))


class Writer(threading.Thread):
    """Writes all rows that wait in one transaction, as the real one does; without a disk: nothing."""

    def __init__(self, database: str, loop: asyncio.AbstractEventLoop, durable: bool) -> None:
        super().__init__(daemon=True)
        self.database = database
        self.loop = loop
        self.durable = durable
        self.queue: queue.SimpleQueue[Any] = queue.SimpleQueue()

    def run(self) -> None:
        connection = sqlite3.connect(self.database, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            connection.execute(f"PRAGMA {pragma}")
        columns = "table_id, seq, at, kind, data, PRIMARY KEY (table_id, seq)"
        connection.execute(f"CREATE TABLE IF NOT EXISTS log ({columns}) WITHOUT ROWID")
        number = 0
        while True:
            waiting = [self.queue.get()]
            while not self.queue.empty():
                waiting.append(self.queue.get())
            if self.durable:
                rows = []
                for row, _ in waiting:
                    number += 1
                    rows.append((f"game{number % 1000:06d}", number, 0, "play", bytes(row)))
                connection.execute("BEGIN IMMEDIATE")
                connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", rows)
                connection.execute("COMMIT")
            for _, told in waiting:
                self.loop.call_soon_threadsafe(told)


async def serve(port: int, database: str, durable: bool) -> None:
    loop = asyncio.get_running_loop()
    groups: dict[int, list[Bare]] = {}
    writer = Writer(database, loop, durable)
    writer.start()
    await loop.create_server(lambda: Bare(groups, writer), HOST, port, backlog=4096)
    await asyncio.Event().wait()


# ------------------------------------------------------------------ the load on it


class Seat(asyncio.Protocol):
    """Counts whole messages."""

    def __init__(self, table: Floor) -> None:
        self.table = table
        self.buffer = bytearray()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(HELLO.pack(self.table.number))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        while len(self.buffer) >= HEAD.size:
            (size,) = HEAD.unpack_from(self.buffer)
            if len(self.buffer) < HEAD.size + size:
                return
            del self.buffer[: HEAD.size + size]
            self.table.delivered()


class Floor:
    """A table without a game."""

    def __init__(self, number: int, times: list[float]) -> None:
        self.number = number
        self.times = times
        self.seats: list[Seat] = []
        self.missing = 0
        self.sent_at = 0.0

    def move(self, chance: random.Random, row: int, sizes: tuple[int, ...]) -> bool:
        if self.missing:
            return False
        self.missing = SEATS
        self.sent_at = time.perf_counter()
        asked = ASK.pack(ASK.size + 90, row, *sizes) + bytes(90)
        chance.choice(self.seats).transport.write(asked)
        return True

    def delivered(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.times.append(time.perf_counter() - self.sent_at)


async def measure(
    database: str,
    port: int,
    core: list[str],
    games: int,
    rate: float,
    seconds: float,
    moves: list[tuple[int, tuple[int, ...]]],
    durable: bool,
) -> list[float]:
    """How long each took, from sending to the last seat's delivery."""
    command = [*core, sys.executable, __file__, str(port), database, str(int(durable))]
    process = subprocess.Popen(command)
    try:
        await listening(port)
        times: list[float] = []
        tables = await connect(games, port, times)
        await play(tables, rate, min(1.0, seconds), moves)
        times.clear()
        await play(tables, rate, seconds, moves)
        for table in tables:
            for seat in table.seats:
                seat.transport.abort()
        return times
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


async def connect(games: int, port: int, times: list[float]) -> list[Floor]:
    loop = asyncio.get_running_loop()
    tables = [Floor(number, times) for number in range(games)]
    for table in tables:
        for _ in range(SEATS):
            seat = Seat(table)
            await loop.create_connection(lambda seat=seat: seat, HOST, port)
            table.seats.append(seat)
    await asyncio.sleep(0.3)
    return tables


async def play(
    tables: list[Floor], rate: float, seconds: float, moves: list[tuple[int, tuple[int, ...]]]
) -> None:
    chance = random.Random(1)
    begin = time.perf_counter()
    sent = turn = 0
    while (now := time.perf_counter()) - begin < seconds:
        for _ in range(int((now - begin) * rate) - sent):
            for _ in range(len(tables)):
                turn = (turn + 1) % len(tables)
                row, sizes = moves[sent % len(moves)]
                if tables[turn].move(chance, row, sizes):
                    sent += 1
                    break
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.3)


async def listening(port: int) -> None:
    """Wait until something answers there."""
    for _ in range(1200):
        try:
            _, writer = await asyncio.open_connection(HOST, port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise RuntimeError("the server does not come up")


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1]), sys.argv[2], sys.argv[3] == "1"))
