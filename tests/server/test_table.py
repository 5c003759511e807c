"""One table: what its log makes of it."""

from __future__ import annotations

import random

import pytest

from tests.server.tables import NAMES, NOW, Log, a_table, full, match_of, states
from trilith.server import wire
from trilith.server.doing import adopt_rules, receive
from trilith.server.records import export, log_of
from trilith.server.story import tell
from trilith.server.table import Table
from trilith.server.telling import Outgoing, summary
from trilith.server.wire import Refused


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
            assert full(rebuilt, seat, now) == full(log.table, seat, now)


def maybe_undo(log: Log, chance: random.Random) -> None:
    table = log.table
    if match_of(table).history is None or not match_of(table).history.steps or not table.to_act():
        return
    seat = match_of(table).history.steps[-1].seat
    floor = match_of(table).history.floor(seat)
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
        assert full(other, 1, NOW) == full(log.table, 1, NOW)


def test_a_question_that_still_stands_may_be_answered_after_a_restart() -> None:
    log = a_table()
    seq = log.table.seq
    log.play(0)
    again = log.rebuilt()
    code = match_of(again).history.state.legal(1)[0].code
    receive(again, "bea", wire.Play("t", seq, code, 1), NOW)
    assert again.step == 2
    with pytest.raises(Refused) as error:
        receive(again, "ada", wire.Play("t", seq, code, 0), NOW)
    assert error.value.code == "stale"


def test_a_gap_in_the_log_is_noticed() -> None:
    log = a_table()
    other = log.rebuilt()
    log.play(0)
    log.play(1)
    with pytest.raises(ValueError, match="expected entry"):
        other.follow(log.entries[-1])


def test_a_game_that_new_rules_leave_as_it_was_goes_on_under_them() -> None:
    log = a_table(2)
    log.play_on(random.Random(3), 30)
    start = next(entry for entry in log.entries if entry.kind == "start")
    start.data["rules"] = 0
    table = log.rebuilt()
    assert table.status == "playing"
    assert table.needs_new_rules()
    adopt_rules(table, NOW)
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
    assert b'"status":"closed"' in full(table, 0)


def test_a_finished_game_that_new_rules_would_alter_stays_over_with_its_result() -> None:
    log = a_table(2)
    log.play_on(random.Random(3))
    result = log.table.scores()
    assert result is not None
    table = altered(log)
    assert (table.status, table.closed_why) == ("over", "rules")
    assert summary(table).result == result
    told = states([Outgoing(0, full(table, 0))])[0]
    assert (told["status"], told["scores"], told["view"]) == ("over", result, None)
    # Its log is read from what was stored; what would have to be played again is refused.
    assert log_of(log.entries, 0, 1, 1)[0]["args"]["formerly"] == 1
    for asked in (export, tell):
        with pytest.raises(Refused, match="cannot be replayed"):
            asked(table, log.entries)


def test_a_finished_game_that_an_earlier_server_took_back_keeps_no_result() -> None:
    log = a_table(2)
    log.play_on(random.Random(3))
    log.table.add("rewind", NOW, to=log.table.step - 1)
    log.save()
    assert (log.table.status, log.rebuilt().status) == ("playing", "playing")
    assert (altered(log).status, altered(log).scores()) == ("closed", None)
