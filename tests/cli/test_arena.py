"""`trilith arena`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots import own
from tests.cli.command import Command

DUEL = ("arena", "castle", "--players", 2, "--bots", "random,easy")


def test_the_report_has_these_figures(trilith: Command) -> None:
    figures = trilith(*DUEL, "--games", 8, "--json").json
    assert (figures["games"], figures["deals"], figures["asked"]) == (8, 4, 8)
    assert {row["bot"] for row in figures["standings"]} == {"random", "easy"}
    assert set(figures["standings"][0]) == {
        "bot",
        "seats",
        "win_rate",
        "low",
        "high",
        "mean_place",
        "mean_score",
        "rating",
    }
    assert set(figures["ratings"]["easy"]) == {"strength", "uncertainty", "low", "high"}
    [pair] = figures["pairs"]
    assert set(pair) == {"bots", "difference", "low", "high", "verdict"}
    # All that a simulation tells is told too.
    assert {"choices_per_second", "rounds", "scores", "wins", "win_rates"} <= set(figures)


def test_only_whole_deals_are_played(trilith: Command) -> None:
    bots = f"random,easy,{own.__file__}:FirstBot"
    arguments = ("arena", "castle", "--players", 2, "--bots", bots, "--games", 1)
    figures = trilith(*arguments, "--json").json
    assert (figures["games"], figures["asked"]) == (6, 6)
    assert [row["seats"] for row in figures["standings"]] == [4, 4, 4]


def test_people_get_tables(trilith: Command) -> None:
    result = trilith(*DUEL, "--games", 4)
    assert (result.code, result.err) == (0, "")
    for word in ("rating", "win rate", "mean points from", "random - easy"):
        assert word in result.words


def test_it_stops_when_the_best_is_known(trilith: Command) -> None:
    figures = trilith(*DUEL, "--games", 400, "--until-significant", "--json").json
    assert figures["stopped"] == "clear"
    assert figures["games"] < 400
    assert figures["standings"][0]["bot"] == "easy"
    assert figures["pairs"][0]["verdict"] == "easy"


def test_a_solo_player_is_rated_against_the_rules(trilith: Command) -> None:
    bots = ("--bots", f"random,{own.__file__}:FirstBot")
    result = trilith("arena", "ezra_nehemiah", "--players", 1, *bots, "--games", 2)
    assert result.code == 0
    assert "opponent" in result.words


def test_a_picture_of_the_tournament(trilith: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "arena.png"
    assert trilith(*DUEL, "--games", 2, "--picture", picture).code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bots", "random"], "bots: expected at least two bots to compare, found 'random' alone"),
        (["--bots", "random,random"], "bots: expected every bot once, found 'random' twice"),
        (["--bots", "random,genius"], "bots: expected one of random"),
        (["--players", "9"], "players: castle is played by 2, 3, 4; found 9"),
        (["--games", "0"], "Invalid value for '--games'"),
        (["--picture", "arena.jpg"], "arena.jpg: expected a picture to end in .svg or .png"),
    ],
)
def test_bad_input_is_answered_with_one_line(
    trilith: Command, arguments: list[str], problem: str
) -> None:
    assert trilith("arena", "castle", *arguments).problem.startswith(problem)


def test_help_has_examples(trilith: Command) -> None:
    for command in ("arena", "simulate", "study"):
        assert f"Examples: trilith {command} " in trilith(command, "--help").words
