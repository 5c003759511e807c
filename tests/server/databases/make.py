"""Makes a database as a certain version of the server leaves it: people, and tables in all states.

    python -m tests.server.databases.make SOURCES NAME

SOURCES is the `src` folder of that version, from any checkout. The server runs from there; here it
is only spoken to, over REST and the socket. The result is `NAME.sql.gz` beside this file.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import Socket, Somebody, wait_for
from tests.server.spawned import free_port

HERE = Path(__file__).parent
PASSWORD = "correct horse"
LONGEST = 4000
ENDLESS = ("sa_re",)
"""What does not come to an end when played at random."""
PAUSE = 0.02
"""Seconds between two moves: more than fifty messages a second are refused."""


@contextlib.contextmanager
def served(sources: str, database: Path) -> Iterator[str]:
    """The server of these sources on this file; its address."""
    port = free_port()
    code = (
        "from trilith.server.run import run; from trilith.server.settings import Settings; "
        "wide = {name: 1000 for name in ('request_rate', 'generosity')}; "
        "wide = {k: v for k, v in wide.items() if k in Settings.__struct_fields__}; "
        f"run(Settings(database={str(database)!r}, **wide), '127.0.0.1', {port}, 'error')"
    )
    environment = {**os.environ, "PYTHONPATH": sources}
    process = subprocess.Popen([sys.executable, "-c", code], env=environment)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(lambda: answers(url), 60)
        yield url
    finally:
        process.terminate()
        process.wait(20)


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=2).status_code == 200
    except httpx.TransportError:
        return False


def fill(url: str) -> None:
    """Two people with everything that a database may know of them."""
    with Somebody(url, "Ada") as ada, Somebody(url, "Bea") as bea:
        for game in [about["key"] for about in ada.get("/api/games")]:
            waiting(game, ada)
            playing(game, ada, bea)
            closed(game, ada)
            over(game, ada, bea)
        ada.post("/api/account", {"name": "Ada Lovelace", "password": PASSWORD})
        ada.post("/api/tokens", {"name": "my bot"})


def waiting(game: str, ada: Somebody) -> None:
    ada.table(game=game, title="who comes?", clock={"kind": "turn", "hours": 24})
    ada.table(game=game, access="password", password="sesame", spectators=False)


def playing(game: str, ada: Somebody, bea: Somebody) -> None:
    """In play: with a proposal open and a step taken back, and with a bot for one who is away."""
    table = together(game, ada, bea)
    socket = ada.connect(table)
    bea.connect(table)
    both = (socket, bea.connect(table))
    play(both, 6)
    socket.say("propose", what="undo", to=1)
    socket.until("state", mark={"kind": "propose", "seat": 0})
    clock = {"kind": "live", "bank": 3600, "increment": 20}
    table = together(game, ada, bea, clock=clock, **shortest_grace(ada))
    socket = ada.connect(table)
    socket.say("chat", text="she has gone")
    socket.until("chat")
    wait_for(lambda: stands_in(socket), 90)  # as long as she may be away


def shortest_grace(ada: Somebody) -> dict[str, int]:
    """Of versions that know of one."""
    forms = ada.get("/api/openapi.json")["components"]["schemas"]
    return {"grace": 30} if "grace" in forms["NewTable"]["properties"] else {}


def stands_in(socket: Socket) -> bool:
    """Whether a bot plays for the other by now; if not, it is proposed again."""
    socket.say("propose", what="stand_in", **{"for": 1})
    socket.drain(1.0)
    return bool(socket.now["seats"][1]["stand_in"])


def closed(game: str, ada: Somebody) -> None:
    table = ada.table(game=game, me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    play((socket,), 4)
    socket.say("undo", to=socket.now["step"] - 1, seat=0)
    socket.drain(0.3)
    socket.say("propose", what="close", seat=0, sure=True)
    while socket.until("state")["status"] != "closed":
        pass


def over(game: str, ada: Somebody, bea: Somebody) -> None:
    """Played to its end; asked for once more; and brought in again as a record."""
    if game in ENDLESS:
        table = by_bots(game, ada)
    else:
        table = together(game, ada, bea)
        play((ada.connect(table), bea.connect(table)), LONGEST)
        ada.post(f"/api/tables/{table}/rematch")
    if table:
        record = ada.http.get(f"/api/tables/{table}/record").content
        assert ada.http.post("/api/records", content=record).status_code == 200


def by_bots(game: str, ada: Somebody) -> str:
    """Played to its end by bots that know how to; '' where that version has none."""
    if "easy" not in ada.get("/api/bots"):
        return ""
    table = ada.table(game=game, bots=["easy", "easy"], me=[])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)  # bots among themselves play on while somebody looks
    wait_for(lambda: is_over(socket), 400)
    return table


def is_over(socket: Socket) -> bool:
    socket.drain(0.5)
    return bool(socket.now["status"] == "over")


def together(game: str, ada: Somebody, bea: Somebody, **form: Any) -> str:
    table = ada.table(game=game, **form)
    bea.post(f"/api/tables/{table}/sit", {})
    ada.post(f"/api/tables/{table}/start")
    return table


def play(sockets: tuple[Socket, ...], steps: int) -> None:
    """So many steps at random, or to the end."""
    chance = random.Random(3)
    for _ in range(steps):
        state = asked(sockets)
        if state is None:
            return
        options = [option["action"] for option in state["decision"]["options"]]
        socket = next(s for s in sockets if state in s.state.values())
        socket.play(state["seat"], chance.choice(options))
        time.sleep(PAUSE)


def asked(sockets: tuple[Socket, ...]) -> Any:
    """The newest state of one who has to choose; None when the game is over."""
    while True:
        states = [state for socket in sockets for state in socket.state.values()]
        newest = max(state["seq"] for state in states)
        if all(state["seq"] == newest for state in states):
            break
        for socket in sockets:
            if socket.now["seq"] < newest or len({s["seq"] for s in socket.state.values()}) > 1:
                socket.next()
    return next((state for state in states if state["decision"]), None)


def dumped(database: Path) -> bytes:
    with closing(sqlite3.connect(database)) as connection:
        return "\n".join(connection.iterdump()).encode()


def main(sources: str, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "t.db"
        with served(sources, database) as url:
            fill(url)
        packed = gzip.compress(dumped(database), mtime=0)
    (HERE / f"{name}.sql.gz").write_bytes(packed)
    print(f"{name}.sql.gz: {len(packed)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
