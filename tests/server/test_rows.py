"""Rows that are there at most once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import sqlalchemy as sa

from tests.server.conftest import new_database
from trilith.server import schema
from trilith.server.rows import put


def rows_of(c: sa.Connection) -> set[tuple[str, str]]:
    return {(row.person, row.doc) for row in c.execute(sa.select(schema.wishes))}


def test_a_row_takes_the_place_of_the_one_with_its_key(c: sa.Connection) -> None:
    for person, doc in (("ada", "1"), ("bea", "2"), ("ada", "3")):
        put(c, schema.wishes, person=person, doc=doc)
    assert rows_of(c) == {("ada", "3"), ("bea", "2")}


def test_two_at_the_same_moment_leave_one(postgres: str) -> None:
    url = new_database(postgres).replace("postgresql://", "postgresql+psycopg://")
    engine = sa.create_engine(url)
    schema.METADATA.create_all(engine)
    about = {"name": "Ada", "created": 0, "session": 0}
    with engine.begin() as c:
        c.execute(schema.people.insert().values(id="ada", **about))
    ready = Barrier(2)

    def write(doc: str) -> None:
        with engine.begin() as c:
            c.execute(sa.text("SELECT 1"))
            ready.wait(20)
            put(c, schema.wishes, person="ada", doc=doc)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(write, ("1", "2")))
    with engine.connect() as c:
        assert rows_of(c) in ({("ada", "1")}, {("ada", "2")})
    engine.dispose()
