"""Making tables and sitting down: what a form may say, and the list that everybody gets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa
from pydantic import ValidationError

from tests.server.accounts import Account
from tests.server.in_memory import Direct, put, seat, summary
from tests.server.running import Running, Somebody
from tests.server.tables import a_table
from trilith.server import lobby, schema
from trilith.server.codes import code_of
from trilith.server.forms import NewTable, SitDown
from trilith.server.limits import MAX_TABLES
from trilith.server.lobby import FRESH, Listed, Listing, Lobby
from trilith.server.shapes import Person, Summary
from trilith.server.wire import Refused, encode
from trilith.server.wordlist import WordList


@pytest.mark.parametrize(
    "form",
    [
        {"game": "castle"},
        {"game": "castle", "clock": {"kind": "live", "bank": 10, "increment": 0}},
        {"game": "castle", "clock": {"kind": "turn", "hours": 720}},
        {"game": "castle", "hours": {"zone": "UTC", "night": ["22:00", "07:59"]}},
        {"game": "castle", "grace": 30, "around": 200, "finishes": 100},
    ],
)
def test_a_form_says_what_is_wanted(form: dict[str, Any]) -> None:
    assert NewTable.model_validate(form).model_dump(exclude_unset=True) == form


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"game": "castle", "cheats": True},
        {"game": "castle", "seats": "2"},
        {"game": "castle", "seats": 17},
        {"game": "castle", "access": "secret"},
        {"game": "castle", "clock": {"kind": "live", "bank": 9, "increment": 0}},
        {"game": "castle", "clock": {"kind": "turn", "hours": 721}},
        {"game": "castle", "hours": {"zone": "UTC", "night": ["22:00"]}},
        {"game": "castle", "hours": {"zone": "UTC", "night": ["24:00", "07:00"]}},
        {"game": "castle", "grace": 29},
        {"game": "castle", "around": 300},
        {"game": "castle", "finishes": 101},
        {"game": "castle", "goes_on": {"table": "../x", "step": 1}},
    ],
)
def test_a_form_says_nothing_else(form: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        NewTable.model_validate(form)


def test_a_seat_is_one_of_sixteen() -> None:
    assert SitDown.model_validate({"seat": 15}).seat == 15
    for number in (-1, 16, True):
        with pytest.raises(ValidationError):
            SitDown.model_validate({"seat": number})


def test_a_list_is_old_after_a_second_after_news_or_when_it_failed() -> None:
    async def listing() -> None:
        async def work(fails: bool = False) -> Listed:
            if fails:
                raise OSError("away")
            return Listed([], b"[]")

        now = time.monotonic()
        good = Listing(asyncio.create_task(work()), 3, now)
        bad = Listing(asyncio.create_task(work(True)), 3, now)
        assert not bad.is_old(3)  # nobody knows yet
        await asyncio.sleep(0.01)
        assert not good.is_old(3)
        assert good.is_old(4)
        assert bad.is_old(3)
        assert Listing(good.task, 3, now - FRESH - 0.1).is_old(3)
        stopped = Listing(asyncio.create_task(work()), 3, now)
        stopped.task.cancel()
        await asyncio.sleep(0.01)
        assert stopped.is_old(3)

    asyncio.run(listing())


# ------------------------------------------------------------------ at a server


def test_a_password_is_needed_where_one_is_wanted_and_asked_for(
    vera: Somebody, wim: Somebody
) -> None:
    assert vera.refused("POST", "/api/tables", {"game": "castle", "access": "password"}) == (
        "bad_message"
    )
    table = vera.table(access="password", password="sesame")
    sit = f"/api/tables/{table}/sit"
    assert wim.refused("POST", sit, {}) == "password"
    assert wim.refused("POST", sit, {"password": "salami"}) == "password"
    assert wim.post(sit, {"password": "sesame"})["seats"][1]["person"] == wim.id


def test_nobody_has_more_tables_open_than_allowed(
    vera: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MAX_TABLES", 2)
    tables = [vera.table(access="link") for _ in range(2)]
    assert vera.refused("POST", "/api/tables", {"game": "castle"}) == "limit"
    for table in tables:
        vera.post(f"/api/tables/{table}/stand", {"seat": 0})


def test_a_host_asks_for_players_near_their_own_rating(shared: Running, vera: Somebody) -> None:
    host = Account(shared.url, "Host")
    table = host.post("/api/tables", {"game": "castle", "seats": 2, "around": 200, "finishes": 90})
    assert (table["range"], table["finishes"]) == ([1300, 1700], 90)
    assert vera.post(f"/api/tables/{table['id']}/sit", {})["seats"][1]["person"] == vera.id
    host.leave()


def test_a_rematch_seats_the_same_people_one_seat_further(vera: Somebody, wim: Somebody) -> None:
    table = vera.table()
    wim.post(f"/api/tables/{table}/sit", {})
    assert vera.refused("POST", f"/api/tables/{table}/rematch") == "not_now"
    vera.post(f"/api/tables/{table}/start")
    one, two = vera.connect(table), wim.connect(table)
    one.say("propose", what="close")
    two.until("state")
    two.say("vote", yes=True)
    one.until("state", status="closed")
    again = vera.post(f"/api/tables/{table}/rematch")
    assert [seat["person"] for seat in again["seats"]] == [wim.id, vera.id]
    assert wim.post(f"/api/tables/{table}/rematch")["id"] == again["id"]


def test_alone_with_bots_a_rematch_begins_at_once(vera: Somebody) -> None:
    table = vera.table(bots=[None, "random"])
    vera.post(f"/api/tables/{table}/start")
    vera.connect(table).play_to_end()
    again = vera.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "playing"
    assert [seat["bot"] for seat in again["seats"]] == ["random", None]


# ------------------------------------------------------------------ the lists, without a network


class Reading(Direct):
    """A store that counts how often it is read."""

    reads = 0

    async def read(self, work: Callable[[sa.Connection], Any]) -> Any:
        self.reads += 1
        return await super().read(work)


def a_lobby(c: sa.Connection, words: str = "") -> tuple[Lobby, Reading]:
    store = Reading(c)
    house = SimpleNamespace(words=WordList(words))
    hub: Any = SimpleNamespace(store=store, rooms={}, news=0, house=house)

    async def check_free(name: str, known: Person) -> None:
        if name.startswith("Taken"):
            raise Refused("name_taken", "somebody has that name")

    return Lobby(hub, cast(Any, SimpleNamespace(check_free=check_free))), store


def stored(c: sa.Connection, table: str, updated: int = 1, **more: Any) -> None:
    """A table of ada's, at which she sits."""
    made = summary(table, seat(0, "ada"), **({"status": "waiting"} | more))
    row = {name: getattr(made, name) for name in ("id", "game", "status", "access", "owner")}
    row |= {"created": 1, "updated": updated, "awake": False, "summary": encode(made).decode()}
    put(c, schema.tables, row)
    put(c, schema.seats, {"table_id": table, "seat": 0, "person": "ada"})


