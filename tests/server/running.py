"""A running server, and people who use it as a browser or a program would."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any, Self, TypeVar

import httpx
import msgspec
import uvicorn
from httpx import _transports
from httpx._config import create_ssl_context
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from trilith.server.app import Guard
from trilith.server.run import config
from trilith.server.server import Server
from trilith.server.settings import Settings

PATIENCE = 20.0
T = TypeVar("T")

# Every client of httpx reads all certificates anew, which takes longer than most tests: once will do.
_transports.default.create_ssl_context = cache(create_ssl_context)  # type: ignore[attr-defined]


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        setup = config(settings, "127.0.0.1", 0)
        self._uvicorn = uvicorn.Server(setup)
        self._thread = threading.Thread(target=self._uvicorn.run, daemon=True)
        self._thread.start()
        wait_for(lambda: self._uvicorn.started or not self._thread.is_alive())
        assert self._uvicorn.started, "the server did not start"
        port = self._uvicorn.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        guard = setup.loaded_app
        while not isinstance(guard, Guard):  # uvicorn puts its own layers around
            guard = guard.app
        self.server: Server = guard.server

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        loop = self.server.hub.house.loop
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    @staticmethod
    @contextmanager
    def on(database: str, settings: Settings) -> Iterator[Running]:
        server = Running(msgspec.structs.replace(settings, database=database))
        try:
            yield server
        finally:
            server.stop()


def wait_for(happened: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until it has happened."""
    end = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


class Somebody:
    """A guest with a browser."""

    def __init__(self, url: str, name: str, token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)
        self.url = url
        self.token = token
        self.id = ""
        if not token:
            self.id = self.post("/api/guest", {"name": name})["id"]
        self._open = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()
        self.http.close()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code under which a request is refused."""
        answer = self.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 600, answer.text
        code: str = answer.json()["error"]["code"]
        return code

    def table(self, **form: Any) -> str:
        """A new table's id."""
        made: str = self.post("/api/tables", {"game": "castle", "seats": 2, **form})["id"]
        return made

    def connect(self, table: str | None = None, url: str = "", **watch: Any) -> Socket:
        """A socket; following a table if one is named."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        if self.http.cookies:
            headers["cookie"] = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = (url or self.url).replace("http", "ws") + "/ws"
        ws = self._open.enter_context(
            connect(
                address, additional_headers=headers, max_size=None, max_queue=None, close_timeout=2
            )
        )
        socket = Socket(ws)
        assert socket.next()["is"] == "hello"
        if table is not None:
            socket.watch(table, **watch)
        return socket


class Socket:
    """One connection; remembers the newest state of each seat."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.state: dict[int, Any] = {}
        self.heard: list[Any] = []
        self._keys = 0
        self._table = ""

    def close(self) -> None:
        self.ws.close()

    def say(self, do: str, **fields: Any) -> None:
        self.ws.send(json.dumps({"do": do, "table": self._table, **fields}))

    def say_watch(self, table: str) -> None:
        """Ask to follow a table, whatever comes of it."""
        self._table = table
        self.say("watch")

    def say_password(self, table: str, password: str) -> None:
        self._table = table
        self.say("watch", password=password)

    def watch(self, table: str, **more: Any) -> Any:
        self._table = table
        self.say("watch", **more)
        return self.until("chat")

    def next(self, patience: float = PATIENCE) -> Any:
        message = json.loads(self.ws.recv(timeout=patience))
        self.heard.append(message)
        if message["is"] == "state":
            self.state[message["seat"]] = message
        return message

    def until(self, kind: str, patience: float = PATIENCE, **fields: Any) -> Any:
        """The next message of this kind in which these fields have these values."""
        end = time.monotonic() + patience
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["is"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    def drain(self, seconds: float = 0.2) -> list[Any]:
        """Everything that comes within this time."""
        found = []
        try:
            while True:
                found.append(self.next(seconds))
        except (TimeoutError, ConnectionClosed):
            return found

    @property
    def now(self) -> Any:
        """The newest state, whoever's eyes it is."""
        return max(self.state.values(), key=lambda state: state["seq"])

    def play(self, seat: int | None = None, action: str | None = None, key: str = "") -> Any:
        """Play this, or the first option; wait for the acknowledgement, and the state."""
        state = self.now if seat is None else self.state[seat]
        code = action or state["decision"]["options"][0]["action"]
        self._keys += 1
        key = key or f"k{self._keys}"
        more = {} if seat is None else {"seat": seat}
        self.say("play", seq=state["seq"], action=code, key=key, **more)
        ack = self.until("ack", key=key)
        seen = [s for s in self.state.values() if s["seq"] >= ack["seq"]]
        return ack if seen else self.until("state")

    def play_to_end(self, limit: int = 1000) -> Any:
        """Answer at random whatever any of my seats is asked, until the game is over."""
        chance = random.Random(self._table)
        for _ in range(limit):
            while not (asked := self._asked()) and self.now["status"] == "playing":
                self.next()
            if not asked:
                return self.now
            option = chance.choice(asked["decision"]["options"])
            self._keys += 1
            self.say(
                "play",
                seq=asked["seq"],
                seat=asked["seat"],
                action=option["action"],
                key=f"e{self._keys}",
            )
            self.until("ack", key=f"e{self._keys}")
            self.until("state", seat=asked["seat"])
        raise AssertionError("the game does not end")

    def _asked(self) -> Any:
        """The newest state of a seat that has to choose, once all seats have their newest."""
        if len({state["seq"] for state in self.state.values()}) > 1:
            return None
        return next((state for state in self.state.values() if state["decision"]), None)
