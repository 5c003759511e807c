"""Whole games over REST and the WebSocket, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.inside import Inside, Listener, run
from tests.server.running import Running, Somebody
from tests.server.tables import a_table
from trilith import games
from trilith.engine import record
from trilith.engine.event import OPPONENT
from trilith.server import wire
from trilith.server.play import TOO_MANY, Player
from trilith.server.shapes import Person


class Ended(Listener):
    """A client's socket that notes how it was closed."""

    closed: tuple[object, ...] = ()

    def close(self, *why: object) -> None:
        self.closed = why


def player(inside: Inside, person: str) -> tuple[Player, Ended]:
    """A client's side of the conversation, without a network."""
    parts: Any = SimpleNamespace(**vars(inside.house), room=inside.rooms.open)
    parts.rooms, parts.pump, parts.house = inside.rooms, inside.pump, inside.house
    parts.presence = SimpleNamespace(refresh=lambda *_: None)
    server: Any = SimpleNamespace(hub=parts, lobby=None, hashing=None, turns=None, hints=None)
    payer: Any = SimpleNamespace(address="x", pay=lambda *_: None)
    socket = Ended()
    return Player(server, payer, cast(Any, socket), Person(person, person.title(), True)), socket


def test_a_person_who_says_too_much_hears_so_and_is_cut_off() -> None:
    async def test(inside: Inside) -> None:
        one, socket = player(inside, "ada")
        one.conn.bucket.take(one.conn.bucket._left)
        one.hear(b'{"do":"ping"}')
        assert [told["code"] for told in socket.heard()] == ["limit"]
        assert socket.closed == (TOO_MANY, "too many messages")
        assert inside.house.metrics.counters["limited_total"] == 1

    run(test)


def test_a_table_that_is_not_in_memory_is_loaded_before_anything_is_done_at_it() -> None:
    async def test(inside: Inside) -> None:
        log = a_table(2)
        inside.store.kept["t"] = log.entries
        one, socket = player(inside, "ada")
        one._at_table(wire.Play("t", log.table.seq, "choose trader", 0, "k"))
        await settle_at(inside)
        inside.store.settle()
        assert [told["is"] for told in socket.heard()] == ["ack"]
        assert inside.rooms["t"].table.seq == log.table.seq + 1

    run(test)


async def settle_at(inside: Inside) -> None:
    for _ in range(200):
        if inside.store.waiting:
            return
        await asyncio.sleep(0.01)


def test_a_failure_is_reported_without_its_cause(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("the inside of the server")

    async def test(inside: Inside) -> None:
        one, socket = player(inside, "ada")
        await one._answered(fail(), "t7")
        [told] = socket.heard()
        assert (told["code"], told["table"]) == ("storage", "t7")
        assert "inside" not in told["text"]
        assert "the inside of the server" in caplog.text

    run(test)


def test_a_guest_plays_a_whole_game_against_a_bot(running: Running, ada: Somebody) -> None:
    table = ada.table(bots=[None, "random"])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    over = socket.play_to_end()
    assert over["status"] == "over"
    assert len(over["scores"]) == 2
    assert ada.get(f"/api/tables/{table}")["result"] == over["scores"]
    text = ada.http.get(f"/api/tables/{table}/record").text
    found = record.read(text)
    record.verify(found, games.get("castle"))
    first = next(m for m in socket.heard if m["is"] == "state")
    assert found.commitment == first["info"]["commitment"]
    assert first["info"]["seed"] is None


def test_two_people_play_on_two_screens(ada: Somebody, bea: Somebody) -> None:
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    one, two = ada.connect(table), bea.connect(table)
    assert (one.now["seat"], two.now["seat"]) == (0, 1)
    one.play()
    seen = two.until("state")
    assert [event["kind"] for event in seen["events"]] == ["chose"]
    two.play()
    assert one.until("state", seq=two.now["seq"])["step"] == 2


def test_a_retry_after_a_lost_connection_is_applied_once(ada: Somebody) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    action = socket.state[0]["decision"]["options"][0]["action"]
    said = {"seq": socket.now["seq"], "action": action, "seat": 0, "key": "once"}
    socket.say("play", **said)
    first = socket.until("ack")
    socket.close()
    again = ada.connect(table)
    again.say("play", **said)
    assert again.until("ack")["seq"] == first["seq"]
    assert again.now["step"] == 1


def test_hot_seat_shows_each_seat_with_its_own_eyes(ada: Somebody) -> None:
    table = ada.table(seats=3, me=[0, 1, 2])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    assert sorted(socket.state) == [0, 1, 2]
    for seat in range(3):
        views = socket.state[seat]["view"]["seats"]
        assert [view["hand"] is not None for view in views] == [s == seat for s in range(3)]
    only = ada.connect(table, seats=[1])
    assert sorted(only.state) == [1]
    assert socket.play_to_end()["status"] == "over"


def test_only_its_sender_hears_of_a_wrong_move(ada: Somebody, bea: Somebody) -> None:
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {})
    ada.post(f"/api/tables/{table}/start")
    one, two = ada.connect(table), bea.connect(table)
    two.drain(0.1)
    one.say("play", seq=one.now["seq"], action="choose architect", key="x")
    error = one.until("error")
    assert (error["code"], error["rule"], error["key"]) == ("illegal", "AM-SEL-05", "x")
    one.say("play", seq=one.now["seq"], action="choose trader", seat=1)
    assert one.until("error")["code"] == "not_yours"
    assert [m for m in two.drain(0.2) if m["is"] == "error"] == []


