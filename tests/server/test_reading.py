"""What somebody has read of a table's chat."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from tests.server.in_memory import put
from trilith.server import reading, schema


def test_reading_goes_forward_for_each_person_and_table_by_itself(c: sa.Connection) -> None:
    for person, table, line in (
        ("ada", "t", 3), ("ada", "t", 2), ("bea", "t", 1), ("ada", "u", 4), ("bea", "t", 7),
    ):  # fmt: skip
        reading.note(c, person, table, line)
    found = {tuple(row) for row in c.execute(sa.select(schema.reads))}
    assert found == {("ada", "t", 3), ("ada", "u", 4), ("bea", "t", 7)}


def test_what_others_have_said_at_the_table_since_is_unread(c: sa.Connection) -> None:
    said: dict[str, Any] = {"room": "table", "seat": 0, "name": "", "at": 1, "text": "x"}
    lines: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("t", "bea", {}),
        ("t", "ada", {}),
        ("t", "bea", {"room": "gallery"}),
        ("t", "bea", {"hidden": True}),
        ("t", "cid", {}),
        ("t", "dan", {}),
        ("u", "bea", {}),
        ("v", "bea", {}),
    )
    for number, (table, person, more) in enumerate(lines, 1):
        line = {"id": number, "table_id": table, "person": person}
        put(c, schema.chat, said | {"hidden": False} | line | more)
    put(c, schema.manners, {"person": "ada", "other": "cid", "muted": True, "blocked": False})
    assert reading.unread(c, "ada", ["t", "u", "w"]) == {"t": 2, "u": 1}
    reading.note(c, "ada", "t", 1)
    assert reading.unread(c, "ada", ["t", "u"]) == {"t": 1, "u": 1}
    reading.note(c, "ada", "t", 6)
    assert reading.unread(c, "ada", ["t"]) == {}
    assert reading.unread(c, "bea", ["t"]) == {"t": 3}
