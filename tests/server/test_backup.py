"""A backup holds everything, is proved whole by restoring it, and becomes a server again."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tests.server.conftest import new_database
from tests.server.in_memory import put
from tests.server.running import Running, Somebody, wait_for
from tests.server.tables import a_table
from trilith.cli import trilith
from trilith.engine.errors import BadInput
from trilith.server import backup, schema
from trilith.server.backup import Report
from trilith.server.entries import Entry, lines_of
from trilith.server.settings import Settings

pytestmark = pytest.mark.databases


@pytest.fixture(scope="module")
def played(running: Running) -> str:
    """A finished game, one in play with something said, and one that waits; the finished one."""
    with Somebody(running.url, "Ada") as ada:
        over = ada.table(me=[0, 1])
        ada.post(f"/api/tables/{over}/start")
        ada.connect(over).play_to_end()
        table = ada.table(me=[0, 1])
        ada.post(f"/api/tables/{table}/start")
        socket = ada.connect(table)
        socket.say("chat", text="hello")
        socket.until("chat")
        ada.table()
    return over


def taken(running: Running, folder: Path, day: int = 1) -> Path:
    return backup.take(running.server.settings.database, folder, datetime(2026, 1, day, tzinfo=UTC))


def test_a_backup_taken_while_people_play_is_whole(
    running: Running, played: str, tmp_path: Path
) -> None:
    path = taken(running, tmp_path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
    report = backup.check(path)
    assert report.problems == []
    assert report.tables == 3
    with closing(sqlite3.connect(path)) as connection:
        [lines] = connection.execute("SELECT count(*) FROM log").fetchone()
    assert report.entries == lines > 100


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_it_becomes_a_server_on_either_database(
    running: Running, played: str, tmp_path: Path, settings: Settings, postgres: str, target: str
) -> None:
    path = taken(running, tmp_path)
    url = str(tmp_path / "new.db") if target == "sqlite" else new_database(postgres)
    backup.restore(path, url)
    with pytest.raises(BadInput):
        backup.restore(path, url)
    with Running.on(url, settings) as again, Somebody(again.url, "Cid") as cid:
        before = result_of(running, played)
        assert cid.get(f"/api/tables/{played}")["result"] == before
        table = cid.table()
        cid.connect(table).say("chat", text="numbers go on where they were")
        wait_for(lambda: again.server.metrics.counters["chats_total"] == 1)


def result_of(running: Running, table: str) -> object:
    with Somebody(running.url, "Dan") as dan:
        return dan.get(f"/api/tables/{table}")["result"]


def test_damage_is_named_in_a_line(running: Running, played: str, tmp_path: Path) -> None:
    path = taken(running, tmp_path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM log WHERE table_id = ? AND seq = 20", (played,))
    [problem] = backup.check(path).problems
    assert problem == f"table {played}: ValueError: lines of its log are missing"
    done = CliRunner().invoke(trilith, ["restore", str(path), "--check"])
    assert done.exit_code == 1
    assert "lines of its log are missing" in done.output
    path.write_bytes(path.read_bytes()[:5000])
    done = CliRunner().invoke(trilith, ["restore", str(path), "--check"])
    assert done.exit_code != 0
    assert "Traceback" not in done.output


def test_a_backup_that_cannot_be_read_says_why(
    running: Running, played: str, tmp_path: Path
) -> None:
    path = taken(running, tmp_path)
    revision = backup.check(path).revision
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("ALTER TABLE tables RENAME COLUMN summary TO another")
    assert backup.check(path) == Report(revision, 0, 0, 0, ["no such column: summary"])


def test_a_single_letter_that_changed_is_found(
    running: Running, played: str, tmp_path: Path
) -> None:
    """Neither the pages nor the log of any game would tell."""
    path = taken(running, tmp_path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE people SET name = 'Eda' WHERE name = 'Ada'")
    assert backup.check(path).problems == ["people: not as it was when the backup was taken"]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE people SET name = 'Ada' WHERE name = 'Eda'")
    assert backup.check(path).problems == []


# ------------------------------------------------------------------ what is read of one


def logged(c: sa.Connection, entries: list[Entry]) -> None:
    """This log in the database, as that of table t."""
    rows = [
        dict(zip(("seq", "at", "kind", "data"), line, strict=True)) for line in lines_of(entries)
    ]
    put(c, schema.log, *({"table_id": "t", **row} for row in rows))


def stored(c: sa.Connection, status: str, doc: object) -> list[str]:
    """What is wrong with the table, if it was stored with this status and this summary."""
    c.execute(schema.tables.delete())
    row: dict[str, Any] = {"id": "t", "game": "castle", "status": status, "access": "open"}
    row |= {"owner": "ada", "created": 1, "updated": 1, "awake": False, "summary": json.dumps(doc)}
    put(c, schema.tables, row)
    return backup._read_all(c, "7").problems


def test_a_game_comes_out_of_its_log_with_the_end_and_the_result_that_it_had(
    c: sa.Connection,
) -> None:
    over = a_table(2)
    over.play_on(random.Random(3))
    logged(c, over.entries)
    result = over.table.scores()
    assert result is not None
    assert stored(c, "over", {"result": result}) == []
    assert backup._read_all(c, "7") == Report("7", 0, 1, len(over.entries), [])
    another = [{**result[0], "total": result[0]["total"] + 1}, *result[1:]]
    for doc in ({"result": another}, {"result": None}, {}):
        assert stored(c, "over", doc) == ["table t: ValueError: has another result than it had"]
    assert stored(c, "playing", {"result": None}) == [], "it ended when the summary was on its way"
    c.execute(schema.log.delete().where(schema.log.c.seq == len(over.entries)))
    assert stored(c, "over", {"result": result}) == [
        "table t: ValueError: was over, and is playing"
    ]


@pytest.mark.parametrize("missing", [1, 3])
def test_a_line_that_is_missing_is_noticed_wherever_it_was(c: sa.Connection, missing: int) -> None:
    logged(c, a_table(2).entries)
    assert stored(c, "playing", {}) == []
    c.execute(schema.log.delete().where(schema.log.c.seq == missing))
    assert stored(c, "playing", {}) == ["table t: ValueError: lines of its log are missing"]


def test_a_long_error_is_cut_short_and_the_next_table_is_read(c: sa.Connection) -> None:
    logged(c, [Entry(1, 1, "x" * 500, {})])
    [problem] = stored(c, "playing", {})
    assert len(problem) == 200
    for person in ("ada", "bea"):
        put(c, schema.people, {"id": person, "name": "", "created": 1, "session": 0})
    found = backup._read_all(c, "7")
    assert (found.people, found.tables, found.entries) == (2, 1, 0)
    c.execute(sa.text("DROP TABLE people"))
    assert backup._read_all(c, "7").people == 0, "so old that it had none"


def test_rows_that_belong_to_nobody_are_named_and_no_more_than_ten(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE a (id INTEGER PRIMARY KEY)")
        connection.execute("CREATE TABLE b (id INTEGER PRIMARY KEY, a REFERENCES a (id))")
        connection.executemany("INSERT INTO b VALUES (?, 1)", [(row,) for row in range(1, 13)])
    assert backup._damage(path) == [f"b: row {row} belongs to nobody" for row in range(1, 11)]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO a VALUES (1)")
    assert backup._damage(path) == []


def test_tables_that_came_or_changed_are_named_if_the_backup_has_checksums(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE a (id INTEGER PRIMARY KEY)")
    assert backup._changed(path) == []
    backup._add_sums(path)
    assert backup._changed(path) == []
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE b (id INTEGER PRIMARY KEY)")
        connection.execute("INSERT INTO a VALUES (1)")
    assert backup._changed(path) == [
        f"{name}: not as it was when the backup was taken" for name in ("a", "b")
    ]


@pytest.mark.parametrize(
    ("url", "is_one"),
    [("postgresql://x/y", True), ("postgres://x/y", True), ("sqlite:///t.db", False), ("t", False)],
)
def test_a_postgresql_is_known_by_its_address(url: str, is_one: bool) -> None:
    assert backup.is_postgres(url) is is_one
    assert backup.engine_of(url).dialect.name == ("postgresql" if is_one else "sqlite")


def test_rows_are_copied_in_portions(c: sa.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PORTION", 2)
    put(c, schema.meta, *({"key": key, "value": "x"} for key in "abcde"))
    portions = [[row["key"] for row in rows] for rows in backup._portions(c, schema.meta)]
    assert portions == [["a", "b"], ["c", "d"], ["e"]]


# ------------------------------------------------------------------ what is refused


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a database, but long enough to be looked at " * 10)
    for path in (text, tmp_path / "missing.backup"):
        with pytest.raises(BadInput):
            backup.check(path)
    with pytest.raises(BadInput):
        backup.take(str(tmp_path / "missing.db"), tmp_path)
    assert list(tmp_path.glob("trilith-*")) == []


def test_a_database_that_is_damaged_or_not_there_is_named_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    missing = "expected a database, found no file"
    with pytest.raises(BadInput, match=missing), backup.writing(str(path)):
        pass
    path.write_text("not a database, but long enough to be looked at " * 10)
    damaged = r"--database-url: file is not a database$"
    with pytest.raises(BadInput, match=damaged), backup.writing(str(path)) as connection:
        connection.execute(sa.text("SELECT 1 FROM tables"))


def test_only_the_newest_are_kept(running: Running, played: str, tmp_path: Path) -> None:
    paths = [taken(running, tmp_path, day) for day in (1, 2, 3)]
    assert backup.prune(tmp_path, 2) == paths[:1]
    assert sorted(tmp_path.iterdir()) == paths[1:]


def test_the_server_takes_one_by_itself_and_not_a_second_before_its_time(
    tmp_path: Path, settings: Settings
) -> None:
    database, folder = str(tmp_path / "t.db"), tmp_path / "backups"
    own = msgspec.structs.replace(settings, backup_to=str(folder))
    with Running.on(database, own) as running:
        wait_for(lambda: "backup_seconds_ago -1" not in running.server.metrics.text())
    with Running.on(database, own) as running, Somebody(running.url, "Ada") as ada:
        ada.table()
    assert len(list(folder.glob("*.backup"))) == 1
