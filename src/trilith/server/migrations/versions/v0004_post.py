"""What is sent to people: what each wants to hear, by which way, and what waits to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("doc", sa.Text, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("paused", sa.Text, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("mark", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("folded", sa.Boolean, nullable=False),
        sa.UniqueConstraint("table_id", "person", "kind", "mark", "due", name="outbox_once"),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_by_time", "outbox", ["folded", "due"])
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("letters", "outbox", "ways", "wishes"):
        op.drop_table(name)
