"""The hub looks after all its rooms, and holds up nobody while it does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct, put, summary
from tests.server.inside import Listener, client
from tests.server.running import Running, Somebody
from trilith.server import schema
from trilith.server.clocks import now_ms
from trilith.server.conn import SLOW, Conn
from trilith.server.entries import Info
from trilith.server.house import STANDSTILL
from trilith.server.hub import PORTION, Hub
from trilith.server.metrics import Metrics
from trilith.server.rooms import IDLE
from trilith.server.settings import Settings
from trilith.server.shapes import Summary
from trilith.server.wire import Refused, encode
from trilith.server.workers import Workers


def test_between_portions_of_rooms_the_loop_goes_round(tmp_path: Path, settings: Settings) -> None:
    with Running.on(str(tmp_path / "h.db"), settings) as running, Somebody(running.url, "A") as ada:
        for _ in range(2 * PORTION):
            table = ada.table(me=[0, 1])
        socket = ada.connect(table)
        hub = running.server.hub

        async def look() -> int:
            rounds = 0

            async def count() -> None:
                nonlocal rounds
                while True:
                    rounds += 1
                    await asyncio.sleep(0)

            counting = asyncio.create_task(count())
            last = max(room.quiet_since for room in hub.rooms)
            await hub._look_after_rooms(last + IDLE + 1)
            counting.cancel()
            return rounds

        assert asyncio.run_coroutine_threadsafe(look(), hub.house.loop).result(20) >= 2
        assert [room.table.id for room in hub.rooms] == [table]  # only what is watched is kept
        socket.close()


# ------------------------------------------------------------------ by itself, without a network


class Alone(Direct):
    """The store of the only process."""

    is_shared = False

    def __init__(self, c: sa.Connection) -> None:
        super().__init__(c)
        self.reads = 0

    async def read(self, work: Callable[[sa.Connection], Any]) -> Any:
        self.reads += 1
        return await super().read(work)

    def notify(self, payload: str) -> None:
        pass


def run(c: sa.Connection, test: Callable[[Hub, Alone], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = Alone(c)
        hub = Hub(cast(Any, store), Workers(1, 1.0), Metrics())
        try:
            await test(hub, store)
        finally:
            hub.house.close()

    asyncio.run(whole())


class Stuck(Listener):
    """A client's socket that does not read."""

    is_writable = False
    is_cut_off = False

    def cut_off(self) -> None:
        self.is_cut_off = True


def test_a_client_that_does_not_read_is_cut_off_counted_and_logged(
    c: sa.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hub: Hub, _: Alone) -> None:
        reading, _heard = client("ada")
        stuck = Stuck()
        slow = Conn(cast(Any, stuck), None, lambda *_: None)
        hub.conns |= {reading, slow}
        for conn in hub.conns:
            conn.tell(b"{}")
        hub._cut_off_slow(time.monotonic())
        assert not stuck.is_cut_off
        with caplog.at_level("INFO"):
            hub._cut_off_slow(time.monotonic() + SLOW + 1)
        assert stuck.is_cut_off
        assert hub.metrics.counters["cut_off_total"] == 1
        assert "does not read" in caplog.text

    run(c, test)


def test_rooms_and_clients_that_nobody_needs_go_at_the_next_look(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    later = SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr("trilith.server.hub.time", later)

    async def test(hub: Hub, _: Alone) -> None:
        room = hub.rooms.new(Info("castle", 2, "ada"), now_ms())
        stuck = Stuck()
        slow = Conn(cast(Any, stuck), None, lambda *_: None)
        slow.tell(b"{}")
        hub.conns.add(slow)
        await hub._sweep()
        assert (room.table.id in hub.rooms, stuck.is_cut_off) == (True, False)
        later.monotonic = lambda: now + SLOW + IDLE + 1
        await hub._sweep()
        assert (room.table.id in hub.rooms, stuck.is_cut_off) == (False, True)

    run(c, test)


def a_line(one: Summary) -> dict[str, Any]:
    usual = {"created": 1, "updated": 1, "awake": False, "summary": encode(one).decode()}
    row = {name: getattr(one, name) for name in ("id", "game", "status", "access", "owner")}
    return row | usual


def test_only_the_lobby_hears_of_a_table_at_another_process(c: sa.Connection) -> None:
    put(c, schema.tables, a_line(summary("t1", status="waiting")))

    async def test(hub: Hub, store: Alone) -> None:
        (there, heard), (elsewhere, unheard) = client("ada"), client("bea")
        hub.conns |= {there, elsewhere}
        await hub._hear_lobby("t1")
        assert store.reads == 0  # nobody is in the lobby
        there.in_lobby = True
        await hub._hear_lobby("t1")
        await hub._hear_lobby("t2")  # has gone already
        assert [news["changed"]["id"] for news in heard.heard()] == ["t1"]
        assert unheard.heard() == []

    run(c, test)


def test_tables_of_people_that_go_on_by_themselves_are_loaded(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    for table, status, awake in (
        ("here", "playing", True),
        ("gone", "playing", True),
        ("runs", "playing", True),
        ("rests", "playing", False),
        ("over", "over", True),
        ("bots", "playing", True),
    ):
        put(c, schema.tables, a_line(summary(table, status=status)) | {"awake": awake})
        if table != "bots":
            put(c, schema.seats, {"table_id": table, "seat": 0, "person": "ada"})
    opened: list[str] = []

    async def may_run(table: str) -> bool:
        return table != "runs"  # by another process

    async def open_one(table: str) -> None:
        opened.append(table)
        raise Refused("unreadable", "not this one")

    async def test(hub: Hub, _: Alone) -> None:
        hub.rooms.new(Info("castle", 2, "ada"), now_ms(), "here")
        monkeypatch.setattr(hub.rooms, "may_run", may_run)
        monkeypatch.setattr(hub.rooms, "open", open_one)
        await hub._wake()
        assert opened == ["gone"]

    run(c, test)


@pytest.mark.parametrize(("gone", "down"), [(STANDSTILL, 0), (STANDSTILL + 1, STANDSTILL + 1)])
def test_no_clock_ran_while_no_process_was_there(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch, gone: int, down: int
) -> None:
    now = now_ms()
    monkeypatch.setattr("trilith.server.hub.now_ms", lambda: now)
    put(c, schema.alive, {"process": "old", "at": now - 60_001}, {"process": "p", "at": now - gone})

    async def test(hub: Hub, _: Alone) -> None:
        await hub._note_downtime()
        assert hub.house.downtimes.between(0, now) == down
        noted = c.execute(sa.select(schema.downtimes)).all()
        assert [tuple(row) for row in noted] == ([(now - down, now)] if down else [])
        alive = c.execute(sa.select(schema.alive).order_by(schema.alive.c.at)).all()
        assert [tuple(row) for row in alive] == [("p", now - gone), (hub.house.origin, now)]

    run(c, test)


def test_a_process_hears_of_others_downtimes_and_not_of_its_own(c: sa.Connection) -> None:
    async def test(hub: Hub, _: Alone) -> None:
        hub._hear(f"down {hub.house.origin} 10 20")
        assert hub.house.downtimes.between(0, 100) == 0
        hub._hear("down another 10 20")
        assert hub.house.downtimes.between(0, 100) == 10

    run(c, test)
