"""Databases that earlier versions have left behind, opened with this one."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from itsdangerous import URLSafeSerializer

from tests.server import databases
from tests.server.conftest import new_database
from tests.server.running import Running, Somebody
from trilith import games
from trilith.server import schema
from trilith.server.settings import Settings
from trilith.server.store import migrate

pytestmark = pytest.mark.databases

FOLDER = Path(databases.__file__).parent
NAMES = sorted(path.name.removesuffix(".sql.gz") for path in FOLDER.glob("*.sql.gz"))


def restored(name: str, folder: Path) -> Path:
    """The database of that version, as it left it."""
    path = folder / f"{name}.db"
    script = gzip.decompress((FOLDER / f"{name}.sql.gz").read_bytes()).decode()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    return path


def copied(path: Path, url: str) -> str:
    """The same rows on PostgreSQL, under the schema that they were written for."""
    old = sa.create_engine(f"sqlite:///{path}")
    new = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1))
    kept = sa.MetaData()
    with old.connect() as rows:
        revision = rows.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one()
    migrate(new, revision)
    kept.reflect(new)
    with old.connect() as rows, new.begin() as target:
        for table in kept.sorted_tables:
            found = [dict(row) for row in rows.execute(sa.select(table)).mappings()]
            if found and table.name != "alembic_version":
                target.execute(table.insert(), found)
    old.dispose()
    new.dispose()
    return url


class Old:
    """A database of an earlier version, and what its tables looked like there."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT summary FROM tables").fetchall()
        self.tables: list[dict[str, Any]] = [msgspec.json.decode(summary) for (summary,) in rows]


@pytest.fixture(params=NAMES, scope="module")
def name(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def opened(
    request: pytest.FixtureRequest,
    name: str,
    tmp_path_factory: pytest.TempPathFactory,
    settings: Settings,
) -> Iterator[tuple[Running, Old]]:
    """The newest server on an old database."""
    path = restored(name, tmp_path_factory.mktemp("old"))
    old = Old(name, path)
    database = str(path)
    if request.param == "postgresql":
        database = copied(path, new_database(request.getfixturevalue("postgres")))
    with Running.on(database, settings) as running:
        yield running, old


@pytest.fixture
def guest(opened: tuple[Running, Old]) -> Iterator[Somebody]:
    with Somebody(opened[0].url, "Guest of today") as somebody:
        yield somebody


@pytest.mark.parametrize("schema_of", ["0001", "0003", "0011"])
def test_there_are_games_in_all_states(tmp_path: Path, schema_of: str) -> None:
    tables = Old(schema_of, restored(schema_of, tmp_path)).tables
    found = {(table["game"], table["status"]) for table in tables}
    states = ("waiting", "playing", "over", "closed")
    assert found == {(key, state) for key in games.keys() for state in states}


def test_every_table_opens_as_it_was_left(opened: tuple[Running, Old], guest: Somebody) -> None:
    """Waiting, over and closed stay so; what is in play goes on, or is closed by new rules."""
    for before in opened[1].tables:
        now = guest.get(f"/api/tables/{before['id']}")
        went_on = before["status"] == "playing" and now["why"] == "rules"
        assert now["status"] == ("closed" if went_on else before["status"]), before
        assert now["game"] == before["game"]
        assert [s["person"] for s in now["seats"]] == [s["person"] for s in before["seats"]]


def test_a_finished_game_keeps_its_result(opened: tuple[Running, Old], guest: Somebody) -> None:
    finished = [table for table in opened[1].tables if table["status"] == "over"]
    assert finished
    for before in finished:
        result = guest.get(f"/api/tables/{before['id']}")["result"]
        assert scored(result) == scored(before["result"])
        assert guest.get(f"/api/tables/{before['id']}/log?seat=-1&limit=1000")


def scored(result: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The result without sources that gave nothing: which of these are listed may change."""
    return [{**score, "rows": [row for row in score["rows"] if row["points"]]} for score in result]


def test_an_account_of_old_logs_in_and_has_its_tables(opened: tuple[Running, Old]) -> None:
    with Somebody(opened[0].url, "Somebody else") as ada:
        ada.post("/api/login", {"name": "ada lovelace", "password": "correct horse"})
        assert len(ada.get("/api/me")["tables"]) > 5
        assert [token["name"] for token in ada.get("/api/tokens")] == ["my bot"]


def test_an_old_database_has_the_newest_schema_afterwards(opened: tuple[Running, Old]) -> None:
    engine = opened[0].server.store.engine
    assert set(schema.METADATA.tables) <= set(sa.inspect(engine).get_table_names())


def test_a_guest_of_old_keeps_its_seats_by_one_session(opened: tuple[Running, Old]) -> None:
    """Where cookies were signed: the first to come with one gets a session, and nobody after."""
    running = opened[0]
    with running.server.store.engine.connect() as connection:
        meta, p = schema.meta.c, schema.people.c
        secret = connection.execute(sa.select(meta.value).where(meta.key == "secret")).scalar()
        if secret is None:
            pytest.skip("this version had sessions")
        bea = connection.execute(sa.select(p.id).where(p.name == "Bea")).scalar_one()
        guest = connection.execute(sa.select(p.id).where(p.moved_to.is_not(None))).scalars().first()
    signer = URLSafeSerializer(secret, salt="trilith-session")
    cookie = {"cookie": f"trilith={signer.dumps([bea, 1])}"}
    first = httpx.get(f"{running.url}/api/me", headers=cookie)
    assert first.json()["person"] == {"id": bea, "name": "Bea", "guest": True}
    assert first.json()["tables"]
    session = first.headers["set-cookie"].partition(";")[0]
    again = httpx.get(f"{running.url}/api/me", headers={"cookie": session})
    assert again.json()["person"]["id"] == bea
    assert httpx.get(f"{running.url}/api/me", headers=cookie).json()["person"] is None
    moved = {"cookie": f"trilith={signer.dumps([guest, 1])}"}
    assert httpx.get(f"{running.url}/api/me", headers=moved).json()["person"] is None


def test_a_log_with_something_unknown_is_refused_in_one_line(
    opened: tuple[Running, Old], guest: Somebody
) -> None:
    """As a newer version may have left it."""
    with opened[0].server.store.engine.begin() as connection:
        row = {"table_id": "strange", "seq": 1, "at": 0, "kind": "dance", "data": b"{}"}
        connection.execute(schema.log.insert().values(row))
    answer = guest.http.get("/api/tables/strange")
    assert answer.status_code == 503
    assert answer.json()["error"]["code"] == "unreadable"
    socket = guest.connect()
    socket.say_watch("strange")
    assert socket.until("error")["code"] == "unreadable"
