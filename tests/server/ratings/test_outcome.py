"""Which games count, and how those do that somebody did not finish."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.tables import NOW, Log, a_table, refused
from trilith.server import doing, seating, wire
from trilith.server.entries import Info
from trilith.server.ratings.outcome import (
    Outcome,
    check_may_be_rated,
    outcome_of,
    stood_in_too_much,
    why_unrated,
)
from trilith.server.table import Table
from trilith.server.wire import Refused


def played(seats: int = 3, **info: Any) -> Log:
    log = a_table(seats, rated=True, **info)
    log.play_on(random.Random(1))
    return log


def outcome(log: Log) -> Outcome:
    found = outcome_of(log.table)
    assert found is not None
    return found


def stand_in(log: Log, seat: int, why: str = "clock") -> None:
    log.table.begin_change()
    log.table.add("stand_in", NOW, seat=seat, level="random", why=why)
    log.save()


def play_for(log: Log, seat: int, steps: int) -> None:
    """The bot at this seat answers so often; the others by themselves."""
    chance = random.Random(2)
    while steps and log.table.to_act():
        mover = log.table.to_act()[0]
        code = chance.choice(list(log.match.history.state.legal(mover))).code
        if log.table.seats[mover].stand_in is None:
            log.play(mover, code)
        else:
            doing.bot_plays(log.table, mover, code, log.table.asked_at(mover), NOW)
            log.save()
        steps -= mover == seat


def test_a_game_played_to_the_end_counts_by_its_places() -> None:
    log = played()
    places = {one.person: one.place for one in outcome(log).entrants}
    totals = {score["seat"]: score["total"] for score in log.table.scores() or []}
    best = max(totals, key=lambda seat: totals[seat])
    assert places[("ada", "bea", "cid")[best]] == 1
    assert sorted(places.values()) == [1, 2, 3]


def test_a_friendly_game_and_one_that_goes_on_do_not_count() -> None:
    friendly = a_table(3)
    friendly.play_on(random.Random(1))
    assert outcome_of(friendly.table) is None
    assert outcome_of(a_table(3, rated=True).table) is None


def test_the_log_gives_the_same_outcome() -> None:
    log = played()
    assert outcome_of(log.rebuilt()) == outcome(log)


def test_a_seat_that_was_left_counts_as_last_no_matter_what_its_bot_reached() -> None:
    log = a_table(2, rated=True)
    stand_in(log, 0, "left")
    play_for(log, 0, 10_000)
    assert [one.place for one in outcome(log).entrants] == [2, 1]
    assert why_unrated(log.table) == ""


def test_a_person_who_is_still_away_at_the_end_counts_as_last() -> None:
    log = a_table(2, rated=True)
    log.play_on(random.Random(1), 30)
    stand_in(log, 1)
    play_for(log, 1, 10_000)
    assert [one.place for one in outcome(log).entrants] == [1, 2]


def test_where_a_bot_made_more_than_a_third_of_the_decisions_the_game_is_not_rated() -> None:
    log = a_table(2, rated=True)
    stand_in(log, 1)
    play_for(log, 1, 60)
    log.say("bea", wire.Back("t"))
    log.play_on(random.Random(1))
    own, stood_in = log.table.script.hands_of(1)
    assert stood_in == 60
    assert stood_in > (own + stood_in) / 3
    assert outcome_of(log.table) is None
    assert why_unrated(log.table) == "stood_in"


def test_a_few_decisions_of_a_stand_in_change_nothing() -> None:
    log = a_table(2, rated=True)
    stand_in(log, 1)
    play_for(log, 1, 3)
    log.say("bea", wire.Back("t"))
    log.play_on(random.Random(1))
    assert outcome_of(log.table) is not None


@pytest.mark.parametrize(
    ("own", "stood_in", "is_it"), [(20, 9, False), (20, 10, False), (20, 11, True)]
)
def test_a_third_of_the_decisions_is_not_too_much(own: int, stood_in: int, is_it: bool) -> None:
    assert stood_in_too_much(own, stood_in) == is_it


def test_decisions_that_were_taken_back_are_not_counted() -> None:
    log = a_table(2, rated=True)
    seat = log.table.to_act()[0]
    log.play(seat)
    assert log.table.script.hands_of(seat) == (1, 0)
    log.say(("ada", "bea")[seat], wire.Undo("t", 0, seat))
    assert log.table.script.hands_of(seat) == (0, 0)
    refused(log, ("ada", "bea")[seat], wire.Play("t", log.table.seq, "nothing", seat))
    assert log.table.script.hands_of(seat) == (0, 0)


def against_bots(level: str = "hard") -> Log:
    table = Table("t")
    seating.create(table, Info("castle", 2, "ada", rated=True), NOW)
    seating.sit(table, "ada", "Ada", 0, NOW)
    seating.seat_bot(table, "ada", level, 1, NOW)
    seating.start(table, "ada", "s", NOW)
    return Log(table)


def test_giving_up_against_bots_is_losing() -> None:
    log = against_bots()
    log.say("ada", wire.Propose("t", "close", sure=True))
    found = outcome(log)
    assert [(one.person, one.bot, one.place) for one in found.entrants] == [
        ("ada", "", 2),
        ("", "hard", 1),
    ]
    assert found.entrants[0].fixed is None
    assert found.entrants[1].fixed is not None


def test_ending_a_game_together_is_losing_for_nobody() -> None:
    log = a_table(2, rated=True)
    log.say("ada", wire.Propose("t", "close"))
    log.say("bea", wire.Vote("t", True))
    assert log.table.status == "closed"
    assert outcome_of(log.table) is None
    assert why_unrated(log.table) == "ended"


def test_a_rated_game_is_not_tried_twice() -> None:
    log = against_bots()
    log.table.seats.seat_bot(1, "random")
    log.play_on(random.Random(1), 1)
    assert refused(log, "ada", wire.Propose("t", "undo", to=0)) == "rated"


def test_only_bots_with_a_mark_sit_at_a_rated_table() -> None:
    with pytest.raises(Refused, match="random, easy, medium, hard, expert, master"):
        against_bots("hard-30")


def test_a_rated_seat_is_for_an_account_and_for_one() -> None:
    table = Table("t")
    seating.create(table, Info("castle", 2, "ada", rated=True), NOW)
    seating.sit(table, "ada", "Ada", 0, NOW)
    with pytest.raises(Refused, match="everybody has one seat"):
        seating.sit(table, "ada", "Ada", 1, NOW)
    with pytest.raises(Refused, match="needs an account"):
        seating.sit(table, "g123", "Gus", 1, NOW)


def test_only_whole_games_of_several_can_be_rated() -> None:
    for info in (Info("castle", 1, "ada"), Info("castle", 2, "ada", guide=True)):
        with pytest.raises(Refused):
            check_may_be_rated(info)
