"""What a decision about somebody changes besides its line in the log."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from tests.server.in_memory import put
from trilith.server import cases, deciding, schema, taken
from trilith.server.shapes import Person
from trilith.server.standing import standing_of

NOW = 1_790_000_000_000
ADA = "p0000000000a1b2c3"


def account(c: sa.Connection, person: str = ADA, name: str = "Ada") -> None:
    put(
        c,
        schema.people,
        {"id": person, "name": name, "login": name.lower(), "created": 1, "session": 0},
    )
    taken.take(c, Person(person, name, False), (), 0)
    for table in (schema.sessions, schema.tokens):
        row = {"id": f"{table.name} {person}", "person": person, "hash": "h", "created": 1}
        more = {"device": "", "used": 1} if table is schema.sessions else {"name": "bot"}
        put(c, table, row | more)


def of(c: sa.Connection, table: sa.Table, column: str = "person") -> list[Any]:
    return list(c.execute(sa.select(table.c[column])).scalars())


def row_of(c: sa.Connection, person: str = ADA) -> Any:
    return c.execute(sa.select(schema.people).where(schema.people.c.id == person)).one()


def test_the_operator_closes_an_account_and_everything_that_signs_in_to_it(
    c: sa.Connection,
) -> None:
    account(c)
    account(c, "p00000000000000bea", "Bea")
    deciding.by_operator(c, ADA, "close", 0, "spam", NOW)
    assert row_of(c).closed == NOW
    assert row_of(c, "p00000000000000bea").closed == 0
    assert of(c, schema.sessions) == of(c, schema.tokens) == ["p00000000000000bea"]
    [act] = c.execute(sa.select(schema.acts)).all()
    assert (act.about, act.person, act.what, act.until, act.reason) == (
        ADA, cases.OPERATOR, "close", 0, "spam",
    )  # fmt: skip
    assert of(c, schema.told) == [ADA]


def test_what_is_taken_away_for_some_days_ends_by_itself(c: sa.Connection) -> None:
    account(c)
    deciding.by_operator(c, ADA, "silent", 7, "rude", NOW)
    until = NOW + 7 * cases.DAY
    assert standing_of(c, ADA, until - 1).silent == until
    assert standing_of(c, ADA, until).silent == 0
    assert row_of(c).closed == 0
    assert of(c, schema.sessions) == of(c, schema.tokens) == [ADA]


def test_lifting_ends_all_that_holds_and_opens_the_account(c: sa.Connection) -> None:
    account(c)
    for what, days in (("silent", 7), ("no_open", 30), ("warning", 0), ("close", 0)):
        deciding.by_operator(c, ADA, what, days, "so", NOW)
    assert deciding.lift_all(c, ADA, "a mistake", NOW + 5) == 3
    assert row_of(c).closed == 0
    assert (standing_of(c, ADA, NOW + 6).silent, standing_of(c, ADA, NOW + 6).no_open) == (0, 0)
    assert deciding.lift_all(c, ADA, "again", NOW + 9) == 0


def test_what_is_lifted_is_a_line_about_that_decision_and_the_person_is_told(
    c: sa.Connection,
) -> None:
    account(c)
    deciding.by_operator(c, ADA, "silent", 7, "rude", NOW)
    deciding.lift_all(c, ADA, "a mistake", NOW + 5)
    silent, lifted = c.execute(sa.select(schema.acts).order_by(schema.acts.c.id)).all()
    assert (silent.case_id, silent.of) == (0, 0)
    assert (lifted.what, lifted.of, lifted.person) == ("lifted", silent.id, cases.OPERATOR)
    assert (lifted.case_id, lifted.until, lifted.reason) == (0, 0, "a mistake")
    assert of(c, schema.told, "act") == [silent.id, lifted.id]


def test_what_has_ended_by_itself_is_not_lifted(c: sa.Connection) -> None:
    account(c)
    deciding.by_operator(c, ADA, "silent", 7, "rude", NOW)
    assert deciding.lift_all(c, ADA, "late", NOW + 7 * cases.DAY) == 0


def test_a_name_that_had_to_go_is_replaced_and_nobodys_for_a_while(c: sa.Connection) -> None:
    account(c)
    deciding.by_operator(c, ADA, "rename", 0, "not that name", NOW)
    assert row_of(c).name == deciding.neutral_name(ADA) == f"Player {0xA1B2C3 % 10**6:06d}"
    assert taken.is_held(c, "Ada", (ADA,), 0)
    assert row_of(c).renamed == 0


def test_a_moderators_decision_and_the_answer_to_an_objection_are_carried_out(
    c: sa.Connection,
) -> None:
    account(c)
    mod, max_, mia = (f"p0000000000000{name}" for name in ("mod", "max", "mia"))
    for person in (mod, max_, mia):
        account(c, person, person[-3:])
    case, _ = cases.add_report(c, cases.Report(mia, ADA, "t", "other", [], "look"), NOW)
    deciding.decide(c, case, mod, "close", 0, "reason enough", NOW)
    assert row_of(c).closed == 0  # it takes two
    closed = deciding.decide(c, case, max_, "close", 0, "reason enough", NOW)
    assert row_of(c).closed == NOW
    assert ADA not in of(c, schema.tokens)
    objection = cases.object_to(c, closed.act, ADA, "I did not", NOW + 1)
    deciding.answer(c, objection, mia, False, "you did not", NOW + 2)
    assert row_of(c).closed == 0
