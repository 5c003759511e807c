"""A game that has begun: its steps follow the script, back and forth."""

from __future__ import annotations

import random
from typing import Any, cast

import msgspec
import pytest

from tests.server.tables import NAMES, NOW, Log, a_table
from trilith.engine.action import Action
from trilith.engine.errors import BadInput, IllegalAction
from trilith.engine.event import Event
from trilith.engine.game import Game
from trilith.server import wire
from trilith.server.entries import Entry
from trilith.server.match import Recent


def test_a_step_that_is_not_legal_leaves_match_and_script_as_they_were() -> None:
    log = a_table()
    for code, error in (("choose architect", IllegalAction), ("no such thing", BadInput)):
        log.table.script.play(Entry(99, 0, "play", {"seat": 0, "action": code}))
        with pytest.raises(error):
            log.match.catch_up(log.table.script)
        assert (log.match.step, len(log.table.script)) == (0, 0)


def test_going_back_plays_what_remains_with_its_events() -> None:
    log = a_table()
    log.play_on(random.Random(4), 12)
    kept = [bytes(raw) for raw in log.match.recent(0, 0)]
    log.play_on(random.Random(5), 6)
    log.table.add("rewind", 0, to=12)
    assert [bytes(raw) for raw in log.match.recent(0, 0)] == kept
    assert log.match.step == len(log.table.script) == 12
    assert log.match.asked_since(log.table.to_act()[0]) == log.table.seq


def test_events_are_kept_in_memory_only_for_the_last_message() -> None:
    log = a_table()
    log.play_on(random.Random(4), 80)
    assert len(list(log.match.recent(0, 0))) <= 60
    assert all(not step.events for step in log.match.history.steps)
    last = [msgspec.json.decode(raw)["step"] for raw in log.match.recent(-1, log.match.step)]
    assert set(last) <= {log.match.step}


class Counting:
    """A game that notes what it is asked to read."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.catalogue = self
        self.reads: list[str] = []

    def read(self, code: str) -> Action:
        self.reads.append(code)
        return self.game.catalogue.read(code)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def test_a_step_is_read_once_and_written_as_the_catalogue_spells_it() -> None:
    log = a_table()
    counting = Counting(log.match.game)
    log.match.game = cast("Game[Any]", counting)
    log.say(NAMES[0], wire.Play("t", log.table.seq, "  choose   trader ", 0))
    assert counting.reads == ["  choose   trader "]
    assert log.entries[-1].data["action"] == "choose trader"


def kinds(log: Log, seat: int, first: int = 0) -> list[str]:
    return [msgspec.json.decode(raw)["kind"] for raw in log.match.recent(seat, first)]


def test_recent_events_are_those_that_a_seat_may_see_from_a_step_on() -> None:
    log = a_table(2)
    everything = log.match._recent
    everything.clear()
    for step, seen_by in ((1, None), (1, (0,)), (2, (1,)), (3, None)):
        event = Event(f"e{step}{seen_by}", 0, "AM-INN-04", {}, seen_by)
        everything.append(Recent(step, seen_by, event))
    assert kinds(log, 0) == ["e1None", "e1(0,)", "e3None"]
    assert kinds(log, -1) == ["e1None", "e3None"]
    assert kinds(log, 1, 2) == ["e2(1,)", "e3None"]
    assert kinds(log, 1, 2) == ["e2(1,)", "e3None"], "the same the second time, already written"
    assert [one.event is None for one in everything] == [True] * 4


def test_a_question_is_as_old_as_the_line_from_which_it_is_asked() -> None:
    log = a_table(2)
    began = log.table.seq
    assert [log.match.asked_since(seat) for seat in (0, 1, 5)] == [began, began, None]
    log.play(0)
    assert log.match.asked_since(0) == log.table.seq, "a new question"
    assert log.match.asked_since(1) == began, "still the same"


def test_what_a_watcher_is_told_leads_from_what_was_shown_to_what_is_so_now() -> None:
    log = a_table(2, game="ezra_nehemiah")
    shown = log.match.look([0, -1])
    assert [shown[seat].told for seat in (0, -1)] == [None, None]
    [asked] = log.table.to_act()
    code = log.match.history.state.legal(asked)[0].code
    log.table.add("play", NOW, seat=asked, action=code)
    looks = log.match.look([asked, -1])
    for seat, look in looks.items():
        assert look.told
        assert {moment.own for moment in look.told} == {seat == asked}
        assert {moment.step for moment in look.told} == {1}
    again = log.match.look([1 - asked])[1 - asked]
    assert again.told
    assert {moment.own for moment in again.told} == {False}
    log.match.forget_told()
    assert log.match.look([asked])[asked].told is None


def test_rules_are_older_if_their_version_is_another() -> None:
    log = a_table(2)
    assert not log.match.has_older_rules()
    log.match.deal.rules -= 1
    assert log.match.has_older_rules()


def test_a_game_is_over_when_its_last_step_is_played_and_the_log_has_the_result() -> None:
    log = a_table(2)
    log.play_on(random.Random(1))
    assert log.match.is_over
    last = log.entries[-1].data
    assert last["result"] == log.match.scores()
    assert all("result" not in entry.data for entry in log.entries[:-1])
