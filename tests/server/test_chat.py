"""Who talks where, and who reads it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct, put
from tests.server.inside import Listener, client
from tests.server.running import Socket, Somebody, wait_for
from tests.server.tables import a_table
from trilith.engine.event import SPECTATOR
from trilith.server import schema, wire
from trilith.server.chat import Chat, check_room, may_read
from trilith.server.house import House
from trilith.server.metrics import Metrics
from trilith.server.names import same_form
from trilith.server.post.wishes import Wishes
from trilith.server.rooms import Room, Rooms
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


# ------------------------------------------------------------------ without a network

NOW = 1_790_000_000_000


class Keeping(Direct):
    """A store that notes what other processes are told."""

    is_shared = False

    def __init__(self, c: sa.Connection) -> None:
        super().__init__(c)
        self.told: list[str] = []

    def notify(self, payload: str) -> None:
        self.told.append(payload.partition(" ")[0] + " " + " ".join(payload.split(" ")[2:]))


Test = Callable[[Chat, Room, Keeping], Awaitable[None]]


def chatting(c: sa.Connection, test: Test, **info: Any) -> None:
    """With the chat of a game of ada and bea."""

    async def whole() -> None:
        store = Keeping(c)
        house = House(cast(Any, store), cast(Any, None), Metrics())
        rooms = Rooms(house, lambda room: None)
        house.metrics.counters["chats_total"] = 0
        try:
            await test(Chat(house, rooms), rooms.admit(a_table(2, **info).table), store)
        finally:
            house.close()

    asyncio.run(whole())


def says(text: str, room: str = "table") -> wire.Chat:
    return wire.Chat("t", text, room)


def lines(heard: Listener) -> list[tuple[int, str, str, bool]]:
    """Of all lines that were heard: number, room, text, and whether it is hidden."""
    said = [line for one in heard.heard() if one["is"] == "chat" for line in one["lines"]]
    heard.sent.clear()
    return [(line["id"], line["room"], line["text"], bool(line.get("hidden"))) for line in said]


def test_a_line_is_heard_by_all_who_may_and_by_none_who_muted_its_author(
    c: sa.Connection,
) -> None:
    put(c, schema.manners, {"person": "cid", "other": "ada", "muted": True, "blocked": False})

    async def test(chat: Chat, room: Room, store: Keeping) -> None:
        people = [
            client(who, room, seat)
            for who, seat in (("ada", 0), ("bea", 1), ("eve", -1), ("cid", -1))
        ]
        (ada, _), _, (eve, _), _ = people
        await chat.say(ada, room, says("hello"))
        assert [lines(heard) for _, heard in people] == [[(1, "table", "hello", False)]] * 3 + [[]]
        await chat.say(eve, room, says("psst", "gallery"))
        in_gallery = [(2, "gallery", "psst", False)]
        assert [lines(heard) for _, heard in people] == [[], [], in_gallery, in_gallery]
        assert store.told == ["chat t 1", "chat t 2"]
        assert chat.house.metrics.counters["chats_total"] == 2
        row = c.execute(sa.select(schema.chat).where(schema.chat.c.id == 1)).one()
        assert (row.seat, row.name, row.person, row.hidden) == (0, "Ada", "ada", False)

    chatting(c, test)


@pytest.mark.parametrize(
    ("who", "seat", "message", "code"),
    [
        ("ada", None, says("hello"), "not_now"),
        ("eve", -1, says("hello"), "not_yours"),
        ("ada", 0, says(" \x00 "), "bad_message"),
        ("ADA", -1, says("it is me", "gallery"), "name_taken"),
    ],
    ids=["watches nothing", "a spectator at the table", "nothing to say", "a name like a player's"],
)
def test_what_may_not_be_said_is_kept_by_nobody(
    c: sa.Connection, who: str, seat: int | None, message: wire.Chat, code: str
) -> None:
    async def test(chat: Chat, room: Room, store: Keeping) -> None:
        conn, _ = client(who) if seat is None else client(who, room, seat)
        with pytest.raises(Refused) as error:
            await chat.say(conn, room, message)
        assert error.value.code == code
        assert c.execute(sa.select(schema.chat)).all() == []
        assert store.told == []

    chatting(c, test)


def test_nobody_speaks_without_a_name(c: sa.Connection) -> None:
    async def test(chat: Chat, room: Room, store: Keeping) -> None:
        conn, _ = client("ada", room, 0)
        conn.person = None
        with pytest.raises(Refused) as error:
            await chat.say(conn, room, says("hello"))
        assert error.value.code == "not_signed_in"

    chatting(c, test)


def test_players_who_are_elsewhere_are_written_to_unless_they_muted_the_speaker(
    c: sa.Connection,
) -> None:
    async def test(chat: Chat, room: Room, store: Keeping) -> None:
        (ada, _), (eve, _) = client("ada", room, 0), client("eve", room, -1)
        for who in ("ada", "bea", "eve"):
            chat.house.wants.note(who, Wishes(ways={"chat": ["mail"]}))
        await chat.say(eve, room, says("psst", "gallery"))
        assert c.execute(sa.select(schema.outbox)).all() == []
        await chat.say(ada, room, says("hello"))
        [row] = c.execute(sa.select(schema.outbox)).all()
        assert (row.person, row.kind, row.mark, row.who) == ("bea", "chat", 2, "Ada")
        c.execute(schema.outbox.delete())
        muted = {"person": "bea", "other": "ada", "muted": True, "blocked": False}
        put(c, schema.manners, muted)
        await chat.say(ada, room, says("hello?"))
        assert c.execute(sa.select(schema.outbox)).all() == []

    chatting(c, test)


def said_before(c: sa.Connection, *people: str) -> None:
    row = {"table_id": "t", "room": "table", "seat": 0, "at": 1, "hidden": False}
    for number, person in enumerate(people, 1):
        line = {"id": number, "person": person, "name": person, "text": f"line {number}"}
        put(c, schema.chat, row | line)


def test_a_newcomer_is_sent_the_last_hundred_lines_in_their_order(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilith.server.chat.SHOWN", 3)
    said_before(c, "ada", "bea", "cid", "bea", "ada")
    put(c, schema.manners, {"person": "eve", "other": "bea", "muted": True, "blocked": False})

    async def test(chat: Chat, room: Room, store: Keeping) -> None:
        (ada, to_ada), (eve, to_eve) = client("ada", room, 0), client("eve", room, -1)
        for conn in (ada, eve):
            await chat.send_last(conn, room)
        assert [one["unread"] for heard in (to_ada, to_eve) for one in heard.heard()] == [3, 0]
        assert [number for number, *_ in lines(to_ada)] == [3, 4, 5]
        assert [number for number, *_ in lines(to_eve)] == [3, 5]
        gone, heard = client("bea")
        await chat.send_last(gone, room)
        assert heard.sent == []

    chatting(c, test)


def test_a_line_that_is_hidden_is_sent_again_without_its_words(c: sa.Connection) -> None:
    said_before(c, "ada", "bea")
    c.execute(schema.chat.update().where(schema.chat.c.id == 2).values(hidden=True))

    async def test(chat: Chat, room: Room, store: Keeping) -> None:
        _, heard = client("eve", room, -1)
        await chat.show_again("t", [2])
        assert lines(heard) == [(2, "table", "", True)]
        assert store.told == ["chat t 2"]
        await chat.hear("elsewhere", 1)
        await chat.hear("t", 9)
        assert lines(heard) == []

    chatting(c, test)


def test_only_the_name_of_an_account_is_vouched_for(c: sa.Connection) -> None:
    said_before(c, "Ada", "Bea")
    for person, name, login in (("p1", "Ada", "ada"), ("g1", "Bea", None)):
        row = {"id": person, "name": name, "login": login, "created": 1, "session": 0}
        put(c, schema.people, row)
        put(c, schema.names, {"form": same_form(name), "person": person})

    async def test(chat: Chat, room: Room, store: Keeping) -> None:
        found = await chat._lines(schema.chat.c.table_id == "t")
        assert [(line.name, line.guest) for line in found] == [("Ada", False), ("Bea", True)]

    chatting(c, test)
