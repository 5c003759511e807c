"""The hours at which somebody usually plays."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.in_memory import put
from trilith.server import schema
from trilith.server.profiles.hours import HOUR, LATEST, LONGEST, shortest, usual

DAY = 24 * HOUR


def chose(c: sa.Connection, table: str, *hours: int, seat: int = 0, updated: int = 1) -> None:
    """A table at which ada sits on seat 0; on each day one choice, at this hour."""
    row = {"id": table, "game": "castle", "status": "over", "access": "open", "owner": "ada"}
    put(c, schema.tables, row | {"created": 1, "updated": updated, "awake": False, "summary": ""})
    put(c, schema.seats, {"table_id": table, "seat": 0, "person": "ada"})
    usual_line = {"table_id": table, "kind": "play", "data": msgspec.json.encode({"seat": seat})}
    lines = [
        usual_line | {"seq": day, "at": day * DAY + hour * HOUR + 59}
        for day, hour in enumerate(hours)
    ]
    put(c, schema.log, *lines)


def test_one_evening_is_no_habit_and_three_are(c: sa.Connection) -> None:
    chose(c, "t1", 19, 20)
    assert usual(c, "ada") is None
    chose(c, "t2", 19, 19, 20)
    assert usual(c, "ada") == (19, 21)
    assert usual(c, "bea") is None


def test_only_your_own_choices_count(c: sa.Connection) -> None:
    chose(c, "t1", 8, 8, 8, 8, seat=1)
    chose(c, "t2", 19, 19, 19)
    assert usual(c, "ada") == (19, 20)


def test_only_the_last_tables_count(c: sa.Connection) -> None:
    chose(c, "old", 8, 8, 8, 8, 8, 8, updated=1)
    for number in range(LATEST):
        chose(c, f"t{number}", 19, 19, 19, updated=2)
    assert usual(c, "ada") == (19, 20)


@pytest.mark.parametrize(
    ("hours", "usual"),
    [({19: 5, 20: 9, 21: 6, 8: 2}, (19, 22)), ({23: 5, 0: 5, 12: 1}, (23, 1)), ({}, None)],
)
def test_usual_is_the_shortest_stretch_with_most_choices(
    hours: dict[int, int], usual: tuple[int, int] | None
) -> None:
    assert shortest(Counter(hours)) == usual
    assert shortest(Counter(dict.fromkeys(range(24), 3))) is None


def test_ten_hours_of_the_day_are_usual_and_eleven_are_not() -> None:
    assert shortest(Counter(range(5, 5 + LONGEST))) == (5, 12)
    assert shortest(Counter(dict.fromkeys(range(0, 20, 2), 1))) is None
    assert shortest(Counter({0: 7, 12: 3})) == (0, 1)
    assert shortest(Counter({0: 69, 12: 31})) is None
