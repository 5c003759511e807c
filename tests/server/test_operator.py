"""The operator's page: what the server holds, and who may look."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.server.accounts import Account
from tests.server.in_memory import put
from tests.server.running import Running
from trilith.server import operator, roles, schema
from trilith.server.operator import DAY, page_of
from trilith.server.server import Server
from trilith.server.settings import Settings

NOW = 1_790_000_000_000


def server(**settings: Any) -> Server:
    made = Server(Settings(**settings))
    made.store = cast(Any, SimpleNamespace(failing="", name="SQLite"))
    house = SimpleNamespace(words=["a", "b", "c"])
    made.hub = cast(Any, SimpleNamespace(rooms={"t1": 1, "t2": 2}, house=house))
    made.post = cast(Any, SimpleNamespace(offers=lambda: {"mail": True}))
    made.backups = cast(Any, SimpleNamespace(last=5, failing=True))
    for name in ("letters_sent_total", "letters_failed_total"):
        made.metrics.counters[name] = 0
    return made


def person(c: sa.Connection, name: str, login: str | None = None, **more: Any) -> None:
    row = {"id": name, "name": name, "login": login, "created": 1, "session": 0}
    put(c, schema.people, row | more)


def test_people_are_counted_once_each_and_guests_who_became_accounts_not_again(
    c: sa.Connection,
) -> None:
    person(c, "ada", "ada")
    person(c, "gus")
    person(c, "old", moved_to="ada")
    for number, (name, used) in enumerate(
        [("ada", NOW), ("ada", NOW - 5), ("gus", NOW - DAY), ("old", NOW - DAY + 1)]
    ):
        row = {"id": f"s{number}", "person": name, "hash": "", "device": "", "created": 1}
        put(c, schema.sessions, row | {"used": used})
    holds = page_of(server(), c, NOW).holds
    assert (holds.accounts, holds.guests, holds.today) == (1, 1, 2)


def test_tables_are_counted_by_their_state(c: sa.Connection) -> None:
    for number, status in enumerate(("over", "playing", "over")):
        row = {"id": f"t{number}", "game": "castle", "status": status, "access": "open"}
        more = {"owner": "ada", "created": 1, "updated": 1, "awake": False, "summary": ""}
        put(c, schema.tables, row | more)
    page = page_of(server(), c, NOW)
    assert page.holds.tables == {"over": 2, "playing": 1}
    assert page.load.tables == 2
    assert page.now == NOW


def test_the_figures_say_what_waits_and_what_was_refused(c: sa.Connection) -> None:
    one = server()
    one.metrics.gauges |= {"passwords_waiting": lambda: 3, "tables": lambda: 9}
    for name, count in (("limited_total", 4), ("cut_off_total", 5), ("turned_away_total", 6)):
        one.metrics.count(name, count)
    one.metrics.count("timed_out_total", 7)
    one.metrics.count_of("limited_by_kind_total", "guess", 4)
    one.metrics.change_seconds.add(0.002)
    page = page_of(one, c, NOW)
    assert page.load.waiting == {"passwords_waiting": 3.0}
    assert (page.load.half, page.load.most) == (0.0025, 0.0025)
    abuse = page.abuse
    assert (abuse.refused, abuse.cut_off, abuse.turned_away, abuse.timed_out) == (4, 5, 6, 7)
    assert abuse.by_kind == {"guess": 4.0}
    assert (abuse.reports, abuse.moderators, abuse.words) == (0, False, 3)
    assert page.metrics["tables"] == 9.0
    assert page.metrics["limited_total"] == 4.0


def test_a_failing_store_is_reported_first(c: sa.Connection) -> None:
    one = server()
    assert page_of(one, c, NOW).health.ok
    one.store.failing = "disk full"
    health = page_of(one, c, NOW).health
    assert (health.ok, health.problem, health.database) == (False, "disk full", "SQLite")
    assert page_of(one, c, NOW).storage.failing == "disk full"


def test_letters_that_wait_and_ways_that_are_paused(c: sa.Connection) -> None:
    notice = {"person": "ada", "table_id": "t", "kind": "turn", "made": 1, "due": 1, "until": 0}
    for mark, folded in ((1, False), (2, False), (3, True)):
        put(c, schema.outbox, notice | {"mark": mark, "who": "", "folded": folded})
    letter = {"person": "ada", "way": "w", "lines": "[]", "due": 0, "tries": 0, "claimed": 0}
    put(c, schema.letters, letter)
    for number, paused in enumerate(("", "no answer", "")):
        way = {"id": f"w{number}", "person": "ada", "kind": "mail", "target": "", "keys": "{}"}
        more = {"name": "", "created": 1, "confirmed": 1, "failures": 0, "used": 0}
        put(c, schema.ways, way | more | {"paused": paused})
    one = server()
    one.metrics.counters |= {"letters_sent_total": 8, "letters_failed_total": 9}
    outbox = page_of(one, c, NOW).outbox
    assert (outbox.notices, outbox.letters, outbox.paused) == (2, 1, 1)
    assert (outbox.sent, outbox.failed, outbox.offers) == (8, 9, {"mail": True})


def test_deliveries_are_counted_for_a_day(c: sa.Connection) -> None:
    sent: dict[str, Any] = {"person": "ada", "way": "mail", "target": "", "kinds": "turn"}
    sent |= {"outcome": "sent", "why": "", "tries": 1, "next": 0}
    for at in (NOW, NOW - DAY, NOW - DAY - 1):
        put(c, schema.deliveries, sent | {"at": at})
    [line] = page_of(server(), c, NOW).outbox.attempts
    assert (line.way, line.outcome, line.count) == ("mail", "sent", 2)


def test_the_database_is_as_large_as_its_files(c: sa.Connection, tmp_path: Path) -> None:
    path = tmp_path / "trilith.db"
    path.write_bytes(b"x" * 100)
    (tmp_path / "trilith.db-wal").write_bytes(b"x" * 11)
    (tmp_path / "trilith.db-shm").write_bytes(b"x" * 500)
    for database in (str(path), f"sqlite:///{path}"):
        assert page_of(server(database=database), c, NOW).storage.bytes == 111


def test_backups_are_counted_where_some_are_taken(c: sa.Connection, tmp_path: Path) -> None:
    assert page_of(server(), c, NOW).backups == operator.BackupState(False, 0, False, 0)
    from trilith.server import backup

    for number in range(2):
        (tmp_path / backup.PATTERN.replace("*", str(number))).write_text("")
    (tmp_path / "notes.txt").write_text("")
    found = page_of(server(backup_to=str(tmp_path)), c, NOW).backups
    assert found == operator.BackupState(True, 5, True, 2)


@pytest.mark.parametrize("role", ["", "moderator"])
def test_it_is_for_the_operator_alone(shared: Running, role: roles.Role) -> None:
    one = Account(shared.url, "Olga")
    with shared.server.store.engine.begin() as c:
        roles.give(c, one.id, role)
    assert one.refused("GET", "/api/operator") == "not_yours"
    with shared.server.store.engine.begin() as c:
        roles.give(c, one.id, "operator")
    assert one.get("/api/operator")["health"]["ok"]
    one.leave()
