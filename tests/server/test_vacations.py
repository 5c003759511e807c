"""Vacations: which days can be had, how many, and what is left when one comes home early."""

from __future__ import annotations

from datetime import date

import pytest
import sqlalchemy as sa

from tests.server.in_memory import database
from trilith.server import vacations
from trilith.server.shapes import Vacation
from trilith.server.stills import day_span
from trilith.server.wire import Refused

NOW = 1_790_000_000_000  # 21 September 2026 in UTC, in the afternoon
HOUR = 3_600_000
DAY = 24 * HOUR


def add(c: sa.Connection, first: str, last: str, zone: str = "UTC", person: str = "ada") -> None:
    vacations.add(c, person, date.fromisoformat(first), date.fromisoformat(last), zone, NOW)


def days(c: sa.Connection, person: str = "ada") -> list[tuple[str, str]]:
    return [(row.first, row.last) for row in vacations.all_of(c, person)]


def test_a_vacation_begins_tomorrow_at_the_earliest_and_ends_within_a_year() -> None:
    with database() as c:
        for first, last in (
            ("2026-09-21", "2026-09-22"),
            ("2026-09-25", "2026-09-24"),
            ("2027-09-22", "2027-09-23"),
        ):
            with pytest.raises(Refused, match="from tomorrow on"):
                add(c, first, last)
        add(c, "2026-09-22", "2026-09-22")
        add(c, "2027-09-22", "2027-09-22")
        assert days(c) == [("2026-09-22", "2026-09-22"), ("2027-09-22", "2027-09-22")]


def test_tomorrow_is_that_of_the_persons_zone() -> None:
    with database() as c:
        with pytest.raises(Refused, match="from tomorrow on"):
            add(c, "2026-09-22", "2026-09-22", "Pacific/Kiritimati")
        with pytest.raises(Refused, match="time zone"):
            add(c, "2026-09-23", "2026-09-23", "Europe/Nowhere")
        assert days(c) == []


def test_days_are_not_taken_twice_by_the_same_person() -> None:
    with database() as c:
        add(c, "2026-10-05", "2026-10-07")
        for first, last in (
            ("2026-10-07", "2026-10-08"),
            ("2026-10-04", "2026-10-05"),
            ("2026-10-06", "2026-10-06"),
        ):
            with pytest.raises(Refused, match="already"):
                add(c, first, last)
        add(c, "2026-10-08", "2026-10-08")
        add(c, "2026-10-04", "2026-10-04")
        add(c, "2026-10-06", "2026-10-06", person="bea")
        assert len(days(c)) == 3


def test_twenty_one_days_a_year_and_each_day_counts_for_its_own_year() -> None:
    with database() as c:
        with pytest.raises(Refused, match="at most 21"):
            add(c, "2026-10-01", "2026-10-22")
        add(c, "2026-10-01", "2026-10-19")
        with pytest.raises(Refused, match="at most 21"):
            add(c, "2026-12-29", "2027-01-02")
        add(c, "2026-12-30", "2027-01-19")  # two days of the old year, nineteen of the new
        with pytest.raises(Refused, match="at most 21"):
            add(c, "2027-02-01", "2027-02-03")
        add(c, "2027-02-01", "2027-02-02")
        assert vacations.told(c, "ada", NOW).left == 0


def test_the_days_left_are_shown_with_the_vacations_to_come() -> None:
    with database() as c:
        empty = vacations.told(c, "ada", NOW)
        assert (empty.coming, empty.left, empty.days) == ([], 21, 21)
        add(c, "2026-09-22", "2026-09-24")
        add(c, "2026-11-02", "2026-11-03")
        later = vacations.told(c, "ada", NOW + 3 * DAY)
        assert later.coming == [
            Vacation("2026-09-22", "2026-09-24"),
            Vacation("2026-11-02", "2026-11-03"),
        ]
        later = vacations.told(c, "ada", NOW + 4 * DAY)
        assert later.coming == [Vacation("2026-11-02", "2026-11-03")]
        assert later.left == 16


def test_a_person_who_comes_home_early_keeps_the_days_that_were_taken() -> None:
    with database() as c:
        add(c, "2026-09-22", "2026-09-25")
        add(c, "2026-10-05", "2026-10-07")
        vacations.drop(c, "ada", "2026-10-05", NOW)
        assert days(c) == [("2026-09-22", "2026-09-25")]
        vacations.drop(c, "ada", "2026-09-22", NOW + 5 * DAY)
        assert days(c) == [("2026-09-22", "2026-09-25")], "what is over stays as it was"
        vacations.drop(c, "ada", "2026-09-22", NOW + DAY)
        assert days(c) == [("2026-09-22", "2026-09-22")]


def test_only_your_own_vacation_can_be_dropped() -> None:
    with database() as c:
        add(c, "2026-10-05", "2026-10-07", person="bea")
        for first in ("2026-10-05", "2026-10-06"):
            with pytest.raises(Refused, match="no such vacation"):
                vacations.drop(c, "ada", first, NOW)
        assert days(c, "bea") == [("2026-10-05", "2026-10-07")]


def test_deadlines_stand_still_from_the_first_midnight_to_the_last() -> None:
    with database() as c:
        add(c, "2026-10-05", "2026-10-06", "Europe/Paris")
        first, last = date(2026, 10, 5), date(2026, 10, 6)
        assert vacations.spans(c, "ada") == [day_span(first, last, "Europe/Paris")]
        begin, end = vacations.spans(c, "ada")[0]
        assert end - begin == 2 * DAY
        assert vacations.spans(c, "bea") == []
