"""One address that means no good, while `server_load.py --abuse KIND` measures everybody else.

    python benchmarks/server_abuse.py sync 8765

Each kind is what once stalled the server. It goes on until it is ended, and then reports what it got.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOST = "127.0.0.1"
ADDRESS = "127.66.6.6"
"""Where the abuser comes from: an address of its own."""


class Abuser:
    """A guest with bad intentions."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.got: Counter[str] = Counter()
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
        self.http = httpx.AsyncClient(
            base_url=f"http://{HOST}:{port}", transport=transport, timeout=60
        )

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        try:
            answer = await self.http.request(method, path, **more)
        except httpx.HTTPError as error:
            self.got[type(error).__name__] += 1
            return None
        self.got[str(answer.status_code)] += 1
        return answer.json() if answer.status_code == 200 else None

    async def must(self, method: str, path: str, **more: Any) -> Any:
        """Until it is granted."""
        while (answer := await self.ask(method, path, **more)) is None:
            await asyncio.sleep(0.5)
        return answer

    async def be_guest(self) -> None:
        await self.must("POST", "/api/guest", json={"name": f"Mallory {secrets.token_hex(4)}"})

    async def table(self, **form: Any) -> str:
        form = {"game": "castle", "seats": 2, **form}
        found: str = (await self.must("POST", "/api/tables", json=form))["id"]
        return found

    async def start(self, table: str) -> None:
        await self.must("POST", f"/api/tables/{table}/start")

    async def socket(self) -> ClientConnection:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        while True:
            try:
                return await connect(
                    f"ws://{HOST}:{self.port}/ws",
                    additional_headers={"cookie": cookie},
                    local_addr=(ADDRESS, 0),
                    max_size=None,
                    compression=None,
                )
            except (WebSocketException, OSError) as error:
                self.got[type(error).__name__] += 1
                await asyncio.sleep(0.5)

    async def hear(self, socket: ClientConnection) -> None:
        """Count what comes back."""
        try:
            async for text in socket:
                start = str(text[:60])
                kind = start.split('"is":"')[-1].split('"')[0]
                code = start.split('"code":"')[-1].split('"')[0] if kind == "error" else ""
                self.got[f"{kind} {code}".strip()] += 1
        except WebSocketException as error:
            self.got[type(error).__name__] += 1

    async def flood(self, burst: int, message: dict[str, Any], pause: float) -> None:
        """The same again and again, in bursts; a new socket when the old one is closed."""
        while True:
            socket = await self.socket()
            listening = asyncio.create_task(self.hear(socket))
            try:
                if message.get("table"):
                    await socket.send(json.dumps({"do": "watch", "table": message["table"]}))
                while True:
                    for _ in range(burst):
                        await socket.send(json.dumps(message))
                    await asyncio.sleep(pause)
            except WebSocketException:
                self.got["cut off"] += 1
            await listening


# ------------------------------------------------------------------ what is done


async def sync(one: Abuser) -> None:
    """Three sockets burst `sync`."""
    table = await one.table(me=[0, 1])
    await one.start(table)
    message = {"do": "sync", "table": table}
    await asyncio.gather(*(one.flood(500, message, 12.0) for _ in range(3)))


async def previews(one: Abuser) -> None:
    table = await one.table(me=[0, 1])
    await one.start(table)
    message = {"do": "preview", "table": table, "action": "choose trader", "seat": 0}
    await asyncio.gather(*(one.flood(500, message, 12.0) for _ in range(3)))


