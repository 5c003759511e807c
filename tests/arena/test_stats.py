"""Statistics against values that are known, and against chance with fixed seeds."""

from __future__ import annotations

import math
import random

import pytest

from trilith.arena.stats import (
    Evidence,
    effective_count,
    normal_quantile,
    rate_interval,
    student_quantile,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilson_s_interval_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=0.0001)


def test_no_games_tell_nothing() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert rate_interval([]) == (0.0, 1.0)
    assert Evidence().interval() == (0.0, 1.0)


def test_quantiles_of_the_normal_distribution() -> None:
    assert normal_quantile(0.05) == pytest.approx(1.959964)


@pytest.mark.parametrize(
    ("freedom", "alpha", "reach"),
    [(2, 0.05, 4.3027), (10, 0.05, 2.2281), (30, 0.05, 2.0423), (10, 0.001, 4.5869)],
)
def test_quantiles_of_student_s_distribution(freedom: int, alpha: float, reach: float) -> None:
    assert student_quantile(alpha, freedom) == pytest.approx(reach, rel=0.01)


def test_one_game_a_deal_is_plain_wilson() -> None:
    assert rate_interval([[1.0], [0.0], [1.0], [1.0]]) == wilson(0.75, 4)


def test_games_that_only_repeat_each_other_count_once() -> None:
    # Both games of a deal always end alike: ten games tell as much as five (or a little less).
    deals = [[1.0, 1.0], [0.0, 0.0], [1.0, 1.0], [0.0, 0.0], [1.0, 1.0]]
    assert effective_count(deals, 0.6) == pytest.approx(4.0)


def test_two_deals_are_enough_to_estimate_how_many_games_count() -> None:
    # 1 of 2 and 2 of 2 are half a game off 3 of 4: a variance of 2 * (1/4 + 1/4) / 16.
    assert effective_count([[1.0, 0.0], [1.0, 1.0]], 0.75) == pytest.approx(0.75 * 0.25 * 16)
    assert effective_count([[1.0, 0.0]], 0.5) == 1.0


def test_games_that_cancel_each_other_count_no_more_than_they_are() -> None:
    deals = [[1.0, 0.0]] * 6
    assert effective_count(deals, 0.5) == 12


def test_a_bot_that_always_wins_is_only_as_sure_as_there_are_deals() -> None:
    assert rate_interval([[1.0, 1.0]] * 5) == wilson(1.0, 5)
    assert rate_interval([[1.0, 1.0]]) == wilson(1.0, 1)


# ------------------------------------------------------------------ evidence at any time


def test_a_stake_follows_from_the_variance_of_what_came_before() -> None:
    """By the published formula, worked out by hand for 1, 0, 1 and the prior of a half."""
    evidence = Evidence(alpha=0.05)
    for number in (1.0, 0.0, 1.0):
        evidence.add(number)
    means = [1.5 / 2, 1.5 / 3, 2.5 / 4]
    squares = 0.25 + sum((x - m) ** 2 for x, m in zip((1.0, 0.0, 1.0), means, strict=True))
    expected = math.sqrt(2 * math.log(2 / 0.05) / (squares / 4 * 4 * math.log(5)))
    assert evidence._next_stake() == pytest.approx(expected)


def wrong(seed: int, steps: int, outcomes: tuple[float, ...]) -> bool:
    """Does somebody who looks after every game ever take equal bots for unequal ones?"""
    chance = random.Random(seed)
    evidence = Evidence(alpha=0.05)
    for _ in range(steps):
        evidence.add(chance.choice(outcomes))
        if evidence.is_above(0.5) or evidence.is_below(0.5):
            return True
    return False


@pytest.mark.parametrize("outcomes", [(0.0, 1.0), (0.0, 0.5, 0.5, 1.0), (0.45, 0.55)])
def test_looking_after_every_game_is_wrong_in_one_of_twenty_runs_at_most(
    outcomes: tuple[float, ...],
) -> None:
    runs = 400
    false_alarms = sum(wrong(seed, 300, outcomes) for seed in range(runs))
    assert false_alarms <= 0.05 * runs


def test_naive_looking_would_be_wrong_far_more_often() -> None:
    # What the above is compared with: stopping when Wilson's interval leaves one half.
    def fooled(seed: int) -> bool:
        chance, wins = random.Random(seed), 0.0
        for games in range(1, 301):
            wins += chance.choice((0.0, 1.0))
            low, high = wilson(wins / games, games)
            if games >= 10 and not low <= 0.5 <= high:
                return True
        return False

    assert sum(map(fooled, range(200))) > 0.2 * 200


def test_the_interval_holds_the_true_mean_at_every_moment() -> None:
    missed = 0
    for seed in range(60):
        chance, evidence = random.Random(seed), Evidence(alpha=0.05)
        for step in range(120):
            evidence.add(float(chance.random() < 0.7))
            if step % 10 == 9:
                low, high = evidence.interval()
                if not low <= 0.7 <= high:
                    missed += 1
                    break
    assert missed <= 0.05 * 60


@pytest.mark.parametrize(("share", "most"), [(0.9, 30), (0.75, 120), (0.6, 1000)])
def test_a_real_difference_is_found_and_the_sooner_the_larger(share: float, most: int) -> None:
    steps = []
    for seed in range(20):
        chance, evidence = random.Random(seed), Evidence(alpha=0.05)
        while not evidence.is_above(0.5):
            evidence.add(float(chance.random() < share))
        steps.append(len(evidence.numbers))
        assert evidence.interval()[0] > 0.5
    assert sorted(steps)[10] < most


def test_what_is_proven_of_a_mean_stays_proven() -> None:
    evidence = Evidence(alpha=0.05, watched=(0.5, 0.3))
    for _ in range(20):
        evidence.add(1.0)
    assert evidence.is_above(0.5)
    assert evidence.is_above(0.3)
    for _ in range(15):
        evidence.add(0.0)
    assert evidence.is_above(0.5)
    assert not evidence.is_below(0.5)


def test_more_games_make_the_interval_narrower() -> None:
    chance, evidence, widths = random.Random(7), Evidence(), []
    for step in range(1000):
        evidence.add(chance.random())
        if step in (9, 99, 999):
            low, high = evidence.interval()
            widths.append(high - low)
    assert widths[0] > widths[1] > widths[2]
    assert widths[2] < 0.1
