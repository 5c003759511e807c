"""One table without I/O: what may be done, what everybody is told, what the log makes of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.tables import NAMES, NOW, Log, a_table, states, to_sender
from trilith.engine.action import Action
from trilith.engine.history import History
from trilith.engine.rng import commitment
from trilith.server import wire
from trilith.server.clocks import HOUR, Downtimes
from trilith.server.records import export, log_of
from trilith.server.story import tell
from trilith.server.table import Info, Outgoing, Table
from trilith.server.wire import Refused


def refused(log: Log, person: str, message: wire.AtTable) -> str:
    """The code under which this is refused; nothing may have changed."""
    before = (log.table.seq, log.table.state_for(0, True))
    with pytest.raises(Refused) as error:
        log.say(person, message)
    assert (log.table.seq, log.table.state_for(0, True)) == before
    return error.value.code


def test_a_move_is_told_to_everybody_with_their_own_eyes() -> None:
    log = a_table()
    told = states(log.play(0, "choose trader"))
    assert sorted(told) == [-1, 0, 1, 2]
    assert {m["seq"] for m in told.values()} == {log.table.seq}
    assert [e["kind"] for e in told[0]["events"]] == ["chose", "chose_card"]
    assert [e["kind"] for e in told[1]["events"]] == ["chose"]
    assert told[0]["view"]["seats"][0]["face_down"] == ["trader"]
    assert told[1]["view"]["seats"][0]["face_down"] is None
    assert told[0]["decision"] is None
    assert told[1]["decision"]["question"]["key"] == "castle-ask-choose"
    assert told[-1]["decision"] is None


def test_all_choose_at_once_without_waiting_for_each_others_numbers() -> None:
    log = a_table()
    seq = log.table.seq
    for seat in range(3):
        assert log.table.history is not None
        code = log.table.history.state.legal(seat)[0].code
        log.say(NAMES[seat], wire.Play("t", seq, code, seat))
    assert log.table.step >= 3


def test_an_answer_to_a_question_that_is_no_longer_asked_is_stale() -> None:
    log = a_table()
    seq = log.table.seq
    for seat in range(3):
        log.play(seat)
    seat = log.table.to_act()[0]
    assert log.table.history is not None
    code = log.table.history.state.legal(seat)[0].code
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
    after_restart = rebuilt.receive("ada", wire.Play("t", 0, "choose trader", 0, "k1"), NOW)
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


def test_who_has_several_seats_plays_whichever_is_asked() -> None:
    table = Table("t")
    table.create(Info("castle", 2, "ada"), NOW)
    for seat in range(2):
        table.sit("ada", f"Ada {seat}", seat, NOW)
    table.start("ada", "s", NOW)
    log = Log(table)
    with pytest.raises(Refused, match="several seats"):
        log.say("ada", wire.Play("t", table.seq, "choose trader"))
    for _ in range(2):  # with two players, two cards each
        assert table.history is not None
        code = table.history.state.legal(0)[0].code
        log.say("ada", wire.Play("t", table.seq, code, 0))
    assert table.to_act() == (1,)
    assert table.history is not None
    code = table.history.state.legal(1)[0].code
    log.say("ada", wire.Play("t", table.seq, code))
    assert table.history.steps[-1].seat == 1


@pytest.mark.parametrize("seed", range(6))
def test_a_table_rebuilt_from_its_log_is_the_same_for_every_eye(seed: int) -> None:
    chance = random.Random(seed)
    log = a_table(2 + seed % 3, seed=str(seed))
    for _ in range(6):
        log.play_on(chance, chance.randrange(30))
        maybe_undo(log, chance)
        rebuilt = log.rebuilt()
        for seat in range(-1, len(log.table.seats)):
            now = log.now
            assert rebuilt.state_for(seat, True, now) == log.table.state_for(seat, True, now)


def maybe_undo(log: Log, chance: random.Random) -> None:
    table = log.table
    if table.history is None or not table.history.steps or not table.to_act():
        return
    seat = table.history.steps[-1].seat
    floor = table.history.floor(seat)
    if floor < table.step:
        log.say(NAMES[seat], wire.Undo("t", chance.randrange(floor, table.step), seat))


def test_following_the_log_elsewhere_gives_the_same_table() -> None:
    log = a_table(3)
    other = log.rebuilt()
    chance = random.Random(1)
    done = len(log.entries)
    for _ in range(40):
        log.play_on(chance, 3)
        maybe_undo(log, chance)
        for entry in log.entries[done:]:
            other.follow(entry)
        done = len(log.entries)
        assert other.state_for(1, True, NOW) == log.table.state_for(1, True, NOW)


def test_a_question_that_still_stands_may_be_answered_after_a_restart() -> None:
    log = a_table()
    seq = log.table.seq
    log.play(0)
    again = log.rebuilt()
    assert again.history is not None
    code = again.history.state.legal(1)[0].code
    again.receive("bea", wire.Play("t", seq, code, 1), NOW)
    assert again.step == 2
    with pytest.raises(Refused) as error:
        again.receive("ada", wire.Play("t", seq, code, 0), NOW)
    assert error.value.code == "stale"


def test_a_gap_in_the_log_is_noticed() -> None:
    log = a_table()
    other = log.rebuilt()
    log.play(0)
    log.play(1)
    with pytest.raises(ValueError, match="expected entry"):
        other.follow(log.entries[-1])


# ------------------------------------------------------------------ undo


def undoable(log: Log) -> int:
    """Play on until somebody could take back a step; who."""
    chance = random.Random(5)
    for _ in range(400):
        log.play_on(chance, 1)
        assert log.table.history is not None
        seat = log.table.history.steps[-1].seat
        if log.table.history.floor(seat) < log.table.step and log.table.status == "playing":
            return seat
    raise AssertionError("nothing could ever be taken back")


def test_undo_goes_back_to_the_exact_position_and_says_so() -> None:
    log = a_table()
    seat = undoable(log)
    assert log.table.history is not None
    floor = log.table.history.floor(seat)
    told = states(log.say(NAMES[seat], wire.Undo("t", floor, seat)))
    assert told[-1]["mark"] == {"kind": "undo", "seat": seat, "to": floor}
    assert told[seat]["step"] == floor
    again = [e for e in log.entries if e.kind == "play"][:floor]
    fresh = a_table()
    for entry in again:
        fresh.play(entry.data["seat"], entry.data["action"])
    assert fresh.table.history is not None
    game = fresh.table.game
    assert game is not None
    assert game.digest(log.table.history.state) == game.digest(fresh.table.history.state)


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
    assert log.table.history is not None
    return [step.action.code for step in log.table.history.steps]


def test_single_steps_are_taken_back_while_the_later_ones_stand() -> None:
    log, begun = a_plan()
    told = states(log.say("ada", wire.Undo("t", begun + 2, 0, again=begun + 4)))
    assert actions_of(log)[begun:] == [*PLAN[:2], *PLAN[4:]]
    # One message tells it all: what is gone, and what was done again.
    assert told[1]["mark"] == {"kind": "undo", "seat": 0, "to": begun + 2}
    assert [(e["kind"], e["step"]) for e in told[1]["events"]] == [("moved", begun + 4)]
    assert told[0]["step"] == begun + 4
    for seat in range(-1, 2):
        assert log.rebuilt().state_for(seat, True) == log.table.state_for(seat, True)


def test_what_later_steps_build_on_is_not_taken_back_without_them() -> None:
    log, begun = a_plan()
    assert refused(log, "ada", wire.Undo("t", begun, 0, again=begun + 2)) == "needed"
    log.say("ada", wire.Undo("t", begun + 4, 0, again=begun + 6))
    log.say("ada", wire.Undo("t", begun, 0, again=begun + 2))
    assert actions_of(log)[begun:] == list(PLAN[2:4])


@pytest.mark.parametrize(("to", "again"), [(0, 2), (4, 3), (4, 11)])
def test_only_steps_of_the_own_turn_are_taken_out_of_it(to: int, again: int) -> None:
    log, _ = a_plan()
    assert refused(log, "ada", wire.Undo("t", to, 0, again=again)) == "floor"


class Revealing:
    """A trial of a plan in which the market, once it is placed, brings something to light."""

    def __init__(self, trial: History[Any]) -> None:
        self.trial = trial
        self.state = trial.state

    def play(self, seat: int, action: Action) -> None:
        self.trial.play(seat, action)
        self.state = self.trial.state

    def floor(self, seat: int) -> int:
        is_placed = self.trial.steps[-1].action.code == "at cell:1"
        return len(self.trial.steps) if is_placed else self.trial.floor(seat)


def test_nothing_is_told_of_what_comes_after_a_revelation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else "needed" or not would tell what has come to light."""
    log, begun = a_plan()
    begin = log.table.begin
    monkeypatch.setattr(log.table, "begin", lambda: Revealing(begin()))
    assert refused(log, "ada", wire.Undo("t", begun, 0, again=begun + 2)) == "floor"


