"""Who is here and who is away, as the others see it; and what may be done about it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from tests.server.inside import Inside, Listener, client, run
from tests.server.running import Running, Socket, Somebody, wait_for
from tests.server.tables import a_table
from trilith.server import seating
from trilith.server.clocks import now_ms
from trilith.server.conn import Conn
from trilith.server.entries import Info
from trilith.server.presence import PRESENCE, SOMEBODY, SOON, Presence
from trilith.server.rooms import Room
from trilith.server.shapes import Person


def both_play(ada: Somebody, bea: Somebody, **form: Any) -> tuple[str, Socket, Socket]:
    table = ada.table(me=[0], **form)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    return table, ada.connect(table), bea.connect(table)


def away(socket: Socket) -> Any:
    """The seats, as soon as Bea is seen to be away."""
    while True:
        heard = socket.until("seats")["seats"]
        if not heard[1]["online"]:
            return heard[1]


def end_grace(running: Running, table: str) -> None:
    """As if the grace had gone by."""
    hub = running.server.hub
    room = hub.rooms[table]

    def let_it_pass() -> None:
        for seat in room.table.seats:
            if seat.away_until is not None:
                seat.away_until = now_ms() - 1

    hub.house.loop.call_soon_threadsafe(let_it_pass)
    wait_for(lambda: all((seat.away_until or 0) < now_ms() for seat in room.table.seats))


def test_absence_is_shown_with_the_time_that_is_waited(ada: Somebody, bea: Somebody) -> None:
    table, one, two = both_play(ada, bea, grace=300)
    assert ada.get(f"/api/tables/{table}")["grace"] == 300
    before = now_ms()
    two.close()
    seat = away(one)
    assert before + 299_000 < seat["away_until"] <= now_ms() + 300_000
    bea.connect(table)
    while not (seat := one.until("seats")["seats"][1])["online"]:
        pass
    assert seat["away_until"] is None


def test_leaving_and_coming_back_is_shown_to_the_others(
    running: Running, ada: Somebody, bea: Somebody
) -> None:
    table, one, two = both_play(ada, bea)
    two.close()
    away(one)
    end_grace(running, table)
    one.say("propose", what="stand_in", **{"for": 1})
    while one.until("state")["seats"][1]["stand_in"] is None:
        pass
    wait_for(lambda: bea.get(f"/api/tables/{table}")["step"] > 0)  # the bot plays
    bea.connect(table)
    while one.until("state")["seats"][1]["stand_in"] is not None:
        pass


def test_nobody_is_replaced_taken_back_or_closed_out_while_they_are_waited_for(
    running: Running, ada: Somebody, bea: Somebody
) -> None:
    table, one, two = both_play(ada, bea)
    one.play(seat=0)
    two.close()
    until = away(one)["away_until"]
    one.say("propose", what="stand_in", **{"for": 1})
    refused = one.until("error")
    assert (refused["code"], refused["until"]) == ("grace", until)
    end_grace(running, table)
    one.say("propose", what="stand_in", **{"for": 1})
    assert one.until("state", mark={"kind": "stand_in", "seat": 1, "why": "vote"})
    # The bot plays for Bea; her vote is still hers.
    one.say("propose", what="close")
    vote = one.until("state", mark={"kind": "propose", "seat": 0})["vote"]
    assert vote["needed"] == [1]
    assert vote["until"] > now_ms() + 60_000
    back = bea.connect(table)
    back.say("vote", yes=False)
    one.until("state", mark={"kind": "lapse"})
    assert one.now["status"] == "playing"


def test_a_proposal_is_carried_when_the_time_of_who_is_away_runs_out(
    running: Running, ada: Somebody, bea: Somebody
) -> None:
    table, one, two = both_play(ada, bea)
    two.close()
    away(one)
    one.say("propose", what="close")
    one.until("state", mark={"kind": "propose", "seat": 0})
    hub = running.server.hub
    room = hub.rooms[table]
    assert room.table.vote is not None

    def soon() -> None:
        room.table.info.grace = 0
        for seat in room.table.seats:
            if seat.away_until is not None:
                seat.away_until = now_ms() + 200
        hub.thinking.set_timer(room)

    hub.house.loop.call_soon_threadsafe(soon)
    assert one.until("state", status="closed")["mark"] == {"kind": "close", "why": "vote"}


def test_somebody_alone_gives_up_by_saying_it_twice(ada: Somebody) -> None:
    table = ada.table(bots=[None, "random"], me=[0])
    ada.post(f"/api/tables/{table}/start")
    socket = ada.connect(table)
    socket.say("propose", what="close")
    assert socket.until("error")["code"] == "sure"
    socket.say("propose", what="close", sure=True)
    assert socket.until("state", status="closed")


@pytest.mark.parametrize("stranger", [True, False])
def test_a_game_goes_on_from_any_step_of_a_finished_one_at_another_table(
    ada: Somebody, bea: Somebody, stranger: bool
) -> None:
    table = ada.table(me=[0, 1], access="link")
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("POST", "/api/tables", going_on(table, 4)) == "not_now"
    end = ada.connect(table).play_to_end()
    who = bea if stranger else ada
    made = who.post("/api/tables", {**going_on(table, 4), "me": [0, 1]})
    assert made["goes_on"] == {"table": table, "step": 4}
    who.post(f"/api/tables/{made['id']}/start")
    socket = who.connect(made["id"])
    then = who.get(f"/api/tables/{table}/replay?step=4&seat=0")["view"]
    assert socket.state[0]["view"] == then
    assert socket.play_to_end()["status"] == "over"
    for step in (end["step"], 100_000):
        assert who.refused("POST", "/api/tables", going_on(table, step)) == "bad_message"
    after = ada.get(f"/api/tables/{table}")
    assert (after["status"], after["step"], after["result"]) == ("over", end["step"], end["scores"])


def going_on(table: str, step: int) -> dict[str, Any]:
    return {"game": "castle", "goes_on": {"table": table, "step": step}}


def test_what_nobody_may_look_at_is_not_gone_on_from(ada: Somebody, bea: Somebody) -> None:
    table = ada.table(me=[0, 1], spectators=False)
    ada.post(f"/api/tables/{table}/start")
    ada.connect(table).play_to_end()
    assert bea.refused("POST", "/api/tables", going_on(table, 4)) == "not_yours"


# ------------------------------------------------------------------ what other processes say


def test_somebody_at_another_process_is_here_until_it_says_otherwise() -> None:
    async def test(inside: Inside) -> None:
        inside.store.kept["t"] = a_table(2).entries
        room = await inside.rooms.open("t")
        presence = Presence(inside.house, inside.rooms, inside.pump)
        presence.hear("there", "t", "ada", "1")
        assert list(room.here) == [("there", "ada")]
        assert room.table.seats[0].online
        presence.hear("elsewhere", "t", "ada", "0")
        assert list(room.here) == [("there", "ada")]
        presence.hear("there", "t", "ada", "0")
        assert room.here == {}
        assert not room.table.seats[0].online
        presence.hear("there", "nowhere", "ada", "1")

    run(test)


def test_a_person_who_is_not_heard_of_for_a_while_at_another_process_has_gone() -> None:
    async def test(inside: Inside) -> None:
        inside.store.kept["t"] = a_table(2).entries
        room = await inside.rooms.open("t")
        presence = Presence(inside.house, inside.rooms, inside.pump)
        for person in ("ada", "bea"):
            presence.hear("there", "t", person, "1")
        room.here = {("there", "ada"): 100.0, ("there", "bea"): 101.0}
        presence.forget_gone(room, 100.0)
        assert len(room.here) == 2
        presence.forget_gone(room, 100.5)
        assert list(room.here) == [("there", "bea")]
        assert [seat.online for seat in room.table.seats] == [False, True]

    run(test)


def test_what_is_being_written_is_sent_when_it_is_durable() -> None:
    async def test(inside: Inside) -> None:
        room = inside.rooms.new(Info("castle", 2, "ada"), 0)
        inside.pump.submit(room, lambda _: [])
        presence = Presence(inside.house, inside.rooms, inside.pump)
        (here, heard), (gone, unheard) = client("eve", room), client("bea", room)
        inside.house.conns.add(here)
        for conn in (here, gone):
            presence.refresh(conn, room.table.id)
        presence.refresh(here, "nowhere")
        assert heard.sent == []
        inside.store.settle()
        await asyncio.sleep(2 * SOON)
        assert [told["full"] for told in heard.heard() if told["is"] == "state"][-1:] == [True]
        assert not any(told.get("full") for told in unheard.heard())

    run(test)


def test_a_person_who_may_no_longer_look_learns_it() -> None:
    async def test(inside: Inside) -> None:
        inside.store.kept["t"] = a_table(2, spectators=False).entries
        room = await inside.rooms.open("t")
        presence = Presence(inside.house, inside.rooms, inside.pump)
        stranger, heard = client("eve", room)
        presence.refocus(room)
        assert "t" not in stranger.tables
        assert heard.heard()[-1]["is"] == "error"

    run(test)


def test_a_table_that_is_loaded_waits_for_all_who_are_not_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a restart nobody knows who was there: everybody has the whole grace to come back."""
    monkeypatch.setattr("trilith.server.presence.now_ms", lambda: 1000)

    async def test(inside: Inside) -> None:
        room = inside.rooms.new(Info("castle", 2, "ada", grace=30), 0)
        for seat, person in enumerate(("ada", "bea")):
            inside.pump.submit(room, lambda t, s=seat, p=person: seating.sit(t, p, p, s, 0))  # type: ignore[misc]
            inside.store.settle()
        room.table.seats.be_online("bea", True)
        presence = Presence(inside.house, inside.rooms, inside.pump)
        assert presence.refocus(room) == set()
        assert [seat.away_until for seat in room.table.seats] == [31_000, None]
        assert room.focused == room.table.seats.seating

    run(test)


