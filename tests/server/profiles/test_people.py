"""Finding people: by name, and those one has played with; and what they show."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from tests.server.in_memory import put
from trilith.server import schema
from trilith.server.profiles import people
from trilith.server.profiles.people import MOST, Known
from trilith.server.profiles.shapes import Shown
from trilith.server.wire import Refused


def account(c: sa.Connection, *names: str, guest: bool = False) -> None:
    for name in names:
        row = {"id": name.lower(), "name": name, "created": 5, "session": 0}
        put(c, schema.people, row | {"login": None if guest else name.lower()})


def played(c: sa.Connection, table: str, *persons: str, status: str = "over") -> None:
    row = {"id": table, "game": "castle", "status": status, "access": "open", "owner": persons[0]}
    put(c, schema.tables, row | {"created": 1, "updated": 1, "awake": False, "summary": ""})
    put(
        c,
        schema.seats,
        *({"table_id": table, "seat": i, "person": p} for i, p in enumerate(persons)),
    )


def names(c: sa.Connection, asker: str | None, typed: str = "", met: bool = False) -> list[str]:
    return [one.name for one in people.found(c, asker, typed, met)]


def test_people_are_found_by_how_their_name_begins(c: sa.Connection) -> None:
    account(c, "Ada", "Adam", "Bea", "A%c")
    account(c, "Adele", guest=True)
    assert names(c, None, " aDA") == ["Ada", "Adam"]
    assert names(c, None, "%") == names(c, None, "a_") == names(c, None, "") == []
    assert names(c, None, "a%") == ["A%c"]


def test_a_limited_number_at_once_and_those_apart_take_nobodys_place(c: sa.Connection) -> None:
    account(c, *(f"N{number:03}" for number in range(MOST + 5)))
    for number in range(3):
        put(
            c,
            schema.manners,
            {"person": f"n{number:03}", "other": "n034", "muted": False, "blocked": True},
        )
    assert names(c, None, "n") == [f"N{number:03}" for number in range(MOST)]
    assert names(c, "n034", "n") == [f"N{number:03}" for number in range(3, MOST + 3)]


def test_one_has_met_those_with_whom_a_game_was_finished(c: sa.Connection) -> None:
    account(c, "Ada", "Bea", "Cid", "Dan")
    played(c, "t1", "ada", "bea", "ada")
    played(c, "t2", "ada", "cid", status="playing")
    played(c, "t3", "bea", "dan")
    assert people.people_met(c, "ada") == {"bea"}
    assert people.people_met(c, "bea") == {"ada", "dan"}
    assert names(c, "ada", met=True) == ["Bea"]
    assert names(c, "bea", "d", met=True) == ["Dan"]
    assert names(c, None, met=True) == []


def test_nobody_learns_whether_somebody_is_apart_or_never_was(c: sa.Connection) -> None:
    account(c, "Ada", "Bea")
    account(c, "Gus", guest=True)
    put(c, schema.manners, {"person": "bea", "other": "ada", "muted": False, "blocked": True})
    told = set()
    for name in ("Bea", "Gus", "Nobody"):
        with pytest.raises(Refused) as refused:
            people.named(c, name, "ada")
        told.add((refused.value.code, refused.value.text))
    assert len(told) == 1
    assert people.named(c, " bEA ", None).id == "bea"


def test_an_account_is_known_with_what_it_shows_and_whether_one_met(c: sa.Connection) -> None:
    account(c, "Ada", "Bea")
    assert people.named(c, "Bea", "ada") == Known("bea", "Bea", 5, Shown(), False)
    played(c, "t1", "ada", "bea")
    people.show(c, "bea", Shown(ratings="met", near=True))
    people.show(c, "bea", Shown(ratings="met"))
    known = people.named(c, "Bea", "ada")
    assert known.met
    assert known.shown == Shown(ratings="met")
    assert not people.named(c, "Ada", "ada").met
    assert not people.named(c, "Bea", None).met


@pytest.mark.parametrize(
    ("shown", "met", "seen"),
    [
        ("everyone", False, True),
        ("met", True, True),
        ("met", False, False),
        ("nobody", True, False),
    ],
)
def test_what_is_shown_to_whom(shown: str, met: bool, seen: bool) -> None:
    known = Known("bea", "Bea", 5, Shown(ratings=shown), met)  # type: ignore[arg-type]
    assert known.shows("ratings", "ada") is seen
    assert known.shows("ratings", "bea")
