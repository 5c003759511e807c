"""About where people sign in, and which of these places are new."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    for name in ("network", "country"):
        op.add_column("sessions", sa.Column(name, sa.Text, nullable=False, server_default=""))
    no = sa.false()
    op.add_column("sessions", sa.Column("is_new", sa.Boolean, nullable=False, server_default=no))
    op.create_table(
        "places",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("places")
    for name in ("network", "country", "is_new"):
        op.drop_column("sessions", name)
