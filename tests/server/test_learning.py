"""What teaches a game, over REST: explanations, guides, first games, and the story at the end."""

from __future__ import annotations

from tests.server.running import Somebody
from trilith import games
from trilith.engine import record
from trilith.text.lessons import guide_of


def test_explanations_come_in_the_readers_language(ada: Somebody) -> None:
    told = ada.get("/api/games/castle/explanations?language=fr")
    assert told["messenger"]["name"] == "Messager"
    assert told["messenger"]["rules"][0] == "AM-MSG-01"
    assert ada.refused("GET", "/api/games/chess/explanations") == "not_found"
    assert ada.refused("GET", "/api/games/castle/explanations?language=la") == "not_found"


def test_a_guide_tells_its_steps_but_not_what_will_happen(ada: Somebody) -> None:
    told = ada.get("/api/games/sa_re/guide?language=pl")
    assert [step["id"] for step in told["steps"]] == [step.id for step in guide_of("sa_re").steps]
    assert sorted(told) == ["pages", "players", "seat", "steps", "tips"]


def test_a_first_game_is_played_to_its_end_with_record_replay_and_story(ada: Somebody) -> None:
    """The guide's table: prepared, with its own bots; then record, replay and story."""
    table = ada.post("/api/tables", {"game": "castle", "guide": True, "access": "link"})
    assert [seat["bot"] for seat in table["seats"]] == [None, "guide", "guide"]
    assert table["guide"] is True
    path = f"/api/tables/{table['id']}"
    ada.post(f"{path}/start")
    socket = ada.connect(table["id"])
    assert socket.now["view"]["seats"][0]["resources"]["clay"] == 3
    assert ada.refused("GET", f"{path}/story") == "not_now"
    over = socket.play_to_end()
    found = record.read(ada.http.get(f"{path}/record").text)
    assert found.begins is not None
    record.verify(found, games.get("castle"))
    story = ada.get(f"{path}/story")
    assert story["course"][-1]["totals"] == [score["total"] for score in over["scores"]]
    brought = ada.http.post("/api/records", content=ada.http.get(f"{path}/record").text).json()
    again = ada.get(f"/api/tables/{brought['id']}/story")
    assert again["moments"] == story["moments"]


def test_another_game_after_a_first_one_is_an_ordinary_one(ada: Somebody) -> None:
    table = ada.post("/api/tables", {"game": "castle", "guide": True})["id"]
    ada.post(f"/api/tables/{table}/start")
    ada.connect(table).play_to_end()
    again = ada.post(f"/api/tables/{table}/rematch")
    assert again["guide"] is False
    assert sorted(str(seat["bot"]) for seat in again["seats"]) == ["None", "medium", "medium"]


def test_nobody_but_the_guide_brings_its_bots(ada: Somebody) -> None:
    form = {"game": "castle", "seats": 2, "bots": [None, "guide"]}
    assert ada.refused("POST", "/api/tables", form) == "bad_message"
