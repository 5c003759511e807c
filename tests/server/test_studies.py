"""The coach's errands, as another process carries them out."""

from __future__ import annotations

from trilith import games
from trilith.bots import Seen
from trilith.coach.dump import dump_hint
from trilith.coach.hint import hint
from trilith.coach.value import setting_of, value_in
from trilith.engine.history import History
from trilith.server import studies


def test_a_hint_comes_back_as_the_coach_made_it() -> None:
    game = games.get("castle")
    history = History(game, game.setup(2, {}, "s"))
    seen, setting = Seen(game, history.state, 0), setting_of(game, history.setup)
    found = studies.read_hint(studies.hinted(seen, setting))
    expected = hint(seen, value_in(game, setting))
    assert dump_hint(found, 3) == dump_hint(expected, 3)
    assert dump_hint(found, 1) != dump_hint(found, 3)
