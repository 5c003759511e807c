"""The tables of the database: what everything else relies on, and that migrations make the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.in_memory import put
from trilith.server import schema
from trilith.server.store import migrate


def shape(inspector: sa.Inspector, table: str) -> dict[str, Any]:
    """Columns, keys and indices of a table, as the database has them."""
    columns = {
        one["name"]: (str(one["type"]), one["nullable"], one["default"])
        for one in inspector.get_columns(table)
    }
    key = tuple(inspector.get_pk_constraint(table)["constrained_columns"])
    indices = {
        (tuple(one["column_names"]), bool(one["unique"])) for one in inspector.get_indexes(table)
    }
    unique = {tuple(one["column_names"]) for one in inspector.get_unique_constraints(table)}
    foreign = {
        (tuple(one["constrained_columns"]), one["referred_table"])
        for one in inspector.get_foreign_keys(table)
    }
    return {"columns": columns, "key": key, "indices": indices | {(u, True) for u in unique}} | {
        "foreign": foreign
    }


def test_migrations_make_the_tables_that_are_written_here(tmp_path: Path) -> None:
    made, written = (sa.create_engine(f"sqlite:///{tmp_path}/{name}.db") for name in "ab")
    migrate(made)
    schema.METADATA.create_all(written)
    one, two = sa.inspect(made), sa.inspect(written)
    tables = set(two.get_table_names())
    assert set(one.get_table_names()) - {"alembic_version"} == tables
    for table in sorted(tables):
        assert shape(one, table) == shape(two, table), table
    for engine in (made, written):
        engine.dispose()


def test_nothing_is_told_twice(c: sa.Connection) -> None:
    row = {"person": "ada", "table_id": "t", "kind": "turn", "mark": 1, "made": 1, "due": 1}
    row |= {"until": 0, "who": "", "folded": False}
    put(c, schema.outbox, row)
    put(c, schema.outbox, row | {"due": 2})
    with pytest.raises(sa.exc.IntegrityError):
        put(c, schema.outbox, row)


def test_no_two_accounts_sign_in_by_the_same_name_and_guests_have_none(c: sa.Connection) -> None:
    row = {"name": "Ada", "created": 1, "session": 0}
    put(c, schema.people, row | {"id": "g1"}, row | {"id": "g2"})
    put(c, schema.people, row | {"id": "p1", "login": "ada"})
    with pytest.raises(sa.exc.IntegrityError):
        put(c, schema.people, row | {"id": "p2", "login": "ada"})


def test_the_log_of_cases_is_only_ever_added_to(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/a.db")
    migrate(engine)
    row = {"at": 1, "case_id": 0, "about": "ada", "person": "", "what": "warning", "until": 0}
    with engine.begin() as c:
        put(c, schema.acts, row | {"reason": "so", "of": 0})
    for change in (schema.acts.update().values(reason="otherwise"), schema.acts.delete()):
        with pytest.raises(sa.exc.DBAPIError), engine.begin() as c:
            c.execute(change)
    engine.dispose()
