"""Hints: three stages, from what the seat sees, with reasons that are facts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.coach.games import ENOUGH, FEW, played
from tests.coach.test_known_answers import last_stage, last_tuck, market
from trilith import games
from trilith.bots import Seen
from trilith.coach.dump import dump_hint
from trilith.coach.hint import WHAT, WHERE, WHY, Hint, hint
from trilith.coach.value import value_for
from trilith.engine.game import Game
from trilith.engine.record import replay
from trilith.engine.rng import Rng
from trilith.engine.state import State

GAMES = [("castle", 3, {"season": "winter"}), ("sa_re", 2, {}), ("ezra_nehemiah", 2, {})]


def hinted(key: str, s: State, seat: int = 0) -> Hint:
    game: Game[Any] = games.get(key)
    return hint(Seen(game, s, seat), value_for(game, game.setup(2)), ENOUGH)


@pytest.mark.parametrize(
    ("key", "s", "best"),
    [
        ("castle", market(8, 11), "cash_in 6"),
        ("sa_re", last_stage(), "stage"),
        ("ezra_nehemiah", last_tuck(), "tuck watchman"),
    ],
)
def test_what_wins_is_what_the_hint_says(key: str, s: State, best: str) -> None:
    found = hinted(key, s)
    assert found.judged.best.action.code == best
    assert not found.is_close
    assert best in [one.action.code for one in found.look]


def test_the_reason_tells_what_it_brings_and_whom_it_costs() -> None:
    found = dump_hint(hinted("castle", market(8, 11)), WHY)
    (brings, takes) = found["why"]
    assert (brings["key"], brings["args"]["source"]) == ("coach-why-brings", "market")
    assert (takes["key"], takes["args"]) == ("coach-why-takes", {"points": "100", "seat": 1})
    assert found["others"] == [100.0, -100.0]
    assert found["sources"][0]["source"] == "market"


def test_where_nothing_matters_it_is_too_close_to_call() -> None:
    found = dump_hint(hinted("castle", market(8, 30)), WHY)
    assert (found["close"], found["why"]) == (True, [])


def test_each_stage_tells_no_more_than_it_should() -> None:
    found = hinted("castle", market(8, 11))
    where, what, why = (dump_hint(found, stage) for stage in (WHERE, WHAT, WHY))
    assert len(where["look"]) > 1
    assert (where["best"], where["options"], where["sources"], where["others"]) == (
        None,
        [],
        [],
        [],
    )
    assert (what["best"]["action"], what["why"], what["options"]) == ("cash_in 6", [], [])
    assert why["options"][0]["action"] == "cash_in 6"


@pytest.mark.parametrize(("key", "players", "options"), GAMES)
def test_hidden_cards_have_no_part_in_a_hint(
    key: str, players: int, options: dict[str, str]
) -> None:
    game: Game[Any] = games.get(key)
    record = played(key, players, "blind", 90, **options)
    value = value_for(game, game.setup(players, options))
    compared = 0
    for step in range(2, len(record.steps), 15):
        s: State = replay(record, game, step).state
        seat = s.to_act()[0]
        if len(s.legal(seat)) < 2:
            continue
        other = game.imagine(s, seat, Rng.of(f"behind {step}"))
        real, dealt = (hint(Seen(game, one, seat), value, FEW) for one in (s, other))
        assert dump_hint(real, WHY) == dump_hint(dealt, WHY)
        compared += 1
    assert compared >= 3
