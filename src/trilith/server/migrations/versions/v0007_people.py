"""Ratings, what people show of themselves, whom they wait for and look for."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("fixed", sa.Boolean, nullable=False),
        sa.Column("mean_before", sa.Double, nullable=False),
        sa.Column("deviation_before", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Index("rated_by_time", "game", "at", "table_id"),
    )
    op.create_table(
        "profiles",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("doc", sa.Text, nullable=False),
    )
    op.create_table(
        "waits",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("told", sa.BigInteger, nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
    )
    op.create_table(
        "invites",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("by", sa.Text, nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seeks",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("seeks", "invites", "waits", "profiles", "rated", "ratings"):
        op.drop_table(name)
