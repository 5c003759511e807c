"""REST about games and tables: lists, codes, replays, and what is served from memory."""

from __future__ import annotations

import httpx
import pytest

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


def test_a_game_in_progress_is_reviewed_from_your_own_seat(vera: Somebody, wim: Somebody) -> None:
    table = vera.table()
    path = f"/api/tables/{table}"
    wim.post(f"{path}/sit", {})
    vera.post(f"{path}/start")
    socket = vera.connect(table)
    socket.play()
    then = vera.get(f"{path}/replay?step=0")
    assert (then["step"], then["steps"], then["seat"]) == (0, 1, 0)
    assert vera.refused("GET", f"{path}/replay?step=0&seat=1") == "not_yours"
    assert vera.refused("GET", f"{path}/replay?step=2") == "limit"
    told = vera.get(f"{path}/told?from=0&to=1")
    assert (told["from"], told["to"]) == (0, 1)
    lines = vera.get(f"{path}/log")
    assert {line["step"] for line in lines} == {1}
    assert vera.refused("GET", f"{path}/record") == "not_now"
    assert vera.refused("GET", f"{path}/analysis") == "not_now"
    assert vera.refused("POST", f"{path}/carry") == "not_yours"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/nothing", 404),
        ("/api/tables/NOTHING", 422),
        ("/api/nothing", 404),
        ("/rules/chess/en", 404),
        ("/text/en/nothing.ftl", 404),
        ("/healthz", 200),
        ("/api/docs", 200),
        ("/api/openapi.json", 200),
        ("/rules/castle/fr/sections", 200),
    ],
)
def test_every_address_has_its_answer(shared: Running, path: str, status: int) -> None:
    answer = httpx.get(f"{shared.url}{path}")
    assert answer.status_code == status, answer.text
    if status >= 400:
        assert set(answer.json()["error"]) >= {"code", "text"}


def test_what_has_not_changed_is_not_sent_again(shared: Running) -> None:
    url = f"{shared.url}/api/games/castle/components"
    first = httpx.get(url)
    again = httpx.get(url, headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_a_record_comes_in_as_a_table_that_everybody_with_the_link_can_read(
    vera: Somebody, wim: Somebody
) -> None:
    table = vera.table(me=[0, 1])
    vera.post(f"/api/tables/{table}/start")
    vera.connect(table).play_to_end()
    text = vera.http.get(f"/api/tables/{table}/record").text
    made = wim.http.post("/api/records", content=text.encode()).json()
    assert (made["status"], made["owner"]) == ("over", wim.id)
    assert (
        vera.http.get(f"/api/tables/{made['id']}/record").text.splitlines()[1:]
        == (text.splitlines()[1:])
    )
    bad = wim.http.post("/api/records", content=b"rubbish").json()["error"]
    assert bad["code"] == "bad_message"
