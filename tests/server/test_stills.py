"""Clocks that stand still at night and at the weekend: told days, also those of 23 or 25 hours."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from trilith.server.clocks import HOUR, Clock, ClockRule, Downtimes
from trilith.server.stills import Hours, clipped, day_span, length

PARIS = "Europe/Paris"
NIGHT = Hours(PARIS, ("22:00", "08:00"))
WEEKEND = Hours(PARIS, None, True)


def at(text: str, zone: str = PARIS) -> int:
    """A moment by the clocks of a place."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def a_clock(hours: Hours | None, hour: int = 24, now: str = "2026-11-18T12:00") -> Clock:
    clock = Clock(ClockRule("turn", hour * HOUR, 0), 2, Downtimes(), at(now), hours)
    clock.run((0,), at(now))
    return clock


def test_a_night_reaches_over_midnight() -> None:
    spans = NIGHT.between(at("2026-11-18T12:00"), at("2026-11-20T12:00"))
    assert spans == [
        (at("2026-11-18T22:00"), at("2026-11-19T08:00")),
        (at("2026-11-19T22:00"), at("2026-11-20T08:00")),
    ]


def test_a_span_from_the_middle_of_a_night_has_the_rest_of_it() -> None:
    [span] = NIGHT.between(at("2026-11-18T03:00"), at("2026-11-18T12:00"))
    assert span == (at("2026-11-18T03:00"), at("2026-11-18T08:00"))


def test_hours_of_one_day_need_no_midnight() -> None:
    noon = Hours(PARIS, ("12:00", "13:30"))
    [span] = noon.between(at("2026-11-18T00:00"), at("2026-11-18T23:00"))
    assert length([span]) == 1.5 * HOUR


@pytest.mark.parametrize(
    ("night", "hours"),
    [("2026-03-28", 9), ("2026-10-24", 11), ("2026-11-18", 10)],
    ids=["clocks go forward", "clocks go back", "any night"],
)
def test_where_clocks_change_the_night_is_an_hour_shorter_or_longer(night: str, hours: int) -> None:
    begin = at(f"{night}T12:00")
    assert length(NIGHT.between(begin, begin + 24 * HOUR)) == hours * HOUR


@pytest.mark.parametrize(("saturday", "hours"), [("2026-03-28", 47), ("2026-10-24", 49)])
def test_a_weekend_in_which_clocks_change_is_whole_too(saturday: str, hours: int) -> None:
    begin = at(f"{saturday}T00:00") - 24 * HOUR
    assert length(WEEKEND.between(begin, begin + 5 * 24 * HOUR)) == hours * HOUR


def test_a_weekend_is_by_the_table_s_zone_and_not_by_another() -> None:
    friday = at("2026-11-20T23:30", PARIS)  # Saturday already in Auckland
    assert Hours("Pacific/Auckland", None, True).between(friday, friday + HOUR)
    assert not WEEKEND.between(friday, friday + HOUR // 4)


def test_night_and_weekend_together_count_once() -> None:
    both = Hours(PARIS, ("22:00", "08:00"), True)
    spans = both.between(at("2026-11-20T12:00"), at("2026-11-23T12:00"))
    assert spans == [(at("2026-11-20T22:00"), at("2026-11-23T08:00"))]


def test_a_deadline_leaves_the_nights_out() -> None:
    clock = a_clock(NIGHT, hour=12)
    now = at("2026-11-18T12:00")
    # Ten hours until 22:00, and two more in the morning.
    assert clock.runs_out(0, now) == at("2026-11-19T10:00")
    assert clock.next_flag(now) == 22 * HOUR
    assert clock.spent(0, at("2026-11-19T07:00")) == 10 * HOUR
    assert clock.still_until(0, at("2026-11-18T23:00")) == at("2026-11-19T08:00")
    assert clock.still_until(0, now) == 0
    assert clock.flagged(at("2026-11-19T09:59")) == []
    assert clock.flagged(at("2026-11-19T10:00")) == [0]


def test_a_day_s_deadline_of_a_friday_is_on_monday() -> None:
    clock = a_clock(WEEKEND, hour=24, now="2026-11-20T18:00")
    assert clock.runs_out(0, at("2026-11-20T18:00")) == at("2026-11-23T18:00")
    assert clock.still_until(0, at("2026-11-21T10:00")) == at("2026-11-23T00:00")


def test_a_night_in_which_the_server_was_down_is_not_taken_off_twice() -> None:
    down = Downtimes([(at("2026-11-18T21:00"), at("2026-11-18T23:00"))])
    clock = Clock(ClockRule("turn", 24 * HOUR, 0), 1, down, at("2026-11-18T12:00"), NIGHT)
    clock.run((0,), at("2026-11-18T12:00"))
    assert clock.spent(0, at("2026-11-19T09:00")) == (9 + 1) * HOUR


def test_a_vacation_is_one_seat_s_and_a_pause_everybody_s() -> None:
    clock = a_clock(None)
    now = at("2026-11-18T12:00")
    clock.run((0, 1), now)
    clock.vacations[0] = [(at("2026-11-19T00:00"), at("2026-11-22T00:00"))]
    assert clock.runs_out(0, now) == at("2026-11-22T12:00")
    assert clock.runs_out(1, now) == at("2026-11-19T12:00")
    clock.pause(now, now + 48 * HOUR)
    assert clock.runs_out(1, now) == at("2026-11-21T12:00")
    assert clock.runs_out(0, now) == at("2026-11-23T00:00")
    told = clock.dump(now + HOUR)
    assert told.left == [24 * HOUR, 24 * HOUR]
    assert told.still == [at("2026-11-22T00:00"), now + 48 * HOUR]
    assert told.paused == now + 48 * HOUR
    clock.pause(now + HOUR, 0)  # over, after an hour
    assert clock.runs_out(1, now + HOUR) == at("2026-11-19T13:00")


def test_whole_days_are_those_of_the_person_s_calendar() -> None:
    from datetime import date

    begin, end = day_span(date(2026, 10, 24), date(2026, 10, 25), PARIS)
    assert (begin, end - begin) == (at("2026-10-24T00:00"), 49 * HOUR)


def test_spans_are_put_together() -> None:
    assert clipped([(5, 9), (0, 3), (2, 5), (20, 30)], 1, 25) == [(1, 9), (20, 25)]
