"""The files of a database: for the owner's eyes alone, and held by one server."""

from __future__ import annotations

from pathlib import Path

import pytest

from trilith.engine.errors import BadInput
from trilith.server.files import keep_private, lock_file


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_new_file_is_nobody_elses(tmp_path: Path) -> None:
    path = tmp_path / "trilith.db"
    keep_private(str(path))
    assert rights(path) == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["trilith.db"]


def test_what_others_could_read_they_can_no_longer_and_nothing_is_lost(tmp_path: Path) -> None:
    for name in ("trilith.db", "trilith.db-wal", "trilith.db-shm"):
        (tmp_path / name).write_text(name)
        (tmp_path / name).chmod(0o644)
    keep_private(str(tmp_path / "trilith.db"))
    for path in tmp_path.iterdir():
        assert rights(path) == 0o600
        assert path.read_text() == path.name


def test_one_server_holds_a_file_until_it_lets_go(tmp_path: Path) -> None:
    path = str(tmp_path / "held.db")
    with lock_file(path), pytest.raises(BadInput, match=r"held\.db: another server uses this file"):
        lock_file(path)
    lock_file(path).close()
    assert rights(tmp_path / "held.db.lock") == 0o600
