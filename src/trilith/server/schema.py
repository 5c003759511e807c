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
    sa.Column(
        "session", sa.Integer, nullable=False
    ),  # of the signed cookies of old; see `sessions`
    sa.Column("moved_to", sa.Text),  # the account that a guest has become
)

names = sa.Table(
    "names",
    METADATA,
    sa.Column("form", sa.Text, primary_key=True),  # see `names.same_form`
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
)

sessions = sa.Table(
    "sessions",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("hash", sa.Text, nullable=False),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
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

resets = sa.Table(
    "resets",
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False),
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
    sa.Column("person", sa.Text, index=True),  # null: written before this was noted
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

# ------------------------------------------------------------------ what is sent to people

wishes = sa.Table(
    "wishes",
    METADATA,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("doc", sa.Text, nullable=False),  # see `post.wishes.Wishes`
)

ways = sa.Table(
    "ways",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),  # mail, push or webhook
    sa.Column("target", sa.Text, nullable=False),  # an address, or a URL
    sa.Column("keys", sa.Text, nullable=False),  # what is needed to write there, as JSON
    sa.Column("name", sa.Text, nullable=False),  # the device, or the service
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("confirmed", sa.BigInteger, nullable=False),  # 0: not yet
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("paused", sa.Text, nullable=False),  # why nothing is sent there; empty if it is
    sa.Column("used", sa.BigInteger, nullable=False),
)

outbox = sa.Table(
    "outbox",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("mark", sa.BigInteger, nullable=False),  # the line of the log, or of the chat
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),  # the deadline; 0 if there is none
    sa.Column("who", sa.Text, nullable=False),  # the name of whoever did it
    sa.Column("folded", sa.Boolean, nullable=False),  # a letter tells it
    sa.UniqueConstraint("table_id", "person", "kind", "mark", "due", name="outbox_once"),
    sa.Index("outbox_by_time", "folded", "due"),
    sqlite_autoincrement=True,  # letters name these lines: no number is used again
)

letters = sa.Table(
    "letters",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("way", sa.Text, nullable=False),
    sa.Column("lines", sa.Text, nullable=False),  # lines of the outbox, as JSON
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("claimed", sa.BigInteger, nullable=False),  # until when a process sends it
)

analyses = sa.Table(
    "analyses",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("depth", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of what is measured, and of the rules
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),  # JSON, compressed
)