async def guesses(one: Abuser) -> None:
    """Sixty guesses at once at a table's password, from one socket; and at an account."""
    other = Abuser(one.port)
    await other.be_guest()
    table = await other.table(access="password", password="sesame")
    message = {"do": "watch", "table": table, "password": "guess"}
    form = {"name": "somebody", "password": "guess guess"}

    async def log_in() -> None:
        while True:
            await asyncio.gather(*(one.ask("POST", "/api/login", json=form) for _ in range(20)))
            await asyncio.sleep(0.2)

    async def guess() -> None:
        while True:
            socket = await one.socket()
            listening = asyncio.create_task(one.hear(socket))
            for _ in range(60):
                await socket.send(json.dumps(message))
            await asyncio.sleep(2)
            await socket.close()
            await listening

    await asyncio.gather(log_in(), guess())


async def sockets(one: Abuser) -> None:
    """As many open sockets as it gets, and it keeps asking for more."""
    while True:
        socket = await one.socket()
        one.got["open"] += 1
        asyncio.create_task(one.hear(socket))  # noqa: RUF006


async def half(one: Abuser) -> None:
    """1,100 half-sent requests, made anew when they are cut off."""

    async def one_of_them() -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection(
                    HOST, one.port, local_addr=(ADDRESS, 0)
                )
                writer.write(b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ")
                one.got["half"] += 1
                await reader.read()
                writer.close()
            except OSError as error:
                one.got[type(error).__name__] += 1
            one.got["ended"] += 1
            await asyncio.sleep(1.0)

    await asyncio.gather(*(one_of_them() for _ in range(1100)))


async def watch_twenty(one: Abuser, level: str) -> None:
    """Twenty tables of Sa-Ré with two bots each, all watched through one socket."""
    made = []
    for _ in range(20):
        table = await one.table(bots=[level, level], me=[], game="sa_re")
        await one.start(table)
        made.append(table)
    socket = await one.socket()
    for table in made:
        await socket.send(json.dumps({"do": "watch", "table": table}))
    await one.hear(socket)


async def bots(one: Abuser) -> None:
    """Twenty tables on which only experts play, all watched."""
    await watch_twenty(one, "expert")


async def endless(one: Abuser) -> None:
    """Random bots at Sa-Ré, who never come to an end."""
    await watch_twenty(one, "random")


async def replays(one: Abuser) -> None:
    """A game of hundreds of steps, replayed twenty times at once."""
    table = await one.table(bots=["random", "random"], me=[], game="sa_re")
    await one.start(table)
    socket = await one.socket()
    await socket.send(json.dumps({"do": "watch", "table": table}))
    step = 0
    async for text in socket:
        step = json.loads(text).get("step", step)
        if step > 300:
            break
    await socket.close()
    path = f"/api/tables/{table}/replay?step={step}"
    while True:
        await asyncio.gather(*(one.ask("GET", path) for _ in range(20)))
        await asyncio.sleep(0.1)


async def uploads(one: Abuser) -> None:
    """A megabyte of rubbish, twenty times at once."""
    rubbish = b"trilith record\n" + b"play 0 choose trader\n" * 47_000
    while True:
        sent = (one.ask("POST", "/api/records", content=rubbish) for _ in range(20))
        await asyncio.gather(*sent)
        await asyncio.sleep(0.1)


async def requests(one: Abuser) -> None:
    """The lobby, fifty times at once."""
    while True:
        await asyncio.gather(*(one.ask("GET", "/api/tables") for _ in range(50)))
        await asyncio.sleep(0.05)


KINDS: dict[str, Callable[[Abuser], Awaitable[None]]] = {
    kind.__name__: kind
    for kind in (
        sync, previews, guesses, sockets, half, bots, endless, replays, uploads, requests,
    )
}  # fmt: skip


async def main(kind: str, port: int) -> None:
    one = Abuser(port)
    task = asyncio.ensure_future(run(one, kind))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        print(json.dumps(dict(one.got)), flush=True)
        os._exit(0)  # whatever is still open


async def run(one: Abuser, kind: str) -> None:
    await one.be_guest()
    await KINDS[kind](one)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kind", choices=list(KINDS))
    parser.add_argument("port", type=int)
    args = parser.parse_args()
    uvloop.run(main(args.kind, args.port))
