"""REST about games and tables: lists, codes, seats."""

from __future__ import annotations

import httpx

from tests.server.running import Running, Somebody
from trilith import games
from trilith.bots import BOTS
from trilith.server import pages


def test_anybody_may_read_the_games_bots_and_limits(shared: Running) -> None:
    with httpx.Client(base_url=shared.url) as web:
        assert [one["key"] for one in web.get("/api/games").json()] == list(games.keys())
        assert web.get("/api/bots").json() == list(BOTS)
        assert web.get("/api/limits").json() == pages.limits()
        assert web.get("/api/offers").json() == {"offline": False}


def test_a_table_is_found_by_its_code(shared: Running, vera: Somebody) -> None:
    made = vera.post("/api/tables", {"game": "castle", "seats": 2, "access": "link"})
    found = vera.get(f"/api/codes/{made['code'].lower()}")
    assert found["id"] == made["id"]
    assert vera.http.get("/api/codes/ZZZZZZ").status_code == 404
    assert made["id"] not in [one["id"] for one in vera.get("/api/tables")]
    opened = vera.table()
    assert opened in [one["id"] for one in vera.get("/api/tables")]


def test_a_seat_is_taken_given_to_a_bot_and_left_again(vera: Somebody, wim: Somebody) -> None:
    table = vera.table(seats=3)
    path = f"/api/tables/{table}"
    assert wim.post(f"{path}/sit", {"seat": 2})["seats"][2]["person"] == wim.id
    assert wim.refused("POST", f"{path}/bot", {"level": "easy"}) == "not_yours"
    seats = vera.post(f"{path}/bot", {"level": "easy"})["seats"]
    assert (seats[1]["kind"], seats[1]["bot"]) == ("bot", "easy")
    assert vera.refused("POST", f"{path}/bot", {"level": "genius"}) == "bad_message"
    assert wim.post(f"{path}/stand", {"seat": 2})["seats"][2]["kind"] == "free"
    assert vera.refused("POST", f"{path}/start") == "not_now"
    wim.post(f"{path}/sit", {"seat": 2})
    assert wim.post(f"{path}/start")["status"] == "playing"
