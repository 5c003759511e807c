"""The expert's search: how it counts, what it keeps in mind, and how it spends its budget."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.settings import Setting, random_play
from trilith import games
from trilith.bots import Seen
from trilith.bots.expert import Budget, ExpertBot
from trilith.bots.heuristic import Aimless, heuristic_for
from trilith.bots.knowledge import nothing
from trilith.bots.learned import Learned
from trilith.bots.master import MasterBot
from trilith.bots.mcts import Search

EZRA = Setting("ezra_nehemiah", 2, ())
CASTLE = Setting("castle", 2, (("season", "winter"),))


def a_position(setting: Setting, steps: int) -> tuple[Any, int]:
    for step, (s, seat) in enumerate(random_play(setting, "search")):
        if step >= steps:
            return s.clone(), seat
    raise AssertionError("the game was too short")


def searched(setting: Setting, simulations: int, seed: int = 1) -> tuple[Search, Seen]:
    s, seat = a_position(setting, 40)
    seen = Seen(setting.game, s, seat)
    search = Search(seen, heuristic_for(setting.game), random.Random(seed))
    for _ in range(simulations):
        search.simulate()
    return search, seen


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


@pytest.mark.parametrize("setting", [EZRA, CASTLE], ids=str)
def test_a_master_that_has_learnt_nothing_is_the_expert(setting: Setting) -> None:
    """The control of every measurement: what differs between the two is what was learnt."""
    s: Any = setting.start("control")
    expert = ExpertBot("seed", Budget(simulations=24))
    master = MasterBot("seed", Budget(simulations=24), nothing())
    for _ in range(12):
        seen = Seen(setting.game, s, s.to_act()[0])
        action = expert.choose(seen)
        assert master.choose(seen) == action
        s.apply(seen.seat, action)


def test_where_nothing_was_learnt_the_master_searches_as_the_expert_does() -> None:
    """What leads well among two was found to mislead among four: then nothing leads."""
    known = MasterBot("seed")
    for players, is_led in ((2, True), (4, False)):
        game = games.get("castle")
        s = game.start(game.setup(players, seed="led"))
        heuristic = known._heuristic_of(Seen(game, s, 0))
        assert isinstance(heuristic, Learned)
        assert heuristic.is_led(s) is is_led
        plain = heuristic.plain()
        looks = heuristic.looks(s, 0, s.legal(0))
        assert (looks == plain.looks(s, 0, s.legal(0))) is not is_led
