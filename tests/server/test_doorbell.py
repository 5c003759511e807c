"""A ring at somebody's open pages: who is rung, at which process, and what for."""

from __future__ import annotations

from tests.server.conftest import new_database
from tests.server.inside import Inside, client, run
from tests.server.running import Running, Somebody
from tests.server.tables import NOW
from trilith.server import seating
from trilith.server.entries import Info
from trilith.server.settings import Settings
from trilith.server.table import Table
from trilith.server.telling import Outgoing

RING = {"is": "mine"}
WANTED = {"game": "castle", "pace": "live", "rated": False, "width": 0}


def test_a_change_of_turns_rings_where_the_table_is_not_before_ones_eyes() -> None:
    async def test(inside: Inside) -> None:
        room = inside.rooms.new(Info("castle", 2, "ada"), NOW)
        at_table, follows = client("ada", room, 0)
        elsewhere, rung = client("ada")
        stranger, not_rung = client("eve")
        for conn in (at_table, elsewhere, stranger):
            inside.house.opened(conn)

        def begin(table: Table) -> list[Outgoing]:
            for seat, person in enumerate(("ada", "bea")):
                seating.sit(table, person, person.title(), seat, NOW)
            return seating.start(table, "ada", "00" * 16, NOW)

        inside.pump.submit(room, begin)
        assert rung.heard() == []  # not before it is durable
        inside.store.settle()
        assert rung.heard() == [RING]
        assert RING not in follows.heard()
        assert not_rung.heard() == []
        inside.house.closed(elsewhere)
        inside.house.doorbell.ring(["ada"])
        assert rung.heard() == [RING]

    run(test)


def test_nobody_is_rung_who_has_gone_and_others_hear_of_it_at_every_process() -> None:
    async def test(inside: Inside) -> None:
        conn, _ = client("ada")
        inside.house.opened(conn)
        assert inside.house.doorbell.is_here("ada")
        inside.house.closed(conn)
        assert not inside.house.doorbell.is_here("ada")
        inside.house.doorbell.ring_everywhere("ada", "bea")
        assert inside.store.told == [f"ring {inside.house.origin} ada bea"]

    run(test)


def test_turns_and_games_that_were_found_ring_at_the_other_process(
    postgres: str, settings: Settings
) -> None:
    database = new_database(postgres)
    with (
        Running.on(database, settings) as one,
        Running.on(database, settings) as two,
        Somebody(one.url, "Ada") as ada,
        Somebody(two.url, "Bea") as bea,
    ):
        page = ada.connect()
        ada.post("/api/seek", WANTED)
        bea.post("/api/seek", WANTED)
        page.until("mine", patience=2.5)  # sooner than the queue is looked at by itself
        table = ada.get("/api/seek")["seek"]["table"]
        assert table
        at_table = bea.connect(table)
        page.drain()
        while at_table.now["decision"]:  # both choose at once, until only Ada is asked
            at_table.play()
        page.until("mine")
