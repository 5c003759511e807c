"""The queue: who is paired with whom, and how that widens."""

from __future__ import annotations

from typing import Any

from trilith.server.finding.seeks import LIVE_STEP, Seeker, pairs

NOW = 1_790_000_000_000


def seeker(person: str, rating: int = 1500, width: int = 100, **more: Any) -> Seeker:
    usual: dict[str, Any] = {"pace": "live", "rated": True, "since": NOW, "game": "castle"}
    fields = {**usual, **more}
    return Seeker(
        person=person, rating=rating, width=width, seen=NOW, table="", claimed=0, **fields
    )


def paired(*waiting: Seeker, now: int = NOW, **apart: frozenset[str]) -> list[tuple[str, str]]:
    return [(one.person, other.person) for one, other in pairs(list(waiting), now, apart)]


def test_who_waits_longest_gets_the_nearest() -> None:
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