def test_a_preview_tells_what_is_certain_and_changes_nothing(ada: Somebody) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    before = socket.now["seq"]
    socket.say("preview", action="choose trader", seat=0)
    told = socket.until("preview")
    assert (told["seat"], told["action"], told["seq"]) == (0, "choose trader", before)
    assert "chose" in [event["kind"] for event in told["events"]]
    assert told["ends"] is False  # the second card is chosen next
    socket.say("sync")
    assert socket.until("state")["seq"] == before


def test_undo_over_the_wire_goes_to_the_floor_and_not_further(ada: Somebody) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    socket.play(0)
    while socket.state[0]["seq"] < socket.now["seq"]:
        socket.next()
    assert socket.state[0]["floor"] == 0
    socket.say("undo", to=0, seat=0, key="u")
    socket.until("ack", key="u")
    back = socket.until("state")
    assert (back["step"], back["mark"]["kind"]) == (0, "undo")
    socket.play(0)
    socket.play(0)
    socket.say("undo", to=0, seat=0)
    assert socket.until("error")["code"] == "floor"
    socket.say("propose", what="undo", to=0)
    assert socket.until("state", step=0)["mark"]["kind"] == "rewind"
    socket.play_to_end()
    text = ada.http.get(f"/api/tables/{table}/record").text
    assert "# after step 2, taken back to step 0 by consent" in text
    record.verify(record.read(text), games.get("castle"))


def test_spectators_see_no_hand_and_talk_among_themselves(ada: Somebody, bea: Somebody) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    player, spectator = ada.connect(table), bea.connect(table)
    assert spectator.now["seat"] == -1
    assert all(seat["hand"] is None for seat in spectator.now["view"]["seats"])
    spectator.say("chat", text="who wins?", room="gallery")
    heard = spectator.until("chat")
    assert heard["lines"][0]["text"] == "who wins?"
    spectator.say("chat", text="psst", room="table")
    assert spectator.until("error")["code"] == "not_yours"
    player.say("chat", text="good luck")
    line = spectator.until("chat")["lines"][0]
    assert (line["text"], line["name"], line["seat"]) == ("good luck", "Ada", 0)
    assert [m["lines"] for m in player.heard if m["is"] == "chat"] == [[]]
    late = ada.connect(table)
    rooms = [line["room"] for m in late.heard if m["is"] == "chat" for line in m["lines"]]
    assert rooms == ["table"]


def test_a_table_may_have_no_spectators(ada: Somebody, bea: Somebody) -> None:
    table = ada.table(spectators=False)
    socket = bea.connect()
    socket.say_watch(table)
    assert socket.until("error")["code"] == "not_yours"


def test_a_password_keeps_strangers_out(ada: Somebody, bea: Somebody) -> None:
    table = ada.table(access="password", password="sesame")
    assert bea.refused("POST", f"/api/tables/{table}/sit", {}) == "password"
    assert bea.refused("POST", f"/api/tables/{table}/sit", {"password": "no"}) == "password"
    socket = bea.connect()
    socket.say_watch(table)
    assert socket.until("error")["code"] == "password"
    socket.watch(table, password="sesame")
    assert socket.now["seat"] == -1
    bea.post(f"/api/tables/{table}/sit", {"password": "sesame"})
    # Who watches sees with the eyes of the new seat at once.
    assert socket.until("state", seat=1)["full"]


def test_tables_by_link_are_not_in_the_lobby(ada: Somebody) -> None:
    shown, hidden = ada.table(), ada.table(access="link")
    listed = [table["id"] for table in ada.get("/api/tables")]
    assert shown in listed
    assert hidden not in listed
    assert hidden in [table["id"] for table in ada.get("/api/me")["tables"]]


def test_the_lobby_hears_of_new_tables_as_they_come(ada: Somebody, bea: Somebody) -> None:
    socket = bea.connect()
    socket.ws.send('{"do": "lobby", "on": true}')
    assert socket.until("lobby")["tables"] is not None
    table = ada.table(title="Come and play")
    while True:
        news = socket.until("lobby")
        if news.get("changed", {}).get("id") == table:
            break
    assert news["changed"]["title"] == "Come and play"


