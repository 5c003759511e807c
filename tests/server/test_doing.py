"""What may be done at a table: steps, taking back, votes and stand-ins."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.server.tables import NAMES, NOW, Log, a_table, full, match_of, refused, states, to_sender
from trilith.engine.action import Action
from trilith.engine.history import History
from trilith.server import wire
from trilith.server.clocks import HOUR
from trilith.server.doing import (
    bot_plays,
    come_back,
    end,
    go_on_vacation,
    next_moment,
    receive,
    take_along,
    take_hint,
    time_passes,
)
from trilith.server.entries import Info
from trilith.server.seating import create, seat_bot, sit, start
from trilith.server.table import Table
from trilith.server.telling import vote
from trilith.server.wire import Refused


def test_all_choose_at_once_without_waiting_for_each_others_numbers() -> None:
    log = a_table()
    seq = log.table.seq
    for seat in range(3):
        code = log.match.history.state.legal(seat)[0].code
        log.say(NAMES[seat], wire.Play("t", seq, code, seat))
    assert log.table.step >= 3


def test_an_answer_to_a_question_that_is_no_longer_asked_is_stale() -> None:
    log = a_table()
    seq = log.table.seq
    for seat in range(3):
        log.play(seat)
    seat = log.table.to_act()[0]
    code = log.match.history.state.legal(seat)[0].code
    assert refused(log, NAMES[seat], wire.Play("t", seq, code, seat)) == "stale"


def test_the_same_key_is_applied_once_and_acknowledged_again() -> None:
    log = a_table()
    first = log.play(0, "choose trader", key="k1")
    assert to_sender(first) == [{"is": "ack", "table": "t", "key": "k1", "seq": log.table.seq}]
    again = log.say("ada", wire.Play("t", 0, "choose trader", 0, "k1"))
    assert to_sender(again) == to_sender(first)
    assert states(again) == {}
    assert log.table.step == 1
    rebuilt = log.rebuilt()
    after_restart = receive(rebuilt, "ada", wire.Play("t", 0, "choose trader", 0, "k1"), NOW)
    assert to_sender(after_restart) == to_sender(first)


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    log = a_table()
    with pytest.raises(Refused) as error:
        log.play(0, "choose architect")
    assert error.value.code == "illegal"
    assert error.value.more["rule"] == "AM-SEL-04"
    assert refused(log, "ada", wire.Play("t", log.table.seq, "no such thing", 0)) == "illegal"


def test_nobody_plays_for_somebody_else() -> None:
    log = a_table()
    assert refused(log, "ada", wire.Play("t", log.table.seq, "choose trader", 1)) == "not_yours"
    assert refused(log, "eve", wire.Play("t", log.table.seq, "choose trader")) == "not_yours"


def test_a_player_who_has_several_seats_plays_whichever_is_asked() -> None:
    table = Table("t")
    create(table, Info("castle", 2, "ada"), NOW)
    for seat in range(2):
        sit(table, "ada", f"Ada {seat}", seat, NOW)
    start(table, "ada", "s", NOW)
    log = Log(table)
    with pytest.raises(Refused, match="several seats"):
        log.say("ada", wire.Play("t", table.seq, "choose trader"))
    for _ in range(2):  # with two players, two cards each
        code = match_of(table).history.state.legal(0)[0].code
        log.say("ada", wire.Play("t", table.seq, code, 0))
    assert table.to_act() == (1,)
    code = match_of(table).history.state.legal(1)[0].code
    log.say("ada", wire.Play("t", table.seq, code))
    assert match_of(table).history.steps[-1].seat == 1


# ------------------------------------------------------------------ taking back


def undoable(log: Log) -> int:
    """Play on until somebody could take back a step; who."""
    chance = random.Random(5)
    for _ in range(400):
        log.play_on(chance, 1)
        seat = log.match.history.steps[-1].seat
        if log.match.history.floor(seat) < log.table.step and log.table.status == "playing":
            return seat
    raise AssertionError("nothing could ever be taken back")


def test_undo_goes_back_to_the_exact_position_and_says_so() -> None:
    log = a_table()
    seat = undoable(log)
    floor = log.match.history.floor(seat)
    told = states(log.say(NAMES[seat], wire.Undo("t", floor, seat)))
    assert told[-1]["mark"] == {"kind": "undo", "seat": seat, "to": floor}
    assert told[seat]["step"] == floor
    again = [e for e in log.entries if e.kind == "play"][:floor]
    fresh = a_table()
    for entry in again:
        fresh.play(entry.data["seat"], entry.data["action"])
    game = fresh.match.game
    assert game.digest(log.match.history.state) == game.digest(fresh.match.history.state)


PLAN = ("launch port", "at cell:5", "launch market", "at cell:1", "move cell:5", "at cell:8")


def a_plan() -> tuple[Log, int]:
    """Ada's plan at Sa-Ré, launches and a move, and the step before it."""
    log = a_table(2, game="sa_re")
    for seat in (0, 0, 1, 1):
        log.play(seat, "at cell:0")
    begun = log.table.step
    for action in PLAN:
        log.play(0, action)
    return log, begun


