"""Who is better than whom, and when that is clear."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Iterator
from itertools import count

import pytest

from tests.arena.games import timeless, won_by
from trilith.arena.plan import Plan, block, seating
from trilith.arena.play import Played
from trilith.arena.simulate import play_all
from trilith.arena.tournament import Comparison, compared, standings, until_clear

DUEL = Plan("castle", 2, ("a", "b"), everyone=True)
THREE = Plan("castle", 3, ("a", "b", "c"), everyone=True)
RANDOM_AND_EASY = Plan("castle", 2, ("random", "easy"), "duel", everyone=True)


def games(plan: Plan, strength: dict[str, float], seed: int = 0) -> Iterator[Played]:
    """Endless games that bots win in proportion to their strength."""
    chance = random.Random(seed)
    for number in count():
        names = seating(plan, number)
        winner = chance.choices(names, [strength[name] for name in names])[0]
        yield won_by(number, names, winner)


def limited(plan: Plan, strength: dict[str, float], deals: int, seed: int = 0) -> list[Played]:
    played = games(plan, strength, seed)
    return [next(played) for _ in range(deals * block(plan))]


def test_the_better_one_is_found() -> None:
    played = limited(DUEL, {"a": 9, "b": 1}, deals=40)
    [pair] = compared(DUEL, played, margin=0.02)
    assert pair["verdict"] == "a"
    assert pair["bots"] == ["a", "b"]
    assert 0 < pair["low"] < pair["difference"] < pair["high"] <= 1
    assert pair["difference"] == pytest.approx(0.8, abs=0.15)


def test_luck_of_the_deal_decides_nothing() -> None:
    # Whoever has seat 0 wins: on every deal each bot once.
    played = [won_by(i, seating(DUEL, i), seating(DUEL, i)[0]) for i in range(200)]
    [pair] = compared(DUEL, played, margin=0.0)
    assert pair["difference"] == 0
    assert pair["verdict"] == ""


def test_bots_that_differ_by_less_than_the_margin_are_equal() -> None:
    played = [won_by(i, seating(DUEL, i), seating(DUEL, i)[0]) for i in range(2000)]
    [pair] = compared(DUEL, played, margin=0.1)
    assert pair["verdict"] == "equal"
    assert -0.1 < pair["low"] < pair["high"] < 0.1


def test_the_best_is_not_known_while_it_may_be_one_of_two() -> None:
    comparison = Comparison(THREE)
    for one in limited(THREE, {"a": 8.0, "b": 8.0, "c": 0.1}, deals=40):
        comparison.add(one)
    assert (comparison.verdict("a", "c"), comparison.verdict("b", "c")) == ("a", "b")
    assert comparison.verdict("a", "b") == ""
    assert not comparison.is_clear


def test_a_tournament_stops_when_the_best_is_known() -> None:
    strength = {"a": 1.0, "b": 8.0, "c": 1.0}
    stopped = list(until_clear(THREE, games(THREE, strength)))
    assert len(stopped) % block(THREE) == 0
    comparison = Comparison(THREE)
    for one in stopped:
        comparison.add(one)
    assert comparison.verdict("a", "b") == "b"
    assert comparison.verdict("b", "c") == "b"
    assert comparison.verdict("a", "c") == ""  # the two weak ones need not be told apart
    earlier = Comparison(THREE)
    for one in stopped[: -block(THREE)]:
        earlier.add(one)
    assert not earlier.is_clear


def test_a_tournament_of_equals_stops_when_they_are_as_good_as_equal() -> None:
    paired = (won_by(i, seating(DUEL, i), seating(DUEL, i)[0]) for i in count())
    stopped = list(until_clear(DUEL, paired, margin=0.2))
    assert 20 < len(stopped) < 200
    assert len(stopped) % 2 == 0


def test_equal_bots_are_called_different_in_one_of_twenty_tournaments_at_most() -> None:
    runs, wrong = 150, 0
    for seed in range(runs):
        comparison = Comparison(THREE)
        for one in limited(THREE, {"a": 1, "b": 1, "c": 1}, deals=60, seed=seed):
            comparison.add(one)
        wrong += any(pair.verdict for pair in comparison.pairs())
    assert wrong <= 0.05 * runs


def test_it_stops_at_the_same_game_with_one_worker_and_with_two() -> None:
    alone = [timeless(one) for one in until_clear(RANDOM_AND_EASY, play_all(RANDOM_AND_EASY, 200))]
    assert 0 < len(alone) < 200
    by_two = until_clear(RANDOM_AND_EASY, play_all(RANDOM_AND_EASY, 200, jobs=2))
    assert [timeless(one) for one in by_two] == alone


def test_the_figures_of_a_tournament() -> None:
    played = limited(THREE, {"a": 1, "b": 6, "c": 2}, deals=30)
    figures = standings(THREE, played, 2.0, margin=0.02)
    assert json.loads(json.dumps(figures)) == figures
    assert figures["games"] == 90
    assert figures["deals"] == 30
    assert [row["bot"] for row in figures["standings"]] == ["b", "c", "a"]
    assert list(figures["ratings"]) == ["b", "c", "a"]
    first = figures["standings"][0]
    assert first["seats"] == 90
    assert first["low"] < first["win_rate"] < first["high"]
    assert first["rating"]["low"] < first["rating"]["strength"] < first["rating"]["high"]
    assert sum(row["win_rate"] for row in figures["standings"]) == pytest.approx(1, abs=0.001)
    assert [pair["bots"] for pair in figures["pairs"]] == [["a", "b"], ["a", "c"], ["b", "c"]]


def test_a_tournament_that_was_broken_off_counts_whole_deals_only() -> None:
    played = limited(DUEL, {"a": 9, "b": 1}, deals=3)[:-1]
    comparison = Comparison(DUEL)
    for one in played:
        comparison.add(one)
    assert comparison.pairs() == _pairs_of(played[:4])


def _pairs_of(played: list[Played]) -> object:
    comparison = Comparison(DUEL)
    for one in played:
        comparison.add(one)
    return comparison.pairs()


def test_games_without_a_winner_are_nobody_s() -> None:
    played = [dataclasses.replace(one, winners=()) for one in limited(DUEL, {"a": 9, "b": 1}, 5)]
    [pair] = compared(DUEL, played, margin=0.02)
    assert (pair["difference"], pair["verdict"]) == (0, "")


def test_a_player_who_plays_alone_is_compared_on_the_same_deals() -> None:
    plan = Plan("ezra_nehemiah", 1, ("random", "easy"), everyone=True)
    played = list(play_all(plan, 4))
    assert [one.bots for one in played[:2]] in ([("random",), ("easy",)], [("easy",), ("random",)])
    figures = standings(plan, played, 1.0, margin=0.02)
    assert set(figures["ratings"]) == {"random", "easy", "opponent"}
    assert figures["deals"] == 2
