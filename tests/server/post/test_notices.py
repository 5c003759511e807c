"""What a change at a table gives others to hear, and to whom."""

from __future__ import annotations

import random

from tests.server.post.wanting import wants_of_all
from tests.server.tables import NAMES, NOW, Log, a_table
from trilith.server import wire
from trilith.server.entries import Entry
from trilith.server.post.notices import (
    NO_TABLE,
    Notice,
    Notices,
    Wants,
    asked,
    deadline,
    of_change,
    of_chat,
    of_the_day,
)
from trilith.server.post.wishes import HOUR, KINDS, MINUTE, Wishes

TURN = {"kind": "turn", "hours": 48}


def change(log: Log, wants: Wants, *, count: int = 1, was_over: bool = False) -> Notices:
    found = of_change(log.table, {}, was_over, log.entries[-count:], wants)
    assert found is not None
    return found


def kinds(found: Notices) -> list[tuple[str, str]]:
    return [(notice.person, notice.kind) for notice in found.new]


def test_a_turn_is_announced_to_those_newly_asked_and_withdrawn_from_the_others() -> None:
    log, wants = a_table(3), wants_of_all()
    before = asked(log.table, wants)
    assert set(before) == set(NAMES[:3])
    log.play(0)
    change = of_change(log.table, before, False, log.entries[-1:], wants)
    assert change is not None
    assert change.new == []
    assert change.answered == ["ada"]
    assert change.gone == ["ada"]


def test_nobody_who_wants_nothing_costs_a_line() -> None:
    log = a_table(3)
    assert of_change(log.table, {}, False, log.entries, Wants()) is None
    silent = Wants()
    silent.replace({"ada": Wishes()})
    assert not silent
    silent.note("ada", Wishes(ways={"turn": []}))
    assert "ada" not in silent
    silent.note("ada", Wishes(ways={"turn": ["mail"]}))
    assert silent
    assert "ada" in silent
    silent.note("ada", None)
    assert not silent


def test_everybody_chooses_which_kinds_and_which_tables() -> None:
    wants = Wants()
    wants.note("ada", Wishes(ways={"turn": ["mail"], "over": []}, silent=["t2"]))
    assert wants.wants("ada", "turn", "t1")
    assert not wants.wants("ada", "turn", "t2")
    assert not wants.wants("ada", "over", "t1")
    assert not wants.wants("bea", "turn", "t1")
    assert not wants.wants(None, "turn", "t1")


def test_a_turn_is_announced_after_a_while_and_with_its_deadline() -> None:
    log, wants = a_table(2, clock=TURN), wants_of_all()
    found = change(log, wants)
    mark = log.entries[-1].seq
    turns = [notice for notice in found.new if notice.kind == "turn"]
    until = NOW + 48 * HOUR
    assert turns == [
        Notice(name, "turn", mark, NOW, NOW + MINUTE, until) for name in ("ada", "bea")
    ]
    assert deadline(log.table, 0, NOW) == until


def test_a_player_who_is_still_asked_gets_no_second_notice() -> None:
    log, wants = a_table(2), wants_of_all()
    before = asked(log.table, wants)
    assert of_change(log.table, before, False, log.entries[-1:], wants) is None


def test_reminders_come_hours_before_the_deadline_and_never_after_it() -> None:
    log, wants = a_table(2, clock=TURN), wants_of_all()
    wants.note("ada", Wishes(ways={"late": ["mail"]}, reminders=[24, 2, 48, 90]))
    found = [notice for notice in change(log, wants).new if notice.person == "ada"]
    until = NOW + 48 * HOUR
    assert [(notice.kind, notice.due) for notice in found] == [
        ("late", until - 24 * HOUR),
        ("late", until - 2 * HOUR),
    ]
    assert {notice.until for notice in found} == {until}


def test_live_games_and_games_without_a_clock_have_no_deadline() -> None:
    live = a_table(2, clock={"kind": "live", "bank": 900, "increment": 0})
    for log in (live, a_table(2)):
        assert deadline(log.table, 0, NOW) == 0
        assert {kind for _, kind in kinds(change(log, wants_of_all()))} == {"turn"}


def test_a_seat_that_a_bot_plays_for_is_asked_nothing() -> None:
    log, wants = a_table(3), wants_of_all()
    log.table.seats[1].stand_in = "easy"
    assert set(asked(log.table, wants)) == {"ada", "cid"}


def test_with_two_seats_one_is_asked_with_the_first() -> None:
    log, wants = a_table(3), wants_of_all()
    log.table.seats[2].person = "ada"
    assert asked(log.table, wants) == {"ada": 0, "bea": 1}


def test_a_pause_moves_the_deadlines_of_those_who_are_asked() -> None:
    log, wants = a_table(3, clock=TURN), wants_of_all()
    before = asked(log.table, wants)
    log.play(0)
    paused = Entry(99, NOW, "pause", {})
    found = of_change(log.table, before, False, [paused], wants)
    assert found is not None
    assert found.moved == ["bea", "cid"]
    assert {kind for _, kind in kinds(found)} == {"late"}
    assert found.gone == ["ada"]


def test_a_host_hears_of_people_who_sit_down_and_of_nobody_else() -> None:
    log, wants = a_table(3, started=False), wants_of_all()
    found = change(log, wants, count=3)
    assert [(n.person, n.kind, n.who) for n in found.new] == [
        ("ada", "sat", "Bea"),
        ("ada", "sat", "Cid"),
    ]
    wants.note("ada", None)
    assert of_change(log.table, {}, False, log.entries[-3:], wants) is None


def test_the_end_is_announced_once_to_all_who_played() -> None:
    log, wants = a_table(2), wants_of_all()
    log.play_on(random.Random(3))
    assert log.table.status == "over"
    assert kinds(change(log, wants)) == [("ada", "over"), ("bea", "over")]
    assert of_change(log.table, {}, True, log.entries[-1:], wants) is None


def test_a_game_that_was_closed_has_ended_too() -> None:
    log, wants = a_table(2), wants_of_all()
    log.say("ada", wire.Propose("t", "close"))
    log.say("bea", wire.Vote("t", True))
    assert log.table.status == "closed"
    assert ("bea", "over") in kinds(change(log, wants))


def test_the_others_learn_that_something_was_said_but_not_what() -> None:
    log, wants = a_table(3), wants_of_all()
    found = of_chat(log.table, "bea", "Bea", 7, NOW, wants)
    assert found.new == [
        Notice(name, "chat", 7, NOW, NOW + MINUTE, 0, "Bea") for name in ("ada", "cid")
    ]
    wants.replace({name: Wishes(ways={kind: [] for kind in KINDS}) for name in NAMES})
    assert not of_chat(log.table, "bea", "Bea", 7, NOW, wants)


def test_the_position_of_the_day_is_announced_to_those_whose_morning_it_is() -> None:
    wants = Wants()
    wants.note("ada", Wishes(ways={"puzzle": ["mail"]}))
    wants.note("bea", Wishes(ways={"turn": ["mail"], "puzzle": []}))
    wants.note("cid", Wishes(ways={"puzzle": ["push"]}, zone="America/New_York"))
    nine = NOW // (24 * HOUR) * 24 * HOUR + 9 * HOUR
    mornings = wants.mornings(nine)
    assert mornings == {"ada": nine - HOUR}
    told = of_the_day(mornings, nine)
    assert told.table == NO_TABLE
    assert told.new == [Notice("ada", "puzzle", nine - HOUR, nine, nine - HOUR)]
    assert wants.mornings(nine - 2 * HOUR) == {}
