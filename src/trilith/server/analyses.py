"""Analyses of finished games: made in the bots' workers, once for a game and depth, and kept."""

from __future__ import annotations

import logging
import time
import zlib
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Raw

from trilith.coach.dump import VERSION
from trilith.coach.measuring import Measured
from trilith.server import records, rights, schema
from trilith.server.clocks import now_ms
from trilith.server.coached import AnalysisState, CoachMoment, Moments
from trilith.server.costs import busy
from trilith.server.decoding import decoder
from trilith.server.house import House
from trilith.server.limits import Buckets
from trilith.server.logs import why
from trilith.server.studies import measured, study, whole
from trilith.server.table import Table
from trilith.server.wire import Refused

log = logging.getLogger("trilith.analyses")

DAY: Final = 86400.0
A_DAY: Final = 10
"""Analyses that a person may ask for in a day."""
DEEPEST: Final = ("deep", "normal", "quick")
FORGOTTEN: Final = 600.0
"""Seconds after which a failure is no longer reported."""

Key = tuple[str, str]
"""A table and a depth."""


_read_moments: Final = decoder(Moments)


class Underway:
    """An analysis that is being made, or could not be."""

    def __init__(self, person: str, steps: int) -> None:
        self.person = person
        self.steps = steps
        self.done = 0
        self.has_begun = False
        self.failed = 0.0
        """When it failed; 0 as long as it goes on."""


class Analyses:
    """Anyone who may see the table may ask; the result is kept as long as the table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.underway: dict[Key, Underway] = {}
        self.asked = Buckets(A_DAY / DAY, A_DAY)

    async def state(self, table: Table, depth: str) -> AnalysisState:
        """Its progress, and the result when done."""
        match = rights.over(table)
        kept = await self._kept(table.id, depth, match.game.rules_version)
        steps = len(match.history.steps)
        if kept is not None:
            return AnalysisState("done", depth, steps, steps, 0, Raw(kept))  # type: ignore[arg-type]
        one = self.underway.get((table.id, depth))
        if one is None or (one.failed and time.monotonic() - one.failed > FORGOTTEN):
            return AnalysisState("none", depth, 0, steps, 0, None)  # type: ignore[arg-type]
        status = "failed" if one.failed else "running" if one.has_begun else "waiting"
        ahead = self.house.workers.pools[1].queue.waiting
        return AnalysisState(status, depth, one.done, steps, ahead, None)  # type: ignore[arg-type]

    async def choice(self, table: Table, step: int) -> tuple[CoachMoment, str]:
        """A choice by the deepest analysis that there is, and its depth; Refused if there is none."""
        rules = rights.over(table).game.rules_version
        for depth in DEEPEST:
            kept = await self._kept(table.id, depth, rules)
            if kept is not None:
                moment = _read_moments(kept).choice_at(step)
                if moment is not None:
                    return moment, depth
                break
        raise Refused("not_found", "the coach has not judged a choice at this step")

    async def begin(self, table: Table, depth: str, person: str) -> AnalysisState:
        """Have it made, unless it already exists or is being made."""
        found = await self.state(table, depth)
        if found.status in ("none", "failed"):
            self._check(person)
            one = Underway(person, found.steps)
            self.underway[table.id, depth] = one
            self.house.spawn(self._make(table, depth, one))
            return await self.state(table, depth)
        return found

    def _check(self, person: str) -> None:
        """One at a time for each person, and not more than some in a day."""
        if any(one.person == person and not one.failed for one in self.underway.values()):
            raise Refused("limit", "one analysis at a time: another of yours is being made")
        if not self.asked.take(person):
            raise busy(self.asked.of(person).wait())

    # ------------------------------------------------------------- making

    async def _make(self, table: Table, depth: str, one: Underway) -> None:
        try:
            errands, who = self.house.errands, one.person
            text = (await errands.of_table(who, table.id, records.export)).decode()
            data = await errands.do(who, whole, text, await self._measure(text, depth, one), depth)
            await self.keep(table.id, depth, rights.over(table).game.rules_version, data)
        except Exception as error:
            one.failed = time.monotonic()
            facts = {"table": table.id} | why(error)
            log.error("an analysis failed", extra=facts, exc_info=error)
        else:
            del self.underway[table.id, depth]

    async def _measure(self, text: str, depth: str, one: Underway) -> list[Measured]:
        """Portion by portion, so that others' come in between."""
        workers, found = self.house.workers, list[Measured]()
        while len(found) <= one.steps:
            # Among the bots who play among themselves: what people wait for comes first.
            idle = workers.pools[1]
            found += measured(await workers.run(idle, one.person, study, text, depth, len(found)))
            one.has_begun = True
            one.done = len(found) - 1
        return found

    # ------------------------------------------------------------- keeping

    async def _kept(self, table: str, depth: str, rules: int) -> bytes | None:
        """What was made of it, if it was measured as we measure now."""
        c = schema.analyses.c
        query = sa.select(c.data).where(c.table_id == table, c.depth == depth)
        query = query.where(c.version == version_of(rules))

        def ask(connection: sa.Connection) -> bytes | None:
            row = connection.execute(query).first()
            return None if row is None else zlib.decompress(bytes(row.data))

        return await self.house.store.read(ask)

    async def keep(self, table: str, depth: str, rules: int, data: bytes) -> None:
        """In place of what was kept of it before."""
        c = schema.analyses.c
        row: dict[str, Any] = {
            "table_id": table,
            "depth": depth,
            "version": version_of(rules),
            "made": now_ms(),
            "data": zlib.compress(data),
        }

        def do(connection: sa.Connection) -> None:
            old = sa.delete(schema.analyses).where(c.table_id == table, c.depth == depth)
            connection.execute(old)
            connection.execute(schema.analyses.insert().values(**row))

        await self.house.store.write(do)


def version_of(rules: int) -> int:
    """An analysis by older methods or rules is made again."""
    return VERSION * 1000 + rules
