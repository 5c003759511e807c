"""Two processes, one queue: nobody is paired twice, whoever looks first."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import sqlalchemy as sa

from tests.server.conftest import new_database
from tests.server.running import Running, Somebody, wait_for
from trilith.server import schema
from trilith.server.codes import new_id
from trilith.server.finding import seeks
from trilith.server.finding.seeks import Pair, Seeker
from trilith.server.settings import Settings
from trilith.server.store import migrate

NOW = 1_790_000_000_000
WANTED = {"game": "castle", "pace": "live", "rated": False, "width": 0}


def at_once(work: Iterable[Callable[[], object]]) -> None:
    """Each in a thread of its own, begun at the same moment."""
    todo = list(work)
    gate = threading.Barrier(len(todo))

    def begin(one: Callable[[], object]) -> None:
        gate.wait()
        one()

    threads = [threading.Thread(target=begin, args=(one,)) for one in todo]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_players_who_look_for_a_game_at_two_processes_are_each_seated_once(
    postgres: str, settings: Settings
) -> None:
    database = new_database(postgres)
    with Running.on(database, settings) as one, Running.on(database, settings) as two:
        people = [Somebody((one, two)[n % 2].url, f"Seeker {n}") for n in range(8)]
        at_once(partial(who.post, "/api/seek", WANTED) for who in people)

        def tables() -> list[str]:
            return [who.get("/api/seek")["seek"]["table"] for who in people]

        wait_for(lambda: all(tables()))
        assert sorted(Counter(tables()).values()) == [2, 2, 2, 2]
        seats = schema.seats.c
        with one.server.store.engine.connect() as c:
            seated = list(c.execute(sa.select(seats.table_id, seats.person)))
        assert sorted(person for _, person in seated) == sorted(who.id for who in people)
        found = dict(zip((who.id for who in people), tables(), strict=True))
        assert {person: table for table, person in seated} == found
        for who in people:
            who.__exit__()


def test_many_who_pair_and_ask_again_at_once_claim_nobody_twice(postgres: str) -> None:
    url = new_database(postgres).replace("postgresql://", "postgresql+psycopg://")
    engine = sa.create_engine(url, pool_size=8)
    migrate(engine)
    people = [f"p{n:02}" for n in range(20)]
    with engine.begin() as c:
        for person in people:
            row: dict[str, Any] = {"id": person, "name": person, "created": 0, "session": 0}
            c.execute(schema.people.insert().values(row))
            seeks.join(c, seeker(person))
    claimed: list[Pair] = []

    def pair() -> None:
        with engine.begin() as c:
            claimed.extend(pair for _, pair in seeks.claim(c, NOW, new_id))

    def ask_again() -> None:
        for person in people:
            with engine.begin() as c:
                seeks.join(c, seeker(person))

    at_once([pair, pair, ask_again, pair, pair, ask_again])
    pair()
    assert sorted(one.person for both in claimed for one in both) == people
    engine.dispose()


def seeker(person: str) -> Seeker:
    return Seeker(person, "castle", "live", False, 1500, 0, NOW, NOW, "", 0)
