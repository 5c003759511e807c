"""Many games between bots: the same wherever they are played, and counted right."""

from __future__ import annotations

import dataclasses
import json

import pytest

from tests.bots import own
from trilith.arena.simulate import (
    Plan,
    Played,
    check,
    play_all,
    play_one,
    spread,
    summary,
)
from trilith.engine.errors import BadInput, IllegalAction

PLAN = Plan("castle", 3, ("random",), "arena")
FIRST = f"{own.__file__}:FirstBot"


def timeless(played: Played) -> Played:
    return dataclasses.replace(played, seconds=0.0)


def test_the_same_plan_gives_the_same_games() -> None:
    assert timeless(play_one(PLAN, 4)) == timeless(play_one(PLAN, 4))


def test_every_game_of_a_plan_is_another() -> None:
    scores = {play_one(PLAN, number).scores for number in range(5)}
    assert len(scores) > 1


def test_another_seed_gives_other_games() -> None:
    other = dataclasses.replace(PLAN, seed="other")
    assert play_one(other, 0).scores != play_one(PLAN, 0).scores


def test_games_come_in_order_and_alike_from_one_process_and_from_two() -> None:
    plan = dataclasses.replace(PLAN, bots=("random", FIRST))
    alone = [timeless(one) for one in play_all(plan, 5)]
    assert [one.number for one in alone] == [0, 1, 2, 3, 4]
    assert [timeless(one) for one in play_all(plan, 5, jobs=2)] == alone


def test_a_game_is_printed_in_full() -> None:
    played = play_one(PLAN, 0)
    assert played.finished
    assert played.rounds > 5
    assert played.bots == ("random",) * 3
    assert played.scores == tuple(sum(rows.values()) for rows in played.rows)
    assert played.winners
    assert max(played.scores) == played.scores[played.winners[0]]
    assert 0 < played.choices < played.decisions


def test_a_game_that_takes_too_long_is_broken_off_without_a_winner() -> None:
    short = play_one(dataclasses.replace(PLAN, max_rounds=2), 0)
    assert not short.finished
    assert short.rounds == 3
    assert short.winners == ()
    figures = summary(PLAN, [short], 1.0)
    assert figures["unfinished"] == 1
    assert sum(figures["wins"]["by_seat"]) == 0


def test_options_and_an_owner_s_data_hold() -> None:
    winter = dataclasses.replace(PLAN, options={"season": "winter"})
    assert play_one(winter, 0).scores != play_one(PLAN, 0).scores
    rich = dataclasses.replace(PLAN, data={"tile": [{"id": "house_1", "vp": 30}]})
    assert play_one(rich, 0).scores != play_one(PLAN, 0).scores


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "game: expected one of castle"),
        ({"players": 5}, "players: castle is played by 2, 3, 4; found 5"),
        ({"bots": ()}, "bots: expected at least one bot"),
        ({"bots": ("random", "genius")}, "bots: expected one of random, easy, medium"),
        ({"options": {"season": "spring"}}, "option season: expected one of summer, winter"),
        ({"data": {"hat": {}}, "data_file": "own.toml"}, "own.toml: hat: no such value"),
        ({"seed": "a\nb"}, "seed: expected one line"),
    ],
)
def test_a_plan_that_does_not_fit_is_refused_before_any_game(
    change: dict[str, object], problem: str
) -> None:
    plan = dataclasses.replace(PLAN, **change)  # type: ignore[arg-type]
    with pytest.raises(BadInput) as error:
        check(plan)
    assert str(error.value).startswith(problem)
    with pytest.raises(BadInput):
        next(play_all(plan, 2, jobs=2))


def test_a_bot_that_breaks_the_rules_is_reported_from_any_process() -> None:
    cheat = f"{own.__file__}:CheatBot"
    for jobs in (1, 2):
        with pytest.raises(IllegalAction, match="seat 0 may not 'cash_in 7'"):
            list(play_all(dataclasses.replace(PLAN, bots=(cheat,)), 2, jobs))


# ------------------------------------------------------------------ what it all comes to


def game(number: int, names: tuple[str, ...], scores: tuple[int, ...], *winners: int) -> Played:
    rows = tuple({"castle": score - 1, "bonus": 1} for score in scores)
    return Played(number, names, scores, winners, rows, 10, 100, 80, True, 0.1)


def test_the_figures_of_a_simulation() -> None:
    plan = Plan("castle", 2, ("a", "b"), "s", {"season": "summer"})
    played = [game(0, ("a", "b"), (30, 20), 0), game(1, ("b", "a"), (40, 40), 0, 1)]
    figures = summary(plan, played, 4.0)
    assert json.loads(json.dumps(figures)) == figures
    assert figures["games"] == 2
    assert (figures["decisions"], figures["choices"]) == (200, 160)
    assert (figures["decisions_per_second"], figures["choices_per_second"]) == (50.0, 40.0)
    assert figures["games_per_second"] == 0.5
    assert figures["rounds"]["mean"] == 10
    assert figures["wins"] == {"by_seat": [1.5, 0.5], "by_bot": {"a": 1.5, "b": 0.5}}
    assert figures["scores"]["by_bot"]["a"]["mean"] == 35
    assert [seat["mean"] for seat in figures["scores"]["by_seat"]] == [35, 30]
    assert figures["scores"]["winner"]["max"] == 40
    assert figures["scores"]["by_source"]["b"] == {"castle": 29.0, "bonus": 1.0}


def test_a_bot_that_had_no_seat_has_no_figures() -> None:
    plan = Plan("castle", 2, ("a", "b", "c"))
    figures = summary(plan, [game(0, ("a", "b"), (30, 20), 0)], 1.0)
    assert list(figures["scores"]["by_bot"]) == ["a", "b"]
    assert list(figures["wins"]["by_bot"]) == ["a", "b"]


def test_no_time_at_all_makes_no_speed() -> None:
    figures = summary(Plan("castle", 2, ("a",)), [game(0, ("a", "a"), (1, 2), 1)], 0.0)
    assert figures["games_per_second"] == 0.0


def test_mean_and_quantiles() -> None:
    assert spread(list(range(101))) == {
        "mean": 50.0,
        "min": 0,
        "q10": 10,
        "q25": 25,
        "median": 50,
        "q75": 75,
        "q90": 90,
        "max": 100,
    }
    assert spread([7])["q10"] == spread([7])["max"] == 7
