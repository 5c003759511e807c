"""When things break: no acknowledged move is lost, none is applied twice, and it goes on after.

TRILITH_FAULTS=100 makes the killing loop, and the time without a database, as long as a release
deserves; a few rounds and a second otherwise.
"""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import socket as sockets
import sqlite3
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.conftest import new_database, start_postgres, stop_postgres
from tests.server.running import Running, Somebody, wait_for
from tests.server.spawned import Spawned
from trilith.server.entries import Entry
from trilith.server.settings import Settings
from trilith.server.sqlite import SqliteStore
from trilith.server.table import Table

ROUNDS = int(os.environ.get("TRILITH_FAULTS", "2"))
GONE = 10.0 if ROUNDS >= 100 else 1.0
"""Seconds without a database."""


# ------------------------------------------------------------------ kill -9 at random moments


class Player(threading.Thread):
    """Plays both seats of a table as fast as it can, again and again through all restarts."""

    def __init__(self, server: Spawned, number: int) -> None:
        super().__init__(daemon=True)
        self.somebody = Somebody(server.url, f"P{number}")
        self.table = self.somebody.table(me=[0, 1])
        self.somebody.post(f"/api/tables/{self.table}/start")
        self.acknowledged: dict[str, int] = {}
        self.chance = random.Random(number)
        self.ending = threading.Event()
        self.number = 0
        self.said: dict[str, Any] | None = None

    def run(self) -> None:
        while not self.ending.is_set():
            with contextlib.suppress(WebSocketException, OSError, TimeoutError, EOFError):
                self.play()
            time.sleep(0.05)

    def play(self) -> None:
        socket = self.somebody.connect(self.table)
        while not self.ending.is_set():
            if self.said is None:
                asked = [s for s in socket.state.values() if s["decision"]]
                if socket.now["status"] != "playing":
                    return
                state = self.chance.choice(asked) if asked else None
                if state is None:
                    socket.next(5)
                    continue
                self.number += 1
                option = self.chance.choice(state["decision"]["options"])
                self.said = {"seq": state["seq"], "seat": state["seat"], "key": f"k{self.number}"}
                self.said["action"] = option["action"]
            socket.say("play", **self.said)  # after a restart: the same once more
            while True:
                heard = socket.next(5)
                if heard["is"] == "ack" and heard["key"] == self.said["key"]:
                    self.acknowledged[heard["key"]] = heard["seq"]
                    break
                if heard["is"] == "error" and heard.get("key") == self.said["key"]:
                    break
            self.said = None
            socket.drain(0.002)


class Nuisance(threading.Thread):
    """Lets bots play for nobody else, replays them, and guesses at passwords, through all restarts."""

    def __init__(self, server: Spawned) -> None:
        super().__init__(daemon=True)
        self.somebody = Somebody(server.url, "Nuisance")
        self.table = self.somebody.table(bots=["random", "random"], me=[], game="sa_re")
        self.locked = self.somebody.table(access="password", password="sesame")
        self.somebody.post(f"/api/tables/{self.table}/start")
        self.ending = threading.Event()

    def run(self) -> None:
        trouble = (WebSocketException, OSError, TimeoutError, EOFError, httpx.HTTPError)
        while not self.ending.is_set():
            with contextlib.suppress(*trouble):
                socket = self.somebody.connect(self.table)
                while not self.ending.is_set():
                    step = max(0, socket.until("state", 5)["step"] - 1)
                    self.somebody.http.get(f"/api/tables/{self.table}/replay?step={step}")
                    httpx.post(
                        f"{self.somebody.url}/api/login",
                        json={"name": "nobody", "password": "guess guess"},
                    )
            time.sleep(0.05)


def log_of(database: str, table: str) -> list[Entry]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "SELECT seq, at, kind, data FROM log WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
    return [Entry(seq, at, kind, msgspec.json.decode(data)) for seq, at, kind, data in rows]


def test_killed_at_random_moments_no_acknowledged_move_is_lost_or_doubled(
    tmp_path: Path, settings: Settings
) -> None:
    database = str(tmp_path / "killed.db")
    chance = random.Random(7)
    with Spawned(msgspec.structs.replace(settings, database=database)) as server:
        players = [Player(server, i) for i in range(4)]
        nuisance = Nuisance(server)
        for thread in (*players, nuisance):
            thread.start()
        for _ in range(ROUNDS):
            time.sleep(chance.uniform(0.1, 0.6))
            server.kill()
            for player in players:
                check_log(player, log_of(database, player.table))
            check_bots(nuisance.table, log_of(database, nuisance.table))
            server.start()
        wait_for(lambda: all(len(player.acknowledged) > 1 for player in players), 60)
        wait_for(lambda: sum(len(player.acknowledged) for player in players) > 4 * ROUNDS, 60)
        nuisance.ending.set()
        for player in players:
            player.ending.set()
        for player in players:
            player.join(20)
            go_on(player)
        nuisance.join(20)
        nuisance.somebody.__exit__()
        assert sum(len(player.acknowledged) for player in players) > 4 * ROUNDS


