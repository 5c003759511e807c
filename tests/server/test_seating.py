"""Around the game: who sits down, who starts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.tables import NAMES, NOW, a_table
from trilith.server.entries import Info
from trilith.server.ratings.model import Strength
from trilith.server.seating import (
    create,
    dealt,
    forget_person,
    free_all,
    free_seats_of,
    may_start,
    move_person,
    rematch_at,
    seat_bot,
    sit,
    stand,
    start,
)
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


def waiting(seats: int = 3, *people: str, owner: str = "ada") -> Table:
    """A table of this owner's at which these people sit, from the first seat on."""
    table = Table("t")
    create(table, Info("castle", seats, owner), NOW)
    for seat, person in enumerate(people):
        sit(table, person, person.title(), seat, NOW)
    table.take_unsaved()
    return table


def written(table: Table) -> list[tuple[str, Any]]:
    """What was added to the log: of which kind, and for which seat."""
    return [(entry.kind, entry.data.get("seat")) for entry in table.take_unsaved()]


def refused(work: Callable[..., object], table: Table, *args: object) -> str:
    with pytest.raises(Refused) as error:
        work(table, *args)
    assert written(table) == []
    return error.value.code


def test_players_stand_up_and_are_made_to_by_the_owner_alone() -> None:
    table = waiting(3, "ada", "bea", "cid")
    assert refused(stand, table, "bea", 2, NOW) == "not_yours"
    stand(table, "bea", 1, NOW)
    stand(table, "ada", 2, NOW)
    assert written(table) == [("stand", 1), ("stand", 2)]
    for seat in (1, 3, -1):
        assert refused(stand, table, "ada", seat, NOW) == "no_seat"


def test_bots_are_seated_by_the_owner_alone_and_before_the_game() -> None:
    table = waiting(2, "ada")
    assert refused(seat_bot, table, "bea", "random", None, NOW) == "not_yours"
    assert refused(seat_bot, table, "ada", "random", 0, NOW) == "full"
    seat_bot(table, "ada", "random", None, NOW)
    assert written(table) == [("bot", 1)]
    start(table, "ada", "s", NOW)
    table.take_unsaved()
    assert refused(seat_bot, table, "ada", "random", None, NOW) == "not_now"
    assert refused(sit, table, "bea", "Bea", None, NOW) == "not_now"


def test_one_name_is_not_worn_by_two_people_but_by_one_at_several_seats() -> None:
    table = waiting(3, "ada")
    assert refused(sit, table, "bea", "ADA", None, NOW) == "name_taken"
    sit(table, "ada", "Ada", None, NOW)
    assert table.seats_of("ada") == [0, 1]


def test_who_was_called_and_did_not_come_frees_every_seat_of_theirs_and_no_other() -> None:
    table = waiting(3, "ada", "bea", "ada")
    free_seats_of(table, "ada", NOW)
    assert written(table) == [("stand", 0), ("stand", 2)]
    table = a_table(2).table
    assert refused(free_seats_of, table, "ada", NOW) == "not_now"


def test_a_table_that_is_not_needed_frees_the_seats_that_are_taken() -> None:
    table = waiting(3, "ada", "bea")
    free_all(table, NOW)
    assert written(table) == [("stand", 0), ("stand", 1)]
    assert refused(free_all, a_table(2).table, NOW) == "not_now"


def test_players_may_start_and_so_may_the_owner_but_nobody_else() -> None:
    table = waiting(2, "bea", "cid", owner="ada")
    for who in ("ada", "bea"):
        assert may_start(table, who) == []
    assert refused(may_start, table, "eve") == "not_yours"
    stand(table, "cid", 1, NOW)
    table.take_unsaved()
    assert refused(may_start, table, "ada") == "not_now"


def test_a_start_says_its_seed_rules_and_data_and_a_position_only_if_there_is_one() -> None:
    info = waiting().info
    assert set(dealt(info, "s", None)) == {"seed", "rules", "data"}
    assert dealt(info, "s", {"round": 3}) == {**dealt(info, "s", None), "begins": {"round": 3}}


def test_a_rematch_is_the_one_that_was_named_first() -> None:
    table = a_table(2).table
    rematch_at(table, "t2", NOW)
    assert rematch_at(table, "t3", NOW) == []
    assert table.rematch == "t2"


# ------------------------------------------------------------------ who is somebody else, or gone


def test_an_account_follows_only_to_tables_where_the_guest_sits_or_is_the_owner() -> None:
    table = waiting(3, "bea", owner="ada")
    assert move_person(table, "eve", "p1", "Eve", NOW) == []
    assert written(table) == []
    move_person(table, "ada", "p2", "Ada", NOW)
    move_person(table, "bea", "p3", "Bea L.", NOW)
    assert (table.info.owner, table.seats[0].person, table.seats[0].name) == ("p2", "p3", "Bea L.")


def test_before_a_game_nothing_is_left_of_a_person_who_is_gone() -> None:
    table = waiting(3, "ada", "bea")
    forget_person(table, "bea", "nobody", NOW)
    assert written(table) == [("stand", 1), ("moved", None)]
    forget_person(table, "eve", "nobody", NOW)
    assert written(table) == []
    forget_person(table, "ada", "nobody", NOW)
    assert (table.info.owner, table.seats_of("ada")) == ("nobody", [])


def test_during_a_game_a_bot_plays_on_for_a_person_who_is_gone() -> None:
    log = a_table(3, stand_in="medium")
    forget_person(log.table, "bea", "nobody", NOW)
    seat = log.table.seats[1]
    assert (seat.person, seat.name, seat.stand_in) == ("nobody", "", "medium")
    assert [entry.data.get("why") for entry in log.table.take_unsaved()] == [None, "left"]
    log.table.add("stand_in", NOW, seat=2, level="hard", why="vote")
    log.table.take_unsaved()
    forget_person(log.table, "cid", "nobody", NOW)
    assert written(log.table) == [("moved", None)], "a bot plays there already"
    assert log.table.seats[2].stand_in == "hard"


def test_of_an_owner_who_did_not_play_nothing_but_the_name_goes() -> None:
    log = a_table(2)
    log.table.info.owner = "dan"
    forget_person(log.table, "dan", "nobody", NOW)
    assert written(log.table) == [("moved", None)]
    assert [seat.person for seat in log.table.seats] == list(NAMES[:2])


@pytest.mark.parametrize(
    ("rated", "strength", "kept"),
    [
        (True, Strength(1500.0, 50.0), {"nobody": Strength(1500.0, 50.0)}),
        (True, None, {}),
        (False, Strength(1500.0, 50.0), {}),
    ],
)
def test_a_rated_game_keeps_how_strong_somebody_was(
    rated: bool, strength: Strength | None, kept: dict[str, Strength]
) -> None:
    log = a_table(2)
    log.table.info.rated = rated
    forget_person(log.table, "bea", "nobody", NOW, strength)
    assert log.table.gone == kept
