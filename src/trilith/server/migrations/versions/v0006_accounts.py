"""Who wrote each line of chat, and links to a new password."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("chat", sa.Column("person", sa.Text))
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "resets",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("resets")
    op.drop_index("ix_chat_person", "chat")
    op.drop_column("chat", "person")