# ------------------------------------------------------------------ one room, without a network


def watcher(person: str | None = None) -> tuple[Conn, Listener]:
    """Somebody connected who watches nothing yet."""
    listener = Listener()
    who = Person(person, person.title(), False) if person is not None else None
    return Conn(cast(Any, listener), who, lambda *_: None), listener


def said(inside: Inside) -> list[str]:
    """What other processes were told of who is here, without the name of this one."""
    found = [" ".join(line.split(" ")[2:]) for line in inside.store.told if line[:4] == "here"]
    inside.store.told.clear()
    return found


async def watched(inside: Inside, **info: Any) -> tuple[Room, Presence]:
    inside.store.kept["t"] = a_table(2, **info).entries
    return await inside.rooms.open("t"), Presence(inside.house, inside.rooms, inside.pump)


def test_a_player_who_watches_is_here_and_one_who_stops_is_away() -> None:
    async def test(inside: Inside) -> None:
        room, presence = await watched(inside)
        (one, heard), (two, _) = watcher("ada"), watcher("ada")
        presence.watch(one, room, None)
        presence.watch(two, room, [1])
        assert room.watchers == {0: {one}, -1: {two}}
        assert (room.table.watched, room.table.seats[0].online) == ({0, -1}, True)
        assert heard.heard()[0]["full"]
        assert said(inside) == ["t ada 1", "t ada 1"]
        presence.unwatch(one, room)
        assert (room.table.seats[0].online, said(inside)) == (True, []), "another window is open"
        presence.unwatch(two, room)
        assert (room.table.seats[0].online, said(inside)) == (False, ["t ada 0"])
        assert (room.watchers, room.table.watched, two.tables) == ({}, set(), {})

    run(test)


