"""Invitations by name: told once, listed while they stand, and declined without a word."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.in_memory import put, seat, summary
from trilith.server import schema
from trilith.server.finding import invites
from trilith.server.finding.invites import A_DAY, A_TABLE, DAY
from trilith.server.shapes import Person, Summary, plain
from trilith.server.wire import Refused

NOW = 1_790_000_000_000
ADA = Person("ada", "Ada", False)
FREE = seat(1, None, kind="free", bot=None)


@pytest.fixture(autouse=True)
def people(c: sa.Connection) -> None:
    for name in ("ada", "bea", "cid"):
        put(c, schema.people, {"id": name, "name": name.title(), "created": 1, "session": 0})


def opened(c: sa.Connection, table: str = "t1", *seats: Any, status: str = "waiting") -> Summary:
    """A table that waits, as the database knows it."""
    made = summary(table, *(seats or (seat(0, "ada"), FREE)), status=status, title="Come")
    row = {"id": table, "game": "castle", "status": status, "access": "link", "owner": "ada"}
    doc = msgspec.json.encode(plain(made)).decode()
    put(c, schema.tables, row | {"created": 1, "updated": 1, "awake": False, "summary": doc})
    return made


def invite(c: sa.Connection, table: Summary, to: str = "bea", **more: Any) -> None:
    asked: dict[str, Any] = {"by": ADA, "now": NOW, "delay": 60, "wants": True} | more
    invites.invite(c, table, asked["by"], to, asked["now"], asked["delay"], asked["wants"])


def outbox(c: sa.Connection) -> list[tuple[Any, ...]]:
    o = schema.outbox.c
    query = sa.select(o.person, o.table_id, o.kind, o.mark, o.due, o.until, o.who)
    return [tuple(row) for row in c.execute(query)]


def test_two_invitations_make_one_letter(c: sa.Connection) -> None:
    table = opened(c)
    invite(c, table)
    invite(c, table, now=NOW + 5)
    assert outbox(c) == [("bea", "t1", "invite", 0, NOW + 60, 0, "Ada")]
    [one] = invites.of(c, "bea")
    assert (one.table, one.game, one.title) == ("t1", "castle", "Come")
    assert (one.by, one.at, one.free) == ("Ada", NOW, 1)
    assert invites.of(c, "cid") == []


def test_a_person_who_wants_no_message_finds_it_on_the_page(c: sa.Connection) -> None:
    invite(c, opened(c), wants=False)
    assert outbox(c) == []
    assert len(invites.of(c, "bea")) == 1


def test_nobody_hears_of_a_blocked_person_and_the_host_does_not_notice(c: sa.Connection) -> None:
    put(c, schema.manners, {"person": "bea", "other": "ada", "muted": False, "blocked": True})
    invite(c, opened(c))
    assert outbox(c) == []
    assert invites.of(c, "bea") == []


@pytest.mark.parametrize(
    ("seats", "status"),
    [
        ((seat(0, "ada"), FREE), "playing"),
        ((seat(0, "ada"), seat(1, "cid")), "waiting"),
        ((seat(0, "ada"), seat(1, "bea"), seat(2, None, kind="free", bot=None)), "waiting"),
    ],
    ids=["begun", "full", "already there"],
)
def test_an_invitation_stands_while_one_could_sit_down(
    c: sa.Connection, seats: Any, status: str
) -> None:
    invite(c, opened(c, "t1", *seats, status=status))
    assert invites.of(c, "bea") == []


def test_the_newest_comes_first(c: sa.Connection) -> None:
    for number in range(3):
        invite(c, opened(c, f"t{number}"), now=NOW + number)
    assert [one.table for one in invites.of(c, "bea")] == ["t2", "t1", "t0"]


def test_no_thank_you_takes_back_the_message_and_asking_again_tells_nothing(
    c: sa.Connection,
) -> None:
    first, second = opened(c), opened(c, "t2")
    for table in (first, second):
        invite(c, table)
    invite(c, first, to="cid")
    invites.decline(c, "bea", "t1")
    assert [one.table for one in invites.of(c, "bea")] == ["t2"]
    assert {row[:2] for row in outbox(c)} == {("bea", "t2"), ("cid", "t1")}
    invite(c, first)
    assert [one.table for one in invites.of(c, "bea")] == ["t2"]


def fill(c: sa.Connection, count: int, table: str, at: int = NOW) -> None:
    rows = [
        {"table_id": table.format(n), "person": f"n{n}", "by": "ada", "at": at}
        for n in range(count)
    ]
    put(c, schema.invites, *rows)


def test_a_dozen_to_a_table(c: sa.Connection) -> None:
    table, other = opened(c), opened(c, "t2")
    fill(c, A_TABLE - 1, "t1")
    invite(c, table)
    with pytest.raises(Refused, match="at most 12 invitations to a table"):
        invite(c, table, to="cid")
    invite(c, other, to="cid")


def test_forty_a_day_and_more_tomorrow(c: sa.Connection) -> None:
    table = opened(c)
    fill(c, A_DAY - 1, "u{}")
    invite(c, table)
    with pytest.raises(Refused, match="at most 40 invitations a day"):
        invite(c, table, to="cid")
    invite(c, table, to="cid", by=Person("cid", "Cid", False))
    invite(c, opened(c, "t2"), now=NOW + DAY)
