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
from trilith.server.chores import Chores
from trilith.server.settings import Settings
from trilith.server.table import Table

pytestmark = pytest.mark.databases


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


# ------------------------------------------------------------------ over the wire


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
