"""What the coach says about a person over time, from the analyses of their finished games."""

from __future__ import annotations

import zlib
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from fastapi import Request

from trilith import games
from trilith.coach import over_time
from trilith.coach.over_time import Played
from trilith.server import routes, schema
from trilith.server.analyses import version_of
from trilith.server.asking import Here, Known
from trilith.server.costs import Who, terms
from trilith.server.server import Server
from trilith.server.shapes import read_summary
from trilith.server.table import OVER

router = routes.router()

LATEST: Final = 60
"""How many of a person's last analysed games are listed."""


class Kept(NamedTuple):
    """An analysis as it lies in the database, with its table and whose seat it is."""

    summary: str
    seat: int
    ended: int
    version: int
    data: bytes


@router.get("/api/me/coach")
@terms(Who.KNOWN, 40)
async def my_coach(server: Here, request: Request, person: Known) -> dict[str, Any]:
    """My grades over games, where I lose points, and how I read the others."""
    found = await kept_of(server, person.id)
    return await routes.chore(request, person.id, lambda: told(found))


async def kept_of(server: Server, person: str) -> list[Kept]:
    """A person's analysed games, the latest first, each with its deepest analysis."""
    t, s, a = schema.tables.c, schema.seats.c, schema.analyses.c
    query = (
        sa.select(t.summary, s.seat, t.updated, a.version, a.data)
        .select_from(schema.tables)
        .join(schema.seats, s.table_id == t.id)
        .join(schema.analyses, a.table_id == t.id)
        .where(s.person == person, t.status == OVER)
        .order_by(t.updated.desc(), t.id, s.seat.desc(), a.made.desc())
        .limit(LATEST)
    )
    rows = await server.store.read(lambda c: list(c.execute(query)))
    return [Kept(row[0], row[1], row[2], row[3], bytes(row[4])) for row in rows]


def told(found: list[Kept]) -> dict[str, Any]:
    played: dict[tuple[str, int], Played] = {}
    for kept in reversed(found):  # the oldest first, and of each game the look that was made last
        one = played_of(kept)
        if one is not None:
            played[one.table, one.seat] = one
    counted = list(played.values())
    return {
        "games": [over_time.graded(one) for one in counted],
        "habits": over_time.habits(counted),
        "readings": over_time.readings(counted),
        "ladders": {one.game: one.analysis["ladder"] for one in counted},
    }


def played_of(kept: Kept) -> Played | None:
    """The game if it counts: played from the beginning, without help, and with enough choices."""
    summary = read_summary(kept.summary)
    is_aided = kept.seat in summary.hinted or summary.guide or summary.goes_on is not None
    if (
        is_aided
        or summary.carried
        or kept.version != version_of(games.get(summary.game).rules_version)
    ):
        return None
    analysis = msgspec.json.decode(zlib.decompress(kept.data))
    if not analysis["players"][kept.seat]["skill"]["enough"]:
        return None
    return Played(summary.id, kept.ended, kept.seat, analysis)
