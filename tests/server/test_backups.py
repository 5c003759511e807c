"""Backups that the server takes by itself: when one is due, and what an alarm is."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct
from trilith.server import backup, backups
from trilith.server.backup import Report
from trilith.server.backups import Backups
from trilith.server.house import House
from trilith.server.metrics import Metrics
from trilith.server.settings import Settings


class Broken:
    async def write(self, _: object) -> None:
        raise OSError("the database is away")


def of(store: object, folder: Path, **more: Any) -> tuple[Backups, Metrics]:
    metrics = Metrics()
    house = SimpleNamespace(store=store, metrics=metrics)
    settings = Settings(database="x.db", backup_to=str(folder), **more)
    return Backups(cast(House, house), settings), metrics


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What was taken, checked and let go; `problems` of the check can be put in first."""
    done: list[Any] = []

    def take(database: str, folder: Path) -> Path:
        done.append(("take", database, folder))
        return folder / "b1"

    def check(path: Path) -> Report:
        done.append(("check", path))
        return reports.pop() if reports else fine()

    monkeypatch.setattr(backup, "take", take)
    monkeypatch.setattr(backup, "check", check)
    monkeypatch.setattr(backup, "prune", lambda folder, keep: done.append(("prune", folder, keep)))
    reports.clear()
    return done


reports: list[Report] = []


def fine(*problems: str) -> Report:
    return Report("0011", 1, 1, 1, list(problems))


def test_one_is_due_at_first_and_then_as_often_as_the_operator_says(
    c: sa.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taker, _ = of(Direct(c), tmp_path, backup_every=2.0)
    other, _ = of(Direct(c), tmp_path, backup_every=2.0)
    now = [1_790_000_000_000]
    monkeypatch.setattr(backups, "now_ms", lambda: now[0])
    assert asyncio.run(taker.is_due())
    assert not asyncio.run(other.is_due())
    now[0] += 2 * 3_600_000 - 1
    assert not asyncio.run(taker.is_due())
    now[0] += 1
    assert asyncio.run(other.is_due())


def test_a_look_takes_one_if_it_is_due(c: sa.Connection, done: list[Any], tmp_path: Path) -> None:
    looks: list[tuple[Any, ...]] = []
    taker, _ = of(Direct(c), tmp_path)
    cast(Any, taker.house).regularly = lambda *of: looks.append(of)
    taker.start()
    [(look, pause, failing)] = looks
    assert (pause, failing) == (backups.LOOK, "cannot look for a backup")
    for _ in range(2):
        asyncio.run(look())
        assert [what for what, *_ in done] == ["take", "check", "prune"]


def test_a_database_that_is_away_takes_no_backup(done: list[Any], tmp_path: Path) -> None:
    """The house logs it, and looks again."""
    taker, _ = of(Broken(), tmp_path)
    with pytest.raises(OSError, match="the database is away"):
        asyncio.run(taker._take_if_due())
    assert done == []


def test_each_is_checked_and_the_oldest_go(done: list[Any], tmp_path: Path) -> None:
    taker, metrics = of(None, tmp_path, backup_keep=3)
    assert metrics.gauges["backup_seconds_ago"]() == -1.0
    asyncio.run(taker.take())
    assert done == [
        ("take", "x.db", tmp_path),
        ("check", tmp_path / "b1"),
        ("prune", tmp_path, 3),
    ]
    assert metrics.gauges["backup_failing"]() == 0
    assert 0 <= metrics.gauges["backup_seconds_ago"]() < 60
    taker.last -= 90_000
    assert 90 <= metrics.gauges["backup_seconds_ago"]() < 150


def test_a_damaged_one_is_an_alarm_and_takes_no_good_ones_place(
    done: list[Any], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    taker, metrics = of(None, tmp_path)
    reports.append(fine("a table lacks lines"))
    asyncio.run(taker.take())
    assert [step[0] for step in done] == ["take", "check"]
    assert metrics.gauges["backup_failing"]() == 1
    assert metrics.gauges["backup_seconds_ago"]() == -1.0
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    asyncio.run(taker.take())
    assert metrics.gauges["backup_failing"]() == 0


def test_what_cannot_be_taken_is_an_alarm_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> Path:
        raise OSError("the disk is full")

    monkeypatch.setattr(backup, "take", full)
    taker, metrics = of(None, tmp_path)
    asyncio.run(taker.take())
    assert metrics.gauges["backup_failing"]() == 1
    assert "a backup failed" in caplog.text
