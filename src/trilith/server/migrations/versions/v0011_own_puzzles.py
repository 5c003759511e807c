"""Puzzles of people's own."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "own_puzzles",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("offered", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("own_puzzles")
