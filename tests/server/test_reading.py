"""What somebody has read of a table's chat."""

from __future__ import annotations

import sqlalchemy as sa

from trilith.server import reading, schema


def test_reading_goes_forward_for_each_person_and_table_by_itself(c: sa.Connection) -> None:
    for person, table, line in (
        ("ada", "t", 3), ("ada", "t", 2), ("bea", "t", 1), ("ada", "u", 4), ("bea", "t", 7),
    ):  # fmt: skip
        reading.note(c, person, table, line)
    found = {tuple(row) for row in c.execute(sa.select(schema.reads))}
    assert found == {("ada", "t", 3), ("ada", "u", 4), ("bea", "t", 7)}
