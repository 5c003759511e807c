"""Periodic work that is done by one of the processes that share a database."""

from __future__ import annotations

import sqlalchemy as sa

from trilith.server import schema


def is_due(c: sa.Connection, key: str, every: int, now: int) -> bool:
    """Whether it is due again after this many milliseconds; the first process to note that does it."""
    meta = schema.meta
    text = "INSERT INTO meta (key, value) VALUES (:k, '0') ON CONFLICT DO NOTHING"
    c.execute(sa.text(text), {"k": key})
    is_old = sa.cast(meta.c.value, sa.BigInteger) <= now - every
    which = meta.update().where(meta.c.key == key, is_old)
    return c.execute(which.values(value=str(now))).rowcount == 1
