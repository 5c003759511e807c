"""Each right at a table: who has it, and when."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.tables import NAMES, NOW, a_table
from trilith.server import rights
from trilith.server.clocks import HOUR
from trilith.server.table import Table
from trilith.server.wire import Refused


def code(ask: object, *args: object) -> str:
    """Under which code a right is refused."""
    assert callable(ask)
    with pytest.raises(Refused) as error:
        ask(*args)
    return error.value.code


def stages() -> dict[str, Table]:
    over, closed = a_table(2), a_table(2)
    over.play_on(random.Random(1))
    closed.table.add("close", NOW, why="vote")
    return {
        "waiting": a_table(2, started=False).table,
        "playing": a_table(2).table,
        "over": over.table,
        "closed": closed.table,
    }


@pytest.mark.parametrize(
    ("right", "when"),
    [
        (rights.waiting, {"waiting"}),
        (rights.playing, {"playing"}),
        (rights.finished, {"over", "closed"}),
        (rights.over, {"over"}),
    ],
)
def test_some_rights_depend_on_the_stage_of_the_game(right: object, when: set[str]) -> None:
    assert callable(right)
    for stage, table in stages().items():
        assert table.status == stage
        if stage in when:
            right(table)
        else:
            assert code(right, table) == "not_now"


def test_a_player_has_rights_at_his_own_seats_alone() -> None:
    table = a_table(3).table
    assert rights.own_seats(table, "bea") == [1]
    assert rights.own_seat(table, "bea", None) == rights.own_seat(table, "bea", 1) == 1
    assert code(rights.own_seat, table, "bea", 0) == "not_yours"
    for stranger in ("eve", None):
        assert code(rights.own_seats, table, stranger) == "not_yours"


def test_the_owner_is_the_person_who_made_the_table() -> None:
    table = a_table(2, started=False).table
    rights.owner(table, "ada")
    assert code(rights.owner, table, "bea") == "not_yours"


def test_a_vote_is_cast_once_and_only_when_one_is_open() -> None:
    log = a_table(3)
    assert code(rights.vote, log.table, "bea") == "not_now"
    log.table.add("propose", NOW, seat=0, what="close")
    assert code(rights.vote, log.table, "ada") == "not_now"
    assert code(rights.vote, log.table, "eve") == "not_yours"
    assert rights.vote(log.table, "bea") == 1


def test_only_somebody_else_who_is_away_too_long_may_be_replaced() -> None:
    table = a_table(3).table
    for seat in (None, 3, -1):
        assert code(rights.absent, table, "ada", seat, NOW) == "no_seat"
    assert code(rights.absent, table, "ada", 0, NOW) == "not_now"
    assert code(rights.absent, table, "ada", 1, NOW) == "grace"
    table.seats.wait_for_all(NOW + 1)
    assert code(rights.absent, table, "ada", 1, NOW) == "grace"
    assert rights.absent(table, "ada", 1, NOW + 1).seat == 1
    table.seats.be_online("bea", True)
    assert code(rights.absent, table, "ada", 1, NOW + 1) == "not_now"
    table.seats.let_stand_in(2, "random")
    assert code(rights.absent, table, "ada", 2, NOW + 1) == "not_now"


def test_on_vacation_nobody_is_away_too_long() -> None:
    table = a_table(3).table
    table.seats.wait_for_all(NOW + 1)
    table.seats[1].vacation = [(NOW, NOW + 50)]
    with pytest.raises(Refused) as error:
        rights.absent(table, "ada", 1, NOW + 10)
    assert (error.value.code, error.value.more["until"]) == ("grace", NOW + 50)
    assert rights.absent(table, "ada", 1, NOW + 50).seat == 1


def test_of_several_seats_the_one_that_is_asked_is_meant_and_else_it_must_be_said() -> None:
    log = a_table(3, game="ezra_nehemiah")
    [asked] = log.table.to_act()
    others = [seat for seat in range(3) if seat != asked]
    for seat in (asked, others[0]):
        log.table.seats[seat].person = "ada"
    log.table.seats[others[1]].person = "bea"
    assert rights.own_seats(log.table, "ada") == sorted((asked, others[0]))
    assert rights.own_seat(log.table, "ada", None) == asked
    assert rights.own_seat(log.table, "ada", others[0]) == others[0]
    assert code(rights.own_seat, log.table, "ada", others[1]) == "not_yours"
    assert rights.own_seat(log.table, "bea", None) == others[1], "an only seat need not be asked"
    log.table.seats[asked].person, log.table.seats[others[1]].person = "bea", "ada"
    with pytest.raises(Refused, match="several seats"):
        rights.own_seat(log.table, "ada", None)


def test_people_are_invited_before_the_start_by_the_owner_and_by_those_who_sit_there() -> None:
    table = a_table(2, started=False).table
    table.info.owner = "dan"
    for who in ("dan", "ada", "bea"):
        rights.inviting(table, who)
    assert code(rights.inviting, table, "eve") == "not_yours"
    assert code(rights.inviting, a_table(2).table, "ada") == "not_now"


def test_where_late_players_are_waited_for_they_are_replaced_a_day_after_their_time() -> None:
    log = a_table(2, game="ezra_nehemiah", clock={"kind": "turn", "hours": 2}, late="wait")
    [asked] = log.table.to_act()
    other = 1 - asked
    log.table.seats.wait_for_all(NOW + 1)
    may_from = NOW + 2 * HOUR + rights.LATE
    with pytest.raises(Refused) as error:
        rights.absent(log.table, NAMES[other], asked, may_from - 1)
    assert (error.value.code, error.value.more["until"]) == ("grace", may_from)
    assert rights.absent(log.table, NAMES[other], asked, may_from).seat == asked
    with pytest.raises(Refused) as error:
        rights.absent(log.table, NAMES[asked], other, may_from)
    assert (error.value.code, error.value.more["until"]) == ("grace", None), "it is not their turn"


def test_two_things_to_choose_from_are_enough_for_a_hint() -> None:
    log = a_table(2, game="ezra_nehemiah", hints=True)
    log.play_on(random.Random(2), 2)
    [asked] = log.table.to_act()
    assert len(log.match.history.state.legal(asked)) == 2
    assert rights.hints(log.table, NAMES[asked], asked) == (log.match, asked)


def test_of_a_finished_game_everybody_saves_positions() -> None:
    over = a_table(2)
    over.play_on(random.Random(1))
    assert rights.saving(over.table, None, 0) is True


def test_a_game_that_cannot_be_replayed_is_not_shown_as_over() -> None:
    over = a_table(2)
    over.play_on(random.Random(1))
    over.table.kept_result, over.table.match = over.table.scores(), None
    assert over.table.status == "over"
    with pytest.raises(Refused, match="cannot be replayed under the present rules"):
        rights.over(over.table)


# ------------------------------------------------------------------ rated, and against bots alone


def alone(**info: Any) -> Table:
    """A game in play in which ada has nobody but a bot against her."""
    table = a_table(2, **info).table
    table.seats[1].person, table.seats[1].bot = None, "easy"
    return table


def test_a_hint_is_for_a_seat_that_is_asked() -> None:
    log = a_table(2, game="ezra_nehemiah", hints=True)
    [asked] = log.table.to_act()
    assert rights.hints(log.table, NAMES[asked], asked) == (log.match, asked)
    with pytest.raises(Refused, match=f"seat {1 - asked} has nothing to choose"):
        rights.hints(log.table, NAMES[1 - asked], 1 - asked)


def test_a_player_who_plays_alone_takes_hints_saves_positions_and_takes_the_game_along() -> None:
    table = alone()
    assert rights.may_hint(table, "ada")
    assert rights.saving(table, "ada", 0) is False
    assert rights.carrying(table, "ada") is table.match
    for right in (lambda: rights.saving(table, "eve", 0), lambda: rights.saving(table, "ada", 1)):
        assert code(right) == "not_now"
    assert code(rights.carrying, table, "eve") == "not_yours"


def test_among_people_nobody_takes_the_game_along_or_a_hint_that_was_not_agreed() -> None:
    table = a_table(2).table
    assert not rights.may_hint(table, "ada")
    assert rights.may_hint(a_table(2, hints=True).table, "ada")
    assert code(rights.saving, table, "ada", 0) == "not_now"
    assert code(rights.carrying, table, "ada") == "not_yours"


def test_in_a_rated_game_nobody_has_help_a_second_try_or_the_seed() -> None:
    table = alone(rated=True, hints=True)
    assert not rights.may_hint(table, "ada")
    assert code(rights.taking_back, table) == "rated"
    assert code(rights.carrying, table, "ada") == "rated"
    assert code(rights.saving, table, "ada", 0) == "not_now"
    rights.taking_back(a_table(2).table)
