"""Players for `server_load.py`: light clients, each on its own socket, and the moves they make."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

SECRET = "benchmark"
HOST = "127.0.0.1"
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


def address(game: int) -> str:
    """Where the players of a game come from."""
    return f"127.{20 + game // 62_500}.{game // 250 % 250 + 1}.{game % 250 + 1}"


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
        self.size = 0
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
            self.size = len(payload)
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
        self.sizes = [0] * SEATS
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
        self.sent_at = self.run.clock()
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
            self.sizes[client.seat] = client.size
            if not self.waiting:
                self.run.times.append(self.run.clock() - self.sent_at)
                self.run.sizes.append(tuple(self.sizes))


def _same(client: Client) -> Client:
    return client


class Run:
    """One measurement: its clients, and how long each move took."""

    def __init__(self) -> None:
        self.clock: Callable[[], float] = time.perf_counter
        """By which moves are timed."""
        self.times: list[float] = []
        self.sizes: list[tuple[int, ...]] = []
        """Of the states that each seat was sent, move by move."""
        self.errors = 0
        self.lost = 0
        self.late = 0

    async def connect(self, ids: list[str]) -> list[Game]:
        loop = asyncio.get_running_loop()
        games = [Game(self, table, i) for i, table in enumerate(ids)]
        for start in range(0, len(games), 25):
            ready = []
            for game in games[start : start + 25]:
                for seat in range(SEATS):
                    cookie = f"s{person(game.number, seat)}.{SECRET}"
                    client = Client(game, seat, cookie)
                    game.clients.append(client)
                    await loop.create_connection(
                        partial(_same, client), HOST, PORT, local_addr=(address(game.number), 0)
                    )
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
