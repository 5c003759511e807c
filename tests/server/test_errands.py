"""Long work has a process of its own, one person after the other; everybody else is answered."""

from __future__ import annotations

import asyncio
import json
import os
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.inside import MemoryStore
from tests.server.long_work import die, note, refuse, stumble, who_am_i
from tests.server.running import Running, Somebody, wait_for
from tests.server.tables import Log, a_table
from trilith.server import again, errands, records
from trilith.server.entries import Entry, lines_of
from trilith.server.errands import Errands
from trilith.server.table import Table
from trilith.server.wire import Refused
from trilith.server.workers import Workers

# ------------------------------------------------------------------ in a process of its own


def run(test: Callable[[Errands], Any]) -> Any:
    async def whole() -> Any:
        workers = Workers(1, 20)
        try:
            return await test(Errands(workers, MemoryStore()))  # type: ignore[arg-type]
        finally:
            await workers.close()

    return asyncio.run(whole())


def test_it_is_done_in_one_other_process() -> None:
    async def test(some: Errands) -> list[bytes]:
        return [await some.do("ada", who_am_i) for _ in range(2)]

    first, second = run(test)
    assert first == second != str(os.getpid()).encode()


def begun(folder: Path) -> list[str]:
    noted = folder / "begun"
    return noted.read_text().split() if noted.exists() else []


async def until(happened: Callable[[], object]) -> None:
    await asyncio.to_thread(wait_for, happened)


def test_one_person_after_the_other(tmp_path: Path) -> None:
    async def test(some: Errands) -> None:
        mine = [some.do("ada", note, str(tmp_path), f"ada{n}") for n in range(3)]
        waiting = [asyncio.create_task(one) for one in mine]
        await until(lambda: begun(tmp_path) == ["ada0"])
        waiting.append(asyncio.create_task(some.do("bea", note, str(tmp_path), "bea")))
        await until(lambda: some.waiting == 3)
        (tmp_path / "go").touch()
        assert await asyncio.gather(*waiting) == [b"ada0", b"ada1", b"ada2", b"bea"]

    run(test)
    assert begun(tmp_path) == ["ada0", "ada1", "bea", "ada2"]


def test_nobody_may_have_too_much_waiting_but_the_server(tmp_path: Path) -> None:
    async def test(some: Errands) -> list[Any]:
        work = [some.do("ada", note, str(tmp_path), "ada") for _ in range(20)]
        tasks = [asyncio.create_task(one) for one in work]
        await until(lambda: begun(tmp_path))
        must = asyncio.create_task(some.must("ada", note, str(tmp_path), "must"))
        other = asyncio.create_task(some.do("bea", note, str(tmp_path), "bea"))
        await asyncio.sleep(0)
        (tmp_path / "go").touch()
        assert {await must, await other} == {b"must", b"bea"}
        return await asyncio.gather(*tasks, return_exceptions=True)

    answers = run(test)
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert len(refused) == 20 - 1 - errands.MAX_WAITING_EACH
    assert {one.code for one in refused} == {"busy"}


@pytest.mark.parametrize("way", ["do", "of_table", "of_log", "of_game"])
def test_every_way_to_long_work_asks_how_much_waits(way: str) -> None:
    """Before anything is read for it; and however little of it is one's own."""

    async def test(some: Errands) -> None:
        queue = some.workers.errands.queue
        queue.used = queue.places
        for number in range(errands.MAX_WAITING):
            asyncio.create_task(queue._take(f"g{number // errands.MAX_WAITING_EACH}"))  # noqa: RUF006
        await asyncio.sleep(0)
        given = {
            "do": (who_am_i,),
            "of_table": ("t", records.export),
            "of_log": ("t", records.log_of),
            "of_game": ("castle", who_am_i),
        }[way]
        for who in ("g0", "bea"):
            with pytest.raises(Refused) as refused:
                await asyncio.wait_for(getattr(some, way)(who, *given), 1)
            assert refused.value.code == "busy"

    run(test)


