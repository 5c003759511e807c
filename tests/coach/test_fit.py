"""The value is fitted to what came of games, and its reliability is measured."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest

from trilith import games
from trilith.coach.fit import (
    crossed,
    fitted,
    foretell,
    games_of,
    learn,
    learn_all,
    reliability,
    settings_of,
    solve,
)
from trilith.coach.sample import End, Sample
from trilith.coach.temper import foretold, temper_of, with_ends
from trilith.coach.value import (
    PLAIN,
    POWERS,
    Temper,
    along,
    fitted_of,
    head_start,
    slope,
    softmax,
    value_for,
)

SLOPE: tuple[float, ...] = (0.05, 0.0, 0.2)


def told(count: int, slope_of: tuple[float, ...] = SLOPE, players: int = 2) -> list[Sample]:
    """Games whose winners follow this slope, by chance."""
    chance = random.Random(f"{count} {slope_of} {players}")
    found: list[Sample] = []
    for game in range(count):
        progress = chance.random()
        strengths = [chance.gauss(0.0, 15.0) for _ in range(players)]
        odds = softmax(strengths, slope(slope_of, progress))
        winner = chance.choices(range(players), odds)[0]
        results = [float(player == winner) for player in range(players)]
        found.append(Sample(game, strengths, progress, results))
    return found


def test_the_slope_behind_many_games_is_found_again() -> None:
    weights = learn(told(4000))
    for progress in (0.0, 0.5, 1.0):
        assert slope(weights, progress) == pytest.approx(slope(SLOPE, progress), abs=0.04)


def test_a_setting_with_few_games_leans_on_others_of_its_mode() -> None:
    many, few = told(2000), told(4, (-1.0, 0.0, 0.0))
    found = learn_all({"2-summer": many, "3-summer": few, "2-winter": few})
    usual, leaning, alone = (
        slope(found[name], 0.5) for name in ("2-summer", "3-summer", "2-winter")
    )
    assert alone < leaning < usual
    assert usual - leaning < (usual - alone) / 3  # four odd games do not outweigh what is usual


def test_the_more_is_shared_the_less_few_games_of_its_own_say_of_a_setting() -> None:
    samples = {"2-summer": told(300), "3-summer": told(20, (-1.0, 0.0, 0.0))}
    own, little, much = (
        slope(learn_all(samples, shared)["3-summer"], 0.5) for shared in (0, 20, 300)
    )
    assert own < little < much


def test_the_rules_own_opponent_is_further_ahead_than_it_looks() -> None:
    """It stands 15 worse than in the games behind this, as if what it gains later were not seen."""
    games_ = [
        replace(one, strengths=[one.strengths[0], one.strengths[1] - 15.0]) for one in told(4000)
    ]
    found = learn_all({"1-summer": games_, "2-summer": told(300)})
    assert len(found["2-summer"]) == POWERS
    for progress in (0.1, 0.5, 0.9):
        assert head_start(found["2-summer"], progress) == 0.0
        ahead = head_start(found["1-summer"], progress) / slope(found["1-summer"], progress)
        assert ahead == pytest.approx(15.0, abs=4.0)
    foretold = [foretell(one, found["1-summer"]) for one in games_]
    assert max(third.off for third in reliability(foretold)) < 0.03


@pytest.mark.parametrize(("key", "shared"), [("castle", 20), ("ezra_nehemiah", 60), ("sa_re", 300)])
def test_a_fit_shares_as_much_as_the_one_that_came_along(key: str, shared: float) -> None:
    assert fitted_of(key).shared == shared


def test_predictions_come_true_if_the_weights_are_right() -> None:
    for third in reliability([foretell(one, SLOPE) for one in told(6000)]):
        assert third.count > 1000
        assert third.off < 0.03


def test_wrong_weights_show_in_the_reliability() -> None:
    wrong: tuple[float, ...] = (1.0, 0.0, 0.0)
    assert reliability([foretell(one, wrong) for one in told(3000)])[0].off > 0.1


def test_leads_that_are_trusted_too_much_are_tempered() -> None:
    """Half of the games are decided by something else: a part of every chance is shared equally."""
    chance = random.Random("something else")
    samples = {"2-summer": told(1500)}
    for place, one in enumerate(samples["2-summer"]):
        if place % 2:
            results = [1.0, 0.0] if chance.random() < 0.5 else [0.0, 1.0]
            samples["2-summer"][place] = replace(one, results=results)
    temper = temper_of(samples, {"2-summer": SLOPE})
    assert sum(temper.doubt) / len(temper.doubt) > 0.3
    too_sure, better = (
        reliability([foretell(one, SLOPE, each) for one in samples["2-summer"]])[2].off
        for each in (PLAIN, temper)
    )
    assert better < 0.05 < too_sure


def test_leads_that_only_a_search_finds_are_trusted_less() -> None:
    """The coach gets to leads four times those of the games: as it tells them they must not count."""
    samples = {"2-summer": [_seen_further(one) for one in told(1500)]}
    temper = temper_of(samples, {"2-summer": SLOPE})
    assert max(temper.heat) < 0.6
    too_sure, better = (
        reliability([foretell(one, SLOPE, each) for one in samples["2-summer"]])[2].off
        for each in (PLAIN, temper)
    )
    assert better < 0.03 < too_sure


def _seen_further(one: Sample) -> Sample:
    return replace(one, ends=(End([4.0 * each for each in one.strengths], one.progress),))


def test_what_a_lead_is_worth_is_learnt_among_equals() -> None:
    """In mixed company whoever leads is the stronger player, and wins more than the lead is worth."""
    equal = told(800)
    mixed = [
        replace(one, game=one.game + 800, equals=False, results=_to_the_leader(one))
        for one in equal
    ]
    alone = fitted({"2-summer": equal})
    assert fitted({"2-summer": equal + mixed}) == alone


def _to_the_leader(one: Sample) -> list[float]:
    return [float(each == max(one.strengths)) for each in one.strengths]


def test_where_the_game_ends_in_the_search_nothing_is_doubted() -> None:
    doubtful = Temper((0.5,), (0.5,))
    won = Sample(0, [0.0, 0.0], 0.9, [1.0, 0.0], ends=(End([1.0, 0.0], 1.0, over=True),))
    assert foretold(won, SLOPE, doubtful) == [1.0, 0.0]


def test_the_coach_says_where_it_gets_to() -> None:
    game = games.get("castle")
    setup = settings_of(game)["2-summer"]
    (samples,) = games_of(game, setup, 1, "told")
    first, last = (with_ends(game, setup.data, one, SLOPE) for one in (samples[0], samples[-1]))
    assert all(end.progress > first.progress and not end.over for end in first.ends)
    assert all(end.over and sum(end.strengths) == 1.0 for end in last.ends)


def test_numbers_change_evenly_from_part_to_part() -> None:
    thirds = (1.0, 2.0, 4.0)
    told = [along(thirds, sixth / 6) for sixth in range(7)]
    assert told == pytest.approx([1.0, 1.0, 1.5, 2.0, 3.0, 4.0, 4.0])
    assert along((0.7,), 0.4) == 0.7


def test_every_game_is_predicted_once_from_the_others() -> None:
    samples = {"2-summer": told(60)}
    assert len(crossed(samples)) == 60


def test_equations_are_solved() -> None:
    assert solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0]) == pytest.approx([0.8, 1.4])


def test_chances_add_up_however_far_apart_everybody_is() -> None:
    assert softmax([0.0, 0.0], 3.0) == [0.5, 0.5]
    assert math.fsum(softmax([900.0, -900.0, 3.0], 2.0)) == pytest.approx(1.0)


def test_positions_are_taken_from_games_of_bots() -> None:
    game = games.get("castle")
    (samples,) = games_of(game, settings_of(game)["2-summer"], 1, "told")
    assert len(samples) > 5
    assert samples[0].progress < 0.2
    assert samples[-1].progress > 0.7
    assert all(sum(one.results) == 1.0 for one in samples)


@pytest.mark.parametrize("key", ["castle", "ezra_nehemiah", "sa_re"])
def test_every_setting_has_weights_and_a_lead_is_never_bad(key: str) -> None:
    game = games.get(key)
    known = fitted_of(key).weights
    for name, setup in settings_of(game).items():
        assert name in known
        assert value_for(game, setup).weights == known[name]
        assert all(slope(known[name], tenth / 10) > 0.0 for tenth in range(11))
