"""Bots think for everybody in turn; bots among themselves wait, rest, and come to an end."""

from __future__ import annotations

import asyncio
import pickle
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.inside import Inside, client, run
from tests.server.running import Running, Somebody, wait_for
from tests.server.tables import NOW, Log, a_table
from trilith.server import thinking
from trilith.server.limits import Bucket
from trilith.server.rooms import Room
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


# ------------------------------------------------------------------ one room, without a worker


class Thinks:
    """A table in its log with everything that moves it on; bots answer when they are let."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.asked: list[tuple[str, int, str, bool]] = []
        self.may = asyncio.Event()
        inside.house.workers = cast(Any, SimpleNamespace(choose=self.choose))
        self.thinking = Thinking(inside.house, inside.rooms, inside.pump)

    async def choose(self, question: Any, who: str, idle: bool) -> str:
        self.asked.append((question.level, question.turn, who, idle))
        await self.may.wait()
        return str(next(iter(question.seen.legal)).code)

    async def room(self, log: Log) -> Room:
        self.inside.store.kept["t"] = log.entries
        return await self.inside.rooms.open("t")


def with_a_bot(**info: Any) -> Log:
    """A game in play of ada and a bot at seat 1; castle asks both at once."""
    log = a_table(2, **info)
    log.table.add("stand_in", NOW, seat=1, level="easy", why="vote")
    log.save()
    return log


def test_a_bot_is_asked_once_for_each_question_and_its_answer_is_played() -> None:
    async def test(inside: Inside) -> None:
        thinks = Thinks(inside)
        room = await thinks.room(with_a_bot())
        for _ in range(2):
            thinks.thinking.go_on(room)
        await asyncio.sleep(0)
        assert thinks.asked == [("easy", 0, "ada", False)]
        assert list(room.thinking) == [1]
        thinks.may.set()
        while not inside.store.waiting:
            await asyncio.sleep(0)
        inside.store.settle()
        assert (room.table.step, room.table.match and room.table.match.history.steps[0].seat) == (
            1,
            1,
        )
        assert room.thinking == {}
        thinks.thinking.go_on(room)
        await asyncio.sleep(0)
        assert thinks.asked[1:] == [("easy", 1, "ada", False)], "it has had one turn"

    run(test)


@pytest.mark.parametrize("stops", ["closing", "elsewhere", "resting"])
def test_no_bot_is_asked_when_it_is_not_time(stops: str) -> None:
    async def test(inside: Inside) -> None:
        thinks = Thinks(inside)
        room = await thinks.room(with_a_bot())
        if stops == "closing":
            inside.house.closing = True
        elif stops == "elsewhere":
            room.runs = False
        else:
            for seat in room.table.seats:
                seat.kind, seat.bot, seat.person = "bot", "easy", None
        thinks.thinking.go_on(room)
        await asyncio.sleep(0)
        assert thinks.asked == []

    run(test)


def test_a_thought_about_something_else_is_given_up() -> None:
    async def test(inside: Inside) -> None:
        thinks = Thinks(inside)
        room = await thinks.room(with_a_bot())
        thinks.thinking.go_on(room)
        await asyncio.sleep(0)
        [(_, task)] = room.thinking.values()
        thinks.thinking._drop_idle_thoughts(room)
        assert list(room.thinking) == [1], "it is still asked this"
        room.table.seats[1].stand_in = None
        thinks.thinking._drop_idle_thoughts(room)
        await asyncio.sleep(0.01)
        assert (room.thinking, task.cancelled()) == ({}, True)

    run(test)


@pytest.mark.parametrize(
    ("steps", "with_person", "ends"), [(3, False, True), (4, False, False), (3, True, False)]
)
def test_a_game_without_people_ends_after_so_many_steps(
    monkeypatch: pytest.MonkeyPatch, steps: int, with_person: bool, ends: bool
) -> None:
    monkeypatch.setattr(thinking, "MAX_BOT_STEPS", steps)

    async def test(inside: Inside) -> None:
        thinks = Thinks(inside)
        log = a_table(2)
        log.play_on(random.Random(1), 3)
        room = await thinks.room(log)
        for seat in (0, 1)[with_person:]:
            room.table.seats[seat].stand_in = "easy"
        thinks.thinking.go_on(room)
        assert [change.rows[0][3] for change in inside.store.waiting] == ["close"] * ends
        for _, task in room.thinking.values():
            task.cancel()

    run(test)


def test_that_a_bot_thinks_is_shown_once_to_those_who_watch_and_to_other_processes() -> None:
    async def test(inside: Inside) -> None:
        thinks = Thinks(inside)
        room = await thinks.room(with_a_bot())
        _, heard = client("eve", room)
        for shown in (True, True, False):
            thinks.thinking._show(room, 1, shown)
        assert [news["seats"][1]["thinking"] for news in heard.heard()] == [True, False]
        said = [line.split(" ") for line in inside.store.told]
        assert [(kind, *facts) for kind, _, *facts in said] == [
            ("thinks", "t", "1", "1"),
            ("thinks", "t", "1", "0"),
        ]
        for table, seat, said_so in (
            ("t", "1", "1"),
            ("t", "1", "1"),
            ("x", "1", "1"),
            ("t", "1", "0"),
        ):
            thinks.thinking.hear(table, seat, said_so)
        assert [news["seats"][1]["thinking"] for news in heard.heard()][2:] == [True, False]

    run(test)


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (None, None),
        ({"kind": "live", "bank": 10, "increment": 0}, 10.005),
        ({"kind": "live", "bank": 100, "increment": 0}, 60.0),
    ],
    ids=["no clock", "a moment after the time is up", "looked at again in between"],
)
def test_a_timer_is_set_for_the_moment_at_which_a_clock_runs_out(
    monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any] | None, seconds: float | None
) -> None:
    monkeypatch.setattr(thinking, "now_ms", lambda: NOW)

    async def test(inside: Inside) -> None:
        thinks = Thinks(inside)
        room = await thinks.room(a_table(2, clock=clock))
        before = room.timer = inside.house.loop.call_later(60, lambda: None)
        now = inside.house.loop.time()
        monkeypatch.setattr(inside.house.loop, "time", lambda: now)
        thinks.thinking.set_timer(room)
        assert before.cancelled()
        timer: asyncio.TimerHandle | None = room.timer
        left = [timer.when() - now] if timer is not None else []
        assert left == [pytest.approx(seconds)] * (seconds is not None)

    run(test)


def test_when_the_time_is_up_a_bot_takes_over_and_the_timer_is_set_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "now_ms", lambda: NOW + 10_000)

    async def test(inside: Inside) -> None:
        thinks = Thinks(inside)
        room = await thinks.room(a_table(2, clock={"kind": "live", "bank": 10, "increment": 0}))
        set_again: list[Room] = []
        monkeypatch.setattr(thinks.thinking, "set_timer", set_again.append)
        room.timer = cast(Any, "rung")
        thinks.thinking._time_is_up(room)
        assert room.timer is None
        inside.store.settle()
        assert set_again == [room]
        assert [seat.stand_in for seat in room.table.seats] == ["random", "random"]

    run(test)
