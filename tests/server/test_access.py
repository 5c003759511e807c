"""What somebody may see of a table, whichever way they come to it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest

from tests.server.conftest import new_database
from tests.server.running import Running, Socket, Somebody
from tests.server.tables import a_table
from trilith.engine.event import SPECTATOR
from trilith.server.access import eyes_at, eyes_of, is_known, may_list, may_see
from trilith.server.profiles.shapes import Audience
from trilith.server.settings import Settings
from trilith.server.telling import summary
from trilith.server.wire import Refused

PASSWORD = "open sesame"


@pytest.fixture
def eve(running: Running) -> Iterator[Somebody]:
    with Somebody(running.url, "Eve") as somebody:
        yield somebody


def refusal(socket: Socket) -> str:
    """The code of the next refusal."""
    code: str = socket.until("error")["code"]
    return code


# ------------------------------------------------------------------ the question itself


def test_players_look_through_their_own_eyes_and_others_as_spectators() -> None:
    table = a_table(3).table
    assert eyes_of(table, "bea") == (1,)
    assert eyes_of(table, "bea", [0, 1]) == (1,)
    assert eyes_of(table, "bea", [0]) == (SPECTATOR,)
    assert eyes_of(table, "eve") == eyes_of(table, None) == (SPECTATOR,)


def test_without_spectators_only_players_look() -> None:
    table = a_table(2, spectators=False).table
    assert eyes_of(table, "ada") == (0,)
    for person in ("eve", None):
        for ask in (lambda who: eyes_of(table, who), lambda who: eyes_at(table, who, SPECTATOR)):
            with pytest.raises(Refused) as error:
                ask(person)
            assert error.value.code == "not_yours"


def test_others_eyes_are_open_only_when_the_game_is_over() -> None:
    log = a_table(2)
    with pytest.raises(Refused):
        eyes_at(log.table, "ada", 1)
    with pytest.raises(Refused, match="2 seats"):
        eyes_at(log.table, "ada", 2)
    assert eyes_at(log.table, "ada", None) == 0
    log.play_on(random.Random(1))
    assert eyes_at(log.table, "eve", 1) == 1


def test_players_and_the_maker_of_a_table_are_known_there() -> None:
    table = a_table(2, started=False).table
    table.info.owner = "dan"
    assert [is_known(table, who) for who in ("ada", "dan", "eve", None)] == [
        True,
        True,
        False,
        False,
    ]


def listed(who: str | None, **info: Any) -> bool:
    table = a_table(2, **info).table
    table.info.owner = "dan"
    return may_list(summary(table), who)


def test_everybody_may_know_of_games_at_open_tables_that_had_spectators() -> None:
    assert listed("eve")
    assert listed(None)


@pytest.mark.parametrize(
    "info", [{"access": "link"}, {"access": "password"}, {"spectators": False}]
)
def test_only_people_who_were_there_may_know_of_other_games(info: dict[str, Any]) -> None:
    who = ("ada", "bea", "dan", "eve", None)
    assert [listed(one, **info) for one in who] == [True, True, True, False, False]


def test_what_somebody_shows_of_themselves_is_seen_by_those_they_chose() -> None:
    seen = {
        audience: [
            may_see(audience, "ada", who, have_met)
            for who, have_met in (("ada", False), ("bea", True), ("eve", False), (None, False))
        ]
        for audience in get_args(Audience)
    }
    assert seen == {
        "everyone": [True, True, True, True],
        "met": [True, True, False, False],
        "nobody": [True, False, False, False],
    }


# ------------------------------------------------------------------ eyes that are lost


def test_a_player_who_is_sent_away_from_a_seat_does_not_see_what_comes_after(
    ada: Somebody, bea: Somebody, eve: Somebody
) -> None:
    table = ada.table(spectators=False, me=[0])
    eve.post(f"/api/tables/{table}/sit", {"seat": 1})
    watching = eve.connect(table)
    assert watching.now["seat"] == 1
    ada.post(f"/api/tables/{table}/stand", {"seat": 1})
    assert refusal(watching) == "not_yours"
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    bea.post(f"/api/tables/{table}/start")
    bea.connect(table).play(seat=1)
    watching.say("sync")
    assert refusal(watching) == "not_now"
    watching.say_watch(table)
    assert refusal(watching) == "not_yours"
    watching.say("ping")
    assert [heard["is"] for heard in watching.drain()] == ["pong"]
    assert all(heard.get("view") is None for heard in watching.heard)


def test_a_person_who_is_sent_away_goes_on_as_a_spectator_where_there_are_any(
    ada: Somebody, bea: Somebody, eve: Somebody
) -> None:
    table = ada.table(me=[0])
    eve.post(f"/api/tables/{table}/sit", {"seat": 1})
    watching = eve.connect(table)
    ada.post(f"/api/tables/{table}/stand", {"seat": 1})
    assert watching.until("state", full=True)["seat"] == SPECTATOR
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    bea.post(f"/api/tables/{table}/start")
    bea.connect(table).play(seat=1)
    eyes = {heard["seat"] for heard in watching.drain() if heard["is"] == "state"}
    assert eyes == {SPECTATOR}


def test_a_person_who_sits_down_sees_with_the_new_eyes_at_once(
    ada: Somebody, bea: Somebody
) -> None:
    table = ada.table(me=[0])
    watching = bea.connect(table)
    assert watching.now["seat"] == SPECTATOR
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    told = watching.until("state", seat=1)
    assert told["full"]
    assert told["seats"][1]["online"] or watching.until("seats")["seats"][1]["online"]


def test_eyes_are_lost_at_every_process(postgres: str, settings: Settings) -> None:
    database = new_database(postgres)
    with (
        Running.on(database, settings) as one,
        Running.on(database, settings) as other,
        Somebody(one.url, "Ada") as ada,
        Somebody(other.url, "Eve") as eve,
    ):
        table = ada.table(spectators=False, me=[0])
        eve.post(f"/api/tables/{table}/sit", {"seat": 1})
        watching = eve.connect(table)
        ada.post(f"/api/tables/{table}/stand", {"seat": 1})
        assert refusal(watching) == "not_yours"
        ada.post(f"/api/tables/{table}/sit", {"seat": 1})
        ada.post(f"/api/tables/{table}/start")
        assert [heard for heard in watching.drain(1.0) if heard["is"] == "state"] == []


# ------------------------------------------------------------------ every way to a table


def routes_of(running: Running) -> list[tuple[str, str]]:
    """Every route to a table, as the server describes them: method and path."""
    described = httpx.get(f"{running.url}/api/openapi.json").json()["paths"]
    return [
        (method, path)
        for path, methods in sorted(described.items())
        for method in methods
        if "{table}" in path and path != "/api/tables/{table}"
    ]


BODIES: dict[str, Any] = {
    "sit": {"seat": 1},
    "bot": {"level": "random"},
    "stand": {"seat": 0},
    "puzzles": {"step": 1},
    "invite": {"name": "Bea"},
    "report": {"about": "a1", "kind": "insult"},
}


def ask_all(running: Running, who: Somebody, table: str) -> dict[str, str]:
    """What a stranger gets from every route of a table."""
    answers = {}
    for method, path in routes_of(running):
        name = path.rpartition("/")[2]
        address = path.replace("{table}", table) + (
            "?step=0&from=0&to=0" if method == "get" else ""
        )
        answers[name] = who.refused(method, address, BODIES.get(name))
    return answers


def finished(ada: Somebody, **form: Any) -> str:
    table = ada.table(me=[0, 1], **form)
    ada.post(f"/api/tables/{table}/start")
    assert ada.connect(table).play_to_end()["status"] == "over"
    return table


@pytest.mark.parametrize("stage", ["waiting", "playing", "over"])
def test_a_stranger_gets_nothing_from_a_table_with_a_password(
    running: Running, ada: Somebody, eve: Somebody, stage: str
) -> None:
    door = {"access": "password", "password": PASSWORD}
    if stage == "over":
        table = finished(ada, **door)
    else:
        table = ada.table(me=[0, 1] if stage == "playing" else [0], **door)
    if stage == "playing":
        ada.post(f"/api/tables/{table}/start")
    answers = ask_all(running, eve, table)
    assert {"replay", "log", "record", "story", "sit"} <= set(answers)
    assert set(answers.values()) <= {"password", "not_yours", "not_now"}
    for name in ("replay", "log", "record", "story", "sit"):
        assert answers[name] == "password", name
    socket = eve.connect()
    socket.say_watch(table)
    assert refusal(socket) == "password"


@pytest.mark.parametrize("stage", ["playing", "over"])
def test_a_stranger_sees_nothing_of_a_table_without_spectators(
    running: Running, ada: Somebody, eve: Somebody, stage: str
) -> None:
    if stage == "over":
        table = finished(ada, spectators=False)
    else:
        table = ada.table(me=[0, 1], spectators=False)
        ada.post(f"/api/tables/{table}/start")
    answers = ask_all(running, eve, table)
    for name in ("replay", "log", "record", "story"):
        assert answers[name] == "not_yours", name
        assert ada.http.get(f"/api/tables/{table}/{name}?step=0").status_code == (
            200 if stage == "over" or name in ("replay", "log") else 409
        )


def test_the_password_opens_records_and_replays_too(ada: Somebody, eve: Somebody) -> None:
    table = finished(ada, access="password", password=PASSWORD)
    path = f"/api/tables/{table}/record"
    wrong = eve.http.get(path, headers={"x-table-password": "sesame"})
    assert wrong.json()["error"]["code"] == "password"
    right = eve.http.get(path, headers={"x-table-password": PASSWORD})
    assert right.text.rstrip().startswith("trilith")
    # Who has given it once need not give it again.
    assert eve.http.get(path).status_code == 200


def test_strangers_do_not_write_into_a_gallery(ada: Somebody, eve: Somebody) -> None:
    table = ada.table(me=[0, 1], access="password", password=PASSWORD)
    ada.post(f"/api/tables/{table}/start")
    listening = ada.connect(table)
    socket = eve.connect()
    socket._table = table
    for room in ("gallery", "table"):
        socket.say("chat", text="Hello from nowhere", room=room)
        assert refusal(socket) == "not_now"
    socket.watch(table, password=PASSWORD)
    socket.say("chat", text="Hello", room="gallery")
    assert socket.until("chat")["lines"][0]["text"] == "Hello"
    assert "nowhere" not in str(listening.drain() + socket.heard)
