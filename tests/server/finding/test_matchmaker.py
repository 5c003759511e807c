"""The tables of those whom the queue has paired."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct
from tests.server.tables import NOW
from trilith.bots import USUAL
from trilith.server import schema
from trilith.server.clocks import now_ms
from trilith.server.finding import seeks
from trilith.server.finding.matchmaker import DAYS, LIVE, Matchmaker, info_for
from trilith.server.finding.seeks import AWAY, Seeker
from trilith.server.post.notices import Wants
from trilith.server.post.wishes import Wishes


def seeker(person: str = "ada", pace: str = "days", rated: bool = True) -> Seeker:
    return Seeker(person, "castle", pace, rated, 1500, 0, since=1, seen=1, table="", claimed=0)


@pytest.mark.parametrize(("pace", "clock"), [("live", LIVE), ("days", DAYS)])
@pytest.mark.parametrize("rated", [True, False])
def test_a_table_is_as_both_asked_for_and_nobodys_own(
    pace: str, clock: dict[str, Any], rated: bool
) -> None:
    info = info_for(seeker(pace=pace, rated=rated))
    assert (info.game, info.seats, info.owner) == ("castle", 2, "ada")
    assert (info.access, info.rated, info.stand_in) == ("link", rated, USUAL)
    assert info.clock == clock
    assert info.clock is not clock
    assert info.options == {"season": "summer"}


class Lobby:
    """As much of a lobby as says who wants to hear."""

    def __init__(self, **ways: list[str]) -> None:
        self.hub = self.house = self
        self.wants = Wants()
        self.wants.delay = 500
        for person, kinds in ways.items():
            self.wants.note(person, Wishes(ways={kind: ["mail"] for kind in kinds}))  # type: ignore[misc]


def test_a_matched_player_who_wants_a_letter_learns_whom_they_play(c: sa.Connection) -> None:
    maker = Matchmaker(cast(Any, Lobby(ada=["wait"], bea=["turn"])))
    before = now_ms()
    maker._tell(c, "t1", (seeker("ada"), seeker("bea")), {"ada": "Ada", "bea": "Bea"})
    [row] = c.execute(sa.select(schema.outbox)).all()
    assert (row.person, row.table_id, row.kind, row.who) == ("ada", "t1", "wait", "Bea")
    assert before + 500 <= row.due <= now_ms() + 500
    maker = Matchmaker(cast(Any, Lobby(ada=["wait"], bea=["wait"])))
    maker._tell(c, "t2", (seeker("ada"), seeker("bea")), {"ada": "Ada", "bea": "Bea"})
    o = schema.outbox.c
    told = c.execute(sa.select(o.person, o.who).where(o.table_id == "t2")).all()
    assert {tuple(row) for row in told} == {("ada", "Bea"), ("bea", "Ada")}


def test_a_look_at_the_queue_notes_who_is_here_and_pairs_them(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilith.server.finding.matchmaker.now_ms", lambda: NOW)
    made: list[tuple[str, set[str]]] = []
    lobby: Any = Lobby()
    lobby.store = Direct(c)
    lobby.doorbell = SimpleNamespace(is_here=lambda person: person != "gone")
    maker = Matchmaker(lobby)

    async def make(table: str, pair: tuple[Seeker, Seeker]) -> None:
        made.append((table, {one.person for one in pair}))

    monkeypatch.setattr(maker, "_make", make)
    asyncio.run(maker._look_if_any())
    assert made == []
    for person in ("ada", "bea", "gone"):
        seeks.join(c, msgspec.structs.replace(seeker(person, "live"), since=NOW, seen=NOW - AWAY))
    asyncio.run(maker._look_if_any())
    [(table, pair)] = made
    assert pair == {"ada", "bea"}
    seen = {one.person: one for one in c.execute(sa.select(schema.seeks)).all()}
    assert [seen[person].seen for person in ("ada", "bea", "gone")] == [NOW, NOW, NOW - AWAY]
    assert [seen[person].table_id for person in ("ada", "bea", "gone")] == [table, table, ""]