def test_further_back_than_the_floor_needs_everybodys_consent() -> None:
    log = a_table()
    for seat in range(3):
        log.play(seat)
    assert refused(log, "ada", wire.Undo("t", 0, 0)) == "floor"
    log.say("ada", wire.Propose("t", "undo", to=0))
    assert log.table.vote_doc() == {
        "what": "undo",
        "by": 0,
        "yes": [0],
        "no": [],
        "needed": [1, 2],
        "to": 0,
    }
    log.say("bea", wire.Vote("t", True))
    assert log.table.step > 0
    told = states(log.say("cid", wire.Vote("t", True)))
    assert told[0]["step"] == 0
    assert told[0]["mark"] == {"kind": "rewind", "to": 0}
    assert log.rebuilt().rewinds == [(3, 0)]


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
    table.create(Info("castle", 2, "ada"), NOW)
    table.sit("ada", "Ada", 0, NOW)
    table.seat_bot("ada", "random", 1, NOW)
    table.start("ada", "s", NOW)
    log = Log(table)
    log.play(0)
    log.play(0)
    log.say("ada", wire.Propose("t", "undo", to=0))
    assert table.step == 0


# ------------------------------------------------------------------ votes and stand-ins


def test_a_bot_takes_over_an_abandoned_seat_by_vote_and_gives_it_back() -> None:
    log = a_table(4, stand_in="medium")
    for person in NAMES:
        log.table.be_online(person, True)
    assert refused(log, "ada", wire.Propose("t", "stand_in", for_=3)) == "not_now"
    log.table.be_online("dan", False)
    log.say("ada", wire.Propose("t", "stand_in", for_=3))
    assert log.table.seats[3].stand_in is None
    log.say("bea", wire.Vote("t", True))  # two of three others
    assert log.table.seats[3].stand_in == "medium"
    assert log.table.bots_to_act() == [(3, "medium")]
    assert refused(log, "dan", wire.Play("t", log.table.seq, "choose trader", 3)) == "not_now"
    asked = log.table.asked_at(3)
    log.table.bot_plays(3, "choose trader", asked, NOW)
    log.save()
    told = states(log.table.come_back("dan", NOW))
    log.save()
    assert told[0]["mark"] == {"kind": "back", "seat": 3}
    assert log.table.seats[3].stand_in is None
    assert log.rebuilt().seats[3].stand_in is None


