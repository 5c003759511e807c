"""A store that several processes share: who writes, who runs a table, and who hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import psycopg
import pytest

from tests.server.conftest import new_database
from tests.server.running import wait_for
from tests.server.test_store import save
from trilith.server.postgres import PostgresStore
from trilith.server.store import Conflict


@pytest.fixture
def stores(postgres: str, loop: asyncio.AbstractEventLoop) -> Iterator[list[PostgresStore]]:
    """Two processes' stores on one database."""
    url = new_database(postgres)
    with ExitStack() as stack:
        made = [PostgresStore(url, loop) for _ in range(2)]
        for store in made:
            store.start()
            stack.callback(store.close)
        yield made


def cut(url: str) -> None:
    """End every other connection to this database, as a restart of PostgreSQL would."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_of_two_who_write_the_same_line_one_is_refused(
    stores: list[PostgresStore], loop: asyncio.AbstractEventLoop
) -> None:
    one, two = stores
    assert loop.run_until_complete(save(one, "t", 1)) is None
    assert isinstance(loop.run_until_complete(save(two, "t", 1)), Conflict)
    assert isinstance(loop.run_until_complete(save(two, "t", 3)), Conflict)
    assert loop.run_until_complete(save(two, "t", 2)) is None
    assert [entry.seq for entry in loop.run_until_complete(one.entries("t"))] == [1, 2]


def test_a_connection_that_died_while_idle_is_no_reason_to_fail(
    stores: list[PostgresStore], loop: asyncio.AbstractEventLoop
) -> None:
    one, _ = stores
    assert loop.run_until_complete(save(one, "t", 1)) is None
    cut(one.url)
    assert loop.run_until_complete(save(one, "t", 2)) is None
    assert one.failing == ""


def test_one_process_runs_a_table_until_it_stops_or_dies(stores: list[PostgresStore]) -> None:
    one, two = stores
    assert one.try_run("t")
    assert one.try_run("t")
    assert not two.try_run("t")
    assert two.try_run("u")
    assert one.still_runs()
    one.stop_running("u")  # not ours
    assert not one.try_run("u")
    one.stop_running("t")
    assert two.try_run("t")
    cut(one.url)
    assert not two.still_runs()
    assert two.still_runs()  # it runs nothing, and knows so
    wait_for(lambda: one.try_run("t"))  # by a connection of its own again


def test_every_process_hears_what_was_written_and_said(
    stores: list[PostgresStore], loop: asyncio.AbstractEventLoop
) -> None:
    one, two = stores
    heard: list[str] = []
    begun: list[bool] = []
    two.listen(heard.append, lambda: begun.append(True))

    def has_happened(what: list[Any], count: int) -> bool:
        loop.run_until_complete(asyncio.sleep(0.01))
        return len(what) == count

    wait_for(lambda: has_happened(begun, 1))  # what came before is looked up instead
    one.origin = "one"
    assert loop.run_until_complete(save(one, "t", 1, 2)) is None
    one.notify("hello")
    wait_for(lambda: has_happened(heard, 2))
    assert {line.rstrip(":") for line in heard} == {"log one t:2", "hello"}
