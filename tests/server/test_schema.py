"""The tables of the database: what everything else relies on, and that migrations make the same."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.server.in_memory import put
from trilith.server import schema
from trilith.server.store import migrate


@pytest.mark.databases
def test_the_migrations_make_the_schema_that_the_code_uses(database: str) -> None:
    url = database if "://" in database else f"sqlite:///{database}"
    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1))
    migrate(engine)
    migrate(engine)  # a second time changes nothing
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.METADATA) == []
    engine.dispose()


def test_no_notice_is_queued_twice(c: sa.Connection) -> None:
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
