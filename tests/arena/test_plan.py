"""Who sits where, and which games are played on the same deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from trilith.arena.plan import Plan, block, check, deal, deal_seed, seating, whole_deals
from trilith.engine.errors import BadInput


def tables(plan: Plan, number: int = 0) -> list[tuple[str, ...]]:
    """All games of a deal."""
    first = number * block(plan)
    return [seating(plan, i) for i in range(first, first + block(plan))]


def test_everybody_moves_on_by_one_seat_from_game_to_game() -> None:
    plan = Plan("castle", 3, ("a", "b"))
    assert [seating(plan, number) for number in range(3)] == [
        ("a", "b", "a"),
        ("b", "a", "b"),
        ("a", "b", "a"),
    ]
    four = Plan("castle", 2, ("a", "b", "c", "d"))
    assert [seating(four, number) for number in range(3)] == [("a", "b"), ("b", "c"), ("c", "d")]


def test_the_same_deal_is_played_until_everybody_has_had_every_seat() -> None:
    plan = Plan("castle", 2, ("a", "b"), "s")
    assert [deal_seed(plan, number) for number in range(5)] == ["s/0", "s/0", "s/1", "s/1", "s/2"]
    alone = Plan("castle", 4, ("a",), "s")
    assert [deal(alone, number) for number in range(3)] == [0, 1, 2]


def test_a_tournament_ends_with_a_whole_deal() -> None:
    plan = Plan("castle", 2, ("a", "b", "c"), everyone=True)
    assert block(plan) == 6
    assert [whole_deals(plan, count) for count in (1, 6, 7)] == [6, 6, 12]


@pytest.mark.parametrize(
    ("entrants", "players"), [(2, 2), (2, 3), (2, 4), (3, 4), (4, 4), (5, 3), (4, 1), (3, 2)]
)
def test_in_a_tournament_every_bot_has_every_seat_of_a_deal_equally_often(
    entrants: int, players: int
) -> None:
    plan = Plan("castle", players, tuple("abcdef"[:entrants]), everyone=True)
    for number in range(3):
        seats = Counter(
            (name, seat) for table in tables(plan, number) for seat, name in enumerate(table)
        )
        assert set(seats) == set(product(plan.bots, range(players)))
        assert len(set(seats.values())) == 1


@pytest.mark.parametrize(("entrants", "players"), [(4, 2), (5, 3), (3, 3)])
def test_in_a_tournament_everybody_meets_everybody_equally_often(
    entrants: int, players: int
) -> None:
    plan = Plan("castle", players, tuple("abcdef"[:entrants]), everyone=True)
    met = Counter(pair for table in tables(plan) for pair in combinations(sorted(table), 2))
    assert set(met) == set(combinations(plan.bots, 2))
    assert len(set(met.values())) == 1


def test_in_a_tournament_neighbours_change() -> None:
    plan = Plan("castle", 4, ("a", "b", "c", "d"), everyone=True)
    left_of_a = {
        table[(table.index("a") + 1) % 4] for number in range(20) for table in tables(plan, number)
    }
    assert left_of_a == {"b", "c", "d"}
    assert tables(plan, 5) == tables(plan, 5)


def test_a_tournament_needs_two_different_bots() -> None:
    with pytest.raises(BadInput, match="at least two bots to compare, found 'random' alone"):
        check(Plan("castle", 2, ("random",), everyone=True))
    with pytest.raises(BadInput, match="expected every bot once, found 'random' twice"):
        check(Plan("castle", 2, ("random", "random"), everyone=True))
