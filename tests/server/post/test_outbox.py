"""The outbox by itself: what is written, folded into letters, claimed, tried again and forgotten."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from trilith.server import schema
from trilith.server.post import outbox
from trilith.server.post.notices import Notice, Notices
from trilith.server.post.outbox import CLAIM, OLD, PAUSES, Letter
from trilith.server.post.wishes import Quiet, Wishes

NOW = 1_800_000_000_000
"""In the morning by UTC: nobody's quiet hours."""
TURNS = Wishes(ways={"turn": ["push", "mail"], "over": ["push"], "late": ["push"]})


def told(kind: Any, person: str = "ada", mark: int = 5, due: int = NOW, until: int = 0) -> Notice:
    return Notice(person, kind, mark, NOW - 1, due, until, "Bea")


def write(c: sa.Connection, *new: Notice, table: str = "t", **more: list[str]) -> None:
    outbox.save_in(c, Notices(table, list(new), **{"answered": [], "gone": [], **more}))


def way(c: sa.Connection, number: str, kind: str, confirmed: int = 1, paused: str = "") -> None:
    row = {"id": number, "person": "ada", "kind": kind, "confirmed": confirmed, "paused": paused}
    rest = dict.fromkeys(("target", "keys", "name"), "") | dict.fromkeys(
        ("created", "failures", "used"), 0
    )
    c.execute(schema.ways.insert().values(**row, **rest))


def lines(c: sa.Connection) -> list[tuple[str, str, str]]:
    """What waits in the outbox: table, person, kind."""
    o = schema.outbox.c
    return [tuple(row) for row in c.execute(sa.select(o.table_id, o.person, o.kind))]


def letters(c: sa.Connection) -> list[tuple[str, str, int]]:
    """By which way, what, and when."""
    found = c.execute(sa.select(schema.letters).order_by(schema.letters.c.way))
    return [(row.way, row.lines, row.due) for row in found]


def claimed(c: sa.Connection, now: int = NOW) -> Letter:
    letter = outbox.claim(c, now)
    assert letter is not None
    return letter


# ------------------------------------------------------------------ what is written


def test_a_notice_is_written_once(c: sa.Connection) -> None:
    write(c, told("turn"), told("turn"))
    assert lines(c) == [("t", "ada", "turn")]
    row = c.execute(sa.select(schema.outbox)).one()
    assert (row.mark, row.made, row.due, row.until, row.who) == (5, NOW - 1, NOW, 0, "Bea")
    assert not row.folded


@pytest.mark.parametrize(
    ("what", "left"),
    [("answered", {"late", "over"}), ("moved", {"turn", "over"}), ("gone", {"over"})],
)
def test_what_is_no_longer_true_is_taken_back_from_one_person_at_one_table(
    c: sa.Connection, what: str, left: set[str]
) -> None:
    kinds = ("turn", "late", "over")
    write(c, *(told(kind) for kind in kinds), *(told(kind, "bea") for kind in kinds))
    write(c, *(told(kind) for kind in kinds), table="other")
    outbox.save_in(c, Notices("t", [], **{"answered": [], "gone": [], what: ["ada"]}))
    found = lines(c)
    assert {kind for table, person, kind in found if (table, person) == ("t", "ada")} == left
    assert len(found) == 6 + len(left)


def test_a_person_who_has_seen_a_change_knows_all_before_it_but_the_deadline_stays(
    c: sa.Connection,
) -> None:
    write(c, told("turn", mark=5), told("over", mark=6), told("late", mark=1))
    write(c, told("chat", mark=900), told("turn", "bea", mark=1))
    write(c, told("turn"), table="other")
    outbox.seen(c, "ada", "t", 5)
    left = [
        ("t", "ada", "over"),
        ("t", "ada", "late"),
        ("t", "bea", "turn"),
        ("other", "ada", "turn"),
    ]
    assert sorted(lines(c)) == sorted(left)


# ------------------------------------------------------------------ folding


def test_only_notices_that_are_due_and_in_no_letter_yet_are_sent(c: sa.Connection) -> None:
    write(c, told("turn"), told("turn", "bea", due=NOW + 1))
    assert outbox.people_due(c, NOW - 1) == []
    assert outbox.people_due(c, NOW) == ["ada"]
    assert outbox.fold(c, "ada", TURNS, NOW) == 1
    assert outbox.people_due(c, NOW) == []
    assert outbox.fold(c, "ada", TURNS, NOW) == 0  # a second process finds none left
    assert outbox.fold(c, "bea", TURNS, NOW) == 0


def test_each_way_has_one_letter_with_what_is_wanted_there(c: sa.Connection) -> None:
    way(c, "m", "mail")
    way(c, "p", "push")
    write(c, told("turn"), told("over"), told("chat"), told("turn", due=NOW + 1))
    assert outbox.fold(c, "ada", TURNS, NOW) == 3
    assert letters(c) == [("m", "[1]", NOW), ("p", "[1, 2]", NOW)]


def test_a_letter_knows_which_other_tables_still_wait(c: sa.Connection) -> None:
    way(c, "p", "push")
    for table in ("first", "second"):
        write(c, told("turn"), told("chat"), table=table)
        outbox.fold(c, "ada", TURNS, NOW)
        letter = claimed(c)
        outbox.finish(c, letter)
    write(c, told("turn", due=NOW + 1), table="not yet")
    assert outbox.waiting_for(c, letter) == ["first"]
    outbox.save_in(c, Notices("first", [], answered=["ada"], gone=[]))
    assert outbox.waiting_for(c, letter) == []


