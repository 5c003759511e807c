"""start + own choices + others' choices + luck = result, for everybody: as in docs/coach.md."""

from __future__ import annotations

import pytest

from tests.coach.games import FEW, played
from trilith import games
from trilith.coach import Analysis, analyse
from trilith.coach.settings import Depth
from trilith.engine.errors import BadInput
from trilith.engine.record import Record

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("castle", 2, {"season": "winter"}),
    ("sa_re", 2, {}),
    ("castle", 3, {}),
    ("ezra_nehemiah", 1, {}),
    ("ezra_nehemiah", 2, {}),
]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def analysis(request: pytest.FixtureRequest) -> Analysis:
    key, players, options = request.param
    return analyse(played(key, players, "account", 50, **options), games.get(key), FEW)


def test_the_account_closes_for_everybody(analysis: Analysis) -> None:
    for account in analysis.accounts:
        total = account.start + account.own + account.others + account.luck
        assert total == pytest.approx(account.result, abs=1e-9)


def test_choices_and_luck_add_to_nought_over_the_table(analysis: Analysis) -> None:
    for moment in analysis.moments:
        assert sum(moment.delta) == pytest.approx(0.0, abs=1e-9)
    assert sum(account.start for account in analysis.accounts) == pytest.approx(100.0)
    assert sum(account.skill for account in analysis.accounts) == pytest.approx(0.0, abs=1e-9)
    assert sum(account.luck for account in analysis.accounts) == pytest.approx(0.0, abs=1e-9)


def test_the_curve_is_what_the_moments_make_of_the_start(analysis: Analysis) -> None:
    chances = list(analysis.curve[0])
    for step in range(len(analysis.curve)):
        for moment in analysis.moments:
            if moment.step == step:
                chances = [a + b for a, b in zip(chances, moment.delta, strict=True)]
        if step:
            assert chances == pytest.approx(analysis.curve[step], abs=1e-9)
    for each in analysis.curve:
        assert all(-1e-9 <= chance <= 100.0 + 1e-9 for chance in each)
        assert sum(each) == pytest.approx(100.0)


def test_the_end_is_what_the_rules_say(analysis: Analysis) -> None:
    assert set(analysis.curve[-1]) <= {0.0, 50.0, 100.0}


def test_only_what_was_shown_is_luck(analysis: Analysis) -> None:
    last = len(analysis.curve) - 1
    for moment in analysis.luck():
        assert moment.events or moment.step == last


def test_a_whole_game_of_the_castle_has_choices_and_reveals_alone() -> None:
    record = played("castle", 2, "whole")
    found = analyse(record, games.get("castle"), Depth("least", 1, 1, 1, 1, 2))
    assert sum(found.curve[0]) == pytest.approx(100.0)
    assert len(found.curve) == len(record.steps) + 1
    assert {one.kind for one in found.moments} == {"choice", "reveal"}


def test_the_same_record_and_seed_give_the_same_analysis() -> None:
    record = played("sa_re", 2, "again", 12)
    game = games.get("sa_re")
    first, second = (analyse(record, game, FEW) for _ in range(2))
    assert first.curve == second.curve
    assert [one.delta for one in first.moments] == [one.delta for one in second.moments]


def test_a_running_game_is_not_analysed() -> None:
    record = Record("castle", 1, "", 2)
    with pytest.raises(BadInput, match="not over yet"):
        analyse(record, games.get("castle"))
