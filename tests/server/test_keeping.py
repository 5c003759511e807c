"""Chat is kept for a while after a game's end, and longer while somebody looks into it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from tests.server.running import Running, Somebody
from trilith.server import cases, keeping, schema
from trilith.server.settings import Settings

DAY = 24 * 3_600_000
NOW = 1_790_000_000_000


def table(c: sa.Connection, number: str, status: str, days: int) -> int:
    """A table last played at so many days ago, with a line of chat; its number."""
    at = NOW - days * DAY
    row: dict[str, Any] = {
        "id": number,
        "game": "castle",
        "access": "open",
        "owner": "p1",
        "summary": "{}",
    }
    row |= {"status": status, "created": at, "updated": at, "awake": False}
    c.execute(schema.tables.insert().values(row))
    line = {"table_id": number, "room": "table", "seat": 0, "name": "Ada", "text": "hello"}
    key = c.execute(schema.chat.insert().values(**line, at=at, person="p1")).inserted_primary_key
    assert key is not None
    return int(key[0])


def left(c: sa.Connection) -> set[str]:
    return set(c.execute(sa.select(schema.chat.c.table_id)).scalars())


def test_what_was_said_at_games_that_ended_long_ago_is_forgotten(c: sa.Connection) -> None:
    table(c, "old", "over", 91)
    table(c, "given-up", "closed", 91)
    table(c, "forgotten", "waiting", 91)
    table(c, "new", "over", 89)
    table(c, "slow", "playing", 200)
    assert keeping.forget(c, NOW - 90 * DAY) == 3
    assert left(c) == {"new", "slow"}


def test_it_stays_while_a_report_or_an_objection_is_open(c: sa.Connection) -> None:
    line = table(c, "old", "over", 91)
    case, _ = cases.add_report(c, cases.Report("p2", "p1", "old", "insult", [line], ""), NOW)
    assert keeping.forget(c, NOW - 90 * DAY) == 0
    decided = cases.decide(c, case, "m1", "silent", 7, "Be kind.", NOW)
    objection = cases.object_to(c, decided.act, "p1", "I was.", NOW)
    assert keeping.forget(c, NOW - 90 * DAY) == 0
    cases.answer(c, objection, "m2", True, "You were not.", NOW)
    assert keeping.forget(c, NOW - 90 * DAY) == 1


def test_the_server_does_it_by_itself_as_the_operator_says(
    tmp_path: Path, settings: Settings
) -> None:
    database = str(tmp_path / "t.db")
    for days, stays in ((90.0, True), (0.0, True), (1 / DAY, False)):
        short = msgspec.structs.replace(settings, chat_days=days)
        with Running.on(database, short) as server, Somebody(server.url, "Ada") as ada:
            if days == 90.0:
                ada.connect(ada.table()).say("chat", text="hello")
            with server.server.store.engine.begin() as c:
                # It looks once an hour; the start of this one is another hour.
                meta = schema.meta
                c.execute(meta.update().where(meta.c.key == keeping.KEY).values(value="0"))
            server.do(server.server.keeping.look() if days else _nothing())
            with server.server.store.engine.connect() as c:
                assert bool(left(c)) == stays


async def _nothing() -> None:
    """The operator keeps chat for ever: the server never looks."""
