"""The expert's search: how it counts, what it keeps in mind, and how it spends its budget."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.bots.searched import CASTLE, EZRA, a_position, searched
from trilith import games
from trilith.bots import Seen
from trilith.bots.expert import Budget, ExpertBot
from trilith.bots.heuristic import Aimless, heuristic_for
from trilith.bots.mcts import Branch, Manner, Node, Search


def test_every_simulation_counts_once_for_what_was_tried_first() -> None:
    search, seen = searched(CASTLE, 60)
    root = search.roots[seen.seat]
    assert search.simulations == root.visits == 60
    assert sum(branch.visits for branch in root.branches.values()) == 60
    assert set(root.branches) == set(seen.legal)


def test_what_is_best_was_tried_most() -> None:
    search, seen = searched(EZRA, 120)
    most = max(branch.visits for branch in search.roots[seen.seat].branches.values())
    assert search.best().visits == most
    assert search.best().action in seen.legal


def test_every_option_is_tried_when_there_is_time() -> None:
    search, seen = searched(EZRA, 400)
    assert all(branch.visits for branch in search.roots[seen.seat].branches.values())


def test_the_search_changes_nothing_at_the_table() -> None:
    s, seat = a_position(CASTLE, 40)
    before = CASTLE.game.digest(s)
    search = Search(Seen(CASTLE.game, s, seat), heuristic_for(CASTLE.game), random.Random(1))
    for _ in range(30):
        search.simulate()
    assert CASTLE.game.digest(s) == before


def test_secret_choices_are_made_in_trees_apart() -> None:
    """AM-SEL-03. When both choose in secret, neither tree knows what the other holds."""
    game = games.get("castle")
    s = game.start(game.setup(2, seed="secret"))
    assert s.to_act() == (0, 1)
    search = Search(Seen(game, s, 0), heuristic_for(game), random.Random(1))
    for _ in range(40):
        search.simulate()
    assert set(search.roots) == {0, 1}
    assert search.roots[1].visits == 40
    assert set(search.roots[1].branches) == set(s.legal(1))


def test_without_a_heuristic_the_search_plays_to_the_end() -> None:
    s, seat = a_position(CASTLE, 100)
    search = Search(Seen(CASTLE.game, s, seat), Aimless(CASTLE.game, 0.0, 0.0), random.Random(1))
    search.simulate()
    assert search.mean == int(search.mean) >= s.vp[seat]  # a final score: whole points


def a_turn(bot: ExpertBot) -> list[tuple[bool, float]]:
    """The choices of one turn: whether the tree was there before, and what is left to spend."""
    game = EZRA.game
    s, seat = a_position(EZRA, 60)
    judge = heuristic_for(game)
    now, told = judge.horizon(s), []
    while judge.horizon(s) == now and s.to_act() == (seat,):
        before = bot._search
        action = bot.choose(Seen(game, s, seat))
        told.append((before is not None and bot._search is before, bot._left))
        s.apply(seat, action)
    return told


def test_the_tree_is_kept_from_choice_to_choice_of_a_turn() -> None:
    kept = [was_there for was_there, _ in a_turn(ExpertBot("seed", Budget(simulations=200)))]
    assert len(kept) > 2
    assert not kept[0]
    assert any(kept)


def test_a_turn_has_one_budget_for_all_its_choices() -> None:
    left = [rest for _, rest in a_turn(ExpertBot("seed", Budget(simulations=200)))]
    assert 100 <= left[0] < 200
    assert left == sorted(left, reverse=True)


def test_time_is_a_budget_too() -> None:
    s, seat = a_position(CASTLE, 40)
    bot = ExpertBot("seed", Budget(milliseconds=20))
    assert bot.choose(Seen(CASTLE.game, s, seat)) in s.legal(seat)
    assert bot._left < 20


def unsearched(manner: Manner | None = None) -> tuple[Search, Any, int]:
    s, seat = a_position(CASTLE, 40)
    seen = Seen(CASTLE.game, s, seat)
    search = Search(seen, heuristic_for(CASTLE.game), random.Random(1), manner or Manner())
    return search, s, seat


def tried(branch: Branch, visits: int, total: float) -> None:
    branch.visits, branch.total = visits, total


@pytest.mark.parametrize(("optimism", "is_tried_again"), [(0.5, False), (-0.5, True)])
def test_an_untried_option_is_taken_to_be_better_than_the_average(
    optimism: float, is_tried_again: bool
) -> None:
    search, s, seat = unsearched(Manner(curiosity=0.0, optimism=optimism))
    node = Node()
    search._look(node, s, seat)
    known = node.branches[s.legal(seat)[0]]
    tried(known, 10, 30.0)
    node.visits, node.total = 10, 30.0
    assert (search._pick(node, s, seat) is known) == is_tried_again


def test_what_is_curious_tries_the_promising_before_the_proved() -> None:
    search, s, seat = unsearched(Manner(curiosity=100.0))
    node = Node()
    search._look(node, s, seat)
    promising = max(node.branches.values(), key=lambda branch: branch.prior)
    assert search._pick(node, s, seat) is promising
    tried(promising, 1000, 0.0)
    node.visits = 1000
    assert search._pick(node, s, seat) is not promising


def test_among_those_tried_equally_often_the_one_worth_most_is_best() -> None:
    search, s, seat = unsearched()
    search._look(search.roots[seat], s, seat)
    first, second, *_ = search.roots[seat].branches.values()
    tried(first, 3, 1.0)
    tried(second, 3, 2.0)
    assert search.best() is second
    tried(first, 4, 1.0)
    assert search.best() is first


def test_the_error_of_a_mean_is_that_of_its_values() -> None:
    branch = Branch(CASTLE.game.catalogue.actions[0], 1.0)
    assert branch.error() == 0.0
    values = [2.0, 4.0, 9.0]
    branch.visits, branch.total = 3, sum(values)
    branch.squares = sum(value * value for value in values)
    # Their variance is 13, with n - 1 below it; the mean of three has a third of that.
    assert branch.error() == pytest.approx((13 / 3) ** 0.5)
    branch.visits, branch.total, branch.squares = 2, 6.0, 20.0  # 2 and 4
    assert branch.error() == pytest.approx(1.0)


def test_values_are_compared_in_units_of_their_own_spread() -> None:
    search, _, _ = unsearched()
    assert search._unit() == 1.0
    for value in (2.0, 4.0, 9.0):
        search._spread(value)
    assert search._unit() == pytest.approx(13**0.5)
    assert search.mean == pytest.approx(5.0)
