"""Accounts: the name they are found by, and what a guest brings along."""

from __future__ import annotations

import sqlalchemy as sa

from tests.server.in_memory import database, put
from trilith.server import schema
from trilith.server.accounts import login_of, moved_days


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
