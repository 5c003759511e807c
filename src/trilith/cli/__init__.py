"""The command line: `trilith COMMAND ...`, one module per command."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import click

from trilith import __version__
from trilith.engine.errors import TrilithError

COMMANDS = {
    "serve": "Run the server: tables for everybody, in the browser.",
    "offline": "Write a folder of static files that plays in any browser, without a server.",
    "backup": "Copy the server's database into one file, and check it.",
    "restore": "Restore a backup into an empty database, or only check it.",
    "admin": "Help people as their operator: password links, moderation, ratings.",
    "play": "Play in the terminal, against bots or with friends at one keyboard.",
    "games": "List the games, their players and options.",
    "simulate": "Let bots play many games, and report the results.",
    "arena": "Run a tournament of bots: who is better, and how certain that is.",
    "learn": "Train bots on games they play against themselves.",
    "study": "Find out what wins a game: seats, sources of points, cards and buildings.",
    "mcp": "Let assistants play and explain, through the Model Context Protocol.",
    "bench": "Measure the engine: choices per second, clone, view, imagine.",
    "analyse": "Separate luck from skill in a finished game, choice by choice.",
    "coach": "Fit the coach's judgement to games played by bots.",
    "puzzles": "Solve, make and check positions with one clearly best choice.",
    "replay": "Show, continue or verify a recorded game.",
    "scenario": "Run scenario files: positions, and what must and must not be possible in them.",
    "rules": "Show the rules one by one, and which of them have code and tests.",
    "fidelity": "Show where the numbers of a game come from.",
    "new-game": "Create a small working game, with words and tests, as a starting point for yours.",
}
"""Every command with its line in the overview; the module of that name is loaded only when used."""


class Commands(click.Group):
    """Loads a command's module when the command is used: the others cost nothing."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(
            f"trilith.cli.{cmd_name.replace('-', '_')}"
        ).command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, "-V", "--version", prog_name="trilith")
@click.pass_context
def trilith(ctx: click.Context) -> None:
    """Board games about building: play them, study them.

    Without a command: start the server on this machine, and open the browser.
    """
    if ctx.invoked_subcommand is None:
        serve = importlib.import_module("trilith.cli.serve").command
        serve.main(["--open"], prog_name="trilith", standalone_mode=False)


def main(arguments: list[str] | None = None) -> None:
    """Run, and turn every mistake of a user into one clear line and exit code 2."""
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    try:
        result: Any = trilith.main(arguments, prog_name="trilith", standalone_mode=False)
    except click.ClickException as error:
        return complain(error.format_message())
    except click.Abort:
        click.echo()
        return 130
    except TrilithError as error:
        return complain(str(error))
    except BrokenPipeError:
        # The reader of our output (head, less) has seen enough.
        sys.stderr.close()
        return 0
    return result if isinstance(result, int) else 0


def complain(problem: str) -> int:
    click.echo(f"trilith: {' '.join(problem.split())}", err=True)
    return 2
