"""The coach's errands, as another process carries them out."""

from __future__ import annotations

import random

import pytest

from tests.server.tables import Log, a_table
from trilith import games
from trilith.bots import Seen
from trilith.coach.dump import dump_hint
from trilith.coach.hint import hint
from trilith.coach.value import setting_of, value_in
from trilith.engine.history import History
from trilith.server import records, studies
from trilith.server.entries import steps_of
from trilith.server.wire import Refused


@pytest.fixture(scope="module")
def log() -> Log:
    """A finished game."""
    log = a_table(2)
    log.play_on(random.Random(3))
    return log


def test_a_study_stops_when_others_should_have_their_turn(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = records.export(log.table, log.entries)
    last = log.table.step
    assert len(studies.measured(studies.study(text, "quick", last - 1))) == 2
    monkeypatch.setattr(studies, "SPAN", 0.0)
    assert len(studies.measured(studies.study(text, "quick", last - 1))) == 1


def test_a_choice_is_looked_at_from_where_it_was_made(log: Log) -> None:
    steps = steps_of(log.entries)
    for step in (1, 7, len(steps)):
        history, seat, s = studies.before_choice(log.table, log.entries, step)
        assert len(history.steps) == step - 1
        assert seat == steps[step - 1].data["seat"]
        assert steps[step - 1].data["action"] in [action.code for action in s.legal(seat)]
        assert history.game.view(s, seat) == history.game.view(history.state, seat)
    for step in (0, len(steps) + 1):
        with pytest.raises(Refused, match=f"expected a step from 1 to {len(steps)}"):
            studies.before_choice(log.table, log.entries, step)


def test_only_a_finished_game_is_looked_at() -> None:
    log = a_table(2)
    log.play(0)
    with pytest.raises(Refused):
        studies.before_choice(log.table, log.entries, 1)


def test_a_better_line_is_shown_step_by_step_as_its_player_sees_it(log: Log) -> None:
    _, seat, s = studies.before_choice(log.table, log.entries, 3)
    code = s.legal(seat)[0].code
    [shown] = studies.better_line(log.table, log.entries, 3, [(seat, code)])
    assert (shown.seat, shown.events[0]["step"]) == (seat, 3)
    s.apply(seat, log.match.game.catalogue.read(code))
    assert shown.view == log.match.game.view(s, seat)


def test_a_hint_comes_back_as_the_coach_made_it() -> None:
    game = games.get("castle")
    history = History(game, game.setup(2, {}, "s"))
    seen, setting = Seen(game, history.state, 0), setting_of(game, history.setup)
    found = studies.read_hint(studies.hinted(seen, setting))
    expected = hint(seen, value_in(game, setting))
    assert dump_hint(found, 3) == dump_hint(expected, 3)
    assert dump_hint(found, 1) != dump_hint(found, 3)
