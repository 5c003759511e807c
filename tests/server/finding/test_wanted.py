"""Whether an open table is what somebody looks for, and why somebody could not sit there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.in_memory import seat, summary
from trilith.server.finding.shapes import Wanted
from trilith.server.finding.wanted import fits, has_room, pace_of, why_outside
from trilith.server.ratings.standings import Fit
from trilith.server.shapes import LiveClock, Summary, TurnClock

FREE = seat(1, None, kind="free", bot=None)
LIVE, DAYS = LiveClock(bank=900, increment=0), TurnClock(hours=48)


def table(**more: Any) -> Summary:
    return summary("t1", seat(0, "ada"), FREE, **({"status": "waiting"} | more))


def test_a_table_has_its_pace() -> None:
    assert [pace_of(table(clock=clock)) for clock in (None, LIVE, DAYS)] == ["none", "live", "days"]


def test_there_is_room_where_a_seat_is_free_and_the_game_has_not_begun() -> None:
    assert has_room(table())
    assert not has_room(table(status="playing"))
    assert not has_room(summary("t2", seat(0, "ada"), seat(1, None), status="waiting"))


@pytest.mark.parametrize(
    ("wanted", "is_it"),
    [
        (Wanted(), True),
        (Wanted(table="t1", games=["sa_re"]), True),
        (Wanted(table="t2"), False),
        (Wanted(person="ada", games=["sa_re"]), True),
        (Wanted(person="bea"), False),
        (Wanted(games=["sa_re", "castle"]), True),
        (Wanted(games=["sa_re"]), False),
        (Wanted(paces=["live", "days"]), True),
        (Wanted(paces=["days", "none"]), False),
        (Wanted(rated=False), True),
        (Wanted(rated=True), False),
        (Wanted(low=1600), True),
        (Wanted(low=1601), False),
        (Wanted(high=1600), True),
        (Wanted(high=1599), False),
        (Wanted(low=1500, high=1700, games=["castle"], paces=["live"], rated=False), True),
        (Wanted(low=1500, high=1700, games=["castle"], paces=["days"], rated=False), False),
    ],
)
def test_a_table_is_wanted_by_name_or_by_all_that_a_filter_says(
    wanted: Wanted, is_it: bool
) -> None:
    assert fits(wanted, table(clock=LIVE, rated=False), 1600) is is_it


@pytest.mark.parametrize(
    ("more", "fit", "why"),
    [
        ({}, Fit(1500, None), ""),
        ({"range": (1400, 1500)}, Fit(1500, None), ""),
        ({"range": (1501, 1600)}, Fit(1500, None), "range"),
        ({"finishes": 90}, Fit(1500, 89), "finishes"),
        ({"finishes": 90}, Fit(1500, 90), ""),
        ({"finishes": 90}, Fit(1500, None), ""),
        ({"range": (1501, 1600), "finishes": 90}, Fit(1500, 10), "range"),
    ],
)
def test_what_a_host_asks_for(more: dict[str, Any], fit: Fit, why: str) -> None:
    assert why_outside(table(**more), fit, is_guest=False) == why
    assert why_outside(table(**more), fit, is_guest=True) == why
    assert why_outside(table(rated=True, **more), fit, is_guest=False) == why
    assert why_outside(table(rated=True, **more), fit, is_guest=True) == "account"
