"""What all commands have in common; and each once as a process of its own."""

from __future__ import annotations

import json
from pathlib import Path

import click
import pytest

from tests.cli.command import Command, in_a_process, record_file, text_file
from trilith import __version__, cli
from trilith.cli import COMMANDS
from trilith.engine.native import COMPILED


def test_help_is_an_overview(trilith: Command) -> None:
    result = trilith("--help")
    assert result.code == 0
    for name, line in COMMANDS.items():
        assert name in result.words
        assert line in result.words


def test_alone_it_serves_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def start(arguments: list[str], **_: object) -> None:
        started.append(arguments)

    monkeypatch.setattr("trilith.cli.serve.command.main", start)
    assert cli.run([]) == 0
    assert started == [["--open"]]


def test_the_version(trilith: Command) -> None:
    assert trilith("--version").words == f"trilith, version {__version__}"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(trilith: Command, name: str) -> None:
    result = trilith(name, "--help")
    assert result.code == 0
    assert f"Usage: trilith {name}" in result.words
    assert trilith(name, "-h").out == result.out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["sing"], "No such command 'sing'."),
        (["games", "--loud"], "No such option"),
        (["simulate"], "Missing argument 'GAME'."),
        (["simulate", "chess"], "game: expected one of castle"),
        (["simulate", "castle", "--games", "many"], "Invalid value for '--games'"),
        (["simulate", "castle", "--games", "0"], "Invalid value for '--games'"),
        (["scenario"], "Missing argument 'FILE...'."),
        (["rules", "castle", "--language", "la"], "Invalid value for '--language'"),
    ],
)
def test_a_mistake_is_answered_with_one_line(
    trilith: Command, arguments: list[str], problem: str
) -> None:
    assert problem in trilith(*arguments).problem


def test_a_reader_who_has_seen_enough_is_not_bothered(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pipe:
        closed = False

        def close(self) -> None:
            self.closed = True

    def broken(*_: object, **__: object) -> None:
        raise BrokenPipeError

    pipe = Pipe()
    monkeypatch.setattr(cli.trilith, "main", broken)
    monkeypatch.setattr("sys.stderr", pipe)
    assert cli.run([]) == 0
    assert pipe.closed


def test_an_interrupted_command_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise click.Abort

    monkeypatch.setattr(cli.trilith, "main", interrupted)
    assert cli.run([]) == 130
    assert capsys.readouterr() == ("\n", "")


def test_the_games_in_a_process() -> None:
    assert "castle" in [game["key"] for game in in_a_process("games", "--json").json]


def test_a_simulation_in_a_process() -> None:
    arguments = ("simulate", "castle", "--players", 2, "--games", 3, "--jobs", 2, "--json")
    assert in_a_process(*arguments).json["games"] == 3


def test_a_bench_in_a_process() -> None:
    result = in_a_process("bench", "--game", "castle", "--players", 2, "--seconds", 0.01, "--json")
    assert result.json["compiled"] is COMPILED


def test_a_replay_in_a_process(tmp_path: Path) -> None:
    result = in_a_process("replay", record_file(tmp_path), "--verify", "--json")
    assert result.json["verified"] is True


def test_a_scenario_in_a_process(tmp_path: Path) -> None:
    path = text_file(tmp_path, 'game = "castle"\nplayers = 2\n[expect]\n"round" = 2')
    assert in_a_process("scenario", path).code == 1


def test_the_rules_in_a_process() -> None:
    assert in_a_process("rules", "castle", "AM-SEL-01", "--json").json["AM-SEL-01"]


def test_the_fidelity_in_a_process() -> None:
    assert in_a_process("fidelity", "castle", "--json").json["values"] > 100


def test_a_game_in_a_process(tmp_path: Path) -> None:
    result = in_a_process("play", "castle", "--bots", "random", typed="1\nq\n", cwd=tmp_path)
    assert (result.code, result.err) == (0, "")
    assert (tmp_path / "trilith-game.txt").read_text("utf-8").startswith("trilith record 1\n")


def test_a_mistake_in_a_process() -> None:
    assert in_a_process("simulate", "chess").problem.startswith("game: expected one of")


def test_no_process_is_needed_to_print_plain_json(trilith: Command) -> None:
    # No colours, no markup, no wrapping: what one program prints, another reads.
    text = trilith("games", "--json").out
    assert json.dumps(json.loads(text), indent=2, ensure_ascii=False) + "\n" == text
