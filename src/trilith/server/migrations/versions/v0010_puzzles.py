"""Answers to puzzles: each person's first."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True, index=True),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("cost", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("puzzle_answers")
