"""An excerpt of a game: all of its luck, and choices that stand for the others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.coach.games import FEW, played
from trilith import games
from trilith.coach.analysis import Analysis, analyse
from trilith.coach.excerpt import excerpt, picked_from, steps_by_stretch
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.record import record_of, replay

GAMES = [("castle", 60), ("sa_re", 40), ("ezra_nehemiah", 90)]


@pytest.fixture(params=GAMES, ids=[key for key, _ in GAMES])
def history(request: pytest.FixtureRequest) -> History[Any]:
    key, last = request.param
    game: Game[Any] = games.get(key)
    return replay(played(key, 2, "excerpt", last), game)


def analysed(history: History[Any]) -> Analysis:
    return analyse(record_of(history), history.game, FEW, "seed", history=history)


def test_all_of_a_game_is_what_its_analysis_says(history: History[Any]) -> None:
    from_all = excerpt(history, FEW, "seed")
    whole = analysed(history)
    accounts = whole.accounts
    assert from_all.weight == 1.0
    assert from_all.start == pytest.approx([one.start for one in accounts])
    assert from_all.result == pytest.approx([one.result for one in accounts])
    assert from_all.luck == pytest.approx([one.luck for one in accounts], abs=1e-6)
    for seat in range(2):
        costs = [one.choice.cost for one in whole.choices(seat) if one.choice is not None]
        assert [one.cost for one in from_all.of(seat)] == pytest.approx(costs)


def test_a_part_has_the_same_luck_and_the_same_judgement(history: History[Any]) -> None:
    from_all = excerpt(history, FEW, "seed")
    part = excerpt(history, FEW, "seed", most=1)
    assert part.luck == from_all.luck
    assert part.adjusted == from_all.adjusted
    assert part.weight > 1.0
    assert 0 < len(part.choices) < len(from_all.choices)
    assert all(one in from_all.choices for one in part.choices)


def test_stretches_hold_every_free_choice_once(history: History[Any]) -> None:
    numbers = [number for part in steps_by_stretch(history) for number in part]
    assert numbers == [one.step for one in analysed(history).moments if one.choice is not None]


def test_every_stretch_is_picked_as_often_as_any_other() -> None:
    parts = [[number] for number in range(6)]
    picked = [part[0] for seed in range(600) for part in picked_from(parts, 2, str(seed))]
    assert all(150 <= picked.count(number) <= 250 for number in range(6))
    assert len(picked_from(parts, 9, "seed")) == 6
