"""Being found, over HTTP: open seats, waits, invitations, the queue."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.server.accounts import Account
from tests.server.in_memory import Direct, put, seat, summary
from tests.server.running import Running, Somebody, wait_for
from trilith.server import schema
from trilith.server.clocks import now_ms
from trilith.server.finding.rest import (
    SeekForm,
    WaitForm,
    _check_seek,
    _rows,
    _switch_on,
    _wanted,
    until_of,
)
from trilith.server.finding.shapes import Wanted
from trilith.server.post import ways
from trilith.server.post.wishes import Wishes
from trilith.server.shapes import Person
from trilith.server.wire import Refused

pytestmark = pytest.mark.databases


def outbox(running: Running, person: str) -> list[Any]:
    o = schema.outbox.c
    query = sa.select(o.kind, o.table_id, o.who).where(o.person == person).order_by(o.id)
    with running.server.store.engine.connect() as c:
        return [tuple(row) for row in c.execute(query)]


def rows(somebody: Somebody, query: str = "") -> dict[str, str]:
    found = somebody.get(f"/api/seats{query}")["tables"]
    return {row["table"]["id"]: row["outside"] for row in found}


@pytest.mark.parametrize(
    ("had", "ways_of", "after"),
    [
        (Wishes(), ("push", "mail", "push"), ["mail", "push"]),
        (None, ("mail",), ["mail"]),
        (Wishes(ways={"wait": []}), ("mail",), None),
        (None, (), None),
    ],
    ids=["all ways", "no wishes yet", "said already", "no way"],
)
def test_a_person_who_waits_without_saying_how_hears_by_all_ways(
    c: sa.Connection, had: Wishes | None, ways_of: tuple[str, ...], after: list[str] | None
) -> None:
    wished: list[tuple[str, Wishes]] = []

    async def wishes_of(_: str) -> Wishes | None:
        return had

    async def wish(person: str, new: Wishes) -> None:
        wished.append((person, new))

    for number, kind in enumerate(ways_of):
        ways.add(c, "ada", cast(Any, kind), f"https://{number}.example", {}, "", 5, True)
    post = SimpleNamespace(wishes_of=wishes_of, wish=wish)
    asyncio.run(_switch_on(cast(Any, SimpleNamespace(post=post, store=Direct(c))), "ada"))
    expected = [] if after is None else [("ada", after)]
    assert [(who, new.ways.get("wait")) for who, new in wished] == expected


def test_open_seats_say_why_they_are_not_for_me(
    running: Running, zoe: Account, ada: Somebody
) -> None:
    rated = zoe.table(rated=True)
    live = zoe.table(clock={"kind": "live", "bank": 900, "increment": 0})
    hidden = zoe.table(access="link")
    seen = rows(ada)
    assert seen[rated] == "account"
    assert seen[live] == ""
    assert hidden not in seen
    assert rows(ada, "?pace=days")[live] == "filter"
    assert rows(ada, "?pace=live&game=castle")[live] == ""
    assert rows(ada, "?rated=true")[live] == "filter"
    assert rows(ada, "?low=1600")[live] == "filter"
    assert rows(ada, "?low=1400&high=1600")[live] == ""
    found = next(r for r in ada.get("/api/seats")["tables"] if r["table"]["id"] == live)
    assert found["host"] == zoe.name


def test_a_waiting_player_hears_once_of_each_table(
    running: Running, zoe: Account, yan: Account, ada: Somebody
) -> None:
    wait = zoe.post("/api/waits", {"games": ["castle"], "paces": ["days"], "until": "always"})
    zoe.post("/api/waits", {"person": yan.name, "until": "hour"})
    yan.table(access="link")
    ada.table()
    assert outbox(running, zoe.id) == []
    fitting = ada.table(seats=3, clock={"kind": "turn", "hours": 24})
    assert outbox(running, zoe.id) == [("wait", fitting, "Ada")]
    mine = [one["wanted"] for one in zoe.get("/api/waits")]
    assert {one.get("name", "") for one in mine} == {"", yan.name}
    yan.post(f"/api/tables/{fitting}/sit", {})
    # Another wish, the same table: the outbox tells it once.
    assert outbox(running, zoe.id) == [("wait", fitting, "Ada"), ("wait", fitting, yan.name)]
    zoe.http.delete(f"/api/waits/{wait['id']}")
    ada.table(clock={"kind": "turn", "hours": 24})
    assert len(outbox(running, zoe.id)) == 2
    assert zoe.refused("POST", "/api/waits", {"games": ["chess"]}) == "bad_message"
    assert zoe.refused("POST", "/api/waits", {"person": "Nobody Ever"}) == "nobody"


def test_a_host_hears_of_their_own_table_even_behind_a_link(
    running: Running, zoe: Account, ada: Somebody
) -> None:
    table = zoe.table(access="link")
    zoe.post("/api/waits", {"table": table, "until": "today", "zone": "Europe/Warsaw"})
    ada.post(f"/api/tables/{table}/sit", {})
    assert outbox(running, zoe.id) == [("wait", table, "Ada")]


def test_two_messages_of_one_wish_are_a_quarter_of_an_hour_apart(
    running: Running, zoe: Account, ada: Somebody
) -> None:
    zoe.post("/api/waits", {"games": ["sa_re"], "until": "always"})
    for _ in range(2):
        ada.table(game="sa_re")
    o = schema.outbox.c
    with running.server.store.engine.connect() as c:
        query = sa.select(o.due).where(o.person == zoe.id).order_by(o.due)
        first, second = c.execute(query).scalars()
    assert second - first >= 15 * 60_000


def test_today_ends_at_midnight_where_one_is() -> None:
    noon = 1_794_999_600_000  # 18 November 2026, 11:00 UTC
    assert until_of("today", "Europe/Paris", noon) - noon == 12 * 3_600_000
    assert until_of("hour", "UTC", noon) - noon == 3_600_000
    assert until_of("always", "UTC", noon) == 0


def test_invitations_by_name_carry_no_words_and_can_be_declined(
    running: Running, zoe: Account, yan: Account, ada: Somebody
) -> None:
    doc = json.dumps({"ways": {"invite": ["mail"]}})
    with running.server.store.engine.begin() as c:
        c.execute(schema.wishes.insert().values(person=yan.id, doc=doc))
    form = json.loads(doc)
    yan.http.put("/api/me/notifications", json=form)
    table = zoe.table(access="link")
    assert ada.refused("POST", f"/api/tables/{table}/invite", {"name": yan.name}) == "not_yours"
    assert zoe.refused("POST", f"/api/tables/{table}/invite", {"name": "Ada"}) == "nobody"
    for _ in range(2):
        assert zoe.post(f"/api/tables/{table}/invite", {"name": yan.name}) == {"name": yan.name}
    assert outbox(running, yan.id) == [("invite", table, zoe.name)]
    mine = yan.get("/api/me/invites")
    assert [(one["table"], one["by"], one["free"]) for one in mine] == [(table, zoe.name, 1)]
    yan.http.delete(f"/api/me/invites/{table}")
    assert yan.get("/api/me/invites") == []
    assert outbox(running, yan.id) == []


def test_the_queue_seats_two_who_fit_and_begins(
    running: Running, zoe: Account, yan: Account, ada: Somebody
) -> None:
    form = {"game": "castle", "pace": "days", "rated": True, "width": 100}
    assert ada.refused("POST", "/api/seek", form) == "account"
    assert zoe.refused("POST", "/api/seek", {**form, "game": "chess"}) == "bad_message"
    waiting = zoe.post("/api/seek", form)["seek"]
    assert (waiting["table"], waiting["width"], waiting["others"]) == ("", 100, 0)
    assert waiting["wider"] > waiting["since"]
    ada.post("/api/seek", {**form, "rated": False})
    found = yan.post("/api/seek", form)["seek"]
    wait_for(lambda: zoe.get("/api/seek")["seek"]["table"])
    assert found["table"] == zoe.get("/api/seek")["seek"]["table"]
    table = zoe.get(f"/api/tables/{found['table']}")
    assert table["status"] == "playing"
    assert table["rated"]
    assert {seat["person"] for seat in table["seats"]} == {zoe.id, yan.id}
    assert ada.get("/api/seek")["seek"]["table"] == ""
    ada.http.delete("/api/seek")
    assert ada.get("/api/seek")["seek"] is None


def test_a_person_who_asks_twice_in_a_moment_is_paired_once(
    running: Running, zoe: Account, yan: Account, ada: Somebody
) -> None:
    form = {"game": "sa_re", "pace": "days", "rated": False, "width": 0}
    zoe.post("/api/seek", form)
    found = yan.post("/api/seek", form)["seek"]["table"]
    assert found
    assert yan.post("/api/seek", form)["seek"]["table"] == found
    ada.post("/api/seek", form)
    assert ada.get("/api/seek")["seek"]["table"] == ""
    ada.http.delete("/api/seek")


def test_a_player_waiting_for_a_full_table_hears_when_a_seat_becomes_free(
    running: Running, zoe: Account, yan: Account, ada: Somebody
) -> None:
    table = yan.table()
    ada.post(f"/api/tables/{table}/sit", {})
    zoe.post("/api/waits", {"table": table, "until": "always"})
    ada.post(f"/api/tables/{table}/stand", {"seat": 1})
    assert outbox(running, zoe.id) == [("wait", table, "")]
    ada.post(f"/api/tables/{table}/sit", {})  # that is no news to who has no seat there
    assert len(outbox(running, zoe.id)) == 1
    ada.post(f"/api/tables/{table}/stand", {"seat": 1})
    assert len(outbox(running, zoe.id)) == 2


class Called:
    """A host who closed the page, and was called by a message when somebody sat down."""

    def __init__(self, running: Running, host: Account, guest: Somebody, **form: Any) -> None:
        self.running = running
        self.table = host.table(**form)
        host.post("/api/waits", {"table": self.table, "until": "always"})
        guest.post(f"/api/tables/{self.table}/sit", {})
        o = schema.outbox
        self.call = (o.c.table_id == self.table) & (o.c.person == host.id)

    def ago(self, minutes: int) -> list[str]:
        """Who sits there when the message was sent so long ago."""
        due = now_ms() - minutes * 60_000
        with self.running.server.store.engine.begin() as c:
            c.execute(schema.outbox.update().where(self.call).values(folded=True, due=due))
        self.running.do(self.running.server.held.look())
        seats = self.running.server.hub.rooms[self.table].table.seats
        return [seat.person or "" for seat in seats]


LIVE = {"clock": {"kind": "live", "bank": 900, "increment": 0}}


def test_a_live_seat_is_kept_ten_minutes_after_the_message_and_then_free(
    running: Running, zoe: Account, ada: Somebody
) -> None:
    called = Called(running, zoe, ada, **LIVE)
    assert called.ago(9) == [zoe.id, ada.id]
    assert called.ago(11) == ["", ada.id]


def test_a_player_who_came_back_keeps_the_seat_and_over_days_nobody_loses_it(
    running: Running, zoe: Account, ada: Somebody
) -> None:
    called = Called(running, zoe, ada, **LIVE)
    socket = zoe.connect(called.table)
    assert called.ago(11) == [zoe.id, ada.id]
    socket.close()
    seat = running.server.hub.rooms[called.table].table.seats[0]
    wait_for(lambda: not seat.online)
    assert called.ago(30) == [zoe.id, ada.id]
    slow = Called(running, zoe, ada, clock={"kind": "turn", "hours": 24})
    assert slow.ago(30) == [zoe.id, ada.id]


# ------------------------------------------------------------------ open seats, by themselves


def test_tables_with_a_blocked_person_are_hidden_no_matter_where_they_sit(c: sa.Connection) -> None:
    put(c, schema.manners, {"person": "cid", "other": "ada", "muted": False, "blocked": True})
    free = seat(2, None, kind="free", bot=None)
    tables = [
        summary("hosted", seat(0, "cid"), free, owner="cid", status="waiting"),
        summary("joined", seat(0, "bea"), seat(1, "cid"), free, owner="bea", status="waiting"),
        summary("other", seat(0, "bea"), free, owner="bea", status="waiting"),
    ]
    rows = _rows(c, tables, Wanted(), Person("ada", "Ada", False))
    assert [row.table.id for row in rows] == ["other"]
    assert [row.table.id for row in _rows(c, tables, Wanted(), None)] == [
        "hosted",
        "joined",
        "other",
    ]
    assert rows[0].host == "bea"


def test_hosts_may_always_sit_at_their_own_table(c: sa.Connection) -> None:
    free = seat(1, None, kind="free", bot=None)
    table = summary(
        "t", seat(0, "ada"), free, owner="ada", status="waiting", rated=True, range=(1, 2)
    )
    for asker, why in ((Person("ada", "Ada", True), ""), (Person("bea", "Bea", True), "account")):
        [row] = _rows(c, [table], Wanted(), asker)
        assert row.outside == why
    [row] = _rows(c, [table], Wanted(), Person("bea", "Bea", False))
    assert row.outside == "range"


def test_an_open_seat_says_whether_it_is_wanted_and_the_rating_that_is_shown(
    c: sa.Connection,
) -> None:
    free = seat(2, None, kind="free", bot=None)
    table = summary("t", seat(0, "ada"), seat(1, None), free, owner="ada", status="waiting")
    for wanted, why in ((Wanted(low=1500, high=1500), ""), (Wanted(low=1501), "filter")):
        [row] = _rows(c, [table], wanted, Person("bea", "Bea", True))
        assert (row.outside, row.host) == (why, "ada")
    rated = summary("r", seat(0, "ada"), free, owner="ada", status="waiting", rated=True)
    [row] = _rows(c, [rated], Wanted(low=1501), None)
    assert row.outside == "account", "what cannot be had comes before what is not wanted"


def test_a_wish_names_a_table_or_games_that_exist_in_their_order(c: sa.Connection) -> None:
    form = WaitForm(games=["sa_re", "castle", "sa_re"], paces=["none", "days", "none"], low=1400)
    found = _wanted(c, form, "ada")
    assert found == Wanted(games=["castle", "sa_re"], paces=["days", "none"], low=1400)
    assert _wanted(c, WaitForm(table="t1", games=["castle"]), "ada") == Wanted(table="t1")
    with pytest.raises(Refused, match="no such game: go"):
        _wanted(c, WaitForm(games=["castle", "go", "chess"]), "ada")


def test_a_seek_is_for_a_game_that_exists_and_rated_only_with_an_account() -> None:
    checked: list[str] = []

    async def check_limit(person: Person) -> None:
        checked.append(person.id)

    server: Any = SimpleNamespace(lobby=SimpleNamespace(check_limit=check_limit))
    for form, is_guest, code in (
        (SeekForm(game="go", pace="live"), False, "bad_message"),
        (SeekForm(game="castle", pace="live", rated=True), True, "account"),
    ):
        with pytest.raises(Refused) as error:
            asyncio.run(_check_seek(server, form, Person("ada", "Ada", is_guest)))
        assert error.value.code == code
    assert checked == []
    for is_guest, rated in ((True, False), (False, True), (False, False)):
        form = SeekForm(game="castle", pace="live", rated=rated)
        asyncio.run(_check_seek(server, form, Person("ada", "Ada", is_guest)))
    assert checked == ["ada"] * 3
