"""Who wants nothing of whom, reports and what follows, roles, vacations, what was read."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.Text, nullable=False, server_default=""))
    for name in ("renamed", "closed"):
        op.add_column("people", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("names", sa.Column("until", sa.BigInteger, nullable=False, server_default="0"))
    no = sa.false()
    op.add_column("names", sa.Column("barred", sa.Boolean, nullable=False, server_default=no))
    op.add_column("chat", sa.Column("hidden", sa.Boolean, nullable=False, server_default=no))
    op.create_table(
        "manners",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.Text, sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
    )
    op.create_table(
        "cases",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("about", sa.Text, nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("decided", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=False),
        sa.Column("taken_by", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("case_id", sa.Integer, sa.ForeignKey("cases.id"), nullable=False, index=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("case_id", sa.Integer, nullable=False),
        sa.Column("about", sa.Text, nullable=False, index=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
    )
    op.create_table(
        "told",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("act", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("first", sa.Text, primary_key=True),
        sa.Column("last", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
    )
    op.create_table(
        "reads",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("line", sa.BigInteger, nullable=False),
    )

    _only_grows("acts")


def _only_grows(table: str) -> None:
    """Whatever is tried: existing lines stay as they are."""
    why = f"{table} are only ever added to"
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_no_{verb.lower()} BEFORE {verb} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, '{why}'); END"
            )
        return
    op.execute(
        f"CREATE FUNCTION {table}_only_grow() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{why}'; END $$"
    )
    op.execute(
        f"CREATE TRIGGER {table}_only_grow BEFORE UPDATE OR DELETE ON {table} "
        f"FOR EACH ROW EXECUTE FUNCTION {table}_only_grow()"
    )


def downgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.execute("DROP FUNCTION acts_only_grow CASCADE")
    for name in ("reads", "vacations", "told", "acts", "reports", "cases", "manners"):
        op.drop_table(name)
    op.drop_column("chat", "hidden")
    for name in ("barred", "until"):
        op.drop_column("names", name)
    for name in ("closed", "renamed", "role"):
        op.drop_column("people", name)
