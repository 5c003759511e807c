"""Around the game: who sits down, who starts."""

from __future__ import annotations

import pytest

from tests.server.tables import NOW, a_table
from trilith.server.entries import Info
from trilith.server.seating import create, move_person, sit, stand, start
from trilith.server.table import Table
from trilith.server.wire import Refused


def test_a_game_begins_only_when_all_seats_are_taken_and_only_by_those_at_the_table() -> None:
    table = Table("t")
    create(table, Info("castle", 2, "ada"), NOW)
    sit(table, "bea", "Bea", 1, NOW)
    with pytest.raises(Refused, match="free seats"):
        start(table, "ada", "s", NOW)
    sit(table, "cid", "Cid", None, NOW)
    with pytest.raises(Refused, match="no free seat"):
        sit(table, "dan", "Dan", None, NOW)
    with pytest.raises(Refused):
        start(table, "dan", "s", NOW)
    start(table, "ada", "s", NOW)  # made the table, does not play
    assert table.status == "playing"
    with pytest.raises(Refused, match="has begun"):
        stand(table, "bea", 1, NOW)


def test_a_guests_seats_follow_into_the_account() -> None:
    log = a_table(2)
    move_person(log.table, "ada", "p1", "Ada L.", NOW)
    log.save()
    assert log.rebuilt().seats_of("p1") == [0]
    assert log.rebuilt().info.owner == "p1"
    assert log.rebuilt().seats[0].name == "Ada L."
