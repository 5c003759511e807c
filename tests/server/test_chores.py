"""Long work runs beside the loop, one person after the other; the loop answers all the while."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Running, Somebody, wait_for
from trilith.server import chores, records
from trilith.server.chores import Chores
from trilith.server.settings import Settings
from trilith.server.table import Table
from trilith.server.wire import Refused


class Gate:
    """Work that waits until it may be done."""

    def __init__(self) -> None:
        self.may = threading.Event()
        self.begun: list[str] = []

    def work(self, name: str) -> str:
        self.begun.append(name)
        assert self.may.wait(20)
        return name


@pytest.fixture
def gate() -> Iterator[Gate]:
    found = Gate()
    yield found
    found.may.set()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_one_person_after_the_other(gate: Gate) -> None:
    async def run() -> None:
        some = Chores("some", 1)
        tasks = [some.do("ada", lambda n=n: gate.work(f"ada {n}")) for n in range(4)]  # type: ignore[misc]
        waiting = [asyncio.create_task(task) for task in tasks]
        await settle()
        waiting.append(asyncio.create_task(some.do("bea", lambda: gate.work("bea"))))
        await settle()
        assert some.waiting == 4
        gate.may.set()
        await asyncio.gather(*waiting)
        some.close()

    asyncio.run(run())
    assert gate.begun == ["ada 0", "ada 1", "bea", "ada 2", "ada 3"]


def test_nobody_may_have_too_much_waiting_but_the_server(gate: Gate) -> None:
    async def run() -> list[Any]:
        some = Chores("some", 1)
        work = [some.do("ada", lambda: gate.work("ada")) for _ in range(20)]
        tasks = [asyncio.create_task(one) for one in work]
        await settle()
        must = asyncio.create_task(some.must("ada", lambda: gate.work("must")))
        await settle()
        gate.may.set()
        assert await must == "must"
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        some.close()
        return answers

    answers = asyncio.run(run())
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert len(refused) == 20 - 1 - chores.MAX_WAITING_EACH
    assert {one.code for one in refused} == {"busy"}


# ------------------------------------------------------------------ over the wire


@pytest.fixture
def running(tmp_path: Path, settings: Settings) -> Iterator[Running]:
    with Running.on(str(tmp_path / "c.db"), settings) as server:
        yield server


def test_while_a_long_table_is_loaded_everybody_else_is_answered(
    tmp_path: Path, settings: Settings, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand steps stalled a restart once: nothing else was done until they were played."""
    database = str(tmp_path / "long.db")
    with Running.on(database, settings) as first, Somebody(first.url, "Ada") as ada:
        clock = {"kind": "turn", "hours": 1}
        long, short = ada.table(me=[0, 1], clock=clock), ada.table(me=[0, 1])
        for table in (long, short):
            ada.post(f"/api/tables/{table}/start")
        cookies = dict(ada.http.cookies.items())
    real = Table.load

    def load(table_id: str, *more: Any) -> Table:
        if table_id == long:
            gate.work(long)
        return real(table_id, *more)

    monkeypatch.setattr(Table, "load", staticmethod(load))
    with Running.on(database, settings) as again, Somebody(again.url, "Bea") as bea:
        wait_for(lambda: gate.begun == [long])  # its clock runs: it is loaded without visitors
        assert httpx.get(f"{again.url}/healthz").status_code == 200
        bea.http.cookies = httpx.Cookies(cookies)  # Ada, back again
        socket = bea.connect(short)
        socket.play(next(seat for seat, state in socket.state.items() if state["decision"]))
        assert long not in again.server.hub.rooms
        gate.may.set()
        wait_for(lambda: long in again.server.hub.rooms)


def test_while_a_game_is_replayed_everybody_else_is_answered(
    running: Running, ada: Somebody, bea: Somebody, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    real = records.position

    def position(*args: Any) -> Any:
        gate.work("replay")
        return real(*args)

    monkeypatch.setattr(records, "position", position)
    answers: list[int] = []

    def ask() -> None:
        path = f"{running.url}/api/tables/{table}/replay?step=0"
        answers.append(httpx.get(path, timeout=60).status_code)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    house = running.server.hub.house
    wait_for(lambda: house.replaying.waiting == 3)
    assert gate.begun == ["replay"]  # never several at once: each would take time from the loop
    socket = bea.connect(bea.table(me=[0, 1]))
    socket.ws.send('{"do": "ping"}')
    socket.until("pong")
    assert answers == []
    gate.may.set()
    for thread in threads:
        thread.join(20)
    assert answers == [200] * 4


def test_a_record_is_brought_in_beside_the_loop(
    running: Running, ada: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every step of it is played in the thread for long work, none in the loop's own."""
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    assert ada.connect(table).play_to_end()["status"] == "over"
    text = ada.http.get(f"/api/tables/{table}/record").text
    threads: set[str] = set()
    real = Table.add

    def add(self: Table, kind: str, *more: Any, **data: Any) -> Any:
        threads.add(threading.current_thread().name)
        return real(self, kind, *more, **data)

    monkeypatch.setattr(Table, "add", add)
    answer = ada.http.post("/api/records", content=text.encode())
    assert answer.status_code == 200
    assert {name.partition("_")[0] for name in threads} == {"replaying"}
    brought = answer.json()
    assert brought["status"] == "over"
    entries = ada.get(f"/api/tables/{brought['id']}/log?from=1&limit=3")
    assert entries
