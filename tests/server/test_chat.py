"""Who talks where, and who reads it."""

from __future__ import annotations

import random

import pytest

from tests.server.running import Socket, Somebody, wait_for
from tests.server.tables import a_table
from trilith.engine.event import SPECTATOR
from trilith.server.chat import check_room, may_read
from trilith.server.wire import Refused


def code(*args: object) -> str:
    with pytest.raises(Refused) as error:
        check_room(*args)  # type: ignore[arg-type]
    return error.value.code


def test_players_talk_at_the_table_and_spectators_in_the_gallery() -> None:
    log = a_table(2)
    check_room(log.table, [0], "table")
    check_room(log.table, [], "gallery")
    assert code(log.table, [], "table") == code(log.table, [0], "gallery") == "not_yours"
    assert code(log.table, [0], "kitchen") == "bad_message"
    log.play_on(random.Random(1))
    check_room(log.table, [0], "gallery")
    assert code(log.table, [], "table") == "not_yours"


def test_players_read_the_gallery_when_the_game_is_over() -> None:
    log = a_table(2)
    assert [may_read(log.table, seat, "table") for seat in (0, SPECTATOR)] == [True, True]
    assert [may_read(log.table, seat, "gallery") for seat in (0, SPECTATOR)] == [False, True]
    log.play_on(random.Random(1))
    assert may_read(log.table, 0, "gallery")


def test_what_was_said_is_kept_for_who_comes_later(ada: Somebody, bea: Somebody) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    one = ada.connect(table)
    one.say("chat", text="  Good luck!\x00 ")
    assert one.until("chat")["lines"][0]["text"] == "Good luck!"
    late = bea.connect()
    (line,) = late.watch(table)["lines"]
    assert (line["room"], line["seat"], line["name"]) == ("table", 0, "Ada")
    late.say("chat", text=" \x00 ", room="gallery")
    assert late.until("error")["code"] == "bad_message"
    late.say("chat", text="So do I", room="gallery")
    assert late.until("chat")["lines"][0]["seat"] == SPECTATOR
    assert "So do I" not in str(one.drain())


def heard(socket: Socket, text: str) -> int:
    """The number of the line with this text, once it has come."""
    while (line := socket.until("chat")["lines"][-1])["text"] != text:
        pass
    return int(line["id"])


def test_a_person_who_comes_back_hears_how_much_of_it_is_new(ada: Somebody, bea: Somebody) -> None:
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {})
    theirs, own = ada.connect(table), bea.connect(table)
    for text in ("hello", "are you there?"):
        theirs.say("chat", text=text)
        line = heard(own, text)
    own.say("chat", text="yes")
    heard(own, "yes")
    assert bea.connect().watch(table)["unread"] == 2
    own.say("seen", seq=own.now["seq"], line=line)
    wait_for(lambda: bea.connect().watch(table)["unread"] == 0)
    assert ada.connect().watch(table)["unread"] == 1  # she has not said that she read it


def test_lines_say_whether_an_account_vouches_for_the_name(ada: Somebody, bea: Somebody) -> None:
    """At once, and for those who come later."""
    table = ada.table(me=[0, 1])
    ada.post("/api/account", {"name": "Ada", "password": "correct horse"})
    one, two = ada.connect(table), bea.connect(table)
    one.say("chat", text="I am Ada")
    assert two.until("chat")["lines"][0]["guest"] is False
    two.say("chat", text="And I a guest", room="gallery")
    assert two.until("chat")["lines"][-1]["guest"] is True
    late = bea.connect()
    assert [line["guest"] for line in late.watch(table)["lines"]] == [False, True]