def ids(tables: list[Summary]) -> list[str]:
    return [one.id for one in tables]


def test_the_lobby_lists_what_is_open_and_known_to_all_the_newest_first(c: sa.Connection) -> None:
    for updated, (table, more) in enumerate(
        (
            ("waits", {}),
            ("plays", {"status": "playing"}),
            ("over", {"status": "over"}),
            ("closed", {"status": "closed"}),
            ("by_link", {"access": "link"}),
            ("by_password", {"access": "password"}),
        )
    ):
        stored(c, table, updated, **more)
    lobby, _ = a_lobby(c)
    assert ids(asyncio.run(lobby.open_tables())) == ["by_password", "plays", "waits"]


def test_people_who_blocked_each_other_have_another_list_than_all_others(c: sa.Connection) -> None:
    stored(c, "t1", 1)
    stored(c, "t2", 2, owner="bea")
    put(c, schema.manners, {"person": "cid", "other": "bea", "muted": False, "blocked": True})

    async def lists() -> None:
        lobby, store = a_lobby(c)
        everybody = await lobby.sent_tables(None)
        assert store.reads == 1, "nobody is asked about somebody without a name"
        assert await lobby.sent_tables("dan") is everybody
        assert [one["id"] for one in msgspec.json.decode(everybody)] == ["t2", "t1"]
        for person in ("cid", "bea"):
            left = msgspec.json.decode(await lobby.sent_tables(person))
            assert [one["id"] for one in left] == (["t1"] if person == "cid" else ["t2", "t1"])
            assert ids(await lobby.open_tables(person)) == [one["id"] for one in left]

    asyncio.run(lists())


