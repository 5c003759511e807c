"""Ratings by OpenSkill."""

from __future__ import annotations

import dataclasses
import math

import pytest

from tests.arena.games import game, won_by
from trilith.arena.ratings import OPPONENT, places_of, ratings


def test_one_game_between_strangers_by_the_formula_of_plackett_and_luce() -> None:
    rated = ratings([game(0, ("a", "b"), (30, 20), 0)])
    doubt = (25 / 3) ** 2 + (25 / 300) ** 2  # what is not known, and what may change by itself
    scale = math.sqrt(2 * (doubt + (25 / 6) ** 2))
    gain = doubt / scale / 2  # half, for the favourite of two strangers is nobody
    learnt = math.sqrt(doubt) / scale * doubt / scale**2 / 4
    assert rated["a"].strength == pytest.approx(25 + gain)
    assert rated["b"].strength == pytest.approx(25 - gain)
    assert rated["a"].uncertainty == pytest.approx(math.sqrt(doubt * (1 - learnt)))


def test_the_strongest_comes_first_and_gets_surer() -> None:
    names = ("a", "b", "c")
    order = {"b": 60, "c": 40, "a": 20}
    played = [
        game(i, names, tuple(order[name] for name in names), names.index("b")) for i in range(30)
    ]
    few, many = ratings(played[:3]), ratings(played)
    assert list(many) == ["b", "c", "a"]
    assert many["b"].uncertainty < few["b"].uncertainty < 25 / 3
    assert many["b"].interval[0] > many["a"].interval[1]


def test_equal_bots_stay_level() -> None:
    names = (("a", "b"), ("b", "a"))
    played = [won_by(i, names[i % 2], "ab"[i // 2 % 2]) for i in range(200)]
    rated = ratings(played)
    assert rated["a"].strength == pytest.approx(rated["b"].strength, abs=1.5)


def test_a_bot_with_several_seats_enters_once_with_the_mean_of_its_places() -> None:
    one = game(0, ("a", "b", "a", "b"), (40, 30, 20, 10), 0)
    assert places_of(one) == {"a": 2.0, "b": 3.0}
    assert ratings([one])["a"].strength > ratings([one])["b"].strength


def test_whom_the_rules_play_is_rated_too() -> None:
    won = dataclasses.replace(game(0, ("a",), (30,), 0), opponent={"all": 20})
    lost = dataclasses.replace(game(0, ("a",), (30,)), opponent={"all": 40})
    assert list(ratings([won])) == ["a", OPPONENT]
    assert list(ratings([lost])) == [OPPONENT, "a"]


def test_games_that_were_broken_off_rate_nobody() -> None:
    broken = dataclasses.replace(game(0, ("a", "b"), (30, 20)), finished=False)
    assert ratings([broken]) == {}
