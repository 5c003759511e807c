"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("session", sa.Integer, nullable=False),
        sa.Column("moved_to", sa.Text),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("access", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("awake", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "updated"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False, index=True),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("begin", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("end", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "alive",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("alive", "downtimes", "chat", "seats", "log", "tables", "tokens", "people"):
        op.drop_table(name)
    op.drop_table("meta")
