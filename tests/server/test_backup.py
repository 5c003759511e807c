"""A backup holds everything, is proved whole by restoring it, and becomes a server again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tests.server.conftest import new_database
from tests.server.running import Running, Somebody, wait_for
from trilith.cli import trilith
from trilith.engine.errors import BadInput
from trilith.server import backup
from trilith.server.backup import Report
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
