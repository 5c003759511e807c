"""Results in the log: a finished game has its own with its last step.

The first servers kept it in the table's summary alone, where it was lost as soon as newer rules
would have played the game otherwise.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("summary"))
log = sa.table(
    "log",
    sa.column("table_id", sa.Text),
    sa.column("seq", sa.BigInteger),
    sa.column("kind", sa.Text),
    sa.column("data", sa.LargeBinary),
)


def upgrade() -> None:
    connection = op.get_bind()
    over = sa.select(tables.c.id, tables.c.summary).where(tables.c.status == "over")
    for table, summary in connection.execute(over).all():
        result = json.loads(summary).get("result")
        if result is not None:
            keep(connection, table, result)


def keep(connection: sa.Connection, table: str, result: list[Any]) -> None:
    """Write the result into the last step, unless it stands there."""
    steps = sa.select(log.c.seq, log.c.data).where(log.c.table_id == table, log.c.kind == "play")
    last = connection.execute(steps.order_by(log.c.seq.desc()).limit(1)).first()
    if last is None:
        return
    data = json.loads(bytes(last.data))
    if data.get("result") is None:
        text = json.dumps(data | {"result": result}, separators=(",", ":"), ensure_ascii=False)
        which = log.update().where(log.c.table_id == table, log.c.seq == last.seq)
        connection.execute(which.values(data=text.encode()))


def downgrade() -> None:
    """Nobody minds."""
