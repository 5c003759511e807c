"""Tables without a server: the same messages, saved before they are told."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.offline.keeping import Keeper, played_with
from trilith import games
from trilith.engine.errors import BadInput
from trilith.offline.desk import HERE
from trilith.server import puzzling
from trilith.server.clocks import now_ms
from trilith.server.match import Match, game_of


@pytest.mark.parametrize(("game", "players"), [("castle", 2), ("ezra_nehemiah", 1), ("sa_re", 2)])
def test_a_game_goes_to_its_end_and_can_be_looked_back_at(game: str, players: int) -> None:
    keeper = Keeper()
    table = keeper.table(game, ["easy"] * players, me=[])
    steps = keeper.let_bots_play()
    assert keeper.state(table, -1)["status"] == "over"
    assert keeper.get(f"/api/tables/{table}/story")["steps"] == steps
    assert keeper.get(f"/api/tables/{table}/replay?step=5")["step"] == 5
    assert keeper.get(f"/api/tables/{table}/told?from=3&to=6")["to"] == 6
    assert keeper.get(f"/api/tables/{table}/log?from=0&limit=9&seat=-1")
    assert "[[" in keeper.get(f"/api/tables/{table}/scenario?step=5")
    record = keeper.get(f"/api/tables/{table}/record")
    assert keeper.post("/api/records", record)["status"] == "over"


def test_what_is_sent_is_on_the_disk_before() -> None:
    keeper = Keeper()
    table = keeper.table("castle", [None, "easy"])
    keeper.let_bots_play()
    told = keeper.play(table)
    assert told["seq"] == keeper.disk[table][-1]["seq"]
    assert keeper.disk[table][-1]["kind"] == "play"


def test_nothing_is_sent_that_could_not_be_saved() -> None:
    keeper = Keeper()
    table = keeper.table("castle", [None, "easy"])
    keeper.let_bots_play()
    before = keeper.state(table)
    keeper.is_full = True
    code = before["decision"]["options"][0]["action"]
    told = keeper.say(do="play", table=table, seq=before["seq"], action=code, key="once")
    assert [(one["is"], one["code"], one["key"]) for one in told] == [("error", "storage", "once")]
    keeper.is_full = False
    assert keeper.state(table) == before | {"info": keeper.state(table)["info"]}


def test_closing_in_the_middle_of_a_bots_turn_loses_nothing() -> None:
    keeper = Keeper()
    table = keeper.table("sa_re", ["easy", "easy"], me=[])
    keeper.let_bots_play(most=7)
    assert keeper.waiting
    again = keeper.closed_and_opened()
    again.say(do="watch", table=table)
    assert again.state(table, -1)["step"] == 7
    assert [asked["job"] for asked in again.waiting] == [asked["job"] for asked in keeper.waiting]
    assert again.let_bots_play(most=3) == 3
    assert again.state(table, -1)["step"] == 10


def test_a_bot_that_is_asked_something_else_by_now_is_not_heard() -> None:
    keeper = Keeper()
    table = keeper.table("castle", ["easy", None])
    asked = keeper.waiting[0]
    keeper.let_bots_play()
    step = keeper.state(table, 1)["step"]
    keeper.waiting = [asked]
    keeper.let_bots_play(most=1)
    assert keeper.state(table, 1)["step"] == step


def test_a_bot_that_fails_chooses_something() -> None:
    keeper = Keeper()
    table = keeper.table("castle", ["easy", None])
    asked = keeper.waiting.pop()
    keeper.door.thought(table, asked["seat"], asked["asked"], "")
    assert keeper.state(table, 1)["step"] == 1


def test_several_people_at_one_screen_are_seats_of_one_person() -> None:
    keeper = Keeper()
    made = keeper.post("/api/tables", {"game": "sa_re", "seats": 2, "me": [0]})["id"]
    keeper.say(do="watch", table=made)
    keeper.post(f"/api/tables/{made}/sit", {"seat": 1, "name": "Bea"})
    keeper.post(f"/api/tables/{made}/start")
    seen = {one["seat"]: one for one in keeper.say(do="sync", table=made)}
    assert [seat["name"] for seat in seen[0]["seats"]] == ["Ada", "Bea"]
    assert {seat["person"] for seat in seen[0]["seats"]} == {HERE}
    assert set(seen) == {0, 1}
    assert seen[0]["view"] != seen[1]["view"]


def test_a_player_who_sits_down_sees_with_that_seats_eyes_at_once() -> None:
    keeper = Keeper()
    made = keeper.post("/api/tables", {"game": "castle", "seats": 2, "me": []})["id"]
    assert [one["seat"] for one in keeper.say(do="watch", table=made)] == [-1]
    keeper.told.clear()
    keeper.post(f"/api/tables/{made}/sit", {"seat": 1})
    assert [(one["is"], one["seat"]) for one in keeper.told] == [("state", 1)]


def test_a_first_game_with_the_guide_begins_at_its_position() -> None:
    keeper = Keeper()
    made = keeper.post("/api/tables", {"game": "castle", "guide": True})["id"]
    started = keeper.post(f"/api/tables/{made}/start")
    assert started["guide"]
    assert started["status"] == "playing"


def test_a_game_goes_on_from_a_position_of_a_finished_one() -> None:
    keeper = Keeper()
    table = keeper.table("castle", ["random", "random"], me=[])
    keeper.let_bots_play()
    at = {"table": table, "step": 20}
    wanted = {"game": "castle", "goes_on": at, "bots": [None, "easy"], "me": [0]}
    made = keeper.post("/api/tables", wanted)["id"]
    assert keeper.post(f"/api/tables/{made}/start")["status"] == "playing"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api/tables/nowhere", None, 404),
        ("POST", "/api/tables", "{", 422),
        ("POST", "/api/tables", {"game": "chess"}, 422),
        ("POST", "/api/tables", {"game": "castle", "seats": 9}, 422),
        ("POST", "/api/tables", {"game": "castle", "seats": 2, "bots": ["x.py:Bot"]}, 422),
        ("POST", "/api/records", "no record", 422),
        ("POST", "/api/guest", {"name": " "}, 422),
        ("POST", "/api/luggage", "no luggage", 422),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    method: str, path: str, body: Any, status: int
) -> None:
    keeper = Keeper()
    found, told = keeper.ask(method, path, body)
    assert found == status
    assert told["error"]["text"]
    assert keeper.disk == {}


def test_an_unknown_message_is_refused() -> None:
    assert [one["code"] for one in Keeper().say(do="dance")] == ["bad_message"]
    assert [one["code"] for one in Keeper().say(do="watch", table="nowhere")] == ["no_table"]


def test_the_browser_needs_nothing_but_the_standard_library_and_msgspec() -> None:
    asked = (
        "import sys; before = set(sys.modules); import trilith.offline.door; "
        "new = {name.partition('.')[0] for name in sys.modules.keys() - before}; "
        "print(*new - set(sys.stdlib_module_names))"
    )
    command = [sys.executable, "-P", "-c", asked]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert set(found) <= {"trilith", "msgspec", "mypy_extensions", "typing_extensions"}


def test_a_game_with_a_printed_copy_is_carried_with_its_values() -> None:
    """The record holds them: the board is drawn with them, bots are asked with them."""
    game = games.get("ezra_nehemiah")
    own: dict[str, Any] = {"wall_cards": {"cards": [{"id": "wall_card_01", "vp": 7}]}}
    keeper = Keeper()
    table = keeper.post("/api/records", played_with(game.key, own, players=1))
    assert table["edition"]["digest"] == game.data(own).digest
    assert keeper.get(f"/api/tables/{table['id']}/edition")["own"] == own
    cards = keeper.get(f"/api/tables/{table['id']}/components")["wall_cards"]["cards"]
    assert cards[0]["vp"] == 7
    said = keeper.get(f"/api/tables/{table['id']}/words?language=fr")
    assert "7" in said["explanations"]["wall_card_01"]["text"]
    assert keeper.ask("GET", f"/api/tables/{table['id']}/words?language=de")[0] == 404
    usual = keeper.table("castle", [None, "easy"])
    status, told = keeper.ask("GET", f"/api/tables/{usual}/edition")
    assert (status, told["error"]["code"]) == (404, "not_found")
    assert keeper.get(f"/api/tables/{usual}/words") is None


def test_a_game_played_on_from_one_with_a_copy_has_its_numbers() -> None:
    keeper = Keeper()
    own = {"tile": [{"id": "well", "vp": 8}]}
    before = keeper.post("/api/records", played_with("castle", own))
    goes_on = {"table": before["id"], "step": 2}
    wanted = {"game": "castle", "goes_on": goes_on, "bots": [None, "easy"]}
    table = keeper.post("/api/tables", wanted)
    assert table["edition"]["digest"] == before["edition"]["digest"]
    keeper.post(f"/api/tables/{table['id']}/start")
    keeper.let_bots_play()
    assert keeper.get(f"/api/tables/{table['id']}")["step"] > 2


def test_without_what_makes_a_copy_s_words_ours_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is fetched when a copy is first opened, and that may be without a network."""
    keeper = Keeper()
    own = {"tile": [{"id": "well", "vp": 8}]}
    table = keeper.post("/api/records", played_with("castle", own))
    monkeypatch.setitem(sys.modules, "trilith.server.copy_words", None)
    assert keeper.get(f"/api/tables/{table['id']}/words") is None