def test_nothing_goes_by_a_way_that_is_paused_or_not_confirmed(c: sa.Connection) -> None:
    way(c, "new", "mail", confirmed=0)
    way(c, "broken", "push", paused="answered 500")
    write(c, told("turn"))
    assert outbox.fold(c, "ada", TURNS, NOW) == 1
    assert letters(c) == []


def test_what_has_to_wait_has_a_letter_of_its_own(c: sa.Connection) -> None:
    """A deadline breaks the quiet where that is wished; the rest waits, and gathers."""
    way(c, "p", "push")
    quiet = Wishes(ways=TURNS.ways, quiet=Quiet("00:00", "23:59", late=True))
    later = quiet.sending_time("turn", "push", NOW)
    assert later > NOW
    write(c, told("turn"), told("late"))
    outbox.fold(c, "ada", quiet, NOW)
    assert sorted(letters(c)) == [("p", "[1]", later), ("p", "[2]", NOW)]
    write(c, told("over"))
    outbox.fold(c, "ada", quiet, NOW)
    assert ("p", "[1, 3]", later) in letters(c)


def test_a_letter_that_is_being_sent_takes_nothing_more(c: sa.Connection) -> None:
    way(c, "p", "push")
    write(c, told("turn"))
    outbox.fold(c, "ada", TURNS, NOW)
    assert claimed(c).items == [1]
    write(c, told("over"))
    outbox.fold(c, "ada", TURNS, NOW)
    assert [items for _, items, _ in letters(c)] == ["[1]", "[2]"]


# ------------------------------------------------------------------ sending


@pytest.fixture
def letter(c: sa.Connection) -> sa.Connection:
    """One letter waits, which is due now."""
    way(c, "p", "push")
    write(c, told("turn", until=9), told("over"))
    outbox.fold(c, "ada", TURNS, NOW)
    return c


def test_a_letter_is_sent_by_one_process_at_a_time(letter: sa.Connection) -> None:
    assert outbox.claim(letter, NOW - 1) is None
    first = claimed(letter)
    assert (first.person, first.way, first.items, first.tries) == ("ada", "p", [1, 2], 1)
    assert outbox.claim(letter, NOW + CLAIM - 1) is None
    assert claimed(letter, NOW + CLAIM).tries == 2  # the first has died


def test_a_client_being_written_to_waits_and_others_do_not(c: sa.Connection) -> None:
    for person in ("ada", "bea"):
        row = {"person": person, "way": f"w-{person}", "lines": "[1]", "due": NOW}
        c.execute(schema.letters.insert().values(**row, tries=0, claimed=0))
    first = outbox.claim(c, NOW, {"ada"})
    assert first is not None
    assert first.person == "bea"
    assert outbox.claim(c, NOW, {"ada", "bea"}) is None
    assert claimed(c).person == "ada"


def test_mail_is_claimed_apart_from_other_ways(c: sa.Connection) -> None:
    for kind in ("mail", "push"):
        way(c, f"w-{kind}", kind)
        row = {"person": "ada", "way": f"w-{kind}", "lines": "[1]", "due": NOW}
        c.execute(schema.letters.insert().values(**row, tries=0, claimed=0))
    found = [outbox.claim(c, NOW, (), is_mail) for is_mail in (True, True, False, False)]
    assert [letter and letter.way for letter in found] == ["w-mail", None, "w-push", None]


def test_the_letter_that_has_waited_longest_goes_first(letter: sa.Connection) -> None:
    values = {"person": "ada", "lines": "[]", "tries": 0, "claimed": 0}
    letter.execute(schema.letters.insert().values(way="old", due=NOW - 5, **values))
    letter.execute(schema.letters.insert().values(way="twin", due=NOW, **values))
    assert [claimed(letter).way for _ in range(3)] == ["old", "p", "twin"]


def test_a_letter_tells_what_is_still_true_by_deadline(
    letter: sa.Connection,
) -> None:
    sent = claimed(letter)
    assert [(item.kind, item.until) for item in outbox.items_of(letter, sent)] == [
        ("over", 0),
        ("turn", 9),
    ]
    outbox.seen(letter, "ada", "t", 5)
    assert outbox.items_of(letter, sent) == []
    outbox.finish(letter, sent)
    assert letters(letter) == []


def test_what_cannot_be_sent_is_tried_again_later_and_given_up_in_the_end(
    letter: sa.Connection,
) -> None:
    now = NOW
    for pause in PAUSES:
        assert outbox.again(letter, claimed(letter, now), now)
        assert outbox.claim(letter, now + pause - 1) is None
        now += pause
    assert not outbox.again(letter, claimed(letter, now), now)
    assert letters(letter) == []


# ------------------------------------------------------------------ forgetting


def test_notices_sent_long_ago_are_forgotten_and_those_that_wait_are_not(c: sa.Connection) -> None:
    write(c, told("turn"), told("over", due=NOW + 2 * OLD))
    outbox.fold(c, "ada", TURNS, NOW)
    outbox.tidy(c, NOW - 1 + OLD)
    assert len(lines(c)) == 2
    outbox.tidy(c, NOW + OLD)
    assert lines(c) == [("t", "ada", "over")]


def test_a_way_that_is_gone_takes_its_letters_and_a_person_everything(c: sa.Connection) -> None:
    way(c, "p", "push")
    way(c, "m", "mail")
    write(c, told("turn"), told("turn", "bea"))
    outbox.fold(c, "ada", TURNS, NOW)
    outbox.forget(c, "ada", ["p"])
    assert [one[0] for one in letters(c)] == ["m"]
    assert len(lines(c)) == 2
    outbox.forget(c, "ada")
    assert letters(c) == []
    assert lines(c) == [("t", "bea", "turn")]