def test_what_is_refused_there_is_refused_here_and_the_process_lives_on() -> None:
    async def test(some: Errands) -> None:
        first = await some.do("ada", who_am_i)
        with pytest.raises(Refused, match="not so fast") as refused:
            await some.do("ada", refuse)
        assert (refused.value.code, refused.value.more) == ("busy", {"wait": 2.5})
        with pytest.raises(Refused) as broken:
            await some.do("ada", stumble)
        assert broken.value.code == "unreadable"
        assert "secret" not in broken.value.text
        assert await some.do("ada", who_am_i) == first
        assert some.workers.replaced == 0

    run(test)


def test_a_process_that_dies_is_replaced_and_in_the_end_the_failure_is_reported() -> None:
    async def test(some: Errands) -> None:
        first = await some.do("ada", who_am_i)
        with pytest.raises(Refused) as refused:
            await some.do("ada", die)
        assert refused.value.code == "unreadable"
        assert await some.do("ada", who_am_i) != first

    run(test)


# ------------------------------------------------------------------ of a log


def a_game() -> Log:
    log = a_table(2)
    log.play_on(random.Random(1), 12)
    return log


def steps(table: Table, entries: list[Entry], more: int) -> dict[str, int]:
    return {"step": table.step, "entries": len(entries), "more": more}


def kinds(entries: list[Entry]) -> str:
    return " ".join(entry.kind for entry in entries)


def test_a_table_is_rebuilt_from_its_stored_log() -> None:
    log = a_game()
    lines = lines_of(log.entries)
    found = json.loads(again.of_table(steps, log.table.id, lines, (7,)))
    assert found == {"step": 12, "entries": len(lines), "more": 7}
    assert again.of_log(kinds, lines, ()).decode() == kinds(log.entries)


def test_a_position_is_the_same_as_in_the_servers_own_process() -> None:
    log = a_game()
    store = MemoryStore()
    store.kept[log.table.id] = log.entries

    async def test(some: Errands) -> bytes:
        some.store = store  # type: ignore[assignment]
        return await some.of_table("ada", log.table.id, records.position, 5, 0)

    here = records.position(log.table, log.entries, 5, 0)
    assert run(test) == again.sendable(here)


# ------------------------------------------------------------------ over the wire


def test_while_a_game_is_replayed_everybody_else_is_answered(
    running: Running, ada: Somebody, bea: Somebody, tmp_path: Path
) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    some, loop = running.server.hub.house.errands, running.server.hub.house.loop
    held = asyncio.run_coroutine_threadsafe(some.must("eve", note, str(tmp_path), "eve"), loop)
    wait_for(lambda: begun(tmp_path))
    answers: list[int] = []

    def ask() -> None:
        path = f"{running.url}/api/tables/{table}/replay?step=0"
        answers.append(httpx.get(path, timeout=60).status_code)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    wait_for(lambda: some.waiting == 4)
    socket = bea.connect(bea.table(me=[0, 1]))
    socket.ws.send('{"do": "ping"}')
    socket.until("pong")
    assert answers == []
    (tmp_path / "go").touch()
    for thread in threads:
        thread.join(20)
    assert answers == [200] * 4
    assert held.result(20) == b"eve"


def test_a_record_is_brought_in_without_a_step_of_it_being_played_here(
    ada: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    assert ada.connect(table).play_to_end()["status"] == "over"
    text = ada.http.get(f"/api/tables/{table}/record").text
    kinds: list[str] = []
    real = Table.add

    def add(self: Table, kind: str, *more: Any, **data: Any) -> Any:
        kinds.append(kind)
        return real(self, kind, *more, **data)

    monkeypatch.setattr(Table, "add", add)
    answer = ada.http.post("/api/records", content=text.encode())
    assert answer.status_code == 200
    assert kinds == []
    brought = answer.json()
    assert brought["status"] == "over"
    assert ada.get(f"/api/tables/{brought['id']}/log?from=1&limit=3")
    again = ada.http.get(f"/api/tables/{brought['id']}/record").text
    assert again.splitlines()[0] == text.splitlines()[0]
    damaged = text.replace("scores ", "scores 9", 1)
    assert ada.http.post("/api/records", content=damaged.encode()).status_code == 422
