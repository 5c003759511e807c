"""Everything about somebody in one file; and an account's end that leaves others' games whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.running import Running, Somebody
from trilith.server import schema

pytestmark = pytest.mark.databases

PASSWORD = "correct horse"


@pytest.fixture
def zoe(running: Running) -> Iterator[Somebody]:
    """An account with a name that nothing else contains."""
    with Somebody(running.url, "Zoe Quillfeather") as somebody:
        form = {"name": "Zoe Quillfeather", "password": PASSWORD}
        somebody.id = somebody.post("/api/account", form)["id"]
        yield somebody
        somebody.http.post("/api/me/delete", json={"password": PASSWORD, "word": "delete"})


def everything(running: Running) -> str:
    """All that the database holds, as text."""
    with running.server.store.engine.connect() as c:
        rows = [
            row for table in schema.METADATA.sorted_tables for row in c.execute(sa.select(table))
        ]
    return " ".join(
        bytes(value).decode("utf-8", "replace")
        if isinstance(value, bytes | memoryview)
        else str(value)
        for row in rows
        for value in row
    )


def three_games(zoe: Somebody, bea: Somebody) -> dict[str, str]:
    """One over, one in play, one that waits."""
    found = {}
    for state in ("over", "playing", "waiting"):
        table = found[state] = zoe.table()
        if state != "waiting":
            bea.post(f"/api/tables/{table}/sit", {})
            zoe.post(f"/api/tables/{table}/start")
    one, two = zoe.connect(found["over"]), bea.connect(found["over"])
    one.say("chat", text="a sentence by Quillfeather")
    one.until("chat")
    for _ in range(600):
        mover = one if one.now["decision"] else two
        if not mover.now["decision"]:
            break
        mover.play()
        seq = mover.now["seq"]
        for socket in (one, two):
            while socket.now["seq"] < seq:
                socket.next()
    assert one.now["status"] == "over"
    return found


def test_the_file_holds_what_is_mine_and_nothing_hidden(
    running: Running, zoe: Somebody, bea: Somebody
) -> None:
    tables = three_games(zoe, bea)
    for who, name in ((zoe, "mine"), (bea, "hers")):
        who.post("/api/tokens", {"name": name})
    assert zoe.refused("POST", "/api/me/export", {"password": "wrong horse"}) == "bad_login"
    doc: Any = zoe.post("/api/me/export", {"password": PASSWORD})
    assert doc["person"]["name"] == "Zoe Quillfeather"
    assert [line["text"] for line in doc["chat"]] == ["a sentence by Quillfeather"]
    assert [token["name"] for token in doc["tokens"]] == ["mine"]
    games = {game["id"]: game for game in doc["games"]}
    assert set(games) == set(tables.values())
    assert games[tables["over"]]["record"].startswith("trilith")
    going_on = games[tables["playing"]]
    assert "record" not in going_on
    room = running.server.hub.rooms[tables["playing"]]
    assert room.table.deal is not None
    text = json.dumps(doc)
    assert room.table.deal.seed not in text
    assert "password" not in text
    assert "hash" not in text


def test_deletion_takes_the_name_everywhere_and_leaves_others_games(
    running: Running, zoe: Somebody, bea: Somebody
) -> None:
    tables = three_games(zoe, bea)
    before = bea.get(f"/api/tables/{tables['over']}")["result"]
    assert zoe.refused("POST", "/api/me/delete", {"password": PASSWORD}) == "sure"
    wrong = {"password": "wrong horse", "word": "delete"}
    assert zoe.refused("POST", "/api/me/delete", wrong) == "bad_login"
    zoe.post("/api/me/delete", {"password": PASSWORD, "word": "delete"})

    assert zoe.get("/api/me")["person"] is None
    over = bea.get(f"/api/tables/{tables['over']}")
    assert over["result"] == before
    assert [seat["name"] for seat in over["seats"]] == ["", "Bea"]
    assert bea.http.get(f"/api/tables/{tables['over']}/record").status_code == 200
    playing = bea.get(f"/api/tables/{tables['playing']}")
    assert playing["status"] == "playing"
    assert playing["seats"][0]["stand_in"]
    waiting = bea.get(f"/api/tables/{tables['waiting']}")
    assert [seat["kind"] for seat in waiting["seats"]] == ["free", "free"]
    assert "Quillfeather" not in everything(running)

    # What is made anew from the log is the same.
    hub = running.server.hub
    for table in tables.values():
        hub.house.loop.call_soon_threadsafe(lambda one=table: hub.rooms.drop(hub.rooms[one]))  # type: ignore[misc]
        again = bea.get(f"/api/tables/{table}")
        assert "Quillfeather" not in json.dumps(again)
    assert bea.get(f"/api/tables/{tables['over']}")["result"] == before
    with Somebody(running.url, "Zoe Quillfeather") as heir:  # the name is free
        assert heir.get("/api/me")["tables"] == []


def test_a_guest_leaves_by_the_word_alone(running: Running) -> None:
    with Somebody(running.url, "Guest Featherquill") as guest:
        guest.table()
        guest.post("/api/me/delete", {"word": "delete"})
        assert guest.get("/api/me")["person"] is None
    assert "Featherquill" not in everything(running)