def test_a_rematch_against_bots_begins_at_once(ada: Somebody) -> None:
    form = {"game": "castle", "seats": 2, "bots": [None, "random"]}
    table = ada.post("/api/tables", form)["id"]
    ada.post(f"/api/tables/{table}/start")
    ada.connect(table).play_to_end()
    assert ada.post(f"/api/tables/{table}/rematch")["status"] == "playing"


def test_a_short_code_leads_to_a_table_that_waits(ada: Somebody, bea: Somebody) -> None:
    table = ada.table()
    code = ada.get(f"/api/tables/{table}")["code"]
    assert bea.get(f"/api/codes/{code}") == {"id": table}
    assert bea.get(f"/api/codes/{code.replace('-', '').lower()}") == {"id": table}
    assert bea.refused("GET", "/api/codes/AAA-AAA") == "no_table"
    assert bea.refused("GET", "/api/codes/castle") == "no_table"
    bea.post(f"/api/tables/{table}/sit", {})
    ada.post(f"/api/tables/{table}/start")
    assert bea.refused("GET", f"/api/codes/{code}") == "no_table"


def test_a_rematch_seats_the_same_people_one_further(ada: Somebody, bea: Somebody) -> None:
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {})
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("POST", f"/api/tables/{table}/rematch") == "not_now"
    one, two = ada.connect(table), bea.connect(table)
    one.say("propose", what="close")
    two.until("state", seq=one.until("state")["seq"])
    two.say("vote", yes=True)
    assert two.until("state")["status"] == "closed"
    new = ada.post(f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in new["seats"]] == ["Bea", "Ada"]
    assert two.until("state")["mark"] == {"kind": "rematch", "to": new["id"]}
    assert bea.post(f"/api/tables/{table}/rematch")["id"] == new["id"]


def test_two_who_ask_for_a_rematch_at_the_same_moment_get_the_same(
    ada: Somebody, bea: Somebody
) -> None:
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {})
    ada.post(f"/api/tables/{table}/start")
    one, two = ada.connect(table), bea.connect(table)
    one.say("propose", what="close")
    two.until("state", seq=one.until("state")["seq"])
    two.say("vote", yes=True)
    assert two.until("state")["status"] == "closed"
    with ThreadPoolExecutor(4) as crowd:
        path = f"/api/tables/{table}/rematch"
        asked = [crowd.submit(who.post, path) for who in (ada, bea, ada, bea)]
        found = {one.result()["id"] for one in asked}
    assert len(found) == 1
    for who in (ada, bea):
        seated = [t for t in who.get("/api/me")["tables"] if t["status"] == "waiting"]
        mine = [t["id"] for t in seated if any(seat["person"] == who.id for seat in t["seats"])]
        assert mine == list(found)


