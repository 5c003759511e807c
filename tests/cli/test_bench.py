"""`trilith bench`."""

from __future__ import annotations

import platform

import pytest

from tests.cli.command import Command
from trilith import games
from trilith.engine.native import COMPILED

TINY = ("--seconds", 0.01)


def test_the_report_has_these_figures(trilith: Command) -> None:
    report = trilith("bench", "--game", "castle", "--players", 2, *TINY, "--json").json
    assert report["compiled"] is COMPILED
    assert report["python"] == platform.python_version()
    [figures] = report["results"]
    assert (figures["game"], figures["players"]) == ("castle", 2)
    assert figures["options"] == {"season": "summer"}
    assert figures["games"] >= 1
    assert 0 < figures["choices"] < figures["decisions"]
    rates = ("choices_per_second", "decisions_per_second", "games_per_second")
    times = ("clone_us", "view_us", "spectator_view_us", "imagine_us")
    assert all(figures[name] > 0 for name in (*rates, *times))


def test_every_number_of_players_is_measured(trilith: Command) -> None:
    report = trilith("bench", "--game", "castle", *TINY, "--json").json
    assert [figures["players"] for figures in report["results"]] == [2, 3, 4]


def test_people_get_a_table(trilith: Command) -> None:
    result = trilith("bench", "--game", "castle", "--players", 3, *TINY)
    assert result.code == 0
    assert ("compiled, Python" if COMPILED else "interpreted, Python") in result.words
    assert "castle" in result.words


SEARCHES = ("simulations_per_second", "expert_simulations_per_second")


@pytest.mark.parametrize("key", games.keys())
def test_search_is_measured_where_it_is_wanted(trilith: Command, key: str) -> None:
    wanted = ("bench", "--game", key, "--players", 2, *TINY)
    [without] = trilith(*wanted, "--json").json["results"]
    [figures] = trilith(*wanted, "--search", "--json").json["results"]
    assert not set(SEARCHES) & set(without)
    assert all(figures[name] > 0 for name in SEARCHES)
    assert "random to the end" in trilith(*wanted, "--search").words


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--game", "chess"], f"game: expected one of {', '.join(games.keys())}; found 'chess'"),
        (["--players", 9], "players: no game here is played by 9"),
        (["--seconds", 0], "Invalid value for '--seconds'"),
    ],
)
def test_bad_input_is_answered_with_one_line(
    trilith: Command, arguments: list[object], problem: str
) -> None:
    assert trilith("bench", *arguments).problem.startswith(problem)