# ------------------------------------------------------------------ to and from elsewhere


def test_a_game_in_progress_goes_from_one_browser_to_another() -> None:
    keeper, other = Keeper(), Keeper(name="Eve")
    table = keeper.table("ezra_nehemiah", [None, "easy"])
    for _ in range(3):
        keeper.let_bots_play()
        keeper.play(table)
    keeper.let_bots_play()
    there = other.post("/api/records", keeper.post(f"/api/tables/{table}/carry"))["id"]
    other.say(do="watch", table=there)
    assert other.state(there)["view"] == keeper.state(table)["view"]
    assert other.state(there)["seats"][0]["name"] == "Ada"
    other.play(there)


# ------------------------------------------------------------------ another build


def test_a_game_goes_on_after_an_update_that_leaves_its_rules_alone() -> None:
    keeper = Keeper()
    table = keeper.table("castle", [None, "easy"])
    again = keeper.closed_and_opened()
    again.take_stock()
    assert again.summaries[table]["status"] == "playing"


def test_a_game_whose_rules_an_update_changes_waits_and_loses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keeper = Keeper()
    table = keeper.table("castle", [None, "easy"])
    keeper.let_bots_play()
    keeper.play(table)
    log = list(keeper.disk[table])
    with monkeypatch.context() as newer:
        newer.setattr(game_of("castle"), "rules_version", 999)
        newer.setattr(Match, "catch_up", refuse)
        again = keeper.closed_and_opened()
        again.take_stock()
        assert (again.summaries[table]["status"], again.summaries[table]["why"]) == (
            "closed",
            "rules",
        )
        told = again.say(do="watch", table=table)
        assert told[0]["status"] == "closed"
    assert keeper.disk[table] == log
    older = again.closed_and_opened()
    older.take_stock()
    assert older.summaries[table]["status"] == "playing"
    older.say(do="watch", table=table)
    assert older.state(table)["step"] == sum(line["kind"] == "play" for line in log)