def test_nothing_is_worked_out_for_who_may_not_start(
    running: Running, ada: Somebody, bea: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    ada.connect(table).play_to_end()
    again = ada.table(goes_on={"table": table, "step": 3}, me=[0, 1])
    lobby, worked_out = running.server.lobby, []
    position = lobby._position

    async def noted(*of: Any) -> Any:
        worked_out.append(of)
        return await position(*of)

    monkeypatch.setattr(lobby, "_position", noted)
    assert bea.refused("POST", f"/api/tables/{again}/start") == "not_yours"
    assert worked_out == []
    assert ada.post(f"/api/tables/{again}/start")["status"] == "playing"
    assert len(worked_out) == 1


def test_an_outside_bot_takes_a_seat_with_a_token(running: Running, ada: Somebody) -> None:
    token = ada.post("/api/tokens", {"name": "my bot"})
    assert "token" not in ada.get("/api/tokens")[0]
    with Somebody(running.url, "", token["token"]) as program:
        table = program.table(bots=[None, "random"])
        program.post(f"/api/tables/{table}/start")
        assert program.connect(table).play_to_end()["status"] == "over"
        ada.http.delete(f"/api/tokens/{token['id']}")
        assert program.refused("GET", "/api/me") == "not_signed_in"


def test_a_guests_games_follow_into_an_account(running: Running, ada: Somebody) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    name = f"Ada {table}"
    account = ada.post("/api/account", {"name": name, "password": "correct horse"})
    assert account["guest"] is False
    # The guest is no more, and so is the guest's socket.
    with pytest.raises(ConnectionClosed):
        socket.until("error")
    assert [seat["name"] for seat in ada.connect(table).now["seats"]] == [name, name]
    assert ada.get("/api/me")["tables"][0]["id"] == table
    with Somebody(running.url, "Someone") as elsewhere:
        other = elsewhere.table()
        login = {"name": name.upper(), "password": "correct horse"}
        assert elsewhere.post("/api/login", login)["id"] == account["id"]
        mine = {t["id"] for t in elsewhere.get("/api/me")["tables"]}
        assert mine >= {table, other}
        socket = elsewhere.connect(table)  # the game goes on, on another device
        socket.play(0)
        wrong = {"name": name, "password": "wrong horse"}
        assert elsewhere.refused("POST", "/api/login", wrong) == "bad_login"


def test_account_names_are_taken_once(running: Running) -> None:
    form = {"name": "Grace", "password": "long enough"}
    assert httpx.post(f"{running.url}/api/account", json=form).status_code == 200
    form["name"] = "gRACE"
    again = httpx.post(f"{running.url}/api/account", json=form)
    assert again.json()["error"]["code"] == "name_taken"


def test_time_runs_out_and_a_bot_stands_in(running: Running, ada: Somebody) -> None:
    clock = {"kind": "live", "bank": 10, "increment": 0}
    table = ada.table(me=[0, 1], clock=clock, stand_in="random")
    ada.post(f"/api/tables/{table}/start")
    room = running.server.hub.rooms[table]
    assert room.table.clock is not None
    room.table.clock.left = [300, 10_000]  # all but used up
    hub = running.server.hub
    hub.house.loop.call_soon_threadsafe(hub.thinking.set_timer, room)
    socket = ada.connect(table)
    assert socket.now["clock"]["running"] == [0, 1]
    while True:
        state = socket.until("state")
        if state["mark"] and state["mark"]["kind"] == "stand_in":
            break
    assert (state["mark"]["seat"], state["mark"]["why"]) == (0, "clock")
    assert state["clock"]["left"][0] == 0


@pytest.mark.parametrize("step", [0, 3])
def test_any_step_can_be_looked_at_from_your_own_seat(ada: Somebody, step: int) -> None:
    table = ada.table(bots=[None, "random"])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    while socket.now["step"] < 4:
        if socket.now["decision"]:
            socket.play()
        else:
            socket.next()
    shown = ada.get(f"/api/tables/{table}/replay?step={step}")
    assert (shown["step"], shown["seat"]) == (step, 0)
    assert shown["view"]["seats"][0]["hand"] is not None
    assert shown["view"]["seats"][1]["hand"] is None
    assert ada.refused("GET", f"/api/tables/{table}/replay?step=0&seat=1") == "not_yours"
    told = ada.get(f"/api/tables/{table}/told?from={step}&to={step + 1}")
    assert (told["from"], told["to"], told["view"]) == (step, step + 1, shown["view"])
    assert ada.refused("GET", f"/api/tables/{table}/told?from=0&to=1&seat=1") == "not_yours"
    assert ada.refused("GET", f"/api/tables/{table}/told?from=0&to=9999") == "limit"
    assert ada.refused("GET", f"/api/tables/{table}/replay?step=9999") == "limit"
    assert ada.refused("GET", f"/api/tables/{table}/record") == "not_now"
    log = ada.get(f"/api/tables/{table}/log?from=1&limit=2")
    assert {line["step"] for line in log} == {1, 2}
    assert all(line["kind"] != "chose_card" or line["seat"] == 0 for line in log)


def test_a_record_can_be_brought_in_and_replayed(ada: Somebody) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    ada.connect(table).play_to_end()
    text = ada.http.get(f"/api/tables/{table}/record").text
    made = ada.http.post("/api/records", content=text).json()
    assert made["status"] == "over"
    again = ada.http.get(f"/api/tables/{made['id']}/record").text
    assert again == text
    steps = len(record.read(text).steps)
    shown = ada.get(f"/api/tables/{made['id']}/replay?step={steps}&seat=1")
    assert [score["total"] for score in shown["scores"]] == list(record.read(text).scores)
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if line[0].isdigit())
    forged = "\n".join([*lines[:first], "1 choose messenger", *lines[first + 1 :]])
    answer = ada.http.post("/api/records", content=forged)
    assert answer.json()["error"]["code"] == "bad_message"


def test_one_person_alone_plays_against_the_rules(ada: Somebody) -> None:
    table = ada.table(game="ezra_nehemiah", seats=1)
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    over = socket.play_to_end(limit=2000)
    assert over["status"] == "over"
    assert [score["seat"] for score in over["scores"]] == [0, OPPONENT]
    found = record.read(ada.http.get(f"/api/tables/{table}/record").text)
    record.verify(found, games.get("ezra_nehemiah"))


def test_the_numbers_of_a_game_are_shown_without_their_sources(ada: Somebody) -> None:
    told = ada.get("/api/games/castle/components")
    assert set(told) == set(games.get("castle").components)
    assert b'"source"' not in ada.http.get("/api/games/castle/components").content
    tag = ada.http.get("/api/games/castle/components").headers["etag"]
    again = ada.http.get("/api/games/castle/components", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert ada.refused("GET", "/api/games/chess/components") == "not_found"
