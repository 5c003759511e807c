"""Muting and blocking: what each does, here and everywhere, and that nobody is told."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from tests.server.in_memory import put as put_rows
from tests.server.running import Running, Somebody, wait_for
from trilith.server import manners, schema

MUTE = {"muted": True, "blocked": False}
BLOCK = {"muted": False, "blocked": True}
NEITHER = {"muted": False, "blocked": False}


def put(somebody: Somebody, other: Somebody, wanted: dict[str, bool]) -> None:
    answer = somebody.http.put(f"/api/me/people/{other.id}", json=wanted)
    assert answer.status_code == 200, answer.text


def listed(somebody: Somebody) -> list[str]:
    return [table["id"] for table in somebody.get("/api/tables")]


def together(ada: Somebody, bea: Somebody, **form: Any) -> str:
    table = ada.table(**form)
    bea.post(f"/api/tables/{table}/sit", {})
    return table


def test_a_muted_person_is_not_read_now_or_later(ada: Somebody, bea: Somebody) -> None:
    table = together(ada, bea)
    mine, theirs = ada.connect(table), bea.connect(table)
    theirs.say("chat", text="before")
    assert mine.until("chat")["lines"][0]["person"] == bea.id
    put(ada, bea, MUTE)
    theirs.say("chat", text="you do not read this")
    theirs.until("chat")
    assert [line["text"] for line in theirs.until("chat")["lines"]] == ["you do not read this"]
    mine.say("chat", text="I am heard")
    assert [line["text"] for line in mine.until("chat")["lines"]] == ["I am heard"]
    assert [line["text"] for line in theirs.until("chat")["lines"]] == ["I am heard"]
    again = ada.connect()
    lines = again.watch(table)["lines"]
    assert [line["text"] for line in lines] == ["I am heard"]
    put(ada, bea, NEITHER)
    assert len(ada.connect().watch(table)["lines"]) == 3
    assert ada.get("/api/me/people") == []


def test_a_person_who_is_blocked_is_listed_in_neither_direction(
    ada: Somebody, bea: Somebody
) -> None:
    adas, beas = ada.table(), bea.table()
    assert {adas, beas} <= set(listed(ada))
    put(ada, bea, BLOCK)
    assert ada.get("/api/me/people") == [{"id": bea.id, "name": "Bea", **BLOCK}]
    assert beas not in listed(ada)
    assert adas not in listed(bea)
    assert ada.refused("POST", f"/api/tables/{beas}/sit", {}) == "not_yours"
    assert bea.refused("POST", f"/api/tables/{adas}/sit", {}) == "not_yours"
    by_link = ada.table(access="link")
    bea.post(f"/api/tables/{by_link}/sit", {})  # somebody gave the link
    put(ada, bea, NEITHER)
    assert {adas, beas} <= set(listed(ada))


def test_the_lobby_tells_nobody_of_the_tables_of_who_is_blocked(
    running: Running, ada: Somebody, bea: Somebody
) -> None:
    socket = bea.connect()
    socket.say("lobby", on=True)
    socket.until("lobby")
    put(ada, bea, BLOCK)
    conns = running.server.hub.conns
    wait_for(lambda: any(ada.id in conn.apart for conn in conns))
    table = ada.table()
    with Somebody(running.url, "Cid") as cid:
        other = cid.table()
        heard = [socket.until("lobby")]
        while heard[-1].get("changed", {}).get("id") != other:
            heard.append(socket.until("lobby"))
    assert table not in [news.get("changed", {}).get("id") for news in heard]
    put(ada, bea, NEITHER)


def test_a_rematch_leaves_the_seat_of_who_is_blocked_free(ada: Somebody, bea: Somebody) -> None:
    table = together(ada, bea)
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    socket.say("propose", what="close")
    other = bea.connect(table)
    other.say("vote", yes=True)
    socket.until("state", status="closed")
    put(ada, bea, BLOCK)
    again = ada.post(f"/api/tables/{table}/rematch")
    assert sorted(seat["kind"] for seat in again["seats"]) == ["free", "person"]
    put(ada, bea, NEITHER)


def test_what_is_wanted_of_one_person_leaves_what_is_wanted_of_others(
    running: Running, ada: Somebody, bea: Somebody
) -> None:
    with Somebody(running.url, "Cid") as cid:
        put(ada, cid, MUTE)
        put(bea, cid, BLOCK)
        put(ada, bea, BLOCK)
        put(ada, bea, NEITHER)
        assert ada.get("/api/me/people") == [{"id": cid.id, "name": "Cid", **MUTE}]
        assert bea.get("/api/me/people") == [{"id": cid.id, "name": "Cid", **BLOCK}]


def test_of_somebody_who_leaves_nothing_is_kept_and_of_others_everything(
    c: sa.Connection,
) -> None:
    usual = {"created": 1, "session": 0}
    put_rows(c, schema.people, *({"id": one, "name": one, **usual} for one in "abd"))
    for person, other in (("a", "b"), ("b", "a"), ("a", "d"), ("d", "b")):
        manners.note(c, person, other, manners.Manners(blocked=True))
    manners.forget(c, "a")
    m = schema.manners.c
    assert list(c.execute(sa.select(m.person, m.other))) == [("d", "b")]


def test_nobody_blocks_themselves_or_nobody(ada: Somebody) -> None:
    for other in (ada.id, "g0123456789abcdef"):
        assert ada.refused("PUT", f"/api/me/people/{other}", BLOCK) == "no_person"


def test_what_was_wanted_of_a_guest_is_wanted_of_the_account(
    running: Running, ada: Somebody, bea: Somebody
) -> None:
    put(ada, bea, BLOCK)
    put(bea, ada, MUTE)
    account = bea.post("/api/account", {"name": "Bea Lastname", "password": "correct horse"})["id"]
    with running.server.store.engine.connect() as c:
        assert not manners.may_meet(c, ada.id, account)
        assert not manners.may_meet(c, account, ada.id)
        assert manners.deaf_to(c, ada.id) == {account}
    bea.post("/api/me/delete", {"password": "correct horse", "word": "delete"})
    assert ada.get("/api/me/people") == []
