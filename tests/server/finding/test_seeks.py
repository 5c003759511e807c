"""The queue: who is paired with whom, and how that widens."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.in_memory import database, put
from trilith.server import schema
from trilith.server.finding.seeks import (
    AWAY,
    CLAIM,
    DAYS_STEP,
    LIVE_STEP,
    OLD,
    WIDER,
    Seeker,
    claim,
    is_empty,
    join,
    leave,
    note_here,
    pairs,
    state,
)

NOW = 1_790_000_000_000


def seeker(person: str, rating: int = 1500, width: int = 100, **more: Any) -> Seeker:
    usual: dict[str, Any] = {"pace": "live", "rated": True, "since": NOW, "game": "castle"}
    fields = {**usual, **more}
    return Seeker(
        person=person, rating=rating, width=width, seen=NOW, table="", claimed=0, **fields
    )


def paired(*waiting: Seeker, now: int = NOW, **apart: frozenset[str]) -> list[tuple[str, str]]:
    return [(one.person, other.person) for one, other in pairs(list(waiting), now, apart)]


def test_an_open_page_is_a_sign_of_life_for_those_who_wait_for_a_live_game() -> None:
    stale = NOW - AWAY // 3 - 1
    with database() as c:
        for person, pace, seen in (
            ("here", "live", stale),
            ("away", "live", stale),
            ("slow", "days", stale),
            ("fresh", "live", NOW - AWAY // 3),
        ):
            one = msgspec.structs.asdict(seeker(person, pace=pace)) | {"seen": seen}
            one["table_id"] = one.pop("table")
            put(c, schema.seeks, one)
        note_here(c, lambda person: person != "away", NOW)
        s = schema.seeks.c
        assert {row.person: row.seen for row in c.execute(sa.select(s.person, s.seen))} == {
            "here": NOW,
            "away": stale,
            "slow": stale,
            "fresh": NOW - AWAY // 3,
        }
        note_here(c, lambda _: False, NOW)


def test_a_person_who_waits_longest_gets_the_nearest() -> None:
    first = seeker("a", since=NOW - 5)
    assert paired(seeker("c", 1540), seeker("b", 1580), first) == [("a", "c")]


def test_both_have_to_accept_the_other() -> None:
    assert paired(seeker("a", 1500, 400), seeker("b", 1700, 100)) == []
    assert paired(seeker("a", 1500, 400), seeker("b", 1700, 200)) == [("a", "b")]
    assert paired(seeker("a", 1500, 0), seeker("b", 2400, 0)) == [("a", "b")]


def test_game_pace_and_kind_are_never_mixed() -> None:
    one = seeker("a")
    for other in (
        seeker("b", game="sa_re"),
        seeker("b", pace="days"),
        seeker("b", rated=False),
    ):
        assert paired(one, other) == []


def test_the_span_widens_with_the_time_of_waiting() -> None:
    one, other = seeker("a", 1500), seeker("b", 1640)
    assert paired(one, other) == []
    assert paired(one, other, now=NOW + LIVE_STEP) == [("a", "b")]


def test_people_who_are_kept_apart_do_not_meet() -> None:
    assert paired(seeker("a"), seeker("b"), a=frozenset({"b"})) == []


def test_four_make_two_pairs() -> None:
    found = paired(*(seeker(name, 1500 + i) for i, name in enumerate("abcd")))
    assert found == [("a", "b"), ("c", "d")]


def row(person: str, **more: Any) -> dict[str, Any]:
    usual: dict[str, Any] = {"game": "castle", "pace": "live", "rated": True, "rating": 1500}
    usual |= {"width": 0, "since": NOW - 60_000, "seen": NOW, "table_id": "", "claimed": 0}
    return {"person": person, **usual, **more}


def waiting(c: sa.Connection) -> dict[str, str]:
    """Who is in the queue, and the table that was found."""
    s = schema.seeks.c
    return {row.person: row.table_id for row in c.execute(sa.select(s.person, s.table_id))}


def test_a_person_who_has_gone_is_paired_with_nobody_but_may_be_away_for_days() -> None:
    gone = NOW - AWAY - 1
    with database() as c:
        put(c, schema.seeks, row("a"), row("b", seen=gone), row("c", pace="days", seen=gone))
        put(c, schema.seeks, row("d", pace="days", since=NOW - OLD - 1))
        put(c, schema.seeks, row("e", game="sa_re", since=NOW - OLD, seen=NOW - AWAY))
        assert claim(c, NOW, lambda: "t1") == []
        assert waiting(c) == {"a": "", "c": "", "e": ""}


def test_a_pair_is_claimed_for_a_table_that_is_still_to_be_made() -> None:
    with database() as c:
        put(c, schema.seeks, row("a"), row("b"), row("c", game="sa_re"))
        [(table, pair)] = claim(c, NOW, lambda: "t1")
        assert (table, {one.person for one in pair}) == ("t1", {"a", "b"})
        assert waiting(c) == {"a": "t1", "b": "t1", "c": ""}
        assert claim(c, NOW, lambda: "t2") == []


def test_a_person_who_was_paired_at_a_table_that_was_never_made_waits_again() -> None:
    with database() as c:
        put(c, schema.seeks, row("a", table_id="t1", claimed=NOW - CLAIM - 1))
        put(c, schema.seeks, row("b", table_id="t2", claimed=NOW - CLAIM))
        claim(c, NOW, lambda: "t3")
        assert waiting(c) == {"a": "", "b": "t2"}


def test_a_pair_that_has_played_is_forgotten_when_its_page_has_had_time_to_look() -> None:
    old = NOW - 10 * CLAIM
    with database() as c:
        table: dict[str, Any] = {"id": "t1", "game": "castle", "status": "playing"}
        table |= {"access": "open", "owner": "a", "created": 1, "updated": 1}
        put(c, schema.tables, table | {"awake": False, "summary": "{}"})
        put(c, schema.seeks, row("a", table_id="t1", claimed=old - 1))
        put(c, schema.seeks, row("b", table_id="t1", claimed=old))
        claim(c, NOW, lambda: "t2")
        assert waiting(c) == {"b": "t1"}


def test_asking_how_far_it_is_shows_that_one_is_still_there() -> None:
    with database() as c:
        join(c, seeker("ada"))
        assert state(c, "ada", NOW + 500) is not None
        assert c.execute(sa.select(schema.seeks.c.seen)).scalar_one() == NOW + 500
        assert state(c, "bea", NOW + 900) is None
        assert c.execute(sa.select(schema.seeks.c.seen)).scalar_one() == NOW + 500


def test_a_search_tells_how_many_look_for_the_same_and_when_it_widens() -> None:
    with database() as c:
        for one in (seeker("ada"), seeker("bea", 1900), seeker("cid", game="sa_re")):
            join(c, one)
        found = state(c, "ada", NOW)
        assert found is not None
        assert (found.game, found.pace, found.rated) == ("castle", "live", True)
        assert found.others == 1
        assert found.wider == NOW + LIVE_STEP


@pytest.mark.parametrize(("pace", "step"), [("live", LIVE_STEP), ("days", DAYS_STEP)])
def test_a_range_grows_by_fifty_points_at_a_time_and_says_when_it_does_so_next(
    c: sa.Connection, pace: str, step: int
) -> None:
    join(c, seeker("ada", width=100, pace=pace))
    for now, reach, wider in (
        (NOW, 100, NOW + step),
        (NOW + step - 1, 100, NOW + step),
        (NOW + step, 100 + WIDER, NOW + 2 * step),
        (NOW + 3 * step + 1, 100 + 3 * WIDER, NOW + 4 * step),
    ):
        found = state(c, "ada", now)
        assert found is not None
        assert (found.width, found.wider, found.since) == (reach, wider, NOW)


def test_a_search_for_anybody_does_not_widen(c: sa.Connection) -> None:
    join(c, seeker("ada", width=0))
    found = state(c, "ada", NOW + 5 * LIVE_STEP)
    assert found is not None
    assert (found.width, found.wider) == (0, 0)


def test_those_who_are_paired_already_look_for_nobody_and_a_table_is_named_once_it_is_made(
    c: sa.Connection,
) -> None:
    put(c, schema.seeks, row("a"), row("b", table_id="t1", claimed=NOW), row("d"))
    put(c, schema.seeks, row("e", rated=False), row("f", pace="days"))
    found = state(c, "a", NOW)
    assert found is not None
    assert (found.others, found.table) == (1, "")
    paired = state(c, "b", NOW)
    assert paired is not None
    assert (paired.others, paired.table) == (2, ""), "it is still being made"
    table: dict[str, Any] = {"id": "t1", "game": "castle", "status": "playing", "access": "open"}
    table |= {"owner": "a", "created": 1, "updated": 1, "awake": False, "summary": "{}"}
    put(c, schema.tables, table)
    paired = state(c, "b", NOW)
    assert paired is not None
    assert paired.table == "t1"


def test_a_person_is_in_the_queue_once_with_the_newest_wish_and_leaves_it_alone(
    c: sa.Connection,
) -> None:
    assert is_empty(c)
    join(c, seeker("ada"))
    assert not is_empty(c)
    join(c, seeker("ada", game="sa_re"))
    join(c, seeker("bea"))
    s = schema.seeks.c
    assert c.execute(sa.select(s.person, s.game).order_by(s.person)).all() == [
        ("ada", "sa_re"),
        ("bea", "castle"),
    ]
    leave(c, "ada")
    assert list(waiting(c)) == ["bea"]
    leave(c, "bea")
    assert is_empty(c)


def test_who_asks_again_just_after_being_paired_stays_paired_and_later_looks_anew(
    c: sa.Connection,
) -> None:
    put(c, schema.seeks, row("a", table_id="t1", claimed=NOW - CLAIM + 1))
    put(c, schema.seeks, row("b", table_id="t2", claimed=NOW - CLAIM))
    for person in ("a", "b"):
        join(c, seeker(person))
    assert waiting(c) == {"a": "t1", "b": ""}


def test_of_two_who_are_as_near_the_one_who_has_waited_longer_is_taken() -> None:
    first = seeker("a", since=NOW - 9)
    assert paired(first, seeker("b", 1510, since=NOW - 1), seeker("c", 1490, since=NOW - 2)) == [
        ("a", "c")
    ]


def test_somebody_may_be_exactly_as_far_away_as_is_accepted() -> None:
    assert paired(seeker("a", 1500), seeker("b", 1600)) == [("a", "b")]
    assert paired(seeker("a", 1500), seeker("b", 1601)) == []
