"""The server under load: many live games, every seat on its own socket, moves at a steady rate.

    python benchmarks/server_load.py --games 1000 --rate 500 --seconds 30

The server runs on one core, the load on another. A move counts as delivered when every seat of its
table has the new state; that state is filtered for the seat, and in the log before it is sent.
Reported: time from sending to the last seat's delivery, the server's share of its core, and its
memory for each seat. Everything goes over the wire; the tables are put into the database beforehand.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from itsdangerous import URLSafeSerializer

from trilith.engine.native import COMPILED
from trilith.server import schema
from trilith.server.store import Change, SqliteStore, rows_of
from trilith.server.table import Info, Table

SECRET = "benchmark"
PORT = 8765
SEATS = 4


class Option(msgspec.Struct):
    action: str


class Decision(msgspec.Struct):
    options: list[Option]


class Down(msgspec.Struct):
    """What the load needs of a message; the rest is skipped."""

    kind: str = msgspec.field(name="is")
    table: str = ""
    seq: int = 0
    seat: int = 0
    status: str = ""
    decision: Decision | None = None


decode = msgspec.json.Decoder(Down).decode


# ------------------------------------------------------------------ tables, put into the database


async def prepare(database: str, games: int) -> list[str]:
    """So many tables of four people, each at its first choice."""
    store = SqliteStore(database, asyncio.get_running_loop())
    store.start()
    now = time.time_ns() // 1_000_000
    people = [
        {"id": person(g, s), "name": f"P{g}.{s}", "created": now, "session": 1}
        for g in range(games)
        for s in range(SEATS)
    ]

    def insert(connection: Any) -> None:
        connection.execute(schema.people.insert(), people)

    await store.write(insert)
    saved: list[asyncio.Future[None]] = []
    ids = []
    for g in range(games):
        table = Table(f"game{g:06d}")
        season = "summer" if g % 2 else "winter"
        table.create(Info("castle", SEATS, person(g, 0), {"season": season}), now)
        for s in range(SEATS):
            table.sit(person(g, s), f"P{g}.{s}", s, now)
        table.start(person(g, 0), f"seed {g}", now)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        saved.append(future)
        rows = rows_of(table.id, table.take_unsaved())
        store.append(Change(table.id, rows, table.summary(), _settle(future), now))
        ids.append(table.id)
    await asyncio.gather(*saved)
    await asyncio.to_thread(store.close)
    return ids


def _settle(future: asyncio.Future[None]) -> Any:
    return lambda error: future.set_exception(error) if error else future.set_result(None)


def person(game: int, seat: int) -> str:
    return f"g{game:06d}x{seat}"


# ------------------------------------------------------------------ a light client


class Client(asyncio.Protocol):
    """One seat: frames read by hand, for the load must cost less than what it measures."""

    def __init__(self, game: Game, seat: int, cookie: str) -> None:
        self.game = game
        self.seat = seat
        self.cookie = cookie
        self.buffer = bytearray()
        self.open = False
        self.decision: Decision | None = None
        self.seq = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            (
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Sec-WebSocket-Version: 13\r\nCookie: trilith={self.cookie}\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.open = True
            self.send({"do": "watch", "table": self.game.id})
        while (payload := self._frame()) is not None:
            self.heard(decode(payload))

    def connection_lost(self, exc: Exception | None) -> None:
        self.game.run.lost += 1
        if not self.ready.done():
            self.ready.set_exception(RuntimeError(f"connection lost: {exc}"))

    def _frame(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        opcode, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == 9:
            self._write(0x8A, payload)
            return b'{"is":"ping"}'
        return payload if opcode == 1 else b'{"is":"close"}'

    def send(self, message: dict[str, Any]) -> None:
        self._write(0x81, msgspec.json.encode(message))

    def _write(self, head: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + payload)  # a mask of zeros

    def heard(self, message: Down) -> None:
        if message.kind == "state":
            self.decision = message.decision
            self.seq = message.seq
            self.game.delivered(self, message)
        elif message.kind == "chat" and not self.ready.done():
            self.ready.set_result(None)
        elif message.kind == "error":
            self.game.run.errors += 1


class Game:
    """A table with its four clients."""

    def __init__(self, run: Run, table: str, number: int) -> None:
        self.run = run
        self.id = table
        self.clients: list[Client] = []
        self.waiting: set[int] = set()
        self.sent_at = 0.0
        self.seq = 0
        self.over = False
        self.number = number

    def move(self, chance: random.Random) -> bool:
        """Let one of those who are asked choose at random."""
        if self.waiting or self.over:
            return False
        asked = [client for client in self.clients if client.decision is not None]
        if not asked:
            return False
        client = chance.choice(asked)
        assert client.decision is not None
        action = chance.choice(client.decision.options).action
        self.waiting = set(range(SEATS))
        self.sent_at = time.perf_counter()
        self.seq = client.seq
        client.send(
            {
                "do": "play",
                "table": self.id,
                "seq": client.seq,
                "action": action,
                "key": str(client.seq),
            }
        )
        return True

    def delivered(self, client: Client, message: Down) -> None:
        if message.status == "over":
            self.over = True
        if client.seat in self.waiting and message.seq > self.seq:
            self.waiting.discard(client.seat)
            if not self.waiting:
                self.run.times.append(time.perf_counter() - self.sent_at)


def _same(client: Client) -> Client:
    return client


class Run:
    """One measurement: its clients, and how long each move took."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors = 0
        self.lost = 0
        self.late = 0

    async def connect(self, ids: list[str]) -> list[Game]:
        signer = URLSafeSerializer(SECRET, salt="trilith-session")
        loop = asyncio.get_running_loop()
        games = [Game(self, table, i) for i, table in enumerate(ids)]
        for start in range(0, len(games), 25):
            ready = []
            for game in games[start : start + 25]:
                for seat in range(SEATS):
                    cookie = str(signer.dumps([person(game.number, seat), 1]))
                    client = Client(game, seat, cookie)
                    game.clients.append(client)
                    await loop.create_connection(partial(_same, client), "127.0.0.1", PORT)
                    ready.append(client.ready)
            await asyncio.gather(*ready)
        return games

    async def play(self, games: list[Game], rate: float, seconds: float) -> int:
        """Moves at this rate, at one table after the other; how many were sent."""
        chance = random.Random(1)
        begin = time.perf_counter()
        sent = turn = 0
        while (now := time.perf_counter()) - begin < seconds:
            due = int((now - begin) * rate) - sent
            for _ in range(due):
                for _ in range(len(games)):
                    turn = (turn + 1) % len(games)
                    if games[turn].move(chance):
                        sent += 1
                        break
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)
        self.late = sum(bool(game.waiting) for game in games)
        return sent


