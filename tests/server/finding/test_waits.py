"""What somebody waits for: kept once, listed to its owner alone, and forgotten when it is past."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.in_memory import database, put, seat, summary
from trilith.server import schema
from trilith.server.entries import Entry
from trilith.server.finding import waits
from trilith.server.finding.shapes import Wanted
from trilith.server.shapes import Seat, Summary
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


def test_the_number_of_things_to_wait_for_is_limited() -> None:
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


# ------------------------------------------------------------------ who is told

NOW = 1_790_000_000_000
FREE = seat(1, None, kind="free", bot=None)


def opened(table: str = "t1", *seats: Seat, **more: Any) -> Summary:
    """A table of ada's with a free seat, or with these."""
    return summary(table, *(seats or (seat(0, "ada"), FREE)), **({"status": "waiting"} | more))


def executing(c: sa.Connection) -> Any:
    """How the writer carries out a statement."""

    def execute(text: str, values: Sequence[Any]) -> Any:
        return c.exec_driver_sql(text, tuple(values))

    return execute


def sits_down(c: sa.Connection, table: Summary, who: str = "cid", now: int = NOW) -> list[str]:
    """Who is written to when somebody sits down there."""
    c.execute(schema.outbox.delete())
    waits.tell(executing(c), table, who, who.title(), now, 60)
    return sorted(c.execute(sa.select(schema.outbox.c.person)).scalars())


def stands_up(c: sa.Connection, table: Summary) -> list[str]:
    """Who is written to when somebody stands up there."""
    c.execute(schema.outbox.delete())
    waits.tell_of_room(executing(c), table, Entry(7, NOW, "stand", {"seat": 1}), 60)
    return sorted(c.execute(sa.select(schema.outbox.c.person)).scalars())


def test_somebody_sits_down_and_who_waits_for_such_a_table_is_told_once(c: sa.Connection) -> None:
    waits.add(c, "bea", CASTLE, 0)
    waits.add(c, "dan", SA_RE, 0)
    assert sits_down(c, opened()) == ["bea"]
    row = c.execute(sa.select(schema.outbox)).one()
    assert (row.table_id, row.kind, row.mark, row.made) == ("t1", "wait", 0, NOW)
    assert (row.due, row.until, row.who) == (NOW + 60, 0, "Cid")
    assert sits_down(c, opened()) == []
    assert sits_down(c, opened("t2"), who="bea") == [], "nobody is told of themselves"


def test_two_messages_about_one_wish_are_a_quarter_of_an_hour_apart(c: sa.Connection) -> None:
    waits.add(c, "bea", CASTLE, 0)
    dues = []
    for table, now in (("t1", NOW), ("t2", NOW + 5), ("t3", NOW + 60 + 3 * waits.PAUSE)):
        sits_down(c, opened(table), now=now)
        dues.append(c.execute(sa.select(schema.outbox.c.due)).scalar_one())
    assert dues == [NOW + 60, NOW + 60 + waits.PAUSE, NOW + 120 + 3 * waits.PAUSE]


def test_a_wish_holds_until_its_time_and_without_one_for_ever(c: sa.Connection) -> None:
    waits.add(c, "bea", CASTLE, NOW + 1)
    waits.add(c, "cid", CASTLE, NOW)
    waits.add(c, "dan", CASTLE, 0)
    assert sits_down(c, opened(), who="eve") == ["bea", "dan"]


def test_the_last_fifty_tables_are_remembered(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waits, "REMEMBERED", 2)
    waits.add(c, "bea", CASTLE, 0)
    for table in ("t1", "t2", "t3"):
        sits_down(c, opened(table))
    assert json.loads(c.execute(sa.select(schema.waits.c.tables)).scalar_one()) == ["t2", "t3"]
    assert sits_down(c, opened("t1")) == ["bea"]


@pytest.mark.parametrize(
    "table",
    [
        opened(access="link"),
        opened("t1", seat(0, "ada"), seat(1, "cid")),
        opened("t1", seat(0, "bea"), FREE),
        opened(status="playing"),
    ],
    ids=["by link", "full", "already there", "begun"],
)
def test_a_table_at_which_one_cannot_sit_down_is_no_news(c: sa.Connection, table: Summary) -> None:
    waits.add(c, "bea", CASTLE, 0)
    assert sits_down(c, table) == []


def test_at_ones_own_table_every_seat_counts_and_at_anothers_none(c: sa.Connection) -> None:
    for who in ("ada", "bea", "dan"):
        waits.add(c, who, Wanted(table="t1"), 0)
    full = opened("t1", seat(0, "bea"), seat(1, "cid"), access="link")
    assert sits_down(c, full) == ["ada", "bea"], "the owner need not play"
    assert sits_down(c, opened("t2", seat(0, "bea"), FREE)) == []


def test_the_hosts_rating_decides_and_is_1500_of_somebody_new(c: sa.Connection) -> None:
    waits.add(c, "bea", Wanted(low=1501), 0)
    waits.add(c, "dan", Wanted(high=1500), 0)
    assert sits_down(c, opened()) == ["dan"]
    rated = {"person": "ada", "game": "castle", "mean": 30.0, "deviation": 1.0}
    rest = {name: 0 for name in schema.ratings.c.keys() if name not in rated}
    put(c, schema.ratings, rated | rest)
    assert sits_down(c, opened("t2")) == ["bea"]


def test_a_seat_that_comes_free_is_told_to_those_who_wait_for_that_table(c: sa.Connection) -> None:
    waits.add(c, "bea", Wanted(table="t1"), 0)
    waits.add(c, "dan", Wanted(table="t2"), 0)
    waits.add(c, "ada", Wanted(table="t1"), 0)
    assert stands_up(c, opened()) == ["bea"]
    row = c.execute(sa.select(schema.outbox)).one()
    assert (row.table_id, row.mark, row.made, row.due, row.who) == ("t1", 7, NOW, NOW + 60, "")
    assert stands_up(c, opened()) == ["bea"], "each time"
    due = c.execute(sa.select(schema.outbox.c.due)).scalar_one()
    assert due == NOW + 60 + waits.PAUSE


@pytest.mark.parametrize("by", ["bea", "ada"])
def test_people_who_are_kept_apart_hear_nothing_of_each_other(c: sa.Connection, by: str) -> None:
    other = "ada" if by == "bea" else "bea"
    put(c, schema.manners, {"person": by, "other": other, "muted": False, "blocked": True})
    waits.add(c, "bea", CASTLE, 0)
    waits.add(c, "bea", Wanted(table="t1"), 0)
    assert sits_down(c, opened(), who="ada") == []
    assert stands_up(c, opened()) == []
    assert sits_down(c, opened(), who="cid") == ["bea"]
