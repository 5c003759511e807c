"""`trilith admin`: what an operator does for people, on the server's own database."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.cli.command import Command, Result
from trilith.server import cases, roles, schema, standing
from trilith.server.clocks import now_ms
from trilith.server.shapes import Person
from trilith.server.store import migrate
from trilith.server.taken import take

Admin = Callable[..., Result]
WHY = ("--reason", "Insults at two tables.")
ADA, RUDE = "a00000001", "a00000002"


@pytest.fixture
def engine(tmp_path: Path) -> sa.Engine:
    """A database with two people and a reported line of chat."""
    made = sa.create_engine(f"sqlite:///{tmp_path / 'people.db'}")
    migrate(made)
    with made.begin() as c:
        for number, name in ((ADA, "Ada"), (RUDE, "Rude")):
            row = {"id": number, "name": name, "login": name.lower(), "created": 0, "session": 0}
            c.execute(schema.people.insert().values(row))
            take(c, Person(number, name, False), (number,), 0)
        for text in ("well played", "you stone"):
            line = {"table_id": "t1", "room": "table", "seat": 0, "name": "Rude", "text": text}
            c.execute(schema.chat.insert().values(**line, at=1, person=RUDE))
        cases.add_report(c, cases.Report(ADA, RUDE, "t1", "insult", [2], ""), now_ms())
    return made


@pytest.fixture
def admin(trilith: Command, tmp_path: Path, engine: sa.Engine) -> Admin:
    def run(*arguments: object) -> Result:
        return trilith("admin", *arguments, "--database-url", tmp_path / "people.db")

    return run


def held(engine: sa.Engine) -> standing.Standing:
    with engine.connect() as c:
        return standing.standing_of(c, RUDE, now_ms())


def test_reports_are_listed_with_the_lines_that_were_marked(admin: Admin) -> None:
    out = admin("reports").out
    assert "case 1: insult, against Rude" in out
    assert "    Rude: well played\n  > Rude: you stone\n" in out


def test_what_is_decided_holds_until_it_is_lifted_and_stands_in_the_log(
    admin: Admin, engine: sa.Engine
) -> None:
    assert admin("warn", "rude", *WHY).out == "Rude: warned\n"
    assert admin("silence", "Rude", 7, *WHY).out.startswith("Rude: silent until 20")
    assert admin("suspend", "Rude", 30, *WHY).out.startswith("Rude: no open tables until 20")
    assert held(engine).silent > now_ms() + 6 * cases.DAY
    assert held(engine).no_open > now_ms() + 29 * cases.DAY
    assert admin("lift", "Rude", "--reason", "They apologised.").out == "Rude: 2 lifted\n"
    assert admin("lift", "Rude", "--reason", "Once more.").out == "Rude: nothing to lift\n"
    assert held(engine) == standing.Standing()
    log = admin("log").out.splitlines()
    assert [line.split(": ")[2].partition(" until ")[0] for line in log] == [
        "lifted",
        "lifted",
        "no open tables",
        "silent",
        "warned",
    ]
    assert all("operator: Rude:" in line for line in log)
    assert admin("log", "Ada").out == "Nothing in the log.\n"
    with engine.connect() as c:
        assert len(cases.words_for(c, RUDE)) == 5  # each was told to the person


def test_a_closed_account_and_a_name_that_had_to_go(admin: Admin, engine: sa.Engine) -> None:
    def closed() -> bool:
        with engine.connect() as c:
            query = sa.select(schema.people.c.closed).where(schema.people.c.id == RUDE)
            return bool(c.execute(query).scalar())

    assert admin("close", "Rude", *WHY).out == "Rude: account closed\n"
    assert closed()
    again = admin("close", "rude", *WHY).problem
    assert "expected an open account; Rude's is closed" in again
    admin("lift", "Rude", "--reason", "It was somebody else.")
    assert not closed()
    assert admin("rename", "Rude", *WHY).out.startswith(
        "Rude: has to choose another name; now called Player "
    )
    assert "expected somebody's name, found 'Rude'" in admin("warn", "Rude", *WHY).problem


def test_roles_are_given_and_taken(admin: Admin, engine: sa.Engine) -> None:
    for role, kept in (("moderator", "moderator"), ("operator", "operator"), ("none", "")):
        assert admin("role", "Ada", role).out == f"Ada: {role}\n"
        with engine.connect() as c:
            assert roles.role_of(c, ADA) == kept


def test_mistakes_are_answered_in_a_line(admin: Admin) -> None:
    assert "expected the name of an account, found 'Nobody'" in (
        admin("role", "Nobody", "moderator").problem
    )
    assert "expected somebody's name" in admin("silence", "Nobody", 7, *WHY).problem
    assert "expected a reason of 3 to 500 characters" in (
        admin("warn", "Rude", "--reason", " ").problem
    )
    assert "expected --recompute, --check or both" in admin("ratings").problem
    assert "--public-url: expected such as" in (
        admin("reset", "Ada", "--public-url", "not a url").problem
    )
    assert "365" in admin("silence", "Rude", 366, *WHY).err
