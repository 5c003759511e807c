"""Owners' copies of the games, and the one that a server plays with."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("entered", sa.Text, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("code", sa.Text, unique=True),
        sa.Column("offered", sa.BigInteger, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Index("editions_offered", "game", "offered"),
    )
    op.create_table(
        "house_editions",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("house_editions")
    op.drop_table("editions")
