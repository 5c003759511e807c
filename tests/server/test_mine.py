"""My turn: what waits for somebody, the most urgent first."""

from __future__ import annotations

import pytest

from tests.server.running import Running, Socket, Somebody
from tests.server.tables import NAMES, NOW, a_table
from trilith.server import mine
from trilith.server.clocks import HOUR

pytestmark = pytest.mark.databases


def ids(rows: list[dict[str, str]]) -> list[str]:
    return [row["table"] for row in rows]


def answer_all(socket: Socket) -> None:
    """Answer until somebody else is asked."""
    while socket.now["decision"]:
        socket.play()


def test_a_player_who_has_been_away_for_the_grace_may_be_replaced() -> None:
    log = a_table(2, grace=60)
    for person, until in (("ada", NOW), ("bea", NOW + 1)):
        log.table.seats.be_online(person, True)
        log.table.seats.be_online(person, False, until)
    assert [mine.is_away(log.table, seat, NOW) for seat in (0, 1)] == [True, False]


def test_tables_that_wait_come_by_deadline_and_say_what_is_asked(
    ada: Somebody, bea: Somebody
) -> None:
    tables = []
    for clock in (None, {"kind": "turn", "hours": 72}, {"kind": "turn", "hours": 24}):
        table = ada.table(clock=clock)
        bea.post(f"/api/tables/{table}/sit", {})
        ada.post(f"/api/tables/{table}/start")
        tables.append(table)
    queue = ada.get("/api/me/queue")
    assert ids(queue["mine"]) == tables[::-1]
    assert queue["theirs"] == []
    first, second, last = queue["mine"]
    assert first["question"]["key"].startswith("castle-ask-")
    assert first["names"] == ["Ada", "Bea"]
    assert 23 * HOUR < first["until"] - queue["now"] <= 24 * HOUR < second["until"] - queue["now"]
    assert last["until"] == 0
    answer_all(ada.connect(tables[2]))
    queue = ada.get("/api/me/queue")
    assert ids(queue["mine"]) == [tables[1], tables[0]]
    [other] = queue["theirs"]
    assert (other["table"], other["to_act"]) == (tables[2], [1])


def test_it_is_right_for_tables_that_are_not_in_memory(
    running: Running, ada: Somebody, bea: Somebody
) -> None:
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {})
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    answer_all(socket)
    socket.close()
    hub = running.server.hub
    hub.house.loop.call_soon_threadsafe(lambda: hub.rooms.drop(hub.rooms[table]))
    assert table in ids(ada.get("/api/me/queue")["theirs"])
    assert table in ids(bea.get("/api/me/queue")["mine"])


def test_each_player_sees_their_own_question_and_nobody_elses() -> None:
    log = a_table(3)
    log.play(0, "choose trader")
    queues = [mine.queue_of([log.table], name) for name in NAMES[:3]]
    assert [len(queue.mine) for queue in queues] == [0, 1, 1]
    assert "trader" not in repr(queues[1]) + repr(queues[2])
