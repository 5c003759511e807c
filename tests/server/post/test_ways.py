"""The ways to a person: set up, confirmed, paused when they fail, ended by a link."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.in_memory import put
from trilith.server import schema
from trilith.server.post import ways
from trilith.server.post.ways import CONFIRM, FAILED, MAX_WAYS, Way
from trilith.server.wire import Refused

NOW = 1_790_000_000_000


def add(
    c: sa.Connection,
    kind: Any = "webhook",
    target: str = "https://x",
    person: str = "ada",
    now: int = NOW,
    is_confirmed: bool = True,
    **keys: str,
) -> Way:
    return ways.add(c, person, kind, target, keys, "Firefox", now, is_confirmed)


def letter(c: sa.Connection, way: Way) -> None:
    row = {"person": way.person, "way": way.id, "lines": "[1]", "due": 0, "tries": 0, "claimed": 0}
    put(c, schema.letters, row)


def letters(c: sa.Connection) -> list[str]:
    return list(c.execute(sa.select(schema.letters.c.way)).scalars())


def code_of(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.code


# ------------------------------------------------------------------ set up and removed


def test_a_way_is_as_it_was_set_up(c: sa.Connection) -> None:
    way = add(c, auth="secret")
    assert ways.one(c, way.id) == way
    assert way.keys == {"auth": "secret"}
    assert (way.confirmed, way.failures, way.paused, way.used) == (NOW, 0, "", 0)
    assert add(c, "mail", "a@x", is_confirmed=False).confirmed == 0


def test_ways_are_listed_in_the_order_in_which_they_came(c: sa.Connection) -> None:
    late, early = add(c, target="https://late", now=NOW + 1), add(c, target="https://early")
    add(c, person="bea")
    assert [way.id for way in ways.all_of(c, "ada")] == [early.id, late.id]


def test_the_same_browser_again_takes_the_place_of_the_old_one_and_its_letters(
    c: sa.Connection,
) -> None:
    old, other, beas = add(c), add(c, target="https://y"), add(c, person="bea")
    for way in (old, other, beas):
        letter(c, way)
    new = add(c)
    assert {way.id for way in ways.all_of(c, "ada")} == {new.id, other.id}
    assert letters(c) == [other.id, beas.id]
    assert ways.one(c, beas.id) == beas


def test_a_person_has_one_mail_address(c: sa.Connection) -> None:
    add(c, "mail", "old@x")
    add(c, "push", "old@x")
    add(c, "mail", "new@x", is_confirmed=False)
    assert [(way.kind, way.target) for way in ways.all_of(c, "ada")] == [
        ("push", "old@x"),
        ("mail", "new@x"),
    ]


def test_the_number_of_ways_is_limited_but_an_existing_one_may_be_set_up_again(
    c: sa.Connection,
) -> None:
    for number in range(MAX_WAYS):
        add(c, target=f"https://{number}")
    with pytest.raises(Refused, match="at most 12") as refused:
        add(c, target="https://more")
    assert code_of(refused) == "limit"
    add(c, target="https://0")
    add(c, person="bea")


def test_nobody_has_anothers_way(c: sa.Connection) -> None:
    way = add(c)
    assert ways.one(c, way.id, "ada") == way
    for number, person in ((way.id, "bea"), ("nothing", "ada"), ("nothing", None)):
        with pytest.raises(Refused) as refused:
            ways.one(c, number, person)
        assert code_of(refused) == "no_way"
    ways.remove(c, way)
    assert ways.all_of(c, "ada") == []


# ------------------------------------------------------------------ an address


def test_an_address_is_confirmed_by_the_person_who_reads_its_mail(c: sa.Connection) -> None:
    way = add(c, "mail", "a@x", is_confirmed=False, code=ways.hashed("open"))
    assert ways.mail_of(c, "ada") is None
    with pytest.raises(Refused) as refused:
        ways.confirm(c, way.id, "guess", NOW)
    assert code_of(refused) == "bad_link"
    ways.confirm(c, way.id, "open", NOW + CONFIRM)
    assert ways.one(c, way.id).confirmed == NOW + CONFIRM
    assert ways.mail_of(c, "ada") == "a@x"
    ways.confirm(c, way.id, "open", NOW + 1)  # once more changes nothing
    assert ways.one(c, way.id).confirmed == NOW + CONFIRM


def test_a_link_is_good_for_three_days_and_for_mail_alone(c: sa.Connection) -> None:
    mail = add(c, "mail", "a@x", is_confirmed=False, code=ways.hashed("open"))
    hook = add(c, is_confirmed=False, code=ways.hashed("open"))
    for way, now in ((mail, NOW + CONFIRM + 1), (hook, NOW)):
        with pytest.raises(Refused, match="no longer valid"):
            ways.confirm(c, way.id, "open", now)
        assert ways.one(c, way.id).confirmed == 0


def test_only_a_confirmed_mail_address_is_somebodys(c: sa.Connection) -> None:
    add(c)
    add(c, "mail", "b@x", person="bea")
    assert ways.mail_of(c, "ada") is None
    assert ways.mail_of(c, "bea") == "b@x"


# ------------------------------------------------------------------ failures


def test_after_too_many_failures_in_a_row_nothing_more_is_sent(c: sa.Connection) -> None:
    way = add(c)
    letter(c, way)
    for count in range(1, FAILED):
        ways.failed(c, ways.one(c, way.id), "no answer", FAILED)
        assert (ways.one(c, way.id).failures, ways.one(c, way.id).paused) == (count, "")
    assert letters(c) == [way.id]
    ways.failed(c, ways.one(c, way.id), "no answer " * 50, FAILED)
    assert ways.one(c, way.id).paused == ("no answer " * 50)[:200]
    assert letters(c) == []
    ways.resume(c, ways.one(c, way.id))
    assert (ways.one(c, way.id).failures, ways.one(c, way.id).paused) == (0, "")


def test_what_works_is_used_and_forgets_its_failures(c: sa.Connection) -> None:
    way = add(c)
    ways.failed(c, way, "no answer", FAILED)
    ways.succeeded(c, ways.one(c, way.id), NOW + 5)
    found = ways.one(c, way.id)
    assert (found.failures, found.used) == (0, NOW + 5)


# ------------------------------------------------------------------ a guest becomes an account


@pytest.mark.parametrize(("own", "kept"), [(True, "own"), (False, "guest's")])
def test_what_a_guest_set_up_follows_unless_the_account_has_its_own_wishes(
    c: sa.Connection, own: bool, kept: str
) -> None:
    way = add(c, person="guest")
    letter(c, way)
    put(c, schema.wishes, {"person": "guest", "doc": "guest's"})
    if own:
        put(c, schema.wishes, {"person": "ada", "doc": "own"})
    ways.move(c, "guest", "ada")
    assert [one.id for one in ways.all_of(c, "ada")] == [way.id]
    rows = c.execute(sa.select(schema.wishes.c.person, schema.wishes.c.doc)).all()
    assert [tuple(row) for row in rows] == [("ada", kept)]
    assert c.execute(sa.select(schema.letters.c.person)).scalars().all() == ["ada"]


# ------------------------------------------------------------------ links without signing in


def test_a_link_names_a_way_and_perhaps_kinds_and_cannot_be_made_by_others() -> None:
    assert ways.read_signed("s", ways.signed("s", "w1")) == ("w1", [])
    token = ways.signed("s", "w1", ["turn", "over"])
    assert ways.read_signed("s", token) == ("w1", ["turn", "over"])
    for forged in (token.replace("w1", "w2"), token.replace("-over", ""), token[:-1], "", "é.é"):
        with pytest.raises(Refused, match="not one of ours"):
            ways.read_signed("s", forged)
    with pytest.raises(Refused):
        ways.read_signed("another", token)


def test_what_was_kept_first_stays(c: sa.Connection) -> None:
    assert ways.kept(c, ways.VAPID, "one") == "one"
    assert ways.kept(c, ways.VAPID, "two") == "one"
    assert ways.kept(c, ways.SECRET, "two") == "two"
