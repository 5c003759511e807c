"""People and programs that mean no good: refused, limited, and never a 500."""

from __future__ import annotations

import contextlib
import itertools
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Running, Somebody, wait_for
from trilith.server import wire
from trilith.server.cookies import PLAIN
from trilith.server.limits import MAX_TABLES, MAX_TITLE
from trilith.server.names import clean_name
from trilith.server.settings import Settings
from trilith.server.wire import Refused

pytestmark = pytest.mark.databases

# ------------------------------------------------------------------ other sites


FOREIGN = ["https://evil.example", "null", "http://[", "http://127.0.0.1", "x"]
"""Where a page may claim to come from; the last but one is this machine, by another port."""


@pytest.mark.parametrize("origin", FOREIGN)
def test_requests_from_other_sites_change_nothing(
    running: Running, ada: Somebody, origin: str
) -> None:
    foreign = {"origin": origin}
    answer = ada.http.post("/api/tables", json={"game": "castle", "seats": 2}, headers=foreign)
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "origin"
    own = {"origin": running.url}
    form = {"game": "castle", "seats": 2}
    assert ada.http.post("/api/tables", json=form, headers=own).status_code == 200


@pytest.mark.parametrize("origin", FOREIGN)
def test_sockets_from_other_sites_are_refused(running: Running, origin: str) -> None:
    address = running.url.replace("http", "ws") + "/ws"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={"origin": origin}),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(running: Running) -> None:
    answer = httpx.post(f"{running.url}/api/guest", json={"name": "A"})
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags
    behind_tls = {"x-forwarded-proto": "https"}
    answer = httpx.post(f"{running.url}/api/guest", json={"name": "A"}, headers=behind_tls)
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_forged_cookie_is_nobody(running: Running, ada: Somebody) -> None:
    value = ada.http.cookies[PLAIN]
    forged = value[:-2] + ("aa" if value[-2:] != "aa" else "bb")
    answer = httpx.get(f"{running.url}/api/me", cookies={PLAIN: forged})
    assert answer.json()["person"] is None
    bad = {"authorization": "Bearer tt_0_wrong"}
    assert httpx.get(f"{running.url}/api/me", headers=bad).status_code == 401


def test_every_answer_has_a_strict_policy_and_no_page_has_a_script(running: Running) -> None:
    for path in ("/", "/api/docs", "/api/me", "/nowhere", "/healthz"):
        answer = httpx.get(running.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert "<script" not in httpx.get(f"{running.url}/api/docs").text


def test_nobody_in_between_keeps_what_is_answered_to_one_person(
    running: Running, ada: Somebody
) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    for path in ("/api/me", f"/api/tables/{table}/replay?step=0", "/api/nothing"):
        assert ada.http.get(path).headers["cache-control"] == "no-store"
    same_for_all = ada.http.get("/api/games/castle/components").headers
    assert same_for_all["cache-control"] == "no-cache"
    assert same_for_all["etag"]


def test_no_path_leads_out_of_the_folders(running: Running) -> None:
    for path in ("/text/en/..%2F..%2Fpy.typed", "/text/../x.ftl", "/..%2f..%2fetc%2fpasswd"):
        assert httpx.get(running.url + path).status_code == 404
    assert httpx.get(f"{running.url}/rules/castle/en").json()["AM-COMP-01"]
    assert httpx.get(f"{running.url}/rules/castle/xx").status_code == 404


# ------------------------------------------------------------------ too much


def test_a_message_that_is_too_long_ends_the_connection(ada: Somebody) -> None:
    socket = ada.connect()
    socket.ws.send(json.dumps({"do": "ping", "x": "y" * 20_000}))
    with pytest.raises(ConnectionClosed) as closed:
        socket.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_too_many_messages_end_the_connection(ada: Somebody) -> None:
    socket = ada.connect()
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
        for _ in range(2000):
            socket.ws.send('{"do": "ping"}')
        while True:
            socket.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001


def test_a_chat_line_has_its_limits(ada: Somebody) -> None:
    table = ada.table()
    socket = ada.connect(table)
    socket.say("chat", text="x" * 501)
    assert socket.until("error")["code"] == "bad_message"
    socket.say("chat", text="\u202e\x00")
    assert socket.until("error")["code"] == "bad_message"
    socket.say("chat", text="<b>fine</b>\x07")
    assert socket.until("chat")["lines"][0]["text"] == "<b>fine</b>"


def test_nobody_fills_the_lobby(running: Running) -> None:
    with Somebody(running.url, "Eager") as eager:
        for _ in range(MAX_TABLES):
            eager.table()
        form = {"game": "castle", "seats": 2}
        assert eager.refused("POST", "/api/tables", form) == "limit"


def test_too_many_requests_and_too_many_attempts_are_slowed_down(
    tmp_path: Path, settings: Settings
) -> None:
    strict = msgspec.structs.replace(settings, generosity=0.1)
    with Running.on(str(tmp_path / "strict.db"), strict) as running, httpx.Client() as client:
        form = {"name": "nobody", "password": "wrong wrong"}
        codes = [client.post(f"{running.url}/api/login", json=form).status_code for _ in range(6)]
        assert codes[:2] == [401, 401]
        assert codes[-1] == 429
        codes = [client.get(f"{running.url}/api/me").status_code for _ in range(60)]
        assert codes[-1] == 429
        assert client.get(f"{running.url}/healthz").status_code == 200


def test_a_body_that_is_too_long_is_refused(running: Running, ada: Somebody) -> None:
    answer = ada.http.post("/api/records", content=b"x" * 1_100_000)
    assert answer.status_code == 413

    def drip() -> Iterator[bytes]:
        for _ in range(30):
            yield b"x" * 50_000

    assert ada.http.post("/api/records", content=drip()).status_code == 413


def test_bots_of_a_table_are_never_files(ada: Somebody) -> None:
    form = {"game": "castle", "seats": 2, "bots": [None, "evil.py:Bot"]}
    assert ada.refused("POST", "/api/tables", form) == "bad_message"


def test_steps_between_levels_sit_at_a_table_and_others_do_not(ada: Somebody) -> None:
    table = ada.table(bots=[None, "hard-30"])
    assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] == "hard-30"
    form = {"game": "castle", "seats": 2, "bots": [None, "hard-31"]}
    assert ada.refused("POST", "/api/tables", form) == "bad_message"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "\u202e\u200b", "\x00"])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