def refuse(*_: Any) -> None:
    raise BadInput("castle", "the rules have changed what happened in this game")


# ------------------------------------------------------------------ puzzles


def test_the_positions_of_the_day_are_those_of_every_server_and_answers_stay_here() -> None:
    keeper = Keeper()
    today = keeper.get("/api/puzzles/today?offset=0")
    assert [one["id"] for one in today["puzzles"]] == [
        one.id for one in puzzling.of_today(now_ms())
    ]
    assert "result" not in today["puzzles"][0] or today["puzzles"][0]["result"] is None
    first = today["puzzles"][0]["id"]
    best = puzzling.puzzle_called(first).best.action
    told = keeper.post(f"/api/puzzles/{first}/answer", {"action": best, "offset": 0})
    assert (told["result"]["verdict"], told["streak"]["days"]) == ("found", 1)
    again = keeper.closed_and_opened()
    assert again.get(f"/api/puzzles/{first}")["result"]["chosen"] == best
    assert again.get("/api/puzzles/today?offset=0")["streak"]["today"]
    other = again.get("/api/puzzles/next?game=castle")
    assert (other["game"], other["id"] == first) == ("castle", False)


def test_an_answer_that_could_not_be_saved_was_not_given() -> None:
    keeper = Keeper()
    puzzle = puzzling.of_today(now_ms())[0]
    keeper.is_full = True
    answer = json.dumps({"action": puzzle.best.action})
    keeper.door.ask("POST", f"/api/puzzles/{puzzle.id}/answer", answer)
    keeper.door.recall("[]")
    assert keeper.get(f"/api/puzzles/{puzzle.id}")["result"] is None


def test_only_an_option_of_the_puzzle_is_an_answer() -> None:
    puzzle = puzzling.of_today(now_ms())[0]
    status, told = Keeper().ask("POST", f"/api/puzzles/{puzzle.id}/answer", {"action": "dance"})
    assert (status, told["error"]["code"]) == (422, "illegal")
