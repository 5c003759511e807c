"""Making tables and sitting down: what a form may say, and the list that everybody gets."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from pydantic import ValidationError

from tests.server.accounts import Account
from tests.server.running import Running, Somebody
from trilith.server import lobby
from trilith.server.lobby import FRESH, Listed, Listing, NewTable, SitDown


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
    for seat in (-1, 16, True):
        with pytest.raises(ValidationError):
            SitDown.model_validate({"seat": seat})


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