def test_a_stranger_who_watches_is_announced_to_nobody() -> None:
    async def test(inside: Inside) -> None:
        room, presence = await watched(inside)
        (nobody, _), (eve, _) = watcher(), watcher("eve")
        for conn in (nobody, eve):
            presence.watch(conn, room, None)
        assert said(inside) == []
        for conn in (nobody, eve):
            presence.unwatch(conn, room)
        assert said(inside) == ["t eve 0"]

    run(test)


def test_a_player_who_returns_gets_the_seat_back_from_the_bot() -> None:
    async def test(inside: Inside) -> None:
        room, presence = await watched(inside)
        room.table.seats.let_stand_in(1, "easy")
        (ada, _), (bea, _) = watcher("ada"), watcher("bea")
        presence.watch(ada, room, None)
        assert inside.store.waiting == []
        presence.watch(bea, room, None)
        [change] = inside.store.waiting
        assert [row[3] for row in change.rows] == ["back"]

    run(test)


def test_bots_among_themselves_are_moved_on_when_somebody_begins_or_ends_to_watch() -> None:
    async def test(inside: Inside) -> None:
        room, presence = await watched(inside)
        for seat in room.table.seats:
            seat.kind, seat.person, seat.bot = "bot", None, "easy"
        conn, _ = watcher()
        inside.changed.clear()
        presence.watch(conn, room, None)
        await asyncio.sleep(0)
        assert (said(inside), inside.changed) == (["t - 1"], [room])
        presence.unwatch(conn, room)
        await asyncio.sleep(0)
        assert (said(inside), inside.changed) == (["t - 0"], [room, room])

    run(test)


