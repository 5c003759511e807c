"""Play over days: who is late, vacations, pauses by consent, clocks that stop, what was not read."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.server.running import Somebody, wait_for
from tests.server.tables import Log, a_table, refused
from trilith.server import doing, rights, wire
from trilith.server.clocks import HOUR, Clock
from trilith.server.post import notices
from trilith.server.post.notices import Wants
from trilith.server.post.wishes import Wishes
from trilith.server.stills import Hours
from trilith.server.wire import Refused

DAY = {"kind": "turn", "hours": 24}


def over_days(**more: Any) -> Log:
    return a_table(2, game="castle", clock=DAY, late="wait", **more)


def clock_of(log: Log) -> Clock:
    assert log.table.clock is not None
    return log.table.clock


def day(ahead: int) -> str:
    return (datetime.now(UTC).date() + timedelta(days=ahead)).isoformat()


# ------------------------------------------------------------------ late


def test_a_player_who_is_late_is_played_for_by_nobody_until_a_day_later_the_others_say_so() -> None:
    log = over_days()
    log.now += 25 * HOUR
    assert doing.next_moment(log.table, log.now) is None
    assert doing.time_passes(log.table, log.now) == []
    assert log.table.overdue(log.now) == [0, 1]
    early = refused(log, "bea", wire.Propose("t", "stand_in", for_=0))
    assert early == "grace"
    log.now += 24 * HOUR
    log.say("bea", wire.Propose("t", "stand_in", for_=0))
    assert log.table.seats[0].stand_in == log.table.info.stand_in


def test_live_and_older_tables_let_a_bot_play_at_once() -> None:
    log = a_table(2, clock=DAY)
    log.now += 25 * HOUR
    assert doing.next_moment(log.table, log.now) == 0
    assert doing.time_passes(log.table, log.now)
    assert log.table.overdue(log.now) == []
    assert all(seat.stand_in for seat in log.table.seats)


# ------------------------------------------------------------------ vacations


def test_a_vacation_stops_your_own_clock_is_seen_by_all_and_is_logged() -> None:
    log = over_days()
    spans = [(log.now + 12 * HOUR, log.now + 84 * HOUR)]
    assert doing.go_on_vacation(log.table, "ada", spans, log.now)
    log.save()
    assert clock_of(log).runs_out(0, log.now) == log.now + (24 + 72) * HOUR
    assert clock_of(log).runs_out(1, log.now) == log.now + 24 * HOUR
    assert log.table.seats[0].vacation == spans
    again = log.rebuilt()
    assert again.seats[0].vacation == spans
    assert again.clock is not None
    assert again.clock.runs_out(0, log.now) == log.now + 96 * HOUR
    assert doing.go_on_vacation(log.table, "ada", spans, log.now) == []  # nothing new


def test_a_player_already_late_cannot_go_on_vacation_there() -> None:
    log = over_days()
    log.now += 30 * HOUR
    spans = [(log.now + HOUR, log.now + 48 * HOUR)]
    assert doing.go_on_vacation(log.table, "ada", spans, log.now) == []
    assert log.table.seats[0].vacation == []


def test_nobody_is_replaced_while_on_vacation() -> None:
    log = a_table(2, clock=DAY)  # where absence alone would be enough
    log.table.seats[0].away_until = log.now
    assert rights.absent(log.table, "bea", 0, log.now).seat == 0
    doing.go_on_vacation(log.table, "ada", [(log.now, log.now + 48 * HOUR)], log.now)
    with pytest.raises(Refused) as error:
        rights.absent(log.table, "bea", 0, log.now + HOUR)
    assert error.value.more["until"] == log.now + 48 * HOUR


def test_days_are_counted_by_the_year_and_begin_tomorrow(ada: Somebody) -> None:
    def put(first: int, last: int) -> Any:
        form = {"first": day(first), "last": day(last), "zone": "UTC"}
        return ada.http.put("/api/me/vacation", json=form)

    before = ada.get("/api/me/vacation")
    assert (before["coming"], before["days"]) == ([], 21)
    assert put(0, 3).json()["error"]["code"] == "vacation"  # today is too late
    assert put(2, 1).json()["error"]["code"] == "vacation"
    assert put(1, 40).json()["error"]["code"] == "vacation"  # more than there are
    made = put(1, 5).json()
    assert made["coming"] == [{"first": day(1), "last": day(5)}]
    assert put(5, 6).json()["error"]["code"] == "vacation"  # taken already
    gone = ada.http.delete(f"/api/me/vacation/{day(1)}").json()
    assert gone["coming"] == []
    wrong = {"first": day(1), "last": day(2), "zone": "Nowhere/Land"}
    assert ada.refused("PUT", "/api/me/vacation", wrong) == "bad_message"


def test_it_holds_at_tables_that_run_and_at_those_that_begin_later(
    ada: Somebody, bea: Somebody
) -> None:
    def table(clock: Any) -> str:
        made = ada.table(clock=clock)
        bea.post(f"/api/tables/{made}/sit", {})
        ada.post(f"/api/tables/{made}/start")
        return made

    slow, live = table(DAY), table({"kind": "live", "bank": 600, "increment": 5})
    ada.http.put("/api/me/vacation", json={"first": day(1), "last": day(3), "zone": "UTC"})
    later = table(DAY)
    for one in (slow, later):
        [span] = bea.get(f"/api/tables/{one}")["seats"][0]["vacation"]
        assert span[1] - span[0] == 72 * HOUR
    assert bea.get(f"/api/tables/{live}")["seats"][0]["vacation"] == []
    queue = ada.get("/api/me/queue")
    untils = {turn["table"]: turn["until"] - queue["now"] for turn in queue["mine"]}
    assert untils[slow] > 72 * HOUR
    ada.http.delete(f"/api/me/vacation/{day(1)}")
    assert bea.get(f"/api/tables/{slow}")["seats"][0]["vacation"] == []


# ------------------------------------------------------------------ pauses and hours


def test_a_pause_needs_everybody_and_ends_by_itself_or_by_consent() -> None:
    log = over_days()
    log.say("ada", wire.Propose("t", "pause", to=48))
    assert clock_of(log).pauses == []
    log.say("bea", wire.Vote("t", True))
    assert log.table.vote is None
    assert clock_of(log).runs_out(0, log.now) == log.now + 72 * HOUR
    assert log.rebuilt().clock.pauses == [(log.now, log.now + 48 * HOUR)]  # type: ignore[union-attr]
    log.now += HOUR
    log.say("bea", wire.Propose("t", "pause", to=0))
    log.say("ada", wire.Vote("t", True))
    assert clock_of(log).runs_out(0, log.now) == log.now + 24 * HOUR
    log.say("ada", wire.Propose("t", "pause", to=24))
    log.say("bea", wire.Vote("t", False))
    assert clock_of(log).runs_out(0, log.now) == log.now + 24 * HOUR


def test_a_pause_of_what_has_no_clock_or_no_end_is_refused() -> None:
    assert refused(a_table(2), "ada", wire.Propose("t", "pause", to=24)) == "not_now"
    assert refused(over_days(), "ada", wire.Propose("t", "pause", to=10_000)) == "bad_message"


def test_a_table_says_when_its_clocks_stand_still(ada: Somebody) -> None:
    hours = {"zone": "Europe/Warsaw", "night": ["22:00", "07:00"], "weekend": True}
    made = ada.post("/api/tables", {"game": "castle", "seats": 2, "clock": DAY, "hours": hours})
    assert (made["hours"], made["late"]) == (hours, "wait")
    form = {"game": "castle", "seats": 2, "clock": DAY}
    for wrong in ({"zone": "Mars"}, {"zone": "UTC", "night": ["25:00", "07:00"]}):
        bad = {**form, "hours": {"weekend": True, **wrong}}
        assert ada.refused("POST", "/api/tables", bad) == "bad_message"
    no_clock = {"game": "castle", "seats": 2, "hours": hours}
    assert ada.refused("POST", "/api/tables", no_clock) == "bad_message"


def test_a_table_with_hours_is_made_again_from_its_log() -> None:
    log = over_days(hours=Hours("Europe/Paris", ("22:00", "08:00"), True))
    before = clock_of(log).runs_out(0, log.now)
    assert before > log.now + 24 * HOUR
    assert log.rebuilt().clock.runs_out(0, log.now) == before  # type: ignore[union-attr]


# ------------------------------------------------------------------ reminders and reading


def test_reminders_move_with_the_deadline() -> None:
    log, wants = over_days(), Wants()
    wants.replace({"ada": Wishes(ways={"late": ["mail"]}, reminders=[4, 1])})
    before = notices.asked(log.table, wants)
    log.say("ada", wire.Propose("t", "pause", to=48))
    log.say("bea", wire.Vote("t", True))
    told = notices.of_change(log.table, before, False, log.entries[-1:], wants)
    assert told is not None
    assert told.moved == ["ada"]
    until = log.now + 72 * HOUR
    assert [one.due for one in told.new] == [until - 4 * HOUR, until - HOUR]


def test_unread_lines_are_counted_until_they_were_before_one_s_eyes(
    ada: Somebody, bea: Somebody
) -> None:
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {})
    ada.post(f"/api/tables/{table}/start")
    theirs = bea.connect(table)
    for text in ("one", "two"):
        theirs.say("chat", text=text)
    last = max(theirs.until("chat")["lines"][0]["id"] for _ in range(2))

    def unread() -> int:
        queue = ada.get("/api/me/queue")
        count: int = next(t for t in queue["mine"] if t["table"] == table)["unread"]
        return count

    assert unread() == 2
    mine = ada.connect(table)
    mine.say("seen", seq=0, line=last)
    mine.say("chat", text="my own do not count")
    mine.until("chat")
    wait_for(lambda: unread() == 0)
    theirs.say("chat", text="three")
    theirs.until("chat")
    theirs.until("chat")
    assert unread() == 1
    ada.http.put(f"/api/me/people/{bea.id}", json={"muted": True, "blocked": False})
    assert unread() == 0
    ada.http.put(f"/api/me/people/{bea.id}", json={"muted": False, "blocked": False})
