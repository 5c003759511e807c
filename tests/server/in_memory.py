"""An empty database in memory, for what is asked of tables alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import sqlalchemy as sa

from trilith.server import schema
from trilith.server.shapes import Seat, Summary

T = TypeVar("T")


@contextmanager
def database() -> Iterator[sa.Connection]:
    """A connection to a new database with our tables; tests that need one alone name it `c`."""
    engine = sa.create_engine("sqlite://")
    schema.METADATA.create_all(engine)
    with engine.begin() as c:
        yield c
    engine.dispose()


class Direct:
    """As much of a store as reads and writes: everything is done at once."""

    def __init__(self, c: sa.Connection) -> None:
        self._c = c

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        return work(self._c)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        return work(self._c)


def put(c: sa.Connection, table: sa.Table, *rows: dict[str, Any]) -> None:
    c.execute(table.insert(), list(rows))


def seat(number: int, person: str | None, **more: Any) -> Seat:
    usual: dict[str, Any] = {"kind": "person" if person else "bot", "name": person or "Juniper"}
    usual |= {"guest": False, "bot": None if person else "easy", "stand_in": None}
    usual |= {"online": True, "thinking": False, "away_until": None}
    return Seat(seat=number, person=person, **usual | more)


def summary(table: str, *seats: Seat, **more: Any) -> Summary:
    usual: dict[str, Any] = {"game": "castle", "title": "", "options": {}, "access": "open"}
    usual |= {"status": "over", "owner": "ada", "clock": None, "spectators": True, "created": 1}
    usual |= {"step": 0, "to_act": [], "result": None, "rematch": None}
    return Summary(id=table, seats=list(seats), **usual | more)