def test_somebody_who_watches_bots_at_another_process_lets_them_go_on() -> None:
    async def test(inside: Inside) -> None:
        room, presence = await watched(inside)
        inside.changed.clear()
        presence.hear("there", "t", "ada", "1")
        assert inside.changed == []
        presence.hear("there", "t", SOMEBODY, "1")
        assert inside.changed == [room]

    run(test)


def test_an_absence_is_waited_for_from_when_it_began_and_counts_an_open_vote_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("trilith.server.presence.now_ms", lambda: 1000)

    async def test(inside: Inside) -> None:
        room, presence = await watched(inside, grace=30)
        counted: list[Room] = []
        monkeypatch.setattr(presence, "_count_again", counted.append)
        ada, _ = watcher("ada")
        presence.watch(ada, room, None)
        presence.unwatch(ada, room)
        assert (room.table.seats[0].away_until, counted) == (31_000, [])
        room.table.add("propose", 1000, seat=1, what="close")
        presence.watch(ada, room, None)
        assert (room.table.seats[0].away_until, counted) == (None, [room])
        room.runs = False
        presence.unwatch(ada, room)
        assert counted == [room], "who runs the table counts"

    run(test)


def test_a_client_that_has_gone_watches_nothing_any_more() -> None:
    async def test(inside: Inside) -> None:
        room, presence = await watched(inside)
        ada, _ = watcher("ada")
        inside.house.opened(ada)
        presence.watch(ada, room, None)
        ada.tables["dropped"] = ada.tables["t"]
        presence.gone(ada)
        assert (room.watchers, ada in inside.house.conns) == ({}, False)
        assert not room.table.seats[0].online

    run(test)


def test_who_is_here_is_repeated_to_other_processes_three_times_before_they_forget_it() -> None:
    async def test(inside: Inside) -> None:
        room, presence = await watched(inside)
        ada, _ = watcher("ada")
        presence.watch(ada, room, None)
        said(inside)
        presence.announce(PRESENCE)
        assert said(inside) == [], "there is no other process"
        inside.store.is_shared = True
        for now, told in (
            (PRESENCE / 3 - 0.1, []),
            (PRESENCE / 3, ["t ada 1"]),
            (PRESENCE / 3 + 1, []),
            (2 * PRESENCE / 3, ["t ada 1"]),
        ):
            presence.announce(now)
            assert said(inside) == told
        for seat in room.table.seats:
            seat.kind = "bot"
        presence.announce(PRESENCE)
        assert sorted(said(inside)) == ["t - 1", "t ada 1"]

    run(test)
