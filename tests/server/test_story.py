"""The story of a game: where points came from in its course, and when it was decided."""

from __future__ import annotations

from functools import cache

import pytest

from tests.server.tables import NOW, match_of
from trilith import bots, games
from trilith.engine.score import Row, Score
from trilith.server.doing import bot_plays
from trilith.server.entries import Entry, Info
from trilith.server.seating import create, seat_bot, start
from trilith.server.story import Moment, ahead, moment_of, tell, turning_points
from trilith.server.table import OVER, Table
from trilith.server.wire import Refused


def table_of(key: str, seats: int) -> Table:
    table = Table("story")
    create(table, Info(key, seats, "ada"), NOW)
    for seat in range(seats):
        seat_bot(table, "ada", "random", seat, NOW)
    start(table, "ada", "a story", NOW)
    return table


@cache
def played(key: str, seats: int = 2) -> tuple[Table, list[Entry]]:
    """A game of bots to its end."""
    table, bot = table_of(key, seats), bots.get("easy")("a story")
    while table.status != OVER:
        seat = table.to_act()[0]
        match = match_of(table)
        code = bot.choose(bots.Seen(match.game, match.history.state, seat)).code
        bot_plays(table, seat, code, table.asked_at(seat), NOW)
    return table, table.take_unsaved()


def score(seat: int, **rows: int) -> Score:
    return Score(seat, tuple(Row(source, points) for source, points in rows.items()), (), False)


def test_being_ahead_is_measured_against_the_best_of_the_others() -> None:
    assert [ahead([10, 7, 3], i) for i in range(3)] == [3, -3, -7]
    assert ahead([5], 0) == 5


def test_a_moment_belongs_to_whom_it_helped_most() -> None:
    """Seat 1 builds for 8 and passes seat 0: a swing of 8, and the lead."""
    before, now = [score(0, stonemason=6), score(1)], [score(0, stonemason=6), score(1, worker=8)]
    assert moment_of(7, before, now) == Moment(7, 1, 8, 8, 1, True)


def test_where_nobody_gains_it_is_the_loss_that_counts() -> None:
    """Seat 0 cannot feed its workers: the other comes 6 nearer by that."""
    before, now = [score(0, start=10), score(1, start=10)], [score(0, hunger=4), score(1, start=10)]
    assert moment_of(3, before, now) == Moment(3, 0, -6, 6, 1, False)


def test_what_all_gain_alike_turns_nothing() -> None:
    before, now = [score(0), score(1)], [score(0, start=5), score(1, start=5)]
    moment = moment_of(1, before, now)
    assert (moment.swing, moment.leader, moment.took_lead) == (0, -1, False)
    assert turning_points([moment]) == []


def test_the_largest_swings_come_in_the_order_of_play() -> None:
    moments = [
        Moment(step, 0, swing, swing, 0, False) for step, swing in enumerate([3, 9, 1, 7, 5, 8, 2])
    ]
    assert [(one.step, one.swing) for one in turning_points(moments)] == [
        (0, 3), (1, 9), (3, 7), (4, 5), (5, 8),
    ]  # fmt: skip


@pytest.mark.parametrize("key", games.keys())
def test_the_course_ends_with_the_final_scores(key: str) -> None:
    table, entries = played(key)
    told = tell(table, entries)
    result = table.scores()
    assert result is not None
    last = told["course"][-1]
    assert last["totals"] == [one["total"] for one in result]
    assert [sum(rows.values()) for rows in last["rows"]] == last["totals"]
    assert told["seats"] == [one["seat"] for one in result]
    steps = [one["step"] for one in told["course"]]
    assert steps == sorted(set(steps))
    assert steps[-1] <= told["steps"] == table.step


@pytest.mark.parametrize("key", games.keys())
def test_a_turning_point_says_who_did_what_and_when(key: str) -> None:
    table, entries = played(key)
    moments = tell(table, entries)["moments"]
    assert 1 <= len(moments) <= 5
    for moment in moments:
        assert moment["swing"] > 0
        assert moment["round"] >= 1
        assert moment["action"]["key"].startswith(f"{key}-do-")
        assert 0 <= moment["actor"] < 2
        assert all("seen_by" not in event for event in moment["events"])


def test_the_story_waits_for_the_end() -> None:
    table = table_of("castle", 2)
    with pytest.raises(Refused, match="when the game is over"):
        tell(table, table.take_unsaved())