def check_log(player: Player, entries: list[Entry]) -> None:
    """All that was acknowledged is there, once, where it was said to be; and it can be played."""
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    keys = {entry.seq: entry.data.get("key") for entry in entries}
    for key, seq in list(player.acknowledged.items()):
        assert keys[seq] == key
    written = [key for key in keys.values() if key]
    assert len(written) == len(set(written))
    assert Table.load(player.table, entries).status in ("playing", "over")


def check_bots(table: str, entries: list[Entry]) -> None:
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert Table.load(table, entries).status in ("playing", "closed")


def go_on(player: Player) -> None:
    socket = player.somebody.connect(player.table)
    asked = [seat for seat, state in socket.state.items() if state["decision"]]
    if asked:
        socket.play(asked[0])
    assert socket.now["status"] in ("playing", "over")
    player.somebody.__exit__()


# ------------------------------------------------------------------ the disk is full


def test_a_full_disk_is_reported_and_play_goes_on_when_there_is_room(
    tmp_path: Path, settings: Settings
) -> None:
    with Running.on(str(tmp_path / "full.db"), settings) as running:
        store = running.server.store
        assert isinstance(store, SqliteStore)
        with Somebody(running.url, "Ada") as ada:
            table = ada.table(me=[0, 1])
            ada.post(f"/api/tables/{table}/start")
            socket = ada.connect(table)
            socket.play(0)
            before = socket.now["step"]
            connection = store.connection()
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages}")
            refused = fill(socket)
            assert refused["code"] == "storage"
            assert httpx.get(f"{running.url}/healthz").status_code == 503
            assert "full" in httpx.get(f"{running.url}/healthz").json()["problem"]
            connection.execute("PRAGMA max_page_count = 1000000")
            while socket.now["step"] < before:
                socket.next()
            socket.say("sync")
            socket.until("state", full=True)
            socket.say("chat", text="still here")
            wait_for(lambda: try_play(socket))
            assert httpx.get(f"{running.url}/healthz").status_code == 200


def fill(socket: Any) -> Any:
    """Play until it cannot be saved."""
    for number in range(2000):
        asked = next(s for s in socket.state.values() if s["decision"])
        action = asked["decision"]["options"][-1]["action"]
        said = {"seq": asked["seq"], "seat": asked["seat"], "action": action, "key": f"f{number}"}
        socket.say("play", **said)
        while True:
            heard = socket.next()
            if heard["is"] == "error":
                return heard
            if heard["is"] == "ack":
                break
        socket.drain(0.01)
        if socket.now["status"] != "playing":
            raise AssertionError("the game was over before the disk was full")
    raise AssertionError("the disk never was full")


def try_play(socket: Any) -> bool:
    socket.drain(0.05)
    asked = next(s for s in socket.state.values() if s["decision"])
    action = asked["decision"]["options"][0]["action"]
    key = f"t{time.monotonic()}"
    socket.say("play", seq=asked["seq"], seat=asked["seat"], action=action, key=key)
    while True:
        heard = socket.next()
        if heard["is"] in ("ack", "error") and heard.get("key") == key:
            return bool(heard["is"] == "ack")


# ------------------------------------------------------------------ the database is gone for a while


def test_a_database_gone_for_a_while_is_reported_and_waited_for(settings: Settings) -> None:
    folder = Path(tempfile.mkdtemp(prefix="trilith-gone-"))
    uri = start_postgres(folder)
    try:
        with Running.on(new_database(uri), settings) as running, Somebody(running.url, "A") as ada:
            table = ada.table(me=[0, 1])
            ada.post(f"/api/tables/{table}/start")
            socket = ada.connect(table)
            acknowledged = socket.play(0)
            stop_postgres(folder)
            asked = socket.state[1]
            action = asked["decision"]["options"][0]["action"]
            said = {"seq": asked["seq"], "seat": 1, "action": action, "key": "gone"}
            socket.say("play", **said)
            assert socket.until("error")["code"] == "storage"
            assert httpx.get(f"{running.url}/healthz").status_code == 503
            assert ada.http.get("/api/tables").status_code == 503
            end = time.monotonic() + GONE
            while time.monotonic() < end:
                assert not retried(socket, said)
            start_postgres(folder)
            wait_for(lambda: retried(socket, said), 30)
            assert socket.now["seq"] > acknowledged["seq"]
            assert httpx.get(f"{running.url}/healthz").status_code == 200
    finally:
        stop_postgres(folder)
        shutil.rmtree(folder, ignore_errors=True)