def test_a_bots_answer_to_an_older_question_is_not_taken() -> None:
    log = a_table(2, stand_in="random")
    log.table.be_online("bea", False)
    log.say("ada", wire.Propose("t", "stand_in", for_=1))
    asked = log.table.asked_at(1)
    log.table.bot_plays(1, "choose trader", asked, NOW)
    with pytest.raises(Refused) as error:
        log.table.bot_plays(1, "choose stonemason", asked, NOW)
    assert error.value.code == "stale"


def test_a_game_is_given_up_only_by_all() -> None:
    log = a_table(2)
    log.say("ada", wire.Propose("t", "close"))
    assert log.table.status == "playing"
    log.say("bea", wire.Vote("t", True))
    assert log.table.status == "closed"
    assert log.rebuilt().status == "closed"


# ------------------------------------------------------------------ around the game


def test_the_seed_is_bound_at_the_start_and_told_at_the_end() -> None:
    log = a_table(2, seed="deep secret")
    info = log.table.full_info()
    assert info["commitment"] == commitment("deep secret")
    assert info["seed"] is None
    assert b"deep secret" not in log.table.state_for(0, True)
    log.play_on(random.Random(2))
    assert log.table.status == "over"
    assert log.table.full_info()["seed"] == "deep secret"
    told = log.table.scores()
    assert told is not None
    assert [score["seat"] for score in told] == [0, 1]


def test_a_game_begins_only_when_all_seats_are_taken_and_only_by_those_at_the_table() -> None:
    table = Table("t")
    table.create(Info("castle", 2, "ada"), NOW)
    table.sit("bea", "Bea", 1, NOW)
    with pytest.raises(Refused, match="free seats"):
        table.start("ada", "s", NOW)
    table.sit("cid", "Cid", None, NOW)
    with pytest.raises(Refused, match="no free seat"):
        table.sit("dan", "Dan", None, NOW)
    with pytest.raises(Refused):
        table.start("dan", "s", NOW)
    table.start("ada", "s", NOW)  # made the table, does not play
    assert table.status == "playing"
    with pytest.raises(Refused, match="has begun"):
        table.stand("bea", 1, NOW)


def test_a_guests_seats_follow_into_the_account() -> None:
    log = a_table(2)
    log.table.move_person("ada", "p1", "Ada L.", NOW)
    log.save()
    assert log.rebuilt().seats_of("p1") == [0]
    assert log.rebuilt().info.owner == "p1"
    assert log.rebuilt().seats[0].name == "Ada L."


# ------------------------------------------------------------------ rules that change