def actions_of(log: Log) -> list[str]:
    return [step.action.code for step in log.match.history.steps]


def test_single_steps_are_taken_back_while_the_later_ones_stand() -> None:
    log, begun = a_plan()
    told = states(log.say("ada", wire.Undo("t", begun + 2, 0, again=begun + 4)))
    assert actions_of(log)[begun:] == [*PLAN[:2], *PLAN[4:]]
    # One message tells it all: what is gone, and what was done again.
    assert told[1]["mark"] == {"kind": "undo", "seat": 0, "to": begun + 2}
    assert [(e["kind"], e["step"]) for e in told[1]["events"]] == [("moved", begun + 4)]
    assert told[0]["step"] == begun + 4
    for seat in range(-1, 2):
        assert full(log.rebuilt(), seat) == full(log.table, seat)


def test_what_later_steps_build_on_is_not_taken_back_without_them() -> None:
    log, begun = a_plan()
    assert refused(log, "ada", wire.Undo("t", begun, 0, again=begun + 2)) == "needed"
    log.say("ada", wire.Undo("t", begun + 4, 0, again=begun + 6))
    log.say("ada", wire.Undo("t", begun, 0, again=begun + 2))
    assert actions_of(log)[begun:] == list(PLAN[2:4])


@pytest.mark.parametrize(("to", "again"), [(0, 2), (4, 3), (4, 11)])
def test_a_plan_drops_only_steps_of_its_own_turn(to: int, again: int) -> None:
    log, _ = a_plan()
    assert refused(log, "ada", wire.Undo("t", to, 0, again=again)) == "floor"


class Revealing:
    """A trial of a plan in which one of its steps brings something to light."""

    def __init__(self, trial: History[Any], action: str) -> None:
        self.trial = trial
        self.action = action
        self.state = trial.state

    def play(self, seat: int, action: Action) -> None:
        self.trial.play(seat, action)
        self.state = self.trial.state

    def floor(self, seat: int) -> int:
        reveals = self.trial.steps[-1].action.code == self.action
        return len(self.trial.steps) if reveals else self.trial.floor(seat)


