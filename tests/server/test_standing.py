"""What holds for somebody at present: the longest that was decided, unless it was lifted."""

from __future__ import annotations

import pytest

from tests.server.in_memory import database, put
from trilith.server import schema
from trilith.server.cases import add_act
from trilith.server.standing import Standing, standing_of
from trilith.server.wire import Refused


def test_the_longest_of_what_holds_counts_for_each_kind() -> None:
    with database() as c:
        for what, until in (("silent", 50), ("silent", 90), ("no_open", 70), ("warning", 0)):
            add_act(c, 1, 0, "ada", "mod", what, until, "so")
        add_act(c, 1, 0, "bea", "mod", "silent", 500, "so")
        assert standing_of(c, "ada", 10) == Standing(silent=90, no_open=70)
        assert standing_of(c, "ada", 70) == Standing(silent=90)
        assert standing_of(c, "ada", 90) == Standing()


def test_what_was_lifted_holds_no_more() -> None:
    with database() as c:
        act = add_act(c, 1, 0, "ada", "mod", "silent", 90, "so")
        add_act(c, 1, 0, "ada", "mod", "upheld", 0, "so", act)
        assert standing_of(c, "ada", 10).silent == 90
        add_act(c, 2, 0, "ada", "max", "lifted", 0, "so", act)
        assert standing_of(c, "ada", 10) == Standing()


def test_a_ban_of_a_guest_holds_for_the_account_it_became() -> None:
    with database() as c:
        person = {"name": "G", "created": 1, "session": 0}
        put(c, schema.people, person | {"id": "guest", "moved_to": "ada"})
        add_act(c, 1, 0, "guest", "mod", "no_open", 90, "so")
        assert standing_of(c, "ada", 10).no_open == 90
        assert standing_of(c, "bea", 10) == Standing()


def test_only_what_was_taken_away_is_refused_and_until_when_is_said() -> None:
    silent, apart = Standing(silent=5), Standing(no_open=6)
    with pytest.raises(Refused) as error:
        silent.check_may_speak()
    assert (error.value.code, error.value.error("").until) == ("silenced", 5)
    with pytest.raises(Refused) as error:
        apart.check_may_sit_openly()
    assert (error.value.code, error.value.error("").until) == ("no_open_tables", 6)
    silent.check_may_sit_openly()
    apart.check_may_speak()
