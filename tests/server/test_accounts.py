"""Accounts: the name they are found by, and what a guest brings along."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct, database, put
from tests.server.tables import NOW
from trilith.server import schema
from trilith.server.accounts import RENAME, Accounts, login_of, moved_days
from trilith.server.shapes import Person
from trilith.server.wire import Refused
from trilith.server.wordlist import WordList


def test_an_account_is_found_however_its_name_is_written() -> None:
    assert login_of("Ada Lovelace") == login_of(" ada LOVELACE ") == "ada lovelace"
    assert login_of("") == ""


def test_what_a_guest_has_read_moves_along_and_what_the_account_has_stays() -> None:
    with database() as c:
        put(
            c,
            schema.reads,
            {"person": "guest", "table_id": "t1", "line": 5},
            {"person": "guest", "table_id": "t2", "line": 7},
            {"person": "ada", "table_id": "t1", "line": 9},
            {"person": "bea", "table_id": "t2", "line": 1},
        )
        put(c, schema.vacations, {"person": "guest", "first": "1", "last": "2", "zone": "UTC"})
        moved_days(c, "guest", "ada")
        rows = c.execute(sa.select(schema.reads).order_by(*schema.reads.c)).all()
        assert [tuple(row) for row in rows] == [
            ("ada", "t1", 9),
            ("ada", "t2", 7),
            ("bea", "t2", 1),
        ]
        assert c.execute(sa.select(schema.vacations.c.person)).scalars().all() == ["ada"]


def test_a_name_can_be_changed_again_when_it_was_said_that_it_can(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(c, schema.people, {"id": "ada", "name": "Ada", "created": 1, "session": 0})
    accounts = Accounts(cast(Any, Direct(c)), cast(Any, None), 0.0, WordList(""))

    def renamed(known: str, name: str, now: int) -> str:
        monkeypatch.setattr("trilith.server.accounts.now_ms", lambda: now)
        return asyncio.run(accounts.rename(Person("ada", known, False), name)).name

    assert renamed("Ada", "Ada L.", NOW) == "Ada L."
    with pytest.raises(Refused) as refused:
        renamed("Ada L.", "Countess", NOW + 5)
    assert (refused.value.code, refused.value.more) == ("renamed", {"until": NOW + RENAME})
    assert renamed("Ada L.", "Ada L.", NOW + 5) == "Ada L."
    assert renamed("Ada L.", "Countess", NOW + RENAME) == "Countess"


class Heard(Direct):
    """A store that keeps what is said to other processes."""

    origin = "here"

    def __init__(self, c: sa.Connection) -> None:
        super().__init__(c)
        self.said: list[str] = []

    def notify(self, payload: str) -> None:
        self.said.append(payload)


def a_row(table: sa.Table, person: str) -> dict[str, Any]:
    """This person's row in a table, with some value in every other column."""
    some: dict[type, object] = {str: "x", int: 1, float: 1.0, bool: True}
    row = {column.name: some.get(column.type.python_type) for column in table.columns}
    whose = next(name for name in ("person", "about", "owner") if name in row)
    return row | {whose: person} | ({"other": "bea"} if "other" in row else {})


def holding(c: sa.Connection, person: str) -> set[str]:
    """The tables in which a person stands."""
    return {
        table.name
        for table in schema.METADATA.sorted_tables
        for row in c.execute(sa.select(table))
        if person in row
    }


def test_a_guest_who_becomes_an_account_takes_everything_along() -> None:
    follow = (
        *(schema.chat, schema.cases, schema.reports, schema.told, schema.manners),
        *(schema.wishes, schema.ways, schema.outbox, schema.letters, schema.deliveries),
        *(schema.waits, schema.editions, schema.vacations, schema.reads),
        *(schema.puzzle_answers, schema.own_puzzles),
    )
    end = (schema.names, schema.sessions, schema.tokens, schema.seeks)
    later = (schema.tables, schema.seats)  # these are rewritten from the logs of their tables
    with database() as c:
        for person in ("guest", "ada", "bea"):
            put(c, schema.people, {"id": person, "name": "", "created": 1, "session": 0})
        for table in (*follow, *end, *later):
            put(c, table, a_row(table, "guest"))
        store = Heard(c)
        accounts = Accounts(cast(Any, store), cast(Any, None), 0.0, cast(Any, None))
        moving = accounts.moved(Person("guest", "G", True), Person("ada", "Ada", False))
        assert asyncio.run(moving) == ["x"]
        assert holding(c, "guest") == {"people", *(table.name for table in later)}
        assert holding(c, "ada") == {"people", *(table.name for table in follow)}
        assert store.said == ["ended here tx", "ended here x"]