# ------------------------------------------------------------------ the server beside it


def start_server(database: str, core: int | None) -> subprocess.Popen[bytes]:
    code = (
        "from trilith.server.run import run; from trilith.server.settings import Settings; "
        f"run(Settings(database={database!r}, secret={SECRET!r}, request_rate=1e6), "
        f"'127.0.0.1', {PORT}, 'warning', backlog=4096)"
    )
    process = subprocess.Popen([sys.executable, "-c", code])
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    return process


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def listening() -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", PORT)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise RuntimeError("the server does not come up")


def quantile(times: list[float], q: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * q))] * 1000 if times else 0.0


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        database = str(Path(folder) / "load.db")
        ids = await prepare(database, args.games)
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[1]})
        server = start_server(database, cores[0])
        try:
            await listening()
            await asyncio.sleep(1)
            before = rss(server.pid)
            run = Run()
            began = time.perf_counter()
            games = await run.connect(ids)
            connected = time.perf_counter() - began
            await run.play(games, args.rate, args.warm_up)
            run.times.clear()
            cpu, began = cpu_seconds(server.pid), time.perf_counter()
            own = time.process_time()
            sent = await run.play(games, args.rate, args.seconds)
            wall = time.perf_counter() - began
            after = rss(server.pid)
            return {
                "games": args.games,
                "sockets": args.games * SEATS,
                "compiled": COMPILED,
                "moves_per_second": round(sent / args.seconds, 1),
                "delivered": len(run.times),
                "not_delivered": run.late,
                "errors": run.errors,
                "connections_lost": run.lost,
                "p50_ms": round(quantile(run.times, 0.5), 2),
                "p99_ms": round(quantile(run.times, 0.99), 2),
                "max_ms": round(quantile(run.times, 1.0), 2),
                "server_core_percent": round((cpu_seconds(server.pid) - cpu) / wall * 100, 1),
                "load_core_percent": round((time.process_time() - own) / wall * 100, 1),
                "kb_per_seat": round((after - before) / 1024 / args.games / SEATS, 1),
                "connect_seconds": round(connected, 1),
            }
        finally:
            server.send_signal(signal.SIGTERM)
            await asyncio.to_thread(server.wait, 60)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--folder", help="where the database is put")
    args = parser.parse_args()
    print(json.dumps(uvloop.run(measure(args)), indent=2))


if __name__ == "__main__":
    main()