def test_names_are_kept_as_they_are_otherwise() -> None:
    assert clean_name("  Zoé\t Łukasz <3 ") == "Zoé Łukasz <3"


def test_a_title_may_be_as_long_as_the_form_says(ada: Somebody) -> None:
    title = "t" * MAX_TITLE
    table = ada.post("/api/tables", {"game": "castle", "seats": 2, "title": title})
    assert table["title"] == title
    long = {"game": "castle", "seats": 2, "title": title + "t"}
    assert ada.refused("POST", "/api/tables", long) == "bad_message"
    assert ada.get("/api/limits")["title"] == MAX_TITLE


# ------------------------------------------------------------------ rubbish


@pytest.mark.parametrize("path", ["/%00", "/assets/%00.js", "/" + "x" * 5000, "/" + "x/" * 3000])
def test_no_path_is_too_strange_to_be_answered(running: Running, path: str) -> None:
    assert httpx.get(running.url + path).status_code in (200, 404)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", '{"game": "castle", "seats": 2, "options": {"\\ud800": "x"}}'),
        ("/api/tables", '{"game": "castle", "seats": 2, "options": {"x": "\\ud800"}}'),
        ("/api/tables", '{"game": "castle", "seats": 2, "\\ud800": 1}'),
        ("/api/tables", '{"game": "\\ud800", "seats": 2}'),
        ("/api/tables", '{"game": "castle", "seats": 2, "stand_in": "\\udfff"}'),
        ("/api/account", '{"name": "x", "password": "\\ud800\\ud800\\ud800\\ud800 1234"}'),
        ("/api/login", '{"name": "\\ud800", "password": "\\udfff"}'),
        ("/api/records", "trilith-record 1\ngame \x00"),
    ],
)
def test_half_a_character_is_refused_in_one_line(ada: Somebody, path: str, body: str) -> None:
    answer = ada.http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["code"] == "bad_message"


@pytest.mark.alike(2)
def test_nothing_sent_over_rest_is_a_500(
    running: Running, database: str, pytestconfig: pytest.Config
) -> None:
    """What the API describes, and what it does not: every operation, as schemathesis makes it.

    Making requests is dear: each operation gets the one kind on one database, the other on the other,
    and in a sample a few of it.
    """
    count = 4 if pytestconfig.getoption("--sample") else 20
    schema = schemathesis.openapi.from_url(f"{running.url}/api/openapi.json")
    with Somebody(running.url, "Fuzz") as somebody:
        cookies = dict(somebody.http.cookies.items())
        table = somebody.table()
    modes = itertools.cycle(GenerationMode)
    if database.startswith("postgresql"):
        next(modes)
    tried = 0
    for found, mode in zip(schema.get_all_operations(), modes, strict=False):
        assert isinstance(found, Ok)
        tried += 1
        fuzz(found.ok().as_strategy(generation_mode=mode), count, cookies, table)
    assert tried > 20


