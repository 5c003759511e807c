"""Games and depths for the tests of the coach: small enough to be analysed in a moment."""

from __future__ import annotations

from typing import Any

from trilith import bots, games
from trilith.bots import Seen, bot_seed
from trilith.coach.choice import Judged, weigh
from trilith.coach.settings import Depth
from trilith.coach.value import value_for
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.record import Record, record_of
from trilith.engine.state import State

FEW = Depth("few", look=1, keep=2, pick=2, measure=3, level=6)
PLENTY = Depth("plenty", look=2, keep=4, pick=6, measure=8, level=160)
ENOUGH = Depth("enough", look=2, keep=4, pick=6, measure=8, level=24)


def played(key: str, players: int, seed: str, last: int = 0, **options: str) -> Record:
    """The record of a game that bots played at a glance; or of its last steps alone."""
    game: Game[Any] = games.get(key)
    setup = game.setup(players, options, seed)
    history: History[Any] = History(game, setup)
    seated = [bots.get("easy")(bot_seed(seed, seat)) for seat in range(players)]
    while not history.state.is_over():
        seat = history.state.to_act()[0]
        history.play(seat, seated[seat].choose(Seen(game, history.state, seat)))
    return record_of(_end_of(history, last) if last else history)


def _end_of(history: History[Any], last: int) -> History[Any]:
    whole = [(step.seat, step.action) for step in history.steps]
    before: History[Any] = History(history.game, history.setup)
    for seat, action in whole[:-last]:
        before.play(seat, action)
    end: History[Any] = History(history.game, history.setup, before.state)
    for seat, action in whole[-last:]:
        end.play(seat, action)
    return end


def judged(game: Game[Any], s: State, move: str, players: int, **options: str) -> Judged:
    """The coach's word on a move, as "seat action"."""
    seat, _, code = move.partition(" ")
    setup = game.setup(players, options, "told")
    seen = Seen(game, s, int(seat))
    action = game.catalogue.read(code, "move")
    return weigh(seen, action, value_for(game, setup), ENOUGH, "told")


def codes(judged: Judged) -> list[str]:
    """The options, the best first."""
    return [option.action.code for option in judged.options]
