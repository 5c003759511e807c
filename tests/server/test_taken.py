"""Which names are taken, and by whom: accounts keep theirs, guests while they are about."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from tests.server.in_memory import put
from trilith.server import schema, taken
from trilith.server.clocks import now_ms
from trilith.server.names import same_form
from trilith.server.shapes import Person
from trilith.server.taken import KEPT
from trilith.server.wire import Refused

SINCE = 100
"""Guests who were about after this hold their names."""


def account(c: sa.Connection, name: str, created: int = 1) -> Person:
    person = f"p{name.lower()}"
    row = {"id": person, "name": name, "login": name.lower(), "created": created, "session": 0}
    put(c, schema.people, row)
    return Person(person, name, False)


def guest(c: sa.Connection, name: str, used: int | None = SINCE + 1, created: int = 1) -> Person:
    person = f"g{name.lower()}"
    row = {"id": person, "name": name, "login": None, "created": created, "session": 0}
    put(c, schema.people, row)
    if used is not None:
        line = {"id": f"s{person}", "person": person, "hash": "", "device": "", "created": 1}
        put(c, schema.sessions, line | {"used": used})
    return Person(person, name, True)


def take(c: sa.Connection, person: Person, name: str = "", *own: str) -> None:
    taken.take(c, Person(person.id, name or person.name, person.guest), own or (person.id,), SINCE)


def is_refused(c: sa.Connection, person: Person, name: str, *own: str) -> bool:
    try:
        take(c, person, name, *own)
    except Refused as refused:
        return refused.code == "name_taken"
    return False


def held(c: sa.Connection) -> dict[str, str]:
    n = schema.names.c
    return {row.form: row.person for row in c.execute(sa.select(n.form, n.person))}


def test_an_account_keeps_its_name_and_what_looks_like_it_for_ever(c: sa.Connection) -> None:
    ada, gus = account(c, "Ada"), guest(c, "Gus")
    take(c, ada)
    assert is_refused(c, gus, "ADA")
    assert is_refused(c, gus, "\u0410da")
    assert taken.is_held(c, "ada", (gus.id,), 10**15)
    assert not taken.is_held(c, "ada", (ada.id,), 0)
    assert not taken.is_held(c, "bea", (), 0)
    take(c, ada, "ADA")  # one's own, written otherwise


@pytest.mark.parametrize(("used", "holds"), [(SINCE + 1, True), (SINCE, False), (None, False)])
def test_a_guest_holds_a_name_while_it_shows_signs_of_life(
    c: sa.Connection, used: int | None, holds: bool
) -> None:
    gus, other = guest(c, "Gus", used), guest(c, "Other")
    take(c, gus)
    assert is_refused(c, other, "gus") is holds
    assert taken.holder_of(c, "GUS") == (gus.id if holds else other.id)


def test_a_guest_who_takes_another_name_gives_up_the_first(c: sa.Connection) -> None:
    gus, other = guest(c, "Gus"), guest(c, "Other")
    take(c, gus)
    take(c, gus, "Ines")
    assert held(c) == {same_form("Ines"): gus.id}
    take(c, other, "Gus")
    assert is_refused(c, gus, "Gus")


def test_a_name_that_an_account_gives_up_is_nobody_elses_for_ninety_days(c: sa.Connection) -> None:
    ada, bea = account(c, "Ada"), account(c, "Bea")
    take(c, ada)
    taken.keep(c, ada.id, now_ms())
    take(c, ada, "Anna")
    assert taken.holder_of(c, "Ada") is None
    assert is_refused(c, bea, "Ada")
    take(c, ada, "Ada")  # they may have it back
    taken.keep(c, ada.id, now_ms() - KEPT)
    take(c, bea, "Ada")
    assert taken.holder_of(c, "Ada") == bea.id


def test_a_barred_name_is_not_even_its_owners_until_it_has_ended(c: sa.Connection) -> None:
    ada = account(c, "Ada")
    take(c, ada)
    taken.keep(c, ada.id, now_ms(), barred=True)
    assert is_refused(c, ada, "Ada")
    c.execute(schema.names.update().values(until=now_ms() - 1))
    take(c, ada, "Ada")


def test_a_closed_account_gives_up_all_its_names(c: sa.Connection) -> None:
    ada, bea = account(c, "Ada"), account(c, "Bea")
    take(c, ada)
    take(c, bea)
    taken.keep(c, ada.id, now_ms())
    take(c, ada, "Anna")
    taken.let_go(c, ada.id)
    assert held(c) == {same_form("Bea"): bea.id}


# ------------------------------------------------------------------ another version of Unicode


def test_forms_are_rebuilt_once_when_unicode_has_moved_on(c: sa.Connection) -> None:
    ada = account(c, "Ada")
    taken.keep_current(c)
    assert held(c) == {same_form("Ada"): ada.id}
    c.execute(schema.names.update().values(form="as of old"))
    taken.keep_current(c)
    assert held(c) == {"as of old": ada.id}  # the version is the same
    meta = schema.meta
    c.execute(meta.update().where(meta.c.key == "name_forms").values(value="0"))
    taken.keep_current(c)
    assert held(c) == {same_form("Ada"): ada.id}


def test_where_two_have_the_same_by_now_the_account_and_the_older_one_keep_it(
    c: sa.Connection,
) -> None:
    guest(c, "\u0410da", created=1)
    guest(c, "Gus", created=2)
    guest(c, "Absent", used=None)
    older = account(c, "Ada", created=3)
    account(c, "\u0391da", created=4)
    taken.keep_current(c)
    assert held(c) == {same_form("Ada"): older.id, same_form("Gus"): "ggus"}


def test_a_name_that_was_given_up_stays_given_up(c: sa.Connection) -> None:
    ada = account(c, "Ada")
    account(c, "Bea")
    put(c, schema.names, {"form": same_form("Bea"), "person": ada.id, "until": 9**15})
    taken.keep_current(c)
    assert held(c)[same_form("Bea")] == ada.id
