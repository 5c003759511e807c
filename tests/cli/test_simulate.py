"""`trilith simulate`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.arena.games import Mortals
from tests.bots import own
from tests.cli.command import Command, text_file


def steady(figures: dict[str, Any]) -> dict[str, Any]:
    """All figures but those of time."""
    return {name: v for name, v in figures.items() if "second" not in name}


def test_the_report_has_these_figures(trilith: Command) -> None:
    figures = trilith("simulate", "castle", "--games", 3, "--json").json
    promised = {"games", "decisions", "choices", "decisions_per_second", "choices_per_second"}
    assert promised | {"rounds", "scores", "wins"} <= set(figures)
    assert figures["games"] == 3
    assert figures["players"] == 4
    assert figures["choices"] < figures["decisions"]
    assert figures["choices_per_second"] > 0
    spread = {"mean", "min", "q10", "q25", "median", "q75", "q90", "max"}
    assert set(figures["rounds"]) == spread
    assert [set(seat) for seat in figures["scores"]["by_seat"]] == [spread] * 4
    assert set(figures["scores"]["by_bot"]["random"]) == spread
    assert sum(figures["wins"]["by_seat"]) == pytest.approx(3, abs=0.01)
    assert figures["wins"]["by_bot"] == {"random": pytest.approx(3, abs=0.01)}
    assert figures["unfinished"] == 0


def test_one_process_or_two_give_the_same(trilith: Command) -> None:
    bots = f"random,{own.__file__}:FirstBot"
    arguments = ("simulate", "castle", "--players", 2, "--games", 4, "--seed", "s", "--bots", bots)
    winter = (*arguments, "--option", "season=winter", "--json")
    alone = trilith(*winter, "--jobs", 1).json
    assert steady(trilith(*winter, "--jobs", 2).json) == steady(alone)
    assert alone["options"] == {"season": "winter"}
    assert alone["bots"] == bots.split(",")


def test_another_seed_gives_other_games(trilith: Command) -> None:
    one, other = (
        trilith("simulate", "castle", "--games", 2, "--seed", seed, "--json").json
        for seed in ("a", "b")
    )
    assert one["scores"] != other["scores"]


def test_people_get_tables(trilith: Command) -> None:
    result = trilith("simulate", "castle", "--players", 2, "--games", 2)
    assert result.code == 0
    assert result.err == ""
    assert "2 games of castle with 2 players" in result.words
    assert "mean points from" in result.words


def test_a_bot_that_had_no_seat_is_left_out(trilith: Command) -> None:
    bots = f"random,random,{own.__file__}:FirstBot"
    result = trilith("simulate", "castle", "--players", 2, "--games", 1, "--bots", bots)
    assert result.code == 0
    assert "FirstBot" not in result.out


def test_games_that_are_broken_off_are_reported(trilith: Command) -> None:
    result = trilith("simulate", "castle", "--games", 2, "--max-rounds", 1)
    assert "2 games were broken off" in result.words


def test_all_cores_may_be_used(trilith: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilith.cli.arena_run.cores", lambda: 1)
    assert trilith("simulate", "castle", "--games", 1, "--jobs", 0, "--json").json["games"] == 1


def test_win_rates_come_with_intervals(trilith: Command) -> None:
    arguments = ("simulate", "castle", "--players", 2, "--games", 10, "--bots", "random,easy")
    figures = trilith(*arguments, "--json").json
    rates = figures["win_rates"]
    assert set(rates["by_bot"]) == {"random", "easy"}
    for rate in (*rates["by_bot"].values(), *rates["by_seat"]):
        assert 0 <= rate["low"] <= rate["rate"] <= rate["high"] <= 1
    assert "win rate" in trilith(*arguments).words


def test_it_stops_when_it_is_clear_who_is_better(trilith: Command) -> None:
    duel = ("--players", 2, "--bots", "random,easy", "--games", 300, "--until-significant")
    figures = trilith("simulate", "castle", *duel, "--json").json
    assert figures["asked"] == 300
    assert figures["games"] < 300
    assert figures["stopped"] == "clear"
    [pair] = figures["pairs"]
    assert pair["verdict"] == "easy"
    words = trilith("simulate", "castle", *duel).words
    assert f"Clear after {figures['games']} of at most 300 games." in words
    assert "easy is better" in words


def test_games_go_to_a_table_and_a_picture(trilith: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    table, picture = tmp_path / "games.csv", tmp_path / "games.svg"
    result = trilith("simulate", "castle", "--games", 2, "--csv", table, "--picture", picture)
    assert (result.code, result.err) == (0, "")
    assert len(table.read_text("utf-8").splitlines()) == 1 + 2 * 4
    assert "<svg" in picture.read_text("utf-8")


def test_ctrl_c_leaves_what_was_played(trilith: Command, tmp_path: Path) -> None:
    bot = Mortals(tmp_path).bot("Interrupted")
    result = trilith(
        "simulate", "castle", "--players", 2, "--games", 9, "--bots", bot, "--jobs", 1, "--json"
    )
    assert result.code == 130
    assert result.err == "trilith: stopped after 2 of 9 games; so far:\n"
    figures = json.loads(result.out)
    assert (figures["games"], figures["asked"], figures["stopped"]) == (2, 9, "interrupted")


def test_ctrl_c_before_the_first_game_is_over(trilith: Command, tmp_path: Path) -> None:
    bot = Mortals(tmp_path).bot("InterruptedAtOnce")
    result = trilith("simulate", "castle", "--bots", bot, "--jobs", 1)
    assert (result.code, result.out) == (130, "")
    assert result.err == "trilith: stopped before the first game was over\n"


def test_ctrl_c_in_a_terminal_ends_all_workers_and_reports(tmp_path: Path) -> None:
    """A terminal sends Ctrl-C to every process; only the first one may take it for itself."""
    bot = tmp_path / "signs.py"
    bot.write_text(SIGNS, "utf-8")
    arguments = ("simulate", "castle", "--players", "2", "--games", "1000000", "--json")
    with in_a_terminal(*arguments, "--bots", f"{bot}:Signs", "--jobs", "2") as process:
        while len(list(tmp_path.glob("*.played"))) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    figures = json.loads(out)
    assert process.returncode == 130
    assert err == f"trilith: stopped after {figures['games']} of 1000000 games; so far:\n"
    assert figures["stopped"] == "interrupted"


@contextmanager
def in_a_terminal(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command as a terminal runs it: it hears Ctrl-C, even where these tests do not."""
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # what is ignored is inherited
    process = subprocess.Popen(
        [sys.executable, "-m", "trilith", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    signal.signal(signal.SIGINT, heard)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


SIGNS = """
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from trilith.bots.random import RandomBot

class Signs(RandomBot):
    made = 0

    def __init__(self, seed=""):
        super().__init__(seed)
        Signs.made += 1
        if Signs.made == 80:
            Path(__file__).with_name(f"{os.getpid()}.played").touch()
"""


def test_an_owner_s_data_are_used(trilith: Command, tmp_path: Path) -> None:
    path = text_file(tmp_path, "[[tile]]\nid = 'house_1'\nvp = 50")
    arguments = ("simulate", "castle", "--games", 3, "--json")
    rich = trilith(*arguments, "--data", path).json
    assert rich["scores"]["winner"]["max"] > trilith(*arguments).json["scores"]["winner"]["max"]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--players", 5], "players: castle is played by 2, 3, 4; found 5"),
        (["--bots", "genius"], "bots: expected one of random, easy, medium"),
        (["--bots", ","], "bots: expected at least one bot"),
        (["--bots", "none.py:Bot"], "bots: no such file: none.py"),
        (["--bots", f"{own.__file__}:NotABot"], "bots: expected a class NotABot that is a Bot"),
        (["--option", "season"], "option: expected NAME=VALUE, found 'season'"),
        (["--option", "=winter"], "option: expected NAME=VALUE, found '=winter'"),
        (["--option", "season=spring"], "option season: expected one of summer, winter"),
        (["--option", "hat=on"], "option: castle has no option 'hat'; there are: season"),
        (["--data", "none.toml"], "none.toml: no such file"),
        (["--seed", "a\nb"], "seed: expected one line, without blanks at its ends"),
        (["--seed", "\udcff"], "seed: expected one line, without blanks at its ends"),
        (["--jobs", "-1"], "Invalid value for '--jobs'"),
        (["--until-significant"], "until-significant: expected two bots to compare"),
        (["--margin", "2"], "Invalid value for '--margin'"),
        (["--csv", "no/folder/games.csv"], "no/folder/games.csv: expected a folder no/folder"),
        (["--picture", "games.gif"], "games.gif: expected a picture to end in .svg or .png"),
        (["--picture", "no/folder/games.svg"], "no/folder/games.svg: expected a folder no/folder"),
    ],
)
def test_bad_input_is_answered_with_one_line(
    trilith: Command, arguments: list[object], problem: str
) -> None:
    assert trilith("simulate", "castle", "--games", 1, *arguments).problem.startswith(problem)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[tile", "own.toml: not valid TOML"),
        ("[hat]\nsize = 3", "own.toml: hat: no such value; there are: meta"),
        ("[[tile]]\nid = 'keep'\nvp = 'many'", "own.toml: tile.keep.vp: expected a number"),
        ("[setup]\nwatchtower = { sand = 'x' }", "own.toml: setup.watchtower: expected the names"),
        ("[money]\ntotal_thalers = 3", "own.toml: "),
    ],
)
def test_a_bad_data_file_is_answered_with_one_line(
    trilith: Command, tmp_path: Path, text: str, problem: str
) -> None:
    path = text_file(tmp_path, text)
    assert problem in trilith("simulate", "castle", "--data", path).problem


def test_a_bot_that_breaks_the_rules_is_reported_in_one_line(trilith: Command) -> None:
    bots = f"{own.__file__}:CheatBot"
    result = trilith("simulate", "castle", "--games", 1, "--bots", bots)
    assert "seat 0 may not 'cash_in 7'" in result.problem