@pytest.mark.parametrize("action", ["launch market", "at cell:1"])
def test_an_undo_gives_away_nothing_that_a_revelation_changed(
    monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    """Else "needed" or not would tell what has come to light; already the first step may."""
    log, begun = a_plan()
    begin = log.match.begin
    monkeypatch.setattr(log.match, "begin", lambda: Revealing(begin(), action))
    assert refused(log, "ada", wire.Undo("t", begun, 0, again=begun + 2)) == "floor"


def test_a_plan_is_taken_back_to_its_first_step_and_no_further() -> None:
    log, begun = a_plan()
    assert log.match.history.floor(0) == begun
    for again in (None, begun + 2, begun + 6):
        assert refused(log, "ada", wire.Undo("t", begun - 1, 0, again=again)) == "floor"
    assert refused(log, "ada", wire.Undo("t", begun + 6, 0)) == "floor"
    assert refused(log, "ada", wire.Undo("t", begun, 0, again=begun + 7)) == "floor"
    log.say("ada", wire.Undo("t", begun, 0, again=begun + 6))  # nothing is done again
    assert log.table.step == begun


def test_doing_again_what_was_not_taken_back_changes_nothing() -> None:
    log, begun = a_plan()
    log.say("ada", wire.Undo("t", begun + 4, 0, again=begun + 4))
    assert actions_of(log)[begun:] == list(PLAN)


def test_the_last_64_keys_are_remembered_and_no_more() -> None:
    log, begun = a_plan()
    log.say("ada", wire.Undo("t", begun, 0))
    for i in range(32):
        log.play(0, "launch port", key=f"play {i}")
        log.say("ada", wire.Undo("t", begun, 0, key=f"undo {i}"))
    steps = log.table.seq
    for table in (log.table, log.rebuilt()):
        for i in range(32):
            (ack,) = receive(table, "ada", wire.Play("t", 0, "x", 0, f"play {i}"), NOW)
            (undone,) = receive(table, "ada", wire.Undo("t", 0, 0, f"undo {i}"), NOW)
            assert to_sender([ack])[0]["key"] == f"play {i}"
            assert to_sender([undone])[0]["seq"] == to_sender([ack])[0]["seq"] + 1
    assert log.table.seq == steps
    log.play(0, "launch port", key="one more")
    for table in (log.table, log.rebuilt()):
        with pytest.raises(Refused):
            receive(table, "ada", wire.Play("t", 0, "x", 0, "play 0"), NOW)
        assert to_sender(receive(table, "ada", wire.Undo("t", 0, 0, "undo 0"), NOW))


def test_a_key_belongs_to_a_seat() -> None:
    log = a_table()
    log.play(0, "choose trader", key="k")
    log.play(1, "choose trader", key="k")
    assert log.table.step == 2


def test_further_back_than_the_floor_needs_everybodys_consent() -> None:
    log = a_table()
    for seat in range(3):
        log.play(seat)
    assert refused(log, "ada", wire.Undo("t", 0, 0)) == "floor"
    log.say("ada", wire.Propose("t", "undo", to=0))
    assert msgspec.to_builtins(vote(log.table)) == {
        "what": "undo",
        "by": 0,
        "yes": [0],
        "no": [],
        "needed": [1, 2],
        "until": NOW + 120_000,
        "to": 0,
    }
    log.say("bea", wire.Vote("t", True))
    assert log.table.step > 0
    told = states(log.say("cid", wire.Vote("t", True)))
    assert told[0]["step"] == 0
    assert told[0]["mark"] == {"kind": "rewind", "to": 0}
    assert log.rebuilt().script.rewinds == [(3, 0)]


def test_one_no_is_enough_against_an_undo() -> None:
    log = a_table()
    for seat in range(3):
        log.play(seat)
    log.say("ada", wire.Propose("t", "undo", to=0))
    log.say("bea", wire.Vote("t", False))
    assert log.table.vote is None
    assert log.table.step == 3


def test_among_bots_nobody_else_has_to_agree() -> None:
    table = Table("t")
    create(table, Info("castle", 2, "ada"), NOW)
    sit(table, "ada", "Ada", 0, NOW)
    seat_bot(table, "ada", "random", 1, NOW)
    start(table, "ada", "s", NOW)
    log = Log(table)
    log.play(0)
    log.play(0)
    log.say("ada", wire.Propose("t", "undo", to=0))
    assert table.step == 0


def test_a_bot_takes_over_an_abandoned_seat_by_vote_and_gives_it_back() -> None:
    log = a_table(4, stand_in="medium")
    for person in NAMES:
        log.table.seats.be_online(person, True)
    assert refused(log, "ada", wire.Propose("t", "stand_in", for_=3)) == "not_now"
    log.table.seats.be_online("dan", False, NOW + 120_000)
    log.now = NOW + 119_999
    assert refused(log, "ada", wire.Propose("t", "stand_in", for_=3)) == "grace"
    log.now += 1
    log.say("ada", wire.Propose("t", "stand_in", for_=3))
    assert log.table.seats[3].stand_in is None
    log.say("bea", wire.Vote("t", True))  # two of three others
    assert log.table.seats[3].stand_in == "medium"
    assert log.table.bots_to_act() == [(3, "medium")]
    assert refused(log, "dan", wire.Play("t", log.table.seq, "choose trader", 3)) == "not_now"
    asked = log.table.asked_at(3)
    bot_plays(log.table, 3, "choose trader", asked, NOW)
    log.save()
    told = states(come_back(log.table, "dan", NOW))
    log.save()
    assert told[0]["mark"] == {"kind": "back", "seat": 3}
    assert log.table.seats[3].stand_in is None
    assert log.rebuilt().seats[3].stand_in is None


def test_a_bots_answer_to_an_older_question_is_not_taken() -> None:
    log = a_table(2, stand_in="random")
    log.table.seats.wait_for_all(NOW)
    log.say("ada", wire.Propose("t", "stand_in", for_=1))
    asked = log.table.asked_at(1)
    bot_plays(log.table, 1, "choose trader", asked, NOW)
    with pytest.raises(Refused) as error:
        bot_plays(log.table, 1, "choose stonemason", asked, NOW)
    assert error.value.code == "stale"


def test_a_game_is_given_up_only_by_all() -> None:
    log = a_table(2)
    log.say("ada", wire.Propose("t", "close"))
    assert log.table.status == "playing"
    log.say("bea", wire.Vote("t", True))
    assert log.rebuilt().status == "closed"
    assert log.rebuilt().status == "closed"


def test_a_game_that_is_over_is_not_taken_back() -> None:
    log = a_table(2)
    log.play_on(random.Random(3))
    assert log.table.status == "over"
    for person in ("ada", "bea"):
        for what, to in (("undo", 0), ("undo", log.table.step - 1), ("close", None)):
            assert refused(log, person, wire.Propose("t", what, to=to)) == "not_now"
    assert log.rebuilt().scores() == log.table.scores() is not None


# ------------------------------------------------------------------ those who are away


def with_everybody_here(seats: int, **info: Any) -> Log:
    log = a_table(seats, **info)
    for person in NAMES[:seats]:
        log.table.seats.be_online(person, True)
    return log


def leaves(log: Log, person: str) -> None:
    log.table.seats.be_online(person, False, log.now + log.table.grace)


def time_goes_by(log: Log, seconds: int) -> None:
    log.now += seconds * 1000
    time_passes(log.table, log.now)
    log.save()


def test_of_two_players_one_does_not_replace_the_other_before_the_grace_is_over() -> None:
    log = with_everybody_here(2)
    leaves(log, "bea")
    assert refused(log, "ada", wire.Propose("t", "stand_in", for_=1)) == "grace"
    time_goes_by(log, 120)
    log.say("ada", wire.Propose("t", "stand_in", for_=1))
    assert log.table.seats[1].stand_in == "random"


def test_a_stand_in_takes_nobodys_vote() -> None:
    log = with_everybody_here(2)
    log.play(0)
    leaves(log, "bea")
    time_goes_by(log, 120)
    log.say("ada", wire.Propose("t", "stand_in", for_=1))
    for what in ("undo", "close"):
        log.say("ada", wire.Propose("t", what, to=0))
        assert log.table.vote is not None, what
        time_goes_by(log, 119)
        assert (log.table.vote is not None, log.table.status) == (True, "playing"), what
        log.table.seats.be_online("bea", True)
        time_goes_by(log, 500)  # she is here, and is waited for
        log.say("bea", wire.Vote("t", False))
        assert log.table.status == "playing", what
        assert log.table.vote is None, what
        leaves(log, "bea")
    assert log.table.step == 1


@pytest.mark.parametrize(
    ("what", "step", "status"), [("undo", 0, "playing"), ("close", 1, "closed")]
)
def test_a_player_who_stays_away_for_the_whole_grace_holds_nobody_up(
    what: str, step: int, status: str
) -> None:
    log = with_everybody_here(3)
    log.play(0)
    leaves(log, "cid")
    time_goes_by(log, 1000)
    log.say("ada", wire.Propose("t", what, to=0))
    log.say("bea", wire.Vote("t", True))
    assert next_moment(log.table, log.now) == 120_000
    time_goes_by(log, 119)
    assert (log.table.step, log.table.status) == (1, "playing")
    time_goes_by(log, 1)
    assert (log.table.step, log.table.status) == (step, status)


def test_a_player_who_goes_during_a_vote_has_the_whole_grace_to_come_back() -> None:
    log = with_everybody_here(2)
    log.say("ada", wire.Propose("t", "close"))
    time_goes_by(log, 100)
    leaves(log, "bea")
    time_goes_by(log, 119)
    assert log.table.status == "playing"
    time_goes_by(log, 1)
    assert log.rebuilt().status == "closed"


def test_players_who_are_present_are_waited_for_without_end() -> None:
    log = with_everybody_here(2)
    log.say("ada", wire.Propose("t", "close"))
    assert next_moment(log.table, log.now) is None
    time_goes_by(log, 1_000_000)
    assert log.table.status == "playing"


def test_one_of_three_does_not_replace_the_fourth() -> None:
    log = with_everybody_here(4)
    leaves(log, "dan")
    time_goes_by(log, 120)
    log.say("ada", wire.Propose("t", "stand_in", for_=3))
    assert log.table.seats[3].stand_in is None
    log.say("bea", wire.Vote("t", False))
    assert log.table.seats[3].stand_in is None
    log.say("cid", wire.Vote("t", False))
    assert (log.table.seats[3].stand_in, log.table.vote) == (None, None)


def test_a_player_who_comes_back_in_time_keeps_the_seat() -> None:
    log = with_everybody_here(4)
    leaves(log, "dan")
    time_goes_by(log, 120)
    log.say("ada", wire.Propose("t", "stand_in", for_=3))
    log.table.seats.be_online("dan", True)
    time_goes_by(log, 0)
    assert (log.table.seats[3].stand_in, log.table.vote) == (None, None)


def test_the_grace_is_what_the_table_says_but_never_less_than_a_turn() -> None:
    assert a_table(2, grace=300).table.grace == 300_000
    assert a_table(2, grace=300, clock={"kind": "turn", "hours": 2}).table.grace == 2 * HOUR
    live = {"kind": "live", "bank": 60, "increment": 5}
    assert a_table(2, grace=300, clock=live).table.grace == 300_000


def test_after_a_restart_everybody_is_waited_for_again() -> None:
    log = a_table(2)
    rebuilt = log.rebuilt()
    with pytest.raises(Refused) as error:
        receive(rebuilt, "ada", wire.Propose("t", "stand_in", for_=1), NOW + 10 * HOUR)
    assert error.value.code == "grace"
    rebuilt.seats.wait_for_all(NOW + 11 * HOUR)
    receive(rebuilt, "ada", wire.Propose("t", "stand_in", for_=1), NOW + 11 * HOUR)
    assert rebuilt.seats[1].stand_in == "random"


def test_a_player_who_gives_up_alone_is_asked_again() -> None:
    table = Table("t")
    create(table, Info("castle", 2, "ada"), NOW)
    sit(table, "ada", "Ada", 0, NOW)
    seat_bot(table, "ada", "random", 1, NOW)
    start(table, "ada", "s", NOW)
    log = Log(table)
    assert refused(log, "ada", wire.Propose("t", "close")) == "sure"
    log.say("ada", wire.Propose("t", "close", sure=True))
    assert table.status == "closed"


def bea_keeps_her_grace_in_spite_of_a_standstill(log: Log) -> None:
    log.say("ada", wire.Propose("t", "close"))
    log.table.skip(log.now + 10_000, log.now + 70_000)
    time_goes_by(log, 179)
    assert log.table.status == "playing"
    time_goes_by(log, 1)
    assert log.rebuilt().status == "closed"


def test_a_standstill_of_the_server_is_no_part_of_anybodys_grace() -> None:
    log = with_everybody_here(2)
    leaves(log, "bea")
    bea_keeps_her_grace_in_spite_of_a_standstill(log)


def test_nobody_votes_twice() -> None:
    log = with_everybody_here(4)
    leaves(log, "dan")
    time_goes_by(log, 120)
    log.say("ada", wire.Propose("t", "stand_in", for_=3))
    assert refused(log, "ada", wire.Vote("t", True)) == "not_now"
    log.say("bea", wire.Vote("t", False))
    for yes in (True, False):
        assert refused(log, "bea", wire.Vote("t", yes)) == "not_now"


def test_a_bot_does_not_take_the_seat_of_who_came_back_during_the_vote() -> None:
    log = with_everybody_here(4)
    leaves(log, "dan")
    time_goes_by(log, 120)
    log.say("ada", wire.Propose("t", "stand_in", for_=3))
    log.table.seats.be_online("dan", True)
    log.say("bea", wire.Vote("t", True))
    assert (log.table.seats[3].stand_in, log.table.vote) == (None, None)


def test_a_player_who_has_been_away_for_long_has_the_whole_grace_after_a_proposal_too() -> None:
    log = with_everybody_here(2)
    leaves(log, "bea")
    time_goes_by(log, 1000)
    bea_keeps_her_grace_in_spite_of_a_standstill(log)


# ------------------------------------------------------------------ what must not be done


def test_a_bot_answers_only_where_a_bot_plays() -> None:
    log = a_table()
    code = log.match.history.state.legal(0)[0].code
    with pytest.raises(Refused, match="now asked something else"):
        bot_plays(log.table, 0, code, log.table.asked_at(0), NOW)
    assert log.table.step == 0


def test_one_proposal_at_a_time_and_only_to_steps_that_were_played() -> None:
    log = a_table()
    log.play(0)
    log.play(1)
    step = log.table.step
    assert refused(log, "ada", wire.Propose("t", "undo", to=step)) == "floor"
    assert refused(log, "ada", wire.Propose("t", "undo", to=-1)) == "floor"
    log.say("ada", wire.Propose("t", "undo", to=0))
    assert refused(log, "bea", wire.Propose("t", "close")) == "not_now"


def test_a_proposal_whose_step_is_gone_by_then_lapses() -> None:
    log = a_table()
    seat = undoable(log)
    to = log.table.step - 1
    log.say(NAMES[seat], wire.Propose("t", "undo", to=to))
    log.say(NAMES[seat], wire.Undo("t", to, seat))
    for other in {0, 1, 2} - {seat}:
        log.say(NAMES[other], wire.Vote("t", True))
    assert (log.table.step, log.table.vote) == (to, None)
    assert log.entries[-1].kind == "lapse"


def test_what_is_closed_is_not_closed_again_nor_moved_by_its_clock() -> None:
    log = a_table(2, clock={"kind": "live", "bank": 10, "increment": 0})
    assert end(log.table, "steps", NOW)
    before = log.table.seq
    assert end(log.table, "steps", NOW) == []
    assert time_passes(log.table, NOW + HOUR) == []
    assert (log.table.seq, log.table.closed_why) == (before, "steps")


def test_a_present_player_has_nothing_to_come_back_to_and_a_lapse_names_the_clock() -> None:
    log = a_table(2, clock={"kind": "live", "bank": 10, "increment": 0})
    assert refused(log, "ada", wire.Back("t")) == "not_now"
    told = time_passes(log.table, NOW + HOUR)
    marks = {state["mark"]["why"] for state in states(told).values()}
    assert marks == {"clock"}


def test_hints_are_noted_stage_by_stage_once_each() -> None:
    log = a_table(2)
    log.table.info.hints = True
    since = log.table.asked_at(0)
    with pytest.raises(Refused, match="expected stage 1: stages cannot be skipped"):
        take_hint(log.table, "ada", 0, 2, since, NOW)
    for stage in (1, 2, 2, 1):
        take_hint(log.table, "ada", 0, stage, since, NOW)
    log.save()
    assert [entry.data["stage"] for entry in log.entries if entry.kind == "hint"] == [1, 2]
    with pytest.raises(Refused, match="now asked something else"):
        take_hint(log.table, "ada", 0, 3, since + 1, NOW)


# ------------------------------------------------------------------ limits


def test_a_pause_is_of_none_to_720_hours_and_only_where_a_clock_runs() -> None:
    log = a_table(2, clock={"kind": "turn", "hours": 2})
    for hours in (None, -1, 721):
        assert refused(log, "ada", wire.Propose("t", "pause", to=hours)) == "bad_message"
    assert refused(a_table(2), "ada", wire.Propose("t", "pause", to=1)) == "not_now"
    for hours in (720, 0):
        log.say("ada", wire.Propose("t", "pause", to=hours))
        log.say("bea", wire.Vote("t", True))
        assert log.entries[-1].data["until"] == NOW + hours * HOUR


def test_a_proposal_names_a_step_that_was_played() -> None:
    log = a_table(2)
    with pytest.raises(Refused, match="expected a step from 0 to -1"):
        log.say("ada", wire.Propose("t", "undo", to=0))
    for seat in (0, 1):
        log.play(seat)
    assert refused(log, "ada", wire.Propose("t", "undo")) == "floor"
    with pytest.raises(Refused, match="expected a step from 0 to 1"):
        log.say("ada", wire.Propose("t", "undo", to=2))
    log.say("ada", wire.Propose("t", "undo", to=1))
    assert log.table.vote is not None


def test_of_several_seats_a_proposal_is_made_from_the_one_that_is_named_or_the_first() -> None:
    log = a_table(3)
    log.table.seats[2].person = "ada"
    log.say("ada", wire.Propose("t", "close", seat=2))
    assert (log.table.vote is not None, log.entries[-1].data["seat"]) == (True, 2)
    log.say("bea", wire.Vote("t", False))
    log.say("ada", wire.Propose("t", "close"))
    assert log.entries[-1].data["seat"] == 0
    log.say("bea", wire.Vote("t", False))
    assert refused(log, "ada", wire.Propose("t", "close", seat=1)) == "not_yours"


def test_a_rated_game_is_not_taken_back_by_agreement() -> None:
    log = a_table(2)
    log.table.info.rated = True
    log.play(0)
    assert refused(log, "ada", wire.Propose("t", "undo", to=0)) == "rated"


def test_a_stale_answer_says_which_seat_and_an_illegal_one_which_action() -> None:
    log = a_table(2)
    code = log.match.history.state.legal(0)[0].code
    before = log.table.seq
    log.play(0)
    log.play(1)
    with pytest.raises(Refused, match="seat 0 is now asked something else"):
        log.say("ada", wire.Play("t", before - 1, code, 0))
    with pytest.raises(Refused, match="seat 1 may not 'choose architect'") as error:
        log.say("bea", wire.Play("t", log.table.seq, "choose architect", 1))
    assert error.value.more["rule"]


def test_a_preview_numbers_its_events_by_the_step_that_they_would_be() -> None:
    log = a_table(2)
    log.play(0)
    seat = log.table.to_act()[0]
    code = log.match.history.state.legal(seat)[0].code
    [told] = to_sender(log.say(NAMES[seat], wire.Preview("t", code, seat)))
    assert (told["seat"], told["action"], told["seq"]) == (seat, code, log.table.seq)
    assert {event["step"] for event in told["events"]} <= {log.table.step + 1}
    assert log.table.step == 1
    for wrong in ("choose architect", "no such thing"):
        assert refused(log, NAMES[seat], wire.Preview("t", wrong, seat)) == "illegal"


def test_hints_are_counted_anew_for_each_question() -> None:
    log = a_table(2, hints=True)
    take_hint(log.table, "ada", 0, 1, log.table.asked_at(0), NOW)
    assert [log.table.hinted(seat) for seat in (0, 1)] == [1, 0]
    log.play(0)
    log.play(0)
    log.play(1)
    log.play(1)
    assert log.table.hinted(0) == 0
    seat = log.table.to_act()[0]
    with pytest.raises(Refused, match="expected stage 1"):
        take_hint(log.table, NAMES[seat], seat, 2, log.table.asked_at(seat), NOW)


# ------------------------------------------------------------------ by themselves


def test_a_game_without_a_clock_or_a_vote_has_nothing_to_wait_for() -> None:
    log = a_table(2)
    assert next_moment(log.table, NOW) is None
    assert time_passes(log.table, NOW + HOUR) == []
    waiting = a_table(2, started=False, clock={"kind": "live", "bank": 10, "increment": 0})
    assert next_moment(waiting.table, NOW) is None


def test_what_comes_first_is_waited_for_the_clock_or_the_vote() -> None:
    log = a_table(2, clock={"kind": "live", "bank": 60, "increment": 0})
    assert next_moment(log.table, NOW + 1000) == 59_000
    log.table.seats.be_online("bea", True)
    log.table.seats.be_online("bea", False, NOW + 120_000)
    log.say("ada", wire.Propose("t", "close"))
    assert next_moment(log.table, NOW + 1000) == 59_000
    slow = a_table(2, clock={"kind": "turn", "hours": 48}, late="wait")
    assert next_moment(slow.table, NOW) is None, "nobody plays for those who are late"
    assert time_passes(slow.table, NOW + 50 * HOUR) == []
    assert slow.table.seats[0].stand_in is None


def test_who_returns_gets_back_the_seats_where_a_bot_plays_and_no_others() -> None:
    log = a_table(3)
    assert come_back(log.table, "ada", NOW) == []
    for seat in (0, 1):
        log.table.add("stand_in", NOW, seat=seat, level="random", why="vote")
    before = log.table.seq
    assert come_back(log.table, "cid", NOW) == []
    assert come_back(log.table, "ada", NOW)
    assert (log.table.seq, log.table.seats[0].stand_in) == (before + 1, None)
    assert log.table.seats[1].stand_in == "random"


def test_a_vacation_is_noted_at_ones_own_seats_without_a_bot_and_only_over_days() -> None:
    log = a_table(3, clock={"kind": "turn", "hours": 48}, late="wait")
    log.table.seats[2].person = "ada"
    log.table.seats[2].stand_in = "random"
    spans = [(NOW, NOW + HOUR)]
    assert go_on_vacation(log.table, "ada", spans, NOW)
    assert [seat.vacation for seat in log.table.seats] == [spans, [], []]
    for other in (
        a_table(2, clock={"kind": "live", "bank": 60, "increment": 0}),
        a_table(2),
        a_table(2, started=False, clock={"kind": "turn", "hours": 48}),
    ):
        before = other.table.seq
        assert go_on_vacation(other.table, "ada", spans, NOW) == []
        assert other.table.seq == before


def test_who_has_taken_the_game_along_is_noted_once() -> None:
    log = a_table(2)
    log.table.seats[1].person, log.table.seats[1].bot = None, "easy"
    assert take_along(log.table, "ada", NOW)
    before = log.table.seq
    assert take_along(log.table, "ada", NOW) == []
    assert (log.table.taken, log.table.seq) == (True, before)
