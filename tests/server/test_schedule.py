"""What is done now and then, by one of the processes that share a database."""

from __future__ import annotations

import sqlalchemy as sa

from trilith.server import schedule

HOUR = 3_600_000
NOW = 1_790_000_000_000


def test_it_is_due_at_first_and_again_when_the_time_has_passed(c: sa.Connection) -> None:
    assert schedule.is_due(c, "backup", HOUR, NOW)
    assert not schedule.is_due(c, "backup", HOUR, NOW)
    assert not schedule.is_due(c, "backup", HOUR, NOW + HOUR - 1)
    assert schedule.is_due(c, "backup", HOUR, NOW + HOUR)
    assert not schedule.is_due(c, "backup", HOUR, NOW + HOUR + 1)


def test_each_thing_has_a_time_of_its_own(c: sa.Connection) -> None:
    assert schedule.is_due(c, "backup", HOUR, NOW)
    assert schedule.is_due(c, "chat", HOUR, NOW)
