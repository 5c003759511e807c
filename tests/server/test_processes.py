"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec
import pytest

from tests.server.conftest import new_database
from tests.server.running import Running, Somebody, wait_for
from tests.server.spawned import Spawned
from trilith.server.settings import Settings


@pytest.fixture(scope="module")
def pair(postgres: str, settings: Settings) -> Iterator[tuple[Running, Running]]:
    """Two servers that share a database."""
    database = new_database(postgres)
    with Running.on(database, settings) as one, Running.on(database, settings) as two:
        yield one, two


def test_players_of_one_table_may_be_at_different_processes(pair: tuple[Running, Running]) -> None:
    here, there = pair
    with Somebody(here.url, "Ada") as ada, Somebody(there.url, "Bea") as bea:
        table = ada.table()
        bea.post(f"/api/tables/{table}/sit", {})
        ada.post(f"/api/tables/{table}/start")
        one, two = ada.connect(table), bea.connect(table)
        while not one.until("seats")["seats"][1]["online"]:
            pass
        for _ in range(40):
            mover, other = (one, two) if one.now["decision"] else (two, one)
            if not mover.now["decision"]:
                break
            ack = mover.play()
            while other.now["seq"] < mover.now["seq"]:
                other.next()
            assert other.now["step"] == mover.now["step"]
            assert ack["is"] in ("ack", "state")
        one.say("chat", text="hello over there")
        assert two.until("chat")["lines"][0]["text"] == "hello over there"


def test_both_may_write_at_the_same_moment(pair: tuple[Running, Running]) -> None:
    here, there = pair
    with Somebody(here.url, "Ada") as ada, Somebody(there.url, "Bea") as bea:
        for _ in range(10):
            table = ada.table()
            bea.post(f"/api/tables/{table}/sit", {})
            ada.post(f"/api/tables/{table}/start")
            one, two = ada.connect(table), bea.connect(table)
            sockets = (one, two)
            for socket in sockets:
                while not socket.now["decision"]:
                    socket.next()
            for socket in sockets:  # all choose in secret, at once
                action = socket.now["decision"]["options"][0]["action"]
                socket.say("play", seq=socket.now["seq"], action=action, key="k")
            acks = [socket.until("ack", key="k")["seq"] for socket in sockets]
            assert len(set(acks)) == 2
            for socket in sockets:
                while socket.now["seq"] < max(acks):
                    socket.next()
                assert socket.now["step"] == 2


def test_a_bot_is_run_by_one_process_only(pair: tuple[Running, Running]) -> None:
    here, there = pair
    with Somebody(here.url, "Ada") as ada, Somebody(there.url, "Bea") as bea:
        table = ada.table(seats=3, bots=[None, "random", "random"])
        ada.post(f"/api/tables/{table}/start")
        player, spectator = ada.connect(table), bea.connect(table)
        assert player.play_to_end()["status"] == "over"
        while spectator.now["status"] != "over":
            spectator.next()
        assert spectator.now["scores"] == player.now["scores"]
        runs = [server.server.hub.rooms[table].runs for server in pair]
        assert sorted(runs) == [False, True]


def test_bots_among_themselves_play_while_somebody_watches_at_any_process(
    pair: tuple[Running, Running],
) -> None:
    here, there = pair
    with Somebody(here.url, "Ada") as ada, Somebody(there.url, "Bea") as bea:
        table = ada.table(bots=["random", "random"], me=[])
        ada.post(f"/api/tables/{table}/start")
        room = here.server.hub.rooms[table]
        wait_for(lambda: room.runs)
        spectator = bea.connect(table)
        while spectator.now["step"] < 4:
            spectator.next()
        assert room.runs
        assert not room.conns()
        spectator.close()
        wait_for(lambda: not room.is_watched() and not room.thinking)
        assert room.rests()


def test_a_game_goes_on_when_one_process_is_killed(postgres: str, settings: Settings) -> None:
    quick = msgspec.structs.replace(settings, database=new_database(postgres))
    with (
        Spawned(quick) as doomed,
        Spawned(quick) as other,
        Somebody(doomed.url, "Ada") as ada,
        Somebody(other.url, "Bea") as bea,
    ):
        table = ada.table(seats=3, bots=[None, None, "random"])
        bea.post(f"/api/tables/{table}/sit", {})
        ada.post(f"/api/tables/{table}/start")
        one, two = ada.connect(table), bea.connect(table)
        acknowledged = one.play()["seq"]
        doomed.kill()
        # Ada comes back at the other process, with the cookie that she has.
        ada.http.base_url = other.url
        again = ada.connect(table, url=other.url)
        assert again.now["seq"] >= acknowledged
        assert again.now["view"]["seats"][0]["face_down_count"] == 1
        two.play()  # then the bot has to move: the survivor lets it think
        end = time.monotonic() + 20
        while again.now["step"] < 4:
            assert time.monotonic() < end
            if again.now["decision"] and again.now["seq"] >= two.now["seq"]:
                again.play()
            elif two.now["decision"] and two.now["seq"] >= again.now["seq"]:
                two.play()
            else:
                again.drain(0.2)
                two.drain(0.05)