def test_a_game_that_new_rules_leave_as_it_was_goes_on_under_them() -> None:
    log = a_table(2)
    log.play_on(random.Random(3), 30)
    start = next(entry for entry in log.entries if entry.kind == "start")
    start.data["rules"] = 0
    table = log.rebuilt()
    assert table.status == "playing"
    assert table.needs_new_rules()
    table.adopt_rules(NOW)
    assert not table.needs_new_rules()
    assert table.step == log.table.step


def altered(log: Log) -> Table:
    """The table under other rules, under which something would have gone otherwise."""
    start = next(entry for entry in log.entries if entry.kind == "start")
    start.data["rules"] = 0
    played = next(entry for entry in log.entries if entry.kind == "play" and entry.data["events"])
    played.data["events"][0][3]["formerly"] = 1
    return log.rebuilt()


def test_a_game_that_new_rules_would_alter_is_closed_but_can_be_read() -> None:
    log = a_table(2)
    log.play_on(random.Random(3), 30)
    table = altered(log)
    assert (table.status, table.closed_why) == ("closed", "rules")
    assert b'"status":"closed"' in table.state_for(0, True)


def test_a_finished_game_that_new_rules_would_alter_stays_over_with_its_result() -> None:
    log = a_table(2)
    log.play_on(random.Random(3))
    result = log.table.scores()
    assert result is not None
    table = altered(log)
    assert (table.status, table.closed_why) == ("over", "rules")
    assert table.summary()["result"] == result
    told = states([Outgoing(0, table.state_for(0, True))])[0]
    assert (told["status"], told["scores"], told["view"]) == ("over", result, None)
    # Its log is read from what was stored; what would have to be played again is refused.
    assert log_of(log.entries, 0, 1, 1)[0]["args"]["formerly"] == 1
    for asked in (export, tell):
        with pytest.raises(Refused, match="cannot be replayed"):
            asked(table, log.entries)


def test_a_finished_game_taken_back_by_consent_keeps_no_result() -> None:
    log = a_table(2)
    log.play_on(random.Random(3))
    log.say("ada", wire.Propose("t", "undo", to=log.table.step - 1))
    log.say("bea", wire.Vote("t", True))
    assert log.table.status == "playing"
    assert (altered(log).status, altered(log).scores()) == ("closed", None)


# ------------------------------------------------------------------ clocks


def timed(kind: str = "live") -> Log:
    clock = (
        {"kind": "live", "bank": 60, "increment": 5}
        if kind == "live"
        else {"kind": "turn", "hours": 2}
    )
    return a_table(2, clock=clock)


def test_thinking_is_taken_from_the_bank_and_a_finished_turn_adds_the_increment() -> None:
    log = timed()
    log.now = NOW + 10_000
    log.play(0)
    assert log.table.clock is not None
    assert log.table.clock.left == [50_000, 50_000]  # both were thinking
    log.now += 4_000
    log.play(0)
    assert log.table.clock.left == [51_000, 46_000]
    assert log.table.clock.running == (1,)
    rebuilt = log.rebuilt()
    assert rebuilt.clock is not None
    assert rebuilt.clock.dump(log.now) == log.table.clock.dump(log.now)


def test_when_the_time_is_up_a_bot_stands_in_until_the_player_is_back() -> None:
    log = timed()
    assert log.table.flag(NOW + 59_000) == []
    told = states(log.table.flag(NOW + 60_000))
    log.save()
    assert told[0]["mark"]["why"] == "clock"
    assert [seat.stand_in for seat in log.table.seats] == ["random", "random"]
    log.now = NOW + 61_000
    log.say("ada", wire.Back("t", 0))
    assert log.table.clock is not None
    assert log.table.clock.left[0] == 30_000
    assert log.table.clock.running == (0,)


def test_a_turn_based_clock_is_full_again_for_every_turn() -> None:
    log = timed("turn")
    log.now = NOW + HOUR
    log.play(0)
    log.play(0)
    assert log.table.clock is not None
    assert log.table.clock.left == [2 * HOUR, HOUR]
    assert log.table.clock.next_flag(log.now) == HOUR


def test_no_clock_runs_while_the_server_is_down() -> None:
    log = timed()
    downtimes = Downtimes([(NOW + 5_000, NOW + 100_000)])
    table = log.rebuilt(downtimes)
    assert table.clock is not None
    assert table.clock.flagged(NOW + 101_000) == []
    assert table.clock.next_flag(NOW + 101_000) == 60_000 - 5_000 - 1_000
    assert downtimes.between(NOW, NOW + 50_000) == 45_000
    assert downtimes.between(NOW + 200_000, NOW + 300_000) == 0