def fuzz(cases: Any, count: int, cookies: dict[str, str], table: str) -> None:
    """So many requests of this kind, some of them about a table that there is."""

    @hypothesis_settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, real=st.booleans())
    def check(case: Any, real: bool) -> None:
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        answer = case.call(cookies=cookies)
        assert answer.status_code < 500, (case.method, case.path, answer.text)

    with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with what takes nothing
        check()


MESSAGES: list[dict[str, Any]] = [
    {"do": "watch", "table": "T", "seats": [0]},
    {"do": "play", "table": "T", "seq": 3, "action": "choose trader", "seat": 0, "key": "a"},
    {"do": "preview", "table": "T", "action": "choose trader", "seat": 1},
    {"do": "undo", "table": "T", "to": 0, "seat": 0, "key": "b"},
    {"do": "propose", "table": "T", "what": "undo", "to": 0},
    {"do": "propose", "table": "T", "what": "stand_in", "for": 1},
    {"do": "vote", "table": "T", "yes": True, "seat": 1},
    {"do": "back", "table": "T", "seat": 0},
    {"do": "hint", "table": "T", "seat": 0, "stage": 1},
    {"do": "chat", "table": "T", "text": "hello", "room": "table"},
    {"do": "seen", "table": "T", "seq": 3, "line": 1},
    {"do": "lobby", "on": True},
    {"do": "sync", "table": "T"},
    {"do": "leave", "table": "T"},
    {"do": "ping"},
]
ODD: list[Any] = [None, True, -1, 10**30, 1.5, "", "x" * 300, [], {}, [[]], "\x00", "\ud7ff", "T"]


def mutated(message: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Something like it, and not quite."""
    changed = dict(message)
    for _ in range(chance.randrange(3)):
        kind = chance.randrange(3)
        name = chance.choice([*changed, "extra"])
        if kind == 0:
            changed.pop(name, None)
        elif kind == 1:
            changed[name] = chance.choice(ODD)
        else:
            other = chance.choice(MESSAGES)
            changed[name] = other.get(name, chance.choice(ODD))
        if not changed:
            return {}
    return changed


def test_every_message_is_among_those_that_are_bent() -> None:
    known = {kind.__struct_config__.tag for kind in get_args(wire.Message)}
    assert {message["do"] for message in MESSAGES} == known


@pytest.mark.parametrize("seed", range(3))
def test_no_message_over_the_socket_breaks_the_server(
    running: Running, ada: Somebody, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    chance = random.Random(seed)
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    with caplog.at_level(logging.ERROR):
        socket = ada.connect(table)
        for number in range(500):
            message = json.dumps(mutated(chance.choice(MESSAGES), chance))
            message = message.replace('"T"', f'"{table}"')
            if number % 10 == 0:
                message = message[: chance.randrange(len(message))] + chance.choice(["", "}", "\0"])
            socket.ws.send(message if chance.random() < 0.9 else message.encode())
            if number % 50 == 0:
                socket.drain(0.05)
        socket.drain(0.3)
        socket.say("ping")
        socket.until("pong")
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in errors] == []


@pytest.mark.parametrize("table", ["\x00", "T", "a b", "x" * 41, "\ud7ff", ""])
def test_a_table_that_cannot_be_is_refused_before_anything_is_read(
    ada: Somebody, table: str
) -> None:
    socket = ada.connect()
    for do in ("watch", "sync", "leave"):
        socket.say(do, table=table)
        assert socket.until("error")["code"] == "bad_message"


def test_rubbish_instead_of_a_handshake_is_survived(running: Running) -> None:
    import socket as sockets

    host, port = running.url.removeprefix("http://").split(":")
    chance = random.Random(3)
    for _ in range(20):
        with sockets.create_connection((host, int(port))) as raw:
            raw.sendall(b"GET /ws HTTP/1.1\r\n" + chance.randbytes(chance.randrange(200)))
    wait_for(lambda: httpx.get(f"{running.url}/healthz").status_code == 200)


# ------------------------------------------------------------------ for operators


def test_figures_are_there_for_prometheus(running: Running, ada: Somebody) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    text = httpx.get(f"{running.url}/metrics").text
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(lines["trilith_changes_total"]) > 0
    assert float(lines["trilith_tables"]) > 0
    assert float(lines["trilith_change_seconds_count"]) == float(lines["trilith_changes_total"])
