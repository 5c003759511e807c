"""A game that has begun: its steps follow the script, back and forth."""

from __future__ import annotations

import random
from typing import Any, cast

import msgspec
import pytest

from tests.server.tables import NAMES, a_table
from trilith.engine.action import Action
from trilith.engine.errors import BadInput, IllegalAction
from trilith.engine.game import Game
from trilith.server import wire
from trilith.server.entries import Entry


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