def retried(socket: Any, said: dict[str, Any]) -> bool:
    """The same message with the same key, until it is acknowledged."""
    socket.say("play", **said)
    while True:
        heard = socket.next()
        if heard["is"] == "ack":
            socket.drain(0.2)
            return True
        if heard["is"] == "error":
            time.sleep(0.2)
            return False


# ------------------------------------------------------------------ clients that are no good


def test_a_client_that_does_not_read_holds_nobody_up(tmp_path: Path, settings: Settings) -> None:
    with (
        Running.on(str(tmp_path / "slow.db"), settings) as running,
        Somebody(running.url, "Ada") as ada,
        Somebody(running.url, "Bea") as bea,
    ):
        table = ada.table(me=[0, 1])
        ada.post(f"/api/tables/{table}/start")
        socket = ada.connect(table)
        hub = running.server.hub
        with contextlib.closing(a_raw_socket(running.url, bea, table)):
            wait_for(lambda: any(conn.person_id == bea.id and conn.tables for conn in hub.conns))
            slow = next(conn for conn in hub.conns if conn.person_id == bea.id)
            for _ in range(3000):
                fill_up(hub, table)
                socket.drain(0.01)
                if slow._blocked_since:
                    break
            assert slow._blocked_since
            socket.play(0)  # everybody else plays on
            slow._blocked_since -= 1000
            wait_for(lambda: slow not in hub.conns)
            assert running.server.metrics.counters["cut_off_total"] == 1


def fill_up(hub: Any, table: str) -> None:
    """Send everybody the whole state a few times more."""
    room = hub.rooms[table]
    for _ in range(20):
        hub.house.loop.call_soon_threadsafe(room.send_full_to_all)


def a_raw_socket(url: str, somebody: Somebody, table: str) -> sockets.socket:
    """A handshake, a 'watch', and then nothing is read any more."""
    host, port = url.removeprefix("http://").split(":")
    raw = sockets.create_connection((host, int(port)))
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    cookie = "; ".join(f"{k}={v}" for k, v in somebody.http.cookies.items())
    raw.sendall(
        (
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
    )
    assert raw.recv(2000).startswith(b"HTTP/1.1 101")
    message = msgspec.json.encode({"do": "watch", "table": table})
    raw.sendall(bytes([0x81, 0x80 | len(message)]) + b"\0\0\0\0" + message)
    return raw


def test_a_half_open_socket_is_noticed_by_its_silence(tmp_path: Path, settings: Settings) -> None:
    with Running.on(str(tmp_path / "half.db"), settings) as running:
        running._uvicorn.config.ws_ping_interval = 0.2
        running._uvicorn.config.ws_ping_timeout = 0.2
        with Somebody(running.url, "Ada") as ada:
            table = ada.table(me=[0, 1])
            with contextlib.closing(a_raw_socket(running.url, ada, table)):  # answers no ping
                wait_for(lambda: len(running.server.hub.conns) == 1)
                wait_for(lambda: len(running.server.hub.conns) == 0)


# ------------------------------------------------------------------ stopping as one should


def test_a_graceful_stop_says_goodbye_and_keeps_everything(
    tmp_path: Path, settings: Settings
) -> None:
    database = str(tmp_path / "stop.db")
    server = Spawned(msgspec.structs.replace(settings, database=database))
    with server, Somebody(server.url, "Ada") as ada:
        table = ada.table(me=[0, 1])
        ada.post(f"/api/tables/{table}/start")
        socket = ada.connect(table)
        ack = socket.play(0)
        server.stop()
        socket.drain(1.0)
        with pytest.raises(ConnectionClosed) as closed:
            socket.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        server.start()
        assert ada.connect(table).now["seq"] >= ack["seq"]


def test_no_clock_runs_while_the_server_is_down(tmp_path: Path, settings: Settings) -> None:
    database = str(tmp_path / "clock.db")
    server = Spawned(msgspec.structs.replace(settings, database=database))
    with server, Somebody(server.url, "Ada") as ada:
        clock = {"kind": "live", "bank": 60, "increment": 0}
        table = ada.table(me=[0, 1], clock=clock)
        ada.post(f"/api/tables/{table}/start")
        before = ada.connect(table).now["clock"]
        server.kill()
        time.sleep(5)
        server.start()
        after = ada.connect(table).now["clock"]
        passed = after["at"] - before["at"]
        assert passed > 5000
        assert before["left"][0] - after["left"][0] < passed - 3500
