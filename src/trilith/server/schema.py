"""The tables of the database. The migrations in `migrations/` make them; a test compares both."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

meta = sa.Table(
    "meta",
    METADATA,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),  # the account's name in lower case; null for guests
    sa.Column("password", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("session", sa.Integer, nullable=False),  # raised to make all old cookies void
    sa.Column("moved_to", sa.Text),  # the account that a guest has become
)

tokens = sa.Table(
    "tokens",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("hash", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("access", sa.Text, nullable=False),
    sa.Column("owner", sa.Text, nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("awake", sa.Boolean, nullable=False),  # a clock or a bot goes on without visitors
    sa.Column("summary", sa.Text, nullable=False),
    sa.Index("tables_by_status", "status", "updated"),
)

log = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, nullable=False, index=True),
)

chat = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

downtimes = sa.Table(
    "downtimes",
    METADATA,
    sa.Column("begin", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("end", sa.BigInteger, nullable=False),
)

alive = sa.Table(
    "alive",
    METADATA,
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
