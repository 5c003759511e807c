"""What a person has read of each table's chat."""

from __future__ import annotations

import sqlalchemy as sa

from trilith.server import manners, schema


def note(c: sa.Connection, person: str, table: str, line: int) -> None:
    """A person has read the chat of a table up to this line."""
    # In one statement, because two of a person's screens may say so at the same moment.
    c.execute(
        sa.text(
            "INSERT INTO reads (person, table_id, line) VALUES (:person, :table, :line) "
            "ON CONFLICT (person, table_id) DO UPDATE SET line = excluded.line "
            "WHERE reads.line < excluded.line"
        ),
        {"person": person, "table": table, "line": line},
    )


def unread(c: sa.Connection, person: str, tables: list[str]) -> dict[str, int]:
    """How many lines by others are unread, by table, not counting muted people's."""
    chat, r = schema.chat.c, schema.reads.c
    read = sa.select(r.line).where(r.person == person, r.table_id == chat.table_id)
    query = (
        sa.select(chat.table_id, sa.func.count())
        .where(chat.table_id.in_(tables), chat.room == "table", chat.hidden.is_(False))
        .where(chat.person != person, chat.person.not_in(manners.muted_by(c, person)))
        .where(chat.id > sa.func.coalesce(read.scalar_subquery(), 0))
        .group_by(chat.table_id)
    )
    return {row[0]: row[1] for row in c.execute(query).all()}
