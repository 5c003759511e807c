"""Rows that exist at most once."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite


def put(c: sa.Connection, table: sa.Table, **row: Any) -> None:
    """Write a row, and replace the one with the same key if there is one.

    This takes one statement: two of a person's screens may write the same row at the same moment,
    and if each looked first, both would find nothing.
    """
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    written = insert(table).values(**row)
    key = [column.name for column in table.primary_key]
    new = {name: written.excluded[name] for name in row if name not in key}
    c.execute(written.on_conflict_do_update(index_elements=key, set_=new))
