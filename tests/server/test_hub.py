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
from trilith.server.hub import LAST_WRITES, PORTION, Hub
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


# ------------------------------------------------------------------ the lobby


def in_lobby(hub: Hub, person: str, apart: frozenset[str] = frozenset()) -> Listener:
    """Somebody who looks at the list of tables, and whom these people should not meet."""
    conn, heard = client(person)
    conn.in_lobby, conn.apart = True, apart
    hub.conns.add(conn)
    return heard


def test_the_lobby_hears_of_tables_that_open_begin_and_end_and_of_none_by_link(
    c: sa.Connection,
) -> None:
    async def test(hub: Hub, _: Alone) -> None:
        heard = in_lobby(hub, "ada")
        for status in ("waiting", "playing", "over", "closed"):
            hub._announce(summary("t1", status=status))
        hub._announce(summary("t2", status="waiting", access="link"))
        found = [(one["changed"] or {}).get("status") or one["gone"] for one in news_of(heard)]
        assert found == ["waiting", "playing", "t1", "t1"]
        assert hub.news == 5, "the list is read anew in any case"

    run(c, test)


def news_of(heard: Listener) -> list[dict[str, Any]]:
    return [{"changed": None, "gone": ""} | one for one in heard.heard()]


def test_of_a_table_of_people_whom_one_should_not_meet_one_hears_that_it_is_gone(
    c: sa.Connection,
) -> None:
    async def test(hub: Hub, _: Alone) -> None:
        apart, other = in_lobby(hub, "bea", frozenset({"ada"})), in_lobby(hub, "cid")
        hub._announce(summary("t1", status="waiting", owner="ada"))
        assert [one["gone"] for one in news_of(apart)] == ["t1"]
        assert [one["changed"]["id"] for one in news_of(other)] == ["t1"]

    run(c, test)


def test_who_blocks_somebody_has_another_list_at_once(c: sa.Connection) -> None:
    async def test(hub: Hub, _: Alone) -> None:
        for person in ("ada", "bea", "cid"):
            in_lobby(hub, person)
        outside, _heard = client("ada")
        hub.conns.add(outside)
        put(c, schema.manners, {"person": "ada", "other": "bea", "muted": False, "blocked": True})
        await hub.parted("ada", "bea")
        apart = {conn.person_id: conn.apart for conn in hub.conns if conn.in_lobby}
        assert apart == {"ada": {"bea"}, "bea": {"ada"}, "cid": frozenset()}
        assert outside.apart == frozenset(), "it is asked when they come to the lobby"

    run(c, test)


# ------------------------------------------------------------------ what other processes say


def test_a_line_at_another_process_rings_and_is_read_only_if_it_is_new(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung: list[tuple[list[str], str]] = []
    behind: list[str] = []

    async def test(hub: Hub, _: Alone) -> None:
        room = hub.rooms.new(Info("castle", 2, "ada"), now_ms(), "t1")
        monkeypatch.setattr(
            hub.house.doorbell, "ring", lambda who, table="": rung.append((who, table))
        )
        monkeypatch.setattr(hub.pump, "catch_up", lambda room: behind.append(room.table.id))
        hub._hear("log there t1:1: t2:9:bea,cid")
        assert (room.table.seq, behind) == (1, [])
        hub._hear("log there t1:2:ada")
        hub._hear(f"log {hub.house.origin} t1:3:ada")
        hub._hear("ring there dan eve")
        assert behind == ["t1"]
        assert rung == [(["bea", "cid"], "t2"), (["ada"], "t1"), (["dan", "eve"], "")]
        hub._missed()
        assert behind == ["t1", "t1"]

    run(c, test)


def test_each_message_of_another_process_reaches_the_part_that_it_is_for(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, ...]] = []

    async def test(hub: Hub, _: Alone) -> None:
        def note(name: str) -> Callable[..., Any]:
            async def later(*facts: Any) -> None:
                heard.append((name, *map(str, facts)))

            return later

        monkeypatch.setattr(hub.presence, "hear", lambda *facts: heard.append(("here", *facts)))
        monkeypatch.setattr(hub.thinking, "hear", lambda *facts: heard.append(("thinks", *facts)))
        monkeypatch.setattr(hub.chat, "hear", note("chat"))
        monkeypatch.setattr(hub, "_hear_lobby", note("lobby"))
        monkeypatch.setattr(hub, "_keep_apart", note("apart"))
        for said in (
            "here x t1 ada 1",
            "thinks x t1 0 1",
            "chat x t1 7",
            "lobby x t1",
            "apart x ada",
        ):
            hub._hear(said)
        hub._hear("nonsense x t1")
        hub._hear(f"here {hub.house.origin} t1 ada 1")
        await asyncio.sleep(0.01)
        assert heard == [
            ("here", "x", "t1", "ada", "1"),
            ("thinks", "t1", "0", "1"),
            ("chat", "t1", "7"),
            ("lobby", "t1"),
            ("apart", "{'ada'}"),
        ]

    run(c, test)


def test_a_standstill_makes_everybody_wait_longer_and_sets_the_clocks_that_run_here(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    timed: list[str] = []

    async def test(hub: Hub, _: Alone) -> None:
        rooms = [hub.rooms.new(Info("castle", 2, "ada"), now_ms(), table) for table in ("t1", "t2")]
        rooms[1].runs = False
        monkeypatch.setattr(hub.thinking, "set_timer", lambda room: timed.append(room.table.id))
        for room in rooms:
            room.table.seats.sit(0, "ada", "Ada")
            room.table.seats[0].away_until = 1000
        hub.house.was_down(10, 30)
        assert [room.table.seats[0].away_until for room in rooms] == [1020, 1020]
        assert timed == ["t1"]

    run(c, test)


def test_what_is_measured_is_what_is_so_at_that_moment(c: sa.Connection) -> None:
    async def test(hub: Hub, store: Alone) -> None:
        more: Any = store
        more.queued, more.failing, more.groups, more.rows = 3, "full", 5, 7
        in_lobby(hub, "ada")
        gauges = {name: gauge() for name, gauge in hub.metrics.gauges.items()}
        assert gauges["connections"] == 1
        assert gauges["writes_waiting"] == 3
        assert gauges["storage_failing"] is True
        assert (gauges["log_groups"], gauges["log_changes"]) == (5, 7)

    run(c, test)


@pytest.mark.parametrize(("queued", "since"), [(1, 0.0), (0, 5.0)])
def test_the_end_waits_for_what_is_being_written_and_not_for_ever(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch, queued: int, since: float
) -> None:
    now = [100.0]
    monkeypatch.setattr("trilith.server.hub.time", SimpleNamespace(monotonic=lambda: now[0]))

    async def test(hub: Hub, store: Alone) -> None:
        writing: Any = store
        writing.queued, writing.waiting_since = queued, since
        stuck = Stuck()
        hub.conns.add(Conn(cast(Any, stuck), None, lambda *_: None))
        stopping = asyncio.create_task(hub.stop())
        for now[0] in (100.0, 100.0 + LAST_WRITES - 0.1):
            await asyncio.sleep(0.02)
            assert not stuck.is_cut_off
        now[0] = 100.0 + LAST_WRITES
        await asyncio.wait_for(stopping, 20)
        assert stuck.is_cut_off
        writing.queued, writing.waiting_since = 0, 0.0
        await asyncio.wait_for(hub.stop(), 20)  # nothing to wait for

    run(c, test)
