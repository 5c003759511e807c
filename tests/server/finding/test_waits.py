"""What somebody waits for: kept once, listed to its owner alone, and forgotten when it is past."""

from __future__ import annotations

import pytest

from tests.server.in_memory import database
from trilith.server.finding import waits
from trilith.server.finding.shapes import Wanted
from trilith.server.wire import Refused

CASTLE, SA_RE = Wanted(games=["castle"]), Wanted(games=["sa_re"])


def test_the_same_wish_twice_is_one_and_others_keep_theirs() -> None:
    with database() as c:
        waits.add(c, "bea", CASTLE, 0)
        waits.add(c, "ada", SA_RE, 0)
        waits.add(c, "ada", CASTLE, 0)
        again = waits.add(c, "ada", CASTLE, 90)
        assert {one.wanted.games[0] for one in waits.of(c, "ada", 5)} == {"castle", "sa_re"}
        assert [one.until for one in waits.of(c, "ada", 5) if one.id == again.id] == [90]
        assert [one.wanted for one in waits.of(c, "bea", 5)] == [CASTLE]


def test_one_may_wait_for_so_many_things_and_no_more() -> None:
    with database() as c:
        for n in range(waits.MOST):
            waits.add(c, "ada", Wanted(table=f"t{n}"), 0)
        with pytest.raises(Refused, match="at most 20"):
            waits.add(c, "ada", CASTLE, 0)
        waits.add(c, "ada", Wanted(table="t3"), 0)
        waits.add(c, "bea", CASTLE, 0)


def test_what_is_past_is_forgotten_and_what_has_no_end_stays() -> None:
    with database() as c:
        waits.add(c, "ada", CASTLE, 100)
        waits.add(c, "ada", SA_RE, 0)
        assert len(waits.of(c, "ada", 99)) == 2
        assert [one.wanted for one in waits.of(c, "ada", 100)] == [SA_RE]


def test_nobody_ends_what_another_waits_for() -> None:
    with database() as c:
        mine = waits.add(c, "ada", CASTLE, 0)
        waits.end(c, "bea", mine.id)
        assert len(waits.of(c, "ada", 5)) == 1
        waits.end(c, "ada", mine.id)
        assert waits.of(c, "ada", 5) == []


def test_a_guest_s_wishes_become_the_account_s() -> None:
    with database() as c:
        waits.add(c, "guest", CASTLE, 0)
        waits.add(c, "bea", SA_RE, 0)
        waits.move(c, "guest", "ada")
        assert [one.wanted for one in waits.of(c, "ada", 5)] == [CASTLE]
        assert [one.wanted for one in waits.of(c, "bea", 5)] == [SA_RE]