def test_the_list_is_read_again_after_news_and_not_before(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "FRESH", 1000.0)

    async def lists() -> None:
        made, store = a_lobby(c)
        for _ in range(3):
            assert await made.open_tables() == []
        assert store.reads == 1
        stored(c, "t1")
        assert await made.open_tables() == []
        made.hub.news += 1
        assert ids(await made.open_tables()) == ["t1"]
        assert store.reads == 2

    asyncio.run(lists())


def test_ones_own_tables_are_those_where_one_sits_or_is_the_owner(c: sa.Connection) -> None:
    stored(c, "older", 1, status="over", access="link")
    stored(c, "newer", 2)
    stored(c, "anothers", 3, owner="bea")
    c.execute(schema.seats.update().where(schema.seats.c.table_id == "anothers").values(person="x"))
    stored(c, "as_owner", 4)
    c.execute(schema.seats.delete().where(schema.seats.c.table_id == "as_owner"))
    made, _ = a_lobby(c)
    mine = asyncio.run(made.tables_of(Person("ada", "Ada", False)))
    assert ids(mine) == ["as_owner", "newer", "older"]


def test_a_code_leads_to_a_table_that_waits_and_to_no_other(c: sa.Connection) -> None:
    stored(c, "waits")
    stored(c, "plays", status="playing")
    made, _ = a_lobby(c)
    assert asyncio.run(made.with_code(code_of("waits"))) == {"id": "waits"}
    with pytest.raises(Refused) as error:
        asyncio.run(made.with_code(code_of("plays")))
    assert error.value.code == "no_table"


def test_a_table_in_memory_is_listed_as_it_is_now(c: sa.Connection) -> None:
    stored(c, "t")
    made, _ = a_lobby(c)
    log = a_table(2)
    made.hub.rooms["t"] = SimpleNamespace(table=log.table)  # type: ignore[index]
    [one] = asyncio.run(made.open_tables())
    assert (one.status, len(one.seats)) == ("playing", 2)


@pytest.mark.parametrize(("many", "is_refused"), [(MAX_TABLES - 1, False), (MAX_TABLES, True)])
def test_tables_that_are_not_over_are_counted_by_their_owner(
    c: sa.Connection, many: int, is_refused: bool
) -> None:
    for number in range(many):
        stored(c, f"t{number}", status=("waiting", "playing")[number % 2])
    stored(c, "over", status="over")
    stored(c, "anothers", owner="bea")
    made, _ = a_lobby(c)
    with pytest.raises(Refused, match="tables at a time") if is_refused else nullcontext():
        asyncio.run(made.check_limit(Person("ada", "Ada", False)))


def test_a_name_at_a_table_is_free_and_allowed_or_ones_own(
    c: sa.Connection, tmp_path: Path
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("rude\n")
    made, _ = a_lobby(c, str(words))
    ada = Person("ada", "Ada", False)
    for wanted, name in ((None, "Ada"), ("", "Ada"), (" Eda  L. ", "Eda L.")):
        assert asyncio.run(made._seat_name(ada, wanted)) == name
    for wanted, code in (("Taken 1", "name_taken"), ("Rude", "not_allowed")):
        with pytest.raises(Refused) as error:
            asyncio.run(made._seat_name(ada, wanted))
        assert error.value.code == code
    names = {2: "Bea", 0: "Old Ada", 1: "Taken 2", 3: "Cid"}
    found = asyncio.run(made.seat_names(ada, names))
    assert found == {0: "Ada", 1: "Ada", 2: "Bea", 3: "Cid"}, "the first is who imports it"
    many = asyncio.run(made.seat_names(ada, dict.fromkeys(range(20), "x")))
    assert list(many) == list(range(16))
