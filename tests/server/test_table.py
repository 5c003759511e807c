"""One table: what its log makes of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.server.tables import NAMES, NOW, Log, a_table, full, match_of, states
from trilith.server import wire
from trilith.server.clocks import HOUR
from trilith.server.doing import adopt_rules, receive
from trilith.server.entries import Entry
from trilith.server.records import export, log_of
from trilith.server.seating import start
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


# ------------------------------------------------------------------ what single lines make of it


def test_a_line_of_a_kind_that_nobody_knows_is_named() -> None:
    with pytest.raises(ValueError, match="table t: unknown entry 'dance'"):
        a_table().table.add("dance", NOW)


def test_the_line_that_follows_is_the_next_and_no_other() -> None:
    log = a_table()
    seq = log.table.seq
    for wrong in (seq, seq + 2):
        with pytest.raises(ValueError, match=f"expected entry {seq + 1}, found {wrong}"):
            log.table.follow(Entry(wrong, NOW, "rules", {"rules": 1}))
    log.table.follow(Entry(seq + 1, NOW, "rematch", {"to": "t2"}))
    assert (log.table.seq, log.table.prev, log.table.rematch) == (seq + 1, seq, "t2")


def test_a_standstill_moves_the_proposals_that_were_made_before_it_ended() -> None:
    log = a_table(2)
    log.table.add("propose", NOW, seat=0, what="close")
    log.table.skip(NOW - 10, NOW)
    assert log.table.vote is not None
    assert log.table.vote.at == NOW, "it was made when all was well again"
    log.table.skip(NOW - 10, NOW + 1)
    assert log.table.vote.at == NOW + 11


def test_only_the_player_of_a_seat_is_thought_for_and_timed() -> None:
    log = a_table(2, clock={"kind": "live", "bank": 60, "increment": 0})

    def thinking() -> tuple[Any, Any]:
        clock = log.match.clock
        assert clock is not None
        return clock.running, log.table.bots_to_act()

    assert thinking() == ((0, 1), [])
    log.table.add("stand_in", NOW, seat=1, level="easy", why="vote")
    assert thinking() == ((0,), [(1, "easy")])
    log.table.add("back", NOW, seat=1)
    assert thinking() == ((0, 1), [])


@pytest.mark.parametrize(
    ("late", "clock", "found"),
    [
        ("wait", {"kind": "turn", "hours": 2}, [0, 1]),
        ("bot", {"kind": "turn", "hours": 2}, []),
        ("wait", None, []),
    ],
)
def test_players_are_overdue_where_they_are_waited_for(
    late: Any, clock: dict[str, Any] | None, found: list[int]
) -> None:
    log = a_table(2, late=late, clock=clock)
    assert log.table.overdue(NOW + 2 * HOUR - 1) == []
    assert log.table.overdue(NOW + 2 * HOUR) == found
    log.table.add("close", NOW, why="vote")
    assert log.table.overdue(NOW + 2 * HOUR) == []


def test_the_end_of_a_game_is_when_it_was_last_played_or_closed() -> None:
    log = a_table(2)
    assert log.table.ended == 0
    log.now += 5
    log.play(0)
    assert log.table.ended == NOW + 5
    log.table.add("rematch", NOW + 7, to="t2")
    assert log.table.ended == NOW + 5
    log.table.add("close", NOW + 9, why="vote")
    assert log.table.ended == NOW + 9


def test_a_vote_ends_with_what_was_voted_on_and_with_nothing_else() -> None:
    log = a_table(3)
    for what, kind, data, is_open in (
        ("close", "stand_in", {"seat": 1, "level": "easy", "why": "clock"}, True),
        ("stand_in", "stand_in", {"seat": 2, "level": "easy", "why": "vote"}, False),
        ("undo", "rewind", {"to": 0}, False),
        ("pause", "pause", {"until": NOW}, False),
        ("undo", "lapse", {}, False),
    ):
        log.table.add("propose", NOW, seat=0, what=what)
        log.table.add(kind, NOW, **data)
        assert (log.table.vote is not None) is is_open, (what, kind)
    for seat in (1, 2):
        log.table.add("back", NOW, seat=seat)
    log.table.add("propose", NOW, seat=0, what="close")
    log.play_on(random.Random(1))
    assert (log.table.status, log.table.vote) == ("over", None)


def test_before_the_game_nobody_is_asked_and_questions_are_as_old_as_the_log() -> None:
    table = a_table(2, started=False).table
    assert (table.step, table.to_act(), table.bots_to_act(), table.scores()) == (0, (), [], None)
    assert (table.asked_at(0), table.hinted(0), table.voters()) == (table.seq, 0, [])
    assert not table.needs_new_rules()


def test_a_vacation_is_taken_from_ones_own_clock_alone() -> None:
    log = a_table(2, clock={"kind": "turn", "hours": 2})
    log.table.add("vacation", NOW, seat=1, spans=[[NOW, NOW + HOUR]])
    clock = log.match.clock
    assert clock is not None
    assert [clock.runs_out(seat, NOW) for seat in (0, 1)] == [NOW + 2 * HOUR, NOW + 3 * HOUR]
    assert log.table.seats[1].vacation == [(NOW, NOW + HOUR)]


def test_every_change_says_what_it_was() -> None:
    log = a_table(3, started=False)
    table = log.table

    def marked(kind: str, **data: Any) -> dict[str, Any]:
        table.begin_change()
        assert table.mark is None
        table.add(kind, NOW, **data)
        found: dict[str, Any] = msgspec.to_builtins(table.mark)
        return found

    assert marked("stand", seat=2) == {"kind": "stand", "seat": 2}
    assert marked("bot", seat=2, level="easy") == {"kind": "sit", "seat": 2}
    start(table, "ada", "s", NOW)
    assert marked("propose", seat=1, what="close") == {"kind": "propose", "seat": 1}
    assert marked("vote", seat=0, yes=False) == {"kind": "vote", "seat": 0}
    assert marked("lapse") == {"kind": "lapse"}
    assert marked("hint", seat=0, stage=2, since=5) == {"kind": "hint", "seat": 0, "stage": 2}
    assert marked("taken") == {"kind": "taken"}
    assert marked("rules", rules=7) == {"kind": "rules"}
    assert table.deal is not None
    assert table.deal.rules == 7
    assert marked("moved", **{"from": "bea", "to": "p1", "name": "Bea"}) == {"kind": "moved"}
    assert marked("rematch", to="t2") == {"kind": "rematch", "to": "t2"}
    assert marked("close", why="steps") == {"kind": "close", "why": "steps"}
