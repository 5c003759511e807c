"""Bots think for everybody in turn; bots among themselves wait, rest, and come to an end."""

from __future__ import annotations

import asyncio
import pickle
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.inside import Inside, run
from tests.server.running import Running, Somebody, wait_for
from tests.server.tables import a_table
from trilith.server import thinking
from trilith.server.limits import Bucket
from trilith.server.settings import Settings
from trilith.server.thinking import Thinking
from trilith.server.workers import BotFailed, Worker


class Asked:
    """Every question to a worker, in its order; those of some levels hang until they may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, hang: str = "") -> None:
        self.levels: list[str] = []
        self.may = threading.Event()
        real = Worker.ask
        asked = self

        async def ask(self: Worker, job: bytes) -> bytes:
            level = pickle.loads(job)[0]
            asked.levels.append(level)
            while level == hang and not asked.may.is_set():
                await asyncio.sleep(0.01)
            return await real(self, job)

        monkeypatch.setattr(Worker, "ask", ask)


@pytest.fixture
def running(tmp_path: Path, settings: Settings) -> Iterator[Running]:
    with Running.on(str(tmp_path / "b.db"), settings) as server:
        server.server.hub.workers.patience = 1000.0  # those that hang here do so on purpose
        yield server


@pytest.mark.parametrize("failure", [BotFailed("it fell asleep"), ValueError("a bug")])
def test_for_a_bot_that_fails_chance_chooses(
    failure: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def choose(*_: object) -> str:
        raise failure

    async def test(inside: Inside) -> None:
        log = a_table(2)
        inside.house.workers = cast(Any, SimpleNamespace(choose=choose))
        thinks = Thinking(inside.house, inside.rooms, inside.pump)
        code = await thinks._choice(log.table, log.match, 0, "easy")
        assert code in [action.code for action in log.match.history.state.legal(0)]
        [record] = caplog.records
        assert (record.message, record.__dict__["level"]) == ("a bot failed", "easy")
        assert record.__dict__["error"] == str(failure)
        assert bool(record.exc_info) == isinstance(failure, ValueError)  # a bug shows where it is

    run(test)


def bots_only(somebody: Somebody, level: str, **form: Any) -> str:
    table = somebody.table(bots=[level, level], me=[], **form)
    somebody.post(f"/api/tables/{table}/start")
    return table


def with_bot(somebody: Somebody, level: str) -> str:
    table = somebody.table(bots=[None, level])
    somebody.post(f"/api/tables/{table}/start")
    return table


def play_until(socket: Any, step: int) -> None:
    while socket.now["step"] < step:
        socket.play() if socket.now["decision"] else socket.next()


def test_twenty_tables_of_bots_keep_nobody_elses_bot_waiting(
    running: Running, ada: Somebody, bea: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(monkeypatch, hang="medium")
    for _ in range(18):
        ada.connect(bots_only(ada, "medium"))
    wait_for(lambda: asked.levels == ["medium"])
    socket = bea.connect(with_bot(bea, "easy"))
    play_until(socket, 12)
    assert asked.levels.count("easy") >= 2
    assert asked.levels.count("medium") == 1  # it still thinks; the others have not even begun
    assert running.server.hub.workers.waiting >= 17
    asked.may.set()
    wait_for(lambda: asked.levels.count("medium") > 1)


def test_the_bots_of_one_persons_many_tables_take_turns_with_anothers(
    running: Running, ada: Somebody, bea: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People play at all of them: first come, first served would let the last wait for twenty."""
    asked = Asked(monkeypatch, hang="medium")
    for _ in range(12):
        table = ada.table(bots=[None, "medium"])
        ada.post(f"/api/tables/{table}/start")
        ada.connect(table).play()
    wait_for(lambda: asked.levels == ["medium"])
    wait_for(lambda: running.server.hub.workers.waiting == 11)
    socket = bea.connect(with_bot(bea, "easy"))
    socket.play()
    wait_for(lambda: running.server.hub.workers.waiting == 12)
    asked.may.set()
    wait_for(lambda: "easy" in asked.levels)
    assert asked.levels.index("easy") <= 2


def test_bots_among_themselves_rest_while_nobody_watches(
    running: Running, ada: Somebody, bea: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(monkeypatch)
    table = bots_only(ada, "easy")
    own = bea.connect(with_bot(bea, "random"))
    play_until(own, 12)
    assert set(asked.levels) == {"random"}
    socket = ada.connect(table)
    while socket.now["step"] < 3:
        socket.next()
    socket.close()
    room = running.server.hub.rooms[table]
    wait_for(lambda: not room.is_watched() and not room.thinking)
    before, step = asked.levels.count("easy"), room.table.step
    play_until(own, 24)
    assert asked.levels.count("easy") == before
    assert room.table.step == step
    assert room.is_idle(float("inf"))
    again = bea.connect(table)  # whoever comes next, it goes on
    while again.now["step"] <= step:
        again.next()


def test_bots_among_themselves_keep_a_pace_and_nobody_else_does(
    running: Running, ada: Somebody, bea: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random bots of Sa-Ré would give the server as much to do as a hundred players."""
    asked = Asked(monkeypatch)
    workers = running.server.hub.workers
    slow = workers.pools[1].pace = Bucket(0.0001, 6)
    watching = [ada.connect(bots_only(ada, "easy")) for _ in range(2)]
    socket = bea.connect(with_bot(bea, "random"))
    play_until(socket, 24)
    wait_for(lambda: asked.levels.count("easy") == 6)
    assert asked.levels.count("random") > 6
    slow.give_back(3)
    workers.pools[1].pace = None
    assert max(one.now["step"] for one in watching) <= 6


def test_a_table_where_a_person_sits_goes_on_unwatched(running: Running, ada: Somebody) -> None:
    table = ada.table(seats=3, bots=["random", "random", None])
    ada.post(f"/api/tables/{table}/start")
    room = running.server.hub.rooms[table]
    wait_for(lambda: room.table.step > 0)
    assert not room.is_watched()


def test_a_game_of_bots_that_never_ends_is_ended(
    running: Running, ada: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MAX_BOT_STEPS", 25)
    table = bots_only(ada, "random", game="sa_re")
    socket = ada.connect(table)
    closed = socket.until("state", status="closed")
    assert closed["step"] == 25
    assert closed["mark"] == {"kind": "close", "why": "steps"}
    assert ada.get(f"/api/tables/{table}")["why"] == "steps"


def test_a_persons_game_is_not_ended_for_its_length(
    running: Running, ada: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MAX_BOT_STEPS", 5)
    socket = ada.connect(with_bot(ada, "random"))
    play_until(socket, 15)
    assert socket.now["status"] == "playing"


def test_after_a_restart_only_the_tables_of_people_go_on_by_themselves(
    tmp_path: Path, settings: Settings
) -> None:
    database = str(tmp_path / "again.db")
    with Running.on(database, settings) as running, Somebody(running.url, "Ada") as ada:
        of_bots = [bots_only(ada, "random") for _ in range(3)]
        of_people = ada.table(seats=3, bots=["random", "random", None])
        ada.post(f"/api/tables/{of_people}/start")
    with Running.on(database, settings) as running:
        wait_for(lambda: of_people in running.server.hub.rooms)
        assert not any(table in running.server.hub.rooms for table in of_bots)
